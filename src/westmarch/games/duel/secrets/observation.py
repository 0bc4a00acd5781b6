"""What a side may know, as numbers for learning agents: `mine` and `theirs`, then the table. Compiled."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from westmarch.core.bits import lowest, ones
from westmarch.core.hidden.observation import (
    COUNT,
    FLAG,
    Block,
    Observer,
    counts,
    flags,
    numbered,
    put,
    put_bits,
    put_fields,
    put_flag,
    put_order,
    roomy,
    table,
)
from westmarch.core.state import Seat, State
from westmarch.games.duel.components import (
    CARD_IDS,
    CARD_ROOM,
    CHAIN_IDS,
    CHAPTER_ROOM,
    CHAPTERS,
    NOT_OVER,
    OUTCOME_IDS,
    PEOPLE_IDS,
    PEOPLES,
    QUEST_GOAL,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SKILL_IDS,
    SLOTS,
    TILE_IDS,
    TILE_ROOM,
    TOKEN_IDS,
    TOKEN_ROOM,
    UNITS_A_SIDE,
)
from westmarch.games.duel.rules.payment import card_price, tile_price
from westmarch.games.duel.secrets.knowledge import knows_aside
from westmarch.games.duel.state import EMPTY, FACE_DOWN, DuelState, Side
from westmarch.games.duel.words import PROMPTS

VERSION: Final = 1
CHAIN_ROOM: Final = 24
CHOICES: Final = 2
SUMS: Final = 5  # the numbers of a side that come before those of its things

MINE: Final = "mine"
THEIRS: Final = "theirs"


def side_blocks(whose: str) -> list[Block]:
    """A side's play area and pieces, in the order in which `put_side` writes them."""
    sums = ("coins", "supply", "quest", "trio_used", "presence")
    return [
        counts(whose, sums),
        counts(f"{whose}.units", REGION_IDS, UNITS_A_SIDE),
        flags(f"{whose}.fortresses", REGION_IDS),
        counts(f"{whose}.skills", SKILL_IDS, 15),
        flags(f"{whose}.choices", ("lore", "craft")),
        flags(f"{whose}.chains", roomy(CHAIN_IDS, CHAIN_ROOM)),
        counts(f"{whose}.peoples", PEOPLE_IDS, 3),
        flags(f"{whose}.tokens", roomy(TOKEN_IDS, TOKEN_ROOM)),
        flags(f"{whose}.tiles", roomy(TILE_IDS, TILE_ROOM)),
        flags(f"{whose}.cards", roomy(CARD_IDS, CARD_ROOM)),
    ]


