"""The Ring-bearers' journey as computer players look at it: what a step risks, where to go, what to give up."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.ai.weights.quest import (
    A_DIE_TILE,
    A_STEP,
    AMONG_ENEMIES,
    ANY_TILE,
    AT_THE_GATES,
    CORRUPTION,
    CORRUPTION_IN_MORDOR,
    EACH_CORRUPTION_IN_MORDOR,
    EACH_FURTHER_POINT,
    EYE_EACH_DIE,
    EYE_OF_HUNT,
    FEAR_IN_HASTE,
    FEAR_WITH_TIME,
    GREY_GUIDES,
    HALF_RESTED,
    HIDING,
    HIDING_IN_MORDOR,
    HOBBIT_ESCAPES,
    HUNT_DICE,
    HUNT_DICE_IN_MORDOR,
    HUNT_DICE_NEAR_MORDOR,
    HUNT_DICE_NEAR_THE_END,
    LAST_STEP,
    LEAST_SCARE,
    MORE_CORRUPTION,
    MOST_RESTED,
    NEAR_MORDOR,
    NEAR_THE_END,
    NO_TIME_LEFT,
    PAST_A_STRONGHOLD,
    REST,
    SOAK,
    SOAKED,
    SOAKED_BY_GOLLUM,
    STAYING_HIDDEN,
    STEP_IN_HASTE,
    STEP_IN_MORDOR,
    STEP_WITH_TIME,
    STRIDER_GUIDES,
    STRIDER_GUIDES_REVEALED,
    STRIDER_HIDES,
    THE_END,
    TO_BE_REVEALED,
    TO_BE_STOPPED,
    TO_WAKE_A_NATION,
    WHITE_WIZARD_LATER,
    WORSE_THAN_ANOTHER,
)
from westmarch.games.wotr_board.components import (
    CRACK_OF_DOOM,
    FREE_PEOPLES,
    GANDALF_GREY,
    GOLLUM,
    GREATER_MINIONS,
    HOBBITS,
    LEVEL,
    MOST_CORRUPTION,
    MOST_HUNT_DICE,
    NOT_YET,
    OUTSIDE,
    SHADOW,
    STRIDER,
    TILE_DIE,
    TILE_EYE,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
    Character,
    Region,
    Tile,
)
from westmarch.games.wotr_board.map import DISTANCE, MINAS_MORGUL, MORANNON, NATION_OF, REGIONS, SETTLEMENT, STRONGHOLD
from westmarch.games.wotr_board.rules.ring.hunt import rerolls
from westmarch.games.wotr_board.state import POOL, WotrBoardState, haven

LOWEST: Final = -1000.0  # less than any end of a path brings


def urgency(state: WotrBoardState) -> float:
    """How little time is left for the Ring-bearers, from 0 to 1: the Shadow's victory points tell."""
    return min(1.0, float(state.points(SHADOW)) / NO_TIME_LEFT)


# Damage


def price_of_corruption(state: WotrBoardState) -> float:
    """What a point of corruption is worth to either side; the last ones most."""
    price = CORRUPTION + MORE_CORRUPTION * float(state.corruption)
    return CORRUPTION_IN_MORDOR * price if state.mordor != OUTSIDE else price


def cost_of_damage(state: WotrBoardState, damage: float) -> float:
    """What so much corruption costs; the end of the game if it is too much."""
    after = float(state.corruption) + damage
    cost = damage * (price_of_corruption(state) + EACH_FURTHER_POINT * MORE_CORRUPTION * damage)
    return cost + THE_END if after >= float(MOST_CORRUPTION) else cost


def tile_damage(state: WotrBoardState, eye: float) -> float:
    """The mean damage of a tile from the pool, if an Eye does so much."""
    total: i64 = 0
    damage = 0.0
    for tile in range(TILES):
        n: i64 = state.tiles[POOL * TILES + tile]
        if n > 0:
            total += n
            value = TILE_VALUE[tile]
            if value == TILE_EYE:
                damage += float(n) * eye
            elif value == TILE_DIE:
                damage += float(n) * A_DIE_TILE
            else:
                damage += float(n * value)
    return damage / float(total) if total > 0 else ANY_TILE


