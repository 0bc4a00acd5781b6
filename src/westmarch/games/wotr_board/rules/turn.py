"""The course of a turn (rules 15-22, 64, 68, 70)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.core.vectors import alike
from westmarch.core.words import PASS
from westmarch.games.wotr_board.components import (
    BY_MILITARY,
    BY_TIME,
    CHARACTER_DECK,
    DIE_FACES,
    EYE,
    FACES,
    FREE_PEOPLES,
    OUTSIDE,
    POINTS_TO_WIN,
    SHADOW,
    STRATEGY_DECK,
    Side,
)
from westmarch.games.wotr_board.rules.actions import UseDie
from westmarch.games.wotr_board.rules.dice import (
    SpecialDice,
    all_dice,
    face_of,
    rest_special_dice,
    unused,
    unused_standard,
    usable_specials,
)
from westmarch.games.wotr_board.rules.hands import DiscardToSix, draw
from westmarch.games.wotr_board.rules.ring.fellowship import AskDeclare, AskGuide, AskMordor
from westmarch.games.wotr_board.rules.rings import UseRing, can_use_ring
from westmarch.games.wotr_board.rules.verbs import corrupt, end_game
from westmarch.games.wotr_board.rules.war.battle import side_by_side
from westmarch.games.wotr_board.state import (
    MOVED,
    MOVED_BY_DIE,
    MOVED_BY_DIE_LAST_TURN,
    MOVED_LAST_TURN,
    OF_THE_TURN,
    TRIED_IN_MORDOR,
    WotrBoardState,
)
from westmarch.games.wotr_board.words import (
    ASK_DIE,
    ASK_HUNT_DICE,
    TOLD_HUNT_DICE,
    TOLD_PASSED,
    TOLD_ROLLED,
    TOLD_TURN,
    WORD_FACE,
    WORD_NUMBER,
    WORD_RING,
    WORD_SPECIAL,
)


@final
class Recover(Step[WotrBoardState]):
    """All dice come back, each side draws a card from each deck."""

    def run(self, state: WotrBoardState) -> bool:
        state.turn += 1
        last = 0
        moved = state.marks & MOVED if state.rules.card_move_forces_die else state.box[FREE_PEOPLES]
        if moved:
            last |= MOVED_LAST_TURN
        if state.marks & MOVED_BY_DIE:
            last |= MOVED_BY_DIE_LAST_TURN
        state.marks = state.marks & ~(OF_THE_TURN | MOVED_LAST_TURN | MOVED_BY_DIE_LAST_TURN) | last
        state.box = [0, 0]
        state.dice = alike(0, 2 * FACES)
        rest_special_dice(state)
        state.changed()
        state.tell(TOLD_TURN, state.turn)
        for side in (FREE_PEOPLES, SHADOW):
            for deck in (CHARACTER_DECK, STRATEGY_DECK):
                draw(state, side, deck)
        return False


@final
class HuntAllocation(Step[WotrBoardState]):
    """The Shadow puts dice in the Hunt Box: at least one if the Fellowship moved, at most one a companion."""

    def run(self, state: WotrBoardState) -> bool:
        least = 1 if state.marks & MOVED_LAST_TURN else 0
        most = max(len(state.companions()), 1)
        most = min(most, all_dice(state, SHADOW))
        return state.ask(self, SHADOW, ASK_HUNT_DICE, [WORD_NUMBER + n for n in range(least, most + 1)])

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.box[SHADOW] = word - WORD_NUMBER
        state.changed()
        state.tell(TOLD_HUNT_DICE, word - WORD_NUMBER)


@final
class RollDice(Step[WotrBoardState]):
    """Both sides roll; Eyes of the Shadow go to the Hunt Box."""

    def run(self, state: WotrBoardState) -> bool:
        for side in (FREE_PEOPLES, SHADOW):
            dice = all_dice(state, side) - (state.box[SHADOW] if side == SHADOW else 0)
            eyes = 0
            rolled: list[int] = []
            for _ in range(dice):
                face = DIE_FACES[side][state.random(6)]
                state.observe(face)
                rolled.append(face + 1)
                if face == EYE:
                    eyes += 1
                else:
                    state.dice[side * FACES + face] += 1
            state.box[SHADOW] += eyes
            if rolled:
                state.tell(TOLD_ROLLED, side, side_by_side(rolled))
        state.changed()
        return False


@final
class ActionPhase(Step[WotrBoardState]):
    """The sides use a die in turn until none is left."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        if unused(state, FREE_PEOPLES) + unused(state, SHADOW) == 0:
            return False
        side = self.side if unused(state, self.side) > 0 else 1 - self.side
        state.push(ActionPhase(1 - side))
        state.push(TakeTurn(side))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


