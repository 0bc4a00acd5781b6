"""Rate limits: a bucket of permits for each person or address, refilled at a constant rate, and delays that grow with wrong passwords.

They run on a clock that nobody sets, so that a jump of the system's time neither opens nor closes anything.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit, Settings

MAX_BUCKETS = 20_000  # the longest unused are forgotten; one that is forgotten is full again

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
            raise Refused("too_fast", seconds=math.ceil((1 - permits) / rate / 1000) if rate else 3600)


class Tries(NamedTuple):
    """How many wrong passwords there were, and until when the next one has to wait."""

    wrong: int
    until: int


NO_TRIES = Tries(0, 0)


class WrongPasswords:
    """Delays for whoever tries passwords, by address and name together: nobody can lock another out of his account."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.tries: OrderedDict[str, Tries] = OrderedDict()

    def check(self, key: str) -> None:
        """Refuse while there is still to be waited."""
        wait = self.tries.get(key, NO_TRIES).until - self.now()
        if wait > 0:
            raise Refused("too_fast", seconds=math.ceil(wait / 1000))

    def add(self, key: str) -> None:
        """Another wrong password: after a few the next may be tried only later, each time twice as late, up to an hour."""
        wrong = self.tries.pop(key, NO_TRIES).wrong + 1
        delay = 1000 << min(wrong - FREE_TRIES, MOST_DOUBLINGS) if wrong >= FREE_TRIES else 0
        self.tries[key] = Tries(wrong, self.now() + min(delay, LONGEST_DELAY))
        if len(self.tries) > MAX_BUCKETS:
            self.tries.popitem(last=False)

    def forget(self, key: str) -> None:
        """The right password came."""
        self.tries.pop(key, None)


class Gate:
    """All limits of a server process."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.wrong_passwords = WrongPasswords(settings.uptime)
        self.log_ins_of_address = Buckets(limits.log_ins_of_address, settings.uptime)
        self.accounts = Buckets(limits.accounts, settings.uptime)
        self.tables = Buckets(limits.tables, settings.uptime)
        self.tables_of_address = Buckets(limits.tables_of_address, settings.uptime)
        self.chat = Buckets(limits.chat, settings.uptime)
        self.messages = Buckets(limits.messages, settings.uptime)
        self.requests_of_address = Buckets(limits.requests_of_address, settings.uptime)
        self.reports = Buckets(limits.reports, settings.uptime)
        self.reports_of_address = Buckets(limits.reports_of_address, settings.uptime)
        self.analyses = Buckets(limits.analyses, settings.uptime)
        self.analyses_of_address = Buckets(limits.analyses_of_address, settings.uptime)
        self.hints = Buckets(limits.hints, settings.uptime)
        self.hints_of_address = Buckets(limits.hints_of_address, settings.uptime)
        self.readings = Buckets(limits.readings, settings.uptime)
        self.readings_of_address = Buckets(limits.readings_of_address, settings.uptime)
        self.notices = Buckets(limits.notices, settings.uptime)
        self.letters_of_address = Buckets(limits.letters_of_address, settings.uptime)
        self.exports = Buckets(limits.exports, settings.uptime)
        self.requests_of_bot = Buckets(limits.requests_of_bot, settings.uptime)
        self.challenges = Buckets(limits.challenges, settings.uptime)
        self.decks = Buckets(limits.decks, settings.uptime)
        self.decks_of_address = Buckets(limits.decks_of_address, settings.uptime)
