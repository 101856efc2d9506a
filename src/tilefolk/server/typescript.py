"""The protocol's types for the browser client, written as TypeScript from the structs."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import cast, get_args

import msgspec

from tilefolk.analysis.report import BestTurn, Decision
from tilefolk.core import registry
from tilefolk.core.values import Described, OptionValue, Parts, Value
from tilefolk.core.views import View
from tilefolk.games.catan.geometry import BoardArt
from tilefolk.server import (
    analysis_messages,
    client_messages,
    http_messages,
    lesson_messages,
    message_types,
    played_messages,
    protocol,
    replay_messages,
    server_messages,
)
from tilefolk.server.game_types import game_types
from tilefolk.server.json_schema import Schema

HEAD = """// Written by scripts/protocol-types from the server's messages and the games' views. Do not edit.

export const PROTOCOL = {version};
"""
MODULES = (
    http_messages,
    client_messages,
    server_messages,
    lesson_messages,
    replay_messages,
    analysis_messages,
    played_messages,
)
REF = "#/$defs/"
GAMES = ("catan", "hunters", "mayflower")
TILE_GAMES = ("hunters", "mayflower")
VALUES = {"OptionValue": OptionValue, "Value": Value, "Parts": Parts, "ActionText": message_types.ActionText}
"""What many messages hold, and so has a name in TypeScript too; each may be made of those before it."""
NAMED: dict[str, str] = {}
"""Those types spelled out, with their names."""


def typescript() -> str:
    """The whole file."""
    own = [struct for module in MODULES for struct in structs_of(module)]
    views = {registry.get(game).view_type: game for game in GAMES}
    _, found = msgspec.json.schema_components([*own, *views, BoardArt], ref_template=REF + "{name}")
    schemas = cast("dict[str, Schema]", found)
    parts = [HEAD.format(version=protocol.VERSION), *value_types()]
    told = {it.__name__: schemas.pop(it.__name__) for it in own}
    parts += [interface(it.__name__, told[it.__name__], it in SENT) for it in own if it not in EVENTS]
    advised = schemas.pop(http_messages.Advised.__name__)
    for name in Described.__annotations__:
        del advised["properties"][name]
    for view, game in views.items():
        schemas[view.__name__]["properties"]["game"] = {"enum": [game]}
    action: Schema = {"$ref": REF + Described.__name__}
    schemas[BestTurn.__name__]["properties"]["turn"] = {"type": "array", "items": action}
    schemas[Decision.__name__]["properties"]["action"] = action
    del schemas[View.__name__], schemas[Described.__name__]  # any game's
    parts += [interface(name, schema, optional=True) for name, schema in schemas.items()]
    tiles = [view.__name__ for view, game in views.items() if game in TILE_GAMES]
    parts.append(f"export type TileView = {' | '.join(tiles)};\n")
    parts.append(f"export type View = {' | '.join(view.__name__ for view in views)};\n")
    parts += game_types(type_of)
    parts.append("export type GameEvent = TileEvent | CatanEvent;\n")
    parts.append("export type Described = TileAction | CatanAction;\n")
    parts.append(interface("Advice", advised, optional=False))
    parts.append("export type Advised = Described & Advice;\n")
    for it, held in EVENTS.items():
        description = told[it.__name__]["description"]
        parts.append(f"/** {description} */\nexport type {it.__name__} = {held};\n")
    for name, kinds in (
        ("FromClient", client_messages.FromClient),
        ("FromServer", server_messages.FromServer),
    ):
        parts.append(f"export type {name} = {' | '.join(it.__name__ for it in get_args(kinds))};\n")
    return "\n".join(parts)


def value_types() -> list[str]:
    """The types of values, which from then on go by their names."""
    NAMED.clear()
    for name, kind in VALUES.items():
        NAMED[type_of(cast("Schema", msgspec.json.schema(kind)))] = name
    return [f"export type {name} = {text};\n" for text, name in NAMED.items()]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages that a module defines, in their order."""
    found = [it for it in vars(module).values() if inspect.isclass(it) and issubclass(it, msgspec.Struct)]
    return [it for it in found if it.__module__ == module.__name__ and it not in BASES]


BASES = (client_messages.Message, client_messages.Command)
SENT = (
    *get_args(client_messages.FromClient),
    http_messages.NewTable,
    http_messages.NewSeat,
    http_messages.HintRequest,
    server_messages.Update,
    lesson_messages.LessonAnswer,
    replay_messages.PlayOn,
)
"""Here a field with a default may be left out; what the server says is complete, but for updates."""


EVENTS: dict[type[msgspec.Struct], str] = {
    server_messages.EventLine: "(GameEvent | SeatEvent) & { seq: number; at: number }",
    server_messages.SeenEvent: "GameEvent",
}
"""What holds an event of any game."""


def interface(name: str, schema: Schema, optional: bool) -> str:
    """One struct."""
    required = schema.get("required", [])
    lines = [f"/** {schema['description']} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if field in required or not optional else "?"
        lines.append(f"  {field}{mark}: {type_of(kind)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type, by its name if it has one."""
    written = spelled_out(schema)
    return NAMED.get(written, written)


def spelled_out(schema: Schema) -> str:
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
            values = schema.get("additionalProperties", True)
            return f"Record<string, {'unknown' if isinstance(values, bool) else type_of(values)}>"
        case _:
            return "unknown"
