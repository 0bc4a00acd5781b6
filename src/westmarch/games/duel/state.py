"""The state of a game of Duel: what each side has and what lies on the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.bits import bits, lowest, ones
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.state import Seat, State
from westmarch.core.vectors import NO_NUMBERS
from westmarch.games.duel.components import (
    CHAPTER_ROOM,
    CHAPTERS,
    COINS,
    FELLOWSHIP,
    NOT_OVER,
    SAURON,
    UNITS_A_SIDE,
    Card,
    Chapter,
    People,
    Region,
)
from westmarch.games.duel.words import ASK_TURN

EMPTY: Final = -1  # a slot of the display whose card is gone
FACE_DOWN: Final = -2  # a slot whose card nobody has seen: which one it is, chance decides when it is turned up
NO_CARDS: Final[tuple[int, ...]] = ()
SHARED: Final = 2  # the winner of a shared victory

LOW_BITS: Final = 0x1111111  # the lowest bit of each region's four
PEOPLE_LOW_BITS: Final = 0x555  # the lowest bit of each people's two


class Rules:
    """The settings that the rules ask for while a game goes on."""

    set_aside_in_discard: bool
    extra_turns_add_up: bool
    manoeuvres_in_any_order: bool
    coins_run_out: bool

    def __init__(
        self,
        set_aside_in_discard: bool = True,
        extra_turns_add_up: bool = True,
        manoeuvres_in_any_order: bool = True,
        coins_run_out: bool = True,
    ) -> None:
        self.set_aside_in_discard = set_aside_in_discard
        self.extra_turns_add_up = extra_turns_add_up
        self.manoeuvres_in_any_order = manoeuvres_in_any_order
        self.coins_run_out = coins_run_out


@final
class Side:
    """What one side has: its play area and its pieces on the map. Small counters are packed into integers."""

    coins: i64 = 0
    supply: i64 = UNITS_A_SIDE  # units not on the map
    units: i64 = 0  # four bits a region
    fortresses: i64 = 0  # a bit a region
    quest: i64 = 0
    skills: i64 = 0  # four bits a skill, of the grey cards that give all they show
    choices: i64 = 0  # a bit for each grey card that gives one of several
    chains: i64 = 0  # a bit a chain symbol
    peoples: i64 = 0  # two bits a people
    tokens: i64 = 0  # a bit a token
    tiles: i64 = 0  # a bit a tile
    trio_used: bool = False
    cards: vec[i64]  # for each chapter its cards in the play area, a bit each

    def __init__(self) -> None:
        self.cards = NO_NUMBERS

    def clone(self) -> "Side":
        """An independent copy."""
        other = Side()
        other.coins = self.coins
        other.supply = self.supply
        other.units = self.units
        other.fortresses = self.fortresses
        other.quest = self.quest
        other.skills = self.skills
        other.choices = self.choices
        other.chains = self.chains
        other.peoples = self.peoples
        other.tokens = self.tokens
        other.tiles = self.tiles
        other.trio_used = self.trio_used
        other.cards = self.cards[:]
        return other

    def units_in(self, region: Region) -> i64:
        """How many units stand in a region."""
        return self.units >> 4 * region & 15

    def regions_with_units(self) -> i64:
        """The regions where units stand, a bit each."""
        spread = self.units | self.units >> 2
        spread = (spread | spread >> 1) & LOW_BITS
        # Gathers one bit out of every four into the lowest seven.
        return (
            spread & 1
            | spread >> 3 & 2
            | spread >> 6 & 4
            | spread >> 9 & 8
            | spread >> 12 & 16
            | spread >> 15 & 32
            | spread >> 18 & 64
        )

    def presence(self) -> i64:
        """The regions with a unit or a fortress, a bit each."""
        return self.regions_with_units() | self.fortresses

    def people_count(self, people: People) -> i64:
        """How many symbols of a people the side has."""
        return self.peoples >> 2 * people & 3

    def different_peoples(self) -> i64:
        """How many different peoples are on the side's green cards."""
        return ones((self.peoples | self.peoples >> 1) & PEOPLE_LOW_BITS)


