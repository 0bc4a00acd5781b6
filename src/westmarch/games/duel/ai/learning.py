"""Duel's estimate for those who learn it: a set of weights for each stage, of which two hold between one stage and the next."""

from typing import Final

from westmarch.core.bits import ones
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.network import Network
from westmarch.core.state import State
from westmarch.games.duel.ai.advisor import APPEALS, THIRD_MANNER, DuelAdvisor, worth_for
from westmarch.games.duel.ai.appeal import APPEAL_NAMES, appeals_of_words, places_of_word
from westmarch.games.duel.ai.features import (
    FEATURES,
    STAGE_WEIGHTS,
    WEIGHTS,
    weights_by_cards_left,
    weights_now,
)
from westmarch.games.duel.ai.inputs import INPUT_NAMES, inputs
from westmarch.games.duel.ai.worth import worth
from westmarch.games.duel.components import SLOTS
from westmarch.games.duel.state import DuelState

STAGE_IDS: Final = ("chapter_1", "chapter_2", "chapter_3", "game_end")
NUDGE: Final = (
    0.001  # of a weight; what lies open is chosen by the weights themselves, so a larger one would choose otherwise
)


class DuelEstimate(Estimate):
    """Each weight is nudged in turn, which tells what it is multiplied with without a second account of the position."""

    def names(self) -> tuple[str, ...]:
        return tuple([f"{stage}.{feature}" for stage in STAGE_IDS for feature in FEATURES])

    def weights(self) -> list[float]:
        return [weight for stage in STAGE_WEIGHTS for weight in stage]

    def log_odds(self, state: State) -> float:
        assert isinstance(state, DuelState)
        return worth(state, weights_now(state, WEIGHTS))

    def features(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        w = list(weights_now(state, WEIGHTS))
        before = worth(state, w)
        slopes: list[float] = []
        for i in range(len(w)):
            weight = w[i]
            w[i] = weight + NUDGE
            slopes.append((worth(state, w) - before) / NUDGE)
            w[i] = weight
        way = 1.0 - float(ones(state.present)) / float(SLOTS)
        found = [0.0] * (len(STAGE_IDS) * len(FEATURES))
        first = int(state.chapter) * len(FEATURES)
        for i in range(len(slopes)):
            found[first + i] = slopes[i] * (1.0 - way)
            found[first + len(FEATURES) + i] = slopes[i] * way
        return found

    def advisor(self, weights: list[float]) -> Advisor:
        return self.advisor_with(weights, None, None)

    def facts(self) -> tuple[str, ...]:
        return tuple(INPUT_NAMES)

    def holds(self, state: State) -> list[int]:
        assert isinstance(state, DuelState)
        return inputs(state, worth_for(state, state.active, WEIGHTS))

    def appeals(self) -> tuple[str, ...]:
        return APPEAL_NAMES

    def appeal(self, state: State, word: int) -> list[float]:
        assert isinstance(state, DuelState)
        w = weights_now(state, WEIGHTS)
        found = [0.0] * len(APPEAL_NAMES)
        alone = [0.0] * len(APPEAL_NAMES)
        for place in places_of_word(state, word):
            alone[place] = 1.0
            found[place] = appeals_of_words(state, [word], w, alone)[0]
            alone[place] = 0.0
        return found

    def advisor_with(self, weights: list[float], network: Network | None, appeals: list[float] | None) -> Advisor:
        return DuelAdvisor(by_cards_left(weights), network, THIRD_MANNER, APPEALS if appeals is None else appeals)


def by_cards_left(weights: list[float]) -> list[list[float]]:
    """The weights of all stages, one after the other, as the advisor wants them."""
    size = len(FEATURES)
    return weights_by_cards_left([weights[i : i + size] for i in range(0, len(weights), size)])
