"""Advice to computer players of Duel: what a position is worth, and the word that leads to the best one."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from westmarch.core.players.advice import Advisor
from westmarch.core.players.network import Network
from westmarch.core.rng import Rng
from westmarch.core.state import Seat, State
from westmarch.games.duel.ai.appeal import APPEAL_NAMES, appeals_of_words
from westmarch.games.duel.ai.features import WEIGHTS, weights_now
from westmarch.games.duel.ai.gains import gain_of_word, loss_of_enemy
from westmarch.games.duel.ai.inputs import inputs
from westmarch.games.duel.ai.third_appeals import THIRD_APPEALS
from westmarch.games.duel.ai.weights import HEAT
from westmarch.games.duel.ai.worth import worth
from westmarch.games.duel.components import FELLOWSHIP
from westmarch.games.duel.state import DuelState


@final
class Manner:
    """How a search uses the advice.

    `heat`: how far it spreads its first looks beyond the word that gains most. `denial`: how much of what a word takes away from the enemy counts as a gain.
    `breadth`: which part of its first looks is spread evenly at a turn's main choice. `curiosity`, `certainty`: see `Advisor`.
    """

    heat: float
    denial: float
    breadth: float
    curiosity: float
    certainty: float

    def __init__(
        self,
        heat: float = HEAT,
        denial: float = 0.0,
        breadth: float = 0.0,
        curiosity: float = 1.0,
        certainty: float = 1.0,
    ) -> None:
        self.heat = heat
        self.denial = denial
        self.breadth = breadth
        self.curiosity = curiosity
        self.certainty = certainty


FIRST_MANNER: Final = Manner()  # of the first generation of computer players
# Heat and denial were fitted to how often searches tried each word at the main choice of a turn.
SECOND_MANNER: Final = Manner(heat=0.25, denial=0.3, curiosity=0.7)
# With learned appeals. What searches hardly ever tried is still looked at, for a win may be led up to over two turns.
THIRD_MANNER: Final = Manner(heat=0.25, denial=0.3, breadth=0.05, curiosity=0.7, certainty=0.4)
# A card that no search had met appeals by what it brings alone.
APPEALS: Final[list[float]] = [THIRD_APPEALS.get(name, 0.0) for name in APPEAL_NAMES]


class DuelAdvisor(Advisor):
    """Looks one chain of words ahead."""

    weights: list[list[float]]  # for each chapter and number of cards left in the display
    network: Network | None
    manner: Manner
    appeals: list[float] | None  # say where a search looks first at a turn's main choice; else what words bring does

    def __init__(
        self,
        weights: list[list[float]] = WEIGHTS,
        network: Network | None = None,
        manner: Manner = FIRST_MANNER,
        appeals: list[float] | None = None,
    ) -> None:
        self.weights = weights
        self.network = network
        self.manner = manner
        self.appeals = appeals

    def curiosity(self) -> float:
        return self.manner.curiosity

    def certainty(self) -> float:
        return self.manner.certainty

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, DuelState)
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], rng)
        best = state.options[0]
        best_worth = -1e9
        for word in state.options:
            value = worth_for(after(guess, word, self.weights), state.seat, self.weights)
            if value > best_worth:
                best_worth = value
                best = word
        return best

    def playout(self, state: State, rng: Rng) -> int:
        assert isinstance(state, DuelState)
        return quick_word(state, self.weights)

    def rests(self) -> int:
        return 0

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        value = worth_for(state, FELLOWSHIP, self.weights)
        network = self.network
        if network is not None:
            if state.active == FELLOWSHIP:
                value += network.value(inputs(state, value))
            else:
                value -= network.value(inputs(state, -value))
        chance = 2.0 / (1.0 + exp(-value)) - 1.0
        return [chance, -chance]

    def weigh(self, state: State, words: list[int]) -> list[float]:
        assert isinstance(state, DuelState)
        w = weights_now(state, self.weights)
        appeals = self.appeals
        if appeals is not None and state.resting:
            return spread(shares(appeals_of_words(state, words, w, appeals), 1.0), self.manner.breadth)
        gains = [gain_of_word(state, word, w) for word in words]
        denial = self.manner.denial
        if denial > 0.0 and state.resting:
            gains = [gains[i] + denial * loss_of_enemy(state, words[i], w) for i in range(len(words))]
        return shares(gains, self.manner.heat)


def shares(gains: list[float], heat: float) -> list[float]:
    """What part of its first looks a search gives each word."""
    most = max(gains)
    weights = [exp((gain - most) / heat) for gain in gains]
    total = sum(weights)
    return [weight / total for weight in weights]


def spread(weights: list[float], part: float) -> list[float]:
    """Shares of which some part is divided evenly."""
    even = part / float(len(weights))
    return [even + (1.0 - part) * weight for weight in weights]


def quick_word(state: DuelState, weights: list[list[float]]) -> int:
    """The word that gains most at once, told without trying any."""
    w = weights_now(state, weights)
    best = state.options[0]
    best_gain = -1e9
    for word in state.options:
        gain = gain_of_word(state, word, w)
        if gain > best_gain:
            best_gain = gain
            best = word
    return best


def worth_for(state: DuelState, seat: Seat, weights: list[list[float]]) -> float:
    """What a position is worth to a side: the logarithm of its odds."""
    value = worth(state, weights_now(state, weights))
    return value if seat == FELLOWSHIP else -value


def after(state: DuelState, word: i64, weights: list[list[float]]) -> DuelState:
    """The state after a word and the rest of its chain."""
    state_after = state.clone()
    state_after.apply(word)
    while state_after.seat == state.seat and not state_after.resting:
        state_after.apply(quick_word(state_after, weights))
    return state_after