def put_in(pile: vec[i64], card: Card) -> None:
    """Add a card to a pile that has a bit a card, one number a chapter."""
    chapter = card // CHAPTER_ROOM
    one: i64 = 1
    pile[chapter] |= one << (card - chapter * CHAPTER_ROOM)


def take_out(pile: vec[i64], card: Card) -> None:
    """Take a card out of such a pile."""
    chapter = card // CHAPTER_ROOM
    one: i64 = 1
    pile[chapter] &= ~(one << (card - chapter * CHAPTER_ROOM))


def cards_in(pile: vec[i64]) -> list[int]:
    """The cards of such a pile, sorted."""
    return [chapter * CHAPTER_ROOM + place for chapter in range(CHAPTERS) for place in bits(pile[chapter])]


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th bit that is set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


@final
class DuelState(State):
    """The table between two words."""

    rules: Rules
    fellowship: Side
    sauron: Side
    chapter: Chapter = 0  # 0 to 2
    active: i64 = SAURON  # the side whose turn it is
    extra_turns: i64 = 0  # earned in this turn or left from earlier ones
    display: vec[i64]  # a card, EMPTY or FACE_DOWN for each slot
    present: i64 = 0  # the slots that still hold a card, a bit each
    available: i64 = 0  # the cards of this chapter that can be taken, a bit each
    uncovered: i64 = 0  # face-down slots to be turned up at the end of the turn, a bit each
    unseen: i64 = 0  # the cards of this chapter that nobody has seen (face down or set aside), a bit each
    aside: tuple[int, ...]  # the cards set aside, once somebody has looked at them
    aside_known: i64 = 0  # the viewers who have, a bit each
    discard: vec[i64]  # for each chapter its cards in the discard, a bit each
    token_stacks: list[LazyDeck]  # one a people
    shown_tokens: tuple[int, ...]  # turned up to choose from
    tiles: i64 = 0  # face up, a bit each
    tile_stack: LazyDeck
    outcome: i64 = NOT_OVER
    winner: i64 = SHARED  # a side or SHARED, once there is an outcome

    def __init__(self) -> None:
        super().__init__()
        self.aside = NO_CARDS
        self.shown_tokens = NO_CARDS

    def clone(self) -> "DuelState":
        other = DuelState()
        self.copy_engine_to(other)
        other.rules = self.rules
        other.fellowship = self.fellowship.clone()
        other.sauron = self.sauron.clone()
        other.chapter = self.chapter
        other.active = self.active
        other.extra_turns = self.extra_turns
        other.display = self.display[:]
        other.present = self.present
        other.available = self.available
        other.uncovered = self.uncovered
        other.unseen = self.unseen
        other.aside = self.aside
        other.aside_known = self.aside_known
        other.discard = self.discard[:]
        other.token_stacks = self.token_stacks.copy()
        other.shown_tokens = self.shown_tokens
        other.tiles = self.tiles
        other.tile_stack = self.tile_stack
        other.outcome = self.outcome
        other.winner = self.winner
        return other

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_TURN

    @property
    def at_its_end(self) -> bool:
        """Whether the last card of the game has been taken: the presence on the map is compared next."""
        return self.present == 0 and self.chapter == CHAPTERS - 1

    def side(self, seat: Seat) -> Side:
        """A side by its seat."""
        return self.fellowship if seat == FELLOWSHIP else self.sauron

    def enemy(self, seat: Seat) -> Side:
        """The other side."""
        return self.sauron if seat == FELLOWSHIP else self.fellowship

    def reserve(self) -> i64:
        """The coins that nobody has; below 0 where a setting lets other things stand for coins."""
        return COINS - self.fellowship.coins - self.sauron.coins

    def returns(self) -> list[float]:
        if self.winner == SHARED:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == FELLOWSHIP else [-1.0, 1.0]
