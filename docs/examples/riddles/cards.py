"""What the cards do, each in one short declaration."""

from riddles import steps
from riddles.components import ASK_PAY, ASK_STAKE, ASK_WHOM, CARD_IDS, FISH, NO_LEGS, NUMBER
from riddles.state import TRIGGERS
from riddles.steps import (
    CHOSEN_SEAT,
    ON_TABLE,
    OTHER_SEATS,
    OTHERS,
    OWN_WITS,
    STILL_THERE,
    AtEndOfRound,
    Draw,
    GainWits,
    GoAway,
    LoseWits,
    TakeBack,
)
from westmarch.core.frames import Choose, ChooseNumber, EachSeat, ForEach, If, May, Then, X, effect
from westmarch.core.steptext import StepBook

CARD_EFFECTS = {
    "daisies": effect(GainWits(2)),
    "eggs": effect(May(ASK_PAY, effect(LoseWits(1))), Then(effect(Draw(2)))),
    "present": effect(AtEndOfRound(effect(If(STILL_THERE, effect(GainWits(1)))))),
    "wind": effect(ForEach(ON_TABLE, effect(TakeBack()))),
    "teeth": effect(Choose(ASK_WHOM, OTHER_SEATS), LoseWits(2, CHOSEN_SEAT)),
    "silence": effect(AtEndOfRound(effect(If(STILL_THERE, effect(GoAway()))))),
    "mountain": effect(EachSeat(OTHERS, effect(LoseWits(1)))),
    "time": effect(ChooseNumber(ASK_STAKE, OWN_WITS, NUMBER), LoseWits(X), EachSeat(OTHERS, effect(LoseWits(X)))),
    "dark": effect(EachSeat(OTHERS, effect(LoseWits(2)))),
}
# The fish feeds its owner when he loses wits; no-legs gains by the losses of others.
LISTENERS = {"fish": effect(Draw(1)), "no-legs": effect(GainWits(1))}

steps.EFFECTS.update({CARD_IDS.index(name): does for name, does in CARD_EFFECTS.items()})
TRIGGERS.update({FISH: (True, LISTENERS["fish"]), NO_LEGS: (False, LISTENERS["no-legs"])})

STEP_BOOK = StepBook(steps.STEP_TYPES, {"round": steps.ROUND, "riddle": steps.RIDDLE, **CARD_EFFECTS, **LISTENERS})
