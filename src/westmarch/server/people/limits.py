"""Rate limits: a bucket of permits for each person or address, refilled at a constant rate."""

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit, Settings

MAX_BUCKETS = 20_000  # the longest unused are forgotten; one that is forgotten is full again


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


class Gate:
    """All limits of a server process."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.log_ins = Buckets(limits.log_ins, settings.now)
        self.log_ins_of_address = Buckets(limits.log_ins_of_address, settings.now)
        self.accounts = Buckets(limits.accounts, settings.now)
        self.tables = Buckets(limits.tables, settings.now)
        self.tables_of_address = Buckets(limits.tables_of_address, settings.now)
        self.chat = Buckets(limits.chat, settings.now)
        self.messages = Buckets(limits.messages, settings.now)
        self.requests_of_address = Buckets(limits.requests_of_address, settings.now)
        self.reports = Buckets(limits.reports, settings.now)
        self.analyses = Buckets(limits.analyses, settings.now)
        self.decks = Buckets(limits.decks, settings.now)
        self.decks_of_address = Buckets(limits.decks_of_address, settings.now)
