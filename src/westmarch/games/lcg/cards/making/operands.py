"""Operands: the cards and seats that effects are about, seen from the effect's frame.

`SELF` is the card the effect comes from, `IT` what the moment was about, `CHOSEN` what was chosen, `EACH` the loop's
thing, `HOST` what SELF is attached to, `PAID` what the cost was paid with. Filters of cards in play are made with
`characters`, `heroes`, `allies`, `enemies`, `locations`, `attachments`.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import YOU, Filter, Frame, Seats
from westmarch.games.lcg.cards.book import NO_ATTACHMENTS
from westmarch.games.lcg.components import (
    ACTIVE,
    ALLY,
    AT_ALLY,
    AT_HERO,
    ATTACHED,
    COMMITTED,
    ENEMY,
    ENGAGED,
    EXHAUSTED,
    GUARD,
    HERO,
    LOCATION,
    MOST_SEATS,
    NAME_ROOM,
    NO_CARD,
    NO_SEAT,
    PRISONER,
    STAGING,
    Card,
    Title,
    title_of,
)
from westmarch.games.lcg.rules.numbers import has_keyword, has_sphere, has_trait, marked
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, defenders_of, frame_at
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import NAME, SEAT, WORD_EACH

ANY_KIND: Final = (1 << GUARD + 1) - 1


@final
class ChosenPlayer(Seats[LcgState]):
    """The player who was chosen with `Choose(ASK_PLAYER, PLAYERS)`."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [word - SEAT for word in frame.chosen if SEAT <= word < SEAT + MOST_SEATS]


@final
class MomentSeat(Seats[LcgState]):
    """The seat that the moment was about: who controlled the card that left, whom the enemy engaged."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(frame.each)]


@final
class ControllerOf(Seats[LcgState]):
    """Who controls some cards, or is engaged with them."""

    def __init__(self, cards: "Cards | None" = None) -> None:
        self.cards = cards if cards is not None else SELF

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [state.keeper[card] for card in self.cards.find(state, frame) if state.keeper[card] != NO_SEAT]


CHOSEN_PLAYER: Final[Seats[Any]] = ChosenPlayer()
MOMENT_SEAT: Final[Seats[Any]] = MomentSeat()


@final
class Players(Filter[LcgState]):
    """The words of some seats, to choose a player with; where there are several, perhaps also `each`."""

    def __init__(self, seats: Seats[Any] = EVERY_PLAYER, or_each: bool = False) -> None:
        self.seats = seats
        self.or_each = or_each

    def words(self, state: LcgState, frame: Frame) -> list[int]:
        words: list[int] = []
        for seat in self.seats.order(state, frame):
            if SEAT + seat not in words:
                words.append(SEAT + seat)
        words.sort()
        return [*words, WORD_EACH] if self.or_each and len(words) > 1 else words


PLAYERS: Final = Players()

# Cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Filter[LcgState]):
    """Cards on the table that an effect is about."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        """Those cards."""
        return []

    def words(self, state: LcgState, frame: Frame) -> list[int]:
        return sorted([state.word(card) for card in self.find(state, frame)])

    def enough(self, state: LcgState, frame: Frame, least: i64) -> bool:
        return len(self.find(state, frame)) >= least


@final
class Self(Cards):
    """The card the effect comes from, while it is what it was."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(frame.source)] if state.life[frame.source] == frame.life else []


@final
class It(Cards):
    """The card the moment was about."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(frame.it)] if frame.it != NO_CARD else []


@final
class Chosen(Cards):
    """The cards that were chosen."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(state.lineup.card_of(word)) for word in frame.chosen if NAME <= word < NAME + NAME_ROOM]


@final
class Each(Cards):
    """The card that a loop has come to."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(state.lineup.card_of(frame.each))]


@final
class Paid(Cards):
    """The card with which the cost was paid."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [frame.regs[0]] if frame.regs else []


@final
class Remembered(Cards):
    """The card that the effect put into play, while it is what it was."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [frame.regs[0]] if len(frame.regs) > 1 and state.life[frame.regs[0]] == frame.regs[1] else []


@final
class Host(Cards):
    """What SELF is attached to; of a shadow card its enemy."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        host = state.host[frame.source]
        return [host] if host >= 0 else []


