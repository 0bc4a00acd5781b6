"""The table as the rulebook sets it up."""

from westmarch.core.frames import Frame
from westmarch.core.rng import seeded
from westmarch.games.wotr_cards.scenarios import Plan
from westmarch.games.wotr_cards.state import Rules, WotrCardsState
from westmarch.games.wotr_cards.turns import ROUND, SET_UP


def new_state(plan: Plan, rules: Rules, viewers: tuple[int, ...], seed: int) -> WotrCardsState:
    """A new game, waiting for its first word."""
    state = bare_state(plan, rules, viewers, seeded(seed))
    state.push(ROUND)
    state.push(Frame(SET_UP))
    state.run()
    return state


def bare_state(plan: Plan, rules: Rules, viewers: tuple[int, ...], rng: int) -> WotrCardsState:
    """A table on which nothing has been drawn or activated yet."""
    state = WotrCardsState()
    state.begin(viewers, rng)
    state.lay_out(plan, rules)
    return state
