"""Chains of words: what one seat says until another is asked, something is revealed or a new move begins. Compiled."""

from typing import Final, NamedTuple, TypeAlias

from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.rng import Rng
from westmarch.core.state import Seat, State

Chain: TypeAlias = tuple[int, ...]


class Limits(NamedTuple):
    """How far chains are looked for."""

    most: int = 256  # chains in a list
    longest: int = 8  # words in a chain


USUAL: Final = Limits()


def goes_on(state: State, seat: Seat) -> bool:
    """Whether the word that a seat said last left its chain open."""
    return state.seat == seat and not state.resting and state.barrier < state.said


def chains(state: State, limits: Limits) -> list[Chain]:
    """The chains that the seat which is asked may say, sorted.

    Short ones are lengthened first, and one that would make them too many stays as it is: what is left of it is asked next. Every
    first word begins one, so nothing is lost. They are looked for in a fair guess at what is hidden: a list tells no secret.
    """
    if len(state.options) > limits.most:
        raise BadOptions(f"{len(state.options)} words may be said now: {limits.most} chains are too few for them")
    seat = state.seat
    guess = state.clone()
    guess.redeal(state.viewers[seat], Rng(0))
    found: list[Chain] = []
    begun: list[tuple[Chain, State]] = [((), guess)]
    at = 0
    while at < len(begun):
        chain, after = begun[at]
        at += 1
        if chain:
            together = len(found) + len(begun) - at + len(after.options)
            if len(chain) >= limits.longest or together > limits.most or not goes_on(after, seat):
                found.append(chain)
                continue
        for word in after.options:
            further = after.clone()
            further.apply(word)
            begun.append((chain + (word,), further))
    return sorted(found)


def numbered(found: list[Chain], number: int) -> Chain:
    """The chain of a number; a number that has none is refused."""
    if not 0 <= number < len(found):
        raise IllegalWord(f"there is no chain {number} now; there are {len(found)}")
    return found[number]
