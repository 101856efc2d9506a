"""What may be done and what happens in each game, as TypeScript: from the objects of the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, cast, get_args, get_origin

import msgspec

from tilefolk.objects import catan_actions, tile_actions
from tilefolk.objects.actions import Action, Hints
from tilefolk.objects.events import WITHHELD, Happened
from tilefolk.objects.games import Catan, Hunters, Mayflower
from tilefolk.server.json_schema import Schema

TILE_EVENTS = {**Hunters.events, **Mayflower.events}
TILE_ACTIONS = [
    tile_actions.Place,
    tile_actions.Figure,
    tile_actions.NoFigure,
    tile_actions.Score,
]
CATAN_ACTIONS = [kind for kind in Catan.actions.values() if kind.__module__ == catan_actions.__name__]
"""What a seat may do; what chance does is told as events."""
TypeOf = Callable[[Schema], str]
"""A JSON schema as a TypeScript type."""


def game_types(type_of: TypeOf) -> list[str]:
    """Every event and every action as an interface, and their unions by game."""
    return [
        *(event(kind, made, type_of) for kind, made in TILE_EVENTS.items()),
        *(event(kind, made, type_of) for kind, made in Catan.events.items()),
        *(action(made, type_of) for made in (*TILE_ACTIONS, *CATAN_ACTIONS)),
        union("TileEvent", map(event_name, TILE_EVENTS.values())),
        union("CatanEvent", map(event_name, Catan.events.values())),
        union("TileAction", map(action_name, TILE_ACTIONS)),
        union("CatanAction", map(action_name, CATAN_ACTIONS)),
    ]


def event(kind: str, made: type[Happened], type_of: TypeOf) -> str:
    """An event: its kind and its data."""
    data = "".join(f"    {line}\n" for line in fields(made.parts(), type_of))
    shown = f"{{\n{data}  }}" if data else "Record<string, never>"
    return f'{comment(made)}export interface {event_name(made)} {{\n  kind: "{kind}";\n  data: {shown};\n}}\n'


def action(made: type[Action], type_of: TypeOf) -> str:
    """An action: its name in the notation, its type and its parts."""
    head = ["name: string;", f'type: "{made.type}";']
    lines = "".join(f"  {line}\n" for line in [*head, *fields(made.described(), type_of)])
    return f"{comment(made)}export interface {action_name(made)} {{\n{lines}}}\n"


def fields(parts: Hints, type_of: TypeOf) -> Iterable[str]:
    """Names with their types; what is not told to all may be missing."""
    for name, hint in parts.items():
        mark = "?" if is_withheld(hint) else ""
        schema = cast("Schema", msgspec.json.schema(hint))
        yield f"{name}{mark}: {type_of(schema)};"


def is_withheld(hint: object) -> bool:
    """Whether a part is not always told."""
    return get_origin(hint) is Annotated and WITHHELD in get_args(hint)


def comment(made: type) -> str:
    """The first line of what a class says of itself."""
    return f"/** {(made.__doc__ or '').splitlines()[0]} */\n"


def event_name(made: type[Happened]) -> str:
    """Its name in TypeScript."""
    return f"{made.__name__}Event"


def action_name(made: type[Action]) -> str:
    """Its name in TypeScript."""
    return f"{made.__name__}Action"


def union(name: str, names: Iterable[str]) -> str:
    """One of several, each on a line of its own."""
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"
