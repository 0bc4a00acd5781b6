"""What a position is worth: the Ring-bearers' hopes, the war, and what both sides have to go on with.

Everything is seen by the Free Peoples, as a sum of features with weights: about the logarithm of their odds.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.ai.journey import steps_left, to_mordor
from westmarch.games.wotr_board.ai.knowledge import Knowledge
from westmarch.games.wotr_board.ai.outlook import PRIZES, Outlook
from westmarch.games.wotr_board.ai.weights.habits import FIRST_NUMBERS, Habits
from westmarch.games.wotr_board.ai.weights.position import (
    A_STEP_OUTSIDE,
    DECIDED,
    DICE,
    EACH_LEVEL,
    EYE_ON_THE_TRACK,
    FREE_HOSTS,
    FREE_POINTS,
    FREE_STEPS_TO_WAR,
    FULL_HAND,
    HOPE_SLOPE,
    LATE,
    MARGIN,
    MAY_BE_LOST,
    MOST_MARGIN,
    MOST_SPARED,
    POINTS_A_TURN,
    QUEST_TURNS,
    RACE_SLOPE,
    REVEALED,
    SHADOW_HOSTS,
    SHADOW_POINTS,
    SHADOW_STEPS_TO_WAR,
    STEEPEST,
    STEPS_A_TURN,
    TILE_IN_MORDOR,
    TURNS_TO_HIDE,
)
from westmarch.games.wotr_board.ai.weights.quest import A_DIE_TILE
from westmarch.games.wotr_board.components import (
    CHARACTER_SIDE,
    DIE_BRINGERS,
    FACES,
    FREE_PEOPLES,
    LEVEL,
    MOST_CORRUPTION,
    NATIONS_OF,
    NOT_OVER,
    OUTSIDE,
    POINTS_TO_WIN,
    RING_WITH_FREE,
    RING_WITH_SHADOW,
    SHADOW,
    TILE_DIE,
    TILE_EYE,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
    Side,
)
from westmarch.games.wotr_board.map import OWNER, POINTS, REGIONS, SETTLEMENT
from westmarch.games.wotr_board.rules.hands import hand_size
from westmarch.games.wotr_board.state import DRAWN, POOL, WAITING, WotrBoardState

# The danger to settlements is told in the same way by every generation, whatever its habits.
MEASURE: Final = Habits(FIRST_NUMBERS[FREE_PEOPLES])


def worth(state: WotrBoardState, know: Knowledge) -> float:
    """What a position is worth to the Free Peoples."""
    if state.outcome != NOT_OVER:
        return DECIDED if state.winner == FREE_PEOPLES else -DECIDED
    weights = know.on_the_road if state.mordor == OUTSIDE else know.on_the_track
    total = 0.0
    found = features(state)
    for i in range(len(weights)):
        total += weights[i] * found[i]
    return max(-DECIDED, min(DECIDED, total))


def features(state: WotrBoardState) -> list[float]:
    """What the worth of a position is counted from, in the order of `weights.position.FEATURES`."""
    outlook = Outlook(MEASURE, state, FREE_PEOPLES)
    left = margin(state)
    hope = squash(HOPE_SLOPE * left)
    gained = expected_points(outlook, SHADOW)
    won = expected_points(outlook, FREE_PEOPLES)
    quest = float(steps_left(state)) / STEPS_A_TURN + (0.0 if state.hidden else TURNS_TO_HIDE)
    war = max(0.0, float(POINTS_TO_WIN[SHADOW]) - gained) / POINTS_A_TURN
    race = squash(RACE_SLOPE * (war - quest))
    return [
        1.0,
        2.0 * hope - 1.0,
        max(-MOST_MARGIN, min(MOST_MARGIN, MARGIN * left)),
        QUEST_TURNS * quest,
        2.0 * race - 1.0,
        hope * race,
        SHADOW_POINTS * float(state.points(SHADOW)),
        SHADOW_POINTS * gained,
        FREE_POINTS * float(state.points(FREE_PEOPLES)),
        FREE_POINTS * won,
        float(bringers(state, FREE_PEOPLES)),
        float(bringers(state, SHADOW)),
        strength(outlook, FREE_PEOPLES) / FREE_HOSTS,
        strength(outlook, SHADOW) / SHADOW_HOSTS,
        DICE * float(dice_left(state, FREE_PEOPLES)),
        DICE * float(dice_left(state, SHADOW)),
        float(hand_size(state, FREE_PEOPLES)) / FULL_HAND,
        float(hand_size(state, SHADOW)) / FULL_HAND,
        1.0 if state.hidden else 0.0,
        float(state.rings.count(RING_WITH_FREE)),
        float(state.rings.count(RING_WITH_SHADOW)),
        float(steps_to_war(state, FREE_PEOPLES)) / FREE_STEPS_TO_WAR,
        float(steps_to_war(state, SHADOW)) / SHADOW_STEPS_TO_WAR,
        float(min(state.turn, LATE)) / float(LATE),
    ]


# The Ring-bearers


def margin(state: WotrBoardState) -> float:
    """The corruption that the Ring-bearers can still bear, less what they must expect."""
    levels: i64 = 0
    for companion in state.companions():
        levels += LEVEL[companion]
    outside = to_mordor(state)
    expected = float(steps_left(state) - outside) * damage_in_mordor(state) + A_STEP_OUTSIDE * float(outside)
    if not state.hidden:
        expected += REVEALED
    spared = min(EACH_LEVEL * float(levels), MOST_SPARED * expected)
    return float(MOST_CORRUPTION - state.corruption) - expected + spared


def damage_in_mordor(state: WotrBoardState) -> float:
    """The mean damage of a step on the Mordor track; a tile that stops makes another one necessary."""
    total = 0.0
    damage = 0.0
    stops = 0.0
    for tile in range(TILES):
        n = state.tiles[POOL * TILES + tile] + state.tiles[WAITING * TILES + tile]
        value = TILE_VALUE[tile]
        if value == TILE_EYE and state.mordor == OUTSIDE:
            n += state.tiles[DRAWN * TILES + tile]
        if n == 0:
            continue
        number = float(n)
        total += number
        if TILE_STOPS[tile]:
            stops += number
        if value == TILE_EYE:
            damage += number * EYE_ON_THE_TRACK
        else:
            damage += number * (A_DIE_TILE if value == TILE_DIE else float(value))
    return damage / total * (1.0 + stops / total) if total > 0.0 else TILE_IN_MORDOR


def squash(value: float) -> float:
    """From any number to one between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, value))))


