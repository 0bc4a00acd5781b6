import math
import random
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
import pytest

from westmarch.core.rng import Rng
from westmarch.core.table import load
from westmarch.server.settings import Settings

from ..harness import Running, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


async def test_two_people_play_a_whole_game_over_a_friends_link(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, server.client() as anna, server.client() as boris:
        table = await anna.create("me", "friend")
        await boris.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert a.situation["you"]["seats"] == [0]
            assert b.situation["you"]["seats"] == [1]
            await play_on([a, b], Rng(1))
            assert a.over
            assert a.situation["outcome"] == b.situation["outcome"]
            assert next(entry for entry in a.log if entry["of"] == "table")["kind"] == "joined"
            assert a.log == b.log
            said = a.said
        history = await boris.get(f"/api/tables/{table['id']}/history")
        assert load(history["record"]).state.over
        assert len(history["steps"]) == said


async def test_one_person_plays_both_seats_of_a_hot_seat_game(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            assert a.situation["you"] == {
                **a.situation["you"],
                "viewer": 0,
                "seats": [0, 1],
            }
            await play_on([a], Rng(2))
            assert a.over


async def test_a_person_plays_a_whole_game_against_the_computer(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("computer:easy", "me")
        async with anna.at(table["id"]) as a:
            rng = Rng(3)
            while not a.over:
                await a.until(lambda v: v.over or bool(v.options))
                if not a.over:
                    await a.say(rng.pick(a.options))
            assert a.situation["outcome"]["winner"] in ("fellowship", "sauron", "shared")
            assert any(message["type"] == "thinking" and message["on"] for message in a.messages)
            assert a.situation["seats"][0]["level"] == "easy"


@pytest.mark.usefixtures("wotr_cards")
async def test_four_people_play_a_game_of_hidden_hands(server: Running) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.client()) for _ in range(4)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        table = await people[0].post(
            "/api/tables", {"game": "wotr_cards", "seats": seats, "options": {"scenario": "trilogy"}}
        )
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/join", {})
        visitors = [await stack.enter_async_context(person.at(table["id"])) for person in people]
        assert [visitor.situation["you"]["viewer"] for visitor in visitors] == [0, 1, 2, 3]
        await play_on(visitors, Rng(9), 60)
        assert len({msgspec.json.encode(visitor.situation["view"]) for visitor in visitors}) > 1
        await visitors[0].ok("resign", seat=0)
        await visitors[3].until(lambda v: v.over)
        assert visitors[3].situation["outcome"]["by"] == "resigned"


async def test_a_spectator_follows_a_game_and_is_asked_nothing(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
            await play_on([a], Rng(4), 20)
            await z.until(lambda v: v.version == a.version)
            assert z.situation["you"]["viewer"] is None
            assert z.situation["you"]["seats"] == []
            assert z.log == a.log
            assert all(m["prompt"]["options"] is None for m in z.messages if m.get("prompt"))
            assert await z.refused("say", version=z.version, words=[a.options[0]]) == "not_seated"
            await a.until(lambda v: v.messages[-1]["type"] == "presence" or v.situation["watching"] == 1)


async def test_a_secret_prompt_is_shown_to_others_without_options_and_arguments(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(5))
            for own, other in ((a, b), (b, a)):
                prompts = {m["version"]: m["prompt"] for m in other.messages if m.get("prompt")}
                chosen = [m for m in own.messages if m.get("prompt") and m["prompt"]["options"]]
                both = [(m["prompt"], prompts[m["version"]]) for m in chosen if m["version"] in prompts]
                assert both
                for full, told in both:
                    assert told["options"] is None
                    assert told["name"] == full["name"]
                    assert not (told["secret"] and told["args"])


async def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice(server: Running) -> None:
    chance = random.Random(6)
    async with server.client() as anna, server.client() as zoe:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            kept: list[dict[str, object]] = []
            version = -1
            rng = Rng(6)
            while not a.over:
                await play_on([a], rng, chance.randint(1, 9))
                if chance.random() < 0.5 and not a.over:
                    to = max(0, a.said - chance.randint(1, 6))
                    await a.ok("ask_undo", to=to)
                    await a.until(lambda v, to=to: v.said == to)
                async with zoe.at(table["id"], since=version) as z:
                    news = z.situation
                    kept = [entry for entry in kept if entry["said"] <= news["log_from"]] + news["log"]
                    version = news["version"]
                    assert kept == a.log
        async with anna.at(table["id"]) as again:
            assert again.log == a.log
            assert again.situation["view"] == a.situation["view"]


async def test_a_version_that_never_was_gets_the_whole_log(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(7), 10)
            async with anna.at(table["id"], since=99_999) as b:
                assert b.situation["log_from"] == -1
                assert b.log == a.log


async def test_tables_do_not_stay_in_memory_when_nobody_needs_them(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(8), 12)
            view = a.situation["view"]
            live = server.hall.tables[table["id"]]
            live.used = -math.inf
            await server.hall.sweep()
            assert table["id"] in server.hall.tables
        while table["id"] in server.hall.tables:
            live.used = -math.inf  # a while passes
            await server.hall.sweep()
        async with anna.at(table["id"]) as a:
            assert a.situation["view"] == view
            assert a.said == 12
