"""The Ring-bearers' journey as computer players look at it: what a step risks, where to go, what to give up."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.ai.weights.habits import Habits
from westmarch.games.wotr_board.ai.weights.quest import (
    A_DIE_TILE,
    ANY_TILE,
    MOST_RESTED,
    NEAR_MORDOR,
    NEAR_THE_END,
    THE_END,
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


def urgency(habits: Habits, state: WotrBoardState) -> float:
    """How little time is left for the Ring-bearers, from 0 to 1: the Shadow's victory points tell."""
    return min(1.0, float(state.points(SHADOW)) / habits.haste_of_points)


# Damage


def price_of_corruption(habits: Habits, state: WotrBoardState) -> float:
    """What a point of corruption is worth to either side; the last ones most."""
    price = habits.corruption + habits.more_corruption * float(state.corruption)
    return habits.corruption_in_mordor * price if state.mordor != OUTSIDE else price


def cost_of_damage(habits: Habits, state: WotrBoardState, damage: float) -> float:
    """What so much corruption costs; the end of the game if it is too much."""
    after = float(state.corruption) + damage
    cost = damage * (price_of_corruption(habits, state) + habits.each_further_point * habits.more_corruption * damage)
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


def expected_damage(habits: Habits, state: WotrBoardState) -> float:
    """The damage that a move now may expect."""
    dice: i64 = state.box[SHADOW]
    moved: i64 = state.box[FREE_PEOPLES]
    if state.mordor != OUTSIDE:
        return tile_damage(state, float(dice + moved))
    found = chance_of_hunt(state, dice, moved)
    return found * tile_damage(state, habits.eye_of_hunt + habits.eye_each_die * float(dice))


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


def gain_of_step(habits: Habits, state: WotrBoardState) -> float:
    """What it brings to move the Fellowship now; outside Mordor no more than to its gates."""
    if state.mordor == OUTSIDE and to_mordor(state) == 0:
        return 0.0
    haste = urgency(habits, state)
    price = price_of_corruption(habits, state)
    gain = habits.a_step * (habits.step_with_time + habits.step_in_haste * haste)
    gain += habits.a_turn_later * float(state.turn)
    gain += habits.step_of_hope * float(MOST_CORRUPTION - state.corruption)
    if state.mordor != OUTSIDE:
        gain += habits.step_in_mordor + price  # who tarries there is corrupted, too
        if state.mordor == CRACK_OF_DOOM - 1:
            gain += habits.last_step
    elif state.progress == 0 and state.corruption > 0 and haven(state, state.fellowship):
        gain -= habits.rest * price * (1.0 - haste)
    soaked = habits.soaked if state.guide != GOLLUM else habits.soaked_by_gollum
    return (
        gain - soaked * (habits.fear_with_time - habits.fear_in_haste * haste) * expected_damage(habits, state) * price
    )


def gain_of_hiding(habits: Habits, state: WotrBoardState) -> float:
    """What it brings to hide the Fellowship."""
    if state.hidden:
        return 0.0
    return habits.hiding + habits.hiding_in_mordor if state.mordor != OUTSIDE else habits.hiding


def way_from(region: Region) -> i64:
    """The steps from a region to Mordor's gates."""
    return min(DISTANCE[region][MORANNON], DISTANCE[region][MINAS_MORGUL])


def gain_of_end(habits: Habits, state: WotrBoardState, region: Region, revealed: bool) -> float:
    """What it brings that the figure ends its path in a region."""
    gain = -habits.path_step * float(way_from(region))
    if not revealed and haven(state, region):
        if state.corruption > 0:
            rest = min(float(state.corruption), MOST_RESTED) * habits.rest * (1.0 - urgency(habits, state))
            gain += price_of_corruption(habits, state) * (1.0 + habits.half_rested * rest)
        if not state.is_active(NATION_OF[region]):
            gain += habits.to_wake_a_nation
    if revealed and SETTLEMENT[region] == STRONGHOLD and state.control[region] == SHADOW:
        gain -= habits.path_tile * tile_damage(state, 0.0) * price_of_corruption(habits, state)
    if state.stands(SHADOW, region):
        gain -= habits.among_enemies
    return gain


