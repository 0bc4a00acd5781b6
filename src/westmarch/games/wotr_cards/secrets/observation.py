"""What a seat may know, as numbers for learning agents: the seats from the seat's own on, then the table. Compiled."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from westmarch.core.bits import lowest
from westmarch.core.hidden.knowledge import in_doubt
from westmarch.core.hidden.observation import (
    COUNT,
    FLAG,
    Block,
    Observer,
    counts,
    flags,
    grid,
    put,
    put_bits,
    put_cards,
    put_flag,
    put_order,
    put_slots,
    roomy,
    seat_rows,
    table,
)
from westmarch.core.state import Seat, State
from westmarch.games.wotr_cards.components import (
    ASIDE,
    DECK,
    FIELD_ROOM,
    FIRST_ITEM,
    FIRST_PATH,
    FREE_PEOPLES,
    FRESH,
    HIDDEN_ZONES,
    ITEM_ROOM,
    LOCATION_IDS,
    MOST_SEATS,
    NO_HOST,
    NO_PATH,
    NOT_OVER,
    OUTCOME_IDS,
    PATH_ROOM,
    PLACES_AT,
    PLAYER_IDS,
    RESERVES,
    RING_IDS,
    ROUND_RULE_IDS,
    SHADOW,
    SIDE_IDS,
    TABLE,
    THE_PATH,
    TITLE_IDS,
    TITLE_ROOM,
)
from westmarch.games.wotr_cards.scenarios import SCENARIO_IDS
from westmarch.games.wotr_cards.secrets.knowledge import account_of
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import PROMPTS

VERSION: Final = 1
SCENARIO_ROOM: Final = 8
SCENARIO_ROWS: Final[dict[str, int]] = {scenario: row for row, scenario in enumerate(SCENARIO_IDS)}
PLAYER_ROOM: Final = 8
SEAT_SUMS: Final = ("here", "my_side", "passed", "first", "at_turn", "ring_unused")
ZONE_SUMS: Final = ("hand", "cycled", "eliminated", "aside", "aside_inner", "staged", "deck")
# Where cards of a seat lie that I can tell apart: my own all, of others those that can only lie there.
KNOWN_ZONES: Final[tuple[str, ...]] = ("hand", "cycled", "eliminated", "aside")


def seat_blocks(whose: str) -> list[Block]:
    """One seat, in the order in which `put_seat` writes it."""
    titles = roomy(TITLE_IDS, TITLE_ROOM)
    return [
        flags(whose, SEAT_SUMS),
        flags(f"{whose}.deck_of", roomy(PLAYER_IDS, PLAYER_ROOM)),
        flags(f"{whose}.ring", RING_IDS),
        counts(f"{whose}.cards", ZONE_SUMS),
        counts(f"{whose}.reserve", titles),
        counts(f"{whose}.arrived", titles),
        *[counts(f"{whose}.{zone}", titles) for zone in KNOWN_ZONES],
    ]


def blocks() -> tuple[Block, ...]:
    """The layout beyond the question."""
    titles = roomy(TITLE_IDS, TITLE_ROOM)
    fields = roomy(LOCATION_IDS[:FIRST_PATH], FIELD_ROOM)
    paths = roomy(LOCATION_IDS[FIRST_PATH:], PATH_ROOM)
    return (
        flags("scenario", roomy(SCENARIO_IDS, SCENARIO_ROOM)),
        flags("my_side", SIDE_IDS),
        *[block for whose in seat_rows(MOST_SEATS) for block in seat_blocks(whose)],
        counts("my_deck", titles),  # all that is left in it
        counts("my_deck_top", titles),  # of its cards that I have seen: the how manieth from above
        counts("table", ("round", "last_number", "corruption", "free_peoples_points", "shadow_points", "final_round")),
        flags("round_rules", ROUND_RULE_IDS),
        table("places", (*fields, "path"), active=FLAG, attack=COUNT, defence=COUNT, printed=FLAG),
        grid("at", (*fields, "path"), titles),
        counts(
            "wielder", roomy(TITLE_IDS[FIRST_ITEM : FIRST_ITEM + ITEM_ROOM], ITEM_ROOM), TITLE_ROOM
        ),  # its number + 1
        counts("icons", titles),  # path attack icons added to a card
        counts("carried_out", titles),
        flags("played", titles),
        flags("used", titles),
        flags("path", paths),
        flags("paths_used", paths),
        flags("paths_won", paths),
        flags("paths_lost", paths),
        *[flags(f"{side}.{where}", fields) for where in ("field_deck", "field_area") for side in SIDE_IDS],
        flags("outcome", OUTCOME_IDS),
        flags("won", ("mine", "theirs")),
    )


class WotrCardsObserver(Observer):
    """The encoder of War of the Ring: The Card Game."""

    scenario: i64
    first_seat: i64
    seat_size: i64
    deck: i64
    numbers: i64
    places: i64
    wielder: i64
    paths: i64
    outcome: i64

    def __init__(self) -> None:
        super().__init__(tuple([prompt.name for prompt in PROMPTS]), MOST_SEATS, VERSION, blocks())
        self.scenario = self.at("scenario")
        self.first_seat = self.at("me")
        self.seat_size = self.at("next_1") - self.at("me")
        self.deck = self.at("my_deck")
        self.numbers = self.at("table")
        self.places = self.at("places")
        self.wielder = self.at("wielder")
        self.paths = self.at("path")
        self.outcome = self.at("outcome")

    def fill(self, state: State, seat: Seat, out: BytesWriter, base: i64) -> None:
        assert isinstance(state, WotrCardsState)
        lineup = state.lineup
        out[base + self.scenario + SCENARIO_ROWS[lineup.scenario]] = 1
        out[base + self.scenario + SCENARIO_ROOM + lineup.sides[seat]] = 1
        at = base + self.first_seat
        for place in range(lineup.seats):
            put_seat(out, at, state, seat, (seat + place) % lineup.seats)
            at += self.seat_size
        deck = state.decks[seat]
        at = base + self.deck
        put_cards(out, at, deck.top)
        put_cards(out, at, deck.bag)
        put_cards(out, at, deck.bottom)
        put_order(out, at + TITLE_ROOM, deck.top)
        put_numbers(out, base + self.numbers, state)
        put_places(out, base + self.places, state)
        put_cards_in_play(out, base + self.wielder, state)
        put_locations(out, base + self.paths, state)
        if state.outcome != NOT_OVER:
            at = base + self.outcome
            out[at + state.outcome] = 1
            out[at + len(OUTCOME_IDS) + (0 if state.winner == lineup.sides[seat] else 1)] = 1


def put_seat(out: BytesWriter, at: i64, state: WotrCardsState, me: Seat, seat: Seat) -> None:
    """Write one seat as another, or itself, may know it."""
    lineup = state.lineup
    order = lineup.order
    out[at] = 1
    put_flag(out, at + 1, lineup.sides[seat] == lineup.sides[me])
    put_flag(out, at + 2, state.passed >> seat & 1 == 1)
    put_flag(out, at + 3, order[state.first] == seat)
    put_flag(out, at + 4, order[state.slot] == seat)
    put_flag(out, at + 5, state.rings >> seat & 1 == 1)
    at += len(SEAT_SUMS)
    out[at + lineup.players[seat]] = 1
    at += PLAYER_ROOM
    out[at + lineup.rings[seat]] = 1
    at += len(RING_IDS)
    for zone in range(DECK):
        put(out, at + zone, len(state.zones[zone * MOST_SEATS + seat]))
    put(out, at + DECK, len(state.decks[seat]))
    at += HIDDEN_ZONES
    put_cards(out, at, state.zones[RESERVES * MOST_SEATS + seat])
    put_cards(out, at + TITLE_ROOM, state.zones[FRESH * MOST_SEATS + seat])
    at += 2 * TITLE_ROOM
    if state.viewers[seat] == state.viewers[me]:
        for zone in range(DECK):
            put_cards(out, at + plane_of(zone) * TITLE_ROOM, state.zones[zone * MOST_SEATS + seat])
    else:
        put_known(out, at, state, seat)


def plane_of(zone: i64) -> i64:
    """In which of KNOWN_ZONES the cards of a hidden zone are written: all that lie aside together."""
    return zone if zone < ASIDE else ASIDE


def put_known(out: BytesWriter, at: i64, state: WotrCardsState, seat: Seat) -> None:
    """Write those hidden cards of another of which everybody can tell where they lie."""
    first = account_of(seat)
    doubtful = in_doubt(state.known, first, HIDDEN_ZONES)
    deck = state.lineup.decks[seat]
    for zone in range(DECK):
        may = state.known[first + zone]
        if may:
            put_slots(out, at + plane_of(zone) * TITLE_ROOM, deck, may & ~doubtful)


def put_numbers(out: BytesWriter, at: i64, state: WotrCardsState) -> None:
    """Write where the game stands."""
    put(out, at, state.round)
    put(out, at + 1, state.last_number)
    put(out, at + 2, state.corruption)
    put(out, at + 3, state.score(FREE_PEOPLES))
    put(out, at + 4, state.score(SHADOW))
    put_flag(out, at + 5, state.final_round)
    put_bits(out, at + 6, state.round_rules)


def put_places(out: BytesWriter, at: i64, state: WotrCardsState) -> None:
    """Write the battlegrounds and the path, and who is there."""
    cards = at + 4 * (THE_PATH + 1)
    for place in range(THE_PATH + 1):
        here = state.zones[PLACES_AT + place]
        if here:
            put_cards(out, cards + place * TITLE_ROOM, here)
        put(out, at + 1, state.attack_added(place))
        put(out, at + 2, state.defence_added(place))
        at += 4
    at -= 4 * (THE_PATH + 1)
    mask = state.active
    while mask:
        place = lowest(mask)
        out[at + 4 * place] = 1
        put_flag(out, at + 4 * place + 3, state.unprinted >> place & 1 == 0)
        mask &= mask - 1
    if state.path != NO_PATH:
        out[at + 4 * THE_PATH] = 1
        out[at + 4 * THE_PATH + 3] = 1


def put_cards_in_play(out: BytesWriter, at: i64, state: WotrCardsState) -> None:
    """Write who wields what, and what is true of single cards."""
    item = at
    for host in state.hosts:
        if host != NO_HOST:
            put(out, item, host + 1)
        item += 1
    at += ITEM_ROOM
    put_cards(out, at, state.card_icons)
    put_cards(out, at + TITLE_ROOM, state.zones[TABLE])
    at += 2 * TITLE_ROOM
    for card in state.played:
        out[at + card] = 1
    for card in state.used:
        out[at + TITLE_ROOM + card] = 1


def put_locations(out: BytesWriter, at: i64, state: WotrCardsState) -> None:
    """Write what became of paths and battlegrounds."""
    if state.path != NO_PATH:
        out[at + state.path - FIRST_PATH] = 1
    put_bits(out, at + PATH_ROOM, state.used_paths)
    put_bits(out, at + 2 * PATH_ROOM, state.won_paths)
    put_bits(out, at + 3 * PATH_ROOM, state.lost_paths)
    at += 4 * PATH_ROOM
    for side in range(len(SIDE_IDS)):
        put_bits(out, at + side * FIELD_ROOM, state.deck_fields[side])
        put_bits(out, at + (2 + side) * FIELD_ROOM, state.area_fields[side])
