"""Bots: made by their owners, known by tokens that allow what they say and nothing else, shown as what they are."""

import asyncio
import contextlib
import json
from collections.abc import Callable

import httpx
import pytest
import sqlalchemy as sa

from westmarch.server.settings import Limit, Limits, Settings
from westmarch.server.storage import database as db

from ..harness import NO_LIMITS, running
from .meeting_house import BY_NOBODY, PASSWORD, BotClient, account, bot, bot_of_elrond, first, token_for, wish

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


async def test_a_guest_has_no_bots_and_nobody_reaches_for_anothers(settings: Make) -> None:
    async with running(settings()) as server, server.client() as guest, account(server, "Elrond") as elrond:
        assert (await guest.post("/api/bots/mine", {"name": "Golem"}, 403))["reason"] == "not_registered"
        made = await elrond.post("/api/bots/mine", {"name": "Golem"})
        async with account(server, "Saruman") as saruman:
            path = f"/api/bots/mine/{made['id']}/tokens"
            new = {"name": "mine", "scopes": ["play"]}
            assert (await saruman.post(path, new, 404))["reason"] == "no_such_bot"
            token = await elrond.post(path, new)
            stolen = await saruman.http.delete(f"/api/bots/tokens/{token['about']['id']}")
            assert stolen.json()["reason"] == "no_such_bot"
        assert (await elrond.post("/api/bots/mine", {"name": "golem"}, 409))["reason"] == "name_taken"
        assert [one["name"] for one in (await elrond.get("/api/bots/mine"))[0]["tokens"]] == ["mine"]


async def test_of_a_token_only_a_hash_is_stored_and_a_bot_cannot_sign_in(settings: Make) -> None:
    async with running(settings()) as server, account(server, "Elrond") as elrond:
        token = await token_for(elrond, "Golem")
        async with server.hall.store.reading() as connection:
            for table in (db.tokens, db.people, db.sessions):
                assert token not in str((await connection.execute(sa.select(table))).all())
        refused = await elrond.post("/api/login", {"name": "Golem", "password": "golem-golem"}, 401)
        assert refused["reason"] == "wrong_password"


SCOPED = [
    ("play", "GET", "/tables/TABLE/stream", None),
    ("play", "GET", "/tables/TABLE/question", None),
    ("play", "POST", "/tables/TABLE/words", BY_NOBODY),
    ("play", "POST", "/tables/TABLE/undo", {"yes": True}),
    ("play", "POST", "/tables/TABLE/resign", None),
    ("play", "POST", "/tables/TABLE/rematch", None),
    ("play", "POST", "/tables/TABLE/join", {"invite": "x"}),
    ("chat", "POST", "/tables/TABLE/chat", {"text": "hello"}),
    ("challenge", "GET", "/challenges", None),
    ("challenge", "POST", "/challenges", {"name": "Elrond", "wish": {"game": "duel"}}),
    ("challenge", "POST", "/challenges/x/accept", None),
    ("challenge", "GET", "/tournaments", None),
    ("challenge", "GET", "/tournaments/x", None),
    ("challenge", "POST", "/tournaments/x/enter", None),
    ("challenge", "POST", "/tournaments/x/leave", None),
]


async def test_a_token_allows_what_its_scopes_say_and_nothing_else(settings: Make) -> None:
    async with running(settings()) as server, account(server, "Elrond") as elrond:
        table = (await elrond.create("me", "me"))["id"]
        for scope in ("play", "challenge", "chat"):
            async with bot(server, await token_for(elrond, f"Golem {scope}", [scope])) as golem:
                assert (await golem.get("/api/bot/account"))["name"] == f"Golem {scope}"
                for needed, method, path, body in SCOPED:
                    answer = await golem.http.request(method, "/api/bot" + path.replace("TABLE", table), json=body)
                    refused = answer.json()["reason"] == "out_of_scope" if answer.status_code == 403 else False
                    assert refused == (needed != scope), (scope, path, answer.text)


