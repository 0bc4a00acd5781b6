"""Limits that hold for all processes together, in the Redis that they share; while it is away each process counts for itself."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from westmarch.server.people.limits import NO_END, Buckets, WrongPasswords, delay_after, too_fast
from westmarch.server.settings import Limit, Settings

PATIENCE = 0.5  # seconds after which Redis is taken to be away
AWAY_FOR = 2_000  # milliseconds for which it is then not asked again
TRIES_KEPT = 86_400_000  # milliseconds without a wrong password after which those before are forgotten
AWAY = (RedisError, OSError, TimeoutError)
T = TypeVar("T")
log = structlog.get_logger()

# Takes a permit out of a bucket that is refilled all the time, in one step, on the clock of Redis itself.
TAKE = """
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call("HMGET", KEYS[1], "permits", "at")
local permits = math.min(burst, (tonumber(kept[1]) or burst) + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
local allowed = permits >= 1
if allowed then permits = permits - 1 end
redis.call("HSET", KEYS[1], "permits", tostring(permits), "at", now)
redis.call("PEXPIRE", KEYS[1], rate > 0 and math.ceil((burst - permits) / rate) + 1000 or tonumber(ARGV[3]))
return { allowed and 1 or 0, tostring(permits) }
"""


class Board:
    """The Redis where limits are kept, or none."""

    def __init__(self, settings: Settings) -> None:
        self.prefix = f"{settings.redis_prefix}:limit"
        self.uptime = settings.uptime
        self.redis: Redis | None = (
            Redis.from_url(settings.redis, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
            if settings.redis
            else None
        )
        self.away_until = 0
        self.take: Any = self.redis.register_script(TAKE) if self.redis is not None else None

    def key(self, limit: str, who: str) -> str:
        """Where something is kept; whoever it is about may have a long name."""
        return f"{self.prefix}:{limit}:{hashlib.sha256(who.encode()).hexdigest()[:32]}"

    async def ask(self, question: Callable[[Redis], Awaitable[T]]) -> T | None:
        """What Redis answers; nothing where there is none, or it is away."""
        if self.redis is None or self.uptime() < self.away_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await question(self.redis)
        except AWAY as error:
            self.away_until = self.uptime() + AWAY_FOR
            log.warning("limits_alone", error=str(error)[:200])
            return None

    async def close(self) -> None:
        """Let Redis go."""
        if self.redis is not None:
            await self.redis.aclose()


class SharedBuckets:
    """The buckets of a limit that holds for all processes."""

    def __init__(self, name: str, limit: Limit, board: Board) -> None:
        self.name = name
        self.limit = limit
        self.board = board
        self.own = Buckets(limit, board.uptime)

    async def take(self, who: str) -> None:
        """Take a permit, or refuse with the seconds until there is one."""
        rate = self.limit.a_minute / 60_000
        key, args = self.board.key(self.name, who), [self.limit.burst, rate, NO_END]
        answer = await self.board.ask(lambda _: self.board.take(keys=[key], args=args))
        if answer is None:
            self.own.take(who)
            return
        allowed, permits = answer
        if not allowed:
            raise too_fast((1 - float(permits)) / rate if rate else NO_END)


class SharedWrongPasswords:
    """Delays for whoever tries passwords, whichever process he comes to."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.own = WrongPasswords(board.uptime)

    async def check(self, who: str) -> None:
        """Refuse while there is still to be waited."""
        left = await self.board.ask(lambda redis: redis.pttl(self._wait(who)))
        if left is None:
            self.own.check(who)
        elif left > 0:
            raise too_fast(left)

    async def add(self, who: str) -> None:
        """Another wrong password: after a few the next may be tried only later."""
        if await self.board.ask(lambda redis: self._count(redis, who)) is None:
            self.own.add(who)

    async def _count(self, redis: Redis, who: str) -> bool:
        tries = self.board.key("wrong", who)
        wrong = int(await redis.incr(tries))
        await redis.pexpire(tries, TRIES_KEPT)
        if delay := delay_after(wrong):
            await redis.set(self._wait(who), 1, px=delay)
        return True

    async def forget(self, who: str) -> None:
        """The right password came."""
        self.own.forget(who)
        await self.board.ask(lambda redis: redis.delete(self.board.key("wrong", who), self._wait(who)))

    def _wait(self, who: str) -> str:
        return self.board.key("wait", who)
