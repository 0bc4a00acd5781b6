"""All cards declared, the words for them, and the steps and effects by which positions are written."""

from westmarch.core.written.steptext import StepBook
from westmarch.games.wotr_board.cards import free_character, free_strategy, shadow_character, shadow_strategy
from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES, EFFECTS, EVENTS
from westmarch.games.wotr_board.cards.making import army_steps, free_steps, losses, shadow_steps, steps
from westmarch.games.wotr_board.rules.actions import ACTION_STEPS
from westmarch.games.wotr_board.rules.dice import DICE_STEPS
from westmarch.games.wotr_board.rules.hands import DiscardToSix
from westmarch.games.wotr_board.rules.people.characters import CHARACTER_STEPS
from westmarch.games.wotr_board.rules.people.companions import COMPANION_STEPS
from westmarch.games.wotr_board.rules.people.lords import LORDS_STEPS
from westmarch.games.wotr_board.rules.politics import Diplomacy
from westmarch.games.wotr_board.rules.recruit import RECRUIT_STEPS
from westmarch.games.wotr_board.rules.ring.fellowship import FELLOWSHIP_STEPS
from westmarch.games.wotr_board.rules.ring.hunt import HUNT_STEPS
from westmarch.games.wotr_board.rules.rings import RING_STEPS
from westmarch.games.wotr_board.rules.turn import TURN_STEPS
from westmarch.games.wotr_board.rules.verbs import ChooseGuide, Excess
from westmarch.games.wotr_board.rules.war.attack import ATTACK_STEPS
from westmarch.games.wotr_board.rules.war.march import MARCH_STEPS
from westmarch.games.wotr_board.rules.war.movement import MOVEMENT_STEPS
from westmarch.games.wotr_board.rules.war.rounds import BATTLE_STEPS
from westmarch.games.wotr_board.words import vocabulary

# The files that declare event cards, a deck each, and those with the steps that they are made of. Steps that are pushed by
# themselves, and so may stand in a position, are their OWN_STEPS.
DECKS = (free_character, free_strategy, shadow_character, shadow_strategy)
EVENT_FILES = (steps, army_steps, losses, free_steps, shadow_steps, *DECKS)

CARDS = tuple(card for card, event in enumerate(EVENTS) if event is not None)
VOCABULARY = vocabulary(CARD_IDS, CARD_NAMES)
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
