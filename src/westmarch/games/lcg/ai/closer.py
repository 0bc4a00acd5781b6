"""What else the chance of winning depends on: how the fight stands, what the hands are good for, what the encounter deck still holds.

The fourth generation of players looks at it besides what its predecessors did (`worth.features`).
"""

from typing import Final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.lcg.ai.fight import UNGOLIANTS_SPAWN, progress_for_kill
from westmarch.games.lcg.ai.outlook import all_enemies, first_within, unseen_cards
from westmarch.games.lcg.ai.weights.closer import FURTHER_SCALES
from westmarch.games.lcg.components import (
    AT_ALLY,
    ATTACK,
    CARD_COST,
    DEFENSE,
    ENEMY,
    ENGAGEMENT,
    KINDS,
    NO_SEAT,
    TITLE_NUMBERS,
    WILLPOWER,
)
from westmarch.games.lcg.rules.numbers import hit_points_left, is_enemy, stat
from westmarch.games.lcg.state import LcgState

FURTHER: Final = tuple(FURTHER_SCALES)
FURTHER_DIVISORS: Final[list[float]] = list(FURTHER_SCALES.values())
HUMMERHORNS: Final = TITLE_NUMBERS["hummerhorns"]


def further_features(state: LcgState, missing: Seat) -> list[float]:
    """What else the chance depends on, in the order of FURTHER, for each player; as if a player were out whom the others miss."""
    engaged: i64 = 0
    endurance: i64 = 0
    strongest: i64 = 0
    will: i64 = 0
    guard: i64 = 0
    sword: i64 = 0
    cards: i64 = 0
    price: i64 = 0
    affordable: i64 = 0
    kills: i64 = 0
    wounds: i64 = 0
    bounty = 0.0
    players = 0.0
    for seat in state.seats_in_order():
        if seat == missing:
            continue
        players += 1.0
        weakest: i64 = 0  # the attack that fells the weakest enemy
        strength: i64 = 0
        for enemy in state.engaged(seat):
            need = hit_points_left(state, enemy) + stat(state, enemy, DEFENSE)
            engaged += 1
            endurance += need
            strongest = max(strongest, stat(state, enemy, ATTACK))
            weakest = need if weakest == 0 else min(weakest, need)
        for ally in state.zone(AT_ALLY, seat):
            will += stat(state, ally, WILLPOWER)
            guard += stat(state, ally, DEFENSE) + hit_points_left(state, ally)
        for hero in state.heroes(seat):
            wounds += state.damage[hero]
            bounty += progress_for_kill(state, hero)
        for card in state.characters(seat):
            if not state.exhausted(card):
                attack = stat(state, card, ATTACK)
                strength += attack
                sword = max(sword, attack)
        kills += 1 if 0 < weakest <= strength else 0
        cards += len(state.hands[seat])
        for title in state.hands[seat]:
            price += max(0, CARD_COST[title])
        affordable += cards_affordable(state, seat)
    coming: i64 = 0
    waiting: i64 = 0
    for card in state.staging():
        if is_enemy(state, card):
            if first_within(state, ENGAGEMENT[state.title(card)]) != NO_SEAT:
                coming += 1
            else:
                waiting += 1
    spawn: i64 = 0
    horns: i64 = 0
    for enemy in all_enemies(state):
        title = state.title(enemy)
        spawn += 1 if title == UNGOLIANTS_SPAWN else 0
        horns += 1 if title == HUMMERHORNS else 0
    unseen = unseen_cards(state)
    foes: i64 = 0
    for title in unseen:
        foes += 1 if KINDS[title] == ENEMY else 0
    found = [
        float(engaged) / players,
        float(endurance) / players,
        float(strongest),
        float(coming) / players,
        float(waiting) / players,
        float(will) / players,
        float(guard) / players,
        float(sword),
        bounty / players,
        float(cards) / players,
        float(price) / players,
        float(affordable) / players,
        float(kills) / players,
        float(wounds) / players,
        float(spawn),
        float(horns),
        float(len(unseen)),
        float(foes) / float(max(1, len(unseen))),
    ]
    return [found[i] / FURTHER_DIVISORS[i] for i in range(len(found))]


def cards_affordable(state: LcgState, seat: Seat) -> i64:
    """How many cards of the hand the resources suffice for, the cheapest first and whatever their spheres."""
    left: i64 = 0
    for hero in state.heroes(seat):
        left += state.tokens[hero]
    count: i64 = 0
    for cost in sorted([max(0, CARD_COST[title]) for title in state.hands[seat]]):
        if cost > left:
            break
        left -= cost
        count += 1
    return count
