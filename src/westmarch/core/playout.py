"""Games played to their end inside the compiled engine: what simulations and searches spend their time on."""

from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State


def play_at_random(state: State, rng: Rng) -> int:
    """Play on with uniformly random words until the game is over; gives the number of words said."""
    before = state.said
    while state.seat != NOBODY:
        options = state.options
        state.apply(options[rng.below(len(options))])
    return int(state.said - before)
