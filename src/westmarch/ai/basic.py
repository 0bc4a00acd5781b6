"""What a computer player is, and the two that do not search: at random, and by the game's own advice."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State


class Thought(NamedTuple):
    """What a search thinks of an option: its expected return for who chooses, and how often it was tried."""

    word: int
    value: float
    visits: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses words. It is given the true state but uses only what the person who must choose may know of it.

    All its chance comes from its own generator, so the same seed and the same questions give the same words.
    """

    name: str
    rng: Rng

    def __init__(self, name: str = "", seed: int = 0) -> None:
        self.name = name
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        """One of the state's options; the state stays as it is."""
        return state.options[0]

    def thoughts(self) -> list[Thought]:
        """What it thought of the options of the last choice, the best first; nothing unless it searches."""
        return []

    def close(self) -> None:
        """Let go of whatever it holds: it is not asked again."""


class RandomPlayer(Player):
    """Any option is as likely."""

    def choose(self, state: State) -> int:
        return self.rng.pick(state.options)


class Whims(NamedTuple):
    """How often a player does not do what the game's own advice says, and what instead.

    Weights may be so sharp that what they say is as good as the advice. Where a whim must be a weak one, any option is as likely (`blind`).
    """

    of_1000: int = 0
    blind: bool = False


NO_WHIMS = Whims()


class AdvisedPlayer(Player):
    """Does what the game's own advice says, but for its whims: what merely looks well at first sight, or anything at all."""

    advisor: Advisor
    whims: Whims

    def __init__(self, name: str = "", seed: int = 0, advisor: Advisor | None = None, whims: Whims = NO_WHIMS) -> None:
        super().__init__(name, seed)
        self.advisor = advisor if advisor is not None else Advisor()
        self.whims = whims

    def choose(self, state: State) -> int:
        if len(state.options) == 1:
            return state.options[0]
        if self.whims.of_1000 > 0 and self.rng.below(1000) < self.whims.of_1000:
            return self.rng.pick(state.options) if self.whims.blind else self.glance(state)
        return self.advisor.choose(state, self.rng)

    def glance(self, state: State) -> int:
        """An option by chance, as likely as its weight says."""
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], self.rng)
        words = self.advisor.interesting(guess)
        weights = self.advisor.weigh(guess, words)
        mark = self.rng.unit()
        for i in range(len(words)):
            mark -= weights[i]
            if mark < 0.0:
                return words[i]
        return words[-1]