def chance_of_hunt(state: WotrBoardState, dice: i64, moved: i64) -> float:
    """The chance that the next move is found by so many hunt dice after so many moves."""
    if dice == 0:
        return 0.0
    missed = 1.0 - float(min(1 + moved, 5)) / 6.0
    chance = 1.0
    for _ in range(min(dice, MOST_HUNT_DICE) + min(rerolls(state), dice)):
        chance *= missed
    return 1.0 - chance


def expected_damage(state: WotrBoardState) -> float:
    """The damage that a move now may expect."""
    dice: i64 = state.box[SHADOW]
    moved: i64 = state.box[FREE_PEOPLES]
    if state.mordor != OUTSIDE:
        return tile_damage(state, float(dice + moved))
    found = chance_of_hunt(state, dice, moved)
    return found * tile_damage(state, EYE_OF_HUNT + EYE_EACH_DIE * float(dice))


# The way


def to_mordor(state: WotrBoardState) -> i64:
    """How many steps the Fellowship still needs to the gates of Mordor."""
    if state.mordor != OUTSIDE:
        return 0
    near: i64 = min(DISTANCE[state.fellowship][MORANNON], DISTANCE[state.fellowship][MINAS_MORGUL])
    return max(near - state.progress, 0)


def steps_left(state: WotrBoardState) -> i64:
    """How many steps it still needs to the Crack of Doom."""
    if state.mordor != OUTSIDE:
        return CRACK_OF_DOOM - state.mordor
    return to_mordor(state) + CRACK_OF_DOOM


def gain_of_step(state: WotrBoardState) -> float:
    """What it brings to move the Fellowship now; outside Mordor no more than to its gates."""
    if state.mordor == OUTSIDE and to_mordor(state) == 0:
        return 0.0
    haste = urgency(state)
    price = price_of_corruption(state)
    gain = A_STEP * (STEP_WITH_TIME + STEP_IN_HASTE * haste)
    if state.mordor != OUTSIDE:
        gain += STEP_IN_MORDOR + price  # who tarries there is corrupted, too
        if state.mordor == CRACK_OF_DOOM - 1:
            gain += LAST_STEP
    elif state.progress == 0 and state.corruption > 0 and haven(state, state.fellowship):
        gain -= REST * price * (1.0 - haste)
    soaked = SOAKED if state.guide != GOLLUM else SOAKED_BY_GOLLUM
    return gain - soaked * (FEAR_WITH_TIME - FEAR_IN_HASTE * haste) * expected_damage(state) * price


def gain_of_hiding(state: WotrBoardState) -> float:
    """What it brings to hide the Fellowship."""
    if state.hidden:
        return 0.0
    return HIDING + HIDING_IN_MORDOR if state.mordor != OUTSIDE else HIDING


def way_from(region: Region) -> i64:
    """The steps from a region to Mordor's gates."""
    return min(DISTANCE[region][MORANNON], DISTANCE[region][MINAS_MORGUL])


def gain_of_end(state: WotrBoardState, region: Region, revealed: bool) -> float:
    """What it brings that the figure ends its path in a region."""
    gain = -A_STEP * float(way_from(region))
    if not revealed and haven(state, region):
        if state.corruption > 0:
            rest = min(float(state.corruption), MOST_RESTED) * REST * (1.0 - urgency(state))
            gain += price_of_corruption(state) * (1.0 + HALF_RESTED * rest)
        if not state.is_active(NATION_OF[region]):
            gain += TO_WAKE_A_NATION
    if revealed and SETTLEMENT[region] == STRONGHOLD and state.control[region] == SHADOW:
        gain -= tile_damage(state, 0.0) * price_of_corruption(state)
    if state.stands(SHADOW, region):
        gain -= AMONG_ENEMIES
    return gain


