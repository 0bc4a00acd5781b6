"""All cards declared, and the book of steps and effects by which positions are written."""

from riddles.cards.riddles import CARD_EFFECTS, CARD_LISTENERS
from riddles.rules.round import RIDDLE, ROUND, STEP_TYPES
from westmarch.core.written.steptext import StepBook

STEP_BOOK = StepBook(
    STEP_TYPES,
    {
        "round": ROUND,
        "riddle": RIDDLE,
        **CARD_EFFECTS,
        **{name: does for name, (_, does) in CARD_LISTENERS.items()},
    },
)
