"""Masks and sorted cards."""

import pytest

from westmarch.core.bits import bits, highest, less_card, lowest, ones, with_card, with_cards


@pytest.mark.parametrize("mask", [0, 1, 6, 0xFFFF_FFFF, 1 << 32, (1 << 62) - 1, 0x1234_5678_9ABC_DEF])
def test_the_bits_of_a_mask_are_counted_and_named(mask: int) -> None:
    assert ones(mask) == mask.bit_count()
    assert bits(mask) == [place for place in range(63) if mask >> place & 1]


def test_the_lowest_and_the_highest_bit() -> None:
    assert (lowest(0b10100), highest(0b10100)) == (2, 0b10000)
    assert highest(1 << 90 | 5) == 1 << 90
    assert [highest((1 << place) + place) for place in range(3, 70)] == [1 << place for place in range(3, 70)]


def test_cards_stay_sorted_when_one_joins_and_only_one_copy_leaves() -> None:
    assert with_card((1, 4, 4, 9), 5) == (1, 4, 4, 5, 9)
    assert less_card((1, 4, 4, 9), 4) == (1, 4, 9)


def test_one_card_joins_or_leaves_at_either_end_and_large_and_negative_numbers_are_numbers_too() -> None:
    assert (with_card((), 3), with_card((3,), 1), with_card((3,), 5)) == ((3,), (1, 3), (3, 5))
    assert (less_card((3,), 3), less_card((1, 3), 1), less_card((1, 3), 3)) == ((), (3,), (1,))
    assert with_card((-4, 2, 1 << 70), 1 << 65) == (-4, 2, 1 << 65, 1 << 70)
    assert with_card((-4, 2, 1 << 70), -5) == (-5, -4, 2, 1 << 70)
    assert less_card((-4, 2, 1 << 70), 1 << 70) == (-4, 2)
    assert less_card((-4, 2, 1 << 70), -4) == (2, 1 << 70)


def test_a_card_that_is_not_there_cannot_leave() -> None:
    with pytest.raises(IndexError):
        less_card((1, 4, 9), 5)
    with pytest.raises(IndexError):
        less_card((), 5)


def test_several_cards_may_join_in_any_order() -> None:
    assert with_cards((1, 4, 9), (4,)) == (1, 4, 4, 9)
    assert with_cards((1, 4, 9), (12, 0, 4)) == (0, 1, 4, 4, 9, 12)
    assert with_cards((1, 4), ()) == (1, 4)
