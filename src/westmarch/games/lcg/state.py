"""The state of a game: what lies on the table, in hands, decks and piles, and what everybody may know of hidden cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.bits import less_card, with_card
from westmarch.core.frames import Frame
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.state import PUBLIC, AnyStep, Seat, State, Viewer
from westmarch.core.vectors import NO_NUMBERS, alike
from westmarch.games.lcg.components import (
    ACTIVE,
    AT_ALLY,
    AT_HERO,
    ATTACHED,
    AWAY,
    ENCOUNTER,
    ENGAGED,
    EXHAUSTED,
    IN_PLAY,
    MOST_SEATS,
    NAME_FIRST,
    NO_CARD,
    NO_SEAT,
    NOT_OVER,
    PLACES,
    PRISONER,
    SETUP_PHASE,
    STAGING,
    VICTORY,
    VICTORY_POINTS,
    Card,
    Title,
)
from westmarch.games.lcg.lineup import NO_LINEUP, POOLS, Lineup
from westmarch.games.lcg.words import ASK_ACT, ASK_PLAN, NAME

NO_CARDS: Final[tuple[int, ...]] = ()
NO_LIST: Final[list[int]] = []  # replaced in every state that is played
NO_ZONES: Final[list[tuple[int, ...]]] = []
NO_DECKS: Final[list[LazyDeck]] = []
EMPTY_DECK: Final = LazyDeck()

# Hidden zones of a pool, for what people know: of a seat's cards, and of encounter cards.
HAND: Final = 0
DECK: Final = 1
FACE_DOWN: Final = 2  # Orc Guards; of encounter cards the shadow cards
HIDDEN_ZONES: Final = 3
OPEN: Final = -1


def account(viewer: i64, pool: i64) -> i64:
    """Where in `known` the masks begin that a viewer, by his place among the people, keeps of a pool."""
    return (viewer * POOLS + pool) * HIDDEN_ZONES


@final
class FaceDown:
    """A card that lies face down with a card on the table: a shadow card of an enemy, or the card that is an Orc Guard."""

    card: Card  # with which it lies
    seen: i64  # who knows it, a bit each
    title: Title

    def __init__(self, card: Card = NO_CARD, seen: i64 = 0, title: Title = 0) -> None:
        self.card = card
        self.seen = seen
        self.title = title


@final
class Modifier:
    """A number that is changed for some time, of a card in one life of it, of a group of cards, or of a seat."""

    stat: i64
    whom: i64  # a card; below 0 a group or a seat
    life: i64
    amount: i64
    until: i64

    def __init__(self, stat: i64 = 0, whom: i64 = NO_CARD, life: i64 = 0, amount: i64 = 0, until: i64 = 0) -> None:
        self.stat = stat
        self.whom = whom
        self.life = life
        self.amount = amount
        self.until = until


@final
class Use:
    """That a limited ability of a card, in one life of it, was used by a seat; `limit` says how long that is remembered."""

    card: Card
    life: i64
    seat: Seat
    limit: i64

    def __init__(self, card: Card = NO_CARD, life: i64 = 0, seat: Seat = NO_SEAT, limit: i64 = 0) -> None:
        self.card = card
        self.life = life
        self.seat = seat
        self.limit = limit


@final
class Delayed:
    """An effect that waits for a point of the round."""

    point: i64
    frame: Frame

    def __init__(self, point: i64 = 0, frame: Frame | None = None) -> None:
        self.point = point
        self.frame = frame if frame is not None else Frame()


@final
class LcgState(State):
    """The table between two words."""

    lineup: Lineup
    # Of each card on the table
    place: vec[i64]
    keeper: vec[i64]  # who controls it, or is engaged with it; NO_SEAT: nobody
    owner: vec[i64]  # whose deck it came from; ENCOUNTER: the game's
    damage: vec[i64]  # to be set by `wound` alone
    tokens: vec[i64]  # resources; progress on locations and the quest card
    flags: vec[i64]
    host: vec[i64]  # what it is attached to; a guarded objective: its guard; a turned up shadow card: its enemy
    life: vec[i64]  # raised whenever it comes to or leaves the table
    zones: list[
        tuple[int, ...]
    ]  # the cards of each place and keeper (nobody's in the first), sorted; never changed in place
    # Titles
    hands: list[tuple[int, ...]]  # sorted
    decks: list[LazyDeck]  # of each pool
    piles: list[tuple[int, ...]]  # discard piles of each pool, the last card on top
    victory: tuple[int, ...]  # the victory pile
    removed: tuple[int, ...]  # from the game
    shadows: tuple[FaceDown, ...]  # in dealing order
    guards: tuple[FaceDown, ...]  # Orc Guards
    # What people know: of each viewer and pool the places of the sorted deck that may lie in each hidden zone, a bit each;
    # and who has seen the ordered cards of each deck.
    known: list[int]
    top_seen: list[tuple[int, ...]]
    bottom_seen: list[tuple[int, ...]]
    people: tuple[int, ...]  # every viewer, a spectator last
    # The course of the game
    threat: vec[i64]
    out: i64 = 0  # seats that were eliminated, a bit each
    first: i64 = 0
    round: i64 = 1
    phase: i64 = SETUP_PHASE
    quest: i64 = NO_CARD  # the card of the present stage
    allies_played: i64 = 0  # this round
    wounded: i64 = 0  # how many cards have damage: who looks for the dead looks no further than them
    modifiers: tuple[Modifier, ...]
    uses: tuple[Use, ...]  # of limited abilities
    delayed: tuple[Delayed, ...]  # for the end of a phase or round
    outcome: i64 = NOT_OVER

    def __init__(self) -> None:
        super().__init__()
        self.lineup = NO_LINEUP
        self.place = self.keeper = self.owner = self.damage = NO_NUMBERS
        self.tokens = self.flags = self.host = self.life = self.threat = NO_NUMBERS
        self.known = NO_LIST
        self.zones = self.hands = self.piles = self.top_seen = self.bottom_seen = NO_ZONES
        self.decks = NO_DECKS
        self.victory = self.removed = self.people = NO_CARDS
        self.shadows = ()
        self.guards = ()
        self.modifiers = ()
        self.uses = ()
        self.delayed = ()

    def lay_out(self, lineup: Lineup) -> None:
        """An empty table: all cards in their decks, where everybody knows them to be."""
        self.lineup = lineup
        cards = len(lineup.titles)
        self.place = alike(AWAY, cards)
        self.keeper = alike(NO_SEAT, cards)
        self.owner = alike(ENCOUNTER, cards)
        self.damage = alike(0, cards)
        self.tokens = alike(0, cards)
        self.flags = alike(0, cards)
        self.host = alike(NO_CARD, cards)
        self.life = alike(0, cards)
        self.zones = [NO_CARDS] * (PLACES * (MOST_SEATS + 1))
        self.hands = [NO_CARDS] * lineup.seats
        self.decks = [LazyDeck(NO_CARDS, deck) for deck in lineup.decks]
        self.piles = [NO_CARDS] * POOLS
        self.top_seen = [NO_CARDS] * POOLS
        self.bottom_seen = [NO_CARDS] * POOLS
        self.people = (*sorted(set(self.viewers)), PUBLIC)
        self.known = [0] * (len(self.people) * POOLS * HIDDEN_ZONES)
        for viewer in range(len(self.people)):
            for pool in range(POOLS):
                self.known[account(viewer, pool) + DECK] = (1 << len(lineup.decks[pool])) - 1
        self.threat = alike(0, lineup.seats)

    def clone(self) -> "LcgState":
        other = LcgState()
        self.copy_engine_to(other)
        other.lineup = self.lineup
        other.place = self.place[:]
        other.keeper = self.keeper[:]
        other.owner = self.owner[:]
        other.damage = self.damage[:]
        other.tokens = self.tokens[:]
        other.flags = self.flags[:]
        other.host = self.host[:]
        other.life = self.life[:]
        other.zones = self.zones.copy()
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.piles = self.piles.copy()
        other.victory = self.victory
        other.removed = self.removed
        other.shadows = self.shadows
        other.guards = self.guards
        other.known = self.known.copy()
        other.top_seen = self.top_seen.copy()
        other.bottom_seen = self.bottom_seen.copy()
        other.people = self.people
        other.threat = self.threat[:]
        other.out = self.out
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.quest = self.quest
        other.allies_played = self.allies_played
        other.wounded = self.wounded
        other.modifiers = self.modifiers
        other.uses = self.uses
        other.delayed = self.delayed
        other.outcome = self.outcome
        return other

    # The engine's hooks

    def alive(self, seat: Seat) -> bool:
        return self.out >> seat & 1 == 0

    def ask(
        self,
        step: AnyStep,
        seat: Seat,
        prompt: i64,
        options: list[int],
        args: tuple[int, ...] = NO_CARDS,
        always: bool = False,
    ) -> bool:
        """Ask, unless the seat is out of the game."""
        return self.alive(seat) and super().ask(step, seat, prompt, options, args, always)

    def asker(self, source: Card) -> int:
        return self.name(source)

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_ACT or self.prompt == ASK_PLAN

    def returns(self) -> list[float]:
        return [1.0 if self.outcome == VICTORY else -1.0] * int(self.lineup.seats)

    # Looking

    def name(self, card: Card) -> int:
        """A card's table name as prompts and notices tell it: its number among all table names, or NO_CARD."""
        return NO_CARD if card < 0 else self.lineup.words[card] - NAME

    def title_name(self, title: Title) -> int:
        """A title's name as prompts and notices tell it."""
        return NAME_FIRST[title]

    def word(self, card: Card) -> int:
        """A card's word."""
        return self.lineup.words[card]

    def title(self, card: Card) -> i64:
        """A card's title."""
        return self.lineup.titles[card]

    def kind(self, card: Card) -> i64:
        """What kind of card it is."""
        return self.lineup.kinds[card]

    def zone(self, place: i64, seat: Seat = NO_SEAT) -> tuple[int, ...]:
        """The cards at a place, of a seat where the place is a seat's."""
        return self.zones[place * (MOST_SEATS + 1) + seat + 1]

    def in_play(self, card: Card) -> bool:
        """Whether a card is in play: heroes, allies, enemies, locations, attachments, objectives (rule 10)."""
        return IN_PLAY >> self.place[card] & 1 == 1

    def exhausted(self, card: Card) -> bool:
        """Whether it is exhausted."""
        return self.flags[card] & EXHAUSTED != 0

    def usable(self, card: Card) -> bool:
        """Whether it is in play and no prisoner."""
        return self.in_play(card) and self.flags[card] & PRISONER == 0

    def heroes(self, seat: Seat) -> tuple[int, ...]:
        """A seat's heroes that are no prisoners."""
        heroes = self.zone(AT_HERO, seat)
        for hero in heroes:
            if self.flags[hero] & PRISONER:
                return tuple([other for other in heroes if self.flags[other] & PRISONER == 0])
        return heroes

    def characters(self, seat: Seat) -> tuple[int, ...]:
        """A seat's heroes and allies."""
        return self.heroes(seat) + self.zone(AT_ALLY, seat)

    def engaged(self, seat: Seat) -> tuple[int, ...]:
        """The enemies engaged with a seat."""
        return self.zone(ENGAGED, seat)

    def staging(self) -> tuple[int, ...]:
        """The cards in the staging area."""
        return self.zone(STAGING)

    def active(self) -> i64:
        """The active location, or NO_CARD."""
        cards = self.zone(ACTIVE)
        return cards[0] if cards else NO_CARD

    def attachments(self, seat: Seat) -> tuple[int, ...]:
        """The attachments that a seat controls."""
        return self.zone(ATTACHED, seat)

    def attached_to(self, host: Card) -> list[int]:
        """The attachments of a card or of a deck (`HOST_DECK`), whoever controls them; not to be changed."""
        found = NO_LIST
        first: i64 = ATTACHED * (MOST_SEATS + 1)
        for zone in range(first, first + self.lineup.seats + 1):
            for card in self.zones[zone]:
                if self.host[card] == host:
                    if len(found) == 0:
                        found = []
                    found.append(card)
        return found

    def number_attached(self) -> i64:
        """How many attachments are in play."""
        number: i64 = 0
        first: i64 = ATTACHED * (MOST_SEATS + 1)
        for zone in range(first, first + self.lineup.seats + 1):
            number += len(self.zones[zone])
        return number

    def seats_in_order(self) -> list[int]:
        """The seats still in the game, from the first player on; not to be changed."""
        return self.lineup.orders[(self.first << self.lineup.seats) + self.out]

    def player_after(self, seat: Seat) -> i64:
        """The next seat clockwise that is still in the game."""
        following: i64 = (seat + 1) % self.lineup.seats
        while not self.alive(following):
            following = (following + 1) % self.lineup.seats
        return following

    def players(self) -> i64:
        """How many seats are still in the game."""
        count: i64 = 0
        for seat in range(self.lineup.seats):
            if self.out >> seat & 1 == 0:
                count += 1
        return count

    def free_card(self, title: Title) -> i64:
        """The lowest table name of a title that is not in use."""
        card: i64 = self.lineup.first_card[title]
        end: i64 = card + self.lineup.copies[title]
        while card < end:
            if self.place[card] == AWAY:
                return card
            card += 1
        raise AssertionError("all copies of a card are on the table already")

    def title_in_play(self, title: Title) -> bool:
        """Whether a card of this title is in play."""
        first: i64 = self.lineup.first_card[title]
        if first < 0:
            return False
        return any(self.in_play(card) for card in range(first, first + self.lineup.copies[title]))

    def seer(self, seat: Seat) -> i64:
        """The bit of the person who holds a seat, among those who know something."""
        return self.bit_of(self.viewers[seat])

    def bit_of(self, viewer: Viewer) -> i64:
        """The bit of a viewer."""
        one: i64 = 1
        return one << self.people.index(viewer)

    def victory_points(self) -> i64:
        """What lies in the victory pile."""
        points: i64 = 0
        for title in self.victory:
            points += VICTORY_POINTS[title]
        return points

    # The one way in which a card's damage changes, and the one in which cards change their place on the table

    def wound(self, card: Card, damage: i64) -> None:
        """A card has so much damage from now on."""
        if self.damage[card] > 0:
            self.wounded -= 1
        if damage > 0:
            self.wounded += 1
        self.damage[card] = damage

    def lay(self, card: Card, place: i64, keeper: i64 = NO_SEAT) -> None:
        """A card goes to a place on the table, or away from it."""
        old = self.place[card] * (MOST_SEATS + 1) + self.keeper[card] + 1
        if self.place[card] != AWAY:
            self.zones[old] = less_card(self.zones[old], int(card))
        if (self.place[card] == AWAY) != (place == AWAY):
            self.life[card] += 1
        self.place[card] = place
        self.keeper[card] = keeper
        if place == AWAY:
            self.wound(card, 0)
            self.tokens[card] = 0
            self.flags[card] = 0
            self.host[card] = NO_CARD
        else:
            new = place * (MOST_SEATS + 1) + keeper + 1
            self.zones[new] = with_card(self.zones[new], int(card))
        self.changed()
