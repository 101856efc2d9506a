"""The protocol's types for the browser client, written as TypeScript from the structs."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from tilefolk.server import protocol

HEAD = """// Written by scripts/protocol-types from src/tilefolk/server/protocol.py. Do not edit.

export const PROTOCOL = {version};
"""
REF = "#/$defs/"


def typescript() -> str:
    """The whole file."""
    structs = [it for it in vars(protocol).values() if inspect.isclass(it) and issubclass(it, msgspec.Struct)]
    own = [it for it in structs if it.__module__ == protocol.__name__ and it not in BASES]
    _, schemas = msgspec.json.schema_components(own, ref_template=REF + "{name}")
    parts = [HEAD.format(version=protocol.VERSION)]
    parts += [interface(it.__name__, schemas[it.__name__], it in SENT) for it in own]
    for name in ("FromClient", "FromServer"):
        parts.append(
            f"export type {name} = {' | '.join(it.__name__ for it in get_args(getattr(protocol, name)))};\n"
        )
    return "\n".join(parts)


BASES = (protocol.Message, protocol.Command)
SENT = (
    *get_args(protocol.FromClient),
    protocol.NewTable,
    protocol.NewSeat,
    protocol.HintRequest,
    protocol.Update,
)
"""Here a field with a default may be left out; what the server says is complete, but for updates."""


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """One struct."""
    required = schema.get("required", [])
    lines = [f"/** {schema['description']} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if field in required or not optional else "?"
        lines.append(f"  {field}{mark}: {type_of(kind)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(it) for it in schema["anyOf"]))
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
        case "array":
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {type_of(values if isinstance(values, dict) else {})}>"
        case _:
            return "unknown"
