"""What a game tells computer players: a quick choice, an estimate, and which options deserve thought."""

from typing import Final

from mypy_extensions import mypyc_attr

from westmarch.core.rng import Rng
from westmarch.core.state import State

TO_THE_END: Final = 1 << 30  # more rests than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """A game's advice. Without any, a player that asks it plays at random and estimates nothing.

    Whatever is asked of it, it leaves the state as it was. `choose` is given the true state and uses only what the seat to
    choose may know of it; everything else is asked about guesses, in which nothing is secret any more.
    """

    def choose(self, state: State, rng: Rng) -> int:
        """The word a sensible player would say."""
        return rng.pick(state.options)

    def playout(self, state: State, rng: Rng) -> int:
        """A quick word for simulated games; fast matters more than good."""
        return rng.pick(state.options)

    def estimate(self, state: State) -> list[float]:
        """Each seat's expected return at a resting state, from -1 to 1."""
        return [0.0 for _ in state.viewers]

    def rests(self) -> int:
        """How often a simulated game comes to rest before the estimate ends it; without an estimate it is played out."""
        return TO_THE_END

    def stage(self, state: State) -> int:
        """How far a game has come, in whole parts such as rounds: only rests in a later part than the search's count."""
        return int(state.said)

    def foresees_replies(self) -> bool:
        """Whether a search's tree goes on beyond the action that it begins with; else quick words follow that action."""
        return True

    def curiosity(self) -> float:
        """How much a search is drawn to what was little tried: below 1 where single words change the estimate little."""
        return 1.0

    def certainty(self) -> float:
        """Which part of the thought that is left must not suffice to change the choice, so that a search ends: all of it by 1."""
        return 1.0

    def interesting(self, state: State) -> list[int]:
        """The options worth a search: never empty, sorted."""
        return state.options

    def weigh(self, state: State, words: list[int]) -> list[float]:
        """How likely each of these options is to be the best: positive numbers with a sum of one."""
        even = 1.0 / len(words)
        return [even for _ in words]
