"""The Elven Rings: turning a die, and what they do in the way of their keepers (rules 32, 33, 113)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.components import (
    DIE_FACES,
    EYE,
    FACES,
    FREE_PEOPLES,
    RING_OUT,
    RING_WITH_FREE,
    RING_WITH_SHADOW,
    RINGS,
    WILL,
    Face,
    Side,
)
from westmarch.games.wotr_board.rules.dice import change_die
from westmarch.games.wotr_board.state import (
    HUNTED,
    RING_USED_FREE,
    RING_USED_SHADOW,
    RING_USED_SPECIALLY,
    WotrBoardState,
)
from westmarch.games.wotr_board.words import (
    ASK_RING_FROM,
    ASK_RING_TO,
    ASK_WHICH_RING,
    TOLD_NAMED_RING_USED,
    TOLD_RING_USED,
    WORD_FACE,
    WORD_WHICH_RING,
)

RING_USED: Final[tuple[int, ...]] = (RING_USED_FREE, RING_USED_SHADOW)


def held_rings(state: WotrBoardState, side: Side) -> list[int]:
    """The rings that a side has."""
    holder = RING_WITH_FREE if side == FREE_PEOPLES else RING_WITH_SHADOW
    return [ring for ring in range(RINGS) if state.rings[ring] == holder]


def can_use_ring(state: WotrBoardState, side: Side) -> bool:
    """Whether a side has an Elven Ring and has not used one this turn."""
    return not state.marks & RING_USED[side] and len(held_rings(state, side)) > 0


def pass_ring_on(state: WotrBoardState, side: Side, ring: i64) -> None:
    """A ring has been used: it goes to the Shadow, or out of the game."""
    state.rings[ring] = RING_WITH_SHADOW if side == FREE_PEOPLES else RING_OUT
    state.changed()
    if state.rules.lords:
        state.tell(TOLD_NAMED_RING_USED, side, ring)
    else:
        state.tell(TOLD_RING_USED, side)


@final
class SpendRing(Step[WotrBoardState]):
    """A side uses a ring in the ordinary way; only with Lords of Middle-earth does it matter which."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        rings = held_rings(state, self.side)
        options = [WORD_WHICH_RING + ring for ring in (rings if state.rules.lords else rings[:1])]
        return state.ask(self, self.side, ASK_WHICH_RING, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.marks |= RING_USED[self.side]
        pass_ring_on(state, self.side, word - WORD_WHICH_RING)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


@final
class UseRing(Step[WotrBoardState]):
    """A standard die is turned to another result; the ring goes to the Shadow, or out of the game."""

    def __init__(self, side: Side = 0, face: Face = -1) -> None:
        self.side = side
        self.face = face

    def run(self, state: WotrBoardState) -> bool:
        side = self.side
        if self.face < 0:
            options = [WORD_FACE + face for face in range(FACES) if state.dice[side * FACES + face] > 0]
            return state.ask(self, side, ASK_RING_FROM, options)
        results = set(DIE_FACES[side]) - {WILL, int(self.face)}
        if state.marks & HUNTED and not state.rules.eye_after_hunt:
            results -= {EYE}
        options = sorted([WORD_FACE + face for face in results])
        return state.ask(self, side, ASK_RING_TO, options, (int(self.face),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        face = word - WORD_FACE
        if self.face < 0:
            state.push(UseRing(self.side, face))
            return
        state.push(SpendRing(self.side))
        change_die(state, self.side, self.face, face)

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.face)


# In the way of their keepers


def can_use_specially(state: WotrBoardState, ring: i64, keeper: i64) -> bool:
    """Whether the Free Peoples have a ring whose keeper is in play, and have used none like that this turn."""
    if not state.rules.lords or state.marks & RING_USED_SPECIALLY or not state.in_play(keeper):
        return False
    return state.rings[ring] == RING_WITH_FREE


def use_specially(state: WotrBoardState, ring: i64) -> None:
    """A ring is used in the way of its keeper."""
    state.marks |= RING_USED_SPECIALLY
    pass_ring_on(state, FREE_PEOPLES, ring)


RING_STEPS: Final = (SpendRing, UseRing)
