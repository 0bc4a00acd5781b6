"""What a seat may know, as numbers for learning agents: the seats from the seat's own on, the cards on the table as a set,
titles in hands, decks and piles. Compiled.

A row of the set is a card on the table. Its `name` is that of its word, so that a network can find the row of a word; rows
stand in the order of places, seats and names. Cards beyond the last row are left out: no table of ours has come near.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from westmarch.core.frames import Frame
from westmarch.core.hidden.observation import (
    COUNT,
    FLAG,
    Block,
    Observer,
    counts,
    flags,
    grid,
    numbered,
    put,
    put_bits,
    put_cards,
    put_flag,
    put_slots,
    put_wide,
    roomy,
    seat_rows,
    table,
)
from westmarch.core.state import Seat, State
from westmarch.games.lcg.components import (
    AWAY,
    ENCOUNTER,
    FLAG_IDS,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    NOT_OVER,
    OUTCOME_IDS,
    PHASE_IDS,
    PLACE_IDS,
    PLACES,
    TITLE_IDS,
    TITLE_ROOM,
)
from westmarch.games.lcg.lineup import POOLS
from westmarch.games.lcg.rules.combat.player_attacks import is_open
from westmarch.games.lcg.rules.numbers import threat_in_staging, willpower_committed
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, attackers_of, defenders_of, frame_at
from westmarch.games.lcg.state import DECK, FACE_DOWN, HAND, LcgState, account
from westmarch.games.lcg.words import PROMPTS

VERSION: Final = 1
SCENARIO_ROOM: Final = 8
CARDS: Final = 128  # rows of the set of cards on the table
ENTRIES: Final = 16  # rows of the sets of lasting effects, used abilities and face-down cards
ENDS: Final = 5  # cards of a deck's top and bottom that may have been seen
AMOUNT_ZERO: Final = 128  # no change, for a lasting effect may take away too

NUMBERS: Final = ("round", "allies_played", "willpower", "threat", "victory_points", "encounter_deck", "easy", "errata")
SEAT: Final = ("here", "alive", "first", "threat", "hand", "deck")
SEATS: Final = seat_rows(MOST_SEATS)
POOL_NAMES: Final = (*SEATS, "encounter")
FIGHT: Final = ("by_players", "by_enemy", "enemy_high", "enemy_low", "seat")
# A row of the set of cards: what comes before its place and its flags, which are a number each.
CARD: Final = (
    "name_high",
    "name_low",
    "title",
    "keeper",
    "owner",
    "damage",
    "tokens",
    "host_high",
    "host_low",
    "fighting",
)
CARD_WIDTH: Final = len(CARD) + PLACES + len(FLAG_IDS)
MODIFIER: Final = ("stat", "whom_high", "whom_low", "amount", "until")
USE: Final = ("name_high", "name_low", "seat", "limit")
LYING: Final = ("with_high", "with_low", "title")  # the title if I have seen it, plus one


def blocks(scenarios: tuple[str, ...]) -> tuple[Block, ...]:
    """The layout beyond the question."""
    titles = roomy(TITLE_IDS, TITLE_ROOM)
    card = dict.fromkeys(CARD, COUNT) | {f"at_{place}": FLAG for place in PLACE_IDS} | dict.fromkeys(FLAG_IDS, FLAG)
    rows = numbered(ENTRIES)
    return (
        flags("scenario", roomy(scenarios, SCENARIO_ROOM)),
        flags("phase", PHASE_IDS),
        counts("game", NUMBERS),
        table("seats", SEATS, here=FLAG, alive=FLAG, first=FLAG, threat=COUNT, hand=COUNT, deck=COUNT),
        counts("fight", FIGHT),
        table("cards", numbered(CARDS), **card),
        grid("modifiers", rows, MODIFIER),
        grid("uses", rows, USE),
        grid("shadows", rows, LYING),
        grid("guards", rows, LYING),
        grid("deck_top", POOL_NAMES, numbered(ENDS)),  # titles + 1 that I have seen, from the end on
        grid("deck_bottom", POOL_NAMES, numbered(ENDS)),
        # How many of each title lie in my hand, and may lie in others' hands, in decks and face down.
        grid("hand", SEATS, titles),
        grid("deck", POOL_NAMES, titles),
        grid("face_down", POOL_NAMES, titles),
        grid("discard", POOL_NAMES, titles),
        counts("victory", titles),
        counts("removed", titles),
        flags("outcome", OUTCOME_IDS),
    )


class LcgObserver(Observer):
    """The encoder of The Lord of the Rings: The Card Game."""

    scenarios: dict[str, int]  # the row of each
    scenario: i64
    numbers: i64
    seat_rows: i64
    fight: i64
    cards: i64
    modifiers: i64
    ends: i64
    hand: i64
    piles: i64
    outcome: i64

    def __init__(self, scenarios: tuple[str, ...] = ()) -> None:
        super().__init__(tuple([prompt.name for prompt in PROMPTS]), MOST_SEATS, VERSION, blocks(scenarios))
        self.scenarios = {scenario: row for row, scenario in enumerate(scenarios)}
        self.scenario = self.at("scenario")
        self.numbers = self.at("phase")
        self.seat_rows = self.at("seats")
        self.fight = self.at("fight")
        self.cards = self.at("cards")
        self.modifiers = self.at("modifiers")
        self.ends = self.at("deck_top")
        self.hand = self.at("hand")
        self.piles = self.at("discard")
        self.outcome = self.at("outcome")

    def fill(self, state: State, seat: Seat, out: BytesWriter, base: i64) -> None:
        assert isinstance(state, LcgState)
        out[base + self.scenario + self.scenarios[state.lineup.scenario]] = 1
        put_numbers(out, base + self.numbers, state)
        put_seats(out, base + self.seat_rows, state, seat)
        fighting = put_fight(out, base + self.fight, state, seat)
        put_table(out, base + self.cards, state, seat, fighting)
        bit = state.seer(seat)
        put_entries(out, base + self.modifiers, state, seat, bit)
        put_ends(out, base + self.ends, state, seat, bit)
        put_hidden(out, base + self.hand, state, seat)
        at = base + self.piles
        for pool in range(POOLS):
            put_cards(out, at + row_of(state, seat, pool) * TITLE_ROOM, state.piles[pool])
        at += POOLS * TITLE_ROOM
        put_cards(out, at, state.victory)
        put_cards(out, at + TITLE_ROOM, state.removed)
        if state.outcome != NOT_OVER:
            out[base + self.outcome + state.outcome] = 1


def row_of(state: LcgState, me: Seat, pool: i64) -> i64:
    """Where a seat's row stands, mine being the first; that of the encounter deck is the last."""
    if pool >= state.lineup.seats:
        return pool
    row = pool - me
    return row if row >= 0 else row + state.lineup.seats