def best_end(habits: Habits, state: WotrBoardState, here: Region, left: i64, revealed: bool) -> i64:
    """Where a path that has come to a region should end."""
    best: i64 = here
    best_gain = LOWEST
    distances = DISTANCE[here]
    for region in range(REGIONS):
        if distances[region] > left or (revealed and haven(state, region)):
            continue
        gain = gain_of_end(habits, state, region, revealed)
        if gain > best_gain:
            best_gain = gain
            best = region
    return best


def gain_of_declaring(habits: Habits, state: WotrBoardState) -> float:
    """What it brings to declare the Fellowship rather than to stay hidden with the steps it has."""
    end = best_end(habits, state, state.fellowship, state.progress, False)
    now = -habits.path_step * float(to_mordor(state))
    if way_from(end) == 0:
        return habits.at_the_gates
    return gain_of_end(habits, state, end, False) - now - habits.staying_hidden


def gain_of_region_on_way(habits: Habits, state: WotrBoardState, region: Region, end: i64) -> float:
    """What the next region of a path brings: nearer to its end, past strongholds of the Shadow."""
    gain = -float(DISTANCE[region][end])
    if SETTLEMENT[region] == STRONGHOLD and state.control[region] == SHADOW:
        gain -= habits.past_a_stronghold
    return gain


# Companions


def worth_in_fellowship(habits: Habits, state: WotrBoardState, companion: Character) -> float:
    """What a companion is worth with the Ring-bearers: damage that he may take upon himself."""
    worth = habits.soak * float(LEVEL[companion]) * price_of_corruption(habits, state)
    if companion == GANDALF_GREY and any(state.places[minion] != NOT_YET for minion in GREATER_MINIONS):
        worth -= habits.white_wizard_later
    elif companion == STRIDER and state.mordor == OUTSIDE:
        worth += habits.strider_hides
    elif companion in HOBBITS and state.mordor == OUTSIDE:
        worth *= habits.hobbit_escapes
    return worth


def gain_of_casualty(habits: Habits, state: WotrBoardState, companion: Character, damage: i64) -> float:
    """What it brings to lose a companion instead of so much damage."""
    spared = min(float(LEVEL[companion]), float(damage))
    before = cost_of_damage(habits, state, float(damage))
    return (
        before - cost_of_damage(habits, state, float(damage) - spared) - worth_in_fellowship(habits, state, companion)
    )


def gain_of_guide(habits: Habits, state: WotrBoardState, companion: Character) -> float:
    """Who should lead: Strider hides with any die, the Grey draws cards; who is least worth may fall first."""
    gain = -worth_in_fellowship(habits, state, companion)
    if companion == STRIDER:
        gain += habits.strider_guides if state.hidden else habits.strider_guides_revealed
    elif companion == GANDALF_GREY:
        gain += habits.grey_guides
    return gain


# The hunter's side


def hunt_pressure(habits: Habits, state: WotrBoardState) -> float:
    """How many dice the Shadow should put into the Hunt Box by itself: more as the Ring comes nearer."""
    if state.mordor != OUTSIDE:
        wanted = habits.hunt_dice_in_mordor + habits.each_corruption_in_mordor * float(state.corruption)
    else:
        wanted = habits.hunt_dice
        if state.progress + NEAR_MORDOR >= way_from(state.fellowship):
            wanted = habits.hunt_dice_near_mordor
        wanted += habits.hunt_each_step * float(state.progress) + habits.hunt_each_corruption * float(state.corruption)
    wanted += habits.hunt_each_point * float(state.points(SHADOW))
    if state.corruption >= NEAR_THE_END:
        wanted += habits.hunt_dice_near_the_end
    return wanted


def tile_scares(habits: Habits, state: WotrBoardState, tile: Tile) -> bool:
    """Whether a drawn tile is worse than another draw would be."""
    dice = float(state.box[SHADOW] + state.box[FREE_PEOPLES])
    value = float(TILE_VALUE[tile])
    eye = dice if state.mordor != OUTSIDE else habits.eye_of_hunt
    if TILE_VALUE[tile] == TILE_EYE:
        value = eye
    elif TILE_VALUE[tile] == TILE_DIE:
        value = A_DIE_TILE
    if TILE_REVEALS[tile]:
        value += habits.to_be_revealed
    if TILE_STOPS[tile]:
        value += habits.to_be_stopped
    return value >= max(habits.least_scare, tile_damage(state, eye) + habits.worse_than_another)
