"""Holidays from games by days: time stands still, for a stated number of days a year, and others are told."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from westmarch.server.people.holidays import DAYS_A_YEAR, Taken, days_left
from westmarch.server.protocol.situations import DaysClock
from westmarch.server.settings import Settings
from westmarch.server.tables.clocks import DAY, Clocks

from ..harness import Client, FakeClock, Running, running
from ..people.test_ratings import registered

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
SECONDS = 86_400
BY_DAYS = {"clock": {"kind": "days", "days": 2}}


def test_time_stands_still_during_a_pause_and_goes_on_after_it() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.pass_to(0, 0)
    clocks.pause(0, DAY, 4 * DAY)
    assert [clocks.remaining(0, day * DAY) for day in (1, 3, 4, 5)] == [DAY, DAY, DAY, 0]
    assert clocks.deadline() == 5 * DAY
    clocks.resume(0, 2 * DAY)
    assert clocks.deadline() == 3 * DAY


def test_a_turn_that_comes_during_a_pause_begins_after_it() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.pass_to(1, 0)
    clocks.pause(0, 0, 10 * DAY)
    assert clocks.deadline() == 2 * DAY
    clocks.pass_to(0, DAY)
    assert clocks.deadline() == 12 * DAY
    assert clocks.remaining(0, 9 * DAY) == 2 * DAY


def test_a_pause_that_is_over_before_a_turn_changes_nothing() -> None:
    clocks = Clocks(DaysClock(2), 1)
    clocks.pause(0, 0, DAY)
    clocks.pass_to(0, 5 * DAY)
    assert clocks.deadline() == 7 * DAY


def test_days_of_a_year_come_back_when_the_year_is_over() -> None:
    assert days_left([], 0) == DAYS_A_YEAR
    taken = [Taken(0, 10 * DAY)]
    assert days_left(taken, 20 * DAY) == DAYS_A_YEAR - 10
    assert days_left(taken, 370 * DAY) == DAYS_A_YEAR - 5
    assert days_left(taken, 400 * DAY) == DAYS_A_YEAR


@asynccontextmanager
async def by_days(server: Running) -> AsyncIterator[tuple[Client, Client, str]]:
    """Two people at a table by days; the second is asked first."""
    async with server.client() as anna, server.client() as boris:
        await registered(anna, "Arwen")
        await registered(boris, "Beren")
        table = (await anna.create("me", "open", **BY_DAYS))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        yield anna, boris, table


async def test_nobody_loses_on_time_while_he_is_on_holiday(settings: Make, where: dict[str, str]) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, **where)) as server, by_days(server) as (anna, boris, table):
        asked = await boris.post("/api/holiday", {"days": 5})
        assert asked["days_left"] == DAYS_A_YEAR - 5
        async with anna.at(table) as a:
            assert a.log[-1]["kind"] == "paused"
            clock.advance(4 * SECONDS)
            await server.hall.sweep()
            assert not a.over
            assert a.situation["seats"][1]["clock_ms"] == 2 * DAY
            clock.advance(3 * SECONDS - 60)
            await server.hall.sweep()
            assert not a.over
            clock.advance(120)
            await server.hall.sweep()
            await a.until(lambda v: v.over)
            assert a.situation["outcome"]["by"] == "out_of_time"


async def test_one_who_comes_back_early_keeps_his_days_and_his_time_goes_on(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock)) as server, by_days(server) as (anna, boris, table):
        await boris.post("/api/holiday", {"days": 20})
        assert (await boris.post("/api/holiday", {"days": 1}, 409))["reason"] == "already_asked"
        clock.advance(3 * SECONDS)
        answer = await boris.http.request("DELETE", "/api/holiday")
        assert answer.json() == {"until": None, "days_left": DAYS_A_YEAR - 3, "days_a_year": DAYS_A_YEAR}
        refused = await boris.post("/api/holiday", {"days": DAYS_A_YEAR}, 409)
        assert (refused["reason"], refused["args"]["days"]) == ("too_many_days", str(DAYS_A_YEAR - 3))
        async with anna.at(table) as a:
            assert [entry["kind"] for entry in a.log[-2:]] == ["paused", "resumed"]
            clock.advance(2 * SECONDS + 60)
            await server.hall.sweep()
            await a.until(lambda v: v.over)


async def test_a_holiday_begins_and_ends_on_a_clock_that_runs(settings: Make) -> None:
    async with running(settings()) as server, by_days(server) as (anna, boris, table):
        await boris.post("/api/holiday", {"days": 2})
        assert (await boris.http.request("DELETE", "/api/holiday")).json()["until"] is None
        async with anna.at(table) as a:
            assert [entry["kind"] for entry in a.log if entry["kind"] in ("paused", "resumed")] == ["paused", "resumed"]


async def test_guests_and_tables_without_days_have_no_holidays(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as guest:
        assert (await guest.post("/api/holiday", {"days": 1}, 403))["reason"] == "not_registered"
        await registered(anna, "Arwen")
        table = (await anna.create("me", "open", clock={"kind": "live", "bank_seconds": 60}))["id"]
        await anna.post("/api/holiday", {"days": 1})
        assert server.hall.tables.get(table) is None
        assert (await anna.get(f"/api/tables/{table}"))["version"] == 0
