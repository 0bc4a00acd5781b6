"""What the cards do, each in one short declaration."""

from riddles.cards.book import EFFECTS, LISTENERS
from riddles.cards.making import (
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
from riddles.components import CARD_IDS
from riddles.words import ASK_PAY, ASK_STAKE, ASK_WHOM, NUMBER
from westmarch.core.frames import Choose, ChooseNumber, EachSeat, ForEach, If, May, Then, X, effect

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
# What a card does when wits are lost, and whether it listens to its own seat's losses.
CARD_LISTENERS = {
    "fish": (True, effect(Draw(1))),
    "no-legs": (False, effect(GainWits(1))),
}

EFFECTS.update({CARD_IDS.index(name): does for name, does in CARD_EFFECTS.items()})
LISTENERS.update({CARD_IDS.index(name): listener for name, listener in CARD_LISTENERS.items()})
