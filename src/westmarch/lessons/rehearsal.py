"""Playing a lesson word by word, as a learner does who follows it: so its author and the tests see where it does not fit."""

from collections.abc import Iterator
from typing import NamedTuple

from westmarch.core.errors import BadFile
from westmarch.core.registry import find as find_game
from westmarch.core.state import Notice
from westmarch.core.table import Table
from westmarch.lessons.lesson import Lesson, Scripted, Step


class Moment(NamedTuple):
    """The table before a word of a lesson, and what the word before it did."""

    step: Step
    scripted: Scripted
    table: Table
    notices: list[Notice]


def table_of(lesson: Lesson) -> Table:
    """A table at the beginning of a lesson."""
    game = find_game(lesson.game)
    return Table(game, game.options(lesson.options), lesson.seed, lesson.origin)


def rehearse(lesson: Lesson, table: Table) -> Iterator[Moment]:
    """The table before each word of the script; one that cannot be said raises with the line of its step."""
    seat = table.game.seat_ids(table.options).index(lesson.seat)
    words = table.game.vocabulary
    notices: list[Notice] = []
    for step in lesson.steps:
        for spoken, own in ((step.say, True), (step.then, False)):
            for word in spoken:
                yield Moment(step, Scripted(word, own), table, notices)
                if table.state.over:
                    raise BadFile(f"{step.name}: the game is over before '{word}'", step.line, lesson.key)
                offered = words.spell_all(table.state.options)
                if word not in offered:
                    raise BadFile(f"{step.name}: not '{word}' but one of {' '.join(offered)}", step.line, lesson.key)
                if own and int(table.state.seat) != seat:
                    raise BadFile(f"{step.name}: '{word}' is another's to say", step.line, lesson.key)
                notices = table.say(word)
