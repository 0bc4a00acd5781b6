"""What each thing in a game is worth, as weights that add to the logarithm of the Free Peoples' odds.

A thing of the Shadow's takes as much away. There is a set for the first round and one for the last; between them the weights
change evenly with the numbers of the paths. They were fitted by logistic regression to the results of 640 games
between computer players, and evened out by hand where those said little.
"""

from typing import Final

from westmarch.games.wotr_cards.state import WotrCardsState

# Places in a set of weights.
AT_CONSTANT: Final = 0
AT_SCORE: Final = 1  # for each point more
AT_FIELDS: Final = 2  # for each point that the active battlegrounds will bring
AT_PATH: Final = 3  # for each point that the active path will bring
AT_CORRUPTION: Final = 4  # for each corruption that it will not bring
AT_LEAD: Final = 5  # for each point of a lead so large that it may end the game
AT_LOOSE: Final = 6  # for how far the balances may still move: paths look worse to the Free Peoples as long as they do
AT_HAND: Final = 7  # for each card in hand
AT_CARDS: Final = 8  # for what these cards are worth
AT_SUPPLY: Final = 9  # for each card that a player will still draw
AT_ARMIES: Final = 10  # for the armies in reserve
AT_CHARACTERS: Final = 11  # for the characters there
AT_ITEMS: Final = 12  # for the items there
AT_DECK: Final = 13  # for what the cards in deck and cycle pile are worth
AT_RING: Final = 14  # for a ring token that serves once a game
WEIGHTS: Final = AT_RING + 1

FIRST_ROUND: Final[list[float]] = [
    0.5, 0.11, 0.1, 0.25, 0.08, 0.15, 0.0, 0.04, 0.095, 0.005, 0.2, 0.13, 0.13, 0.06, 0.2,
]  # fmt: skip
LAST_ROUND: Final[list[float]] = [
    0.0, 0.61, 0.6, 0.75, 0.65, 0.0, -0.2, 0.04, 0.1, 0.0, 0.09, 0.23, 0.15, 0.03, 0.6,
]  # fmt: skip


def weights_between(way: float) -> list[float]:
    """The weights some part of the way from the first round to the last."""
    return [FIRST_ROUND[i] * (1.0 - way) + LAST_ROUND[i] * way for i in range(WEIGHTS)]


MOST_ROUNDS: Final = 9
TABLES: Final[list[list[float]]] = [weights_between(1.0 - left / MOST_ROUNDS) for left in range(MOST_ROUNDS + 1)]


def table_of(state: WotrCardsState) -> list[float]:
    """The weights that hold now."""
    return TABLES[state.lineup.last_number - state.last_number]
