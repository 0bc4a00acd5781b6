"""What the engine and libraries say in English has words in every language, and no message is left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement

from westmarch.text.in_other_words import english_messages, in_other_words, patterns

from .message_files import ROOT

SOURCES = ROOT / "src" / "westmarch"
ROOMS = ("ai", "bench", "core", "games", "terminal", "text")
OF_THE_SERVER = ("command.py", "main.py", "settings.py")
# What commands call; environments speak to programs.
OF_RESEARCH = (
    "dataset.py",
    "extras.py",
    *[f"learning/{name}.py" for name in ("network", "rollouts", "training", "unfinished")],
)
REFUSALS = {"BadFile", "BadOptions", "IllegalWord", "MissingExtra", "NotAllowed", "UnknownGame", "fail"}
# Said by a library or the system, a frame around a refusal, or made of parts.
OF_OTHERS = (
    *("refusal-in-line", "refusal-line", "refusal-part", "refusal-fault", "refusal-only-words"),
    "refusal-not-allowed-now",
    *("refusal-no-component-near", "refusal-not-a-word-near", "refusal-os-", "refusal-unknown-setting"),
    *("refusal-setting-", "refusal-unknown-option", "refusal-missing-argument", "refusal-missing-value"),
    *("refusal-choose-from", "refusal-convert", "refusal-invalid-", "refusal-unused", "refusal-repeated"),
)
# What goes wrong only if the program itself is wrong, or where only programs listen.
NOBODY_PROVOKES = (
    "the game has not begun",
    "word {} is not allowed now; allowed: {}",
    "the last word cannot be taken back: it was another's, or something was revealed since",
    "there are only {} words",
    "{}: the question has rules number {}, this program {}",
    "the position does not ask what the question says",
    "the game of the benchmark ended before it did",
    "the games of the benchmark ended before it did",
    "the server answered {} to {} {}: {}",
    "the server of the benchmark did not start",
    "nobody was told that it is his move",
    "two effects are named {}",
    "there is no chain {} now; there are {}",
    "{} words may be said now: {} chains are too few for them",
    "observations are of {}, not of {}",
    "{} have the shape ({}, {}), not {}",
)


def shape(node: ast.expr) -> list[str]:
    """The sentences that an expression can be, with `{}` where something is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)]
    if isinstance(node, ast.IfExp):
        return shape(node.body) + shape(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [one for value in node.values for one in shape(value)]
    return []


def sentences(path: Path) -> Iterator[str]:
    """The refusals that a module can raise; `reason` is a sentence that is raised further down."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in REFUSALS:
                yield from shape(node.args[0])
            elif name == "taken_out":
                yield from shape(node.args[2])
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("reason", "legal"):
            yield from shape(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name == "_fault":
            yield from (one for inner in ast.walk(node) if isinstance(inner, ast.Return) for one in shape(inner.value))
        elif isinstance(node, ast.Raise) and path.name == "steptext.py" and isinstance(node.exc, ast.Call):
            yield from shape(node.exc.args[0])


@cache
def refusals() -> frozenset[str]:
    """All of them, with a number for whatever is put in."""
    paths = [path for room in ROOMS for path in (SOURCES / room).rglob("*.py")]
    paths += [SOURCES / "server" / name for name in OF_THE_SERVER]
    paths += [SOURCES / "research" / name for name in OF_RESEARCH]
    found = {one for path in paths for one in sentences(path)} - set(NOBODY_PROVOKES)
    return frozenset(filled(one) for one in found if " " in one)


def filled(sentence: str) -> str:
    """A sentence with a number wherever something is put in, and without the hint that may follow it."""
    return re.sub(r"(?<=[a-z\']){}$", "", sentence).replace("{}", "7")


def english_shapes() -> dict[str, str]:
    """Each message as a sentence with `{}` where something is put in."""
    return {
        key: "".join(one.value if isinstance(one, TextElement) else "{}" for one in message.value.elements)
        for key, message in english_messages().items()
        if message.value is not None
    }


def recognised(sentence: str) -> bool:
    """Whether a sentence, and whatever reason it gives, is one of the messages."""
    return any(pattern.fullmatch(sentence) for _, pattern in patterns())


def test_every_refusal_of_the_sources_has_a_message() -> None:
    assert [one for one in refusals() if not recognised(one)] == []


def test_no_refusal_is_left_over() -> None:
    own = [
        (key, pattern) for key, pattern in patterns() if key.startswith("refusal-") and not key.startswith(OF_OTHERS)
    ]
    assert [key for key, pattern in own if not any(map(pattern.fullmatch, refusals()))] == []


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_sentence_is_recognised_and_told_without_its_english_words(lang: str) -> None:
    for key, sentence in english_shapes().items():
        told = in_other_words(filled(sentence), lang)
        assert told != filled(sentence) or key == "refusal-part", key
        assert not re.search("[a-z]{3,} [a-z]{2,} [a-z]{2,}", re.sub("`.*?`", "", told)), told


def test_a_reason_within_a_sentence_is_told_too() -> None:
    english = "game.yaml, line 3: coins: must be from 0 to 30, not 31"
    assert in_other_words(english, "ru") == "game.yaml, строка 3: coins: нужно число от 0 до 30, а не 31"
    assert in_other_words(english, "en") == english


@pytest.mark.parametrize(
    ("english", "told"),
    [
        ("line 3: zzz: unknown here; allowed: coins, units", "рядок 3: zzz: тут такого ключа немає; можливі: coins, units"),
        ("line 3: active: '' is not one of fellowship, sauron", "рядок 3: active: «» тут бути не може; можливо: fellowship, sauron"),
        ("'go' is not allowed now; allowed: stay", "«go» зараз не можна; можна: stay"),
    ],
)  # fmt: skip
def test_a_sentence_is_told_by_the_message_that_knows_all_of_it(english: str, told: str) -> None:
    assert in_other_words(english, "uk") == told


def test_a_reason_that_nobody_knows_stays_as_it_is_within_a_sentence() -> None:
    assert in_other_words("line 3: never heard of", "ru") == "строка 3: never heard of"


def test_a_sentence_that_nobody_knows_stays_as_it_is() -> None:
    assert in_other_words("never heard of", "uk") == "never heard of"
