"""Lessons over HTTP: which there are, a table for one, and what its page must know of it."""

from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from westmarch.core.registry import find as find_game
from westmarch.lessons.lesson import Lesson
from westmarch.lessons.shelf import lessons as all_lessons
from westmarch.server.http import static
from westmarch.server.http.lobby import Call, address_of, be_known, hall_of, house_of, person_of, send_asset
from westmarch.server.protocol import api
from westmarch.server.tables import lessons, messages

TITLE, ABOUT = "lesson-title", "lesson-about"


@cache
def shelf() -> static.Asset:
    """All lessons, ready to be sent."""
    return static.asset(msgspec.json.encode([info(lesson) for lesson in all_lessons().values()]), "application/json")


def info(lesson: Lesson) -> api.LessonInfo:
    """A lesson as a page offers it."""
    titles = {lang: plain(text, TITLE) for lang, text in lesson.texts.items()}
    abouts = {lang: plain(text, ABOUT) for lang, text in lesson.texts.items()}
    return api.LessonInfo(lesson.game, lesson.name, len(lesson.steps), lesson.example, titles, abouts)


def plain(text: str, key: str) -> str:
    """A message of a file that refers to no others: all messages of a language would take a second to read."""
    return next(line.partition("=")[2].strip() for line in text.splitlines() if line.startswith(f"{key} ="))


@cache
def told(key: str) -> static.Asset:
    """A lesson as its table's page has it: what is said without the learner that need not know."""
    lesson = lessons.find(key)
    game = find_game(lesson.game)
    steps, start = [], 0
    for step in lesson.steps:
        words = [messages.option(game, game.vocabulary.number(word)) for word in step.say]
        steps.append(api.LessonStep(step.name, start, words, step.at, step.see, step.wrong))
        start += len(step.say) + len(step.then)
    first = [api.LessonFirst(one.name, list(one.on), one.at) for one in lesson.first]
    found = api.Lesson(lesson.game, lesson.name, steps, start, first, lesson.texts)
    return static.asset(msgspec.json.encode(found), "application/json")


@get("/api/lessons")
async def shelf_of_lessons(request: Call) -> Response[bytes]:
    """All lessons."""
    return send_asset(request, shelf())


@get("/api/lessons/{game:str}/{name:str}")
async def lesson(request: Call, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One lesson."""
    return send_asset(request, told(f"{game[:40]}/{name[:40]}"))


@post("/api/lessons/{game:str}/{name:str}")
async def begin(request: Call, game: FromPath[str], name: FromPath[str]) -> api.Created:
    """Set up a table for a lesson."""
    hall, person, gate = hall_of(request), person_of(request), house_of(request).gate
    wanted = lessons.find(f"{game[:40]}/{name[:40]}")
    await gate.tables.take(person)
    await gate.tables_of_address.take(address_of(request))
    hall.check()
    await be_known(hall, person)
    return await hall.teach(person, wanted)


HANDLERS = [shelf_of_lessons, lesson, begin]
