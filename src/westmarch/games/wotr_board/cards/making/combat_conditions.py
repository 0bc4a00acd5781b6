"""When a combat half may be used: tests about the battle."""

from typing import final

from westmarch.core.frames import Frame, Test
from westmarch.games.wotr_board.cards.making.operands import Regions
from westmarch.games.wotr_board.components import (
    ELITE,
    NAZGUL,
    NO_CARD,
    OUTSIDE,
    SHADOW,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.records import ASSAULT
from westmarch.games.wotr_board.rules.war.battle import (
    combatants,
    fighting_army,
    fighting_characters,
    nazgul_leadership,
)
from westmarch.games.wotr_board.rules.war.movement import leads
from westmarch.games.wotr_board.state import WotrBoardState, count, elites_in, has_nation

# Tests. `frame.seat` is the side that would play the card.


@final
class CharacterFights(Test[WotrBoardState]):
    """One of some characters is in the battle; without names: any of the own side."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        there = combatants(state, frame.seat)
        return any(who in self.characters for who in there) if self.characters else len(there) > 0


@final
class LeaderOrCharacterFights(Test[WotrBoardState]):
    """A leader or character of the own side is in the battle, or an Elite that Elrond makes a leader."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        there = tuple(combatants(state, frame.seat))
        return leads(state, frame.seat, fighting_army(state, frame.seat), there)


@final
class EliteFights(Test[WotrBoardState]):
    """An Elite of the own side, or of one nation, is in the battle."""

    def __init__(self, nation: int = -1) -> None:
        self.nation = nation

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        army = fighting_army(state, frame.seat)
        if self.nation >= 0:
            return count(army, ELITE + self.nation) > 0
        return elites_in(army, frame.seat) > 0


@final
class NationFights(Test[WotrBoardState]):
    """A unit of a nation of the own side is in the battle."""

    def __init__(self, nation: int = 0) -> None:
        self.nation = nation

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return has_nation(fighting_army(state, frame.seat), self.nation)


@final
class NazgulFights(Test[WotrBoardState]):
    """A Nazgul, or the Witch-king, is in the battle."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if count(fighting_army(state, SHADOW), NAZGUL) > 0:
            return True
        return any(who in WITCH_KINGS for who in fighting_characters(state, SHADOW))


@final
class NazgulLead(Test[WotrBoardState]):
    """The Nazgul in the battle have so much leadership."""

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return nazgul_leadership(state) >= self.least


@final
class FoughtAt(Test[WotrBoardState]):
    """The defender is in a region of a filter."""

    def __init__(self, where: Regions | None = None) -> None:
        self.where = where if where is not None else Regions()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return self.where.fits(state, state.battle_now().place)


@final
class FoughtByFellowship(Test[WotrBoardState]):
    """The defender is in the region of the Fellowship."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.mordor == OUTSIDE and state.battle_now().place == state.fellowship


@final
class IsAssault(Test[WotrBoardState]):
    """A besieged stronghold is being assaulted."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.battle_now().kind == ASSAULT


@final
class Defends(Test[WotrBoardState]):
    """The own side defends, in the open."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.battle_now().attacker != frame.seat and state.battle_now().kind != ASSAULT


@final
class EnemyHasCard(Test[WotrBoardState]):
    """The enemy has played a combat card."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.battle_now().of(1 - frame.seat).card != NO_CARD


@final
class EnemyHits(Test[WotrBoardState]):
    """The enemy has scored so many hits."""

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.battle_now().of(1 - frame.seat).hits >= self.least