@final
class Attacker(Cards):
    """The enemy whose attack is under way."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        attack = frame_at(state, ENEMY_ATTACK)
        return [int(attack.source)] if attack is not None and state.in_play(attack.source) else []


@final
class Defenders(Cards):
    """The characters that defend against the attack under way."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        attack = frame_at(state, ENEMY_ATTACK)
        return defenders_of(state, attack) if attack is not None else []


@final
class AttachedTo(Cards):
    """The attachments of some cards."""

    def __init__(self, hosts: Cards | None = None) -> None:
        self.hosts = hosts if hosts is not None else SELF

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [card for host in self.hosts.find(state, frame) for card in state.attached_to(host)]


@final
class Either(Cards):
    """The cards of two filters."""

    def __init__(self, one: Cards | None = None, other: Cards | None = None) -> None:
        self.one = one if one is not None else SELF
        self.other = other if other is not None else SELF

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return self.one.find(state, frame) + self.other.find(state, frame)


@final
class ActiveLocation(Cards):
    """The active location."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return list(state.zone(ACTIVE))


SELF: Final = Self()
IT: Final = It()
CHOSEN: Final = Chosen()
EACH: Final = Each()
PAID: Final = Paid()
REMEMBERED: Final = Remembered()
HOST: Final = Host()
ATTACKER: Final = Attacker()
DEFENDERS: Final = Defenders()
ACTIVE_LOCATION: Final = ActiveLocation()

EITHER: Final = -1
ALL_OF_THEM: Final = 1 << 16  # more cards than any table has


@final
class Pick(Cards):
    """The cards in play that fit everything that is asked of them."""

    def __init__(
        self,
        places: i64 = 0,
        kinds: i64 = 0,
        of: Seats[Any] | None = None,
        trait: i64 = NO_CARD,
        sphere: i64 = NO_CARD,
        keyword: i64 = 0,
        title: Title = NO_CARD,
        exhausted: i64 = EITHER,
        committed: i64 = EITHER,
        damaged: i64 = EITHER,
        other_than: Cards | None = None,
        among: Cards | None = None,
    ) -> None:
        self.places = places
        self.kinds = kinds
        self.of = of
        self.trait = trait
        self.sphere = sphere
        self.keyword = keyword
        self.title = title
        self.exhausted = exhausted
        self.committed = committed
        self.damaged = damaged
        self.other_than = other_than
        self.among = among

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        found: list[int] = []
        self.gather(state, frame, found, ALL_OF_THEM)
        if self.other_than is not None:
            others = self.other_than.find(state, frame)
            found = [card for card in found if card not in others]
        if self.among is not None:
            among = self.among.find(state, frame)
            found = [card for card in found if card in among]
        return found

    def enough(self, state: LcgState, frame: Frame, least: i64) -> bool:
        if self.other_than is not None or self.among is not None:
            return len(self.find(state, frame)) >= least
        return self.gather(state, frame, None, least) >= least

    def gather(self, state: LcgState, frame: Frame, found: list[int] | None, most: i64) -> i64:
        """How many cards at its places fit, each by itself; it stops at `most`. Who wants those cards gets them in `found`."""
        left = most
        of = self.of
        for place in range(AT_HERO, ATTACHED + 1):
            if self.places >> place & 1:
                if of is None:
                    for anybody in range(NO_SEAT, state.lineup.seats):
                        left = self.pick(state, state.zone(place, anybody), found, left)
                elif of is YOU:  # by far the most frequent, and no list is made for it
                    left = self.pick(state, state.zone(place, frame.seat), found, left)
                else:
                    for seat in of.order(state, frame):
                        left = self.pick(state, state.zone(place, seat), found, left)
                if left <= 0:
                    break
        return most - left

    def pick(self, state: LcgState, cards: tuple[int, ...], found: list[int] | None, left: i64) -> i64:
        """Of the cards at one place those that fit, as long as any are `left` to be found; how many are still left."""
        for card in cards:
            if left <= 0:
                break
            if self.fits(state, card):
                left -= 1
                if found is not None:
                    found.append(card)
        return left

    def fits(self, state: LcgState, card: Card) -> bool:
        """Whether a card in play fits what is asked of it alone."""
        flags = state.flags[card]
        return (
            self.kinds >> state.kind(card) & 1 == 1
            and flags & PRISONER == 0
            and (self.exhausted == EITHER or (self.exhausted == 1) == (flags & EXHAUSTED != 0))
            and (self.title == NO_CARD or state.title(card) == self.title)
            and (self.committed == EITHER or (self.committed == 1) == (flags & COMMITTED != 0))
            and (self.damaged == EITHER or (self.damaged == 1) == (state.damage[card] > 0))
            and (self.keyword == 0 or has_keyword(state, card, self.keyword))
            and (self.trait == NO_CARD or has_trait(state, card, self.trait))
            and (self.sphere == NO_CARD or has_sphere(state, card, self.sphere))
        )


def flag(value: bool | None) -> int:
    """A condition that may be left out."""
    return EITHER if value is None else int(value)


def characters(
    of: Seats[Any] | None = None,
    *,
    ready: bool | None = None,
    committed: bool | None = None,
    damaged: bool | None = None,
    trait: int = NO_CARD,
    sphere: int = NO_CARD,
    keyword: int = 0,
    other_than: Cards | None = None,
    among: Cards | None = None,
    places: int = 1 << AT_HERO | 1 << AT_ALLY,
) -> Pick:
    """Heroes and allies in play, of some seats or of all, that fit."""
    exhausted = None if ready is None else not ready
    return Pick(
        places, 1 << HERO | 1 << ALLY, of, trait, sphere, keyword, NO_CARD, flag(exhausted), flag(committed),
        flag(damaged), other_than, among,
    )  # fmt: skip


def heroes(
    of: Seats[Any] | None = None,
    *,
    ready: bool | None = None,
    committed: bool | None = None,
    damaged: bool | None = None,
    trait: int = NO_CARD,
    sphere: int = NO_CARD,
    other_than: Cards | None = None,
) -> Pick:
    """Heroes in play that fit."""
    return characters(
        of, ready=ready, committed=committed, damaged=damaged, trait=trait, sphere=sphere, other_than=other_than,
        places=1 << AT_HERO,
    )  # fmt: skip


def allies(of: Seats[Any] | None = None, *, ready: bool | None = None, trait: int = NO_CARD) -> Pick:
    """Allies in play that fit."""
    return characters(of, ready=ready, trait=trait, places=1 << AT_ALLY)


def enemies(
    engaged_with: Seats[Any] | None = None,
    *,
    staging: bool = True,
    engaged: bool = True,
    trait: int = NO_CARD,
    title: str = "",
    other_than: Cards | None = None,
) -> Pick:
    """Enemies in the staging area, engaged with anybody, or (`engaged_with`) engaged with some seats."""
    places = (1 << STAGING if staging and engaged_with is None else 0) | (1 << ENGAGED if engaged else 0)
    number = title_of(title) if title else NO_CARD
    kinds = 1 << ENEMY | 1 << GUARD
    return Pick(places, kinds, engaged_with, trait, title=number, other_than=other_than)


def locations(*, staging: bool = True, active: bool = True) -> Pick:
    """Locations in the staging area, and the active one."""
    return Pick((1 << STAGING if staging else 0) | (1 << ACTIVE if active else 0), 1 << LOCATION)


def staging_area() -> Pick:
    """The enemies and locations in the staging area."""
    return Pick(1 << STAGING, 1 << ENEMY | 1 << LOCATION)


def anything_staged() -> Pick:
    """All cards in the staging area, objectives too."""
    return Pick(1 << STAGING, ANY_KIND)


def attachments(of: Seats[Any] | None = None, *, trait: int = NO_CARD, on: Cards | None = None) -> Pick:
    """Attachments in play: under some seats' control, with a trait, on some cards."""
    return Pick(1 << ATTACHED, ANY_KIND, of, trait, among=AttachedTo(on) if on is not None else None)


@final
class Hosts(Cards):
    """Those of some cards on which attachments may be played."""

    def __init__(self, cards: Cards = SELF) -> None:
        self.cards = cards

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [card for card in self.cards.find(state, frame) if not marked(state, card, NO_ATTACHMENTS)]
