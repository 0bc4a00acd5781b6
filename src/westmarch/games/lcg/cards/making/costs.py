"""What abilities cost besides the price of a card: exhausting, resources, cards of the hand, threat."""

from typing import final

from mypy_extensions import i64

from westmarch.core.frames import Frame, frame_of, replace_frame
from westmarch.games.lcg.cards.book import Cost
from westmarch.games.lcg.cards.making.effects import DiscardFromHand
from westmarch.games.lcg.cards.making.operands import SELF, Cards
from westmarch.games.lcg.rules.verbs import exhaust, lower_threat, raise_threat, spend
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_EXHAUST


@final
class PayExhaust(Cost):
    """Exhaust this card."""

    def payable(self, state: LcgState, frame: Frame) -> bool:
        return not state.exhausted(frame.source)

    def run(self, state: LcgState) -> bool:
        exhaust(state, frame_of(state).source)
        return False


@final
class PayExhaustOne(Cost):
    """Exhaust one of some cards; it is PAID in what follows."""

    def __init__(self, among: Cards = SELF) -> None:
        self.among = among

    def payable(self, state: LcgState, frame: Frame) -> bool:
        return self.among.enough(state, frame, 1)

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        options = self.among.words(state, frame)
        return state.ask(self, frame.seat, ASK_EXHAUST, options, (state.name(frame.source), 0, 1, 1))

    def answer(self, state: LcgState, word: int) -> None:
        card = state.lineup.card_of(word)
        replace_frame(state, frame_of(state).with_regs((int(card),)))
        exhaust(state, card)


@final
class PayResources(Cost):
    """Resources of this hero's own pool."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def payable(self, state: LcgState, frame: Frame) -> bool:
        return state.tokens[frame.source] >= self.n

    def run(self, state: LcgState) -> bool:
        spend(state, frame_of(state).source, self.n)
        return False


@final
class PayDiscard(Cost):
    """Discard cards from your hand; an event that is played no longer counts."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def payable(self, state: LcgState, frame: Frame) -> bool:
        return len(state.hands[frame.seat]) >= self.n

    def run(self, state: LcgState) -> bool:
        state.push(DiscardFromHand(self.n))
        return False


@final
class PayThreat(Cost):
    """Raise your threat, or lower it if the number is below 0."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        if self.n > 0:
            raise_threat(state, seat, self.n)
        else:
            lower_threat(state, seat, -self.n)
        return False
