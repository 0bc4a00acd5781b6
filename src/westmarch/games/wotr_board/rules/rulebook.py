"""What holds "as soon as", in its written order, and what a moment triggers (rules 6, 35, 46, 66, 67, 69, 101)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame
from westmarch.core.rng import Rng
from westmarch.core.state import Rulebook, Viewer
from westmarch.games.wotr_board.cards.book import EVENTS, LISTENERS
from westmarch.games.wotr_board.components import (
    BY_CORRUPTION,
    BY_RING,
    CRACK_OF_DOOM,
    FREE_PEOPLES,
    MOST_BESIEGED,
    MOST_CORRUPTION,
    POOL_SIDE,
    POOLS,
    SHADOW,
    UNIT_BITS,
    Army,
    Pool,
)
from westmarch.games.wotr_board.map import NO_SIDE
from westmarch.games.wotr_board.rules.hands import pile
from westmarch.games.wotr_board.rules.verbs import (
    Excess,
    capture,
    discard_from_table,
    end_game,
    lose_lonely_leaders,
    settle_guide,
)
from westmarch.games.wotr_board.secrets.guesses import redeal
from westmarch.games.wotr_board.secrets.showing import show
from westmarch.games.wotr_board.secrets.view import WotrBoardView
from westmarch.games.wotr_board.state import CAME_INTO_SIEGE, TABLE, WotrBoardState, cards_in


@final
class WotrBoardRulebook(Rulebook[WotrBoardState]):
    """What War of the Ring says about every state of its own."""

    def settle(self, state: WotrBoardState) -> None:
        """Victory, lonely leaders, captures, sieges, the Guide, cards that leave the table: in this order."""
        if state.corruption >= MOST_CORRUPTION:
            end_game(state, BY_CORRUPTION, SHADOW)
            return
        if state.mordor >= CRACK_OF_DOOM and state.hunt is None:
            end_game(state, BY_RING, FREE_PEOPLES)
            return
        if state.touched:
            settle_regions(state)
        if state.besieged(state.fellowship) != FREE_PEOPLES:
            state.marks &= ~CAME_INTO_SIEGE
        settle_guide(state)
        for pool in range(POOLS):
            if pile(state, pool, TABLE):
                clear_table(state, pool)

    def on_moment(self, state: WotrBoardState, moment: i64, it: i64, each: i64, x: i64) -> None:
        """Cards on the table and characters react."""
        frames = []
        for listener in LISTENERS.get(int(moment), []):
            if listener.source < 0 or state.on_table(listener.source):
                frame = Frame(listener.does, 0, listener.seat, listener.source, 0, it, each, x)
                if listener.when.holds(state, frame):
                    frames.append(frame)
        state.push_all(tuple(frames))

    def view(self, state: WotrBoardState, viewer: Viewer) -> WotrBoardView:
        return show(state, viewer)

    def redeal(self, state: WotrBoardState, viewer: Viewer, rng: Rng) -> None:
        redeal(state, viewer, rng)


def clear_table(state: WotrBoardState, pool: Pool) -> None:
    """Cards of a deck that lie on the table leave it if what they wait for has come."""
    for card in cards_in(pool, pile(state, pool, TABLE)):
        event = EVENTS[card]
        leaves = event.discard_when if event is not None else None
        if leaves is not None and leaves.holds(state, Frame(None, 0, POOL_SIDE[pool], card)):
            discard_from_table(state, card)


def settle_regions(state: WotrBoardState) -> None:
    """Lonely leaders, captures, sieges: in the regions where they can have come about. A battle delays captures."""
    touched = sorted(state.touched)
    if state.battle is None:
        state.touched = []
    for region in touched:
        army: Army = state.armies[region]
        if army != 0 and army & UNIT_BITS[FREE_PEOPLES] == 0:
            lose_lonely_leaders(state, region)
    if state.battle is None:
        for region in touched:
            holder: i64 = state.control[region]
            if holder != NO_SIDE and state.stands(1 - holder, region) and not state.stands(holder, region):
                capture(state, region, 1 - holder)
    for region in touched:
        side = state.besieged(region)
        if side != NO_SIDE and state.units(side, region) > MOST_BESIEGED:
            state.push(Excess(side, region, MOST_BESIEGED))


RULEBOOK: Final = WotrBoardRulebook()
