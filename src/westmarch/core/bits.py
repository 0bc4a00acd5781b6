"""Sets of small numbers as masks, a bit each, and sorted tuples of cards: what every game's tables are made of."""

from typing import Final

from mypy_extensions import i64

LOW_HALF: Final = 0xFFFF_FFFF  # of a machine's number
LARGEST: Final = 0x3FFF_FFFF_FFFF_FFFF  # number that compiled code keeps without a box


def bits(mask: i64) -> list[int]:
    """The places of a mask's bits, ascending."""
    places: list[int] = []
    place: i64 = 0
    while mask >> place:
        if mask >> place & 1:
            places.append(place)
        place += 1
    return places


def ones(mask: i64) -> i64:
    """How many bits of a mask are set."""
    return ones_of_32(mask & LOW_HALF) + ones_of_32(mask >> 32) if mask > LOW_HALF else ones_of_32(mask)


def ones_of_32(mask: i64) -> i64:
    """How many bits of a mask of up to 32 bits are set: sums of pairs, of fours, of eights, all at once."""
    pairs = mask - (mask >> 1 & 0x5555_5555)
    fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333)
    return ((fours + (fours >> 4) & 0x0F0F_0F0F) * 0x0101_0101 & LOW_HALF) >> 24


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set."""
    return ones((mask & -mask) - 1)


def highest(mask: int) -> int:
    """The highest bit of a mask, alone; a mask may be wider than a machine's number."""
    if mask > LARGEST:
        return 1 << mask.bit_length() - 1
    below: i64 = mask
    below |= below >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    below |= below >> 32
    return int(below ^ below >> 1)


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted cards and one more."""
    place = 0
    while place < len(cards) and cards[place] < card:
        place += 1
    return cards[:place] + (card,) + cards[place:]


def with_cards(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Sorted cards and some more, in whatever order those come."""
    return with_card(cards, more[0]) if len(more) == 1 else tuple(sorted(cards + more))


def less_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards without one copy of a card."""
    place = 0
    while cards[place] != card:
        place += 1
    return cards[:place] + cards[place + 1 :]
