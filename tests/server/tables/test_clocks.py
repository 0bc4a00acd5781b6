from collections.abc import Callable

import pytest

from westmarch.core.rng import Rng
from westmarch.server.protocol.situations import DaysClock, LiveClock
from westmarch.server.settings import Settings
from westmarch.server.tables.clocks import DAY, Clocks

from ..harness import FakeClock, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
LIVE = {"kind": "live", "bank_seconds": 60, "add_seconds": 5}


def test_a_bank_runs_for_the_seat_that_is_asked_and_is_filled_up_when_the_choice_passes() -> None:
    clocks = Clocks(LiveClock(60, 5), 2)
    clocks.pass_to(1, 0)
    clocks.pass_to(1, 10_000)
    assert (clocks.remaining(0, 12_000), clocks.remaining(1, 12_000)) == (60_000, 48_000)
    clocks.pass_to(0, 20_000)
    assert (clocks.remaining(0, 20_000), clocks.remaining(1, 99_000)) == (60_000, 45_000)
    assert clocks.deadline() == 80_000


def test_days_begin_anew_with_every_turn_and_not_within_it() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.pass_to(0, 0)
    clocks.pass_to(0, DAY)
    assert clocks.deadline() == 2 * DAY
    clocks.pass_to(1, DAY)
    assert clocks.deadline() == 3 * DAY
    assert clocks.remaining(0, 2 * DAY) == 2 * DAY


def test_no_clock_runs_once_the_game_is_over() -> None:
    clocks = Clocks(LiveClock(60), 2)
    clocks.pass_to(0, 0)
    clocks.pass_to(-1, 1_000)
    assert clocks.deadline() is None
    assert clocks.remaining(0, 99_000) == 59_000


async def test_one_whose_time_runs_out_loses(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock)) as server, server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open", clock=LIVE)
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert b.situation["seats"][1]["clock_ms"] == 60_000
            assert b.asked == 1
            clock.advance(20)
            await b.say(b.options[0])
            await a.until(lambda v: v.said == 1)
            assert a.asked == 0
            assert [seat["clock_ms"] for seat in a.situation["seats"]] == [60_000, 45_000]
            clock.advance(59)
            await server.hall.sweep()
            assert not a.over
            clock.advance(2)
            await a.until(lambda v: v.over)
            assert a.situation["outcome"] == {"winner": "sauron", "by": "out_of_time", "loser": "fellowship"}


async def test_a_table_that_nobody_looks_at_is_woken_when_its_time_runs_out(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, idle_seconds=0.0)) as server, server.client() as anna:
        table = await anna.create("me", "me", clock={"kind": "days", "days": 1})
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(1), 3)
        while server.hall.tables:
            await server.hall.sweep()
        clock.advance(86_401)
        for _ in range(5):
            await server.hall.sweep()
        assert (await anna.get(f"/api/tables/{table['id']}"))["outcome"]["by"] == "out_of_time"


async def test_after_a_start_of_the_server_nobody_loses_on_time_for_a_while(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, grace_seconds=60.0)) as server, server.client() as anna:
        table = await anna.create("me", "me", clock={"kind": "live", "bank_seconds": 30})
        async with anna.at(table["id"]) as a:
            clock.advance(40)
            for _ in range(5):
                await server.hall.sweep()
            assert not a.over
            clock.advance(21)
            await a.until(lambda v: v.over)


async def test_clocks_follow_from_what_is_stored(settings: Make) -> None:
    clock = FakeClock()
    shared = settings(now=clock, uptime=clock)
    async with running(shared) as server, server.client() as anna:
        table = await anna.create("me", "me", clock=LIVE)
        async with anna.at(table["id"]) as a:
            rng = Rng(2)
            for _ in range(12):
                clock.advance(3)
                await a.say(rng.pick(a.options))
            left = [seat["clock_ms"] for seat in a.situation["seats"]]
    async with running(shared) as server, server.client(anna) as again, again.at(table["id"]) as a:
        assert [seat["clock_ms"] for seat in a.situation["seats"]] == left
