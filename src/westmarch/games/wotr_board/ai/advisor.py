"""Advice to computer players of War of the Ring: what a position is worth, and the word that brings most."""

from math import exp
from typing import Final

from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.wotr_board.ai.gains import gains_of, quick_word
from westmarch.games.wotr_board.ai.knowledge import FIRST, Knowledge
from westmarch.games.wotr_board.ai.weights.search import CURIOSITY, HEAT, MOST_WORDS, WINDOW
from westmarch.games.wotr_board.ai.worth import worth
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_ACTION,
    ASK_ATTACK_FROM,
    ASK_CEASE,
    ASK_COMBAT_CARD,
    ASK_DECLARE,
    ASK_DIE,
    ASK_HUNT_DICE,
    ASK_MARCH_FROM,
    ASK_MARCH_TO,
    ASK_TAKE_CASUALTY,
    ASK_WITHDRAW,
)

# The questions worth a search; the answers to the others follow from them.
WEIGHTY: Final = (
    ASK_DIE, ASK_ACTION, ASK_HUNT_DICE, ASK_MARCH_FROM, ASK_MARCH_TO, ASK_ATTACK_FROM, ASK_DECLARE, ASK_TAKE_CASUALTY,
    ASK_CEASE, ASK_WITHDRAW, ASK_COMBAT_CARD,
)  # fmt: skip


class WotrBoardAdvisor(Advisor):
    """Says what brings most by rule of thumb, and looks no further."""

    know: Knowledge

    def __init__(self, know: Knowledge = FIRST) -> None:
        self.know = know

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WotrBoardState)
        return quick_word(self.know.habits[state.seat], state)

    def playout(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WotrBoardState)
        return quick_word(self.know.habits[state.seat], state)

    def rests(self) -> int:
        return 0

    def stage(self, state: State) -> int:
        """A simulated game is judged in the next turn, once its dice are rolled: what an action leaves open shows only then."""
        assert isinstance(state, WotrBoardState)
        return int(state.turn)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, WotrBoardState)
        chance = 2.0 / (1.0 + exp(-worth(state, self.know))) - 1.0
        return [chance, -chance]

    def foresees_replies(self) -> bool:
        return False

    def curiosity(self) -> float:
        return CURIOSITY

    def interesting(self, state: State) -> list[int]:
        assert isinstance(state, WotrBoardState)
        options = state.options
        if len(options) == 1:
            return options
        if state.prompt not in WEIGHTY:
            return [quick_word(self.know.habits[state.seat], state)]
        return best_words(options, gains_of(self.know.habits[state.seat], state, options))

    def weigh(self, state: State, words: list[int]) -> list[float]:
        assert isinstance(state, WotrBoardState)
        if len(words) == 1:
            return [1.0]
        gains = gains_of(self.know.habits[state.seat], state, words)
        most = max(gains)
        weights = [exp((gain - most) / HEAT) for gain in gains]
        total = sum(weights)
        return [weight / total for weight in weights]


def best_words(words: list[int], gains: list[float]) -> list[int]:
    """The few words that bring nearly as much as the best, sorted."""
    least = max(gains) - WINDOW
    if len(words) > MOST_WORDS:
        least = max(least, sorted(gains)[-MOST_WORDS])
    return [words[i] for i in range(len(words)) if gains[i] >= least]
