"""Rated tables: who may sit at them, what counts, and what it does to the ratings."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from westmarch import __version__
from westmarch.core.rng import Rng
from westmarch.server.people import ratings
from westmarch.server.people.ratings import NO_RANK, SETTLED_AFTER, Earlier, Party, Played, Skill
from westmarch.server.settings import Settings

from ..harness import Client, FakeClock, Json, Running, Visitor, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
LIVE = {"kind": "live", "bank_seconds": 86_400, "add_seconds": 5}  # nobody loses on time, however busy the machine is
RATED: Json = {"clock": LIVE, "hints": False, "rated": True}


def duel(*parties: Party, field: str | None = None) -> Played:
    return Played("table", "duel", "live", 1, parties, field)


# What a result does


def test_who_wins_gains_what_the_other_loses_and_both_are_better_known() -> None:
    new = ratings.rated(duel(Party(("anna",), -1), Party(("boris",), 1)), {})
    assert new["anna"].points - 1500 == 1500 - new["boris"].points > 0
    assert new["anna"].deviation == new["boris"].deviation < Skill().deviation


def test_a_shared_victory_brings_the_stronger_and_the_weaker_nearer() -> None:
    known = {"anna": Skill(30.0, 3.0, 20), "boris": Skill(20.0, 3.0, 20)}
    new = ratings.rated(duel(Party(("anna",), 0), Party(("boris",), 0)), known)
    assert new["anna"].mu < 30.0
    assert new["boris"].mu > 20.0


def test_one_who_plays_a_side_alone_is_no_underdog_of_two() -> None:
    alone = ratings.rated(duel(Party(("anna",), -1), Party(("boris", "cora"), 1)), {})
    single = ratings.rated(duel(Party(("anna",), -1), Party(("boris",), 1)), {})
    gain = alone["anna"].mu - Skill().mu
    assert gain <= single["anna"].mu - Skill().mu
    assert alone["boris"].mu == alone["cora"].mu < Skill().mu


def test_a_rating_is_provisional_until_some_games_were_played() -> None:
    known: dict[str, Skill] = {}
    for played in range(SETTLED_AFTER):
        assert known.get("anna", Skill()).provisional, played
        known = ratings.rated(duel(Party(("anna",), -1), Party(("boris",), 1)), known)
    assert not known["anna"].provisional
    assert known["anna"].games == SETTLED_AFTER


def test_those_who_play_together_are_ranked_among_the_field_and_the_scenario() -> None:
    strong = Earlier((Skill(30.0, 3.0), Skill(30.0, 3.0)), 40)

    def gain(rank: int, field: tuple[Earlier, ...] = ()) -> float:
        new = ratings.rated(duel(Party(("anna", "boris"), rank), field="x"), {}, field)
        assert new["anna"].mu == new["boris"].mu
        assert new.keys() == {"anna", "boris"}
        return new["anna"].mu - Skill().mu

    assert gain(50) > 0 > gain(NO_RANK)
    assert gain(30, (strong,)) > gain(50, (strong,)) > gain(NO_RANK, (strong,))


# At a table


async def registered(client: Client, name: str) -> Client:
    await client.post("/api/account", {"name": name, "password": "mellon-mellon"})
    return client


@asynccontextmanager
async def seated(server: Running, *names: str, **more: Any) -> AsyncIterator[tuple[list[Client], str, list[Visitor]]]:
    """Registered people at a rated table, the first of them its creator."""
    async with AsyncExitStack() as stack:
        people = [await registered(await stack.enter_async_context(server.client()), name) for name in names]
        kinds = ["me", *["open"] * (len(names) - 1)]
        table = (await people[0].create(*kinds, **{**RATED, **more}))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join", {})
        visitors = [await stack.enter_async_context(person.at(table)) for person in people]
        yield people, table, visitors


async def board(client: Client, game: str = "duel", kind: str = "live") -> list[Json]:
    return await client.get(f"/api/ratings?game={game}&kind={kind}")


async def test_only_registered_people_sit_at_a_rated_table(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as guest:
        assert (await guest.post("/api/tables", wish("me", "open"), 403))["reason"] == "not_registered"
        await registered(anna, "Arwen")
        table = (await anna.create("me", "open", **RATED))["id"]
        assert (await anna.get(f"/api/tables/{table}"))["rated"]
        assert (await guest.post(f"/api/tables/{table}/join", {}, 403))["reason"] == "not_registered"
        assert (await anna.post(f"/api/tables/{table}/join", {"seat": 1}, 409))["reason"] == "rated"
        await registered(guest, "Beren")
        assert (await guest.post(f"/api/tables/{table}/join", {}))["status"] == "playing"


def wish(*kinds: str, **more: Any) -> Json:
    return {"game": "duel", "seats": [{"kind": kind} for kind in kinds], **RATED, **more}


@pytest.mark.parametrize(
    "what",
    [{"clock": None}, {"hints": True}, {"seats": [{"kind": "me"}, {"kind": "me"}]}],
    ids=["clock", "hints", "sides"],
)
async def test_a_rated_table_has_a_clock_no_hints_and_nobody_on_both_sides(server: Running, what: Json) -> None:
    async with server.client() as anna:
        await registered(anna, f"Nimrodel {next(iter(what))}")
        refused = await anna.post("/api/tables", wish("me", "open", **what), 400)
        assert refused["reason"] == "not_rateable"


async def test_a_game_that_is_played_out_counts_once_on_either_database(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        await play_on(visitors, Rng(3))
        winner = visitors[0].situation["outcome"]["winner"]
        assert winner in ("fellowship", "sauron")
        first, second = await board(people[0])
        assert first["name"] == ("Arwen" if winner == "fellowship" else "Beren")
        assert first["rating"]["points"] > 1500 > second["rating"]["points"]
        assert first["rating"]["games"] == 1
        assert first["rating"]["provisional"]
        changes = await people[1].get(f"/api/tables/{table}/ratings")
        assert sorted(change["seats"] for change in changes) == [[0], [1]]
        await visitors[0].ok("rematch", sequel=False)
        assert (await board(people[0]))[0] == first


async def test_who_gives_up_loses_and_who_left_before_a_word_was_said_does_not(settings: Make) -> None:
    async with running(settings()) as server:
        async with seated(server, "Arwen", "Beren") as (people, _, visitors):
            await visitors[0].ok("resign", seat=0)
            assert await board(people[0]) == []
        async with seated(server, "Celeborn", "Denethor") as (people, table, visitors):
            while len(set(spoken(server, table))) < 2:
                await play_on(visitors, Rng(1), 1)
            await visitors[0].ok("resign", seat=0)
            assert [row["name"] for row in await board(people[0])] == ["Denethor", "Celeborn"]


def spoken(server: Running, table: str) -> list[int]:
    return [entry.seat for entry in server.hall.tables[table].match.sitting.line]


async def test_who_leaves_a_rated_table_loses_by_the_clock_and_is_not_replaced(settings: Make) -> None:
    clock = FakeClock()
    make = settings(now=clock, uptime=clock, away_seconds=0.0)
    async with running(make) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        while len(set(spoken(server, table))) < 2:
            await play_on(visitors, Rng(1), 1)
        gone = visitors[0].asked
        await people[gone].post(f"/api/tables/{table}/leave")
        stays = visitors[1 - gone]
        assert await stays.refused("replace", seat=gone, level="easy") == "rated"
        assert not any(seat["replaceable"] for seat in stays.situation["seats"])
        clock.advance(2 * LIVE["bank_seconds"])
        await server.hall.sweep()
        await stays.until(lambda v: v.over)
        assert stays.situation["outcome"]["by"] == "out_of_time"
        assert [row["name"] for row in await board(people[0])] == [
            ["Arwen", "Beren"][1 - gone],
            ["Arwen", "Beren"][gone],
        ]


async def test_nothing_revealed_is_taken_back_at_a_rated_table(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await registered(anna, "Arwen")
        table = (await anna.create("me", "computer:easy", **RATED))["id"]
        async with anna.at(table) as a:
            await a.until(lambda v: bool(v.options))
            await a.say(a.options[0])
            await a.until(lambda v: bool(v.options))
            assert await a.refused("ask_undo", to=0) == "rated"
            assert a.situation["you"]["undo_to"] is None or a.situation["you"]["may_undo"]


async def test_a_level_of_the_computer_is_rated_by_its_version(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await registered(anna, "Arwen")
        table = (await anna.create("me", "computer:easy", **RATED))["id"]
        async with anna.at(table) as a:
            await a.until(lambda v: bool(v.options))
            await a.say(a.options[0])
            await a.ok("resign", seat=0)
        computer, person = await board(anna)
        assert (computer["name"], computer["level"], computer["version"]) == (None, "easy", __version__)
        assert computer["rating"]["points"] > person["rating"]["points"]
        assert await board(anna, kind="days") == []


async def test_games_of_one_person_that_end_at_once_in_two_processes_all_count(
    settings: Make, postgres: dict[str, str], redis_server: dict[str, str]
) -> None:
    make = settings(**postgres, **redis_server)
    async with running(make) as one, running(make) as two, one.client() as anna:
        await registered(anna, "Arwen")
        async with AsyncExitStack() as stack:
            visitors = []
            for server in (one, two, one, two):
                here = await stack.enter_async_context(server.client(anna))
                table = (await here.create("me", "computer:easy", **RATED))["id"]
                visitor = await stack.enter_async_context(here.at(table))
                await visitor.until(lambda v: bool(v.options))
                await visitor.say(visitor.options[0])
                visitors.append(visitor)
            await asyncio.gather(*[visitor.ok("resign", seat=0) for visitor in visitors])
        assert {row["rating"]["games"] for row in await board(anna)} == {4}


async def test_a_party_is_ranked_among_those_who_played_the_same_scenario(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        await registered(anna, "Arwen")
        await registered(boris, "Beren")
        for person in (anna, boris):
            table = (await person.post("/api/tables", {"game": "lcg", "seats": [{"kind": "me"}], **RATED}))["id"]
            async with person.at(table) as visitor:
                await play_on([visitor], Rng(2), 3)
                await visitor.ok("resign", seat=0)
        first, second = await board(anna, "lcg")
        assert (first["name"], second["name"]) == ("Beren", "Arwen"), "lost beside another who lost: less than alone"
        assert second["rating"]["points"] < first["rating"]["points"] < 1500
