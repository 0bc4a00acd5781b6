"""What somebody knows of hidden cards: for each hidden zone a mask of the cards that may lie there.

The cards of one deck are its slots, a bit each; several copies of a card have several slots. An account is the row of masks
that one viewer keeps of one deck: `known[base + zone]`, as many in a row as there are hidden zones, so that a state holds all
accounts in one list, which copies fast. An account moves forward only by what that viewer saw; `dealing.deal` guesses within it.
"""

from mypy_extensions import i64

from westmarch.core.bits import highest


def may_lie(known: list[int], base: i64, zones: i64) -> int:
    """The slots that may lie in any hidden zone."""
    slots = 0
    for zone in range(base, base + zones):
        slots |= known[zone]
    return slots


def surely_in(known: list[int], base: i64, zones: i64, zone: i64) -> int:
    """The slots that can only lie in this zone."""
    elsewhere = 0
    for other in range(base, base + zones):
        if other != base + zone:
            elsewhere |= known[other]
    return known[base + zone] & ~elsewhere


def in_doubt(known: list[int], base: i64, zones: i64) -> int:
    """The slots that may lie in more than one zone."""
    once = 0
    twice = 0
    for zone in range(base, base + zones):
        may = known[zone]
        twice |= once & may
        once |= may
    return twice


def seen_leaving(known: list[int], base: i64, zones: i64, zone: i64, copies: int) -> None:
    """A card was seen as it left a zone. `copies` has the slots of all copies of it.

    A copy that could lie nowhere else is taken to be the one that left. Where there is none, nobody can tell which copy it was,
    and what was known of any of them holds for all those that stay.
    """
    here = known[base + zone] & copies
    assert here, "what is known of a hidden card is not true"
    sure = surely_in(known, base, zones, zone) & copies
    gone = highest(sure if sure else here)
    for other in range(base, base + zones):
        may = known[other]
        if not sure and may & here:
            may |= here
        known[other] = may & ~gone


def seen_coming(known: list[int], base: i64, zones: i64, zone: i64, copies: int) -> None:
    """A card was seen as it came into a zone out of the open. `copies` has the slots of all copies of it."""
    free = copies & ~may_lie(known, base, zones)
    assert free, "more copies of a card are hidden than there are"
    known[base + zone] |= free & -free


def seen_in(known: list[int], base: i64, zones: i64, zone: i64, copies: int) -> None:
    """A card was seen where it lies."""
    seen_leaving(known, base, zones, zone, copies)
    seen_coming(known, base, zones, zone, copies)


def moved_unseen(known: list[int], base: i64, source: i64, target: i64, fits: int = -1) -> None:
    """Some card went from one hidden zone to another, one of those that fit what is public about it."""
    known[base + target] |= known[base + source] & fits


def poured(known: list[int], base: i64, source: i64, target: i64) -> None:
    """All cards of a zone went to another one, where they cannot be told apart from the rest."""
    known[base + target] |= known[base + source]
    known[base + source] = 0


def emptied(known: list[int], base: i64, zone: i64) -> None:
    """Everybody sees that a zone is empty."""
    known[base + zone] = 0
