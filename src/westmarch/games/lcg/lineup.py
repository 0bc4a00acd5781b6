"""What a game is played with: scenario, decks, heroes, settings, and the cards that can come on its table.

A lineup never changes and is shared by all copies of a state. A card's number is its place in `titles`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.core.vectors import numbers
from westmarch.games.lcg.components import (
    ELIMINATION_THREAT,
    ENCOUNTER,
    KINDS,
    MAKES_GUARDS,
    MOST_SEATS,
    NAME_COPIES,
    NAME_FIRST,
    NAME_ROOM,
    NO_CARD,
    ORC_GUARD,
    TITLE_ROOM,
)
from westmarch.games.lcg.words import MOMENTS, NAME

NO_TITLES: Final[tuple[int, ...]] = ()
POOLS: Final = 5  # the decks of the seats, then the encounter deck


class Rules:
    """The settings that the rules ask for while a game goes on."""

    errata: bool
    all_windows: bool
    shadow_cards: bool
    easy: bool
    engaged_guards: bool  # an engaged enemy still guards its objective
    random_first: bool
    round_score: bool  # each round counts in the score

    def __init__(
        self,
        errata: bool = True,
        all_windows: bool = False,
        shadow_cards: bool = True,
        easy: bool = False,
        engaged_guards: bool = True,
        random_first: bool = False,
        round_score: bool = False,
    ) -> None:
        self.errata = errata
        self.all_windows = all_windows
        self.shadow_cards = shadow_cards
        self.easy = easy
        self.engaged_guards = engaged_guards
        self.random_first = random_first
        self.round_score = round_score


class Legacy:
    """What a scenario of a campaign takes over from those before it; in Nightmare something of each seat."""

    nightmare: bool
    scores: tuple[int, ...]  # of the scenarios that were won
    threat: tuple[int, ...]
    damage: tuple[tuple[int, ...], ...]  # on each hero of the seat
    piles: tuple[tuple[int, ...], ...]  # discard piles, dead heroes included

    def __init__(
        self,
        nightmare: bool = False,
        scores: tuple[int, ...] = (),
        threat: tuple[int, ...] = (),
        damage: tuple[tuple[int, ...], ...] = (),
        piles: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.nightmare = nightmare
        self.scores = scores
        self.threat = threat
        self.damage = damage
        self.piles = piles

    def is_out(self, seat: Seat, heroes: tuple[int, ...]) -> bool:
        """Whether a seat cannot go on."""
        dead = len([hero for hero in heroes if hero in self.piles[seat]])
        return self.threat[seat] >= ELIMINATION_THREAT or dead == len(heroes)


class Lineup:
    """What a game is played with."""

    scenario: str
    seats: i64
    orders: list[
        list[int]
    ]  # the seats still in the game from the first player on: of each first player and each set of those who are out
    rules: Rules
    heroes: tuple[tuple[int, ...], ...]  # titles, of each seat
    decks: tuple[tuple[int, ...], ...]  # titles, sorted, of each pool
    legacy: Legacy | None  # in a campaign
    quests: tuple[int, ...]  # titles, in the order of their stages
    titles: vec[i64]  # of each card
    kinds: vec[i64]  # of each card
    words: vec[i64]  # of each card
    card_at: vec[i64]  # of each table name its card, or NO_CARD
    first_card: vec[i64]  # of each title its first card, or NO_CARD
    copies: vec[i64]  # of each title the cards that it has here
    slots: tuple[tuple[int, ...], ...]  # of each pool and title its places in the sorted deck, a bit each
    # Titles of this game that listen to each moment: what happens by itself, and what a seat may respond with.
    forced: tuple[tuple[int, ...], ...]
    responses: tuple[tuple[int, ...], ...]
    open_to_all: tuple[int, ...]  # cards with an action that any seat may use
    events: tuple[tuple[int, ...], ...]  # of each seat the titles of its deck that can be played as an action

    def __init__(
        self,
        scenario: str = "",
        rules: Rules | None = None,
        heroes: tuple[tuple[int, ...], ...] = (),
        decks: tuple[tuple[int, ...], ...] = (),
        encounter: tuple[int, ...] = NO_TITLES,
        quests: tuple[int, ...] = NO_TITLES,
        legacy: Legacy | None = None,
    ) -> None:
        self.scenario = scenario
        self.seats = len(heroes)
        self.orders = seat_orders(len(heroes))
        self.rules = rules if rules is not None else Rules()
        self.heroes = heroes
        own = [tuple(sorted(deck)) for deck in decks]
        self.decks = tuple(own + [NO_TITLES] * (MOST_SEATS - len(own)) + [tuple(sorted(encounter))])
        self.quests = quests
        self.legacy = legacy
        self.copies = self.count_copies()
        titles = [title for title in range(TITLE_ROOM) for _ in range(self.copies[title])]
        self.titles = numbers(titles)
        self.kinds = numbers([KINDS[title] for title in titles])
        first_card = [NO_CARD] * TITLE_ROOM
        card_at = [NO_CARD] * NAME_ROOM
        words: list[int] = []
        for card in range(len(titles)):
            title = titles[card]
            if first_card[title] == NO_CARD:
                first_card[title] = card
            name = NAME_FIRST[title] + card - first_card[title]
            card_at[name] = card
            words.append(NAME + name)
        self.first_card = numbers(first_card)
        self.card_at = numbers(card_at)
        self.words = numbers(words)
        self.slots = tuple([slots_of(deck) for deck in self.decks])
        self.forced = (NO_TITLES,) * MOMENTS
        self.responses = (NO_TITLES,) * MOMENTS
        self.open_to_all = NO_TITLES
        self.events = (NO_TITLES,) * MOST_SEATS

    def count_copies(self) -> vec[i64]:
        """How many cards of each title can be on this table at once."""
        counts = [0] * TITLE_ROOM
        for group in (*self.heroes, *self.decks, self.quests):
            for title in group:
                counts[title] += 1
        if any(counts[title] and MAKES_GUARDS[title] for title in range(TITLE_ROOM)):
            counts[ORC_GUARD] = NAME_COPIES[ORC_GUARD]
        return numbers([min(counts[title], NAME_COPIES[title]) for title in range(TITLE_ROOM)])

    def card_of(self, word: i64) -> i64:
        """The card that a word names."""
        return self.card_at[word - NAME]


def seat_orders(seats: int) -> list[list[int]]:
    """For each first player, and each set of those who are out (a bit each), the others from the first player on."""
    return [
        [(first + i) % seats for i in range(seats) if out >> (first + i) % seats & 1 == 0]
        for first in range(seats)
        for out in range(1 << seats)
    ]


def slots_of(deck: tuple[int, ...]) -> tuple[int, ...]:
    """For each title its places in a sorted deck, a bit each."""
    masks = [0] * TITLE_ROOM
    for place in range(len(deck)):
        masks[deck[place]] |= 1 << place
    return tuple(masks)


NO_LINEUP: Final = Lineup()
assert ENCOUNTER == POOLS - 1
