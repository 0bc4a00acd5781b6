"""Joining, leaving, starting, resigning, replacing, playing again; chat, presence, standing orders."""

import asyncio
from collections.abc import Callable

import pytest

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.words import DONE, NO, PASS
from westmarch.server.settings import Settings

from ..harness import Running, Visitor, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


# Before the game


async def test_an_open_table_is_listed_until_it_starts(server: Running) -> None:
    async with server.client() as anna, server.client() as boris, server.client() as zoe:
        table = await anna.create("me", "open")
        assert table["id"] in [t["id"] for t in await boris.get("/api/tables?which=open")]
        joined = await boris.post(f"/api/tables/{table['id']}/join", {"seat": 1})
        assert joined["status"] == "playing"
        assert joined["yours"]
        assert joined["your_turn"]
        assert table["id"] not in [t["id"] for t in await zoe.get("/api/tables?which=open")]
        assert table["id"] in [t["id"] for t in await zoe.get("/api/tables?which=watch")]
        assert [t["id"] for t in await boris.get("/api/tables?which=mine")] == [table["id"]]


async def test_a_private_table_is_listed_nowhere_but_for_its_players(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        waiting = await anna.create("me", "open", private=True)
        playing = await anna.create("me", "me", private=True)
        listed = [t["id"] for which in ("open", "watch", "mine") for t in await zoe.get(f"/api/tables?which={which}")]
        assert waiting["id"] not in listed
        assert playing["id"] not in listed
        assert {t["id"] for t in await anna.get("/api/tables?which=mine")} == {waiting["id"], playing["id"]}


async def test_an_invitation_is_for_one_seat_and_one_person(server: Running) -> None:
    async with server.client() as anna, server.client() as boris, server.client() as zoe:
        table = await anna.create("friend", "me")
        path = f"/api/tables/{table['id']}/join"
        assert (await zoe.post(path, {"seat": 0}, 409))["reason"] == "seat_taken"
        assert (await zoe.post(path, {"invite": "wrong"}, 403))["reason"] == "bad_invite"
        await boris.post(path, {"invite": table["invites"]["0"]})
        assert (await zoe.post(path, {"invite": table["invites"]["0"]}, 409))["reason"] == "already_started"
        again = await boris.post(path, {"invite": table["invites"]["0"]})
        assert again["seats"][0]["kind"] == "person"


async def test_one_person_may_take_several_seats_before_the_game(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "friend", "me", "friend", game="wotr_cards")
        path = f"/api/tables/{table['id']}/join"
        first, second = table["invites"]["1"], table["invites"]["3"]
        assert (await anna.post(path, {"invite": first}))["seats"][1]["kind"] == "friend"
        await boris.post(path, {"invite": first})
        assert (await boris.post(path, {"invite": first}))["status"] == "waiting"
        assert (await boris.post(path, {"invite": second}))["status"] == "playing"
        async with boris.at(table["id"]) as visitor:
            assert visitor.situation["you"]["seats"] == [1, 3]


async def test_a_table_that_its_creator_leaves_before_the_game_is_over(server: Running) -> None:
    async with server.client() as anna, server.client() as boris, server.client() as zoe:
        table = await anna.create("me", "friend")
        await anna.post(f"/api/tables/{table['id']}/leave")
        assert (await boris.get(f"/api/tables/{table['id']}"))["status"] == "over"
        refusal = await zoe.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]}, 409)
        assert refusal["reason"] == "over"