# The war


def expected_points(outlook: Outlook, side: Side) -> float:
    """The victory points of a side, with a part of those that it is near."""
    control = outlook.state.control
    total = 0.0
    for prize in PRIZES:
        if OWNER[prize] != side:
            points = float(POINTS[SETTLEMENT[prize]])
            danger = outlook.danger(prize)
            total += points * (1.0 - MAY_BE_LOST * danger if control[prize] == side else danger * danger)
    return total


def strength(outlook: Outlook, side: Side) -> float:
    """The hits that all armies of a side can take."""
    total: i64 = 0
    for region in outlook.where[side]:
        total += outlook.toughness[side * REGIONS + region]
    return float(total)


# What they have to go on with


def bringers(state: WotrBoardState, side: Side) -> i64:
    """The characters in play who bring a side dice."""
    n: i64 = 0
    for who in DIE_BRINGERS:
        if CHARACTER_SIDE[who] == side and state.in_play(who):
            n += 1
    return n


def dice_left(state: WotrBoardState, side: Side) -> i64:
    """The dice that a side has not used yet."""
    n: i64 = 0
    for face in range(FACES):
        n += state.dice[side * FACES + face]
    return n


def steps_to_war(state: WotrBoardState, side: Side) -> i64:
    """The steps that a side's nations lack to war."""
    n: i64 = 0
    for nation in NATIONS_OF[side]:
        n += state.distance[nation]
    return n
