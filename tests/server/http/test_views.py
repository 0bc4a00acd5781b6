"""What the published schema says about views is true of real ones: the client's types are made of it."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from westmarch.core import registry
from westmarch.core.state import PUBLIC
from westmarch.server import schema

GAMES = 3
WORDS_BETWEEN = 10  # two looks
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None), "array": list}


def wrong(value: Any, said: Mapping[str, Any], parts: Mapping[str, Any], place: str) -> list[str]:
    """Where a value is not what a schema says."""
    if "$ref" in said:
        return wrong(value, parts[said["$ref"].rpartition("/")[2]], parts, place)
    if "anyOf" in said:
        found = [wrong(value, part, parts, place) for part in said["anyOf"]]
        return [] if [] in found else min(found, key=len)
    if "enum" in said and value not in said["enum"]:
        return [f"{place} is {value!r}"]
    kind = said.get("type")
    if kind == "array" and isinstance(value, list):
        return [one for at, part in enumerate(value) for one in wrong(part, said["items"], parts, f"{place}[{at}]")]
    if kind == "object":
        return wrong_object(value, said, parts, place)
    return [] if kind is None or isinstance(value, KINDS[kind]) else [f"{place} is {value!r}"]


def wrong_object(value: Any, said: Mapping[str, Any], parts: Mapping[str, Any], place: str) -> list[str]:
    """The same of an object: all that it must have, and nothing that it may not."""
    if not isinstance(value, dict):
        return [f"{place} is {value!r}"]
    found = [f"{place}.{key} is missing" for key in said.get("required", ()) if key not in value]
    for key, part in value.items():
        inside = f"{place}.{key}"
        if "properties" in said:
            known = said["properties"]
            found += wrong(part, known[key], parts, inside) if key in known else [f"{inside} is not in the schema"]
        else:
            found += wrong(key, said.get("propertyNames", {}), parts, inside)
            found += wrong(part, said["additionalProperties"], parts, inside)
    return found


@pytest.mark.parametrize("key", schema.view_types())
def test_views_are_what_the_schema_says(key: str) -> None:
    game = registry.find(key)
    viewers = [PUBLIC, *game.options().people()]
    said = schema.view(key, schema.view_types()[key])
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = game.new(game.options(), seed)
        words = 0
        while not state.over:
            if words % WORDS_BETWEEN == 0:
                shown = msgspec.json.decode(msgspec.json.encode(state.view(chance.choice(viewers))))
                assert wrong(shown, said, said["$defs"], key) == []
            state.apply(chance.choice(state.options))
            words += 1
        assert wrong(msgspec.json.decode(msgspec.json.encode(state.view(PUBLIC))), said, said["$defs"], key) == []


def test_a_view_that_differs_from_the_schema_is_found() -> None:
    said = schema.view("duel", schema.view_types()["duel"])
    game = registry.find("duel")
    shown = msgspec.json.decode(msgspec.json.encode(game.new(game.options(), 1).view(PUBLIC)))
    del shown["chapter"]
    shown["active"] = "gollum"
    shown["sides"]["sauron"]["coins"] = "many"
    shown["secret"] = 1
    assert set(wrong(shown, said, said["$defs"], "view")) == {
        "view.chapter is missing",
        "view.active is 'gollum'",
        "view.sides.sauron.coins is 'many'",
        "view.secret is not in the schema",
    }
