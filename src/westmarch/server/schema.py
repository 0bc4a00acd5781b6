"""Writes the client's half of the protocol: `python -m westmarch.server.schema FOLDER` makes schema.json and types.ts."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from westmarch.server.protocol import api, pieces
from westmarch.server.protocol.situations import Clock
from westmarch.server.protocol.wire import ClientMessage, ServerMessage

HEADING = "// Written by `python -m westmarch.server.schema` from src/westmarch/server/protocol. Do not edit.\n"
PREFIX = "#/$defs/"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ENUMS = {
    name: list(get_args(getattr(pieces, name))) for name in ("Reason", "Status", "SeatKind", "PromptKind", "OrderKind")
}
UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Clock": Clock}


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, under `$defs`, the unions of messages included."""
    types = [*get_args(ServerMessage), *get_args(ClientMessage), *api.HTTP_TYPES]
    _, components = msgspec.json.schema_components(types, ref_template=PREFIX + "{name}")
    for name, union in UNIONS.items():
        components[name] = {"anyOf": [{"$ref": PREFIX + part.__name__} for part in get_args(union)]}
    for name, values in ENUMS.items():
        components[name] = {"enum": values}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(components.items()))}


def typescript(definitions: Mapping[str, Any]) -> str:
    """The same as TypeScript: an interface for each object, a type for each union."""
    parts = [HEADING]
    for name, definition in definitions.items():
        if "description" in definition:
            parts.append(_comment(definition["description"]))
        if definition.get("type") == "object":
            parts.append(f"export interface {name} {_object(definition)}\n")
        else:
            parts.append(f"export type {name} = {_union(definition)}\n")
    return "\n".join(parts)


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])


def _object(definition: Mapping[str, Any]) -> str:
    required = definition.get("required", [])
    rows = [
        f"  {key}{'' if key in required else '?'}: {_type(value)}"
        for key, value in definition.get("properties", {}).items()
    ]
    return "{\n" + "\n".join(rows) + "\n}"


def _union(definition: Mapping[str, Any]) -> str:
    if "enum" in definition:
        return " | ".join(json.dumps(value) for value in definition["enum"])
    return _type(definition)


def _type(definition: Mapping[str, Any]) -> str:
    """A schema as a TypeScript type; what msgspec's schemas use is all that it needs to know."""
    if "$ref" in definition:
        return str(definition["$ref"]).removeprefix(PREFIX)
    if "anyOf" in definition:
        return " | ".join(_type(part) for part in definition["anyOf"])
    if "enum" in definition:
        named = [name for name, values in ENUMS.items() if set(values) == set(definition["enum"])]
        return named[0] if named else _union(definition)
    kind = definition.get("type")
    if kind == "array":
        inner = _type(definition.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        if "properties" in definition:
            return _object(definition)
        return f"Record<string, {_type(definition.get('additionalProperties', {}))}>"
    if kind is None:
        return "unknown"
    return SIMPLE[kind]


def files() -> dict[str, str]:
    """Every generated file by its name."""
    whole = schema()
    return {
        "schema.json": json.dumps(whole, indent=2) + "\n",
        "types.ts": typescript(whole["$defs"]),
    }


def main(folder: str) -> None:
    """Write the files into a folder."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (target / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "web/src/protocol")
