"""A process that dies while it thinks for a table is followed by another, and one that lives is not."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from tests.server.harness import LoopTime, Running, running

from westmarch.server.settings import Settings
from westmarch.server.signals.bus import RedisBus
from westmarch.server.tables.computers import pilot

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
TAKEN_OVER_WITHIN = 3.0
STEPS = 10  # in which the time goes on between two renewals


def think_for_ever(server: Running) -> asyncio.Event:
    """Let a process never finish a thought; what is given back tells that it has begun one."""
    begun = asyncio.Event()

    async def hang(*_: object) -> AsyncIterator[object]:
        begun.set()
        await asyncio.Event().wait()
        yield None

    server.hall.workers.follow = hang  # type: ignore[method-assign, assignment]
    return begun


def test_a_claim_and_a_look_at_it_fit_into_three_seconds() -> None:
    assert pilot.CLAIM_SECONDS + pilot.WAIT_FOR_OTHERS < TAKEN_OVER_WITHIN
    assert 3 * pilot.RENEW_SECONDS < pilot.CLAIM_SECONDS


class Leases:
    """Claims as Redis keeps them, on a time that the test puts forward."""

    def __init__(self, time: LoopTime) -> None:
        self.time = time
        self.held: dict[str, tuple[Running, float]] = {}

    def kept_for(self, server: Running) -> Callable[[str, float], Awaitable[bool]]:
        async def claim(name: str, seconds: float) -> bool:
            holder, until = self.held.get(name, (server, 0.0))
            if holder is not server and until > self.time.ahead:
                return False
            self.held[name] = (server, self.time.ahead + seconds)
            return True

        return claim


async def test_a_claim_in_redis_is_one_processs_and_ends_by_itself(redis_server: dict[str, str]) -> None:
    one, other = (RedisBus(redis_server["redis"], redis_server["redis_prefix"]) for _ in range(2))
    key = f"{redis_server['redis_prefix']}:claim:pilot"
    long = 100 * pilot.CLAIM_SECONDS
    assert await one.claim("pilot", long)
    assert not await other.claim("pilot", long)
    assert await one.claim("pilot", 2 * long)
    assert 1000 * long < await one.redis.pttl(key) <= 2000 * long
    await one.redis.delete(key)  # as its time does
    assert await other.claim("pilot", long)
    assert not await one.claim("pilot", long)
    for bus in (one, other):
        await bus.redis.aclose()


async def test_who_thinks_keeps_the_table_and_who_dies_is_followed(
    settings: Make, redis_server: dict[str, str]
) -> None:
    given, time = settings(**redis_server), LoopTime.of()
    async with running(given) as one, running(given) as other, one.client() as anna, other.client(anna) as again:
        leases = Leases(time)
        for server in (one, other):
            while not server.hall.bus.healthy:
                await asyncio.sleep(0.02)
            server.hall.bus.claim = leases.kept_for(server)  # type: ignore[method-assign]
        begun, begun_there = think_for_ever(one), think_for_ever(other)
        table = (await anna.create("computer:easy", "me"))["id"]
        async with anna.at(table) as a:
            while not begun.is_set():
                if a.options:
                    await a.say(a.options[0])
                await asyncio.sleep(0.02)
            async with again.at(table):
                while table not in other.hall.tables or not other.hall.tables[table].pilot.busy:
                    await asyncio.sleep(0.02)
                for _ in range(10 * STEPS):
                    await time.advance(pilot.RENEW_SECONDS / STEPS)
                assert not begun_there.is_set()
                one.hall.tables[table].pilot.stop()  # as kill -9 does, it takes nothing back
                taken_over = await time.until(begun_there.is_set, step=pilot.RENEW_SECONDS / STEPS)
                assert taken_over < TAKEN_OVER_WITHIN