def blocks() -> tuple[Block, ...]:
    """The layout beyond the question."""
    cards, tiles, tokens = roomy(CARD_IDS, CARD_ROOM), roomy(TILE_IDS, TILE_ROOM), roomy(TOKEN_IDS, TOKEN_ROOM)
    return (
        flags("i_am", SIDE_IDS),
        *side_blocks(MINE),
        *side_blocks(THEIRS),
        flags("chapter", numbered(CHAPTERS)),
        flags("active", (MINE, THEIRS)),
        counts("table", ("extra_turns", "reserve", "tiles_face_down")),
        table("slots", numbered(SLOTS), face_down=FLAG, card=CARD_ROOM),
        table("display", cards, shown=FLAG, available=FLAG, price=COUNT),  # the price for me, where it can be taken
        flags("discard", cards),
        flags("set_aside", cards),  # where I have looked at them
        flags("unseen", cards),  # face down or set aside, for all that I know
        table("locations", tiles, shown=FLAG, price=COUNT),
        counts("token_stacks", PEOPLE_IDS, TOKEN_ROOM // PEOPLES),
        counts("token_order", tokens, TOKEN_ROOM // PEOPLES),  # of a stack's known top: the how manieth from above
        flags("shown_tokens", tokens),
        flags("outcome", OUTCOME_IDS),
        flags("winner", (MINE, THEIRS, "shared")),
    )


class DuelObserver(Observer):
    """The encoder of Duel."""

    mine: i64
    theirs: i64
    chapter: i64
    slots: i64
    display: i64
    discard: i64
    locations: i64
    stacks: i64
    outcome: i64

    def __init__(self) -> None:
        super().__init__(tuple([prompt.name for prompt in PROMPTS]), len(SIDE_IDS), VERSION, blocks())
        self.mine = self.at(MINE)
        self.theirs = self.at(THEIRS)
        self.chapter = self.at("chapter")
        self.slots = self.at("slots")
        self.display = self.at("display")
        self.discard = self.at("discard")
        self.locations = self.at("locations")
        self.stacks = self.at("token_stacks")
        self.outcome = self.at("outcome")

    def fill(self, state: State, seat: Seat, out: BytesWriter, base: i64) -> None:
        assert isinstance(state, DuelState)
        out[base + self.mine - len(SIDE_IDS) + seat] = 1
        put_side(out, base + self.mine, state.side(seat))
        put_side(out, base + self.theirs, state.enemy(seat))
        at = base + self.chapter
        out[at + state.chapter] = 1
        at += CHAPTERS
        put_flag(out, at, state.active == seat)
        put_flag(out, at + 1, state.active != seat)
        put(out, at + 2, state.extra_turns)
        put(out, at + 3, state.reserve())
        put(out, at + 4, len(state.tile_stack))
        put_display(out, base + self.slots, base + self.display, state, state.side(seat))
        put_piles(out, base + self.discard, state, state.viewers[seat])
        put_locations(out, base + self.locations, state, state.side(seat))
        put_stacks(out, base + self.stacks, state)
        if state.outcome != NOT_OVER:
            at = base + self.outcome
            out[at + state.outcome] = 1
            winner: i64 = 2 if state.winner == 2 else 0 if state.winner == seat else 1
            out[at + len(OUTCOME_IDS) + winner] = 1


def put_side(out: BytesWriter, at: i64, side: Side) -> None:
    """Write a side's play area and pieces."""
    put(out, at, side.coins)
    put(out, at + 1, side.supply)
    put(out, at + 2, min(side.quest, QUEST_GOAL))
    put_flag(out, at + 3, side.trio_used)
    put(out, at + 4, ones(side.presence()))
    at += SUMS
    put_fields(out, at, side.units, 4)
    put_bits(out, at + REGIONS, side.fortresses)
    at += 2 * REGIONS
    put_fields(out, at, side.skills, 4)
    at += len(SKILL_IDS)
    put_bits(out, at, side.choices)
    at += CHOICES
    put_bits(out, at, side.chains)
    at += CHAIN_ROOM
    put_fields(out, at, side.peoples, 2)
    at += PEOPLES
    put_bits(out, at, side.tokens)
    at += TOKEN_ROOM
    put_bits(out, at, side.tiles)
    at += TILE_ROOM
    for chapter in range(CHAPTERS):
        put_bits(out, at + chapter * CHAPTER_ROOM, side.cards[chapter])


def put_display(out: BytesWriter, slots: i64, display: i64, state: DuelState, side: Side) -> None:
    """Write the cards that lie to be taken."""
    first = state.chapter * CHAPTER_ROOM
    for card in state.display:
        if card == FACE_DOWN:
            out[slots] = 1
        elif card != EMPTY:
            put(out, slots + 1, card + 1)
            out[display + 3 * card] = 1
        slots += 2
    mask = state.available
    while mask:
        card_number = first + lowest(mask)
        at = display + 3 * card_number
        out[at + 1] = 1
        put(out, at + 2, card_price(side, card_number))
        mask &= mask - 1


def put_piles(out: BytesWriter, at: i64, state: DuelState, viewer: int) -> None:
    """Write the discard, and what is hidden as far as a person knows it."""
    for chapter in range(CHAPTERS):
        put_bits(out, at + chapter * CHAPTER_ROOM, state.discard[chapter])
    aside, unseen = at + CARD_ROOM, at + 2 * CARD_ROOM
    put_bits(out, unseen + state.chapter * CHAPTER_ROOM, state.unseen)
    known = knows_aside(state, viewer)
    for card in state.aside:
        out[(aside if known else unseen) + card] = 1


def put_locations(out: BytesWriter, at: i64, state: DuelState, side: Side) -> None:
    """Write the locations that lie face up."""
    mask = state.tiles
    while mask:
        tile = lowest(mask)
        out[at + 2 * tile] = 1
        put(out, at + 2 * tile + 1, tile_price(side, tile))
        mask &= mask - 1


def put_stacks(out: BytesWriter, at: i64, state: DuelState) -> None:
    """Write the stacks of tokens and those that are turned up."""
    order = at + PEOPLES
    for people in range(PEOPLES):
        stack = state.token_stacks[people]
        put(out, at + people, len(stack))
        put_order(out, order, stack.top)
    for token in state.shown_tokens:
        out[order + TOKEN_ROOM + token] = 1
