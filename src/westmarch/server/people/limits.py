"""Rate limits: a bucket of permits for each person or address, refilled at a constant rate, and delays that grow with wrong passwords.

They run on a clock that nobody sets, so that a jump of the system's time neither opens nor closes anything. Where several processes share a
Redis, limits on what costs or harms others are kept there (`people/shared.py`); what only guards a process itself stays in it.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit

MAX_BUCKETS = 20_000  # the longest unused are forgotten; one that is forgotten is full again

NO_END = 3_600_000  # milliseconds that are told where a bucket is not refilled
FREE_TRIES = 5  # wrong passwords that cost no time yet
MOST_DOUBLINGS = 20
LONGEST_DELAY = 3_600_000  # milliseconds


class Bucket(NamedTuple):
    """How many permits there were at a time in milliseconds."""

    permits: float
    at: int


class Buckets:
    """The buckets of one limit."""

    def __init__(self, limit: Limit, now: Callable[[], int]) -> None:
        self.limit = limit
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a permit, or refuse with the seconds until there is one."""
        now = self.now()
        bucket = self.buckets.pop(key, Bucket(self.limit.burst, now))
        rate = self.limit.a_minute / 60_000
        permits = min(float(self.limit.burst), bucket.permits + (now - bucket.at) * rate)
        allowed = permits >= 1
        self.buckets[key] = Bucket(permits - 1 if allowed else permits, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        if not allowed:
            raise too_fast((1 - permits) / rate if rate else NO_END)


class Tries(NamedTuple):
    """How many wrong passwords there were, and until when the next one has to wait."""

    wrong: int
    until: int


NO_TRIES = Tries(0, 0)


def delay_after(wrong: int) -> int:
    """For how many milliseconds the next password has to wait: after a few, each time twice as long, up to an hour."""
    return min(1000 << min(wrong - FREE_TRIES, MOST_DOUBLINGS), LONGEST_DELAY) if wrong >= FREE_TRIES else 0


def too_fast(wait: float) -> Refused:
    """A refusal for so many milliseconds."""
    return Refused("too_fast", seconds=math.ceil(wait / 1000))


class WrongPasswords:
    """Delays for whoever tries passwords, by address and name together: nobody can lock another out of his account."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.tries: OrderedDict[str, Tries] = OrderedDict()

    def check(self, key: str) -> None:
        """Refuse while there is still to be waited."""
        wait = self.tries.get(key, NO_TRIES).until - self.now()
        if wait > 0:
            raise too_fast(wait)

    def add(self, key: str) -> None:
        """Another wrong password: after a few the next may be tried only later."""
        wrong = self.tries.pop(key, NO_TRIES).wrong + 1
        self.tries[key] = Tries(wrong, self.now() + delay_after(wrong))
        if len(self.tries) > MAX_BUCKETS:
            self.tries.popitem(last=False)

    def forget(self, key: str) -> None:
        """The right password came."""
        self.tries.pop(key, None)
