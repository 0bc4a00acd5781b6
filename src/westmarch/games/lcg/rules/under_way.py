"""The effects that others refer to while they are under way: attacks, reveals, shadow effects. Their steps are filled in by
combat/ and reveal.py. Here is what lies in their registers, and the only functions that know where:
everybody else, cards included, asks and changes it by these names."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.frames import NONE, Effect, Frame, place_of
from westmarch.core.state import NOBODY, Seat
from westmarch.games.lcg.components import Card
from westmarch.games.lcg.state import LcgState

# The attacked seat is the frame's, the enemy its source. Registers: more attack, flags, then each defender and its life.
ENEMY_ATTACK: Final = Effect((), "enemy_attack")
BONUS: Final = 0
ATTACK_FLAGS: Final = 1
FIRST_DEFENDER: Final = 2
UNDEFENDED: Final = 1  # nobody was declared
NO_DEFENSE: Final = 2  # the defender's defense does not count
SHADOW_WAS_BLANK: Final = 4  # a shadow card had no effect
OUTSIDE_COMBAT: Final = 8  # shadow cards are discarded after this attack

# The attacking seat is the frame's, the enemy its source. Registers: each attacker and its life.
PLAYER_ATTACK: Final = Effect((), "player_attack")

# The revealed card is the source. Registers: flags, then for which objective it is the guard.
REVEAL: Final = Effect((), "reveal")
FLAGS: Final = 0  # of reveals and shadow effects
GUARDED_BY_IT: Final = 1
CANCELLED: Final = 1
SURGES: Final = 2  # by its effect
REPLACED: Final = 4  # the next card comes in its place

# The shadow card is the source, its enemy `it`. Registers: flags.
SHADOW_EFFECT: Final = Effect((), "shadow_effect")


def enemy_attack(state: LcgState, enemy: Card, seat: Seat, flags: i64) -> Frame:
    """An attack by an enemy that begins."""
    return Frame(ENEMY_ATTACK, 0, seat, enemy, state.life[enemy], regs=(0, int(flags)))


def reveal(state: LcgState, card: Card, guarded: Card) -> Frame:
    """A reveal that begins; `guarded` is the objective that the card is to guard, or NO_CARD."""
    return Frame(REVEAL, 0, NOBODY, card, state.life[card], regs=(0, int(guarded)))


def shadow_effect(state: LcgState, card: Card, attack: Frame) -> Frame:
    """The effect of a shadow card in an attack, which comes next."""
    return Frame(SHADOW_EFFECT, 0, attack.seat, card, state.life[card], it=attack.source, regs=(0,))


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
        state.changed_lightly()


def add_flag(state: LcgState, effect: Effect, flag: i64) -> None:
    """The reveal or shadow effect under way gets a flag."""
    frame = frame_at(state, effect)
    if frame is not None:
        set_register(state, effect, FLAGS, frame.regs[FLAGS] | flag)


def flagged(frame: Frame, flag: i64) -> bool:
    """Whether a reveal or a shadow effect has a flag."""
    return frame.regs[FLAGS] & flag != 0


def add_attack_flag(state: LcgState, flag: i64) -> None:
    """The enemy's attack under way gets a flag."""
    attack = frame_at(state, ENEMY_ATTACK)
    if attack is not None:
        set_register(state, ENEMY_ATTACK, ATTACK_FLAGS, attack.regs[ATTACK_FLAGS] | flag)


def attack_flagged(attack: Frame, flag: i64) -> bool:
    """Whether an attack by an enemy has a flag."""
    return attack.regs[ATTACK_FLAGS] & flag != 0


def add_attack(state: LcgState, n: i64) -> None:
    """The enemy's attack under way is so much stronger."""
    attack = frame_at(state, ENEMY_ATTACK)
    if attack is not None:
        set_register(state, ENEMY_ATTACK, BONUS, attack.regs[BONUS] + n)


def bonus_of(attack: Frame) -> i64:
    """What shadow cards and the like add to an enemy's attack."""
    return attack.regs[BONUS]


def guarded_by(revealed: Frame) -> Card:
    """The objective that a revealed card is to guard, or NO_CARD."""
    return revealed.regs[GUARDED_BY_IT]


def with_fighter(state: LcgState, attack: Frame, card: Card) -> Frame:
    """An attack with one more defender, or attacker if it is the players'."""
    return attack.with_regs((*attack.regs, int(card), state.life[card]))


def declared_defenders(attack: Frame) -> tuple[int, ...]:
    """All that were declared as defenders of an enemy's attack, in their order, wherever they are now."""
    return attack.regs[FIRST_DEFENDER::2]


def declared_attackers(attack: Frame) -> tuple[int, ...]:
    """All that were declared as attackers in a player's attack, in their order, wherever they are now."""
    return attack.regs[::2]


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
