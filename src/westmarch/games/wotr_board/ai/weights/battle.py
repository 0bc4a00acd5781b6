"""Numbers of a battle: when to stand, what a card and a figure are worth in it."""

from typing import Final

# By side
STAND: Final[tuple[float, ...]] = (1.0, 0.75)  # the balance from which a side goes on attacking
STAND_FAST: Final[tuple[float, ...]] = (0.8, 0.6)  # and from which it does not flee
HIT: Final[tuple[float, ...]] = (0.4, 0.8)  # what a hit of the side is worth

# The balance
CHANCE_OF_HIT: Final = 1.0 / 3.0  # of a die
CHANCE_AGAINST_WALLS: Final = 1.0 / 6.0
LEAST_RATE: Final = 0.1  # the hits that any army may expect in a round
LEAST_TO_OUTLAST: Final = 0.1  # what any army counts for that is to be outlasted
BOLDER_FOR_PRIZE: Final = 0.15  # how much bolder each victory point there makes
FOR_ANOTHER_ROUND: Final = 1.1  # the balance from which an Elite is given for another round
ROUNDS_TO_WIN: Final = 3.0  # in which that must seem possible
TO_WITHDRAW: Final = 1.2  # the balance below which a defender goes behind his walls
TO_USE_OFFER: Final = 1.0  # the balance below which what a card offers is used
RIDER_AGAINST: Final = 1  # the leadership of Nazgul above which the White Rider gives up his own

# Cards
ALWAYS_FELT: Final = 0.3  # the part of a half's worth that even the smallest armies feel
ARMIES_OF_FULL_STRENGTH: Final = 10  # the units of both sides at which all of it is felt
KEPT: Final = 0.55  # the part of an event's value that a card in hand stands for
FULL_HAND: Final = 0.5  # the part of that which counts when cards must be discarded soon
LOST_IN_BATTLE: Final = 0.6  # and the part that a use in battle costs

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

# Hits that a side takes upon itself for a card
MANY_MORE: Final = 2.0  # how much longer it must outlast the other to take two
STRONG_ENOUGH: Final = 5.0  # and the hits that it must be able to take
SOME_MORE: Final = 1.5  # how much longer to take one

# Figures
SPARED: Final = 0.5  # not to sacrifice anybody where it is not needed
A_FIGURE: Final = 1.0
MOST_LEVEL: Final = 4.0  # of a character that counts
GIVEN_UP: Final = 0.4  # to give somebody up
EACH_WORTH: Final = 0.1  # less the more he is worth
