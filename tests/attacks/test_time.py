"""Clocks: a jump of the system's time and the server's downtime cost nobody anything."""

from collections.abc import Callable

import pytest
from tests.server.harness import FakeClock, Running, Visitor, running

from westmarch.server.settings import Settings
from westmarch.server.tables.downtime import Gap, Run, Steady, gaps

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
LIVE = {"kind": "live", "bank_seconds": 60}
HOUR = 3600.0


def left(visitor: Visitor) -> list[int]:
    return [seat["clock_ms"] for seat in visitor.situation["seats"]]


async def alive(server: Running) -> None:
    """Let the server note that it is running."""
    server.hall.noted_alive = 0
    await server.hall.sweep()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 40 * 24 * HOUR])
async def test_a_jump_of_the_systems_time_moves_no_clock(settings: Make, jump: float) -> None:
    system, steady = FakeClock(), FakeClock()
    async with running(settings(now=system, uptime=steady)) as server, server.client() as anna:
        table = (await anna.create("me", "me", clock=LIVE))["id"]
        async with anna.at(table) as a:
            asked = a.asked
            steady.advance(10)
            system.advance(jump)
            await server.hall.sweep()
            assert not a.over
            await a.say(a.options[0])
            assert left(a)[asked] == 50_000
            steady.advance(100)
            await a.until(lambda v: v.over)


@pytest.mark.parametrize("clock", [LIVE, {"kind": "days", "days": 1}])
async def test_the_servers_downtime_is_charged_to_nobody(settings: Make, clock: dict[str, object]) -> None:
    time = FakeClock()
    given = settings(now=time, uptime=time)
    async with running(given) as server, server.client() as anna:
        table = (await anna.create("me", "me", clock=clock))["id"]
        async with anna.at(table) as a:
            asked, before = a.asked, left(a)[a.asked]
            time.advance(10)
            await alive(server)
    for _ in range(2):  # not even when it is down again before anybody has looked
        time.advance(30 * HOUR)
        async with running(given) as server:
            await alive(server)
    time.advance(30 * HOUR)
    async with running(given) as server, server.client(anna) as again, again.at(table) as a:
        assert left(a)[asked] == before - 10_000
        time.advance(5)
        for _ in range(5):
            await server.hall.sweep()
        assert not a.over
        await a.say(a.options[0])
    async with running(given) as server, server.client(anna) as again, again.at(table) as a:
        assert not a.over


async def test_a_system_that_starts_again_in_the_past_goes_on_after_what_is_stored(settings: Make) -> None:
    time = FakeClock()
    given = settings(now=time, uptime=time)
    async with running(given) as server, server.client() as anna:
        table = (await anna.create("me", "me", clock=LIVE))["id"]
        await alive(server)
        then = server.hall.now()
    time.advance(-HOUR)
    async with running(given) as server, server.client(anna) as again, again.at(table) as a:
        assert server.hall.now() >= then
        asked = a.asked
        time.advance(10)
        await a.say(a.options[0])
        assert left(a)[asked] == 50_000


def test_gaps_lie_between_runs_and_not_where_another_process_was_running() -> None:
    hour = 3_600_000
    runs = [Run(0, 5 * hour), Run(hour, 2 * hour), Run(7 * hour, 8 * hour)]
    assert gaps(runs, 10 * hour) == [Gap(5 * hour, 7 * hour), Gap(8 * hour, 10 * hour)]
    assert gaps(runs, 8 * hour + 1_000) == [Gap(5 * hour, 7 * hour)]
    assert gaps([], hour) == []


def test_a_steady_clock_goes_on_by_itself() -> None:
    system, uptime = FakeClock(), FakeClock()
    clock = Steady(system, uptime)
    start = clock()
    system.advance(HOUR)
    uptime.advance(1)
    assert clock() == start + 1_000
    clock.not_before(start + 5_000)
    clock.not_before(start)
    assert clock() == start + 5_000
