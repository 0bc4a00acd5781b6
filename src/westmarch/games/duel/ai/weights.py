"""What each thing in a game of Duel is worth, as weights fitted to the results of games between computer players.

A weight adds to the logarithm of a side's odds. There is a set of weights for the beginning of each chapter and one for
the end of the game; between them the weights change evenly with every card that leaves the display.
"""

from typing import Final

from westmarch.core.bits import ones
from westmarch.games.duel.components import CHAPTERS, SLOTS
from westmarch.games.duel.state import DuelState

MOST_COINS: Final = 12
MOST_LEAD: Final = 4
MOST_SYMBOLS: Final = 4
LASTING_TOKENS: Final = 12

# Places in a set of weights.
AT_QUEST: Final = 0  # + steps on the quest track, as long as the rings to come suffice for the goal
AT_FAR_QUEST: Final = AT_QUEST + 14  # they do not
AT_NEAR_QUEST: Final = AT_FAR_QUEST + 1  # they do, but only just
AT_PEOPLES: Final = AT_NEAR_QUEST + 1  # + different peoples, as long as all of them are in reach
AT_HALVES: Final = AT_PEOPLES + 6  # for each people with one symbol whose second one may come
AT_PRESENCE: Final = AT_HALVES + 1  # + regions
AT_LEAD: Final = AT_PRESENCE + 7  # + regions more than the enemy
AT_UNITS: Final = AT_LEAD + MOST_LEAD + 1  # for each unit on the map
AT_FIRM: Final = AT_UNITS + 1  # for each region with a fortress or more than one unit
AT_FORTRESSES: Final = AT_FIRM + 1  # for each
AT_SKILLS: Final = AT_FORTRESSES + 1  # + skill * (MOST_SYMBOLS + 1) + symbols
AT_CHOICES: Final = AT_SKILLS + 5 * (MOST_SYMBOLS + 1)  # + which of the grey cards that give one of several skills
AT_COINS: Final = AT_CHOICES + 2  # + coins
AT_CHAINS: Final = AT_COINS + MOST_COINS + 1  # + chain symbol, as long as the card that it frees may come
AT_TOKENS: Final = AT_CHAINS + 17  # + lasting token
AT_TILE_PRICES: Final = AT_TOKENS + LASTING_TOKENS  # for each coin that the open locations would cost
AT_TURN: Final = AT_TILE_PRICES + 1  # for the side whose turn it is
AT_EXTRA_TURN: Final = AT_TURN + 1  # for each that it will have besides
AT_BEST: Final = AT_EXTRA_TURN + 1  # times the best gain that lies open to it
AT_ENEMY_BEST: Final = AT_BEST + 1  # times the best gain that lies open to the other side
AT_THREAT: Final = AT_ENEMY_BEST + 1  # the other side could win at once in one way
AT_THREATS: Final = AT_THREAT + 1  # or in several
AT_FELLOWSHIP: Final = AT_THREATS + 1  # for the Fellowship
WEIGHTS: Final = AT_FELLOWSHIP + 1


def weights_between(before: list[float], after: list[float], way: float) -> list[float]:
    """The weights some part of the way from one set to the next."""
    return [before[i] * (1.0 - way) + after[i] * way for i in range(WEIGHTS)]


def tables_of(sets: list[list[float]]) -> list[list[float]]:
    """The weights for each chapter and number of cards left in the display."""
    return [
        weights_between(sets[chapter], sets[chapter + 1], 1.0 - left / SLOTS)
        for chapter in range(CHAPTERS)
        for left in range(SLOTS + 1)
    ]


def table_of(state: DuelState, tables: list[list[float]]) -> list[float]:
    """The weights that hold now."""
    return tables[state.chapter * (SLOTS + 1) + ones(state.present)]
