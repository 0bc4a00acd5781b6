"""Playing at once, and challenges to a name: on one process and across two, through restarts."""

import asyncio
from collections.abc import Callable

import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

from ..harness import FakeClock, play_on, running
from ..tables.test_processes import two
from .meeting_house import account, wish

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
FAST = {"kind": "live", "bank_seconds": 600, "add_seconds": 5}
DUEL = {"game": "duel", "clock": FAST}


async def test_two_strangers_find_each_other_and_play(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, server.client() as anna, server.client() as boris:
        waiting = await anna.post("/api/seek", DUEL)
        assert (waiting["seek"]["game"], waiting["table"]) == ("duel", None)
        told = asyncio.create_task(anna.get("/api/seek?wait=true"))
        table = (await boris.post("/api/seek", DUEL))["table"]
        assert table is not None
        assert (await told)["table"] == (await anna.get("/api/seek"))["table"] == table
        async with anna.at(table) as a, boris.at(table) as b:
            assert a.situation["you"]["seats"] != b.situation["you"]["seats"]
            await play_on([a, b], Rng(1))
            await a.until(lambda v: v.over)


@pytest.mark.parametrize(
    "other",
    [{"game": "wotr_board", "clock": FAST}, {"game": "duel"}, {"game": "duel", "clock": {**FAST, "add_seconds": 6}}],
)
async def test_only_those_meet_who_want_the_same(settings: Make, other: dict[str, object]) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        await anna.post("/api/seek", DUEL)
        assert (await boris.post("/api/seek", other))["table"] is None
        assert (await anna.post("/api/seek", DUEL))["table"] is None  # nobody meets himself
        assert (await boris.post("/api/seek", DUEL))["table"] is not None


async def test_who_stopped_or_went_away_is_not_found(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock)) as server, server.client() as anna, server.client() as boris:
        await anna.post("/api/seek", DUEL)
        assert (await anna.http.delete("/api/seek")).status_code == 204
        assert await anna.get("/api/seek?wait=true") == {"seek": None, "since": None, "table": None}
        assert (await boris.post("/api/seek", DUEL))["table"] is None
        clock.advance(30)
        assert (await anna.post("/api/seek", DUEL))["table"] is None  # his page has not asked for half a minute


async def test_who_waits_is_found_after_a_restart(settings: Make) -> None:
    made = settings()
    async with running(made) as server, server.client() as anna:
        await anna.post("/api/seek", DUEL)
        async with running(made) as next_one, next_one.client(anna) as again, next_one.client() as boris:
            assert (await again.get("/api/seek"))["seek"] == {**DUEL, "rated": False}
            table = (await boris.post("/api/seek", DUEL))["table"]
            assert (await again.get("/api/seek"))["table"] == table is not None


async def test_two_at_different_processes_meet_once_however_they_hurry(
    settings: Make, where: dict[str, str], redis_server: dict[str, str]
) -> None:
    async with two(settings(**where, **redis_server)) as (one, other):
        async with one.client() as anna, other.client() as boris:
            await anna.post("/api/seek", DUEL)
            told = asyncio.create_task(anna.get("/api/seek?wait=true"))
            while not one.hall.bell.waiting:
                await asyncio.sleep(0)
            table = (await boris.post("/api/seek", DUEL))["table"]
            assert (await told)["table"] == table is not None
        async with one.client() as carol, other.client() as dora:
            await asyncio.gather(carol.post("/api/seek", DUEL), dora.post("/api/seek", DUEL))
            tables = [(await who.get("/api/seek"))["table"] for who in (carol, dora)]
            assert tables[0] == tables[1] is not None


async def test_rated_games_are_for_those_with_an_account_and_meet_only_each_other(settings: Make) -> None:
    rated = {**DUEL, "rated": True}
    async with running(settings()) as server, account(server, "Elrond") as elrond, account(server, "Thranduil") as king:
        async with server.client() as guest:
            assert (await guest.post("/api/seek", rated, 403))["reason"] == "not_registered"
            assert (await guest.post("/api/seek", DUEL))["table"] is None
        assert (await elrond.post("/api/seek", rated))["table"] is None
        table = (await king.post("/api/seek", rated))["table"]
        async with king.at(table) as visitor:
            assert visitor.messages[0]["table"]["rated"]


async def test_nothing_that_cannot_be_played_is_waited_for(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        assert (await anna.post("/api/seek", {"game": "chess"}, 404))["reason"] == "no_such_game"
        assert (await anna.get("/api/seek"))["seek"] is None


# Challenges


async def test_a_challenge_is_accepted_declined_or_withdrawn_once(settings: Make, where: dict[str, str]) -> None:
    async with (
        running(settings(**where)) as server,
        account(server, "Elrond") as elrond,
        account(server, "Thranduil") as king,
    ):
        sent = [await elrond.post("/api/challenges", {"name": "thranduil", "wish": wish(seat=1)}) for _ in range(3)]
        assert [one["sent"] for one in await king.get("/api/challenges")] == [False] * 3
        first, second, third = (one["id"] for one in sent)
        taken = await king.post(f"/api/challenges/{first}/accept")
        seats = (await king.get(f"/api/tables/{taken['table']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Thranduil", "Elrond"]
        assert (await king.post(f"/api/challenges/{second}/decline"))["state"] == "declined"
        assert (await elrond.post(f"/api/challenges/{third}/withdraw"))["state"] == "withdrawn"
        for which, how in ((first, "accept"), (second, "accept"), (third, "accept"), (first, "decline")):
            assert (await king.post(f"/api/challenges/{which}/{how}", expect=404))["reason"] == "no_such_challenge"
        states = {one["id"]: one["state"] for one in await elrond.get("/api/challenges")}
        assert states == {first: "accepted", second: "declined", third: "withdrawn"}


async def test_nobody_answers_for_another_or_challenges_nobody(settings: Make) -> None:
    async with (
        running(settings()) as server,
        server.client() as guest,
        account(server, "Elrond") as elrond,
        account(server, "Thranduil"),
        account(server, "Saruman") as saruman,
    ):
        body = {"name": "Thranduil", "wish": wish()}
        assert (await guest.post("/api/challenges", body, 403))["reason"] == "not_registered"
        for name in ("Nobody", "Elrond"):
            refused = await elrond.post("/api/challenges", {**body, "name": name}, 404)
            assert refused["reason"] == "no_such_person"
        unplayable = await elrond.post("/api/challenges", {**body, "wish": wish(seat=2)}, 400)
        assert unplayable["reason"] == "bad_seats"
        sent = (await elrond.post("/api/challenges", body))["id"]
        for how in ("accept", "decline", "withdraw"):
            assert (await saruman.post(f"/api/challenges/{sent}/{how}", expect=404))["reason"] == "no_such_challenge"
        own = await elrond.post(f"/api/challenges/{sent}/accept", expect=404)
        assert own["reason"] == "no_such_challenge"