@final
class TakeTurn(Step[WotrBoardState]):
    """A side takes a die, passes, or changes a die with an Elven Ring first."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        side = self.side
        mine = unused(state, side)
        if mine == 0:
            return False
        options = [WORD_FACE + face for face in range(FACES) if state.dice[side * FACES + face] > 0]
        options.extend([WORD_SPECIAL + die for die in usable_specials(state, side)])
        if can_use_ring(state, side) and unused_standard(state, side) > 0:
            options = [WORD_RING, *options]
        if mine < unused(state, 1 - side):
            options = [PASS, *options]
        return state.ask(self, side, ASK_DIE, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == PASS:
            state.tell(TOLD_PASSED, self.side)
        elif word == WORD_RING:
            state.push(self)
            state.push(UseRing(self.side))
        elif word >= WORD_SPECIAL:
            die = word - WORD_SPECIAL
            state.push(UseDie(self.side, face_of(state.special[die]), die))
        else:
            state.push(UseDie(self.side, word - WORD_FACE))

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


# The end of a turn


@final
class MordorToll(Step[WotrBoardState]):
    """On the Mordor track a turn without an attempt to move or hide costs a point of corruption."""

    def run(self, state: WotrBoardState) -> bool:
        if state.mordor != OUTSIDE and not state.marks & TRIED_IN_MORDOR:
            corrupt(state, 1)
        return False


@final
class VictoryCheck(Step[WotrBoardState]):
    """The Shadow wins with ten points, else the Free Peoples with four; after the last turn the Shadow has won."""

    def run(self, state: WotrBoardState) -> bool:
        for side in (SHADOW, FREE_PEOPLES):
            if state.points(side) >= POINTS_TO_WIN[side]:
                end_game(state, BY_MILITARY, side)
                return False
        if state.turn >= state.rules.max_turns:
            end_game(state, BY_TIME, SHADOW)
        return False


@final
class NextTurn(Step[WotrBoardState]):
    """Turn after turn."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(self)
        state.push(Turn())
        return False


@final
class Turn(Step[WotrBoardState]):
    """What is left of a turn: the steps from a place on."""

    def __init__(self, at: i64 = 0) -> None:
        self.at = at

    def run(self, state: WotrBoardState) -> bool:
        if self.at < len(COURSE):
            state.push(Turn(self.at + 1))
            state.push(COURSE[self.at])
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.at,)


COURSE: Final[tuple[Step[WotrBoardState], ...]] = (
    Recover(),
    DiscardToSix(FREE_PEOPLES),
    DiscardToSix(SHADOW),
    AskDeclare(),
    AskGuide(),
    AskMordor(),
    HuntAllocation(),
    RollDice(),
    SpecialDice(),
    ActionPhase(FREE_PEOPLES),
    MordorToll(),
    VictoryCheck(),
)
PHASE_IDS: Final = ("recover", "fellowship", "hunt", "roll", "action", "end")
PHASE_STEPS: Final[tuple[int, ...]] = (0, 3, 6, 7, 9, 10)  # the step of a turn with which each begins
TURN_STEPS: Final = (
    NextTurn, Turn, Recover, AskDeclare, AskGuide, AskMordor, HuntAllocation, RollDice, ActionPhase, MordorToll,
    VictoryCheck, TakeTurn,
)  # fmt: skip
