"""The card game's estimate for those who learn it, and the habits of its quick words for those who breed better ones."""

from collections.abc import Iterator
from typing import Final

from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.state import State
from westmarch.games.wotr_cards.ai.advisor import WotrCardsAdvisor
from westmarch.games.wotr_cards.ai.knowledge import HABIT_NAMES, SECOND_WEIGHTS, knowledge_of
from westmarch.games.wotr_cards.ai.outlook import (
    ENDS,
    HAND_NAME,
    PILES_NAME,
    RESERVE_NAME,
    Prospects,
    outlook,
    way_at,
)
from westmarch.games.wotr_cards.components import (
    CYCLED,
    LOCATION_IDS,
    MOST_SEATS,
    NO_PATH,
    SIDE_IDS,
    THE_PATH,
    TITLE_IDS,
    TITLE_ROOM,
)
from westmarch.games.wotr_cards.state import WotrCardsState

NAMES: Final[tuple[str, ...]] = tuple(SECOND_WEIGHTS)
PLACE_OF_FEATURE: Final[dict[str, int]] = {name: place for place, name in enumerate(NAMES)}
NUDGE: Final = 1.0  # of a weight; the estimate is linear
PLACES_THAT_COUNT: Final = 6  # of a feature: what lies below is rounding


class WotrCardsEstimate(Estimate):
    """Each weight that may count is nudged in turn, which tells what it is multiplied with without a second account of the position."""

    prospects: Prospects  # nudged and put back

    def __init__(self) -> None:
        self.prospects = Prospects(SECOND_WEIGHTS)

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return list(SECOND_WEIGHTS.values())

    def only_first_rests(self) -> bool:
        return True

    def log_odds(self, state: State) -> float:
        assert isinstance(state, WotrCardsState)
        return outlook(state, self.prospects)

    def features(self, state: State) -> list[float]:
        assert isinstance(state, WotrCardsState)
        found = [0.0] * len(NAMES)
        number = int(state.last_number)
        way = way_at(number)
        before = outlook(state, self.prospects)
        for table, at, name in self.entries(state):
            slope = self.slope(state, table, at, before)
            if name in PLACE_OF_FEATURE:
                found[PLACE_OF_FEATURE[name]] = slope
                continue
            found[PLACE_OF_FEATURE[f"{name}.{ENDS[0]}"]] = slope * (1.0 - way)
            found[PLACE_OF_FEATURE[f"{name}.{ENDS[1]}"]] = slope * way
        return found

    def entries(self, state: WotrCardsState) -> Iterator[tuple[list[float], int, str]]:
        """The entries of the tables that may count at a state, each with the name of its weight; a weight of both ends has the name that they share."""
        prospects, number, lineup = self.prospects, int(state.last_number), state.lineup
        yield prospects.beginnings[lineup.scenario], number, f"beginning.{lineup.scenario}.{number}"
        to_come = int(lineup.last_number) - number
        yield prospects.leads, to_come, f"points.{to_come}"
        yield prospects.threats, number, "threat"
        for side, side_id in enumerate(SIDE_IDS):
            yield prospects.rings[side], number, f"ring.{side_id}"
        active = [field for field in range(int(THE_PATH)) if state.active >> field & 1]
        for location in [*active, int(state.path)] if state.path != NO_PATH else active:
            yield prospects.active, location, f"active.{LOCATION_IDS[location]}"
        in_hand: set[int] = set()
        in_reserve: set[int] = set()
        in_piles: set[int] = set()
        for seat in range(int(lineup.seats)):
            in_hand.update(state.hand(seat))
            in_reserve.update(state.reserve(seat))
            deck = state.decks[seat]
            in_piles.update(deck.bag, deck.top, state.zones[CYCLED * MOST_SEATS + seat])
        for table, name, titles in (
            (prospects.in_hand, HAND_NAME, in_hand),
            (prospects.in_reserve, RESERVE_NAME, in_reserve),
            (prospects.in_piles, PILES_NAME, in_piles),
        ):
            for title in sorted(titles):
                yield table, number * TITLE_ROOM + title, f"{TITLE_IDS[title]}.{name}"

    def slope(self, state: WotrCardsState, table: list[float], at: int, before: float) -> float:
        """What the estimate changes by for each unit that an entry of a table does."""
        entry = table[at]
        table[at] = entry + NUDGE
        slope = (outlook(state, self.prospects) - before) / NUDGE
        table[at] = entry
        return round(slope, PLACES_THAT_COUNT)

    def advisor(self, weights: list[float]) -> Advisor:
        return WotrCardsAdvisor(knowledge_of(dict(zip(NAMES, weights, strict=True))))

    def habits(self) -> tuple[list[int], list[int]]:
        free_peoples, shadow = ([PLACE_OF_FEATURE[name] for name in names] for names in HABIT_NAMES)
        return free_peoples, shadow
