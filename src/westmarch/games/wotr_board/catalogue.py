"""All cards declared, and the book of steps and effects by which positions are written."""

from westmarch.core.steptext import StepBook
from westmarch.games.wotr_board.actions import ACTION_STEPS
from westmarch.games.wotr_board.attack import ATTACK_STEPS
from westmarch.games.wotr_board.characters import CHARACTER_STEPS
from westmarch.games.wotr_board.companions import COMPANION_STEPS
from westmarch.games.wotr_board.dice import DICE_STEPS
from westmarch.games.wotr_board.events import (
    army_steps,
    free_character,
    free_deeds,
    free_strategy,
    losses,
    shadow_character,
    shadow_deeds,
    shadow_strategy,
    steps,
)
from westmarch.games.wotr_board.fellowship import FELLOWSHIP_STEPS
from westmarch.games.wotr_board.hands import DiscardToSix
from westmarch.games.wotr_board.hunt import HUNT_STEPS
from westmarch.games.wotr_board.lords import LORDS_STEPS
from westmarch.games.wotr_board.march import MARCH_STEPS
from westmarch.games.wotr_board.movement import MOVEMENT_STEPS
from westmarch.games.wotr_board.politics import Diplomacy
from westmarch.games.wotr_board.recruit import RECRUIT_STEPS
from westmarch.games.wotr_board.rings import RING_STEPS
from westmarch.games.wotr_board.rounds import BATTLE_STEPS
from westmarch.games.wotr_board.texts import EFFECTS
from westmarch.games.wotr_board.turn import TURN_STEPS
from westmarch.games.wotr_board.verbs import ChooseGuide, Excess

# The files that declare event cards, a deck each, and those with the steps that they are made of. Steps that are pushed by
# themselves, and so may stand in a position, are their OWN_STEPS.
DECKS = (free_character, free_strategy, shadow_character, shadow_strategy)
EVENT_FILES = (steps, army_steps, losses, free_deeds, shadow_deeds, *DECKS)

STEP_BOOK = StepBook(
    (
        *TURN_STEPS,
        *ACTION_STEPS,
        *ATTACK_STEPS,
        *BATTLE_STEPS,
        *CHARACTER_STEPS,
        *COMPANION_STEPS,
        *DICE_STEPS,
        *FELLOWSHIP_STEPS,
        *HUNT_STEPS,
        *LORDS_STEPS,
        *MARCH_STEPS,
        *MOVEMENT_STEPS,
        *RECRUIT_STEPS,
        *RING_STEPS,
        DiscardToSix,
        *(step for file in EVENT_FILES for step in file.OWN_STEPS),
        Diplomacy,
        ChooseGuide,
        Excess,
    ),
    EFFECTS,
)
