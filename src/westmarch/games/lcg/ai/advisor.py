"""Advice to computer players of The Lord of the Rings: The Card Game: what a word brings, and what a position is worth."""

from math import exp
from typing import Final

from mypy_extensions import i64

from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import DONE
from westmarch.games.lcg.ai.gains import gains_of, quick_word
from westmarch.games.lcg.ai.weights.gains import COLDEST, CURIOSITY, HEAT, IN_VAIN
from westmarch.games.lcg.ai.worth import chance_to_win, weights_of
from westmarch.games.lcg.components import WILLPOWER
from westmarch.games.lcg.rules.numbers import stat
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ACT,
    ASK_ATTACKERS,
    ASK_CHECK_TIE,
    ASK_COMMIT,
    ASK_ENEMY_TO_FACE,
    ASK_FORCED_ORDER,
    ASK_HEAL,
    ASK_JOIN,
    ASK_PAY,
    ASK_PLAN,
    ASK_PUT_BACK,
    ASK_RESTRICTED,
    ASK_TAKES_DAMAGE,
    ASK_X,
)

# The questions that are answered at first sight: a search would learn little from trying other answers.
AT_SIGHT: Final = (
    ASK_PAY, ASK_X, ASK_HEAL, ASK_FORCED_ORDER, ASK_CHECK_TIE, ASK_ENEMY_TO_FACE, ASK_PUT_BACK, ASK_RESTRICTED,
    ASK_TAKES_DAMAGE, ASK_ATTACKERS, ASK_JOIN,
)  # fmt: skip


class LcgAdvisor(Advisor):
    """Looks at what each word brings, and at the players' chance, as a generation of players does."""

    generation: i64
    by_stage: list[list[float]]  # the weights of the chance to win

    def __init__(self, generation: i64, by_stage: list[list[float]] | None = None) -> None:
        self.generation = generation
        self.by_stage = by_stage if by_stage is not None else weights_of(generation)

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, LcgState)
        return quick_word(state, self.generation)

    def playout(self, state: State, rng: Rng) -> int:
        assert isinstance(state, LcgState)
        return quick_word(state, self.generation)

    def rests(self) -> int:
        return 0

    def stage(self, state: State) -> int:
        """A simulated game is judged at the beginning of the next round, when quest and fight are over."""
        assert isinstance(state, LcgState)
        return int(state.round)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, LcgState)
        return [2.0 * chance_to_win(state, self.generation, self.by_stage) - 1.0] * int(state.lineup.seats)

    def curiosity(self) -> float:
        return CURIOSITY

    def interesting(self, state: State) -> list[int]:
        assert isinstance(state, LcgState)
        options = state.options
        if len(options) == 1:
            return options
        if state.prompt in AT_SIGHT:
            return [quick_word(state, self.generation)]
        if state.prompt == ASK_COMMIT:
            return [word for word in options if word == DONE or has_willpower(state, word)]
        if state.prompt in (ASK_ACT, ASK_PLAN):
            gains = gains_of(state, options, self.generation)
            return [options[i] for i in range(len(options)) if gains[i] > IN_VAIN]
        return options

    def weigh(self, state: State, words: list[int]) -> list[float]:
        assert isinstance(state, LcgState)
        gains = gains_of(state, words, self.generation) if len(words) > 1 else [0.0]
        most = max(gains)
        weights = [exp(max(COLDEST, (gain - most) / HEAT)) for gain in gains]
        total = sum(weights)
        return [weight / total for weight in weights]


def has_willpower(state: LcgState, word: int) -> bool:
    """Whether a character has anything to add to a quest."""
    return stat(state, state.lineup.card_of(word), WILLPOWER) > 0
