"""What lies on the table, its copy, and looking at it. What happens on it stands in `rules`."""

from typing import Self

from riddles.components import CARDS, DECK, OPEN, POCKET, SEAT_IDS, SLOT, START_WITS, ZONE_IDS
from riddles.words import ASK_RIDDLE
from westmarch.core.frames import Frame
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.state import PUBLIC, State

EATEN = -1  # the wits of a seat that is out of the game


class RiddleState(State):
    """The table between two words."""

    def __init__(self) -> None:
        super().__init__()
        self.zones: list[tuple[int, ...]] = [()] * len(ZONE_IDS)  # sorted; replaced, never changed in place
        self.deck = LazyDeck()
        self.lives = [0] * CARDS  # raised whenever a card changes zone
        self.wits: list[int] = []
        self.people: tuple[int, ...] = ()  # every viewer, a spectator last
        self.known: list[int] = []  # of each of these people an account: the cards that may lie in each closed zone
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
        other.people, other.known = self.people, self.known.copy()
        other.first, other.round, other.rounds = self.first, self.round, self.rounds
        other.delayed, other.winners, other.by = self.delayed, self.winners, self.by
        return other

    def lay_out(self, rounds: int) -> None:
        """A table for the people who have come, all cards in the deck, where everybody knows them to be."""
        self.rounds = rounds
        self.wits = [START_WITS] * len(self.viewers)
        self.deck = LazyDeck((), tuple(range(CARDS)))
        self.people = (*sorted(set(self.viewers)), PUBLIC)
        self.known = [0] * (OPEN * len(self.people))
        for person in self.people:
            self.known[self.account(person) + DECK] = (1 << CARDS) - 1

    # Looking

    def alive(self, seat: int) -> bool:
        return self.wits[seat] != EATEN

    def order(self) -> list[int]:
        """The seats that are in the game, from the first one on."""
        seats = len(self.wits)
        return [seat for seat in ((self.first + i) % seats for i in range(seats)) if self.alive(seat)]

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_RIDDLE and not any(self.zones[SLOT:POCKET])

    def cards_in(self, zone: int) -> tuple[int, ...]:
        """The cards of a zone, sorted."""
        return self.deck.cards() if zone == DECK else self.zones[zone]

    def sees(self, viewer: int, zone: int) -> bool:
        """Whether a person may look at the cards of a zone: open ones, and those of the seats he holds."""
        seat = (zone - 1) % len(SEAT_IDS)
        return zone >= OPEN or (zone != DECK and seat < len(self.viewers) and self.viewers[seat] == viewer)

    def account(self, viewer: int) -> int:
        """Where a person's account begins in `known`."""
        return OPEN * self.people.index(viewer)

    def returns(self) -> list[float]:
        shared = len(self.winners) == len(self.wits)
        return [0.0 if shared else 1.0 if seat in self.winners else -1.0 for seat in range(len(self.wits))]
