"""The political track: nations that wake, advance to war, and fall back (rules 71-75)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    ACTIVATES,
    ANY_NATION,
    BY_ATTACK,
    BY_COMPANION,
    BY_DECLARATION,
    BY_DIE,
    CHARACTER_SIDE,
    DISTANCE_TO_WAR,
    FREE_PEOPLES,
    NATION_ACTIVATED,
    NATION_ADVANCED,
    NATION_SIDE,
    NATIONS_OF,
    ROHAN,
    SHADOW,
    Character,
    Nation,
    Side,
)
from westmarch.games.wotr_board.map import CITY, NATION_OF, OWNER, SETTLEMENT, STRONGHOLD, region
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import ASK_NATION, TOLD_ACTIVATED, TOLD_ADVANCED, TOLD_SET_BACK, WORD_NATION

WORMTONGUE: Final = card("wormtongue")
THREATS_AND_PROMISES: Final = card("threats-and-promises")
SEATS_OF_ROHAN: Final = (region("edoras"), region("helms-deep"))


def may_wake(state: WotrBoardState, nation: Nation, why: i64, where: i64) -> bool:
    """Wormtongue: Rohan wakes only for a companion, the Fellowship, or an attack on Edoras or Helm's Deep."""
    if nation != ROHAN or not state.on_table(WORMTONGUE):
        return True
    return why in (BY_COMPANION, BY_DECLARATION) or (why == BY_ATTACK and where in SEATS_OF_ROHAN)


def may_activate(state: WotrBoardState, nation: Nation, why: i64, where: i64 = -1) -> bool:
    """Whether a nation would wake."""
    return not state.is_active(nation) and may_wake(state, nation, why, where)


def activate(state: WotrBoardState, nation: Nation, why: i64, where: i64 = -1) -> None:
    """A passive nation becomes active."""
    if not may_activate(state, nation, why, where):
        return
    state.active |= 1 << nation
    state.changed()
    state.tell(TOLD_ACTIVATED, nation, why)
    state.announce(NATION_ACTIVATED, nation, why)


def may_advance(state: WotrBoardState, nation: Nation, why: i64) -> bool:
    """Whether a nation can take a step: a passive one stops before war."""
    if state.distance[nation] == 0:
        return False
    if state.is_active(nation):
        return True
    if why == BY_DIE and NATION_SIDE[nation] == FREE_PEOPLES and state.on_table(THREATS_AND_PROMISES):
        return False
    return state.distance[nation] > 1


def advance(state: WotrBoardState, nation: Nation, why: i64) -> None:
    """A nation takes a step towards war."""
    if not may_advance(state, nation, why):
        return
    state.distance[nation] -= 1
    state.changed()
    state.tell(TOLD_ADVANCED, nation, state.distance[nation])
    state.announce(NATION_ADVANCED, nation, why)


def go_to_war(state: WotrBoardState, nation: Nation, why: i64) -> None:
    """A nation goes straight to war."""
    activate(state, nation, why)
    while may_advance(state, nation, why):
        advance(state, nation, why)


def may_fall_back(state: WotrBoardState, nation: Nation) -> bool:
    """Whether a nation can take a step back."""
    return state.distance[nation] < max(DISTANCE_TO_WAR)


def set_back(state: WotrBoardState, nation: Nation) -> None:
    """A nation takes a step back."""
    if may_fall_back(state, nation):
        state.distance[nation] += 1
        state.changed()
        state.tell(TOLD_SET_BACK, nation, state.distance[nation])


def activate_by_companion(state: WotrBoardState, character: Character, where: i64) -> None:
    """A companion in an unconquered city or stronghold wakes its nation, if he is the one for it."""
    nation = NATION_OF[where]
    if CHARACTER_SIDE[character] == SHADOW or OWNER[where] != FREE_PEOPLES:
        return
    if SETTLEMENT[where] not in (CITY, STRONGHOLD) or state.control[where] != FREE_PEOPLES:
        return
    if ACTIVATES[character] in (ANY_NATION, nation):
        activate(state, nation, BY_COMPANION, where)


def diplomacy_options(state: WotrBoardState, side: Side) -> list[int]:
    """The nations that a Muster die may advance."""
    return [nation for nation in NATIONS_OF[side] if may_advance(state, nation, BY_DIE)]


@final
class Diplomacy(Step[WotrBoardState]):
    """A Muster die: one nation takes a step."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_NATION + nation for nation in diplomacy_options(state, self.side)]
        return len(options) > 0 and state.ask(self, self.side, ASK_NATION, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        advance(state, word - WORD_NATION, BY_DIE)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)
