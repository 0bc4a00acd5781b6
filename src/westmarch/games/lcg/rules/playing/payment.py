"""Paying for cards: every resource must come from a hero with the card's sphere; neutral cards take any
(rules 31-33)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import Filter, Frame, Test, frame_of
from westmarch.core.state import Seat, Step
from westmarch.games.lcg.cards.book import SPREAD_PAYMENT
from westmarch.games.lcg.components import AT_HERO, CARD_COST, CARD_SPHERE, COST_X, NEUTRAL, PRISONER, Card, Title
from westmarch.games.lcg.rules.numbers import has_sphere
from westmarch.games.lcg.rules.verbs import spend
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_PAY, MOST_NUMBER, NUMBER_WORD, TOLD_PAID


def payers(state: LcgState, seat: Seat, title: Title) -> list[int]:
    """The heroes of a seat whose resources may pay for a card."""
    return [hero for hero in state.heroes(seat) if may_pay(state, hero, title)]


def may_pay(state: LcgState, hero: Card, title: Title) -> bool:
    """Whether a hero's resources may pay for a card."""
    sphere = CARD_SPHERE[title]
    return sphere == NEUTRAL or has_sphere(state, hero, sphere)


def can_give(state: LcgState, hero: Card, title: Title) -> i64:
    """How much a hero can give for a card."""
    return min(state.tokens[hero], 1) if SPREAD_PAYMENT[title] else state.tokens[hero]


def purse(state: LcgState, seat: Seat, title: Title) -> i64:
    """How much a seat can pay for a card; below 0 if it has no hero of its sphere."""
    total: i64 = 0
    anybody = False
    for hero in state.heroes(seat):
        if may_pay(state, hero, title):
            anybody = True
            total += can_give(state, hero, title)
    return total if anybody else -1


def payable(state: LcgState, seat: Seat, title: Title) -> bool:
    """Whether a seat can pay for a card; where the cost is chosen, whether it could pay nothing.

    The same as comparing with its purse, but heroes are looked at only until there is enough, and no poor hero's spheres at all.
    """
    cost: i64 = CARD_COST[title]
    due: i64 = 0 if cost == COST_X else cost
    free = due == 0
    for hero in state.zone(AT_HERO, seat):
        if (free or state.tokens[hero] > 0) and state.flags[hero] & PRISONER == 0 and may_pay(state, hero, title):
            due -= can_give(state, hero, title)
            if due <= 0:
                return True
    return False


@final
class Affordable(Filter[LcgState]):
    """The numbers from 1 to what you can pay for the card the effect comes from: for `ChooseNumber`, zero NUMBER_WORD."""

    def words(self, state: LcgState, frame: Frame) -> list[int]:
        most = min(MOST_NUMBER, purse(state, frame.seat, state.title(frame.source)))
        return list(range(NUMBER_WORD + 1, NUMBER_WORD + most + 1))


@final
class Affords(Test[LcgState]):
    """You can pay so much for the card the effect comes from."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return purse(state, frame.seat, state.title(frame.source)) >= self.n


@final
class Pay(Step[LcgState]):
    """The seat pays for the card the effect comes from; a chosen cost is the frame's x."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        cost: i64 = CARD_COST[state.title(frame.source)]
        state.push(PayNext(frame.x if cost == COST_X else cost))
        return False

    def idle(self, state: LcgState, frame: Frame) -> bool:
        return True


@final
@mypyc_attr(free_list_len=1)  # each hero's payment is followed by the next one's
class PayNext(Step[LcgState]):
    """The next hero pays: as much as is due, no less than the heroes after it cannot pay."""

    def __init__(self, due: i64 = 0, at: i64 = 0) -> None:
        self.due = due
        self.at = at

    def fields(self) -> tuple[object, ...]:
        return (self.due, self.at)

    def run(self, state: LcgState) -> bool:
        if self.due <= 0:
            return False
        frame = frame_of(state)
        title = state.title(frame.source)
        heroes = payers(state, frame.seat, title)
        hero = heroes[self.at]
        rest: i64 = 0
        for other in range(self.at + 1, len(heroes)):
            rest += can_give(state, heroes[other], title)
        least = max(self.due - rest, 0)
        most = min(can_give(state, hero, title), self.due)
        options = [int(NUMBER_WORD + n) for n in range(least, most + 1)]
        args = (state.name(frame.source), state.name(hero), int(self.due))
        return state.ask(self, frame.seat, ASK_PAY, options, args)

    def answer(self, state: LcgState, word: int) -> None:
        frame = frame_of(state)
        hero = payers(state, frame.seat, state.title(frame.source))[self.at]
        paid = word - NUMBER_WORD
        state.push(PayNext(self.due - paid, self.at + 1))
        if paid > 0:
            spend(state, hero, paid)
            state.tell(TOLD_PAID, state.name(hero), paid, state.name(frame.source))


PAY = Pay()