def put_numbers(out: BytesWriter, at: i64, state: LcgState) -> None:
    """Write where the game stands."""
    out[at + state.phase] = 1
    at += len(PHASE_IDS)
    put(out, at, state.round)
    put(out, at + 1, state.allies_played)
    put(out, at + 2, willpower_committed(state))
    put(out, at + 3, threat_in_staging(state))
    put(out, at + 4, state.victory_points())
    put(out, at + 5, len(state.decks[ENCOUNTER]))
    put_flag(out, at + 6, state.lineup.rules.easy)
    put_flag(out, at + 7, state.lineup.rules.errata)


def put_seats(out: BytesWriter, at: i64, state: LcgState, me: Seat) -> None:
    """Write the seats, mine first."""
    for seat in range(state.lineup.seats):
        row = at + row_of(state, me, seat) * len(SEAT)
        out[row] = 1
        put_flag(out, row + 1, state.alive(seat))
        put_flag(out, row + 2, state.first == seat)
        put(out, row + 3, state.threat[seat])
        put(out, row + 4, len(state.hands[seat]))
        put(out, row + 5, len(state.decks[seat]))


def put_fight(out: BytesWriter, at: i64, state: LcgState, me: Seat) -> list[int]:
    """Write the attack that is under way; gives the characters that fight in it."""
    by_players = frame_at(state, PLAYER_ATTACK)
    if by_players is not None and is_open(state, by_players):
        out[at] = 1
        put_attack(out, at, state, by_players, me)
        return attackers_of(state, by_players)
    by_enemy = frame_at(state, ENEMY_ATTACK)
    if by_enemy is not None and is_open(state, by_enemy):
        out[at + 1] = 1
        put_attack(out, at, state, by_enemy, me)
        return defenders_of(state, by_enemy)
    return []


def put_attack(out: BytesWriter, at: i64, state: LcgState, attack: Frame, me: Seat) -> None:
    """Write the enemy and the seat of an attack."""
    put_wide(out, at + 2, state.name(attack.source) + 1)
    put(out, at + 4, row_of(state, me, attack.seat) + 1)


