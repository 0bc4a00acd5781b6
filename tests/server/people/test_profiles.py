"""Profiles: what people show, how they fared, changing name and password, taking one's data away, and being forgotten."""

import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from westmarch.core.rng import Rng
from westmarch.server.settings import Limit, Limits, Settings
from westmarch.server.storage import database as db

from ..harness import Client, Json, Running, play_on, running
from .test_ratings import RATED, registered, seated, spoken

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
PASSWORD = "mellon-mellon"


async def shown(client: Client, name: str) -> Json:
    return await client.get(f"/api/people/{name}")


async def test_a_profile_has_results_curve_recent_games_and_rivals_on_either_database(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server:
        async with seated(server, "Arwen", "Beren") as (_, table, visitors):
            await play_on(visitors, Rng(3))
            won = visitors[0].situation["outcome"]["winner"] == "fellowship"
        async with server.client() as stranger:
            arwen = await shown(stranger, "ARWEN")
            assert (arwen["name"], arwen["own"]) == ("Arwen", False)
            tally = {"won": int(won), "shared": 0, "lost": int(not won)}
            assert arwen["results"] == [{"game": "duel", "scenario": "standard", "side": "fellowship", "tally": tally}]
            assert arwen["rivals"] == [{"name": "Beren", "tally": tally}]
            assert [game["id"] for game in arwen["recent"]] == [table]
            (curve,) = arwen["ratings"]
            assert (curve["game"], curve["kind"]) == ("duel", "live")
            assert [point["points"] for point in curve["points"]] == [curve["rating"]["points"]]
            assert (await stranger.get("/api/people/Nobody", 404))["reason"] == "no_such_person"


async def test_what_is_not_shown_is_empty_for_others_and_not_on_the_leaderboard(settings: Make) -> None:
    async with running(settings()) as server, seated(server, "Arwen", "Beren") as (people, _, visitors):
        await play_on(visitors, Rng(3))
        hidden = {"emblem": "crown", "shows_results": False, "shows_ratings": False}
        own = await people[0].post("/api/profile", hidden)
        assert own["own"]
        assert own["results"]
        assert own["ratings"]
        other = await shown(people[1], "Arwen")
        assert other["emblem"] == "crown"
        assert [other[key] for key in ("results", "ratings", "rivals", "recent")] == [[], [], [], []]
        leaders = await people[1].get("/api/ratings?game=duel&kind=live")
        assert [row["name"] for row in leaders] == ["Beren"]


async def test_games_of_private_tables_are_shown_to_those_who_sat_there_alone(settings: Make) -> None:
    async with (
        running(settings()) as server,
        seated(server, "Arwen", "Beren", private=True) as (people, table, visitors),
    ):
        await play_on(visitors, Rng(3))
        async with server.client() as stranger:
            assert (await shown(stranger, "Arwen"))["recent"] == []
        assert [game["id"] for game in (await shown(people[1], "Arwen"))["recent"]] == [table]


async def test_a_guest_has_no_profile_to_change(server: Running) -> None:
    async with server.client() as guest:
        change = {"emblem": None, "shows_results": True, "shows_ratings": True}
        assert (await guest.post("/api/profile", change, 403))["reason"] == "not_registered"
        assert (await guest.get("/api/account/export", 403))["reason"] == "not_registered"


async def test_an_account_signs_in_by_its_new_name_alone(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        await registered(anna, "Arwen")
        assert (await anna.post("/api/me", {"name": "Undomiel"}))["account"]
        old, new = ({"name": name, "password": PASSWORD} for name in ("Arwen", "Undomiel"))
        assert (await boris.post("/api/login", old, 401))["reason"] == "wrong_password"
        assert (await boris.post("/api/me", {"name": "undomiel"}, 409))["reason"] == "name_taken"
        assert (await boris.post("/api/login", new))["name"] == "Undomiel"


async def test_a_new_password_ends_all_other_sessions(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as elsewhere:
        await registered(anna, "Arwen")
        await elsewhere.post("/api/login", {"name": "Arwen", "password": PASSWORD})
        change = {"old": "wrong-wrong", "new": "evenstar-evenstar"}
        assert (await anna.post("/api/account/password", change, 401))["reason"] == "wrong_password"
        answer = await anna.http.post("/api/account/password", json={**change, "old": PASSWORD})
        assert answer.status_code == 200
        assert (await anna.get("/api/me"))["account"]
        assert not (await elsewhere.get("/api/me"))["account"]
        await elsewhere.post("/api/login", {"name": "Arwen", "password": PASSWORD}, 401)
        await elsewhere.post("/api/login", {"name": "Arwen", "password": "evenstar-evenstar"})


async def test_one_signs_out_everywhere_at_once(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as elsewhere:
        await registered(anna, "Arwen")
        await elsewhere.post("/api/login", {"name": "Arwen", "password": PASSWORD})
        assert (await anna.http.delete("/api/sessions")).status_code == 204
        assert [one["current"] for one in await anna.get("/api/sessions")] == [True]
        assert not (await elsewhere.get("/api/me"))["account"]


async def test_all_ones_data_can_be_taken_away_and_no_secret_with_it(settings: Make) -> None:
    async with running(settings()) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        await visitors[0].ok("chat", text="Well met")
        await play_on(visitors, Rng(3))
        answer = await people[0].http.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        kept = json.loads(answer.text)
        assert kept["person"][0]["name"] == "Arwen"
        assert [line["text"] for line in kept["chat"]] == ["Well met"]
        assert [seat["id"] for seat in kept["seats"]] == [table]
        assert len(kept["rating_changes"]) == 1
        match = server.hall.tables[table].match
        for secret in ("argon2", "password", str(match.setup.seed), people[0].cookie.partition("=")[2], "Beren"):
            assert secret not in answer.text, secret


async def test_exports_are_limited(settings: Make) -> None:
    limits = Limits(exports=Limit(1, 0), accounts=Limit(9, 9))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        await registered(anna, "Arwen")
        await anna.get("/api/account/export")
        assert (await anna.get("/api/account/export", 429))["reason"] == "too_fast"


async def test_who_deletes_his_account_is_a_former_player_and_nothing_of_him_is_left(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server:
        async with seated(server, "Arwen", "Beren") as (people, table, visitors):
            await play_on(visitors, Rng(3))
            await visitors[0].ok("chat", text="Farewell")
            me = (await people[0].get("/api/me"))["id"]
            assert (await people[0].post("/api/account/delete", {"password": "wrong-wrong"}, 401))["reason"] == (
                "wrong_password"
            )
            guest = await people[0].post("/api/account/delete", {"password": PASSWORD})
            assert not guest["account"]
            assert guest["id"] != me
            seats = (await people[1].get(f"/api/tables/{table}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Former player", "Beren"]
            assert (await people[1].get("/api/people/Arwen", 404))["reason"] == "no_such_person"
            assert (await people[1].post("/api/me", {"name": "former player"}, 409))["reason"] == "name_confusing"
            history = await people[1].get(f"/api/tables/{table}/history")
            assert history["steps"]
        async with server.hall.store.reading() as connection:
            for column in (db.sessions.c.person, db.chat.c.person, db.decks.c.person, db.ratings.c.who):
                assert (await connection.execute(sa.select(column).where(column == me))).all() == []
        async with server.client() as anew:
            await registered(anew, "Arwen")
            assert (await shown(anew, "Arwen"))["results"] == []


async def test_who_deletes_his_account_gives_rated_games_up_and_leaves_the_others(settings: Make) -> None:
    async with running(settings()) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        while len(set(spoken(server, table))) < 2:
            await play_on(visitors, Rng(1), 1)
        friendly = (await people[0].create("me", "open"))["id"]
        await people[1].post(f"/api/tables/{friendly}/join", {})
        waiting = (await people[0].create("me", "open", **RATED))["id"]
        await people[0].post("/api/account/delete", {"password": PASSWORD})
        await visitors[1].until(lambda v: v.over)
        assert visitors[1].situation["outcome"]["by"] == "resigned"
        assert [seat["left"] for seat in (await people[1].get(f"/api/tables/{friendly}"))["seats"]] == [True, False]
        assert (await people[1].get(f"/api/tables/{waiting}"))["status"] == "over"
        assert [row["name"] for row in await people[1].get("/api/ratings?game=duel&kind=live")] == ["Beren"]
