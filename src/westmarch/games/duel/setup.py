"""The table as the rulebook sets it up."""

from typing import Final

from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import seeded
from westmarch.core.vectors import alike
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.components import (
    CHAPTERS,
    FELLOWSHIP,
    PEOPLES,
    SAURON,
    SLOTS,
    START_COINS,
    START_REGION,
    START_UNITS,
    TILE_IDS,
    UNITS_A_SIDE,
    tokens_of,
)
from westmarch.games.duel.rules.rulebook import RULEBOOK
from westmarch.games.duel.rules.turn import TURN
from westmarch.games.duel.rules.verbs import deal_chapter, refill_tiles
from westmarch.games.duel.state import EMPTY, NO_CARDS, DuelState, Rules, Side

assert catalogue.DECLARED  # so that the stacks that follow are full
FULL_TOKEN_STACKS: Final[list[LazyDeck]] = [LazyDeck(NO_CARDS, tokens_of(people)) for people in range(PEOPLES)]
FULL_TILE_STACK: Final = LazyDeck(NO_CARDS, tuple(range(len(TILE_IDS))))


def new_state(rules: Rules, viewers: tuple[int, ...], seed: int) -> DuelState:
    """A new game, ready for Sauron's first turn."""
    state = bare_state(rules, viewers, seeded(seed))
    set_up_side(state.fellowship, FELLOWSHIP)
    set_up_side(state.sauron, SAURON)
    refill_tiles(state)
    deal_chapter(state, 0)
    state.push(TURN)
    state.run()
    return state


def bare_state(rules: Rules, viewers: tuple[int, ...], rng: int) -> DuelState:
    """A table with every stack full, on which nothing has been dealt or placed yet."""
    state = DuelState()
    state.begin(viewers, rng, RULEBOOK)
    state.rules = rules
    state.fellowship = bare_side()
    state.sauron = bare_side()
    state.display = alike(EMPTY, SLOTS)
    state.discard = alike(0, CHAPTERS)
    state.token_stacks = FULL_TOKEN_STACKS.copy()
    state.tile_stack = FULL_TILE_STACK
    return state


def bare_side() -> Side:
    """A side that has nothing yet."""
    side = Side()
    side.cards = alike(0, CHAPTERS)
    return side


def set_up_side(side: Side, seat: int) -> None:
    """A side's coins and its first two units."""
    side.coins = START_COINS[seat]
    side.units = START_UNITS << 4 * START_REGION[seat]
    side.supply = UNITS_A_SIDE - START_UNITS
