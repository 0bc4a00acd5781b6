"""Numbers of the Ring-bearers' journey and of the hunt."""

from typing import Final

# Corruption
THE_END: Final = 20.0  # what it costs to lose the game
MOST_RESTED: Final = 3.0  # the points that count for rest
A_DIE_TILE: Final = 3.5  # the damage of a tile that is rolled for
ANY_TILE: Final = 1.4  # the damage of a tile when none is in the pool

# Where a path ends
WRONG_STOP: Final = -100.0  # to stop before the best end

# Companions with the Ring-bearers
ALL_CHOSEN: Final = 100.0  # to close a group that has somebody in it

# The hunter's side
NEAR_MORDOR: Final = 3  # steps
NEAR_THE_END: Final = 7  # points of corruption
CREBAIN_WANT: Final = 2  # dice in the Hunt Box

# Which deck is drawn from: points of corruption from which character cards are wanted
CORRUPTION_TO_HEAL: Final = 2
CORRUPTION_TO_HUNT: Final = 5
