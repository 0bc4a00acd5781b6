"""The state of a game: where every card lies, what is active, the scores, and what everybody may know of hidden cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.state import Seat, State
from westmarch.core.vectors import NO_NUMBERS, alike, numbers
from westmarch.games.wotr_cards.components import (
    DECK,
    FIRST_EVENT,
    FIRST_ITEM,
    FIRST_PATH,
    HAND,
    HIDDEN_ZONES,
    LOCATION_POINTS,
    MOST_SEATS,
    NO_HOST,
    NO_PATH,
    NOT_OVER,
    PLACES_AT,
    RESERVE,
    RESERVES,
    RING_ONCE,
    SHADOW,
    THE_PATH,
    TITLE_IDS,
    ZONES,
    Card,
    Place,
    Side,
    Title,
)
from westmarch.games.wotr_cards.lineup import Lineup
from westmarch.games.wotr_cards.words import ASK_TURN

NO_CARDS: Final[tuple[int, ...]] = ()
NO_LIST: Final[list[int]] = []  # replaced in every state that is played
NO_ZONES: Final[list[tuple[int, ...]]] = []
NO_DECKS: Final[list[LazyDeck]] = []
EMPTY_DECK: Final = LazyDeck()
NO_LINEUP: Final = Lineup()

DEFENCE_FROM_BIT: Final = 8
ATTACK_TOKENS: Final = (1 << DEFENCE_FROM_BIT) - 1


def added_icons(attack: i64, defence: i64) -> i64:
    """Attack and defence icons that lie at a place, as one number."""
    return attack + (defence << DEFENCE_FROM_BIT)


@final
class WotrCardsState(State):
    """The table between two words."""

    lineup: Lineup  # what the game is played with
    zones: list[tuple[int, ...]]  # titles, sorted, copies several times; replaced, never changed in place
    decks: list[LazyDeck]  # of each seat
    # For each hidden zone of each seat the slots of that seat's deck that may lie there, as everybody but the seat's
    # own person knows it. Nobody ever learns more of another's cards than all the others do.
    known: list[int]
    hosts: vec[i64]  # of each item its wielder, or NO_HOST
    tokens: vec[i64]  # of each place the icons added to it, as `added_icons` packs them
    card_icons: tuple[int, ...]  # a title for each path attack icon added to it
    played: tuple[int, ...]  # characters and items played this round
    used: tuple[int, ...]  # cards whose once-a-round action was used
    active: i64 = 0  # battlegrounds, a bit each, until their combat is over (rule 4)
    unprinted: i64 = 0  # those of them whose printed defence does not count this time
    deck_fields: vec[i64]  # for each side its battlegrounds still in the deck, a bit each
    area_fields: vec[i64]  # for each side the battlegrounds in its scoring area, a bit each
    path: i64 = NO_PATH  # the location of the active path
    last_number: i64 = 0  # of the path activated last
    used_paths: i64 = 0  # those that were ever activated, a bit each
    won_paths: i64 = 0  # by the Free Peoples
    lost_paths: i64 = 0  # to the Shadow
    corruption: i64 = 0
    round: i64 = 1
    first: i64 = 0  # the slot of the turn order that begins
    slot: i64 = 0  # whose turn it is
    passed: i64 = 0  # the seats that have passed since the last action, a bit each
    rings: i64 = 0  # the seats whose ring token is unused, a bit each
    round_rules: i64 = 0  # laid down by events until the round ends, a bit each
    pools: i64 = 0  # how many sets of cards lie aside
    final_round: bool = False  # a path with the last number was fought for
    outcome: i64 = NOT_OVER
    winner: i64 = SHADOW  # once there is an outcome

    def __init__(self) -> None:
        super().__init__()
        self.lineup = NO_LINEUP
        self.zones = NO_ZONES
        self.decks = NO_DECKS
        self.known = NO_LIST
        self.hosts = NO_NUMBERS
        self.tokens = NO_NUMBERS
        self.deck_fields = NO_NUMBERS
        self.area_fields = NO_NUMBERS
        self.card_icons = NO_CARDS
        self.played = NO_CARDS
        self.used = NO_CARDS

    def lay_out(self, lineup: Lineup) -> None:
        """An empty table: all cards in their decks, where everybody knows them to be."""
        self.lineup = lineup
        self.zones = [NO_CARDS] * ZONES
        self.decks = [LazyDeck(NO_CARDS, deck) for deck in lineup.decks]
        self.known = [0] * (HIDDEN_ZONES * MOST_SEATS)
        for seat in range(lineup.seats):
            self.known[seat * HIDDEN_ZONES + DECK] = (1 << len(lineup.decks[seat])) - 1
            if lineup.rings[seat]:
                self.rings |= 1 << seat
        self.hosts = alike(NO_HOST, len([item for item in TITLE_IDS[FIRST_ITEM:FIRST_EVENT] if item]))
        self.tokens = alike(0, THE_PATH + 1)
        self.deck_fields = numbers(list(lineup.field_decks))
        self.area_fields = alike(0, 2)

    def clone(self) -> "WotrCardsState":
        other = WotrCardsState()
        self.copy_engine_to(other)
        other.lineup = self.lineup
        other.zones = self.zones.copy()
        other.decks = self.decks.copy()
        other.known = self.known.copy()
        other.hosts = self.hosts[:]
        other.tokens = self.tokens[:]
        other.deck_fields = self.deck_fields[:]
        other.area_fields = self.area_fields[:]
        other.card_icons = self.card_icons
        other.played = self.played
        other.used = self.used
        other.active = self.active
        other.unprinted = self.unprinted
        other.path = self.path
        other.last_number = self.last_number
        other.used_paths = self.used_paths
        other.won_paths = self.won_paths
        other.lost_paths = self.lost_paths
        other.corruption = self.corruption
        other.round = self.round
        other.first = self.first
        other.slot = self.slot
        other.passed = self.passed
        other.rings = self.rings
        other.round_rules = self.round_rules
        other.pools = self.pools
        other.final_round = self.final_round
        other.outcome = self.outcome
        other.winner = self.winner
        return other

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_TURN

    # Looking

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """A seat's hand."""
        return self.zones[HAND * MOST_SEATS + seat]

    def reserve(self, seat: Seat) -> tuple[int, ...]:
        """The cards in a seat's reserve, items on its characters included."""
        return self.zones[RESERVES * MOST_SEATS + seat]

    def at(self, place: Place) -> tuple[int, ...]:
        """The cards at a battleground or on the path."""
        return self.zones[PLACES_AT + place]

    def attack_added(self, place: Place) -> i64:
        """The attack icons that were added to a place."""
        return self.tokens[place] & ATTACK_TOKENS

    def defence_added(self, place: Place) -> i64:
        """The defence icons that were added to a place."""
        return self.tokens[place] >> DEFENCE_FROM_BIT

    def host(self, item: Title) -> i64:
        """The wielder of an item."""
        return self.hosts[item - FIRST_ITEM]

    def player(self, seat: Seat) -> i64:
        """Whose deck a seat has, as notices name it."""
        return self.lineup.players[seat]

    def seats_in_order(self) -> list[int]:
        """All seats from the first player on."""
        order = self.lineup.order
        seats: list[int] = []
        for i in range(len(order)):
            seat = order[(self.first + i) % len(order)]
            if seat not in seats:
                seats.append(seat)
        return seats

    def location_of(self, place: Place) -> i64:
        """The location at a place: a battleground is its own, the path is the active one."""
        return self.path if place == THE_PATH else place

    def place_of(self, card: Card) -> i64:
        """Where a card that has no second copy is in play, or NO_PLACE."""
        if card in self.reserve(self.keeper(card)):
            return RESERVE
        if card in self.at(THE_PATH):
            return THE_PATH
        mask = self.active
        place: i64 = 0
        while mask >> place:
            if mask >> place & 1 and card in self.zones[PLACES_AT + place]:
                return place
            place += 1
        return -1

    def keeper(self, card: Card) -> i64:
        """The seat in whose reserve a card would lie: its owner's, of an item its wielder's owner's."""
        if FIRST_ITEM <= card < FIRST_EVENT:
            host = self.host(card)
            if host != NO_HOST:
                return self.lineup.owners[host]
        return self.lineup.owners[card]

    # Scores

    def score(self, side: Side) -> i64:
        """A side's victory points, unused ring tokens not counted."""
        points: i64 = 0
        mask: i64 = self.area_fields[side]
        place: i64 = 0
        while mask >> place:
            if mask >> place & 1:
                points += LOCATION_POINTS[place]
            place += 1
        if side == SHADOW:
            return points + self.corruption
        place = 0
        while self.won_paths >> place:
            if self.won_paths >> place & 1:
                points += LOCATION_POINTS[FIRST_PATH + place]
            place += 1
        return points

    def final_score(self, side: Side) -> i64:
        """A side's victory points at the end of the final round, when unused ring tokens count."""
        points = self.score(side)
        for seat in range(self.lineup.seats):
            if self.lineup.sides[seat] == side and self.lineup.rings[seat] == RING_ONCE and self.rings >> seat & 1:
                points += 1
        return points

    def returns(self) -> list[float]:
        return [1.0 if side == self.winner else -1.0 for side in self.lineup.sides]
