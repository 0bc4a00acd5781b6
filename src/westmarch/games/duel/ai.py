"""Advice to computer players of Duel: what a position is worth, and the word that leads to the best one."""

from math import exp
from typing import Final

from mypy_extensions import i64

from westmarch.core.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.duel.components import FELLOWSHIP, HOBBITS_1, NOT_OVER
from westmarch.games.duel.state import SHARED, DuelState, Side, ones

PEOPLES_WORTH: Final = [0.0, 0.2, 0.5, 1.0, 1.6, 2.6, 9.0]
PRESENCE_WORTH: Final = [0.0, 0.3, 0.6, 0.9, 1.2, 1.7, 2.6, 9.0]


class DuelAdvisor(Advisor):
    """Looks one chain of words ahead."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, DuelState)
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], rng)
        best = state.options[0]
        best_worth = -1e9
        for word in state.options:
            worth = worth_of_word(guess, word)
            if worth > best_worth:
                best_worth = worth
                best = word
        return best

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        chance = 2.0 / (1.0 + exp(-worth_of(state))) - 1.0
        return [chance, -chance]


def worth_of_word(state: DuelState, word: i64) -> float:
    """What a word is worth for who says it, the rest of its chain played as well as this looks ahead."""
    seat = state.seat
    after = state.clone()
    after.apply(word)
    while after.seat == seat and not after.resting:
        best = after.options[0]
        best_worth = -1e9
        for other in after.options:
            trial = after.clone()
            trial.apply(other)
            worth = worth_for(trial, seat)
            if worth > best_worth:
                best_worth = worth
                best = other
        after.apply(best)
    return worth_for(after, seat)


def worth_for(state: DuelState, seat: i64) -> float:
    """What a position is worth for a side."""
    return worth_of(state) if seat == FELLOWSHIP else -worth_of(state)


def worth_of(state: DuelState) -> float:
    """What a position is worth for the Fellowship, roughly the logarithm of its odds."""
    if state.outcome != NOT_OVER:
        return 0.0 if state.winner == SHARED else 100.0 if state.winner == FELLOWSHIP else -100.0
    turn = 0.2 * float(1 + state.extra_turns)
    return (
        worth_of_side(state.fellowship, state.chapter)
        - worth_of_side(state.sauron, state.chapter)
        + (turn if state.active == FELLOWSHIP else -turn)
    )


def worth_of_side(side: Side, chapter: i64) -> float:
    """What a side has, in the same unit."""
    quest = float(side.quest)
    skills: i64 = 0
    for skill in range(5):
        skills += min(side.skills >> 4 * skill & 15, 3)
    peoples = side.different_peoples() + (1 if side.tokens & HOBBITS_1 else 0)
    return (
        0.12 * quest
        + 0.012 * quest * quest
        + PEOPLES_WORTH[peoples]
        + PRESENCE_WORTH[ones(side.presence())] * (0.5 + 0.25 * float(chapter))
        + 0.03 * float(15 - side.supply)
        + 0.15 * float(ones(side.fortresses))
        + (0.2 - 0.07 * float(chapter)) * float(skills + ones(side.choices))
        + 0.07 * float(side.coins)
        + 0.1 * float(ones(side.chains))
        + 0.4 * float(ones(side.tokens))
    )
