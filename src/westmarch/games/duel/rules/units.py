"""Units and fortresses on the map: placing, moving and removing them (rules 59-69)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step, WordNumber
from westmarch.core.words import DONE
from westmarch.games.duel.components import ELVES_2, EVERYWHERE, MEN_2, MOVES, Region
from westmarch.games.duel.rules.effects import Steps
from westmarch.games.duel.rules.verbs import (
    build_fortress,
    lose_coins,
    move_unit,
    place_units,
    raze_fortress,
    remove_unit,
)
from westmarch.games.duel.state import DuelState
from westmarch.games.duel.words import (
    ASK_ANY_MANOEUVRE,
    ASK_FORTRESS,
    ASK_MANOEUVRE,
    ASK_PLACE,
    FINE,
    MOVE,
    MOVE_WORDS,
    ONE_NUMBER,
    PLACE,
    PLACE_WORDS,
    RAZE,
    RAZE_WORDS,
    REMOVE,
    REMOVE_WORDS,
)


@final
class PlaceUnits(Step[DuelState]):
    """Place units, all in one of some regions (rules 59 and 82)."""

    def __init__(self, units: i64 = 0, regions: i64 = 0) -> None:
        self.units = units
        self.regions = regions

    def run(self, state: DuelState) -> bool:
        supply = state.side(state.active).supply
        if supply == 0:
            return False
        return state.ask(self, state.active, ASK_PLACE, PLACE_WORDS[self.regions], ONE_NUMBER[min(self.units, supply)])

    def answer(self, state: DuelState, word: WordNumber) -> None:
        place_units(state, state.active, word - PLACE, self.units)

    def fields(self) -> tuple[object, ...]:
        return (self.units, self.regions)


@final
class RaiseArmy(Step[DuelState]):
    """The units of a red card: elves-2 opens every region to them, men-2 adds one (rule 57)."""

    def __init__(self, units: i64 = 0, regions: i64 = 0) -> None:
        self.units = units
        self.regions = regions

    def run(self, state: DuelState) -> bool:
        tokens = state.side(state.active).tokens
        units = self.units + 1 if tokens & MEN_2 else self.units
        regions = EVERYWHERE if tokens & ELVES_2 else self.regions
        state.push(PlaceUnits(units, regions))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.units, self.regions)


@final
class BuildFortress(Step[DuelState]):
    """A location's fortress."""

    def __init__(self, region: Region = 0) -> None:
        self.region = region

    def run(self, state: DuelState) -> bool:
        build_fortress(state, state.active, self.region)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.region,)


@final
class RazeFortress(Step[DuelState]):
    """Remove an enemy fortress, if there is one (rule 69)."""

    def run(self, state: DuelState) -> bool:
        fortresses = state.enemy(state.active).fortresses
        return fortresses != 0 and state.ask(self, state.active, ASK_FORTRESS, RAZE_WORDS[fortresses])

    def answer(self, state: DuelState, word: WordNumber) -> None:
        raze_fortress(state, 1 - state.active, word - RAZE)


@final
class Manoeuvres(Step[DuelState]):
    """Moves and removals in any order. Moves may be given up with `done`; removals may not (rules 64-66)."""

    def __init__(self, moves: i64 = 0, removals: i64 = 0) -> None:
        self.moves = moves
        self.removals = removals

    def run(self, state: DuelState) -> bool:
        movable = state.side(state.active).regions_with_units() if self.moves > 0 else 0
        removable = state.enemy(state.active).regions_with_units() if self.removals > 0 else 0
        if removable == 0:
            if movable == 0:
                return False
            options = MOVE_WORDS_OR_DONE[movable]
        elif movable == 0:
            options = REMOVE_WORDS[removable]
        else:
            options = MOVE_WORDS[movable] + REMOVE_WORDS[removable]
        return state.ask(self, state.active, ASK_MANOEUVRE, options, (int(self.moves), int(self.removals)))

    def answer(self, state: DuelState, word: WordNumber) -> None:
        if word == DONE:
            return
        if word >= REMOVE:
            state.push(Manoeuvres(self.moves, self.removals - 1))
            remove_unit(state, 1 - state.active, word - REMOVE)
        else:
            state.push(Manoeuvres(self.moves - 1, self.removals))
            make_move(state, word)

    def fields(self) -> tuple[object, ...]:
        return (self.moves, self.removals)


def make_move(state: DuelState, word: int) -> None:
    """Carry out the move that a word names."""
    move = MOVES[word - MOVE]
    move_unit(state, state.active, move[0], move[1])


@final
class PurpleCard(Step[DuelState]):
    """A purple card's manoeuvres: coins first and the rest in any order, or as printed from left to right (rule 68)."""

    def __init__(self, any_order: Steps = (), printed: Steps = ()) -> None:
        self.any_order = any_order
        self.printed = printed

    def run(self, state: DuelState) -> bool:
        state.push_all(self.any_order if state.rules.manoeuvres_in_any_order else self.printed)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.any_order, self.printed)


@final
class AnyManoeuvre(Step[DuelState]):
    """Several times: a move, the removal of an enemy unit, or a coin that the opponent loses."""

    def __init__(self, times: i64 = 0) -> None:
        self.times = times

    def run(self, state: DuelState) -> bool:
        movable = state.side(state.active).regions_with_units()
        removable = state.enemy(state.active).regions_with_units()
        options = [*MOVE_WORDS[movable], *REMOVE_WORDS[removable], FINE]
        return state.ask(self, state.active, ASK_ANY_MANOEUVRE, options, ONE_NUMBER[self.times])

    def answer(self, state: DuelState, word: WordNumber) -> None:
        if self.times > 1:
            state.push(AnyManoeuvre(self.times - 1))
        if word == FINE:
            lose_coins(state, 1 - state.active, 1)
        elif word >= REMOVE:
            remove_unit(state, 1 - state.active, word - REMOVE)
        else:
            make_move(state, word)

    def fields(self) -> tuple[object, ...]:
        return (self.times,)


MOVE_WORDS_OR_DONE: Final[list[list[int]]] = [[DONE, *moves] for moves in MOVE_WORDS]
