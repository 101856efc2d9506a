"""What the table shows of a tile-laying game, as JSON.

Everything on a table of tiles is open: the order of the face-down tiles is the only secret, and a
position does not hold it. So all seats and spectators see the same, built field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypedDict

from tilefolk.core.views import View
from tilefolk.tiles.facts import FeatureFacts
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.notation import Roles

if TYPE_CHECKING:
    from tilefolk.tiles.spec import TileGameSpec

PHASES = ("draw", "place", "figure", "choose", "over")


class TileSeen(TypedDict):
    """A tile that lies on the table."""

    x: int
    y: int
    kind: str
    rotation: int


class DrawnTile(TypedDict):
    """The tile in hand, and the deck it came from."""

    kind: str
    deck: str


class FigureSeen(TypedDict):
    """Whose figure stands where, in which role."""

    seat: int
    role: str
    x: int
    y: int
    zone: int


class FeatureSeen(TypedDict):
    """A feature: its squares and zones, who holds it, and what it would bring as it stands."""

    type: str
    cells: list[list[int]]
    complete: bool
    open: int
    figures: list[int]
    owners: list[int]
    value: int
    size: int
    goods: dict[str, int]


class OpenSquares(TypedDict):
    """Free squares beside the land that are alike, and the kinds of tiles left that fit there."""

    squares: list[list[int]]
    kinds: list[str]


class TileView(View):
    """What all tile games show of their table."""

    turn: int
    on_turn: int
    tiles: list[TileSeen]
    drawn: DrawnTile | None
    laid: TileSeen | None
    figures: list[FigureSeen]
    supply: list[dict[str, int]]
    remaining: dict[str, dict[str, int]]
    open: list[OpenSquares]
    discarded: dict[str, int]
    features: list[FeatureSeen]


def table_view(spec: TileGameSpec, game: TileGame, seat: int | None) -> TileView:
    """What a seat or a spectator may see: all of the table."""
    kinds, roles = game.table.tile_set.kinds, spec.notation.roles
    mover = game.to_move
    return {
        "game": spec.name,
        "players": game.players,
        "seat": seat,
        "options": game.options,
        "phase": PHASES[game.phase],
        "to_move": [mover] if mover >= 0 else [],
        "over": game.is_over,
        "winners": game.winners(),
        "scores": game.scores(),
        "points": [dict(zip(spec.sources, game.points(each), strict=True)) for each in range(game.players)],
        "turn": game.turns,
        "on_turn": game.seat,
        "tiles": [tile_view(game, tile) for tile in range(game.tile_count)],
        "drawn": drawn_view(game, spec.decks),
        "laid": None if game.last_laid is None else tile_view(game, game.last_laid),
        "figures": [
            figure_view(game, roles, owner, slot, piece) for owner, slot, piece in game.figures_standing()
        ],
        "supply": supplies(game, roles),
        "remaining": {
            deck: {
                kind.name: game.left_of(number)
                for number, kind in enumerate(kinds)
                if kind.deck == deck and kind.count
            }
            for deck in spec.decks
        },
        "open": open_squares(game),
        "discarded": {
            kind.name: game.discarded_of(number)
            for number, kind in enumerate(kinds)
            if game.discarded_of(number)
        },
        "features": [
            feature_view(game, root, spec.size) for root in game.roots() if spec.shows(game.piece_type(root))
        ],
    }


def open_squares(game: TileGame) -> list[OpenSquares]:
    """The free squares beside the land, those alike together, with the kinds of tiles left that fit there."""
    alike: dict[tuple[int | None, ...], list[tuple[int, int]]] = {}
    for square in game.frontier_squares():
        alike.setdefault(tuple(game.needs_at(*square)), []).append(square)
    return [
        {
            "squares": [list(square) for square in squares],
            "kinds": [
                game.table.kind_name(kind) for kind in game.kinds_fitting(*squares[0]) if game.left_of(kind)
            ],
        }
        for squares in alike.values()
    ]


def drawn_view(game: TileGame, decks: tuple[str, ...]) -> DrawnTile | None:
    """The tile in hand, if there is one."""
    if game.drawn_kind is None:
        return None
    return {"kind": game.table.tile_set.kinds[game.drawn_kind].name, "deck": decks[game.drawing_deck]}


def tile_view(game: TileGame, tile: int) -> TileSeen:
    """Where a tile lies, of what kind and how turned."""
    x, y, kind, rotation = game.tile(tile)
    return {"x": x, "y": y, "kind": game.table.kind_name(kind), "rotation": rotation}


def figure_view(game: TileGame, roles: Roles, seat: int, slot: int, piece: int) -> FigureSeen:
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


def feature_view(game: TileGame, root: int, size: Callable[[FeatureFacts], int]) -> FeatureSeen:
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
