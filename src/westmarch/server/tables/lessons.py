"""Lessons at a table: whose word comes next by the script, and how far it has been followed."""

from collections.abc import Sequence

from westmarch.core.registry import find as find_game
from westmarch.core.sittings.sitting import Sitting
from westmarch.lessons.lesson import Lesson, Scripted
from westmarch.lessons.shelf import lessons
from westmarch.server.refusal import Refused
from westmarch.server.tables.events import Chair


def find(key: str) -> Lesson:
    """A lesson by its key."""
    lesson = lessons().get(key)
    if lesson is None:
        raise Refused("no_such_lesson")
    return lesson


def chairs(lesson: Lesson, person: str) -> tuple[Chair, ...]:
    """The seats of a lesson's table: the learner's, and computers at the others."""
    game = find_game(lesson.game)
    seats = game.seat_ids(game.options(lesson.options))
    return tuple(
        Chair("person", person=person) if seat == lesson.seat else Chair("computer", level=lesson.level)
        for seat in seats
    )


# Following the script


def followed(key: str, sitting: Sitting) -> Sequence[Scripted]:
    """The script of the lesson that is given, as long as what was said is its beginning.

    It is not where the lesson has been rewritten since, or the rules have changed: then the game simply goes on.
    """
    lesson = lessons().get(key) if key else None
    if lesson is None or sitting.base:
        return ()
    script = lesson.script
    spell = sitting.game.vocabulary.spell
    so_far = zip(script, sitting.line, strict=False)
    return script if all(scripted.word == spell(spoken.word) for scripted, spoken in so_far) else ()


def following(key: str, sitting: Sitting) -> Scripted | None:
    """The word that comes next by the script; none once it is over."""
    script = followed(key, sitting)
    return script[sitting.said] if sitting.said < len(script) else None


def speaks(key: str, sitting: Sitting) -> bool | None:
    """Whether the server says the next word, whosoever is asked; none once the script is over."""
    scripted = following(key, sitting)
    return None if scripted is None else not scripted.own


def learnt(key: str, sitting: Sitting) -> int:
    """How many words cannot be taken back, since they are the lesson's."""
    return min(len(followed(key, sitting)), sitting.said)


def check(key: str, sitting: Sitting, words: Sequence[int]) -> None:
    """Refuse words that are not the learner's next ones by the script."""
    script = followed(key, sitting)
    asked = script[sitting.said : sitting.said + len(words)]
    spelt = sitting.game.vocabulary.spell_all(words)
    if any(not scripted.own or scripted.word != word for scripted, word in zip(asked, spelt, strict=False)):
        raise Refused("not_in_lesson")
