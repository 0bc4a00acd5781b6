"""The games as the lobby offers them."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from westmarch.ai.players import LEVELS
from westmarch.core import registry
from westmarch.core.errors import UnknownGame
from westmarch.core.game import Game, Options
from westmarch.core.words import KIND_NAMES, NO_WORD
from westmarch.core.written import corrections
from westmarch.server.http import static
from westmarch.server.people import decks as decks_of
from westmarch.server.protocol.api import Component, Doubt, GameInfo, PromptInfo, Setting
from westmarch.server.protocol.telling import sayable
from westmarch.server.refusal import Refused
from westmarch.text.tellers import about

COMMON = {field.name for field in msgspec.structs.fields(Options)}  # what every game has and the lobby asks for itself


def setting(game: Game, field: inspect.Field) -> Setting | None:
    """One of a game's own settings; none for what nobody chooses at a table."""
    kind: Any = field.type
    description = ""
    if isinstance(kind, inspect.Metadata):
        description = str((kind.extra_json_schema or {}).get("description", ""))
        kind = kind.type
    if isinstance(kind, inspect.BoolType):
        return Setting(field.name, "bool", field.default, None, None, None, description)
    if isinstance(kind, inspect.IntType):
        return Setting(field.name, "number", field.default, None, kind.ge, kind.le, description)
    if isinstance(kind, inspect.LiteralType):
        return Setting(field.name, "choice", field.default, [str(v) for v in kind.values], None, None, description)
    if field.name == "decks" and game.decks():
        return Setting(field.name, "decks", [], list(game.decks()), None, None, description)
    presets = [name for name, values in game.facts.presets.items() if list(values) == [field.name]]
    return Setting(field.name, "preset", None, presets, None, None, description) if presets else None


def info(game: Game) -> GameInfo:
    """A game as the lobby offers it."""
    kind = inspect.type_info(game.options_type)
    assert isinstance(kind, inspect.StructType)
    scenarios = {name: list(numbers) for name, numbers in game.facts.scenarios.items()}
    return GameInfo(
        key=game.key,
        rules=game.rules,
        scenarios=scenarios,
        seat_ids=list(game.facts.seat_ids),
        seats={name: [seats_of(game, name, number) for number in numbers] for name, numbers in scenarios.items()},
        teams=game.facts.teams,
        options=[one for field in kind.fields if field.name not in COMMON and (one := setting(game, field))],
        presets={name: dict(values) for name, values in game.facts.presets.items()},
        prompts=[PromptInfo(p.name, KIND_NAMES[p.kind], list(p.senses), p.secret) for p in game.prompts],
        notices=[notice.name for notice in game.notices],
        levels=list(LEVELS),
        decks=decks_of.rules_of(game),
    )


def seats_of(game: Game, scenario: str, number: int) -> list[str]:
    """The ids of a scenario's seats."""
    return list(game.seat_ids(game.options({"scenario": scenario, "seats": number})))


@cache
def games() -> static.Asset:
    """All games, ready to be sent."""
    found = [info(registry.find(key)) for key in registry.keys()]  # noqa: SIM118
    return static.asset(msgspec.json.encode(found), "application/json")


def doubt(one: corrections.Doubt) -> Doubt:
    """A doubtful fact as the client has it."""
    return Doubt(one.fact, plain(one.used), plain(one.answer), list(one.choices()), one.several)


def plain(answer: corrections.Answer) -> int | str | list[int | str]:
    """An answer without tuples."""
    return [*answer] if isinstance(answer, tuple) else answer


@cache
def components(key: str) -> static.Asset:
    """Everything in a game's box, ready to be sent."""
    try:
        game = registry.find(key)
    except UnknownGame:
        raise Refused("no_such_game") from None
    entries = game.components()
    found = [
        Component(
            entry.id,
            entry.kind,
            dict(entry.facts),
            sayable(about(game, entry.id)),
            None if word == NO_WORD else word,
            [doubt(one) for one in entry.doubtful],
        )
        for entry, word in zip(entries, game.vocabulary.numbers_of(entry.id for entry in entries), strict=True)
    ]
    return static.asset(msgspec.json.encode(found), "application/json")


@cache
def decks(key: str) -> static.Asset:
    """The decks that come with a game, ready to be sent."""
    found = decks_of.ready_made(decks_of.game_with_decks(key))
    return static.asset(msgspec.json.encode(found), "application/json")
