"""What happened in a tile-laying game: raw numbers of the engine as events with words."""

from __future__ import annotations

from typing import TypedDict

from tilefolk.core.events import Event
from tilefolk.core.values import Value
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import COMPLETED, DISCARDED, DRAWN, ENDED, LAID, PLACED, RETURNED
from tilefolk.tiles.notation import Roles
from tilefolk.tiles.view import feature_cells, figure_view


class TileParts(TypedDict, total=False):
    """What the events of tile games are made of; which of it one has depends on its kind."""

    kind: str
    seat: int
    seats: list[int]
    role: str
    x: int
    y: int
    zone: int
    type: str
    points: int
    final: bool
    cells: list[list[int]]
    bonus_left: int


def seats_of(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def common_event(
    game: TileGame,
    roles: Roles,
    decks: tuple[str, ...],
    sources: tuple[str, ...],
    raw: tuple[int, ...],
) -> Event | None:
    """An event that all tile games tell, or None if it is a game's own."""
    kind, a, b, c, d, e, f, _ = raw
    if kind in (DRAWN, DISCARDED):
        word = "drawn" if kind == DRAWN else "discarded"
        return Event(word, {"seat": a, "tile": game.table.kind_name(b), "deck": decks[c]})
    if kind == LAID:
        tile: dict[str, Value] = {
            "tile": game.table.kind_name(d),
            "x": b,
            "y": c,
            "rotation": e,
            "deck": decks[f],
        }
        return Event("laid", {"seat": a, **tile})
    if kind in (PLACED, RETURNED):
        word = "placed" if kind == PLACED else "returned"
        return figure_event(word, game, roles, raw)
    if kind == COMPLETED:
        return Event("completed", {"type": sources[a], "cells": feature_cells(game, b)})
    if kind == ENDED:
        return Event("ended", {"winners": seats_of(a), "scores": game.scores()})
    return None


def figure_event(word: str, game: TileGame, roles: Roles, raw: tuple[int, ...]) -> Event:
    """Whose figure it is about: its seat, its role, and where it stands or stood."""
    seat, slot, piece = raw[1:4]
    figure = figure_view(game, roles, seat, slot, piece)
    place = {"x": figure["x"], "y": figure["y"], "zone": figure["zone"]}
    return Event(word, {"seat": figure["seat"], "role": figure["role"], **place})


def scored_event(
    game: TileGame, sources: tuple[str, ...], raw: tuple[int, ...], breakdown: dict[str, int]
) -> Event:
    """Who scored which feature, how much, and what it was made of."""
    _, source, root, mask, points, _, _, final = raw
    return Event(
        "scored",
        {
            "type": sources[source],
            "seats": seats_of(mask),
            "points": points,
            "breakdown": breakdown,
            "cells": feature_cells(game, root),
            "final": bool(final),
        },
    )
