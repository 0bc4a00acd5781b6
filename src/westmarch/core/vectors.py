"""Rows of numbers without boxes: what the tables of the large games are made of.

A list holds objects: to read a number out of it is to fetch an object, count the reference, unpack it and count again. A vector (`vec[i64]`) holds the
numbers themselves, so that compiled code reads one in a single load, and a copy (`numbers[:]`) is a block of memory. It is for numbers of 64 bits alone: masks
of whole decks are wider and stay in lists. What states need beyond that, vectors as such don't have: it stands here.
"""

import copyreg
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_NUMBERS: Final = vec[i64]()


def numbers(values: list[int]) -> vec[i64]:
    """A vector of these numbers."""
    return vec[i64](values)


def alike(number: i64, count: i64) -> vec[i64]:
    """A vector of one number several times over."""
    return vec[i64]([int(number)] * count)


def as_list(vector: vec[i64]) -> list[int]:
    """The numbers of a vector."""
    return [int(number) for number in vector]


def taken_apart(vector: vec[i64]) -> tuple[Callable[[list[int]], vec[i64]], tuple[list[int]]]:
    """How a vector is pickled, with the state that it belongs to."""
    return numbers, (as_list(vector),)


copyreg.pickle(type(NO_NUMBERS), taken_apart)
