"""Writes the client's half of the wire: `python -m westmarch.server.schema FOLDER` makes the protocol's types and each game's view.

`protocol/schema.json` holds every message, and under each game's key what that game shows; `protocol/types.ts` and
`boards/<game>/view/types.ts` are the same for the client. Whoever changes a struct runs it again; a test finds what was forgotten.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from westmarch.core import registry
from westmarch.core.hidden.view import View
from westmarch.server.protocol import api, desk, meeting, pieces, tournaments
from westmarch.server.protocol.situations import Clock
from westmarch.server.protocol.wire import ClientMessage, ServerMessage

HEADING = "// Written by `python -m westmarch.server.schema` from {source}. Do not edit.\n"
PREFIX = "#/$defs/"
PROTOCOL = "src/westmarch/server/protocol"
OUR_GAMES = "westmarch.games."  # others bring their own boards, if any
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ENUMS = {
    name: list(get_args(getattr(pieces, name)))
    for name in (
        "Reason",
        "Status",
        "SeatKind",
        "PromptKind",
        "OrderKind",
        "Scope",
        "ChallengeState",
        "TournamentKind",
        "TournamentState",
        "Role",
        "Registration",
    )
}
UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Clock": Clock, "AnyDeed": desk.AnyDeed}


def messages() -> dict[str, Any]:
    """The JSON Schema of every message, the unions of messages included."""
    types = [
        *get_args(ServerMessage),
        *get_args(ClientMessage),
        *api.HTTP_TYPES,
        *meeting.HTTP_TYPES,
        *tournaments.HTTP_TYPES,
        *desk.DESK_TYPES,
    ]
    _, components = msgspec.json.schema_components(types, ref_template=PREFIX + "{name}")
    for name, union in UNIONS.items():
        components[name] = {"anyOf": [{"$ref": PREFIX + part.__name__} for part in get_args(union)]}
    for name, values in ENUMS.items():
        components[name] = {"enum": values}
    return dict(sorted(components.items()))


def view_types() -> dict[str, type[View]]:
    """What each of our games shows, where it says so."""
    games = [registry.find(key) for key in registry.keys()]  # noqa: SIM118
    ours = [game for game in games if type(game).__module__.startswith(OUR_GAMES)]
    return {game.key: game.view_type for game in ours if game.view_type is not None}


def view(key: str, shown: type[View]) -> dict[str, Any]:
    """The JSON Schema of what a game shows, its parts beside it."""
    found, components = msgspec.json.schema_components([shown], ref_template=f"{PREFIX}{key}/$defs/{{name}}")
    literals = named_literals(shown)
    return {**found[0], "$defs": {name: with_names(part, literals) for name, part in components.items()}}


def named_literals(shown: type[View]) -> dict[str, list[str]]:
    """The literals that the module of a view has names for."""
    names = vars(sys.modules[shown.__module__]).items()
    return {name: list(get_args(value)) for name, value in names if get_origin(value) is Literal}


def with_names(part: Any, literals: Mapping[str, list[str]]) -> Any:
    """A schema whose lists of ids bear the names that they have in Python, in the order they have there."""
    if isinstance(part, list):
        return [with_names(inner, literals) for inner in part]
    if not isinstance(part, dict):
        return part
    named = {key: with_names(inner, literals) for key, inner in part.items()}
    if "enum" in part and "title" not in part:
        found = [(name, ids) for name, ids in literals.items() if set(ids) == set(part["enum"])]
        return {**named, "title": found[0][0], "enum": found[0][1]} if found else named
    return named


def named_enums(part: object) -> Iterator[tuple[str, list[str]]]:
    """The names in a schema that stand for one of a few ids."""
    if isinstance(part, Mapping):
        if "title" in part and "enum" in part:
            yield part["title"], part["enum"]
        for inner in part.values():
            yield from named_enums(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from named_enums(inner)


def message_types(definitions: Mapping[str, Any]) -> str:
    """The messages as TypeScript."""
    return "\n".join([HEADING.format(source=PROTOCOL), *_declarations(definitions)])


def view_file(shown: type[View], definitions: Mapping[str, Any]) -> str:
    """What a game shows as TypeScript: ids with a list of them, then an interface for each struct."""
    source = "src/" + shown.__module__.replace(".", "/") + ".py"
    enums = dict(named_enums(definitions))
    lists = [_id_list(name, values) for name, values in sorted(enums.items())]
    return "\n".join([HEADING.format(source=source), *lists, *_declarations(definitions)])


def _id_list(name: str, values: list[str]) -> str:
    """The ids and their type: `SIDES` and `SideId`."""
    plural = re.sub("(?<!^)(?=[A-Z])", "_", name.removesuffix("Id")).upper() + "S"
    ids = ", ".join(json.dumps(value) for value in values)
    return f"export const {plural} = [{ids}] as const;\nexport type {name} = (typeof {plural})[number];\n"


def _declarations(definitions: Mapping[str, Any]) -> Iterator[str]:
    """An interface for each object, a type for each union."""
    for name, definition in definitions.items():
        if "description" in definition:
            yield _comment(definition["description"])
        if definition.get("type") == "object":
            yield f"export interface {name} {_object(definition)}\n"
        else:
            yield f"export type {name} = {_union(definition)}\n"


def _comment(text: str, indent: str = "") -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    return "\n".join([f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"])


def _object(definition: Mapping[str, Any]) -> str:
    required = definition.get("required", [])
    rows = []
    for key, value in definition.get("properties", {}).items():
        if "description" in value:
            rows.append(_comment(value["description"], "  "))
        rows.append(f"  {key}{'' if key in required else '?'}: {_type(value)}")
    return "{\n" + "\n".join(rows) + "\n}"


def _union(definition: Mapping[str, Any]) -> str:
    if "enum" in definition:
        return " | ".join(json.dumps(value) for value in definition["enum"])
    return _type(definition)


def _type(definition: Mapping[str, Any]) -> str:
    """A schema as a TypeScript type; what msgspec's schemas use is all that it needs to know."""
    if "$ref" in definition:
        return str(definition["$ref"]).rpartition("/")[2]
    if "anyOf" in definition:
        return " | ".join(_type(part) for part in definition["anyOf"])
    if "enum" in definition:
        if "title" in definition:
            return str(definition["title"])
        named = [name for name, values in ENUMS.items() if set(values) == set(definition["enum"])]
        return named[0] if named else _union(definition)
    kind = definition.get("type")
    if kind == "array":
        return _array(definition)
    if kind == "object":
        return _object(definition) if "properties" in definition else _record(definition)
    if kind is None:
        return "unknown"
    return SIMPLE[kind]


