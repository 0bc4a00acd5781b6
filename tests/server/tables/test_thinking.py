"""Computer players, hints and analyses: thought about in worker processes, without blocking anybody."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from westmarch.ai import thinking
from westmarch.ai.players import Thought
from westmarch.ai.workers import COMPILED, engine_folder
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.server.settings import Settings
from westmarch.server.tables.computers.line import Asker

from ..harness import LoopTime, Running, play_on, running, think_of_nothing

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
FIRST_CYCLED = 2  # cards of the first hand in this scenario


async def test_a_hint_shows_what_the_computer_would_do(settings: Make) -> None:
    async with running(settings(hint_level="flat:30")) as server, server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            hint = await a.send("hint")
            assert hint["type"] == "hint"
            assert hint["version"] == a.version
            assert 1 <= len(hint["options"]) <= 3
            assert hint["options"][0]["option"]["word"] in a.options
            assert -1 <= hint["options"][0]["value"] <= 1


def test_hints_stand_in_the_order_of_their_estimates_and_what_was_hardly_tried_is_left_out() -> None:
    thoughts = [Thought(1, 0.12, 100), Thought(2, 0.2, 90), Thought(3, 0.9, 4)]
    assert [thought.word for thought in thinking.by_estimate(thoughts)] == [2, 1]


def test_several_minds_say_what_they_tried_most_often_together_and_go_on_as_the_surest_of_that_mind() -> None:
    one = thinking.Considered([1, 7], {1: 60, 2: 40})
    two = thinking.Considered([2, 8], {1: 45, 2: 55})
    three = thinking.Considered([1, 9], {1: 70, 2: 30})
    assert thinking.agreed([one, two, three]) == [1, 9]
    assert thinking.agreed([two]) == [2, 8]


def test_a_word_that_none_would_say_alone_may_be_what_all_agree_on() -> None:
    one, two = thinking.Considered([1, 7], {1: 60, 3: 50}), thinking.Considered([2, 8], {2: 60, 3: 50})
    assert thinking.agreed([one, two]) == [3]


def test_those_who_do_not_search_agree_as_well() -> None:
    assert thinking.agreed([thinking.Considered([4], {})]) == [4]


async def test_the_master_thinks_in_several_processes_and_plays_on(settings: Make) -> None:
    async with running(settings(thinkers=3)) as server, server.client() as anna:
        asked: list[object] = []
        ask = server.hall.workers.ask

        async def counted(kind: int, asker: Asker, function: Callable[..., object], *args: object) -> object:
            asked.append(function)
            return await ask(kind, asker, function, *args[:2], "mcts:20", args[3])

        server.hall.workers.ask = counted  # type: ignore[method-assign, assignment]
        table = await anna.create("me", "computer:master")
        async with anna.at(table["id"]) as a:
            await a.until(lambda a: a.said > 0)
        assert asked.count(thinking.consider) >= 2


def test_a_hint_for_a_set_names_the_whole_set() -> None:
    state = registry.find("wotr_cards").new(registry.find("wotr_cards").options({"scenario": "fellowship"}), 1)
    (advice,) = thinking.hint("wotr_cards", state, "flat:20", 1)
    for word in advice.words:
        state.choose(word)
    assert len(advice.words) == FIRST_CYCLED


async def test_hints_are_for_the_one_who_chooses_and_only_where_they_are_allowed(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            assert await a.refused("hint") == "not_your_turn"
        table = await anna.create("me", "me", hints=False)
        async with anna.at(table["id"]) as a:
            assert await a.refused("hint") == "no_hints"


async def test_a_finished_game_is_analysed_word_by_word_once(settings: Make) -> None:
    async with running(settings(analysis_level="flat:4")) as server, server.client() as anna:
        table = await anna.create("me", "me")
        path = f"/api/tables/{table['id']}/analysis"
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(1), 12)
            await a.ok("resign", seat=0)
        begun = await anna.post(path)
        assert begun == {"done": 0, "total": 13, "estimates": []}
        found = begun
        while found["done"] < found["total"]:
            await asyncio.sleep(0.05)
            found = await anna.get(path)
        assert len(found["estimates"]) == 13
        assert all(len(values) == 2 and -1 <= values[0] <= 1 for values in found["estimates"])
        assert await anna.post(path) == found


async def test_a_table_where_the_computer_thinks_does_not_block_another(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        await server.hall.workers.warm_up()
        thinking = await anna.create("me", "computer:hard")
        async with anna.at(thinking["id"]) as a:
            table = await boris.create("me", "me")
            async with boris.at(table["id"]) as b:
                await play_on([b], Rng(1), 10)
            await a.until(lambda v: v.said > 0)


async def test_what_the_computer_thought_about_a_word_that_was_taken_back_is_forgotten(settings: Make) -> None:
    """Its answer to a secret question comes when a slot of time ends: meanwhile the word before is taken back."""
    async with running(settings(computer_delay=1000.0)) as server, server.client() as anna:
        think_of_nothing(server)
        table = await anna.create("me", "computer:easy", game="wotr_cards", options={"scenario": "fellowship"})
        async with anna.at(table["id"]) as a:
            while a.options:
                await a.say(a.options[0])
            pilot = server.hall.tables[table["id"]].pilot
            assert pilot.busy
            await a.ok("ask_undo", to=0)
            await a.until(lambda v: v.said == 0)
            await LoopTime.of().until(lambda: not pilot.busy, step=500.0)
            assert a.said == 0
            assert a.options


async def test_a_broken_worker_is_replaced(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await server.hall.workers.warm_up()
        (worker,) = server.hall.workers.workers
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        table = await anna.create("me", "computer:easy")
        async with anna.at(table["id"]) as a:
            await a.until(lambda v: v.said > 0)


def test_those_who_play_together_expect_the_same() -> None:
    game = registry.find("lcg")
    state = game.new(game.options({"seats": 2}), 1)
    values = thinking.estimate("lcg", state, "mcts:20", 1)
    assert len(values) == 2
    assert values[0] == values[1]


async def test_a_running_table_goes_on_with_the_compiled_engine_once_it_is_there(
    settings: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word is lost, and nobody starts the server again. Where the engine lies is all that counts here: it is this one."""
    compiled = tmp_path / "compiled"
    monkeypatch.setenv(COMPILED, str(compiled))
    async with running(settings()) as server, server.client() as anna:
        table = await anna.create("computer:easy", "me")
        async with anna.at(table["id"]) as a:
            await a.until(lambda v: bool(v.options))
            said = a.said
            before = server.hall.workers.workers[0].pid
            compiled.symlink_to(engine_folder())
            rng = Rng(5)
            while a.said < said + 12 and not a.over:
                await a.say(rng.pick(a.options))
                await a.until(lambda v: bool(v.options) or v.over)
            assert server.hall.workers.workers[0].pid != before


async def test_a_server_for_tests_plays_the_same_game_again(settings: Make) -> None:
    courses = []
    async with running(settings(repeatable=True)) as server, server.client() as anna:
        for seed in ("5", "5", "6"):
            anna.http.headers["x-westmarch-seed"] = seed
            table = await anna.create("computer:easy", "me")
            async with anna.at(table["id"]) as a:
                while a.said < 12:
                    await a.until(lambda v: bool(v.options))
                    await a.say(a.options[0])
                await a.until(lambda v: bool(v.options))
                sitting = (await server.hall.table(table["id"])).match.sitting
                courses.append([spoken.word for spoken in sitting.line])
    assert courses[0] == courses[1] != courses[2]


async def test_nobody_else_can_ask_for_a_seed(settings: Make) -> None:
    async with running(settings(repeatable=False)) as server, server.client() as anna:
        anna.http.headers["x-westmarch-seed"] = "5"
        table = await anna.create("me", "me")
        assert (await server.hall.table(table["id"])).match.setup.seed != 5
