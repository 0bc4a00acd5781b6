"""All cards declared, and the book of steps and effects by which positions are written."""

from westmarch.core.steptext import StepBook
from westmarch.games.wotr_board.actions import ACTION_STEPS
from westmarch.games.wotr_board.attack import ATTACK_STEPS
from westmarch.games.wotr_board.battle import BATTLE_STEPS
from westmarch.games.wotr_board.characters import CHARACTER_STEPS
from westmarch.games.wotr_board.companions import COMPANION_STEPS
from westmarch.games.wotr_board.events import free_character, free_deeds
from westmarch.games.wotr_board.events.losses import LoseFigureIn
from westmarch.games.wotr_board.events.steps import OWN_STEPS
from westmarch.games.wotr_board.fellowship import FELLOWSHIP_STEPS
from westmarch.games.wotr_board.hands import DiscardToSix
from westmarch.games.wotr_board.hunt import HUNT_STEPS
from westmarch.games.wotr_board.movement import MOVEMENT_STEPS
from westmarch.games.wotr_board.politics import Diplomacy
from westmarch.games.wotr_board.recruit import RECRUIT_STEPS
from westmarch.games.wotr_board.texts import EFFECTS
from westmarch.games.wotr_board.turn import TURN_STEPS
from westmarch.games.wotr_board.verbs import ChooseGuide, Excess

# The files that declare event cards. A file with steps of its own that are pushed by themselves lists them as OWN_STEPS.
DECKS = (free_character,)

STEP_BOOK = StepBook(
    (
        *TURN_STEPS,
        *ACTION_STEPS,
        *ATTACK_STEPS,
        *BATTLE_STEPS,
        *CHARACTER_STEPS,
        *COMPANION_STEPS,
        *FELLOWSHIP_STEPS,
        *HUNT_STEPS,
        *MOVEMENT_STEPS,
        *RECRUIT_STEPS,
        DiscardToSix,
        *OWN_STEPS,
        *free_deeds.OWN_STEPS,
        LoseFigureIn,
        Diplomacy,
        ChooseGuide,
        Excess,
    ),
    EFFECTS,
)
