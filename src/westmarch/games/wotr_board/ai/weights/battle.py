"""Numbers of a battle: when to stand, what a card and a figure are worth in it."""

from typing import Final

# The balance
CHANCE_OF_HIT: Final = 1.0 / 3.0  # of a die
CHANCE_AGAINST_WALLS: Final = 1.0 / 6.0
LEAST_RATE: Final = 0.1  # the hits that any army may expect in a round
LEAST_TO_OUTLAST: Final = 0.1  # what any army counts for that is to be outlasted
RIDER_AGAINST: Final = 1  # the leadership of Nazgul above which the White Rider gives up his own

# Cards
ARMIES_OF_FULL_STRENGTH: Final = 10  # the units of both sides at which all of it is felt

# Losses: what the words bring
REDUCE_FOR_DICE: Final = 2.0  # to reduce an Elite where every unit rolls a die
REDUCE: Final = 1.0
REGULAR_FALLS: Final = 1.5

# Flight: what the words bring
BEHIND_WALLS: Final = 2.0
TO_STAND: Final = 1.5
TO_FLEE: Final = 1.0
TO_FRIENDS: Final = 0.02  # more for each unit in the region
TO_OWN_LAND: Final = 0.2

# Figures
SPARED: Final = 0.5  # not to sacrifice anybody where it is not needed
A_FIGURE: Final = 1.0
MOST_LEVEL: Final = 4.0  # of a character that counts
GIVEN_UP: Final = 0.4  # to give somebody up
EACH_WORTH: Final = 0.1  # less the more he is worth
