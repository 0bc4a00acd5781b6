"""What a computer's haste tells, and what the server's health does."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE, LoopTime, play_on, running, think_of_nothing

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings
from westmarch.server.tables.computers.slots import FEW, MOST, REMEMBERED, Paces, Slots

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


SLOT = 0.35


@pytest.mark.parametrize("whim", [0.05, 0.5])
def test_a_secret_answer_takes_as_long_whether_there_was_a_choice_or_not(whim: float) -> None:
    slots = Slots(10.0, SLOT, whim)
    forced, chosen, long = (slots.end(10.0 + took) for took in (0.001, 0.34, 0.36))
    assert forced == chosen
    assert long == pytest.approx(chosen + SLOT)


def test_now_and_then_a_forced_answer_takes_as_long_as_one_that_was_thought_over() -> None:
    assert Slots(10.0, SLOT, 0.05).end(10.001) == Slots(10.0, SLOT, 0.5).end(10.4)


def test_a_level_has_the_same_slots_whatever_it_is_asked_and_at_first_the_one_that_thinks_longest_the_longest() -> None:
    paces = Paces(SLOT)
    usual = [paces.slot("duel", level) for level in ("easy", "medium", "medium:0.1s")]
    assert usual == [SLOT] * 3
    assert paces.slot("duel", "hard") == paces.slot("duel", "hard:0.1s") > SLOT


def test_a_slot_is_as_long_as_nearly_all_of_the_latest_thoughts_in_steps_that_one_thought_does_not_change() -> None:
    paces = Paces(SLOT)
    for _ in range(FEW):
        paces.note("wotr_cards", "hard", 0.02)
    assert paces.slot("wotr_cards", "hard") == SLOT
    assert paces.slot("lcg", "hard") > SLOT
    for _ in range(REMEMBERED):
        paces.note("wotr_cards", "hard", 0.5)
    assert paces.slot("wotr_cards", "hard") == 2 * SLOT
    paces.note("wotr_cards", "hard", 100.0)
    assert paces.slot("wotr_cards", "hard") == 2 * SLOT
    for _ in range(REMEMBERED):
        paces.note("wotr_cards", "hard", 100.0)
    assert paces.slot("wotr_cards", "hard") == MOST * SLOT
    for _ in range(REMEMBERED):
        paces.note("wotr_cards", "hard", 0.0)
    assert paces.slot("wotr_cards", "hard") == SLOT


def test_several_computers_share_what_people_wait_and_think_about_secrets_no_longer_than_their_slots_are() -> None:
    paces = Paces(SLOT)
    for _ in range(REMEMBERED):
        paces.note("wotr_cards", "hard", 100.0)
    slots = [paces.slot("wotr_cards", "hard", computers) for computers in (1, 2, 3, 5)]
    assert slots == [MOST * SLOT, MOST / 2 * SLOT, MOST / 3 * SLOT, SLOT]
    assert paces.slot("lcg", "hard", 3) == MOST / 3 * SLOT
    for computers in (1, 2, 3, 5):
        assert 0 < paces.time_to_think(computers) < paces.longest(computers)
    assert Paces(0.0).time_to_think(3) == 0


def test_where_there_is_no_delay_there_are_no_slots() -> None:
    paces = Paces(0.0)
    for _ in range(FEW):
        paces.note("duel", "hard", 1.0)
    assert paces.slot("duel", "hard") == 0


async def test_from_the_first_secret_word_on_words_come_at_the_end_of_slots(settings: Make) -> None:
    """In Duel the computer is asked nothing secret, in the card game it begins with its hand: slots of time keep only the latter."""
    async with running(settings(computer_delay=1000.0)) as server, server.client() as anna:
        think_of_nothing(server)
        table = await anna.create("computer:easy", "me")
        async with anna.at(table["id"]) as a:
            await a.until(lambda v: bool(v.options))
        time = LoopTime.of()
        table = await anna.create("me", "computer:easy", game="wotr_cards", options={"scenario": "fellowship"})
        async with anna.at(table["id"]) as a:
            while a.options:
                await a.say(a.options[0])
            live = server.hall.tables[table["id"]]
            said = a.said
            assert live.pilot.busy
            await time.advance(900.0)
            assert live.match.said == said
            await time.until(lambda: live.match.said > said, step=100.0)


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


def fill_disk(file: Path) -> None:
    """Let a database take nothing; in a thread, for the server may be in the midst of a transaction and has to end it."""
    refuse = "create trigger no before update on alembic_version begin select raise(abort, 'the disk is full'); end"
    with sqlite3.connect(file, timeout=PATIENCE) as meddler:
        meddler.execute(refuse)


async def test_the_health_tells_of_a_database_that_takes_nothing(settings: Make, tmp_path: Path) -> None:
    async with running(settings()) as server, server.client() as anna:
        health = await anna.get("/health")
        assert (health["ok"], health["database"], health["writes"]) == (True, True, True)
        await asyncio.to_thread(fill_disk, tmp_path / "data" / "westmarch.sqlite")
        server.hall.tried_to_write = None
        health = await anna.get("/health", 503)
        assert (health["ok"], health["database"], health["writes"]) == (False, True, False)
