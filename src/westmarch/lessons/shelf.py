"""The lessons that come with Westmarch: in the folder of each game, `NAME.yaml` with `NAME.en.ftl` and the other languages beside it."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from westmarch.lessons.lesson import Lesson, read_lesson

SCRIPT, TEXT = ".yaml", ".ftl"
FIRST = "first"  # the name of each game's first lesson


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their keys, `duel/first`."""
    found = [read(folder, file.name) for folder in folders() for file in folder.iterdir() if file.name.endswith(SCRIPT)]
    return {lesson.key: lesson for lesson in sorted(found, key=lambda one: (one.game, one.name != FIRST, one.name))}


def folders() -> list[Traversable]:
    """The folders of lessons, one for each game."""
    return [entry for entry in files("westmarch.lessons").iterdir() if entry.is_dir() and entry.name[0] not in "._"]


def read(folder: Traversable, file: str) -> Lesson:
    """A lesson with its texts in every language that it has."""
    name = file.removesuffix(SCRIPT)
    texts = {
        one.name.removeprefix(f"{name}.").removesuffix(TEXT): one.read_text(encoding="utf-8")
        for one in folder.iterdir()
        if one.name.startswith(f"{name}.") and one.name.endswith(TEXT)
    }
    return read_lesson(name, (folder / file).read_text(encoding="utf-8"), texts, f"{folder.name}/{file}")
