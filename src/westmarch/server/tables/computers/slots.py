"""Slots of time in which computers answer secret questions, so that their haste tells nothing.

A question with one option is answered at once and others later, which would tell of a hand that it holds nothing else. So secret
answers, and what follows them, come as slots end: nearly every chain of thoughts fits into the first, and now and then one is wasted,
whatever was asked. To wait as long as a level may think would hide all of it, and make a game with three computers twice as long.

How long a slot must be for that differs by machine, game and level by a factor of a hundred. So it is a whole number of usual slots, by the latest
thoughts of the level at the game, at whatever table: what it takes nearly always, and never what this question took. What people wait for several
computers in a row they share: the more of them there are, the shorter is the longest slot, and no level but the highest thinks longer than that
about a secret answer.
"""

import math
from collections import deque
from typing import NamedTuple

WASTED_SLOTS = 0.15  # how many secret answers take one slot more than they need
REMEMBERED = 64  # of the latest thoughts of a level at a game
FEW = 8  # thoughts from which nothing can be told yet
NEARLY_ALL = 0.95  # of the thoughts fit into a slot
FIRST = {"hard": 3, "master": 3}  # usual slots, as long as nothing can be told
MOST = 4.0  # usual slots in one, however long a level thinks; divided by the computers at the table
PART_TO_THINK = 0.9  # of the longest slot: the rest is for the way of the words


class Slots(NamedTuple):
    """Slots of time since a computer was asked; `whim` is a number from 0 to 1 by chance."""

    began: float
    slot: float
    whim: float

    def end(self, found: float) -> float:
        """When a word may be said that was found at some time."""
        if not self.slot:
            return found
        whole = max(1, math.ceil((found - self.began) / self.slot))
        return self.began + self.slot * (whole + (self.whim < WASTED_SLOTS))


class Paces:
    """How long the computers of this process have thought of late, by game and level, and the slots that fit them."""

    def __init__(self, usual: float) -> None:
        self.usual = usual  # seconds of the shortest slot
        self.latest: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        """A chain of thoughts took so long."""
        self.latest.setdefault((game, level), deque(maxlen=REMEMBERED)).append(seconds)

    def slot(self, game: str, level: str, computers: int = 1) -> float:
        """The length of a slot for whatever a level is asked now at a game with so many computers."""
        latest = self.latest.get((game, level), ())
        if len(latest) < FEW or not self.usual:
            return min(self.longest(computers), self.usual * FIRST.get(level.partition(":")[0], 1))
        nearly_all = sorted(latest)[math.ceil(NEARLY_ALL * len(latest)) - 1]
        return min(self.longest(computers), self.usual * max(1, math.ceil(nearly_all / self.usual)))

    def longest(self, computers: int) -> float:
        """The length that no slot exceeds at a table with so many computers."""
        return self.usual * max(1.0, MOST / computers)

    def time_to_think(self, computers: int) -> float:
        """How long one of so many computers may think about a secret answer (0: as long as its level does)."""
        return PART_TO_THINK * self.longest(computers)
