"""Time at the tables: it never jumps, and while no server process is running it is charged to nobody.

A process tells the time by the clock that nobody sets, from where the system's clock stood when it started; it never starts before
what was stored last. Each process notes in the database that it is alive. What lies between the runs is the server's downtime: when
a table is next touched, an event gives it back to the seat that is asked, so that clocks still follow from the events alone.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from westmarch.server.tables.events import NOBODY, Rested
from westmarch.server.tables.match import Match

ALIVE_EVERY = 5_000  # milliseconds between two notes that a process is running
LEAST_GAP = 2 * ALIVE_EVERY  # what is shorter may be a note that came late


class Run(NamedTuple):
    """When a process began, and when it was last known to run."""

    began: int
    alive: int


class Gap(NamedTuple):
    """A time in which no process was running."""

    since: int
    until: int


class Steady:
    """A clock that tells the system's time at first and then goes on by itself, whatever is done to the system's."""

    def __init__(self, now: Callable[[], int], uptime: Callable[[], int]) -> None:
        self.uptime = uptime
        self.offset = now() - uptime()

    def __call__(self) -> int:
        return self.uptime() + self.offset

    def not_before(self, time: int) -> None:
        """Go on from this time at least: what is stored already is past."""
        self.offset += max(0, time - self())


def gaps(runs: Sequence[Run], now: int) -> list[Gap]:
    """The times before now in which none of these processes was running."""
    found: list[Gap] = []
    alive = None
    for run in sorted([*runs, Run(now, now)]):
        if alive is not None and run.began - alive >= LEAST_GAP:
            found.append(Gap(alive, run.began))
        alive = run.alive if alive is None else max(alive, run.alive)
    return found


def rest(match: Match, known: Sequence[Gap]) -> Rested | None:
    """The event that gives back what passed since a table's last event while nobody could have answered."""
    if match.status != "playing" or match.setup.clock is None or match.asked == NOBODY:
        return None
    lost = sum(max(0, gap.until - max(gap.since, match.updated)) for gap in known)
    return Rested(lost) if lost else None
