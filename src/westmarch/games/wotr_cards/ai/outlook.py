"""What a game is worth at the beginning of a round, when all cards lie in hands, reserves, decks and cycle piles.

Nothing is in the balance then: the score and the cards that are left tell nearly all there is to tell. Every weight has a name; of some there is one for the
first round and one for the last, and between them it changes evenly.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from westmarch.games.wotr_cards.ai.outlook_weights import (
    BEGINNINGS,
    CARD_WEIGHTS,
    OF_UNFITTED_VALUE,
    POINTS,
    RING_TOKENS,
    FirstAndLast,
)
from westmarch.games.wotr_cards.ai.values import NUMBERS, card_value, reserve_value
from westmarch.games.wotr_cards.components import (
    CARD_SIDE,
    CYCLED,
    FREE_PEOPLES,
    LOCATION_IDS,
    LOCATION_ROOM,
    MOST_SEATS,
    NO_PATH,
    RING_ONCE,
    SHADOW,
    SIDE_IDS,
    TITLE_IDS,
    TITLE_ROOM,
    Cards,
)
from westmarch.games.wotr_cards.state import WotrCardsState

FIRST_NUMBER: Final = 1
LAST_NUMBER: Final = NUMBERS - 1
LEAD_THAT_THREATENS: Final = 5.0  # with more points ahead the game may end at the next check
ENDS: Final[tuple[str, ...]] = ("first", "last")
HAND_NAME: Final = "hand"
RESERVE_NAME: Final = "reserve"
PILES_NAME: Final = "piles"
PLACE_NAMES: Final = (HAND_NAME, RESERVE_NAME, PILES_NAME)
TITLES: Final[list[int]] = [title for title in range(TITLE_ROOM) if TITLE_IDS[title]]
LOCATIONS: Final[list[int]] = [location for location in range(LOCATION_ROOM) if LOCATION_IDS[location]]


def way_at(number: int) -> float:
    """How far the game has come, from the first round to the last, when the paths have come to a number."""
    return (max(number, FIRST_NUMBER) - FIRST_NUMBER) / (LAST_NUMBER - FIRST_NUMBER)


def between(first: float, last: float, number: int) -> float:
    """A weight when the paths have come to a number."""
    way = way_at(number)
    return first * (1.0 - way) + last * way


def by_numbers(weights: Mapping[str, float], name: str) -> list[float]:
    """A weight for each number that the paths have come to."""
    first, last = (weights[f"{name}.{end}"] for end in ENDS)
    return [between(first, last, number) for number in range(NUMBERS)]


@final
class Prospects:
    """The weights as tables. Those of cards have a row for each number that the paths have come to."""

    in_hand: list[float]
    in_reserve: list[float]
    in_piles: list[float]
    leads: list[float]  # for each point that the Free Peoples lead by, by the number of paths to come
    threats: list[float]  # for each point of a lead that threatens to end the game, by the number of the path
    rings: list[list[float]]  # for an unused token of each side that serves once, by the number of the path
    beginnings: dict[str, list[float]]  # for each scenario, by the number of its path
    active: list[float]  # for each location that is active
    asks_active: bool  # whether any of them counts

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.in_hand = of_cards(weights, HAND_NAME)
        self.in_reserve = of_cards(weights, RESERVE_NAME)
        self.in_piles = of_cards(weights, PILES_NAME)
        self.leads = [weights[f"points.{to_come}"] for to_come in range(NUMBERS)]
        self.threats = by_numbers(weights, "threat")
        self.rings = [by_numbers(weights, f"ring.{side}") for side in SIDE_IDS]
        self.beginnings = {
            scenario: [weights[f"beginning.{scenario}.{number}"] for number in range(len(numbers))]
            for scenario, numbers in BEGINNINGS.items()
        }
        self.active = [weights.get(f"active.{name}", 0.0) for name in LOCATION_IDS]
        self.asks_active = any(weight != 0.0 for weight in self.active)


def of_cards(weights: Mapping[str, float], place: str) -> list[float]:
    """The weights of all cards at a place."""
    table = [0.0] * (NUMBERS * TITLE_ROOM)
    for title in TITLES:
        name = f"{TITLE_IDS[title]}.{place}"
        known = weights if f"{name}.{ENDS[0]}" in weights else unfitted(title)
        entries = by_numbers(known, name)
        for number in range(NUMBERS):
            table[number * TITLE_ROOM + title] = entries[number]
    return table


def unfitted(title: int) -> dict[str, float]:
    """The weights of a card that was not there when they were fitted, by what its facts say it is worth."""
    sign = 1.0 if CARD_SIDE[title] == FREE_PEOPLES else -1.0
    parts = OF_UNFITTED_VALUE
    found: dict[str, float] = {}
    for end, number in enumerate((FIRST_NUMBER, LAST_NUMBER)):
        in_hand, in_reserve = sign * card_value(title, number), sign * reserve_value(title, number)
        values = (parts.hand[end] * in_hand, parts.reserve[end] * in_reserve, parts.piles[end] * in_hand)
        for place, value in zip(PLACE_NAMES, values, strict=True):
            found[f"{TITLE_IDS[title]}.{place}.{ENDS[end]}"] = value
    return found


def first_outlook() -> dict[str, float]:
    """The weights of the first generation by their names; it did not ask which locations are active, nor how near a lead is to the end."""
    found = {f"points.{to_come}": weight for to_come, weight in POINTS.items()}
    add_pair(found, "threat", (0.0, 0.0))
    for side, pair in RING_TOKENS.items():
        add_pair(found, f"ring.{side}", pair)
    for scenario, numbers in BEGINNINGS.items():
        found |= {f"beginning.{scenario}.{number}": weight for number, weight in numbers.items()}
    found |= {f"active.{LOCATION_IDS[location]}": 0.0 for location in LOCATIONS}
    for title in TITLES:
        name = TITLE_IDS[title]
        if name not in CARD_WEIGHTS:
            found |= unfitted(title)
            continue
        for place, pair in zip(PLACE_NAMES, CARD_WEIGHTS[name], strict=True):
            add_pair(found, f"{name}.{place}", pair)
    return found


def add_pair(weights: dict[str, float], name: str, pair: FirstAndLast) -> None:
    """Name a weight of the first round and of the last."""
    for end, weight in zip(ENDS, pair, strict=True):
        weights[f"{name}.{end}"] = weight


FIRST_OUTLOOK: Final = first_outlook()


def total_of(cards: Cards, weights: list[float], row: i64) -> float:
    """The weights of some cards."""
    total = 0.0
    for card in cards:
        total += weights[row + card]
    return total


def active_worth(state: WotrCardsState, weights: list[float]) -> float:
    """The weights of the active locations."""
    total = weights[state.path] if state.path != NO_PATH else 0.0
    active = state.active
    field: i64 = 0
    while active >> field:
        if active >> field & 1:
            total += weights[field]
        field += 1
    return total


def outlook(state: WotrCardsState, prospects: Prospects) -> float:
    """The logarithm of the Free Peoples' odds at the beginning of a round."""
    lineup = state.lineup
    number = state.last_number
    lead = float(state.score(FREE_PEOPLES) - state.score(SHADOW))
    total = prospects.beginnings[lineup.scenario][number] + prospects.leads[lineup.last_number - number] * lead
    if lead > LEAD_THAT_THREATENS:
        total += prospects.threats[number] * (lead - LEAD_THAT_THREATENS)
    elif lead < -LEAD_THAT_THREATENS:
        total += prospects.threats[number] * (lead + LEAD_THAT_THREATENS)
    if prospects.asks_active:
        total += active_worth(state, prospects.active)
    row: i64 = number * TITLE_ROOM
    for seat in range(lineup.seats):
        in_hand = total_of(state.hand(seat), prospects.in_hand, row)
        total += in_hand + total_of(state.reserve(seat), prospects.in_reserve, row)
        deck = state.decks[seat]
        total += total_of(deck.bag, prospects.in_piles, row) + total_of(deck.top, prospects.in_piles, row)
        total += total_of(state.zones[CYCLED * MOST_SEATS + seat], prospects.in_piles, row)
        if state.rings >> seat & 1 and lineup.rings[seat] == RING_ONCE:
            total += prospects.rings[lineup.sides[seat]][number]
    return total
