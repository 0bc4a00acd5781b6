"""What a game is played with: the scenario, its decks, and the settings of the table.

A lineup never changes and is shared by all copies of a state.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.vectors import alike, as_list
from westmarch.games.wotr_cards.components import (
    CARD_COPIES,
    CARD_DECK,
    FACTIONS,
    FIELDS_OF_SIDE,
    FIRST_PATH,
    FREE_PEOPLES,
    LOCATION_IDS,
    NO_CARD,
    SHADOW,
    TITLE_IDS,
    TITLE_ROOM,
    location_number,
)
from westmarch.games.wotr_cards.scenarios import SCENARIOS, Scenario, SeatSetup


class Rules:
    """The settings that the rules ask for while a game goes on."""

    refused_losses_to_attackers: bool
    optional_cycling_may_forsake: bool
    discard_to_limit: bool
    played_card_may_pay: bool

    def __init__(
        self,
        refused_losses_to_attackers: bool = True,
        optional_cycling_may_forsake: bool = True,
        discard_to_limit: bool = False,
        played_card_may_pay: bool = True,
    ) -> None:
        self.refused_losses_to_attackers = refused_losses_to_attackers
        self.optional_cycling_may_forsake = optional_cycling_may_forsake
        self.discard_to_limit = discard_to_limit
        self.played_card_may_pay = played_card_may_pay


OFFICIAL: Final = Rules()


class Lineup:
    """What a game is played with, as the engine asks for it: tables by seat, slot, title and faction."""

    scenario: str
    rules: Rules
    seats: i64
    players: tuple[int, ...]  # of each seat
    sides: tuple[int, ...]  # of each seat
    order: tuple[int, ...]
    draws: tuple[int, ...]
    first_draws: tuple[int, ...]
    first_cycles: tuple[int, ...]
    rings: tuple[int, ...]
    last_number: i64
    strict_paths: bool
    twice: tuple[bool, ...]  # for each side whether "each player" is carried out twice
    paths: i64  # the paths used, a bit each
    fields_by_round: tuple[tuple[int, ...], ...]
    field_decks: tuple[int, ...]  # for each side its battlegrounds at the start, a bit each
    owners: vec[i64]  # of each title the seat, or NO_CARD where it isn't used
    copies: vec[i64]  # of each title
    first_slots: vec[i64]  # of each title its number within its owner's deck; further copies follow
    slots: list[int]  # of each title the numbers of all its copies, a bit each
    decks: list[tuple[int, ...]]  # of each seat, sorted; its places are the slots
    faction_seats: vec[i64]  # the player of each faction, as texts speak of it (rule 5), or NO_CARD

    def __init__(self, name: str = "", scenario: Scenario | None = None, rules: Rules = OFFICIAL) -> None:
        if scenario is None:
            return
        seats = scenario.seats
        self.scenario = name
        self.rules = rules
        self.seats = len(seats)
        self.players = tuple([seat.player for seat in seats])
        self.sides = tuple([seat.side for seat in seats])
        self.order = scenario.order
        self.draws = tuple([seat.draws for seat in seats])
        self.first_draws = tuple([seat.first_hand[0] for seat in seats])
        self.first_cycles = tuple([seat.first_hand[1] for seat in seats])
        self.rings = tuple([seat.ring for seat in seats])
        self.last_number = scenario.last_number
        self.strict_paths = scenario.strict_paths
        alone = [len([seat for seat in seats if seat.side == side]) == 1 for side in (FREE_PEOPLES, SHADOW)]
        self.twice = tuple([scenario.each_player_twice and only for only in alone])
        used = scenario.paths or [path for path in LOCATION_IDS[FIRST_PATH:] if path]
        self.paths = sum([1 << location_number(path) - FIRST_PATH for path in used])
        self.fields_by_round = tuple(
            [tuple([location_number(field) for field in fields]) for fields in scenario.fields_by_round]
        )
        self.field_decks = (0, 0) if scenario.fields_by_round else tuple(as_list(FIELDS_OF_SIDE))
        self.lay_out_cards(seats)

    def lay_out_cards(self, seats: tuple[SeatSetup, ...]) -> None:
        """Whose each card is."""
        self.owners = alike(NO_CARD, TITLE_ROOM)
        self.copies = alike(0, TITLE_ROOM)
        self.first_slots = alike(NO_CARD, TITLE_ROOM)
        self.slots = [0] * TITLE_ROOM
        self.decks = []
        self.faction_seats = alike(NO_CARD, FACTIONS)
        for number, seat in enumerate(seats):
            for faction in seat.factions:
                self.faction_seats[faction] = number
            deck: list[int] = []
            for title in range(TITLE_ROOM):
                name = TITLE_IDS[title]
                if name == "":
                    continue
                copies = int(CARD_COPIES[title]) if CARD_DECK[title] in seat.decks else seat.cards.get(name, 0)
                if copies:
                    self.owners[title] = number
                    self.copies[title] = copies
                    self.first_slots[title] = len(deck)
                    self.slots[title] = ((1 << copies) - 1) << len(deck)
                    deck.extend([title] * copies)
            self.decks.append(tuple(deck))


LINEUPS: Final[dict[tuple[str, bool, bool, bool, bool], Lineup]] = {}


def lineup_of(scenario: str, rules: Rules = OFFICIAL) -> Lineup:
    """The lineup of a scenario with some settings, made once. The cards must have been declared."""
    key = (
        scenario,
        rules.refused_losses_to_attackers,
        rules.optional_cycling_may_forsake,
        rules.discard_to_limit,
        rules.played_card_may_pay,
    )
    if key not in LINEUPS:
        LINEUPS[key] = Lineup(scenario, SCENARIOS[scenario], rules)
    return LINEUPS[key]