def put_table(out: BytesWriter, at: i64, state: LcgState, me: Seat, fighting: list[int]) -> None:
    """Write the cards on the table, place by place."""
    end = at + CARDS * CARD_WIDTH
    first: i64 = (AWAY + 1) * (MOST_SEATS + 1)
    for zone in range(first, PLACES * (MOST_SEATS + 1)):
        for card in state.zones[zone]:
            if at < end:
                put_card(out, at, state, me, card)
                put_flag(out, at + 9, len(fighting) > 0 and card in fighting)
                at += CARD_WIDTH


def put_card(out: BytesWriter, at: i64, state: LcgState, me: Seat, card: i64) -> None:
    """Write a card on the table."""
    put_wide(out, at, state.name(card) + 1)
    put(out, at + 2, state.title(card) + 1)
    keeper: i64 = state.keeper[card]
    if keeper != NO_SEAT:
        put(out, at + 3, row_of(state, me, keeper) + 1)
    put(out, at + 4, row_of(state, me, state.owner[card]) + 1)
    put(out, at + 5, state.damage[card])
    put(out, at + 6, state.tokens[card])
    host: i64 = state.host[card]
    if host > NO_CARD:
        put_wide(out, at + 7, state.name(host) + 1)
    at += len(CARD)
    out[at + state.place[card]] = 1
    put_bits(out, at + PLACES, state.flags[card])


def put_entries(out: BytesWriter, at: i64, state: LcgState, me: Seat, bit: i64) -> None:
    """Write what lasts, what was used, and what lies face down with cards."""
    row = at
    for change in state.modifiers[:ENTRIES]:
        put(out, row, change.stat + 1)
        if change.whom >= 0:
            put_wide(out, row + 1, state.name(change.whom) + 1)
        else:
            put(out, row + 2, -change.whom)
        put(out, row + 3, change.amount + AMOUNT_ZERO)
        put(out, row + 4, change.until)
        row += len(MODIFIER)
    at += ENTRIES * len(MODIFIER)
    row = at
    for use in state.uses[:ENTRIES]:
        put_wide(out, row, state.name(use.card) + 1)
        if use.seat != NO_SEAT:
            put(out, row + 2, row_of(state, me, use.seat) + 1)
        put(out, row + 3, use.limit)
        row += len(USE)
    at += ENTRIES * len(USE)
    for lying in (state.shadows, state.guards):
        row = at
        for entry in lying[:ENTRIES]:
            put_wide(out, row, state.name(entry.card) + 1)
            if entry.seen & bit:
                put(out, row + 2, entry.title + 1)
            row += len(LYING)
        at += ENTRIES * len(LYING)


def put_ends(out: BytesWriter, at: i64, state: LcgState, me: Seat, bit: i64) -> None:
    """Write the cards of the decks' ends that I have seen."""
    for pool in range(POOLS):
        deck = state.decks[pool]
        row = at + row_of(state, me, pool) * ENDS
        put_end(out, row, deck.top, state.top_seen[pool], bit)
        put_end(out, row + POOLS * ENDS, deck.bottom, state.bottom_seen[pool], bit)


def put_end(out: BytesWriter, at: i64, cards: tuple[int, ...], seen: tuple[int, ...], bit: i64) -> None:
    """Write one end of a deck."""
    for place in range(min(len(cards), ENDS)):
        if seen[place] & bit:
            put(out, at + place, cards[place] + 1)


def put_hidden(out: BytesWriter, at: i64, state: LcgState, me: Seat) -> None:
    """Write what may lie in hands, in decks and face down, for all that I know; my own hand as it is."""
    viewer = state.people.index(state.viewers[me])
    decks = at + MOST_SEATS * TITLE_ROOM
    lying = decks + POOLS * TITLE_ROOM
    for pool in range(POOLS):
        row = row_of(state, me, pool) * TITLE_ROOM
        known = account(viewer, pool)
        titles = state.lineup.decks[pool]
        if pool < state.lineup.seats:
            if state.viewers[pool] == state.viewers[me]:
                put_cards(out, at + row, state.hands[pool])
            else:
                put_slots(out, at + row, titles, state.known[known + HAND])
        put_slots(out, decks + row, titles, state.known[known + DECK])
        put_slots(out, lying + row, titles, state.known[known + FACE_DOWN])
