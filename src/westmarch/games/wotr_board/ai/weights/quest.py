"""Numbers of the Ring-bearers' journey and of the hunt."""

from typing import Final

# Steps
A_STEP: Final = 2.3  # a step nearer to Mount Doom
STEP_WITH_TIME: Final = 0.9  # how much of it counts while there is time
STEP_IN_HASTE: Final = 0.4  # and how much more as time runs out
STEP_IN_MORDOR: Final = 1.0  # how much more it is on the track, where who tarries is corrupted
LAST_STEP: Final = 3.0  # how much more the step to the Crack of Doom is
NO_TIME_LEFT: Final = 8.0  # the Shadow's victory points at which nothing but haste counts
HIDING: Final = 2.0
HIDING_IN_MORDOR: Final = 1.5  # how much more it is there

# Corruption
CORRUPTION: Final = 0.75  # a point of corruption at first
MORE_CORRUPTION: Final = 0.13  # and more for every point there is
EACH_FURTHER_POINT: Final = 0.5  # the part of that by which several points at once cost more
CORRUPTION_IN_MORDOR: Final = 1.3  # how much more it is there
THE_END: Final = 20.0  # what it costs to lose the game
REST: Final = 0.8  # how much it counts that who stays in a haven is healed again
MOST_RESTED: Final = 3.0  # the points that count for rest
HALF_RESTED: Final = 0.5  # the part of them that counts at the end of a path
A_DIE_TILE: Final = 3.5  # the damage of a tile that is rolled for
ANY_TILE: Final = 1.4  # the damage of a tile when none is in the pool
EYE_OF_HUNT: Final = 1.0  # the damage of an Eye in a hunt
EYE_EACH_DIE: Final = 0.25  # and more for each die in the Hunt Box
SOAKED: Final = 0.8  # the part of the damage that companions leave
SOAKED_BY_GOLLUM: Final = 1.1  # and Gollum
FEAR_WITH_TIME: Final = 1.2  # how much the damage of a step counts while there is time
FEAR_IN_HASTE: Final = 0.4  # and how much less as time runs out

# Where a path ends
TO_WAKE_A_NATION: Final = 0.6
AMONG_ENEMIES: Final = 0.3  # to end where an army of the Shadow stands
AT_THE_GATES: Final = 1.0  # to declare the Fellowship where Mordor begins
STAYING_HIDDEN: Final = 0.2  # what it brings not to declare it
PAST_A_STRONGHOLD: Final = 0.5  # what a stronghold of the Shadow on the way costs
WRONG_STOP: Final = -100.0  # to stop before the best end

# Companions with the Ring-bearers
SOAK: Final = 0.55  # a level of a companion in the Fellowship
WHITE_WIZARD_LATER: Final = 1.2  # the Grey who falls may come back as the White
STRIDER_HIDES: Final = 0.8  # Strider, who hides the Fellowship with any die
HOBBIT_ESCAPES: Final = 0.6  # the part of a Hobbit's worth that counts where he cannot die
STRIDER_GUIDES: Final = 0.4  # as the Guide of a hidden Fellowship
STRIDER_GUIDES_REVEALED: Final = 2.5
GREY_GUIDES: Final = 0.6  # the Grey, who draws cards as the Guide
ALL_CHOSEN: Final = 100.0  # to close a group that has somebody in it

# The hunter's side
HUNT_DICE: Final = 1.0  # that the Shadow should put into the Hunt Box
HUNT_DICE_IN_MORDOR: Final = 1.5
EACH_CORRUPTION_IN_MORDOR: Final = 0.12  # and more of them for each point of corruption
HUNT_DICE_NEAR_MORDOR: Final = 1.6
NEAR_MORDOR: Final = 3  # steps
NEAR_THE_END: Final = 7  # points of corruption
HUNT_DICE_NEAR_THE_END: Final = 0.5  # and more of them then
CREBAIN_WANT: Final = 2  # dice in the Hunt Box

# Tiles that are better replaced
TO_BE_REVEALED: Final = 0.7  # the damage that it stands for
TO_BE_STOPPED: Final = 1.0
LEAST_SCARE: Final = 2.0  # damage of a tile that is replaced at least
WORSE_THAN_ANOTHER: Final = 0.8  # how much more it must be than another tile's

# Which deck is drawn from: points of corruption from which character cards are wanted
CORRUPTION_TO_HEAL: Final = 2
CORRUPTION_TO_HUNT: Final = 5
