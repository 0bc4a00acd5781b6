"""What one person may know of a table, as data: the base of every game's view.

A view is built from what that person may know and nothing else, field by field, so that what is not put in on purpose is not there.
Its fields and their types are the wire's: the server publishes their schema and the client's types are made of it.

Ids are strings; `one_of` says in the schema which there are, `all_of` that a dictionary has every one of them:

    SideId: TypeAlias = Annotated[str, one_of("SideId", SIDE_IDS)]
    sides: Annotated[dict[SideId, SideView], all_of(SIDE_IDS)]
    units: dict[RegionId, int]  # of some regions
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from westmarch.core.words import Thing

ANSWER = "answer"  # the sense of a thing that is no piece but a word which one might expect among the answers


class View(msgspec.Struct, kw_only=True):
    """All that one person may know of a table. A game's view names its fields."""


class Hindrance(NamedTuple):
    """Why one who is asked cannot do what he might want to do with a thing: the reason is a message's name, `about` what it says more."""

    thing: Thing
    reason: str
    about: tuple[Thing, ...] = ()


def number(value: int) -> Thing:
    """A number that a reason tells."""
    return Thing("number", str(value))


def one_of(name: str, ids: Sequence[str]) -> msgspec.Meta:
    """An id out of a list, which the client's types get under this name: `SideId`, and `SIDES` for the list."""
    return msgspec.Meta(extra_json_schema={"title": name, "enum": list(ids)})


def all_of(ids: Sequence[str]) -> msgspec.Meta:
    """A dictionary that has an entry for every id of a list."""
    return msgspec.Meta(extra_json_schema={"required": list(ids)})
