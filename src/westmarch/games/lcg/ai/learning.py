"""The players' chance for those who learn it: a set of weights for each stage of each scenario."""

from typing import Final

from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.state import NOBODY, State
from westmarch.games.lcg.ai.advisor import LcgAdvisor
from westmarch.games.lcg.ai.weights.closer import LATER_BY_STAGE
from westmarch.games.lcg.ai.worth import EVERY_FEATURE, all_features, log_odds, present_stage, weights_of
from westmarch.games.lcg.components import TITLE_NUMBERS
from westmarch.games.lcg.state import LcgState

STAGES: Final[list[int]] = [TITLE_NUMBERS[name] for name in LATER_BY_STAGE]
NAMES: Final[tuple[str, ...]] = tuple([f"{stage}.{feature}" for stage in LATER_BY_STAGE for feature in EVERY_FEATURE])


class LcgEstimate(Estimate):
    """Linear in its weights. Those of other stages count for nothing.

    Of several players it is the chance that all of them win together, which is where they learn.
    """

    generation: int

    def __init__(self, generation: int = 0) -> None:
        self.generation = generation

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        by_stage = weights_of(self.generation)
        return [weight for stage in STAGES for weight in by_stage[stage]]

    def only_first_rests(self) -> bool:
        return True

    def log_odds(self, state: State) -> float:
        assert isinstance(state, LcgState)
        return log_odds(state, NOBODY, self.generation, weights_of(self.generation)[present_stage(state)])

    def features(self, state: State) -> list[float]:
        assert isinstance(state, LcgState)
        found = [0.0] * len(NAMES)
        first = STAGES.index(int(present_stage(state))) * len(EVERY_FEATURE)
        found[first : first + len(EVERY_FEATURE)] = all_features(state, NOBODY, self.generation)
        return found

    def advisor(self, weights: list[float]) -> Advisor:
        by_stage = list(weights_of(self.generation))
        size = len(EVERY_FEATURE)
        for place, stage in enumerate(STAGES):
            by_stage[stage] = weights[place * size : (place + 1) * size]
        return LcgAdvisor(self.generation, by_stage)
