"""What the table shows of a tile-laying game, as JSON, and what happened, as events.

Everything on a table of tiles is open: the order of the face-down tiles is the only secret, and a
position does not hold it. So all seats and spectators see the same, built field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tilefolk.core.events import Event
from tilefolk.tiles.actions import COMPLETED, DISCARDED, DRAWN, ENDED, LAID, PLACED, RETURNED
from tilefolk.tiles.notation import Roles
from tilefolk.tiles.turn import TileGame

PHASES = ("draw", "place", "figure", "choose", "over")


def board_view(game: TileGame, roles: Roles, decks: tuple[str, ...]) -> dict[str, Any]:
    """Tiles, the tile in hand, figures and what is left of each kind."""
    kinds = game.table.tile_set.kinds
    seen: dict[str, Any] = {
        "phase": PHASES[game.phase_number],
        "turn": game.turn_number,
        "on_turn": game.seat_on_turn,
        "tiles": [tile_view(game, tile) for tile in range(game.tile_total)],
        "drawn": None,
        "laid": None,
        "figures": [
            figure_view(game, roles, seat, slot, piece) for seat, slot, piece in game.figures_standing()
        ],
        "supply": supplies(game, roles),
        "remaining": {
            deck: {
                kind.name: game.left_of(number)
                for number, kind in enumerate(kinds)
                if kind.deck == deck and kind.count
            }
            for deck in decks
        },
        "discarded": {
            kind.name: game.discarded_of(number)
            for number, kind in enumerate(kinds)
            if game.discarded_of(number)
        },
    }
    if game.drawn_kind is not None:
        seen["drawn"] = {"kind": kinds[game.drawn_kind].name, "deck": decks[game.deck_in_use]}
    if game.laid_tile is not None:
        seen["laid"] = tile_view(game, game.laid_tile)
    return seen


def tile_view(game: TileGame, tile: int) -> dict[str, Any]:
    """Where a tile lies, of what kind and how turned."""
    x, y, kind, rotation = game.tile(tile)
    return {"x": x, "y": y, "kind": game.table.kind_name(kind), "rotation": rotation}


def figure_view(game: TileGame, roles: Roles, seat: int, slot: int, piece: int) -> dict[str, Any]:
    """Whose figure stands where, in which role."""
    x, y, zone = game.piece_cell(piece)
    return {"seat": seat, "role": roles.of_figure(game, slot, piece), "x": x, "y": y, "zone": zone}


def supplies(game: TileGame, roles: Roles) -> list[dict[str, int]]:
    """What figures each seat has left to place."""
    supply = [dict(roles.groups) for _ in range(game.players)]
    names = tuple(roles.groups)
    for seat, slot, _ in game.figures_standing():
        supply[seat][names[roles.group_of_slot(slot)]] -= 1
    return supply


def feature_view(game: TileGame, root: int, size: Callable[[Mapping[str, Any]], int]) -> dict[str, Any]:
    """A feature: where it is, who holds it, and what it would bring as it stands."""
    feature = game.feature(root)
    return {
        "type": feature["type"],
        "cells": feature_cells(game, root),
        "complete": game.is_complete(root),
        "open": feature["open"],
        "figures": feature["figures"],
        "owners": game.owners_of(root) if any(feature["figures"]) else [],
        "value": game.value_of(root),
        "size": size(feature),
        "goods": feature["goods"],
    }


def feature_cells(game: TileGame, piece: int) -> list[list[int]]:
    """The squares and zones of the feature that a piece belongs to."""
    root = game.root_of(piece)
    return [list(game.piece_cell(member)) for member in game.feature_pieces(root)]


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
        tile = {"tile": game.table.kind_name(d), "x": b, "y": c, "rotation": e, "deck": decks[f]}
        return Event("laid", {"seat": a, **tile})
    if kind in (PLACED, RETURNED):
        word = "placed" if kind == PLACED else "returned"
        return Event(word, figure_view(game, roles, a, b, c))
    if kind == COMPLETED:
        return Event("completed", {"type": sources[a], "cells": feature_cells(game, b)})
    if kind == ENDED:
        return Event("ended", {"winners": seats_of(a), "scores": game.scores()})
    return None


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
