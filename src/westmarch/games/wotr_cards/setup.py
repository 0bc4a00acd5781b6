"""The table as the rulebook sets it up."""

from westmarch.core.frames import Frame
from westmarch.core.rng import seeded
from westmarch.games.wotr_cards.lineup import Lineup
from westmarch.games.wotr_cards.rules.rulebook import RULEBOOK
from westmarch.games.wotr_cards.rules.turn import ROUND, SET_UP
from westmarch.games.wotr_cards.state import WotrCardsState


def new_state(lineup: Lineup, viewers: tuple[int, ...], seed: int) -> WotrCardsState:
    """A new game, waiting for its first word."""
    state = bare_state(lineup, viewers, seeded(seed))
    state.push(ROUND)
    state.push(Frame(SET_UP))
    state.run()
    return state


def bare_state(lineup: Lineup, viewers: tuple[int, ...], rng: int) -> WotrCardsState:
    """A table on which nothing has been drawn or activated yet."""
    state = WotrCardsState()
    state.begin(viewers, rng, RULEBOOK)
    state.lay_out(lineup)
    return state
