"""The quest of the Ring, step by step, with its bonuses (rules 41-48)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step, WordNumber
from westmarch.core.words import NO, YES, YES_NO
from westmarch.games.duel.components import EVERYWHERE, QUEST_COIN, QUEST_FORTRESS, QUEST_TURN, QUEST_UNIT
from westmarch.games.duel.rules.verbs import advance_quest, gain_coins, grant_extra_turn, place_units, raze_fortress
from westmarch.games.duel.state import DuelState
from westmarch.games.duel.words import (
    ASK_BONUS_FORTRESS,
    ASK_BONUS_TURN,
    ASK_BONUS_UNIT,
    PLACE,
    PLACE_WORDS,
    RAZE,
    RAZE_WORDS,
)


@final
class Quest(Step[DuelState]):
    """Advance on the quest track step by step; a bonus is used as soon as it is reached (rules 44-45)."""

    def __init__(self, rings: i64 = 0) -> None:
        self.rings = rings

    def run(self, state: DuelState) -> bool:
        seat = state.active
        advance_quest(state, seat)
        if self.rings > 1:
            state.push(Quest(self.rings - 1))
        reached = state.side(seat).quest
        if reached == QUEST_COIN:
            gain_coins(state, seat, 1)
        elif reached == QUEST_UNIT:
            state.push(BONUS_UNIT)
        elif reached == QUEST_TURN:
            state.push(BONUS_TURN)
        elif reached == QUEST_FORTRESS:
            state.push(BONUS_FORTRESS)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.rings,)


@final
class BonusUnit(Step[DuelState]):
    """Step 6 of the quest: a unit in any region, if wanted."""

    def run(self, state: DuelState) -> bool:
        if state.side(state.active).supply == 0:
            return False
        return state.ask(self, state.active, ASK_BONUS_UNIT, PLACE_ANYWHERE_OR_NOT)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        if word != NO:
            place_units(state, state.active, word - PLACE, 1)


@final
class BonusTurn(Step[DuelState]):
    """Step 9 of the quest: another turn, if wanted (rule 73)."""

    def run(self, state: DuelState) -> bool:
        return not state.at_its_end and state.ask(self, state.active, ASK_BONUS_TURN, YES_NO)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        if word == YES:
            grant_extra_turn(state, state.active)


@final
class BonusFortress(Step[DuelState]):
    """Step 12 of the quest: an enemy fortress is removed, if wanted."""

    def run(self, state: DuelState) -> bool:
        fortresses = state.enemy(state.active).fortresses
        if fortresses == 0:
            return False
        return state.ask(self, state.active, ASK_BONUS_FORTRESS, [NO, *RAZE_WORDS[fortresses]])

    def answer(self, state: DuelState, word: WordNumber) -> None:
        if word != NO:
            raze_fortress(state, 1 - state.active, word - RAZE)


PLACE_ANYWHERE_OR_NOT: Final[list[int]] = [NO, *PLACE_WORDS[EVERYWHERE]]

BONUS_UNIT: Final = BonusUnit()

BONUS_TURN: Final = BonusTurn()

BONUS_FORTRESS: Final = BonusFortress()
