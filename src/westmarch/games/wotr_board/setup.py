"""The board as the rulebook sets it up (rules 8, 11-14)."""

from westmarch.core.rng import seeded
from westmarch.games.wotr_board.cards.book import deck_mask
from westmarch.games.wotr_board.components import (
    ACTIVE_AT_START,
    ALL_FIGURES,
    ELITE,
    FIGURE_NATION,
    FIRST_COMPANIONS,
    FIRST_SHADOW_NATION,
    GANDALF_GREY,
    IN_FELLOWSHIP,
    LEADER,
    NATION_IDS,
    NAZGUL,
    POOLS,
    SMEAGOL_TILE,
    SMEAGOL_TILES_AT_START,
    STARTING_ARMIES,
    TILES_AT_START,
)
from westmarch.games.wotr_board.map import RIVENDELL, region
from westmarch.games.wotr_board.rules.people.lords import ChooseGandalf
from westmarch.games.wotr_board.rules.rulebook import RULEBOOK
from westmarch.games.wotr_board.rules.turn import NextTurn
from westmarch.games.wotr_board.rules.verbs import add_figures
from westmarch.games.wotr_board.state import DECK, HIDDEN_ZONES, ZONES, Rules, WotrBoardState


def new_state(rules: Rules, viewers: tuple[int, ...], seed: int) -> WotrBoardState:
    """A new game, waiting for its first word."""
    state = bare_state(rules, viewers, seeded(seed))
    put_armies(state)
    put_fellowship(state)
    put_cards(state)
    state.push(NextTurn())
    if rules.lords:
        state.push(ChooseGandalf())
    state.run()
    return state


def bare_state(rules: Rules, viewers: tuple[int, ...], rng: int) -> WotrBoardState:
    """A board on which nothing stands."""
    state = WotrBoardState()
    state.begin(viewers, rng, RULEBOOK)
    state.lay_out(rules)
    state.reserves = ALL_FIGURES[:]
    for tile, n in enumerate(TILES_AT_START):
        state.tiles[tile] = n
    if rules.lords:
        state.tiles[SMEAGOL_TILE] = SMEAGOL_TILES_AT_START
    for nation, active in enumerate(ACTIVE_AT_START):
        state.active |= int(active) << nation
    return state


def put_armies(state: WotrBoardState) -> None:
    """The armies of the start."""
    for name, (nation_id, regulars, elites, leaders) in STARTING_ARMIES.items():
        nation = NATION_IDS.index(nation_id)
        leader = LEADER + nation if nation < FIRST_SHADOW_NATION else NAZGUL
        for figure, n in ((nation, regulars), (ELITE + nation, elites), (leader, leaders)):
            if n:
                assert FIGURE_NATION[figure] == nation
                state.reserves[figure] -= n
                add_figures(state, figure, n, region(name))


def put_fellowship(state: WotrBoardState) -> None:
    """The Fellowship in Rivendell, Gandalf its Guide."""
    for character in FIRST_COMPANIONS:
        state.places[character] = IN_FELLOWSHIP
    state.guide = GANDALF_GREY
    state.fellowship = RIVENDELL


def put_cards(state: WotrBoardState) -> None:
    """All cards in their decks, where everybody knows them to be."""
    for pool in range(POOLS):
        mask = deck_mask(pool, state.rules.lords)
        state.cards[pool * ZONES + DECK] = mask
        for who in (0, 1):
            state.known[(pool * 2 + who) * HIDDEN_ZONES + DECK] = mask
