"""A process that dies while it thinks for a table is followed by another, and one that lives is not."""

import asyncio
from collections.abc import Callable

import pytest
from tests.server.harness import Running, running

from westmarch.ai import thinking
from westmarch.server.settings import Settings
from westmarch.server.tables.computers import pilot

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
TAKEN_OVER_WITHIN = 3.0


def think_for_ever(server: Running) -> asyncio.Event:
    """Let a process never finish a thought; what is given back tells that it has begun one."""
    begun = asyncio.Event()
    ask = server.hall.workers.ask

    async def hang(*asked: object) -> object:
        if thinking.choose in asked:
            begun.set()
            await asyncio.Event().wait()
        return await ask(*asked)

    server.hall.workers.ask = hang  # type: ignore[method-assign, assignment]
    return begun


def test_a_claim_and_a_look_at_it_fit_into_three_seconds() -> None:
    assert pilot.CLAIM_SECONDS + pilot.WAIT_FOR_OTHERS < TAKEN_OVER_WITHIN
    assert 3 * pilot.RENEW_SECONDS < pilot.CLAIM_SECONDS


async def test_who_thinks_keeps_the_table_and_who_dies_is_followed(
    settings: Make, redis_server: dict[str, str]
) -> None:
    given = settings(**redis_server)
    async with running(given) as one, running(given) as other, one.client() as anna, other.client(anna) as again:
        for server in (one, other):
            while not server.hall.bus.healthy:
                await asyncio.sleep(0.02)
        begun, begun_there = think_for_ever(one), think_for_ever(other)
        table = (await anna.create("computer:easy", "me"))["id"]
        async with anna.at(table) as a:
            while not begun.is_set():
                if a.options:
                    await a.say(a.options[0])
                await asyncio.sleep(0.02)
            async with again.at(table):
                await asyncio.sleep(pilot.CLAIM_SECONDS + 2 * pilot.WAIT_FOR_OTHERS)
                assert not begun_there.is_set()
                one.hall.tables[table].pilot.stop()  # as kill -9 does, it takes nothing back
                async with asyncio.timeout(4 * TAKEN_OVER_WITHIN):
                    await begun_there.wait()
