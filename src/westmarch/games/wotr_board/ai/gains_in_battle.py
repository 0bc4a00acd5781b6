"""What words bring in a battle: cards, withdrawal, losses, another round."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import DONE, NO, PASS, YES
from westmarch.games.wotr_board.ai.weights.battle import (
    A_FIGURE,
    ARMIES_OF_FULL_STRENGTH,
    BEHIND_WALLS,
    CHANCE_AGAINST_WALLS,
    CHANCE_OF_HIT,
    EACH_WORTH,
    GIVEN_UP,
    LEAST_RATE,
    LEAST_TO_OUTLAST,
    MOST_LEVEL,
    REDUCE,
    REDUCE_FOR_DICE,
    REGULAR_FALLS,
    RIDER_AGAINST,
    SPARED,
    TO_FLEE,
    TO_FRIENDS,
    TO_OWN_LAND,
    TO_STAND,
)
from westmarch.games.wotr_board.ai.weights.habits import Habits
from westmarch.games.wotr_board.components import (
    CHARACTERS,
    ELITE,
    FREE_PEOPLES,
    HAND_LIMIT,
    LEADERSHIP,
    LEVEL,
    MOST_COMBAT_DICE,
    SHADOW,
    Side,
)
from westmarch.games.wotr_board.map import POINTS, SETTLEMENT
from westmarch.games.wotr_board.records import ASSAULT
from westmarch.games.wotr_board.rules.hands import hand_size
from westmarch.games.wotr_board.rules.war.battle import fighting_army, fighting_units, leadership, nazgul_leadership
from westmarch.games.wotr_board.rules.war.casualties import toughness
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_CASUALTY,
    ASK_CEASE,
    ASK_COMBAT_CARD,
    ASK_EXTRA_ROUND,
    ASK_FORFEIT,
    ASK_IGNORE,
    ASK_POINTS,
    ASK_RETREAT,
    ASK_RETREAT_NOW,
    ASK_SACRIFICE,
    ASK_SELF_HITS,
    ASK_STRIKE_DOWN,
    ASK_WHITE_RIDER,
    ASK_WITHDRAW,
    WORD_CARD,
    WORD_CHARACTER,
    WORD_FIGURE,
    WORD_NUMBER,
    WORD_REDUCE,
    WORD_REGION,
    WORD_STOP,
    WORD_WITHDRAW,
)

IN_BATTLE: Final = (
    ASK_COMBAT_CARD, ASK_WHITE_RIDER, ASK_WITHDRAW, ASK_CASUALTY, ASK_CEASE, ASK_EXTRA_ROUND, ASK_RETREAT, ASK_RETREAT_NOW,
    ASK_FORFEIT, ASK_POINTS, ASK_SELF_HITS, ASK_SACRIFICE, ASK_STRIKE_DOWN, ASK_IGNORE,
)  # fmt: skip


def rate(state: WotrBoardState, side: Side) -> float:
    """The hits that a side may expect in the rounds to come."""
    dice = float(min(fighting_units(state, side), MOST_COMBAT_DICE))
    chance = CHANCE_OF_HIT
    if side == state.battle_now().attacker and state.battle_now().kind == ASSAULT:
        chance = CHANCE_AGAINST_WALLS
    again = min(float(leadership(state, side)), dice * (1.0 - chance))
    return max(LEAST_RATE, (dice + again) * chance)


def endurance(state: WotrBoardState, side: Side) -> float:
    """The hits that a side can take."""
    return float(toughness(fighting_army(state, side), side))


def balance(state: WotrBoardState, side: Side) -> float:
    """How far a side outlasts the other."""
    own = endurance(state, side) * rate(state, side)
    other = endurance(state, 1 - side) * rate(state, 1 - side)
    return own / max(other, LEAST_TO_OUTLAST)


def gain_in_battle(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """What a word in a battle brings."""
    prompt = state.prompt
    side = state.seat
    if prompt == ASK_COMBAT_CARD:
        return gain_of_combat_card(habits, state, word)
    if prompt == ASK_CASUALTY:
        return gain_of_loss(state, word)
    if prompt == ASK_CEASE:
        return gain_if(word == NO, balance(state, side) * stake(habits, state) > habits.stand)
    if prompt == ASK_EXTRA_ROUND:
        worth_it = balance(state, side) * stake(habits, state) > habits.for_another_round and endurance(
            state, 1 - side
        ) <= habits.rounds_to_win * rate(state, side)
        return gain_if(word != DONE, worth_it)
    if prompt == ASK_WITHDRAW:
        return gain_if(word == YES, balance(state, side) < habits.to_withdraw)
    if prompt in (ASK_RETREAT, ASK_RETREAT_NOW):
        return gain_of_retreat(habits, state, word)
    if prompt == ASK_WHITE_RIDER:
        return gain_if(word == YES, nazgul_leadership(state) > RIDER_AGAINST)
    if prompt in (ASK_POINTS, ASK_SELF_HITS):
        return -abs(float(word - WORD_NUMBER) - wanted_number(habits, state))
    return gain_of_figure(state, word)


def gain_if(affirmed: bool, right: bool) -> float:
    """One of two answers is right."""
    return 1.0 if affirmed == right else 0.0


def stake(habits: Habits, state: WotrBoardState) -> float:
    """How much bolder a prize makes."""
    return 1.0 + habits.bolder_for_prize * float(POINTS[SETTLEMENT[state.battle_now().place]])


def gain_of_combat_card(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """A card in a battle: its effect on armies of this size, less what it is kept for."""
    if word == PASS:
        return 0.0
    card = word - WORD_CARD
    side = state.seat
    both = fighting_units(state, FREE_PEOPLES) + fighting_units(state, SHADOW)
    size = float(min(both, ARMIES_OF_FULL_STRENGTH)) / float(ARMIES_OF_FULL_STRENGTH)
    kept = habits.kept * habits.events[card]
    if hand_size(state, side) >= HAND_LIMIT - 1:
        kept *= habits.kept_of_full_hand
    return (
        habits.halves[card] * (habits.always_felt + size) * habits.hit * stake(habits, state)
        - habits.lost_in_battle * kept
    )


def gain_of_loss(state: WotrBoardState, word: i64) -> float:
    """Casualties: as long as more units fight than roll dice, Regulars go; then Elites are reduced, so that dice remain."""
    side = state.seat
    units = fighting_units(state, side) if state.battle is not None else state.units(side, state.prompt_args[0])
    if word >= WORD_REDUCE:
        return REDUCE_FOR_DICE if units <= MOST_COMBAT_DICE else REDUCE
    return REGULAR_FALLS if word < WORD_FIGURE + ELITE else 0.0


def gain_of_retreat(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """To flee, where to, or to stand."""
    side = state.seat
    if word == WORD_WITHDRAW:
        return BEHIND_WALLS
    if word == WORD_STOP:
        return TO_STAND if balance(state, side) * stake(habits, state) > habits.stand_fast else 0.0
    region = word - WORD_REGION
    gain = TO_FLEE + TO_FRIENDS * float(state.units(side, region))
    return gain + TO_OWN_LAND if state.control[region] == side else gain


def wanted_number(habits: Habits, state: WotrBoardState) -> float:
    """How many points of leadership to give up, or hits to take, for a card."""
    side = state.seat
    if state.prompt == ASK_POINTS:
        return float(min(fighting_units(state, 1 - side), MOST_COMBAT_DICE) - 1)
    own, other = endurance(state, side), endurance(state, 1 - side)
    return (
        2.0
        if own > habits.many_more * other and own > habits.strong_enough
        else 1.0
        if own > habits.some_more * other
        else 0.0
    )


def gain_of_figure(state: WotrBoardState, word: i64) -> float:
    """Figures who are struck down, who fall, who do not count."""
    if word == PASS:
        return SPARED if state.prompt == ASK_SACRIFICE and not needs_sacrifice(state) else 0.0
    worth = A_FIGURE
    if WORD_CHARACTER <= word < WORD_CHARACTER + CHARACTERS:
        who = word - WORD_CHARACTER
        worth = float(LEADERSHIP[who]) + min(float(LEVEL[who]), MOST_LEVEL)
    if state.prompt in (ASK_FORFEIT, ASK_SACRIFICE):
        return GIVEN_UP - EACH_WORTH * worth
    return worth


def needs_sacrifice(state: WotrBoardState) -> bool:
    """Whether the hits to be taken would destroy the army."""
    side = state.seat
    return float(state.battle_now().of(1 - side).hits) >= endurance(state, side)
