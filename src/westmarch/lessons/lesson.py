"""What a lesson is: where it begins, what is said in it and by whom, and which messages go with it.

The script is one row of words. A step says which of them the learner must say himself (`say`) and which are said at the table after
that without him (`then`): those of the computers, and of his own such as need no explanation yet. Once the script is over the game
goes on freely, and what happens for the first time is explained (`first`).
"""

from typing import Any, NamedTuple

from westmarch.core.errors import BadFile
from westmarch.core.registry import find as find_game
from westmarch.core.written.position import Part, read_yaml

KEYS = ("game", "seat", "level", "options", "seed", "position", "example", "steps", "first")
STEP_KEYS = ("name", "at", "see", "say", "wrong", "then")
FIRST_KEYS = ("name", "on", "at")
USUAL_LEVEL = "easy"
MOST_SEED = 2**60


class Step(NamedTuple):
    """A step: something to read, or words that the learner says, and what is said at the table after them."""

    name: str
    line: int  # in the file, for whoever must mend it
    at: str  # what glows: a thing, `card:c1-05`, or a part of the board; empty: what the next word points at
    see: str  # what glows while it is told why that was good
    say: tuple[str, ...]
    wrong: dict[str, str]  # the text that answers another word, or any word of a verb
    then: tuple[str, ...]


class First(NamedTuple):
    """Something that is explained when it happens for the first time after the script: a notice of the game, or a question."""

    name: str
    on: tuple[str, ...]
    at: str


class Scripted(NamedTuple):
    """A word of the script, and whether the learner has to say it himself."""

    word: str
    own: bool


class Lesson(NamedTuple):
    """A lesson as its file has it."""

    game: str
    name: str
    seat: str  # the learner's
    level: str  # of the computers at the other seats, once the script is over
    options: dict[str, Any]
    seed: int
    position: dict[str, Any] | None
    example: str  # the rule that it is a worked example of; empty for a lesson
    steps: tuple[Step, ...]
    first: tuple[First, ...]
    texts: dict[str, str]  # by language

    @property
    def key(self) -> str:
        """What it is found by."""
        return f"{self.game}/{self.name}"

    @property
    def script(self) -> tuple[Scripted, ...]:
        """All words, in the order in which they are said."""
        return tuple(
            Scripted(word, own)
            for step in self.steps
            for words, own in ((step.say, True), (step.then, False))
            for word in words
        )

    @property
    def origin(self) -> dict[str, Any] | None:
        """The position in which it begins, with what the file says elsewhere; none at the game's own beginning."""
        if self.position is None:
            return None
        return {"options": self.options, "seed": self.seed, **self.position}


def read_lesson(name: str, text: str, texts: dict[str, str], file: str = "") -> Lesson:
    """A lesson out of its file and its messages; whatever is wrong with the file raises with the line."""
    try:
        return _lesson(name, read_yaml(text, file).mapping(KEYS), texts)
    except BadFile as error:
        raise BadFile(error.reason, error.line, error.file or file) from None


def _lesson(name: str, part: Part, texts: dict[str, str]) -> Lesson:
    game = find_game(part.get("game").text())
    options = _plain(part, "options") or {}
    seats = game.seat_ids(game.options(options))
    part.get("seat").one_of(seats)
    steps = tuple(_step(one) for one in part.get("steps").parts())
    first = part.find("first")
    return Lesson(
        game=game.key,
        name=name,
        seat=part.get("seat").text(),
        level=_text(part, "level") or USUAL_LEVEL,
        options=options,
        seed=part.integer_at("seed", 0, MOST_SEED, 0),
        position=_plain(part, "position"),
        example=_text(part, "example"),
        steps=steps,
        first=tuple(_first(one) for one in first.parts()) if first else (),
        texts=texts,
    )


def _step(part: Part) -> Step:
    part.mapping(STEP_KEYS)
    wrong = part.find("wrong")
    return Step(
        name=part.get("name").text(),
        line=part.line,
        at=_text(part, "at"),
        see=_text(part, "see"),
        say=_words(part, "say"),
        wrong={word: answer.text() for word, answer in wrong.items()} if wrong else {},
        then=_words(part, "then"),
    )


def _first(part: Part) -> First:
    part.mapping(FIRST_KEYS)
    return First(part.get("name").text(), _words(part, "on"), _text(part, "at"))


def _text(part: Part, key: str) -> str:
    found = part.find(key)
    return found.text() if found else ""


def _plain(part: Part, key: str) -> dict[str, Any] | None:
    found = part.find(key)
    return found.plain() if found else None


def _words(part: Part, key: str) -> tuple[str, ...]:
    """A word, or a list of them."""
    found = part.find(key)
    if found is None:
        return ()
    return (found.value,) if isinstance(found.value, str) else tuple(one.text() for one in found.parts())
