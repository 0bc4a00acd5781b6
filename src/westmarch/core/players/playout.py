"""Games played on inside the compiled engine: what simulations and searches spend their time on."""

from mypy_extensions import i64

from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State


def play_at_random(state: State, rng: Rng) -> int:
    """Play on with uniformly random words until the game is over; gives the number of words said."""
    before = state.said
    while state.seat != NOBODY:
        options = state.options
        state.apply(options[rng.below(len(options))])
    return int(state.said - before)


def play_as_advised(state: State, advisor: Advisor, rng: Rng, rests: i64, since: i64 = -1) -> None:
    """Play on with the game's quick words until the game is over or has come to rest once more than `rests` times.

    Only rests at a later stage than `since` count.
    """
    while state.seat != NOBODY:
        if state.resting and advisor.stage(state) > since:
            if rests <= 0:
                return
            rests -= 1
        state.apply(advisor.playout(state, rng))


def play_by_quick_words(state: State, advisors: list[Advisor], rng: Rng) -> None:
    """Play on to the end, each seat by the quick words of its own advisor."""
    while state.seat != NOBODY:
        state.apply(advisors[state.seat].playout(state, rng))
