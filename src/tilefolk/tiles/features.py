"""Features that grow together: every zone of a laid tile is a piece, and pieces that touch are one.

Union-find with the sums at the root: open ends, goods and figures of a feature are known without
searching. The pieces of a feature also form a ring, so that it can be walked when it is scored.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.tiles.table import TileTable

if not cython.compiled:
    from tilefolk.core.memory import copy_ints, copy_longs, copy_shorts

TILES = 108
PIECES = 640
FIGURE_BITS = 4
"""Bits a seat in a packed number of figures."""

_ARRAYS = {
    "tile_piece": TILES + 1,
    "parent": PIECES,
    "ring": PIECES,
    "open_ends": PIECES,
    "piece_tile": PIECES,
    "piece_zone": PIECES,
    "figures": PIECES,
    "goods": PIECES,
}


@cython.cclass
class Features(Game):
    """The pieces of all laid tiles and the features that they make."""

    def __init__(self, players: cython.int, table: TileTable) -> None:
        Game.__init__(self, players)
        self.table = table
        self.tiles = 0
        self.pieces = 0
        self.tile_piece[0] = 0

    def _allocate(self) -> None:
        if not cython.compiled:
            for name, size in _ARRAYS.items():
                setattr(self, name, [0] * size)

    def _share(self, other: Game) -> None:
        self.table = cython.cast(Features, other).table

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_pieces(self, kind: cython.int) -> cython.int:
        """Make the zones of a tile pieces of their own; returns the number of the tile."""
        tile: cython.int = self.tiles
        zone: cython.int
        piece: cython.int
        for zone in range(self.table.zones[kind]):
            piece = self.pieces + zone
            self.parent[piece] = piece
            self.ring[piece] = piece
            self.open_ends[piece] = self.table.zone_open[kind * 12 + zone]
            self.piece_tile[piece] = tile
            self.piece_zone[piece] = kind * 12 + zone
            self.figures[piece] = 0
            self.goods[piece] = self.table.zone_goods[kind * 12 + zone]
        self.tiles += 1
        self.pieces += self.table.zones[kind]
        self.tile_piece[tile + 1] = self.pieces
        return tile

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find(self, piece: cython.int) -> cython.int:
        """The root of the feature that a piece belongs to."""
        while self.parent[piece] != piece:
            self.parent[piece] = self.parent[self.parent[piece]]
            piece = self.parent[piece]
        return piece

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unite(self, a: cython.int, b: cython.int) -> cython.void:
        """Join two open ends; the older root stays, and the two rings of pieces become one."""
        held: cython.int
        a = self._find(a)
        b = self._find(b)
        if a == b:
            self.open_ends[a] -= 2
            return
        if b < a:
            held = a
            a = b
            b = held
        self.parent[b] = a
        self.open_ends[a] += self.open_ends[b] - 2
        self.figures[a] += self.figures[b]
        self.goods[a] += self.goods[b]
        held = self.ring[a]
        self.ring[a] = self.ring[b]
        self.ring[b] = held

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _zone_of(self, piece: cython.int) -> cython.int:
        """The number of the piece's zone on its tile."""
        return piece - self.tile_piece[self.piece_tile[piece]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _table_zone(self, piece: cython.int) -> cython.int:
        """Where the piece's zone stands in the table's arrays."""
        return self.piece_zone[piece]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _type_of(self, piece: cython.int) -> cython.int:
        """The type of a piece as a number."""
        return self.table.zone_type[self.piece_zone[piece]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tile_count(self, root: cython.int) -> cython.int:
        """Tiles of a feature: one that carries two of its pieces counts once."""
        count: cython.int = 0
        piece: cython.int = root
        earlier: cython.int
        while True:
            earlier = self.tile_piece[self.piece_tile[piece]]
            while earlier < piece and self._find(earlier) != root:
                earlier += 1
            count += earlier == piece
            piece = self.ring[piece]
            if piece == root:
                return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _piece_count(self, root: cython.int) -> cython.int:
        """Pieces of a feature: a tile that carries two of them counts twice."""
        count: cython.int = 1
        piece: cython.int = self.ring[root]
        while piece != root:
            count += 1
            piece = self.ring[piece]
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _majority(self, packed: cython.int) -> cython.int:
        """The seats with most figures, as bits; ties share; none without figures."""
        best: cython.int = 1
        mask: cython.int = 0
        seat: cython.int
        count: cython.int
        for seat in range(self.players):
            count = (packed >> (4 * seat)) & 15
            if count > best:
                best = count
                mask = 1 << seat
            elif count == best:
                mask |= 1 << seat
        return mask

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_features(self, other: Features) -> cython.void:
        """Copy only what is in use: early positions are cheaper to copy than late ones."""
        self.tiles = other.tiles
        self.pieces = other.pieces
        copy_shorts(self.tile_piece, other.tile_piece, other.tiles + 1)
        copy_shorts(self.parent, other.parent, other.pieces)
        copy_shorts(self.ring, other.ring, other.pieces)
        copy_shorts(self.open_ends, other.open_ends, other.pieces)
        copy_shorts(self.piece_tile, other.piece_tile, other.pieces)
        copy_shorts(self.piece_zone, other.piece_zone, other.pieces)
        copy_ints(self.figures, other.figures, other.pieces)
        copy_longs(self.goods, other.goods, other.pieces)

    def fields(self) -> dict[str, Any]:
        """Features by their roots, whatever path led there."""
        piece: cython.int
        return Game.fields(self) | {
            "features": [
                (piece, self.open_ends[piece], self.figures[piece], self.goods[piece])
                for piece in range(self.pieces)
                if self._find(piece) == piece
            ],
            "roots": [self._find(piece) for piece in range(self.pieces)],
        }

    # --- what the Python layer asks ----------------------------------------------------------------

    def piece(self, tile: cython.int, zone: cython.int) -> int:
        """The number of the piece that a zone of a laid tile is."""
        if not 0 <= tile < self.tiles or not 0 <= zone < self.tile_piece[tile + 1] - self.tile_piece[tile]:
            raise IndexError((tile, zone))
        return self.tile_piece[tile] + zone

    def piece_type(self, piece: cython.int) -> str:
        """The type of a piece, as a word."""
        word: str = self.table.types[self._type_of(piece)]
        return word

    def root_of(self, piece: cython.int) -> int:
        """The root of the feature that a piece belongs to."""
        return self._find(piece)

    def roots(self) -> list[int]:
        """The roots of all features."""
        piece: cython.int
        return [piece for piece in range(self.pieces) if self._find(piece) == piece]

    def feature_pieces(self, root: cython.int) -> list[int]:
        """All pieces of a feature, in order."""
        members = [root]
        piece: cython.int = self.ring[root]
        while piece != root:
            members.append(piece)
            piece = self.ring[piece]
        return sorted(members)

    def feature(self, root: cython.int) -> dict[str, Any]:
        """Open ends, tiles, pieces, goods and figures a seat of a feature."""
        seat: cython.int
        packed: cython.int = self.figures[root]
        mask: cython.int = self._majority(packed)
        return {
            "type": self.piece_type(root),
            "open": self.open_ends[root],
            "tiles": self._tile_count(root),
            "pieces": self._piece_count(root),
            "goods": self.table.unpacked(self._type_of(root), self.goods[root]),
            "figures": [(packed >> (4 * seat)) & 15 for seat in range(self.players)],
            "owners": [seat for seat in range(self.players) if mask >> seat & 1],
        }
