"""What lies on the table, who may know it, what holds "as soon as", and the verbs: each kind of change in one place."""

from typing import Self

from riddles.components import (
    ASK_RIDDLE,
    CARD_IDS,
    CARDS,
    DECK,
    DISCARD,
    HAND,
    MOST_WITS,
    OPEN,
    POCKET,
    RING,
    SEAT_IDS,
    SILENCE,
    SLOT,
    START_WITS,
    STING,
    TABLE,
    TOLD_DREW,
    TOLD_DREW_UNSEEN,
    TOLD_EATEN,
    TOLD_INSTEAD,
    TOLD_LOST,
    WITS_LOST,
    ZONE_IDS,
)
from westmarch.core.dealing import Whereabouts, deal
from westmarch.core.decks import LazyDeck
from westmarch.core.frames import Effect, Frame
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, State, all_but, only

EATEN = -1  # the wits of a seat that is out of the game

# Filled by cards.py: what a card before a seat does when wits are lost, and whether its own seat's or another's.
TRIGGERS: dict[int, tuple[bool, Effect]] = {}


class RiddleState(State):
    """The table between two words."""

    def __init__(self) -> None:
        super().__init__()
        self.zones: list[tuple[int, ...]] = [()] * len(ZONE_IDS)  # sorted; replaced, never changed in place
        self.deck = LazyDeck()
        self.lives = [0] * CARDS  # raised whenever a card changes zone
        self.wits: list[int] = []
        self.where: dict[int, Whereabouts] = {}  # for each viewer, spectators included
        self.first, self.round, self.rounds = 0, 1, 0
        self.delayed: tuple[Frame, ...] = ()  # what is to happen at the end of the round
        self.winners: tuple[int, ...] = ()
        self.by = ""

    def clone(self) -> Self:
        other = type(self)()
        self.copy_engine_to(other)
        other.zones = self.zones.copy()
        other.deck = self.deck
        other.lives = self.lives.copy()
        other.wits = self.wits.copy()
        other.where = {viewer: knowledge.clone() for viewer, knowledge in self.where.items()}
        other.first, other.round, other.rounds = self.first, self.round, self.rounds
        other.delayed, other.winners, other.by = self.delayed, self.winners, self.by
        return other

    def lay_out(self, viewers: tuple[int, ...], rounds: int, rng: int) -> None:
        """A table for some people, all cards in the deck, where everybody knows them to be."""
        self.begin(viewers, rng)
        self.rounds = rounds
        self.wits = [START_WITS] * len(viewers)
        self.deck = LazyDeck((), tuple(range(CARDS)))
        self.where = {viewer: Whereabouts([1 << DECK] * CARDS) for viewer in (*sorted(set(viewers)), PUBLIC)}

    # Rules

    def alive(self, seat: int) -> bool:
        return self.wits[seat] != EATEN

    def order(self) -> list[int]:
        """The seats that are in the game, from the first one on."""
        seats = len(self.wits)
        return [seat for seat in ((self.first + i) % seats for i in range(seats)) if self.alive(seat)]

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_RIDDLE and not any(self.zones[SLOT:POCKET])

    def settle(self) -> None:
        """Who has no wits is eaten; who is alone has won."""
        for seat in self.order():
            if self.wits[seat] == 0:
                self.wits[seat] = EATEN
                self.tell(TOLD_EATEN, seat)
                for zone in (HAND + seat, SLOT + seat, POCKET + seat, TABLE + seat):
                    for card in self.zones[zone]:
                        self.move(card, zone, DISCARD)
        if len(self.order()) == 1:
            self.end("last", tuple(self.order()))

    def on_moment(self, moment: int, a: int, b: int, c: int) -> None:
        """Wits were lost: the cards that listen act from the first seat on, a seat's shallower ones first."""
        frames = []
        for seat in self.order():
            for card in self.zones[TABLE + seat]:
                own, effect = TRIGGERS.get(card, (None, None))
                if effect is not None and own == (seat == a):
                    frames.append(Frame(effect, 0, seat, card, self.lives[card], it=a))
        self.push_all(tuple(frames))

    def end(self, by: str, winners: tuple[int, ...]) -> None:
        """The game is over."""
        self.by, self.winners = by, tuple(sorted(winners))
        self.finish()

    def returns(self) -> list[float]:
        shared = len(self.winners) == len(self.wits)
        return [0.0 if shared else 1.0 if seat in self.winners else -1.0 for seat in range(len(self.wits))]

    # Verbs

    def move(self, card: int, source: int, target: int) -> None:
        """A card changes zone: its life ends, and everybody learns what he saw of it."""
        self.zones[source] = tuple(other for other in self.zones[source] if other != card)
        self.zones[target] = tuple(sorted((*self.zones[target], card)))
        self.lives[card] += 1
        for viewer, knowledge in self.where.items():
            if target >= OPEN:
                knowledge.out(card)
            elif self.sees(viewer, source) or self.sees(viewer, target):
                knowledge.shown(card, target)
            else:
                knowledge.moved_unseen(source, target, list(range(CARDS)))
        if source < OPEN <= target:
            self.disclosed()
        self.changed()

    def draw(self, seat: int, n: int) -> None:
        """A seat draws cards, as far as the deck has them: who holds the seat is told which, the others that."""
        for _ in range(min(n, len(self.deck))):
            deck = self.deck.settle_top(self, 1)
            card = deck.top[0]
            self.deck = deck.drawn(1)
            self.move(card, DECK, HAND + seat)
            self.tell_only(only(self.viewers[seat]), TOLD_DREW, seat, card)
            self.tell_only(all_but(self.viewers[seat]), TOLD_DREW_UNSEEN, seat)

    def gain_wits(self, seat: int, n: int) -> None:
        """A seat gains wits, as far as there are any."""
        self.wits[seat] = min(self.wits[seat] + n, MOST_WITS)
        self.changed()

    def lose_wits(self, seat: int, n: int) -> None:
        """A seat loses wits: whether it cannot, what happens instead, how many; the change; the moment; the notice."""
        if any(SILENCE in cards for cards in self.zones[TABLE:DISCARD]) or not self.alive(seat):
            return
        if RING in self.zones[TABLE + seat]:
            self.tell(TOLD_INSTEAD, seat, RING)
            self.move(RING, TABLE + seat, DISCARD)
            return
        lost = min(n - 1 if STING in self.zones[TABLE + seat] else n, self.wits[seat])
        if lost > 0:
            self.wits[seat] -= lost
            self.changed()
            self.announce(WITS_LOST, seat, lost)
            self.tell(TOLD_LOST, seat, lost)

    # Secrets

    def sees(self, viewer: int, zone: int) -> bool:
        """Whether a person may look at the cards of a zone: open ones, and those of the seats he holds."""
        seat = (zone - HAND) % len(SEAT_IDS)
        return zone >= OPEN or (zone != DECK and seat < len(self.viewers) and self.viewers[seat] == viewer)

    def cards_in(self, zone: int) -> tuple[int, ...]:
        """The cards of a zone, sorted."""
        return self.deck.cards() if zone == DECK else self.zones[zone]

    def view(self, viewer: int) -> dict[str, object]:
        return {
            "round": self.round,
            "first": SEAT_IDS[self.first],
            "wits": {SEAT_IDS[seat]: self.wits[seat] for seat in self.order()},
            "zones": {name: self.view_zone(viewer, zone) for zone, name in enumerate(ZONE_IDS) if self.cards_in(zone)},
            "may_lie": {CARD_IDS[card]: zones for card, zones in enumerate(self.where[viewer].zones) if zones},
            "outcome": {"by": self.by, "winners": [SEAT_IDS[seat] for seat in self.winners]} if self.by else None,
        }

    def view_zone(self, viewer: int, zone: int) -> list[str] | int:
        """The cards of a zone for those who see them, their number for others."""
        cards = self.cards_in(zone)
        return [CARD_IDS[card] for card in cards] if self.sees(viewer, zone) else len(cards)

    def redeal(self, viewer: int, rng: Rng) -> None:
        self.rng = rng.fork()
        closed = [zone for zone in range(OPEN) if not self.sees(viewer, zone)]
        cards = sorted(card for zone in closed for card in self.cards_in(zone))
        sizes = [len(self.cards_in(zone)) if zone in closed else 0 for zone in range(OPEN)]
        allowed = [self.where[viewer].zones[card] for card in cards]
        dealt = deal(cards, allowed, sizes, rng)
        self.deck = LazyDeck((), tuple(dealt[DECK]))
        for zone in closed[1:]:
            self.zones[zone] = tuple(dealt[zone])
        for other in self.where.keys() - {viewer}:
            self.guess_knowledge(other, dealt, self.where[viewer])
        self.ask_again()

    def guess_knowledge(self, other: int, dealt: list[list[int]], knowledge: Whereabouts) -> None:
        """What another knows of the cards dealt is a guess too: he sees them, or knows as much as who guesses."""
        own = sum(1 << zone for zone in range(OPEN) if self.sees(other, zone))
        for zone, cards in enumerate(dealt):
            for card in cards:
                self.where[other].zones[card] = 1 << zone if own >> zone & 1 else knowledge.zones[card] & ~own
