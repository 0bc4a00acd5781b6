"""Position files: every refusal says why and on which line."""

from collections.abc import Callable

import pytest

from westmarch.core.errors import BadFile
from westmarch.core.written.position import MAX_CHARACTERS, Part, read_yaml, wrap, write_yaml

IDS = ("aragorn", "boromir", "frodo")


def refused(text: str, ask: Callable[[Part], object] = lambda part: part) -> tuple[int, str]:
    with pytest.raises(BadFile) as refusal:
        ask(read_yaml(text))
    return refusal.value.line, refusal.value.reason


# Reading


def test_values_know_their_lines_and_names() -> None:
    part = read_yaml("a: 1\nlist:\n  - x\n  - y: 2\n")
    assert (part.name, part.line) == ("position", 1)
    assert (part.get("a").name, part.get("a").line) == ("a", 1)
    second = part.get("list").parts()[1]
    assert (second.name, second.line, second.get("y").line) == ("list", 4, 4)


def test_plain_values_are_numbers_truths_nothing_or_text() -> None:
    text = "[1, -20, 0, true, false, null, ~, yes, no, 1.5, 010, 0x1, '1', \"true\", word, a b]"
    values = [part.value for part in read_yaml(text).parts()]
    assert values == [1, -20, 0, True, False, None, None, "yes", "no", "1.5", "010", "0x1", "1", "true", "word", "a b"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("# nothing\n\n", 3, "the file is empty"),
        ("a: 1\nb: [1, 2\n", 3, "not YAML"),
        ("a: 1\n\tb: 2\n", 2, "not YAML"),
        ("a: 'open\n", 2, "not YAML"),
        ("a: 1\nb: &x 1", 2, "anchors are not allowed"),
        ("a: *x", 1, "anchors are not allowed"),
        ("a: !!int x", 1, "tags are not allowed"),
        ("a: 1\nb: !!python/name:os.system x", 2, "tags are not allowed"),
        ("a: 1\n\na: 2", 3, "'a' stands twice"),
        ("? [1]\n: 2", 1, "a key must be a plain name"),
        ("a: 1\n---\nb: 1", 3, "one document only"),
        ("a: 1\nb: " + "[" * 40 + "]" * 40, 2, "nested too deep"),
        ("a: 1\nb: " + "9" * 31, 2, "a number is too long"),
        ("a: 1\nb: \x01", 2, "a character that does not belong"),
        ("a: \ud800", 1, "a character that does not belong"),
        ("a" * (MAX_CHARACTERS + 1), 1, "longer than"),
    ],
)
def test_a_file_that_is_not_plain_yaml_is_refused(text: str, line: int, reason: str) -> None:
    at, why = refused(text)
    assert reason in why
    assert at == line


def test_a_refusal_names_the_file() -> None:
    with pytest.raises(BadFile, match=r"^puzzle\.yaml, line 2: 'a' stands twice$"):
        read_yaml("a: 1\na: 2", "puzzle.yaml")


# Asking a part for what it must be


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda part: part.mapping(("b",)), "x: unknown here; allowed: b"),
        (lambda part: part.get("missing"), "position: 'missing' is missing"),
        (lambda part: part.get("x").mapping(()), "x: must be a mapping"),
        (lambda part: part.get("x").integer(0, 5), "x: must be a whole number"),
        (lambda part: part.get("n").integer(0, 5), "n: must be from 0 to 5, not 6"),
        (lambda part: part.get("t").integer(0, 5), "t: must be a whole number"),
        (lambda part: part.get("n").truth(), "n: must be true or false"),
        (lambda part: part.get("n").text(), "n: must be text"),
        (lambda part: part.get("x").one_of(IDS), "x: 'gimli' is not one of aragorn, boromir, frodo"),
        (lambda part: part.get("n").one_of(IDS), "n: '6' is not one of"),
        (lambda part: part.get("x").parts(), "x: must be a list"),
        (lambda part: part.get("l").set_of(IDS), "l: 'frodo' stands twice"),
        (lambda part: part.get("l").sequence_of(IDS), "l: 'frodo' stands twice"),
        (lambda part: part.get("x").find("y"), "x: must be a mapping"),
        (lambda part: part.get("x").plain(), "x: must be a mapping"),
        (lambda part: "y" in part.get("x"), "x: must be a mapping"),
    ],
)
def test_a_part_that_is_not_what_it_must_be_is_refused(ask: Callable[[Part], object], reason: str) -> None:
    line, why = refused("x: gimli\nn: 6\nt: true\nl:\n  - frodo\n  - frodo\n", ask)
    assert reason in why
    assert line >= 1


def test_a_value_that_stands_twice_is_blamed_on_its_second_line() -> None:
    assert refused("l:\n- frodo\n- aragorn\n- frodo\n", lambda part: part.get("l").set_of(IDS))[0] == 4


def test_a_part_gives_what_it_holds() -> None:
    part = read_yaml("n: 3\nt: false\nw: boromir\ns: some text\nl: [frodo, aragorn]\nm: {a: [1]}\n")
    assert part.mapping("ntwslm") is part
    assert (part.get("n").integer(0, 3), part.get("t").truth(), part.get("w").one_of(IDS)) == (3, False, 1)
    assert (part.get("s").text(), part.get("l").set_of(IDS), part.get("l").sequence_of(IDS)) == (
        "some text",
        [0, 2],
        [2, 0],
    )
    assert part.find("nothing") is None
    assert ("n" in part, "nothing" in part) == (True, False)
    assert [key for key, _ in part.items()] == list("ntwslm")
    assert part.plain()["m"] == {"a": [1]}


# Writing, and data without lines


@pytest.mark.parametrize("text", ["no", "true", "12", "", "a: b", "- x", "#", "ё", "Frame('x', (1,))", "null", "1e3"])
def test_text_comes_back_as_the_text_it_was(text: str) -> None:
    data = {"value": text, "list": [text, 1, True, None], text or "key": 0}
    assert read_yaml(write_yaml(data)).plain() == data


def test_short_lists_stand_on_one_line_and_keys_keep_their_order() -> None:
    assert write_yaml({"b": [1, 2], "a": {"x": [1]}}) == "b: [1, 2]\na:\n  x: [1]\n"


def test_data_of_a_program_is_refused_without_a_line() -> None:
    with pytest.raises(BadFile) as refusal:
        wrap({"a": [{"b": 1}]}).get("a").parts()[0].get("c")
    assert str(refusal.value) == "a: 'c' is missing"
