"""The estimate of War of the Ring for those who learn it: a set of weights for the road to Mordor, and one for the track."""

from typing import Final

from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.state import State
from westmarch.games.wotr_board.ai.advisor import WotrBoardAdvisor
from westmarch.games.wotr_board.ai.knowledge import FIRST, FIRST_WEIGHTS, HABIT_NAMES, knowledge_of
from westmarch.games.wotr_board.ai.weights.position import FEATURES
from westmarch.games.wotr_board.ai.worth import features, worth
from westmarch.games.wotr_board.components import NOT_OVER, OUTSIDE
from westmarch.games.wotr_board.state import WotrBoardState

NAMES: Final[tuple[str, ...]] = tuple(FIRST_WEIGHTS)
PLACE_OF_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(NAMES)}


class WotrBoardEstimate(Estimate):
    """Linear in its weights. Those of the part of the journey that a position is not in count for nothing there."""

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return list(FIRST_WEIGHTS.values())

    def only_first_rests(self) -> bool:
        return True

    def log_odds(self, state: State) -> float:
        assert isinstance(state, WotrBoardState)
        return worth(state, FIRST)

    def features(self, state: State) -> list[float]:
        assert isinstance(state, WotrBoardState)
        found = [0.0] * len(NAMES)
        if state.outcome == NOT_OVER:
            first = 0 if state.mordor == OUTSIDE else len(FEATURES)
            found[first : first + len(FEATURES)] = features(state)
        return found

    def advisor(self, weights: list[float]) -> Advisor:
        return WotrBoardAdvisor(knowledge_of(dict(zip(NAMES, weights, strict=True))))

    def habits(self) -> tuple[list[int], list[int]]:
        free_peoples, shadow = ([PLACE_OF_NAME[name] for name in names] for names in HABIT_NAMES)
        return free_peoples, shadow
