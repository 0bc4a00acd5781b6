"""Conditions: the questions that effects, abilities and stages depend on, seen from the effect's frame."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import YOU, Effect, Frame, Seats, Test
from westmarch.core.state import NOBODY
from westmarch.games.lcg.cards.making.operands import IT, SELF, Cards
from westmarch.games.lcg.components import COMMITTED, JUST_COMMITTED, NO_CARD, STAGING, Title
from westmarch.games.lcg.rules.numbers import has_trait
from westmarch.games.lcg.rules.under_way import (
    CANCELLED,
    ENEMY_ATTACK,
    PLAYER_ATTACK,
    REVEAL,
    SHADOW_WAS_BLANK,
    attack_flagged,
    attackers_of,
    flagged,
    frame_at,
    is_undefended,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import WORD_EACH


@final
class Exists(Test[LcgState]):
    """There is a card that fits."""

    def __init__(self, cards: Cards = SELF) -> None:
        self.cards = cards

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return self.cards.enough(state, frame, 1)


@final
class NoneThere(Test[LcgState]):
    """There is no card that fits."""

    def __init__(self, cards: Cards = SELF) -> None:
        self.cards = cards

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return not self.cards.enough(state, frame, 1)


@final
class Is(Test[LcgState]):
    """One operand is among the cards of another: `Is(IT, SELF)`, `Is(IT, heroes(YOU))`."""

    def __init__(self, what: Cards = SELF, among: Cards = SELF) -> None:
        self.what = what
        self.among = among

    def holds(self, state: LcgState, frame: Frame) -> bool:
        among = self.among.find(state, frame)
        what = self.what.find(state, frame)
        return len(what) > 0 and what[0] in among


@final
class Was(Test[LcgState]):
    """What the moment was about, and may have left play, is of a kind, of a trait, and perhaps was yours."""

    def __init__(self, kinds: i64 = 0, trait: i64 = NO_CARD, yours: bool = False, title: Title = NO_CARD) -> None:
        self.kinds = kinds
        self.trait = trait
        self.yours = yours
        self.title = title

    def holds(self, state: LcgState, frame: Frame) -> bool:
        if frame.it == NO_CARD or not self.kinds >> state.kind(frame.it) & 1:
            return False
        if self.title != NO_CARD and state.title(frame.it) != self.title:
            return False
        if self.trait != NO_CARD and not has_trait(state, frame.it, self.trait):
            return False
        return not self.yours or frame.each == frame.seat


@final
class All(Test[LcgState]):
    """Several tests hold."""

    def __init__(self, tests: tuple[Test[Any], ...] = ()) -> None:
        self.tests = tests

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return all(test.holds(state, frame) for test in self.tests)


@final
class Not(Test[LcgState]):
    """A test does not hold."""

    def __init__(self, test: Test[Any] | None = None) -> None:
        self.test: Test[Any] = test if test is not None else Test()

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return not self.test.holds(state, frame)


@final
class JustCommitted(Test[LcgState]):
    """SELF is one of the characters that were committed just now."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return state.flags[frame.source] & JUST_COMMITTED != 0


@final
class Flagged(Test[LcgState]):
    """SELF has a flag, such as COMMITTED."""

    def __init__(self, flags: i64 = COMMITTED) -> None:
        self.flags = flags

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return state.flags[frame.source] & self.flags != 0


@final
class SelfAt(Test[LcgState]):
    """SELF lies at a place: `SelfAt(STAGING)`, `SelfAt(ACTIVE)`."""

    def __init__(self, place: i64 = STAGING) -> None:
        self.place = place

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return state.place[frame.source] == self.place


@final
class SelfMayEnter(Test[LcgState]):
    """No unique card of SELF's title is in play."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return not state.title_in_play(state.title(frame.source))


@final
class MomentIsYours(Test[LcgState]):
    """The moment was about you: the enemy engaged with you was dealt a shadow card, your card left play."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return frame.each == frame.seat


@final
class MomentIsMine(Test[LcgState]):
    """The second card of the moment is SELF: a shadow effect of this enemy resolved, it was this enemy's defender."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return frame.each == frame.source


@final
class ShadowWasBlank(Test[LcgState]):
    """A shadow card of the attack under way had no effect."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        attack = frame_at(state, ENEMY_ATTACK)
        return attack is not None and attack_flagged(attack, SHADOW_WAS_BLANK)


@final
class InPhase(Test[LcgState]):
    """The moment (a phase begins or ends) is about this phase."""

    def __init__(self, phase: i64 = 0) -> None:
        self.phase = phase

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return frame.it == self.phase


@final
class Undefended(Test[LcgState]):
    """Nobody defends against the attack under way."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        attack = frame_at(state, ENEMY_ATTACK)
        return attack is not None and is_undefended(state, attack)


@final
class AttackedIt(Test[LcgState]):
    """One of some cards is attacking in the player's attack under way: `AttackedIt(SELF)`, `AttackedIt(HOST)`."""

    def __init__(self, cards: Cards = SELF) -> None:
        self.cards = cards

    def holds(self, state: LcgState, frame: Frame) -> bool:
        attack = frame_at(state, PLAYER_ATTACK)
        if attack is None:
            return False
        attackers = attackers_of(state, attack)
        return any(card in attackers for card in self.cards.find(state, frame))


@final
class NotCancelled(Test[LcgState]):
    """Nobody has cancelled what comes next: of the revealed card, or (`SHADOW_EFFECT`) of the shadow card."""

    def __init__(self, pending: Effect = REVEAL) -> None:
        self.pending = pending

    def holds(self, state: LcgState, frame: Frame) -> bool:
        under_way = frame_at(state, self.pending)
        return under_way is not None and not flagged(under_way, CANCELLED)


@final
class EachChosen(Test[LcgState]):
    """Not one player was chosen but each of them."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return WORD_EACH in frame.chosen


@final
class ThreatIs(Test[LcgState]):
    """The threat of some seat is at least so much."""

    def __init__(self, least: i64 = 35, who: Seats[Any] = YOU) -> None:
        self.least = least
        self.who = who

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return any(seat != NOBODY and state.threat[seat] >= self.least for seat in self.who.order(state, frame))


@final
class HandHolds(Test[LcgState]):
    """Some seat's hand has at least so many cards."""

    def __init__(self, least: i64 = 1, who: Seats[Any] = YOU) -> None:
        self.least = least
        self.who = who

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return all(len(state.hands[seat]) >= self.least for seat in self.who.order(state, frame))


@final
class WithErrata(Test[LcgState]):
    """The table plays with the official errata."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return state.lineup.rules.errata


@final
class EachHas(Test[LcgState]):
    """Every player, as YOU, has a card that fits."""

    def __init__(self, cards: Cards = SELF) -> None:
        self.cards = cards

    def holds(self, state: LcgState, frame: Frame) -> bool:
        for seat in state.seats_in_order():
            if not self.cards.find(state, Frame(frame.effect, 0, seat, frame.source, frame.life)):
                return False
        return True


IT_IS_SELF: Final = Is(IT, SELF)
UNDEFENDED_NOW: Final = Undefended()
WITH_ERRATA: Final = WithErrata()
