"""All cards and locations declared: the vocabulary that names them, and the book of steps for positions."""

from westmarch.core.written.steptext import StepBook
from westmarch.games.wotr_cards.cards import aragorn, frodo, locations, saruman, witch_king  # noqa: F401
from westmarch.games.wotr_cards.cards.declare import EFFECTS, settle_wielders, undeclared
from westmarch.games.wotr_cards.cards.making import EliminateWhere
from westmarch.games.wotr_cards.rules.activation import ACTIVATION_EFFECTS, RandomField, RandomPath
from westmarch.games.wotr_cards.rules.battle import COMBAT_STEP_TYPES
from westmarch.games.wotr_cards.rules.hands import Forsake
from westmarch.games.wotr_cards.rules.playing import PLAYING_EFFECTS
from westmarch.games.wotr_cards.rules.turn import TURN_EFFECTS, TURN_STEP_TYPES
from westmarch.games.wotr_cards.words import vocabulary

if undeclared():
    raise ValueError(f"these cards are declared nowhere: {', '.join(undeclared())}")
settle_wielders()
VOCABULARY = vocabulary()

STEP_BOOK = StepBook(
    (*TURN_STEP_TYPES, *COMBAT_STEP_TYPES, RandomField, RandomPath, EliminateWhere, Forsake),
    {**TURN_EFFECTS, **PLAYING_EFFECTS, **ACTIVATION_EFFECTS, **EFFECTS},
)
