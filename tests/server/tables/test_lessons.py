"""Lessons at a table of the server: only the script can be said, the server says its part, and afterwards the game is free."""

from collections.abc import Callable

import pytest

from westmarch.lessons.lesson import Lesson
from westmarch.lessons.shelf import lessons
from westmarch.server.settings import Settings

from ..harness import Running, Visitor, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
KEY = "duel/first"


def number(lesson: Lesson, server: Running, table: str, at: int) -> int:
    return server.hall.tables[table].match.game.vocabulary.number(lesson.script[at].word)


async def follow(visitor: Visitor, server: Running, table: str) -> None:
    """Say the learner's words of a lesson, and let the server say the others."""
    lesson = lessons()[KEY]
    for at, scripted in enumerate(lesson.script):
        if scripted.own:
            await visitor.until(lambda v, at=at: v.said == at and bool(v.options))
            await visitor.say(number(lesson, server, table, at))
    await visitor.until(lambda v: v.said == len(lesson.script) and bool(v.options))


async def test_a_lesson_takes_only_the_words_of_its_script(settings: Make) -> None:
    async with running(settings(computer_delay=0.0)) as server, server.client() as guest:
        table = (await guest.post(f"/api/lessons/{KEY}"))["id"]
        async with guest.at(table) as visitor:
            assert visitor.messages[0]["table"]["lesson"] == KEY
            wanted = number(lessons()[KEY], server, table, 0)
            other = next(word for word in visitor.options if word != wanted)
            assert await visitor.refused("say", version=visitor.version, words=[other]) == "not_in_lesson"
            assert visitor.said == 0
            await visitor.say(wanted)


async def test_what_was_said_in_a_lesson_stays_said_and_what_comes_after_it_can_be_taken_back(settings: Make) -> None:
    async with running(settings(computer_delay=0.0)) as server, server.client() as guest:
        table = (await guest.post(f"/api/lessons/{KEY}"))["id"]
        async with guest.at(table) as visitor:
            await follow(visitor, server, table)
            script = visitor.said
            assert not visitor.situation["you"]["may_undo"]
            assert visitor.situation["you"]["undo_to"] is None
            assert await visitor.refused("ask_undo", to=0) == "nothing_to_undo"
            await visitor.say(visitor.options[0])
            await visitor.until(lambda v: v.situation["you"]["undo_to"] == script)


async def test_a_lesson_goes_on_where_it_was_when_the_table_is_loaded_anew(settings: Make) -> None:
    shared = settings(computer_delay=0.0)
    async with running(shared) as server, server.client() as guest:
        table = (await guest.post(f"/api/lessons/{KEY}"))["id"]
        async with guest.at(table) as visitor:
            await visitor.say(number(lessons()[KEY], server, table, 0))
            await visitor.until(lambda v: v.said == 2 and bool(v.options))
        restored = await server.hall.restore(table)
    assert (restored.lesson, restored.said) == (KEY, 2)


async def test_lessons_are_listed_and_told(settings: Make) -> None:
    async with running(settings()) as server, server.client() as guest:
        listed = {f"{one['game']}/{one['name']}" for one in await guest.get("/api/lessons")}
        assert listed == set(lessons())
        told = await guest.get(f"/api/lessons/{KEY}")
        assert told["length"] == len(lessons()[KEY].script)
        assert set(told["texts"]) == {"en", "ru", "uk"}
        await guest.get("/api/lessons/duel/nonsense", expect=404)
        await guest.post("/api/lessons/duel/nonsense", expect=404)
