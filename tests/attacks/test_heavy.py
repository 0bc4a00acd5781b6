"""Whoever asks for much slows nobody else: finished games are read in a worker, and the line before the workers is fair."""

import asyncio
import os
import signal
from collections.abc import Callable

import pytest
from tests.server.harness import Client, Running, play_on, running

from westmarch.core.rng import Rng
from westmarch.core.sittings.sitting import Sitting
from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit, Settings
from westmarch.server.tables.computers.line import ANALYSIS, HINT, MOVE, READING, Asker, Line, Task

from .test_strangers import with_limits

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
PATIENT = (
    120.0  # seconds that a worker may think: it is given up only where a test wants it, however busy the machine is
)


async def finished(client: Client) -> str:
    """The path of a game that somebody has played against himself and given up."""
    table = await client.create("me", "me")
    async with client.at(table["id"]) as visitor:
        await play_on([visitor], Rng(4), 20)
        await visitor.ok("resign", seat=0)
        await visitor.until(lambda v: v.over)
    return f"/api/tables/{table['id']}"


async def test_finished_games_are_not_played_over_where_others_wait(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings()) as server, server.client() as anna:
        path = await finished(anna)

        def replay(_: Sitting) -> None:
            raise AssertionError("the server's own process plays a game over")

        monkeypatch.setattr(Sitting, "replay", replay)
        assert (await anna.get(f"{path}/at/7"))["said"] == 7
        assert len((await anna.get(f"{path}/history"))["steps"]) == 20


async def test_what_was_read_once_is_not_read_again(settings: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings()) as server, server.client() as anna:
        path = await finished(anna)
        asked = []
        ask = server.hall.workers.ask

        async def counted(*question: object) -> object:
            asked.append(question[0])
            return await ask(*question)

        monkeypatch.setattr(server.hall.workers, "ask", counted)
        moments = await asyncio.gather(*[anna.get(f"{path}/at/{said}") for said in range(16)])
        assert [moment["said"] for moment in moments] == list(range(16))
        for _ in range(3):
            await anna.get(f"{path}/history")
        assert asked.count(READING) == 2


async def test_reading_hints_and_analyses_have_limits_by_person_and_by_address(settings: Make) -> None:
    few = Limit(2, 0.001)
    limits = with_limits(hints=few, readings=few, analyses_of_address=few)
    made = settings(limits=limits, analysis_level="random", hint_level="random")
    async with running(made) as server, server.client() as anna, server.client() as boris:
        path = await finished(anna)
        assert [(await anna.http.get(f"{path}/at/{n}")).status_code for n in range(3)] == [200, 200, 429]
        assert (await boris.http.get(f"{path}/at/0")).status_code == 200
        visitors = (anna, boris, anna)
        assert [(await v.http.post(f"{path}/analysis")).status_code for v in visitors] == [200, 200, 429]
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            answers = [await a.send("hint") for _ in range(3)]
        assert [answer.get("reason") for answer in answers] == [None, None, "too_fast"]


# The line


def task(kind: int, person: str, address: str, name: str = "") -> Task:
    return Task(kind, Asker(person, address), print, (name,), asyncio.get_running_loop().create_future())


async def names(line: Line, count: int) -> list[str]:
    return [(await line.get()).args[0] for _ in range(count)]


async def test_one_who_asks_once_waits_for_one_answer_of_each_other_address() -> None:
    line = Line(100, 100)
    for n in range(40):
        line.put(task(MOVE, f"guest {n}", "mallory's", "m"))
    line.put(task(HINT, "anna", "anna's", "a"))
    line.put(task(MOVE, "boris", "boris's", "b"))
    assert await names(line, 6) == ["m", "a", "b", "m", "m", "m"]


async def test_the_people_of_an_address_take_turns() -> None:
    line = Line(100, 100)
    for n in range(3):
        line.put(task(MOVE, "mallory", "home", f"m{n}"))
    line.put(task(MOVE, "anna", "home", "a"))
    assert await names(line, 4) == ["m0", "a", "m1", "m2"]


async def test_analyses_wait_for_all_that_somebody_waits_for() -> None:
    line = Line(100, 100)
    line.put(task(ANALYSIS, "anna", "anna's", "analysis"))
    for n in range(3):
        line.put(task(MOVE, "boris", "boris's", str(n)))
    assert await names(line, 4) == ["0", "1", "2", "analysis"]


async def test_a_person_and_an_address_have_only_so_many_questions_in_the_line() -> None:
    line = Line(2, 3)
    for person in ("mallory", "mallory", "mary"):
        line.put(task(MOVE, person, "home"))
    for person, address in (("mallory", "elsewhere"), ("anna", "home")):
        with pytest.raises(Refused, match="busy"):
            line.put(task(MOVE, person, address))
    line.put(task(MOVE, "anna", "anna's"))
    await names(line, 4)
    assert not line.people
    assert not line.addresses


# A worker that hangs


async def test_a_worker_that_hangs_is_replaced_and_the_health_says_so(settings: Make) -> None:
    async with running(settings(longest_thought=PATIENT)) as server, server.client() as anna:
        await server.hall.workers.warm_up()
        assert (await anna.get("/health"))["workers_replaced"] == 0
        (worker,) = server.hall.workers.workers
        hung = worker.pid
        assert hung is not None
        os.kill(hung, signal.SIGSTOP)
        server.hall.workers.longest = 0.2
        await server.hall.workers.warm_up()
        server.hall.workers.longest = PATIENT
        await computer_answers(anna, server)
        assert worker.pid != hung
        assert (await anna.get("/health"))["workers_replaced"] >= 1


async def computer_answers(client: Client, server: Running) -> None:
    """Play against a computer until it has said something."""
    table = await client.create("me", "computer:easy")
    async with client.at(table["id"]) as visitor:
        await visitor.until(lambda v: v.options or v.over)
        words = (await server.hall.table(table["id"])).match.said
        while not any(spoken.seat == 1 for spoken in (await server.hall.table(table["id"])).match.sitting.line):
            await play_on([visitor], Rng(words), 1)
