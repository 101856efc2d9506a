"""What is known of a piece, of a laid tile and of a square: structs in the compiled engine."""

from __future__ import annotations

from tilefolk.core.memory import Struct
from tilefolk.core.memory import copy_records as copy_laid_tiles
from tilefolk.core.memory import copy_records as copy_pieces
from tilefolk.core.memory import copy_records as copy_squares

__all__ = ["LaidTile", "Piece", "Square", "copy_laid_tiles", "copy_pieces", "copy_squares"]


class Piece(Struct):
    """A zone of a laid tile, as a part of a feature.

    ``parent`` leads to the root of the feature, and ``ring`` round all its pieces. Goods, figures and open
    ends are those of the whole feature, at its root.
    """

    __slots__ = ("figures", "goods", "open_ends", "parent", "ring", "tile", "type", "zone")

    goods: int
    figures: int
    parent: int
    ring: int
    open_ends: int
    tile: int
    zone: int
    type: int


class LaidTile(Struct):
    """A tile on the board; its pieces end where those of the next one begin."""

    __slots__ = ("first_piece", "kind", "rotation", "site")

    first_piece: int
    site: int
    kind: int
    rotation: int


class Square(Struct):
    """A square that is laid or touches a laid tile: where it is, its tile or -1, its slot in the frontier."""

    __slots__ = ("slot", "tile", "x", "y")

    x: int
    y: int
    tile: int
    slot: int
