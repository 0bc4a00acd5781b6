"""Records: options, seed and words as text (`.wmr`). A record reads like notation and replays exactly.

    westmarch record 1
    game: duel
    rules: 1
    options: {"scenario": "standard", "seats": 2, "viewers": []}
    seed: 42
    ---
    play:c1-09 discard:c1-03 ...
    hash 50 0123456789abcdef
    fork 1

A `hash` line gives the number of words so far and the fingerprint of the state they lead to. A `fork` line stands where
words were taken back across something revealed: from there on chance takes another course.
"""

import json
from typing import NamedTuple

from westmarch.core.errors import BadFile

HEADER = "westmarch record 1"
MOST_DIGITS = 80  # a key of 256 bits has 78
HEADING = ("game", "rules", "options", "seed")  # each on its line, in this order, after the first
HASH_EVERY = 50
WORDS_A_LINE = 10
MAX_CHARACTERS = 5_000_000


class Entry(NamedTuple):
    """One thing of a record's body: a word, a check or a fork, with its line."""

    kind: str  # "word", "hash" or "fork"
    text: str
    number: int
    line: int


class Record(NamedTuple):
    """A game as it was played."""

    game: str
    rules: int
    options: dict[str, object]
    seed: int
    entries: tuple[Entry, ...]

    def words(self) -> list[str]:
        """The words alone."""
        return [entry.text for entry in self.entries if entry.kind == "word"]


def write(record: Record) -> str:
    """A record as text."""
    lines = [
        HEADER,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"options: {json.dumps(record.options)}",
        f"seed: {record.seed}",
        "---",
    ]
    row: list[str] = []
    for entry in record.entries:
        if entry.kind == "word" and len(row) < WORDS_A_LINE:
            row.append(entry.text)
            continue
        if row:
            lines.append(" ".join(row))
        row = [entry.text] if entry.kind == "word" else []
        if entry.kind == "hash":
            lines.append(f"hash {entry.number} {entry.text}")
        elif entry.kind == "fork":
            lines.append(f"fork {entry.number}")
    if row:
        lines.append(" ".join(row))
    return "\n".join(lines) + "\n"


def read(text: str, file: str = "") -> Record:
    """A record from text; a broken one is refused with the line."""
    if len(text) > MAX_CHARACTERS:
        raise BadFile(f"longer than {MAX_CHARACTERS} characters", file=file)
    lines = [line.strip() for line in text.split("\n")]
    if lines[0] != HEADER:
        raise BadFile(f"the first line must be '{HEADER}'", 1, file)
    game, rules, options, seed = [_heading(lines, place, key, file) for place, key in enumerate(HEADING, 1)]
    body = len(HEADING) + 1
    if len(lines) <= body or lines[body] != "---":
        raise BadFile("the line '---' that ends the heading is missing", body + 1, file)
    entries: list[Entry] = []
    for number, line in enumerate(lines[body + 1 :], body + 2):
        entries.extend(_entries(line, number, file))
    return Record(
        game=game,
        rules=_number(rules, line_of("rules"), file),
        options=_options(options, line_of("options"), file),
        seed=_number(seed, line_of("seed"), file),
        entries=tuple(entries),
    )


def line_of(key: str) -> int:
    """The line on which a part of the heading stands."""
    return HEADING.index(key) + 2


def _heading(lines: list[str], place: int, key: str, file: str) -> str:
    name, colon, value = lines[place].partition(":") if place < len(lines) else ("", "", "")
    if not colon or name != key:
        raise BadFile(f"here '{key}: ...' must stand", place + 1, file)
    return value.strip()


def _number(text: str, line: int, file: str) -> int:
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > MOST_DIGITS:
        raise BadFile(f"'{text[:40]}' is not a whole number", line, file)
    return int(text)


def _options(text: str, line: int, file: str) -> dict[str, object]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFile("the options are not JSON", line, file) from None
    if not isinstance(options, dict):
        raise BadFile("the options must be a JSON object", line, file)
    return options


def _entries(line: str, number: int, file: str) -> list[Entry]:
    parts = line.split("#", 1)[0].split()
    if not parts:
        return []
    if parts[0] == "hash":
        if len(parts) != 3:
            raise BadFile("a check is written 'hash NUMBER FINGERPRINT'", number, file)
        return [Entry("hash", parts[2], _number(parts[1], number, file), number)]
    if parts[0] == "fork":
        if len(parts) != 2:
            raise BadFile("a fork is written 'fork NUMBER'", number, file)
        return [Entry("fork", "", _number(parts[1], number, file), number)]
    return [Entry("word", word, 0, number) for word in parts]
