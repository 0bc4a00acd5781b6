"""What else the chance of winning depends on: how the fight stands, what the hands are good for, what the encounter deck still holds.

The fourth generation of players looks at it besides what its predecessors did (`worth.features`).
"""

from typing import Final, final

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


@final
class Closer:
    """What the players have who are not missing, and what they face, all added up."""

    players: i64 = 0
    engaged: i64 = 0
    endurance: i64 = 0  # the attack that fells all who are engaged
    strongest: i64 = 0
    kills: i64 = 0  # players who fell an enemy with all that is ready
    will: i64 = 0  # of allies
    guard: i64 = 0
    wounds: i64 = 0
    bounty: float = 0.0
    sword: i64 = 0
    cards: i64 = 0
    price: i64 = 0
    affordable: i64 = 0

    def add_fight(self, state: LcgState, seat: Seat) -> None:
        """A player's enemies, and who is ready to strike them."""
        weakest: i64 = 0  # the attack that fells the weakest enemy
        for enemy in state.engaged(seat):
            need = hit_points_left(state, enemy) + stat(state, enemy, DEFENSE)
            self.engaged += 1
            self.endurance += need
            self.strongest = max(self.strongest, stat(state, enemy, ATTACK))
            weakest = need if weakest == 0 else min(weakest, need)
        strength: i64 = 0
        for card in state.characters(seat):
            if not state.exhausted(card):
                attack = stat(state, card, ATTACK)
                strength += attack
                self.sword = max(self.sword, attack)
        self.kills += 1 if 0 < weakest <= strength else 0

    def add_party(self, state: LcgState, seat: Seat) -> None:
        """A player's heroes and allies."""
        for ally in state.zone(AT_ALLY, seat):
            self.will += stat(state, ally, WILLPOWER)
            self.guard += stat(state, ally, DEFENSE) + hit_points_left(state, ally)
        for hero in state.heroes(seat):
            self.wounds += state.damage[hero]
            self.bounty += progress_for_kill(state, hero)

    def add_hand(self, state: LcgState, seat: Seat) -> None:
        """A player's cards."""
        self.cards += len(state.hands[seat])
        for title in state.hands[seat]:
            self.price += max(0, CARD_COST[title])
        self.affordable += cards_affordable(state, seat)


def further_features(state: LcgState, missing: Seat) -> list[float]:
    """What else the chance depends on, in the order of FURTHER, for each player; as if a player were out whom the others miss."""
    closer = Closer()
    for seat in state.seats_in_order():
        if seat != missing:
            closer.players += 1
            closer.add_fight(state, seat)
            closer.add_party(state, seat)
            closer.add_hand(state, seat)
    players = float(closer.players)
    coming, waiting = staged_enemies(state)
    spawn, horns = spiders(state)
    unseen = unseen_cards(state)
    found = [
        float(closer.engaged) / players,
        float(closer.endurance) / players,
        float(closer.strongest),
        float(coming) / players,
        float(waiting) / players,
        float(closer.will) / players,
        float(closer.guard) / players,
        float(closer.sword),
        closer.bounty / players,
        float(closer.cards) / players,
        float(closer.price) / players,
        float(closer.affordable) / players,
        float(closer.kills) / players,
        float(closer.wounds) / players,
        float(spawn),
        float(horns),
        float(len(unseen)),
        share_of_enemies(unseen),
    ]
    return [found[i] / FURTHER_DIVISORS[i] for i in range(len(found))]


def staged_enemies(state: LcgState) -> tuple[i64, i64]:
    """How many enemies of the staging area will come to somebody, and how many wait."""
    coming: i64 = 0
    waiting: i64 = 0
    for card in state.staging():
        if not is_enemy(state, card):
            continue
        if first_within(state, ENGAGEMENT[state.title(card)]) != NO_SEAT:
            coming += 1
        else:
            waiting += 1
    return coming, waiting


def spiders(state: LcgState) -> tuple[i64, i64]:
    """How many of Ungoliant's Spawn and of the Hummerhorns are in play."""
    spawn: i64 = 0
    horns: i64 = 0
    for enemy in all_enemies(state):
        title = state.title(enemy)
        spawn += 1 if title == UNGOLIANTS_SPAWN else 0
        horns += 1 if title == HUMMERHORNS else 0
    return spawn, horns


def share_of_enemies(titles: tuple[int, ...]) -> float:
    """Which part of some encounter cards are enemies."""
    foes: i64 = 0
    for title in titles:
        foes += 1 if KINDS[title] == ENEMY else 0
    return float(foes) / float(max(1, len(titles)))


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
