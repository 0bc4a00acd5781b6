"""Positions and other YAML files: reading with line numbers, so that every refusal can say where.

`Part` wraps a piece of such a file. A game's `from_position` asks it for what it needs and names what is allowed; whatever
is wrong, missing or left over raises `BadFile` with the line.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, cast

import yaml

from westmarch.core.errors import BadFile

MAX_CHARACTERS = 1_000_000
MAX_DEPTH = 32


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
        raise BadFile(f"longer than {MAX_CHARACTERS} characters", file=file)
    try:
        # The scanner reads ahead of what it says, so a file that is not YAML fails here as a whole.
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            if isinstance(event, yaml.events.AliasEvent) or getattr(event, "anchor", None):
                raise BadFile("anchors are not allowed", event.start_mark.line + 1, file)
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        if node is None:
            raise BadFile("the file is empty", 1, file)
        return _part(node, "position", 0)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise BadFile(f"not YAML: {error.problem}", line, file) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise BadFile(f"not YAML: {error}", file=file) from None
    except BadFile as error:
        raise BadFile(error.reason, error.line, file) from None


def _part(node: yaml.Node, name: str, depth: int) -> Part:
    line = node.start_mark.line + 1
    if depth > MAX_DEPTH:
        raise BadFile("nested too deep", line)
    if isinstance(node, yaml.MappingNode):
        entries: dict[str, Part] = {}
        for key_node, value_node in node.value:
            key_line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadFile("a key must be a plain name", key_line)
            if key_node.value in entries:
                raise BadFile(f"'{key_node.value}' stands twice", key_line)
            entries[key_node.value] = _part(value_node, key_node.value, depth + 1)
        return Part(entries, line, name)
    if isinstance(node, yaml.SequenceNode):
        return Part([_part(inner, name, depth + 1) for inner in node.value], line, name)
    return Part(_scalar(node), line, name)


def _scalar(node: yaml.Node) -> object:
    kinds = {"int": int, "bool": bool, "null": type(None), "str": str, "float": float}
    kind = node.tag.rsplit(":", 1)[-1]
    if kind not in kinds:
        return node.value
    return yaml.SafeLoader("").construct_object(node)


def write_yaml(data: Mapping[str, object]) -> str:
    """Plain data as YAML that a person likes to read: keys in their order, short lists on one line."""
    return yaml.safe_dump(data, sort_keys=False, default_flow_style=None, allow_unicode=True, width=120)
