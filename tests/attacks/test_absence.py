"""Who is away: waited for by the table's clock, asked before the computer takes his seat, and free to come back."""

from collections.abc import Callable

import pytest
from tests.server.harness import Client, FakeClock, Running, play_on, running

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
DAY = 86_400.0
AT_ONCE = -1.0  # seconds: whoever is not there counts as long away


async def table_of(anna: Client, boris: Client, **more: object) -> str:
    table = str((await anna.create("me", "open", **more))["id"])
    await boris.post(f"/api/tables/{table}/join", {})
    return table


async def kinds(server: Running, client: Client, table: str) -> list[str]:
    """Who sits where, once the server has looked; it looks by itself as well, and what it then decides has to be stored."""
    await server.hall.sweep()
    async with (await server.hall.table(table)).surely():
        pass
    return [seat["kind"] for seat in (await client.get(f"/api/tables/{table}"))["seats"]]


async def test_in_a_game_by_days_nobody_loses_his_seat_by_being_offline(settings: Make) -> None:
    time = FakeClock()
    given = settings(now=time, uptime=time, away_seconds=AT_ONCE)
    async with running(given) as server, server.client() as anna, server.client() as boris:
        table = await table_of(anna, boris, clock={"kind": "days", "days": 4})
        async with anna.at(table) as a:
            assert a.asked == 1
            time.advance(1.9 * DAY)
            assert await a.refused("replace", seat=1, level="easy") == "still_here"
            time.advance(0.2 * DAY)
            await a.ok("replace", seat=1, level="easy")
            time.advance(0.9 * DAY)
            assert await kinds(server, anna, table) == ["person", "person"]
            time.advance(0.2 * DAY)
            assert await kinds(server, anna, table) == ["person", "computer"]


async def test_who_comes_while_he_is_asked_keeps_his_seat(settings: Make) -> None:
    async with (
        running(settings(away_seconds=AT_ONCE, notice_seconds=1000.0)) as server,
        server.client() as anna,
        server.client() as boris,
    ):
        table = await table_of(anna, boris)
        async with anna.at(table) as a:
            await a.ok("replace", seat=1, level="easy")
            await a.until(lambda v: v.situation["replace"] is not None)
            assert [one["asked_back"] for one in await boris.get("/api/tables?which=mine")] == [True]
            assert [one["asked_back"] for one in await anna.get("/api/tables?which=mine")] == [False]
            assert await kinds(server, anna, table) == ["person", "person"]
            async with boris.at(table) as b:
                await b.until(lambda v: v.situation["replace"] is None)
                assert b.situation["you"]["seats"] == [1]
            assert [one["asked_back"] for one in await boris.get("/api/tables?which=mine")] == [False]


async def test_who_was_replaced_finds_the_table_and_takes_his_seat_back(settings: Make) -> None:
    async with (
        running(settings(away_seconds=AT_ONCE, notice_seconds=0.0)) as server,
        server.client() as anna,
        server.client() as boris,
        server.client() as zoe,
    ):
        table = await table_of(anna, boris)
        async with anna.at(table) as a:
            await a.ok("replace", seat=1, level="easy")
            await a.until(lambda v: v.situation["seats"][1]["kind"] == "computer")
            assert [one["id"] for one in await boris.get("/api/tables?which=mine")] == [table]
            await zoe.post(f"/api/tables/{table}/join", {"seat": 1}, 409)
            async with boris.at(table) as b:
                assert (b.situation["you"]["seats"], b.situation["you"]["returns"]) == ([], [1])
                await boris.post(f"/api/tables/{table}/join", {"seat": 1})
                await b.until(lambda v: v.situation["you"]["seats"] == [1])
                assert b.situation["you"]["returns"] == []
                await a.until(lambda v: v.version >= b.version)
                await play_on([a, b], Rng(1), 4)
        async with running(settings()) as again, again.client(boris) as boris2, boris2.at(table) as b:
            assert b.situation["you"]["seats"] == [1]


def deeds(log: list[dict[str, object]], of: str) -> list[tuple[object, object]]:
    return [(entry["kind"], entry["things"]) for entry in log if entry["of"] == of]


async def test_what_was_taken_back_alone_is_shown_to_one_who_returns(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        table = await table_of(anna, boris)
        async with anna.at(table) as a:
            async with boris.at(table) as b:
                await play_on([a, b], Rng(4), 12)
                seen = {"boris": list(b.log), "anna": list(a.log)}
            await boris.post(f"/api/tables/{table}/leave")
            await a.until(lambda v: v.situation["seats"][1]["left"])
            for to in (7, 3):  # in two steps, of which the first words are shown once
                await a.ok("ask_undo", to=to)
                await a.until(lambda v, to=to: v.said == to)
            async with boris.at(table) as b:
                assert [entry["kind"] for entry in b.log if entry["kind"] == "undone_alone"] == []
                await boris.post(f"/api/tables/{table}/join", {"seat": 1})
                await b.until(lambda v: any(entry["kind"] == "undone_alone" for entry in v.log))
                at = [entry["kind"] for entry in b.log].index("undone_alone")
                assert (b.log[at]["seat"], b.log[at - 1]["kind"]) == (0, "returned")
                taken = {"boris": deeds(b.log[at:], "taken")}
                await a.until(lambda v: v.version == b.version)
                taken["anna"] = deeds(a.log, "taken")
        for name, log in seen.items():  # each is told again what he had been told, and no more
            assert taken[name] == deeds([entry for entry in log if entry["said"] > 3], "game")
            assert taken[name]
    async with running(settings()) as again, again.client(boris) as boris2, boris2.at(table) as b:
        assert deeds(b.log, "taken") == taken["boris"]
