"""The estimate of War of the Ring for those who learn it: a set of weights for the road to Mordor, and one for the track."""

from typing import Final

from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.state import State
from westmarch.games.wotr_board.ai.advisor import WotrBoardAdvisor
from westmarch.games.wotr_board.ai.knowledge import FIRST, Knowledge
from westmarch.games.wotr_board.ai.weights.position import FEATURES
from westmarch.games.wotr_board.ai.worth import features, worth
from westmarch.games.wotr_board.components import NOT_OVER, OUTSIDE
from westmarch.games.wotr_board.state import WotrBoardState

NAMES: Final[tuple[str, ...]] = tuple(
    [f"{part}.{feature}" for part in ("before_mordor", "in_mordor") for feature in FEATURES]
)


class WotrBoardEstimate(Estimate):
    """Linear in its weights. Those of the part of the journey that a position is not in count for nothing there."""

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return FIRST.on_the_road + FIRST.on_the_track

    def only_first_rests(self) -> bool:
        return True

    def log_odds(self, state: State) -> float:
        assert isinstance(state, WotrBoardState)
        return worth(state, FIRST)

    def features(self, state: State) -> list[float]:
        assert isinstance(state, WotrBoardState)
        nothing = [0.0] * len(FEATURES)
        if state.outcome != NOT_OVER:
            return nothing + nothing
        found = features(state)
        return found + nothing if state.mordor == OUTSIDE else nothing + found

    def advisor(self, weights: list[float]) -> Advisor:
        size = len(FEATURES)
        return WotrBoardAdvisor(Knowledge(weights[:size], weights[size:]))