def _array(definition: Mapping[str, Any]) -> str:
    if "prefixItems" in definition:
        return f"[{', '.join(_type(part) for part in definition['prefixItems'])}]"
    inner = _type(definition.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _record(definition: Mapping[str, Any]) -> str:
    """A dictionary: by any id, or by those of a list, all of them or some."""
    inner = _type(definition.get("additionalProperties", {}))
    keys = definition.get("propertyNames", {})
    if "title" not in keys:
        return f"Record<string, {inner}>"
    record = f"Record<{keys['title']}, {inner}>"
    return record if set(definition.get("required", ())) == set(keys["enum"]) else f"Partial<{record}>"


def files() -> dict[str, str]:
    """Every generated file by its path in the client's sources."""
    definitions = messages()
    views = {key: view(key, shown) for key, shown in view_types().items()}
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**definitions, **views}}
    boards = {
        f"boards/{key}/view/types.ts": view_file(shown, views[key]["$defs"]) for key, shown in view_types().items()
    }
    return {
        "protocol/schema.json": json.dumps(whole, indent=2) + "\n",
        "protocol/types.ts": message_types(definitions),
        **boards,
    }


def main(folder: str) -> None:
    """Write the files into a folder."""
    for name, text in files().items():
        target = Path(folder) / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "web/src")
