"""What a game is worth at the beginning of a round, when all cards lie in hands, reserves, decks and cycle piles.

Nothing is in the balance then: the score and the cards that are left tell all there is to tell.
"""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_cards.ai.fitted import BEGINNINGS, CARD_WEIGHTS, POINTS, RING_TOKENS
from westmarch.games.wotr_cards.ai.values import NUMBERS, by_number
from westmarch.games.wotr_cards.components import (
    CYCLED,
    FREE_PEOPLES,
    MOST_SEATS,
    RING_ONCE,
    SHADOW,
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


def card_weights(place: int) -> list[float]:
    """The weights of all cards at a place, a row for each number."""
    return by_number(
        [
            [
                between(
                    CARD_WEIGHTS.get(title, (0.0,) * 6)[2 * place],
                    CARD_WEIGHTS.get(title, (0.0,) * 6)[2 * place + 1],
                    number,
                )
                for title in TITLE_IDS
            ]
            for number in range(NUMBERS)
        ]
    )


IN_HAND: Final[list[float]] = card_weights(0)
IN_RESERVE: Final[list[float]] = card_weights(1)
IN_PILES: Final[list[float]] = card_weights(2)
RING_WEIGHTS: Final[list[list[float]]] = [
    [between(first, last, number) for number in range(NUMBERS)] for first, last in RING_TOKENS
]


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
    total = BEGINNINGS[lineup.scenario][number] + POINTS[lineup.last_number - number] * lead
    row: i64 = number * TITLE_ROOM
    for seat in range(lineup.seats):
        total += total_of(state.hand(seat), IN_HAND, row) + total_of(state.reserve(seat), IN_RESERVE, row)
        deck = state.decks[seat]
        total += total_of(deck.bag, IN_PILES, row) + total_of(deck.top, IN_PILES, row)
        total += total_of(state.zones[CYCLED * MOST_SEATS + seat], IN_PILES, row)
        if state.rings >> seat & 1 and lineup.rings[seat] == RING_ONCE:
            total += RING_WEIGHTS[lineup.sides[seat]][number]
    return total