def best_end(state: WotrBoardState, here: Region, left: i64, revealed: bool) -> i64:
    """Where a path that has come to a region should end."""
    best: i64 = here
    best_gain = LOWEST
    distances = DISTANCE[here]
    for region in range(REGIONS):
        if distances[region] > left or (revealed and haven(state, region)):
            continue
        gain = gain_of_end(state, region, revealed)
        if gain > best_gain:
            best_gain = gain
            best = region
    return best


def gain_of_declaring(state: WotrBoardState) -> float:
    """What it brings to declare the Fellowship rather than to stay hidden with the steps it has."""
    end = best_end(state, state.fellowship, state.progress, False)
    now = -A_STEP * float(to_mordor(state))
    if way_from(end) == 0:
        return AT_THE_GATES
    return gain_of_end(state, end, False) - now - STAYING_HIDDEN


def gain_of_region_on_way(state: WotrBoardState, region: Region, end: i64) -> float:
    """What the next region of a path brings: nearer to its end, past strongholds of the Shadow."""
    gain = -float(DISTANCE[region][end])
    if SETTLEMENT[region] == STRONGHOLD and state.control[region] == SHADOW:
        gain -= PAST_A_STRONGHOLD
    return gain


# Companions


def worth_in_fellowship(state: WotrBoardState, companion: Character) -> float:
    """What a companion is worth with the Ring-bearers: damage that he may take upon himself."""
    worth = SOAK * float(LEVEL[companion]) * price_of_corruption(state)
    if companion == GANDALF_GREY and any(state.places[minion] != NOT_YET for minion in GREATER_MINIONS):
        worth -= WHITE_WIZARD_LATER
    elif companion == STRIDER and state.mordor == OUTSIDE:
        worth += STRIDER_HIDES
    elif companion in HOBBITS and state.mordor == OUTSIDE:
        worth *= HOBBIT_ESCAPES
    return worth


def gain_of_casualty(state: WotrBoardState, companion: Character, damage: i64) -> float:
    """What it brings to lose a companion instead of so much damage."""
    spared = min(float(LEVEL[companion]), float(damage))
    before = cost_of_damage(state, float(damage))
    return before - cost_of_damage(state, float(damage) - spared) - worth_in_fellowship(state, companion)


def gain_of_guide(state: WotrBoardState, companion: Character) -> float:
    """Who should lead: Strider hides with any die, the Grey draws cards; who is least worth may fall first."""
    gain = -worth_in_fellowship(state, companion)
    if companion == STRIDER:
        gain += STRIDER_GUIDES if state.hidden else STRIDER_GUIDES_REVEALED
    elif companion == GANDALF_GREY:
        gain += GREY_GUIDES
    return gain


# The hunter's side


def hunt_pressure(state: WotrBoardState) -> float:
    """How many dice the Shadow should put into the Hunt Box by itself: more as the Ring comes nearer."""
    wanted = HUNT_DICE
    if state.mordor != OUTSIDE:
        wanted = HUNT_DICE_IN_MORDOR + EACH_CORRUPTION_IN_MORDOR * float(state.corruption)
    elif state.progress + NEAR_MORDOR >= way_from(state.fellowship):
        wanted = HUNT_DICE_NEAR_MORDOR
    if state.corruption >= NEAR_THE_END:
        wanted += HUNT_DICE_NEAR_THE_END
    return wanted


def tile_scares(state: WotrBoardState, tile: Tile) -> bool:
    """Whether a drawn tile is worse than another draw would be."""
    dice = float(state.box[SHADOW] + state.box[FREE_PEOPLES])
    value = float(TILE_VALUE[tile])
    eye = dice if state.mordor != OUTSIDE else EYE_OF_HUNT
    if TILE_VALUE[tile] == TILE_EYE:
        value = eye
    elif TILE_VALUE[tile] == TILE_DIE:
        value = A_DIE_TILE
    if TILE_REVEALS[tile]:
        value += TO_BE_REVEALED
    if TILE_STOPS[tile]:
        value += TO_BE_STOPPED
    return value >= max(LEAST_SCARE, tile_damage(state, eye) + WORSE_THAN_ANOTHER)
