import pytest

from westmarch.core.rng import Rng
from westmarch.core.table import load

from ..harness import Running, Visitor, play_on

pytestmark = pytest.mark.anyio


async def until_undo_is_free(visitor: Visitor, rng: Rng) -> None:
    """Play a hot-seat game to a word that can be taken back."""
    for _ in range(200):
        await visitor.say(rng.pick(visitor.options))
        if visitor.situation["you"]["may_undo"]:
            return
    raise AssertionError("no word of this game could be taken back")


async def test_a_word_that_revealed_nothing_is_taken_back_at_once(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            rng = Rng(1)
            await a.say(rng.pick(a.options))
            while True:
                before = (a.situation["view"], a.situation["prompt"], a.said)
                log = list(a.log)
                await a.say(rng.pick(a.options))
                if a.situation["you"]["may_undo"]:
                    break
            version = a.version
            await a.ok("undo", version=version)
            await a.until(lambda v: v.version > version)
            assert (a.situation["view"], a.situation["prompt"], a.said) == before
            assert a.log[:-1] == log
            assert a.log[-1]["kind"] == "undone"


async def test_a_word_that_revealed_something_is_not_free(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            rng = Rng(1)
            while a.situation["you"]["may_undo"] or a.said == 0:
                await a.say(rng.pick(a.options))
            assert await a.refused("undo", version=a.version) == "undo_not_free"


async def test_against_computers_one_may_go_back_at_will_and_chance_takes_another_course(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(2), 30)
            assert a.situation["you"]["undo_to"] == 29
            await a.ok("ask_undo", to=5)
            await a.until(lambda v: v.said == 5)
            assert a.log[-1]["kind"] == "forked"
            await a.ok("ask_undo", to=2)
            await a.until(lambda v: v.said == 2)
            await play_on([a], Rng(3))
        history = await anna.get(f"/api/tables/{table['id']}/history")
        assert "fork" in history["record"]
        assert load(history["record"]).state.over


async def test_with_others_going_back_needs_their_consent(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(4), 12)
            await a.ok("ask_undo", to=3)
            await b.until(lambda v: v.situation["undo"] is not None)
            assert b.situation["undo"] == {"seat": 0, "to": 3, "agreed": [0], "waiting": [1]}
            assert await a.refused("ask_undo", to=2) == "already_asked"
            assert await a.refused("answer_undo", yes=True) == "already_asked"
            await b.ok("answer_undo", yes=False)
            await a.until(lambda v: v.situation["undo"] is None)
            assert a.said == 12
            assert await b.refused("answer_undo", yes=True) == "nothing_asked"
            await a.ok("ask_undo", to=3)
            await b.ok("answer_undo", yes=True)
            await a.until(lambda v: v.said == 3)
            await b.until(lambda v: v.said == 3)
            assert a.log == b.log
            await play_on([a, b], Rng(5), 5)


async def test_a_word_said_withdraws_the_question(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(6), 8)
            await a.ok("ask_undo", to=0)
            await b.until(lambda v: v.situation["undo"] is not None)
            await play_on([a, b], Rng(6), 1)
            assert a.situation["undo"] is None


async def test_one_cannot_go_back_to_where_one_is_or_was_never(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            assert await a.refused("undo", version=a.version) == "nothing_to_undo"
            await play_on([a], Rng(7), 4)
            assert await a.refused("ask_undo", to=4) == "nothing_to_undo"
            assert await a.refused("ask_undo", to=400) == "nothing_to_undo"
            assert await a.refused("undo", version=2) == "stale"