async def test_the_creator_may_start_with_computers_on_the_empty_seats(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        table = await anna.create("me", "friend")
        path = f"/api/tables/{table['id']}/start"
        assert (await zoe.post(path, {}, 403))["reason"] == "not_creator"
        started = await anna.post(path, {"level": "easy"})
        assert started["status"] == "playing"
        assert [seat["kind"] for seat in started["seats"]] == ["person", "computer"]
        assert (await anna.post(path, {}, 409))["reason"] == "already_started"


async def test_those_who_wait_see_others_come_and_the_game_begin(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        await boris.post("/api/me", {"name": "  Boris\u202e \n the  Bold "})
        table = await anna.create("me", "open")
        async with anna.at(table["id"]) as a:
            assert a.situation["status"] == "waiting"
            assert a.situation["view"] is None
            assert await a.refused("say", version=0, words=[5]) == "not_started"
            await boris.post(f"/api/tables/{table['id']}/join", {})
            await a.until(lambda v: v.situation["status"] == "playing")
            assert a.situation["seats"][1]["name"] == "Boris the Bold"
            assert [entry["kind"] for entry in a.log] == ["joined", "started"]


# The end


async def test_one_who_resigns_loses(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(1), 5)
            await a.ok("resign", seat=0)
            await b.until(lambda v: v.over)
            assert b.situation["outcome"] == {"winner": "sauron", "by": "resigned", "loser": "fellowship"}
            assert b.situation["prompt"] is None
            for visitor in (a, b):
                assert await visitor.refused("say", version=visitor.version, words=[5]) == "over"
                assert await visitor.refused("resign", seat=0 if visitor is a else 1) == "over"
        history = await anna.get(f"/api/tables/{table['id']}/history")
        assert len(history["steps"]) == 5
        assert history["steps"][4]["option"]["spelling"] in history["record"]


async def test_where_one_of_a_team_resigns_the_other_side_wins(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me", "me", "me", game="wotr_cards")
        async with anna.at(table["id"]) as visitor:
            await visitor.ok("resign", seat=2)
            await visitor.until(lambda v: v.over)
            assert visitor.situation["outcome"] == {"winner": "witch_king", "by": "resigned", "loser": "aragorn"}


async def test_a_rematch_is_played_with_the_sides_changed_once_both_want_it(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert await a.refused("rematch") == "not_over"
            await a.ok("resign", seat=0)
            await a.until(lambda v: v.over)
            await a.ok("rematch")
            await b.until(lambda v: v.situation["rematch"] is not None)
            assert b.situation["rematch"]["waiting"] == [1]
            assert await a.refused("rematch") == "already_asked"
            await b.ok("rematch")
            await a.until(lambda v: v.situation["rematch_table"] is not None)
            assert await b.refused("rematch") == "already_asked"
            again = a.situation["rematch_table"]
        async with anna.at(again) as a, boris.at(again) as b:
            assert a.situation["status"] == "playing"
            assert a.situation["you"]["seats"] == [1]
            assert b.situation["you"]["seats"] == [0]
            await play_on([a, b], Rng(2), 4)


async def test_a_rematch_against_the_computer_begins_at_once(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "computer:easy")
        async with anna.at(table["id"]) as a:
            await a.ok("resign", seat=0)
            await a.until(lambda v: v.over)
            await a.ok("rematch")
            await a.until(lambda v: v.situation["rematch_table"] is not None)
        async with anna.at(a.situation["rematch_table"]) as a:
            assert [seat["kind"] for seat in a.situation["seats"]] == ["computer", "person"]


# Leaving and being replaced


async def test_one_who_left_may_come_back(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            await boris.post(f"/api/tables/{table['id']}/leave")
            await a.until(lambda v: v.situation["seats"][1]["left"])
            await boris.post(f"/api/tables/{table['id']}/join", {"seat": 1})
            await a.until(lambda v: not v.situation["seats"][1]["left"])
            assert [entry["kind"] for entry in a.log if entry["of"] == "table"][-2:] == ["left", "returned"]
            assert await a.refused("replace", seat=1, level="easy") == "still_here"


async def test_the_computer_takes_over_for_one_who_left_if_the_other_wants_it(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            assert await a.refused("replace", seat=0) == "bad_seats"
            await boris.post(f"/api/tables/{table['id']}/leave")
            await a.until(lambda v: v.situation["seats"][1]["left"])
            assert await a.refused("replace", seat=1, level="divine") == "bad_level"
            await a.ok("replace", seat=1, level="easy")
            await a.until(lambda v: v.situation["seats"][1]["kind"] == "computer" and bool(v.options))
            async with boris.at(table["id"]) as b:
                assert b.situation["you"]["seats"] == []
                assert await b.refused("say", version=b.version, words=[5]) == "not_seated"


async def test_one_who_is_long_away_may_be_replaced_too(settings: Make) -> None:
    async with (
        running(settings(away_seconds=0.2, notice_seconds=0.1)) as server,
        server.client() as anna,
        server.client() as boris,
    ):
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            async with boris.at(table["id"]):
                await asyncio.sleep(0.3)
                assert await a.refused("replace", seat=1, level="easy") == "still_here"
                heard = len(a.messages)
            await a.until(
                lambda v: any(m["type"] == "presence" and m["seats"][1]["replaceable"] for m in v.messages[heard:])
            )
            await a.ok("replace", seat=1, level="easy")
            await a.until(lambda v: v.situation["seats"][1]["kind"] == "computer")


# Standing orders


def passing_prompt(visitor: Visitor) -> str | None:
    """The prompt that is asked, if one can pass at it."""
    return visitor.situation["prompt"]["name"] if {PASS, NO, DONE} & set(visitor.options) else None


async def test_the_server_passes_by_a_standing_order_until_it_is_cancelled(server: Running) -> None:
    names = [prompt.name for prompt in registry.find("duel").prompts]
    async with server.client() as anna:
        for seed in range(40):
            table = await anna.create("me", "me")
            async with anna.at(table["id"]) as a:
                rng = Rng(seed)
                while not a.over and passing_prompt(a) is None:
                    await a.say(rng.pick(a.options))
                if a.over:
                    continue
                name, seat, said = passing_prompt(a), a.asked, a.said
                assert name in names
                await a.ok("orders", seat=seat, prompt=name, order="pass")
                await a.until(lambda v, said=said: v.said > said)
                assert a.situation["you"]["orders"] == [
                    {"seat": seat, "prompt": name, "order": "pass", "until": "cancelled"}
                ]
                await a.ok("orders", seat=seat, prompt=name, order="ask")
                await a.until(lambda v: v.situation["you"]["orders"] == [])
                return
    raise AssertionError("no game had a prompt at which one can pass")


async def test_an_order_until_ones_own_word_ends_with_it(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await a.ok("orders", seat=a.asked, prompt="bonus_unit", order="pass", until="own_word")
            await a.until(lambda v: len(v.situation["you"]["orders"]) == 1)
            await a.say(a.options[0])
            assert a.situation["you"]["orders"] == []
            assert await a.refused("orders", seat=0, prompt="nonsense", order="pass") == "no_such_order"


async def test_an_order_does_not_make_a_word_stale(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            version = a.version
            await a.ok("orders", seat=0, prompt="bonus_unit", order="pass")
            await a.until(lambda v: v.version > version)
            await a.ok("say", version=version, words=[a.options[0]])


# Chat and presence


async def test_chat_reaches_everybody_and_those_who_come_later(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        await anna.post("/api/me", {"name": "Anna"})
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
            await a.ok("chat", text="<b>hello</b>\n\x07  there")
            await z.until(lambda v: any(m["type"] == "chat" for m in v.messages))
            line = next(m["line"] for m in z.messages if m["type"] == "chat")
            assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "<b>hello</b> there")
            await z.ok("chat", text="hello")
            assert await z.refused("chat", text=" \u200b ") == "malformed"
            assert await z.refused("chat", text="x" * 501) == "malformed"
        async with zoe.at(table["id"]) as z:
            assert [(line["seat"], line["text"]) for line in z.situation["chat"]] == [
                (0, "<b>hello</b> there"),
                (None, "hello"),
            ]


async def test_one_sees_who_is_there(server: Running) -> None:
    async with server.client() as anna, server.client() as boris, server.client() as zoe:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            assert [seat["online"] for seat in a.situation["seats"]] == [True, False]
            async with boris.at(table["id"]), zoe.at(table["id"]):
                await a.until(
                    lambda v: (
                        v.messages[-1]["type"] == "presence"
                        and v.messages[-1]["seats"][1]["online"]
                        and v.messages[-1]["watching"] == 1
                    )
                )
            await a.until(lambda v: not v.messages[-1]["seats"][1]["online"] and v.messages[-1]["watching"] == 0)


async def test_a_new_name_is_seen_at_once(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await anna.post("/api/me", {"name": "Éowyn"})
            await a.until(lambda v: v.messages[-1].get("seats", [{}])[0].get("name") == "Éowyn")


async def test_a_ping_is_answered(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            assert (await a.send("ping"))["type"] == "pong"
