"""What may be said about components and log entries beyond their names, before any language is chosen.

A game whose messages need such facts has a module of its key in this room. The terminal speaks from here, and the server sends the
same with every component and log entry, so that they are computed in one place.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from westmarch.core.game import Component, Game
from westmarch.core.words import Thing
from westmarch.text.facts import Speakable


class Teller(Protocol):
    """What a game adds to the arguments of its messages."""

    def about(self, component: Component, all_components: Iterable[Component], /) -> dict[str, Speakable]:
        """What may be said about a component."""

    def about_notice(self, name: str, ids: Mapping[str, str], /) -> dict[str, Speakable]:
        """What the log may say beyond the things of an entry, whose ids are given by their senses."""


@cache
def teller(key: str) -> Teller | None:
    """The module that computes what a game's messages need."""
    name = f"westmarch.text.tellers.{key}"
    return cast(Teller, import_module(name)) if find_spec(name) else None


@cache
def components(game: Game) -> dict[str, Component]:
    """A game's components by their ids."""
    return {component.id: component for component in game.components()}


@cache
def about(game: Game, component_id: str) -> dict[str, Speakable]:
    """What a game's messages may say about a component."""
    found = components(game)
    told = teller(game.key)
    return told.about(found[component_id], found.values()) if told else {}


def about_notice(game: Game, name: str, things: Iterable[Thing]) -> dict[str, Speakable]:
    """What a log entry may say beyond its things."""
    told = teller(game.key)
    return told.about_notice(name, {sense: thing.id for sense, thing in by_sense(things)}) if told else {}


def by_sense(things: Iterable[Thing]) -> list[tuple[str, Thing]]:
    """Things with the names that messages have for them: their senses, a second one of a sense as `<sense>2`."""
    met: Counter[str] = Counter()
    named: list[tuple[str, Thing]] = []
    for thing in things:
        met[thing.sense] += 1
        named.append((thing.sense if met[thing.sense] == 1 else f"{thing.sense}{met[thing.sense]}", thing))
    return named
