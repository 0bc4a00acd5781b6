"""Action dice: how many a side has, turning one, and the special dice of Lords of Middle-earth (rules 23, 108-111)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.components import (
    CHARACTER_SIDE,
    DICE_ROLLED,
    DIE_BRINGERS,
    EYE,
    FACES,
    FREE_PEOPLES,
    GANDALF_OF_NARYA,
    GANDALF_WHITE,
    MOST_DICE,
    NARYA_DIE,
    NO_FACE,
    SHADOW,
    SPECIAL_DICE,
    SPECIAL_FACES,
    SPECIAL_KEEPER,
    SPECIAL_SIDE,
    STAR,
    START_DICE,
    WITCH_KINGS,
    Side,
)
from westmarch.games.wotr_board.state import MOVED_BY_DIE_LAST_TURN, WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_KEEP_SPECIAL,
    TOLD_CHANGED_DIE,
    TOLD_DIE_BURNT,
    TOLD_SPECIAL_DIE,
    TOLD_SPECIAL_KEPT,
    WORD_SPECIAL,
)


def all_dice(state: WotrBoardState, side: Side) -> i64:
    """How many standard dice a side has for a turn."""
    more = [who for who in DIE_BRINGERS if CHARACTER_SIDE[who] == side and state.in_play(who)]
    return min(START_DICE[side] + len(more), MOST_DICE[side])


def unused_standard(state: WotrBoardState, side: Side) -> i64:
    """How many standard dice a side has not used yet."""
    total: i64 = 0
    for face in range(side * FACES, (side + 1) * FACES):
        total += state.dice[face]
    return total


def unused(state: WotrBoardState, side: Side) -> i64:
    """How many dice a side has not used yet."""
    dice = unused_standard(state, side)
    return dice + len(usable_specials(state, side)) if state.rules.lords else dice


def change_die(state: WotrBoardState, side: Side, before: i64, after: i64) -> None:
    """An unused die shows another result; an Eye goes to the Hunt Box at once."""
    state.dice[side * FACES + before] -= 1
    if after == EYE:
        state.box[SHADOW] += 1
    else:
        state.dice[side * FACES + after] += 1
    state.changed()
    state.tell(TOLD_CHANGED_DIE, side, before, after)


# Special dice


def face_of(shown: i64) -> i64:
    """The face that a special die shows, its star left aside."""
    return shown % STAR if shown >= 0 else shown


def shown_specials(state: WotrBoardState, side: Side) -> list[int]:
    """A side's special dice that lie rolled on the table."""
    if not state.rules.lords:
        return []
    return [die for die in range(SPECIAL_DICE) if SPECIAL_SIDE[die] == side and state.special[die] != NO_FACE]


def usable_specials(state: WotrBoardState, side: Side) -> list[int]:
    """A side's special dice with a result that it can still use: an Eye is none."""
    return [die for die in shown_specials(state, side) if face_of(state.special[die]) != EYE]


def joins_the_roll(state: WotrBoardState, die: i64) -> bool:
    """Whether a special die is rolled: its keeper is in play; Gandalf must guide, and have led the Fellowship on."""
    if state.burnt >> die & 1 or not state.in_play(SPECIAL_KEEPER[die]):
        return False
    return die != NARYA_DIE or (state.guide == GANDALF_OF_NARYA and state.marks & MOVED_BY_DIE_LAST_TURN != 0)


@final
class SpecialDice(Step[WotrBoardState]):
    """The special dice are rolled; each side keeps one, first the side that rolled more, else the Free Peoples."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.rules.lords:
            return False
        for die in range(SPECIAL_DICE):
            if joins_the_roll(state, die):
                face, star = SPECIAL_FACES[die][state.random(6)]
                state.special[die] = face + (STAR if star else 0)
                state.observe(state.special[die])
                state.tell(TOLD_SPECIAL_DIE, die, face)
        state.changed()
        more = len(shown_specials(state, SHADOW)) > len(shown_specials(state, FREE_PEOPLES))
        first = SHADOW if more else FREE_PEOPLES
        state.push_all((KeepSpecialDie(first), KeepSpecialDie(1 - first), DiceRolled()))
        return False


@final
class KeepSpecialDie(Step[WotrBoardState]):
    """A side keeps one of its special dice for the turn; if one shows an Eye, it must be such a one."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        rolled = shown_specials(state, self.side)
        eyes = [die for die in rolled if face_of(state.special[die]) == EYE]
        options = [WORD_SPECIAL + die for die in eyes or rolled]
        return len(options) > 0 and state.ask(self, self.side, ASK_KEEP_SPECIAL, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        kept = word - WORD_SPECIAL
        for die in shown_specials(state, self.side):
            if die != kept:
                state.special[die] = NO_FACE
        if face_of(state.special[kept]) == EYE:
            state.box[SHADOW] += 1
        state.changed()
        state.tell(TOLD_SPECIAL_KEPT, kept)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


@final
class DiceRolled(Step[WotrBoardState]):
    """All dice lie on the table."""

    def run(self, state: WotrBoardState) -> bool:
        state.announce(DICE_ROLLED)
        return False


def burn_by_star(state: WotrBoardState, die: i64, shown: i64) -> None:
    """After a result with a star the die is out of the game, if a great enemy of its keeper is in play."""
    enemies = (GANDALF_WHITE,) if SPECIAL_SIDE[die] == FREE_PEOPLES else WITCH_KINGS
    if shown >= STAR and any(state.in_play(who) for who in enemies):
        state.burnt |= 1 << die
        state.changed()
        state.tell(TOLD_DIE_BURNT, die)


def rest_special_dice(state: WotrBoardState) -> None:
    """The end of a turn: special dice are taken back, those that showed an Eye with a star perhaps for ever."""
    for die in range(SPECIAL_DICE):
        if face_of(state.special[die]) == EYE:
            burn_by_star(state, die, state.special[die])
        state.special[die] = NO_FACE


DICE_STEPS: Final = (SpecialDice, KeepSpecialDie, DiceRolled)
