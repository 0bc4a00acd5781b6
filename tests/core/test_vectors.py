"""Rows of numbers without boxes: what states need of them beyond what they have."""

import pickle

import pytest

from westmarch.core.vectors import alike, as_list, numbers


def test_a_copy_is_independent() -> None:
    row = numbers([1, 2, 3])
    copy = row[:]
    copy[0] = 7
    assert (as_list(row), as_list(copy)) == ([1, 2, 3], [7, 2, 3])


def test_a_pickled_row_comes_back_the_same() -> None:
    row = numbers([0, -1, 1 << 62])
    assert as_list(pickle.loads(pickle.dumps(row))) == [0, -1, 1 << 62]


def test_one_number_fills_a_row() -> None:
    assert as_list(alike(-1, 3)) == [-1, -1, -1]
    assert as_list(alike(0, 0)) == []


def test_a_mask_wider_than_a_machine_number_is_refused() -> None:
    with pytest.raises(OverflowError):
        numbers([1 << 64])