async def test_every_door_for_bots_is_in_the_list_of_scopes(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        document = await anna.get("/api/openapi/openapi.json")
        doors = {path.removeprefix("/api/bot") for path in document["paths"]}
        open_to_all = {"/account", "/stream", "/tables/{table_id}"}
        names = (
            ("TABLE", "{table_id}"),
            ("/challenges/x/accept", "/challenges/{challenge}/{how}"),
            ("/x", "/{tournament}"),
        )
        listed = set()
        for _, _, path, _ in SCOPED:
            for given, name in names:
                path = path.replace(given, name)
            listed.add(path)
        assert doors == open_to_all | listed
        assert document["paths"]["/api/bot/tables/{table_id}/words"]["post"]["requestBody"]
        assert json.dumps(document).count("#/components/schemas/")


async def test_a_token_opens_nothing_but_the_bots_doors_and_a_cookie_does_not_open_those(settings: Make) -> None:
    async with running(settings()) as server, account(server, "Elrond") as elrond:
        async with bot(server, await token_for(elrond, "Golem")) as golem:
            for path in ("/api/me", "/api/tables?which=mine", "/api/sessions", "/api/bots/mine"):
                assert (await golem.get(path, 403))["reason"] == "out_of_scope"
            assert (await golem.post("/api/tables", {"game": "duel", "seats": []}, 403))["reason"] == "out_of_scope"
        assert (await elrond.get("/api/bot/account", 401))["reason"] == "bad_token"
        async with bot(server, "wm_nonsense") as nobody:
            assert (await nobody.get("/api/bot/account", 401))["reason"] == "bad_token"


async def test_a_revoked_token_ends_whatever_goes_on_by_it(settings: Make) -> None:
    async with running(settings()) as server, account(server, "Elrond") as elrond:
        token = await token_for(elrond, "Golem")
        async with bot(server, token) as golem:
            sent = await elrond.post("/api/challenges", {"name": "golem", "wish": wish()})
            taken = await golem.post(f"/api/bot/challenges/{sent['id']}/accept")
            events, seen = golem.lines("/stream"), golem.lines(f"/tables/{taken['table']}/stream")
            assert (await first(events, "game_start"))["table"] == taken["table"]
            assert (await anext(seen))["type"] == "snapshot"
            token_id = (await elrond.get("/api/bots/mine"))[0]["tokens"][0]["id"]
            assert (await elrond.http.delete(f"/api/bots/tokens/{token_id}")).status_code == 204
            assert [event async for event in events] == []
            assert "snapshot" not in [line["type"] async for line in seen]
            assert (await golem.get("/api/bot/account", 401))["reason"] == "bad_token"


async def test_with_its_owner_a_bot_loses_its_tokens(settings: Make) -> None:
    async with running(settings()) as server, bot_of_elrond(server) as (elrond, golem):
        assert [one["name"] for one in (await elrond.get("/api/account/export"))["bots"]] == ["Golem"]
        await elrond.post("/api/account/delete", {"password": PASSWORD})
        assert (await golem.get("/api/bot/account", 401))["reason"] == "bad_token"


async def test_a_bot_plays_by_words_and_is_shown_as_what_it_is(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, bot_of_elrond(server) as (elrond, golem):
        assert await elrond.get("/api/bots") == []
        events = golem.lines("/stream")
        sent = await elrond.post("/api/challenges", {"name": "Golem", "wish": wish(seat=0)})
        heard = await first(events, "challenge")
        assert heard["challenge"]["challenger"] == {"name": "Elrond", "bot": False}
        assert await elrond.get("/api/bots") == ["Golem"]
        table = (await golem.post(f"/api/bot/challenges/{sent['id']}/accept"))["table"]
        assert (await first(events, "game_start"))["game"] == "duel"
        seats = (await elrond.get(f"/api/tables/{table}"))["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [("Elrond", False), ("Golem", True)]
        async with elrond.at(table) as visitor:
            assert [seat["bot"] for seat in visitor.situation["seats"]] == [False, True]
            asked = await golem.get(f"/api/bot/tables/{table}/question")
            question = asked["question"]
            assert (question["game"], question["seat"], question["id"]) == ("duel", "sauron", asked["version"])
            path = f"/api/bot/tables/{table}/words"
            said = {"id": "1", "version": asked["version"], "words": [question["options"][0]]}
            assert (await golem.post(path, {**said, "words": ["dance"]}, 409))["reason"] == "illegal_word"
            done = await golem.post(path, said)
            assert await golem.post(path, said) == done  # said once, however often it is sent
            await golem.post(f"/api/bot/tables/{table}/chat", {"text": "good luck"})
            await visitor.until(lambda v: any(m["type"] == "chat" for m in v.messages))
            await golem.post(f"/api/bot/tables/{table}/resign")
            await visitor.until(lambda v: v.over)
        assert (await first(events, "game_over"))["table"] == table


async def test_a_bot_sits_down_only_where_it_is_invited(settings: Make) -> None:
    async with running(settings()) as server, bot_of_elrond(server) as (elrond, golem):
        lobby = (await elrond.create("me", "open"))["id"]
        body = {"invite": "nonsense"}
        assert (await golem.post(f"/api/bot/tables/{lobby}/join", body, 403))["reason"] == "bad_invite"
        assert (await golem.post(f"/api/bot/tables/{lobby}/join", {}, 400))["reason"] == "malformed"
        made = await elrond.create("me", "friend")
        joined = await golem.post(f"/api/bot/tables/{made['id']}/join", {"invite": made["invites"]["1"]})
        assert (joined["status"], joined["seats"][1]["bot"]) == ("playing", True)


async def test_bots_are_limited_in_games_and_in_requests(settings: Make) -> None:
    values = {name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__}
    limits = Limits(**{**values, "games_of_bot": 1, "requests_of_bot": Limit(6, 0)})
    async with running(settings(limits=limits)) as server, bot_of_elrond(server) as (elrond, golem):
        sent = [await elrond.post("/api/challenges", {"name": "Golem", "wish": wish()}) for _ in range(2)]
        await golem.post(f"/api/bot/challenges/{sent[0]['id']}/accept")
        full = await golem.post(f"/api/bot/challenges/{sent[1]['id']}/accept", expect=409)
        assert full["reason"] == "too_many_games"
        codes = [(await golem.http.get("/api/bot/account")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 200, 429]


async def test_a_server_that_ends_lets_go_whoever_reads_a_stream(settings: Make) -> None:
    async with running(settings()) as server:
        ended = asyncio.Event()

        async def read(golem: BotClient) -> None:
            with contextlib.suppress(httpx.RemoteProtocolError):
                async for _ in golem.lines("/stream"):
                    pass
            ended.set()

        async with bot_of_elrond(server) as (_, golem):
            reading = asyncio.create_task(read(golem))
            while not server.hall.bell.waiting:
                await asyncio.sleep(0)
            for connection in list(server.uvicorn.server_state.connections):
                connection.shutdown()
            await ended.wait()
            await reading
