"""What can be said about a component: its facts as things, numbers and lists, before any language is chosen."""

from typing import Literal, NamedTuple, TypeAlias

from westmarch.core.words import Thing


class Amount(NamedTuple):
    """So many of a thing: "2 Strength"."""

    thing: Thing
    number: int


class Listed(NamedTuple):
    """Several things in one breath: "Arnor and Rohan", "Arnor or Rohan", or in a row "Arnor, Rohan"."""

    parts: tuple[Thing | Amount, ...]
    style: Literal["and", "or", "row"] = "and"


Speakable: TypeAlias = int | str | Thing | Listed
