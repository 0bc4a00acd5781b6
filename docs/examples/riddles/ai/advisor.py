"""A simple player: it asks deep riddles and stakes little."""

from riddles.components import MOST_WITS
from riddles.state import RiddleState
from riddles.words import ASK_DOUBT, ASK_PAY, ASK_RIDDLE
from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State


class RiddleAdvisor(Advisor):
    """Ask the deepest riddle, doubt if you can, pay and stake little, bite the first, keep the pocket shut."""

    def choose(self, state: State, rng: Rng) -> int:
        deep = state.prompt in (ASK_RIDDLE, ASK_DOUBT, ASK_PAY)
        return state.options[-1] if deep else state.options[0]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, RiddleState)
        most = max(state.wits)
        return [(max(wits, 0) - most) / MOST_WITS for wits in state.wits]
