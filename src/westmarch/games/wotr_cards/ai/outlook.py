"""What a game is worth at the beginning of a round, when all cards lie in hands, reserves, decks and cycle piles.

Nothing is in the balance then: the score and the cards that are left tell all there is to tell.
"""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_cards.ai.outlook_weights import (
    BEGINNINGS,
    CARD_WEIGHTS,
    OF_UNFITTED_VALUE,
    POINTS,
    RING_TOKENS,
    CardWeights,
    FirstAndLast,
)
from westmarch.games.wotr_cards.ai.values import NUMBERS, by_number, card_value, reserve_value
from westmarch.games.wotr_cards.components import (
    CARD_SIDE,
    CYCLED,
    FREE_PEOPLES,
    MOST_SEATS,
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


def between(first: float, last: float, number: int) -> float:
    """A weight when the paths have come to a number: it changes evenly from the first to the last."""
    way = (max(number, FIRST_NUMBER) - FIRST_NUMBER) / (LAST_NUMBER - FIRST_NUMBER)
    return first * (1.0 - way) + last * way


def unfitted(title: int) -> CardWeights:
    """The weights of a card that was not there when they were fitted, by what its facts say it is worth."""
    sign = 1.0 if CARD_SIDE[title] == FREE_PEOPLES else -1.0
    in_hand = (sign * card_value(title, FIRST_NUMBER), sign * card_value(title, LAST_NUMBER))
    in_reserve = (sign * reserve_value(title, FIRST_NUMBER), sign * reserve_value(title, LAST_NUMBER))
    return CardWeights(
        hand=part_of(OF_UNFITTED_VALUE.hand, in_hand),
        reserve=part_of(OF_UNFITTED_VALUE.reserve, in_reserve),
        piles=part_of(OF_UNFITTED_VALUE.piles, in_hand),
    )


def part_of(parts: FirstAndLast, values: FirstAndLast) -> FirstAndLast:
    """Parts of values, in the first round and in the last."""
    return (parts[0] * values[0], parts[1] * values[1])


def weights_of(title: int) -> CardWeights:
    """The weights of a card; nothing for a number that no card has yet."""
    name = TITLE_IDS[title]
    return CARD_WEIGHTS[name] if name in CARD_WEIGHTS else unfitted(title)


def by_title(weights: list[FirstAndLast]) -> list[float]:
    """The weights of all cards at a place, a row for each number."""
    return by_number([[between(first, last, number) for first, last in weights] for number in range(NUMBERS)])


WEIGHTS: Final[list[CardWeights]] = [weights_of(title) for title in range(TITLE_ROOM)]
IN_HAND: Final[list[float]] = by_title([card.hand for card in WEIGHTS])
IN_RESERVE: Final[list[float]] = by_title([card.reserve for card in WEIGHTS])
IN_PILES: Final[list[float]] = by_title([card.piles for card in WEIGHTS])
# By side, then by the number that the paths have come to.
RING_WEIGHTS: Final[list[list[float]]] = [
    [between(RING_TOKENS[side][0], RING_TOKENS[side][1], number) for number in range(NUMBERS)] for side in SIDE_IDS
]
BEGINNING_WEIGHTS: Final[dict[str, list[float]]] = {
    scenario: [weights[number] for number in range(len(weights))] for scenario, weights in BEGINNINGS.items()
}
LEAD_WEIGHTS: Final[list[float]] = [POINTS[to_come] for to_come in range(NUMBERS)]


def total_of(cards: Cards, weights: list[float], row: i64) -> float:
    """The weights of some cards."""
    total = 0.0
    for card in cards:
        total += weights[row + card]
    return total


def outlook(state: WotrCardsState) -> float:
    """The logarithm of the Free Peoples' odds at the beginning of a round."""
    lineup = state.lineup
    number = state.last_number
    lead = float(state.score(FREE_PEOPLES) - state.score(SHADOW))
    total = BEGINNING_WEIGHTS[lineup.scenario][number] + LEAD_WEIGHTS[lineup.last_number - number] * lead
    row: i64 = number * TITLE_ROOM
    for seat in range(lineup.seats):
        total += total_of(state.hand(seat), IN_HAND, row) + total_of(state.reserve(seat), IN_RESERVE, row)
        deck = state.decks[seat]
        total += total_of(deck.bag, IN_PILES, row) + total_of(deck.top, IN_PILES, row)
        total += total_of(state.zones[CYCLED * MOST_SEATS + seat], IN_PILES, row)
        if state.rings >> seat & 1 and lineup.rings[seat] == RING_ONCE:
            total += RING_WEIGHTS[lineup.sides[seat]][number]
    return total
