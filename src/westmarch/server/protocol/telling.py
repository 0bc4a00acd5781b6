"""What a sentence may say about a component or a log entry: numbers, texts, things, and several things in one breath."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from westmarch.core.words import Thing
from westmarch.text import facts


class Named(Struct, frozen=True, tag_field="as", tag="thing"):
    """A thing, to be named in whichever form the sentence needs."""

    sense: str
    id: str


class Part(Struct, frozen=True):
    """One of several things; with a number, so many of it."""

    sense: str
    id: str
    number: int | None


class Listed(Struct, frozen=True, tag_field="as", tag="list"):
    """Several things in one breath: "Arnor and Rohan", "Arnor or Rohan", or in a row "Arnor, Rohan"."""

    style: Literal["and", "or", "row"]
    parts: list[Part]


Sayable: TypeAlias = int | str | Named | Listed


def sayable(said: Mapping[str, facts.Speakable]) -> dict[str, Sayable]:
    """What may be said, as it is sent."""
    return {name: _value(value) for name, value in said.items()}


def _value(value: facts.Speakable) -> Sayable:
    if isinstance(value, Thing):
        return Named(value.sense, value.id)
    if isinstance(value, facts.Listed):
        return Listed(value.style, [_part(part) for part in value.parts])
    return value


def _part(part: Thing | facts.Amount) -> Part:
    if isinstance(part, facts.Amount):
        return Part(part.thing.sense, part.thing.id, part.number)
    return Part(part.sense, part.id, None)
