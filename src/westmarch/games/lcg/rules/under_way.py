"""The effects that others refer to while they are under way: attacks, reveals, shadow effects. Their steps are filled in
by enemy_attacks.py, player_attacks.py and reveal.py; here is what lies in their registers, so that cards can read and change it."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.frames import NONE, Effect, Frame, place_of
from westmarch.games.lcg.components import NO_CARD
from westmarch.games.lcg.state import LcgState

# The attacked seat is the frame's, the enemy its source. Registers: more attack, flags, then each defender and its life.
ENEMY_ATTACK: Final = Effect((), "enemy_attack")
ATTACK_BONUS: Final = 0
ATTACK_FLAGS: Final = 1
FIRST_DEFENDER: Final = 2
UNDEFENDED: Final = 1  # nobody was declared
NO_DEFENSE: Final = 2  # the defender's defense does not count
SHADOW_WAS_BLANK: Final = 4  # a shadow card had no effect
OUTSIDE_COMBAT: Final = 8  # shadow cards are discarded after this attack
NEW_ATTACK: Final[tuple[int, ...]] = (0, 0)

# The attacking seat is the frame's, the enemy its source. Registers: each attacker and its life.
PLAYER_ATTACK: Final = Effect((), "player_attack")

# The revealed card is the source. Registers: flags, then who guards: the objective for which this card was revealed.
REVEAL: Final = Effect((), "reveal")
CANCELLED: Final = 1
SURGES: Final = 2  # by its effect
REPLACED: Final = 4  # the next card comes in its place
NEW_REVEAL: Final[tuple[int, ...]] = (0, NO_CARD)

# The shadow card is the source, its enemy `it`. Registers: flags.
SHADOW_EFFECT: Final = Effect((), "shadow_effect")
NEW_SHADOW: Final[tuple[int, ...]] = (0,)


def frame_at(state: LcgState, effect: Effect) -> Frame | None:
    """The innermost frame of an effect, if it is under way."""
    place = place_of(state, effect)
    if place == NONE:
        return None
    frame = state.stack[place]
    assert isinstance(frame, Frame)
    return frame


def set_register(state: LcgState, effect: Effect, register: i64, value: i64) -> None:
    """The innermost frame of an effect remembers another number; nothing happens if there is none."""
    place = place_of(state, effect)
    if place != NONE:
        frame = state.stack[place]
        assert isinstance(frame, Frame)
        regs = frame.regs
        state.stack[place] = frame.with_regs((*regs[:register], int(value), *regs[register + 1 :]))
        state.changed()


def add_flag(state: LcgState, effect: Effect, register: i64, flag: i64) -> None:
    """The innermost frame of an effect gets a flag."""
    frame = frame_at(state, effect)
    if frame is not None:
        set_register(state, effect, register, frame.regs[register] | flag)


def still_there(state: LcgState, pairs: tuple[int, ...]) -> list[int]:
    """Of cards with their lives, those that are still in play."""
    found: list[int] = []
    for i in range(0, len(pairs), 2):
        if state.life[pairs[i]] == pairs[i + 1] and state.in_play(pairs[i]):
            found.append(pairs[i])
    return found


def defenders_of(state: LcgState, attack: Frame) -> list[int]:
    """The defenders of an attack that are still in play."""
    return still_there(state, attack.regs[FIRST_DEFENDER:])


def is_undefended(state: LcgState, attack: Frame) -> bool:
    """Whether nobody defends now: nobody was declared, or the defender has left play."""
    return len(defenders_of(state, attack)) == 0


def attackers_of(state: LcgState, attack: Frame) -> list[int]:
    """The attackers of a player's attack that are still in play."""
    return still_there(state, attack.regs)
