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
    from tilefolk.core.memory import Record
    from tilefolk.core.memory import copy_records as copy_lying
    from tilefolk.core.memory import copy_records as copy_parts

TILES = 108
PIECES = 640
FIGURE_BITS = 4
"""Bits a seat in a packed number of figures."""

if not cython.compiled:
    PART = ("goods", "figures", "parent", "ring", "open_ends", "tile", "zone", "type")
    """What is known of a piece; goods, figures and open ends are those of the feature whose root it is."""
    LYING = ("piece", "site", "kind", "rotation")
    """What is known of a laid tile."""

    def find_root(features: Any, piece: int) -> int:
        """The root of the feature that a piece belongs to."""
        part = features.part
        while part[piece].parent != piece:
            part[piece].parent = part[part[piece].parent].parent
            piece = part[piece].parent
        return piece


@cython.cclass
class Features(Game):
    """The pieces of all laid tiles and the features that they make."""

    def __init__(self, players: cython.int, table: TileTable) -> None:
        Game.__init__(self, players)
        self.table = table
        self.tiles = 0
        self.pieces = 0
        self.lying[0].piece = 0

    def _allocate(self) -> None:
        if not cython.compiled:
            self.part = [Record(PART) for _ in range(PIECES)]
            self.lying = [Record(LYING) for _ in range(TILES + 1)]

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
            self.part[piece].parent = piece
            self.part[piece].ring = piece
            self.part[piece].open_ends = self.table.zone_open[kind * 12 + zone]
            self.part[piece].tile = tile
            self.part[piece].zone = kind * 12 + zone
            self.part[piece].type = self.table.zone_type[kind * 12 + zone]
            self.part[piece].figures = 0
            self.part[piece].goods = self.table.zone_goods[kind * 12 + zone]
        self.tiles += 1
        self.pieces += self.table.zones[kind]
        self.lying[tile + 1].piece = self.pieces
        return tile

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unite(self, a: cython.int, b: cython.int) -> cython.void:
        """Join two open ends; the older root stays, and the two rings of pieces become one."""
        held: cython.int
        a = find_root(self, a)
        b = find_root(self, b)
        if a == b:
            self.part[a].open_ends -= 2
            return
        if b < a:
            held = a
            a = b
            b = held
        self.part[b].parent = a
        self.part[a].open_ends += self.part[b].open_ends - 2
        self.part[a].figures += self.part[b].figures
        self.part[a].goods += self.part[b].goods
        held = self.part[a].ring
        self.part[a].ring = self.part[b].ring
        self.part[b].ring = held

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _zone_of(self, piece: cython.int) -> cython.int:
        """The number of the piece's zone on its tile."""
        return piece - self.lying[self.part[piece].tile].piece

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tile_count(self, root: cython.int) -> cython.int:
        """Tiles of a feature: one that carries two of its pieces counts once."""
        count: cython.int = 0
        piece: cython.int = root
        earlier: cython.int
        while True:
            earlier = self.lying[self.part[piece].tile].piece
            while earlier < piece and find_root(self, earlier) != root:
                earlier += 1
            count += earlier == piece
            piece = self.part[piece].ring
            if piece == root:
                return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _piece_count(self, root: cython.int) -> cython.int:
        """Pieces of a feature: a tile that carries two of them counts twice."""
        count: cython.int = 1
        piece: cython.int = self.part[root].ring
        while piece != root:
            count += 1
            piece = self.part[piece].ring
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
        copy_lying(self.lying, other.lying, other.tiles + 1)
        copy_parts(self.part, other.part, other.pieces)

    def fields(self) -> dict[str, Any]:
        """Features by their roots, whatever path led there."""
        piece: cython.int
        return Game.fields(self) | {
            "features": [
                (piece, self.part[piece].open_ends, self.part[piece].figures, self.part[piece].goods)
                for piece in range(self.pieces)
                if find_root(self, piece) == piece
            ],
            "roots": [find_root(self, piece) for piece in range(self.pieces)],
        }

    # --- what the Python layer asks ----------------------------------------------------------------

    def piece(self, tile: cython.int, zone: cython.int) -> int:
        """The number of the piece that a zone of a laid tile is."""
        if not 0 <= tile < self.tiles or not 0 <= zone < self.lying[tile + 1].piece - self.lying[tile].piece:
            raise IndexError((tile, zone))
        return self.lying[tile].piece + zone

    def piece_type(self, piece: cython.int) -> str:
        """The type of a piece, as a word."""
        word: str = self.table.types[self.part[piece].type]
        return word

    def root_of(self, piece: cython.int) -> int:
        """The root of the feature that a piece belongs to."""
        return find_root(self, piece)

    def roots(self) -> list[int]:
        """The roots of all features."""
        piece: cython.int
        return [piece for piece in range(self.pieces) if find_root(self, piece) == piece]

    def feature_pieces(self, root: cython.int) -> list[int]:
        """All pieces of a feature, in order."""
        members = [root]
        piece: cython.int = self.part[root].ring
        while piece != root:
            members.append(piece)
            piece = self.part[piece].ring
        return sorted(members)

    def feature(self, root: cython.int) -> dict[str, Any]:
        """Open ends, tiles, pieces, goods and figures a seat of a feature."""
        seat: cython.int
        packed: cython.int = self.part[root].figures
        mask: cython.int = self._majority(packed)
        return {
            "type": self.piece_type(root),
            "open": self.part[root].open_ends,
            "tiles": self._tile_count(root),
            "pieces": self._piece_count(root),
            "goods": self.table.unpacked(self.part[root].type, self.part[root].goods),
            "figures": [(packed >> (4 * seat)) & 15 for seat in range(self.players)],
            "owners": [seat for seat in range(self.players) if mask >> seat & 1],
        }
