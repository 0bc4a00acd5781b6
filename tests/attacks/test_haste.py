"""What a computer's haste tells, and what the server's health does."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import play_on, running

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings
from westmarch.server.tables.computers.pilot import time_to_take

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


@pytest.mark.parametrize("whim", [0.05, 0.5])
def test_a_secret_answer_takes_as_long_whether_there_was_a_choice_or_not(whim: float) -> None:
    forced, chosen, hard = (time_to_take(True, 0.7, took, whim) for took in (0.001, 0.69, 0.95))
    assert forced == chosen
    assert hard == pytest.approx(chosen + 0.9)
    assert time_to_take(False, 0.7, 0.001, whim) == 0.7


def test_now_and_then_a_forced_answer_takes_as_long_as_one_that_was_thought_over() -> None:
    assert time_to_take(True, 0.7, 0.001, 0.05) == time_to_take(True, 0.7, 0.95, 0.5)


async def test_nobody_is_told_when_a_computer_has_found_its_words_before_they_are_said(settings: Make) -> None:
    async with running(settings(computer_delay=0.2)) as server, server.client() as anna:
        table = await anna.create("me", "computer:easy")
        async with anna.at(table["id"]) as a:
            for n in range(6):
                await a.until(lambda v: bool(v.options) or v.over)
                await play_on([a], Rng(n), 1)
            await a.until(lambda v: bool(v.options) or v.over)
            began, said = 0, 0
            for message in a.messages:
                if message["type"] == "thinking":
                    assert message["on"] or said > began, "it thinks no more, and has said nothing"
                    began = said
                elif message["type"] in ("snapshot", "update"):
                    said = message["said"]
            assert any(message["type"] == "thinking" for message in a.messages)


async def test_the_health_tells_of_a_database_that_takes_nothing(settings: Make, tmp_path: Path) -> None:
    async with running(settings()) as server, server.client() as anna:
        health = await anna.get("/health")
        assert (health["ok"], health["database"], health["writes"]) == (True, True, True)
        with sqlite3.connect(tmp_path / "data" / "westmarch.sqlite") as meddler:
            refuse = (
                "create trigger no before update on alembic_version begin select raise(abort, 'the disk is full'); end"
            )
            meddler.execute(refuse)
        server.hall.tried_to_write = None
        health = await anna.get("/health", 503)
        assert (health["ok"], health["database"], health["writes"]) == (False, True, False)
