"""What a position is judged by: features and what each of them adds to the logarithm of the Free Peoples' odds.

They were fitted by logistic regression to games between computer players, and evened out by hand.
"""

from typing import Final

from westmarch.core.players.weights import vector

FEATURES: Final = (
    "constant",  # the same for every position
    "hope",  # the Ring-bearers' chance, as the corruption that they can bear tells
    "margin",  # the corruption that they can still bear
    "quest_turns",  # turns that they still need
    "race",  # whether they need fewer turns than the Shadow
    "hope_in_race",  # both at once
    "shadow_points",  # victory points of the Shadow
    "shadow_points_near",  # with those that it is near
    "free_points",  # victory points of the Free Peoples
    "free_points_near",  # with those that they are near
    "free_bringers",  # characters who bring the Free Peoples dice
    "shadow_bringers",  # minions who bring the Shadow dice
    "free_strength",  # hits that all armies of the Free Peoples can take
    "shadow_strength",  # and those of the Shadow
    "free_dice",  # dice that the Free Peoples have not used
    "shadow_dice",  # and the Shadow
    "free_hand",  # cards of the Free Peoples
    "shadow_hand",  # and of the Shadow
    "hidden",  # the Fellowship is hidden
    "free_rings",  # Elven Rings of the Free Peoples
    "shadow_rings",  # and of the Shadow
    "free_steps_to_war",  # steps that nations of the Free Peoples lack to war
    "shadow_steps_to_war",  # and those of the Shadow
    "turn",  # how late it is
)
BEFORE_MORDOR: Final[dict[str, float]] = {
    "constant": -0.9,
    "hope": 0.95,
    "margin": 0.45,
    "quest_turns": -0.85,
    "race": 0.75,
    "hope_in_race": 1.3,
    "shadow_points": 0.0,
    "shadow_points_near": -1.5,
    "free_points": 0.6,
    "free_points_near": 0.9,
    "free_bringers": 0.2,
    "shadow_bringers": -0.12,
    "free_strength": 0.65,
    "shadow_strength": -0.35,
    "free_dice": 0.34,
    "shadow_dice": -0.15,
    "free_hand": 0.25,
    "shadow_hand": -0.4,
    "hidden": 0.2,
    "free_rings": 0.1,
    "shadow_rings": -0.08,
    "free_steps_to_war": -0.7,
    "shadow_steps_to_war": 0.63,
    "turn": 0.15,
}
IN_MORDOR: Final[dict[str, float]] = {
    "constant": -0.4,
    "hope": 1.3,
    "margin": 0.66,
    "quest_turns": -0.5,
    "race": 0.3,
    "hope_in_race": 1.4,
    "shadow_points": 0.0,
    "shadow_points_near": -1.5,
    "free_points": 0.75,
    "free_points_near": 1.2,
    "free_bringers": 0.05,
    "shadow_bringers": -0.12,
    "free_strength": 0.3,
    "shadow_strength": -0.35,
    "free_dice": 0.38,
    "shadow_dice": -0.1,
    "free_hand": 0.4,
    "shadow_hand": -0.5,
    "hidden": 0.25,
    "free_rings": 0.1,
    "shadow_rings": -0.12,
    "free_steps_to_war": -0.7,
    "shadow_steps_to_war": 0.8,
    "turn": 0.0,
}
ON_THE_ROAD: Final = vector(FEATURES, BEFORE_MORDOR)
ON_THE_TRACK: Final = vector(FEATURES, IN_MORDOR)

DECIDED: Final = 10.0  # the worth of a game that is over

# How features are counted, so that each is about between -1 and 1
HOPE_SLOPE: Final = 0.4  # how much hope a point of margin gives
RACE_SLOPE: Final = 0.4  # how much a turn more decides the race
MARGIN: Final = 0.2
MOST_MARGIN: Final = 2.0
QUEST_TURNS: Final = 0.1
SHADOW_POINTS: Final = 0.1
FREE_POINTS: Final = 0.25
FREE_HOSTS: Final = 30.0  # the hits that all armies of the Free Peoples can take when they are strong
SHADOW_HOSTS: Final = 60.0
DICE: Final = 0.2
FULL_HAND: Final = 6.0
FREE_STEPS_TO_WAR: Final = 14.0  # at the start
SHADOW_STEPS_TO_WAR: Final = 4.0
LATE: Final = 20  # the turn after which it is late

# The race
STEPS_A_TURN: Final = 1.4
POINTS_A_TURN: Final = 1.1
TURNS_TO_HIDE: Final = 0.7  # that a revealed Fellowship loses

# The margin
EYE_ON_THE_TRACK: Final = 2.6  # the damage of an Eye in Mordor, as dice usually are
TILE_IN_MORDOR: Final = 1.5  # the damage of a tile when nothing is known of the pool
A_STEP_OUTSIDE: Final = 0.55  # the damage that a step outside Mordor brings on average
REVEALED: Final = 0.6  # the damage to be expected because the Fellowship is revealed
EACH_LEVEL: Final = 0.6  # the damage that a level of a companion spares
MOST_SPARED: Final = 0.6  # the part of all damage that companions can spare

# Points that are near
MAY_BE_LOST: Final = 0.3  # how much danger takes from a point that is held
STEEPEST: Final = 30.0  # beyond this a chance is 0 or 1
