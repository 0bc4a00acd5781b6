"""Positions and other YAML files: reading with line numbers, so that every refusal can say where.

`Part` wraps a piece of such a file. A game's `from_position` asks it for what it needs and names what is allowed; whatever
is wrong, missing or left over raises `BadFile` with the line.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, cast

import yaml

from westmarch.core.errors import BadFile

MAX_CHARACTERS = 200_000
MAX_DEPTH = 32
MAX_DIGITS = 30
WHOLE_NUMBER = re.compile("0|-?[1-9][0-9]*")
CONSTANTS = {"true": True, "false": False, "null": None, "~": None, "": None}
# The parser in C where there is one: twenty times faster, and it speaks of the same lines.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class Part:
    """A value of a file with its place in it."""

    def __init__(self, value: Any, line: int = 0, name: str = "position") -> None:
        self.value = value
        self.line = line
        self.name = name

    def fail(self, reason: str) -> BadFile:
        """The error to raise about this part."""
        return BadFile(f"{self.name}: {reason}", self.line)

    # Mappings

    def mapping(self, allowed: Collection[str]) -> "Part":
        """This part, if it is a mapping that has no other keys."""
        entries = self._entries()
        for key, part in entries.items():
            if key not in allowed:
                raise part.fail(f"unknown here; allowed: {', '.join(allowed)}")
        return self

    def _entries(self) -> dict[str, "Part"]:
        if not isinstance(self.value, dict):
            raise self.fail("must be a mapping")
        return cast("dict[str, Part]", self.value)

    def __contains__(self, key: str) -> bool:
        return key in self._entries()

    def get(self, key: str) -> "Part":
        """The part under a key, which must be there."""
        entries = self._entries()
        if key not in entries:
            raise self.fail(f"'{key}' is missing")
        return entries[key]

    def find(self, key: str) -> "Part | None":
        """The part under a key, if it is there."""
        return self._entries().get(key)

    def items(self) -> Iterator[tuple[str, "Part"]]:
        """All keys with their parts."""
        yield from self._entries().items()

    def plain(self) -> dict[str, Any]:
        """A mapping as plain data."""
        return {key: part._plain() for key, part in self.items()}

    def _plain(self) -> Any:
        if isinstance(self.value, dict):
            return self.plain()
        if isinstance(self.value, list):
            return [part._plain() for part in self.value]
        return self.value

    # Values

    def integer(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fail("must be a whole number")
        if not low <= self.value <= high:
            raise self.fail(f"must be from {low} to {high}, not {self.value}")
        return self.value

    def integer_at(self, key: str, low: int, high: int, otherwise: int) -> int:
        """The whole number under a key, or another one where it was left out."""
        part = self.find(key)
        return part.integer(low, high) if part is not None else otherwise

    def truth(self) -> bool:
        """`true` or `false`."""
        if not isinstance(self.value, bool):
            raise self.fail("must be true or false")
        return self.value

    def text(self) -> str:
        """A piece of text."""
        if not isinstance(self.value, str):
            raise self.fail("must be text")
        return self.value

    def one_of(self, allowed: Sequence[str]) -> int:
        """The place of this value among the allowed ones."""
        if isinstance(self.value, dict | list):
            raise self.fail("must be text")
        if not isinstance(self.value, str) or self.value not in allowed:
            raise self.fail(f"'{str(self.value)[:40]}' is not one of {', '.join(allowed)}")
        return allowed.index(self.value)

    def parts(self) -> list["Part"]:
        """The parts of a list."""
        if not isinstance(self.value, list):
            raise self.fail("must be a list")
        return cast("list[Part]", self.value)

    def set_of(self, allowed: Sequence[str]) -> list[int]:
        """A list of allowed values, each at most once, as their places, sorted."""
        places: list[int] = []
        for part in self.parts():
            place = part.one_of(allowed)
            if place in places:
                raise part.fail(f"'{part.value}' stands twice")
            places.append(place)
        return sorted(places)

    def sequence_of(self, allowed: Sequence[str]) -> list[int]:
        """A list of allowed values, each at most once, as their places, in the order given."""
        self.set_of(allowed)
        return [part.one_of(allowed) for part in self.parts()]


def wrap(value: object, name: str = "position", line: int = 0) -> Part:
    """Plain data as a part, for data that comes from a program and has no lines."""
    if isinstance(value, Mapping):
        return Part({str(key): wrap(inner, str(key)) for key, inner in value.items()}, line, name)
    if isinstance(value, list | tuple):
        return Part([wrap(inner, name) for inner in value], line, name)
    return Part(value, line, name)


def read_yaml(text: str, file: str = "") -> Part:
    """A YAML file as a part. Anchors, tags, double keys and absurd sizes are refused."""
    if len(text) > MAX_CHARACTERS:
        raise BadFile(f"longer than {MAX_CHARACTERS} characters", 1, file)
    try:
        reader = _Reader()
        for event in yaml.parse(text, Loader=LOADER):
            reader.take(event)
        return reader.result(text.count("\n") + 1)
    except BadFile as error:
        raise BadFile(error.reason, error.line, file) from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadFile(f"not YAML: {error.problem}", line, file) from None
    except (yaml.YAMLError, UnicodeError) as error:
        place = getattr(error, "position", None) or getattr(error, "start", None) or 0
        raise BadFile("not YAML: a character that does not belong here", text.count("\n", 0, place) + 1, file) from None


class _Reader:
    """Builds parts out of the parser's events, without recursion, so that no file can nest too deep for it."""

    def __init__(self) -> None:
        self.root: Part | None = None
        self.open: list[Part] = []  # the mappings and lists that have begun
        self.keys: list[str | None] = []  # for each of them the key that waits for its value

    def take(self, event: yaml.events.Event) -> None:
        """The next thing in the file."""
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.events.AliasEvent) or getattr(event, "anchor", None):
            raise BadFile("anchors are not allowed", line)
        if getattr(event, "tag", None):
            raise BadFile("tags are not allowed", line)
        if isinstance(event, yaml.events.CollectionEndEvent):
            self.open.pop()
            self.keys.pop()
        elif isinstance(event, yaml.events.CollectionStartEvent):
            part = Part({} if isinstance(event, yaml.events.MappingStartEvent) else [], line, self.name())
            self.put(part)
            self.open.append(part)
            self.keys.append(None)
            if len(self.open) > MAX_DEPTH:
                raise BadFile("nested too deep", line)
        elif isinstance(event, yaml.events.ScalarEvent):
            if self.open and isinstance(self.open[-1].value, dict) and self.keys[-1] is None:
                self.take_key(event.value, line)
            else:
                self.put(Part(_scalar(event, line), line, self.name()))

    def take_key(self, key: str, line: int) -> None:
        """The name of the next entry of a mapping."""
        if key in self.open[-1].value:
            raise BadFile(f"'{key[:40]}' stands twice", line)
        self.keys[-1] = key

    def name(self) -> str:
        """What the next value is called: its key, or in a list what the list is called."""
        if not self.open:
            return "position"
        return self.keys[-1] if self.keys[-1] is not None else self.open[-1].name

    def put(self, part: Part) -> None:
        """A value into the mapping or list that it belongs to."""
        if not self.open:
            if self.root is not None:
                raise BadFile("there must be one document only", part.line)
            self.root = part
        elif isinstance(self.open[-1].value, list):
            self.open[-1].value.append(part)
        else:
            if self.keys[-1] is None:
                raise BadFile("a key must be a plain name", part.line)
            self.open[-1].value[self.keys[-1]] = part
            self.keys[-1] = None

    def result(self, last_line: int) -> Part:
        """The whole file."""
        if self.root is None:
            raise BadFile("the file is empty", last_line)
        return self.root


def _scalar(event: yaml.events.ScalarEvent, line: int) -> object:
    """Text, a whole number, `true`, `false`, or nothing. Anything else, and whatever is quoted, is text."""
    text: str = event.value
    if not event.implicit[0]:
        return text
    if WHOLE_NUMBER.fullmatch(text):
        if len(text) > MAX_DIGITS:
            raise BadFile("a number is too long", line)
        return int(text)
    return CONSTANTS.get(text, text)


def write_yaml(data: Mapping[str, object]) -> str:
    """Plain data as YAML that a person likes to read: keys in their order, short lists on one line."""
    text: str = yaml.dump(data, Dumper=DUMPER, sort_keys=False, default_flow_style=None, allow_unicode=True, width=120)
    return text
