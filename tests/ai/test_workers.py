"""Worker processes: they answer, survive failures, are exchanged with the engine, and end with whoever asks them."""

import asyncio
import os
import signal
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from westmarch.ai import thinking, workers
from westmarch.ai.workers import (
    COMPILED,
    Task,
    Worker,
    WorkerFailed,
    WorkerLost,
    engine_build,
    engine_folder,
    packed,
    started,
)
from westmarch.core import registry

pytestmark = pytest.mark.anyio
PATIENCE = 480.0  # seconds, after which something must have got stuck however busy the machine is


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_player_in_a_worker_chooses_what_it_would_choose_here() -> None:
    game = registry.find("duel")
    worker = Worker()
    question = thinking.Question("duel", "heuristic", "seat 0", 7, game.new(game.options(), 3))
    answer = await worker.ask(thinking.remembered, question)
    assert answer == thinking.Minds().answer(question)
    await worker.close()


async def test_a_function_that_fails_is_told_and_the_worker_goes_on() -> None:
    worker = Worker()
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        await worker.ask(divmod, 1, 0)
    before = worker.pid
    assert await worker.ask(divmod, 7, 2) == (3, 1)
    assert worker.pid == before
    await worker.close()


async def test_what_is_found_in_turn_is_heard_in_turn_and_the_worker_goes_on() -> None:
    game = registry.find("duel")
    question = "duel", game.new(game.options(), 3), "heuristic", 7
    here = list(thinking.choose(*question))
    heard: list[int] = []
    worker = Worker()
    await worker.follow(heard.append, thinking.choose, "duel", game.new(game.options(), 3), "heuristic", 7)
    assert heard == here
    assert await worker.ask(divmod, 7, 2) == (3, 1)
    await worker.close()


async def test_a_process_that_was_killed_is_replaced() -> None:
    worker = Worker()
    await worker.ask(divmod, 7, 2)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert await worker.ask(divmod, 7, 2) == (3, 1)
    await worker.close()


async def test_a_worker_is_exchanged_once_its_engine_lies_elsewhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "engine"
    elsewhere.symlink_to(engine_folder())
    folders = [engine_folder()]
    worker = Worker(engine=lambda: folders[-1])
    await worker.ask(divmod, 7, 2)
    before = worker.pid
    folders.append(str(elsewhere))
    assert await worker.ask(engine_folder) == str(elsewhere)
    assert worker.pid != before
    await worker.close()


async def test_whoever_gives_up_waiting_stops_the_thinking() -> None:
    worker = Worker()
    await worker.ask(divmod, 7, 2)
    pid = worker.pid
    assert pid is not None
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(worker.ask(time.sleep, PATIENCE), 0.2)
    await worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_worker_ends_in_the_midst_of_a_thought_when_its_owner_is_gone() -> None:
    process = await started(engine_folder(), 0)
    assert process.stdin is not None
    process.stdin.write(packed(Task(time.sleep, (PATIENCE,))))
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), PATIENCE / 2) == 0


def test_workers_run_the_compiled_engine_as_soon_as_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "compiled"
    monkeypatch.setenv(COMPILED, str(compiled))
    assert engine_folder() != str(compiled)
    (compiled / "westmarch" / "core").mkdir(parents=True)
    assert engine_folder() == str(compiled)
    assert engine_build() == "plain"
    (compiled / "westmarch" / "core" / f"state{EXTENSION_SUFFIXES[0]}").touch()
    assert engine_build() == "compiled"


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The folder of an engine that was made for another machine."""
    monkeypatch.setattr(workers, "USELESS", set())
    (tmp_path / "westmarch").mkdir()
    (tmp_path / "westmarch" / "__init__.py").write_text("raise ImportError('wrong ELF class')", encoding="utf-8")
    return str(tmp_path)


async def test_where_the_compiled_engine_does_not_start_workers_go_on_with_the_plain_one(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COMPILED, broken)
    worker = Worker()
    assert worker.engine() == broken
    assert await worker.ask(divmod, 7, 2) == (3, 1)
    assert engine_folder() != broken
    await worker.close()


async def test_an_engine_is_not_given_up_because_a_question_ends_its_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(workers, "USELESS", set())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.symlink_to(Path(engine_folder()))
    worker = Worker(engine=lambda: str(elsewhere))
    with pytest.raises(WorkerLost):
        await worker.ask(os._exit, 1)
    assert await worker.ask(divmod, 7, 2) == (3, 1)
    assert not workers.USELESS
    await worker.close()
