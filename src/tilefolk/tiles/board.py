"""The board of a tile-laying game: where tiles lie and may be laid, and the features they make.

The plane is unbounded: squares that matter (laid, or touching a laid tile) are numbered *sites*,
found by a small hash of their coordinates. Zones of laid tiles are *pieces*; pieces that touch are
united into features (union-find), and each feature keeps, at its root, the number of its open ends,
its goods and the figures on it, so that nothing has to be searched again when a tile is laid.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.tiles.table import TileTable

if not cython.compiled:
    from tilefolk.core.memory import copy_ints, copy_longs, copy_shorts

SITES = 320
FRONTIER = 212
"""Squares on which a tile may be laid at most: two more a tile than it uses up."""
TILES = 108
PIECES = 640
HASH = 512
FIGURE_BITS = 4
"""Bits a seat in a packed number of figures."""
SIDE_X = (0, 1, 0, -1)
SIDE_Y = (-1, 0, 1, 0)

_ARRAYS = {
    "hash_table": HASH,
    "site_x": SITES,
    "site_y": SITES,
    "site_tile": SITES,
    "site_slot": SITES,
    "frontier": FRONTIER,
    "frontier_need": FRONTIER,
    "frontier_place": FRONTIER,
    "tile_site": TILES,
    "tile_kind": TILES,
    "tile_rotation": TILES,
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
class TileBoard(Game):
    """Laid tiles, the frontier and the features; x grows to the east, y to the south."""

    def __init__(self, players: cython.int, table: TileTable) -> None:
        Game.__init__(self, players)
        self.table = table
        self.sites = 0
        self.frontier_count = 0
        self.tiles = 0
        self.pieces = 0
        self.tile_piece[0] = 0

    def _allocate(self) -> None:
        if not cython.compiled:
            for name, size in _ARRAYS.items():
                setattr(self, name, [0] * size)

    def _share(self, other: Game) -> None:
        self.table = cython.cast(TileBoard, other).table

    # --- sites and the frontier ----------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _buildable(self, x: cython.int, y: cython.int) -> cython.bint:
        """Whether the game allows tiles on that square at all."""
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _site_at(self, x: cython.int, y: cython.int) -> cython.int:
        """The site of a square, or -1 where nothing lies or touches."""
        at: cython.int = (x * 97 + y * 353) & 511
        site: cython.int = self.hash_table[at] - 1
        while site >= 0:
            if self.site_x[site] == x and self.site_y[site] == y:
                return site
            at = (at + 1) & 511
            site = self.hash_table[at] - 1
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _new_site(self, x: cython.int, y: cython.int) -> cython.int:
        """Number a square and put it on the frontier."""
        site: cython.int = self.sites
        at: cython.int = (x * 97 + y * 353) & 511
        while self.hash_table[at] != 0:
            at = (at + 1) & 511
        self.hash_table[at] = site + 1
        self.sites += 1
        self.site_x[site] = x
        self.site_y[site] = y
        self.site_tile[site] = -1
        self.site_slot[site] = self.frontier_count
        self.frontier[self.frontier_count] = site
        self.frontier_need[self.frontier_count] = 255
        self.frontier_place[self.frontier_count] = (x + 128) << 10 | (y + 128) << 2
        self.frontier_count += 1
        return site

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits_at(self, kind: cython.int, rotation: cython.int, site: cython.int) -> cython.bint:
        """Whether every touching side continues."""
        need: cython.int = self.frontier_need[self.site_slot[site]]
        return (self.table.fit[kind * 256 + need] >> rotation) & 1 != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits_somewhere(self, kind: cython.int) -> cython.bint:
        """Whether the kind can be laid on any square in any rotation."""
        slot: cython.int
        for slot in range(self.frontier_count):
            if self.table.fit[kind * 256 + self.frontier_need[slot]]:
                return True
        return False

    # --- laying --------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, kind: cython.int, rotation: cython.int, site: cython.int) -> cython.int:
        """Lay a tile: its zones become pieces, join their neighbours, and the frontier moves on."""
        tile: cython.int = self.tiles
        zone: cython.int
        piece: cython.int
        side: cython.int
        x: cython.int
        y: cython.int
        near: cython.int
        opposite: cython.int
        slot: cython.int = self.site_slot[site]
        last: cython.int
        code: cython.int = self.table.code[kind * 4 + rotation]
        self.tiles += 1
        self.tile_site[tile] = site
        self.tile_kind[tile] = kind
        self.tile_rotation[tile] = rotation
        self.site_tile[site] = tile
        # the last square of the frontier takes the freed place
        self.frontier_count -= 1
        last = self.frontier[self.frontier_count]
        self.frontier[slot] = last
        self.frontier_need[slot] = self.frontier_need[self.frontier_count]
        self.frontier_place[slot] = self.frontier_place[self.frontier_count]
        self.site_slot[last] = slot
        for zone in range(self.table.zones[kind]):
            piece = self.pieces + zone
            self.parent[piece] = piece
            self.ring[piece] = piece
            self.open_ends[piece] = self.table.zone_open[kind * 12 + zone]
            self.piece_tile[piece] = tile
            self.piece_zone[piece] = kind * 12 + zone
            self.figures[piece] = 0
            self.goods[piece] = self.table.zone_goods[kind * 12 + zone]
        self.pieces += self.table.zones[kind]
        self.tile_piece[tile + 1] = self.pieces
        for side in range(4):
            if (code >> (2 * side)) & 3 == 3:
                continue
            x = self.site_x[site] + (side == 1) - (side == 3)
            y = self.site_y[site] + (side == 2) - (side == 0)
            near = self._site_at(x, y)
            if near < 0:
                if not self._buildable(x, y):
                    continue
                near = self._new_site(x, y)
            if self.site_tile[near] >= 0:
                self._join_side(tile, side, self.site_tile[near])
            else:
                opposite = (side + 2) & 3
                slot = self.site_slot[near]
                # nothing touched there yet, so both bits are set
                self.frontier_need[slot] ^= (3 ^ ((code >> (2 * side)) & 3)) << (2 * opposite)
        return tile

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _join_side(self, tile: cython.int, side: cython.int, other: cython.int) -> cython.void:
        """Unite the strands that meet; clockwise here is anticlockwise on the other tile."""
        strand: cython.int
        mine: cython.int
        theirs: cython.int
        here: cython.int = (
            (self.tile_kind[tile] * 4 + self.tile_rotation[tile]) * 4 + side
        ) * 4
        there: cython.int = (
            (self.tile_kind[other] * 4 + self.tile_rotation[other]) * 4 + ((side + 2) & 3)
        ) * 4
        for strand in range(4):
            mine = self.table.strand[here + strand]
            theirs = self.table.strand[there + (3 if strand == 3 else 2 - strand)]
            if mine >= 0 and theirs >= 0:
                self._unite(self.tile_piece[tile] + mine, self.tile_piece[other] + theirs)

    # --- features ------------------------------------------------------------------------------

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

    # --- copies and plain numbers --------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_board(self, other: TileBoard) -> cython.void:
        """Copy only what is in use: early positions are cheaper to copy than late ones."""
        self.sites = other.sites
        self.frontier_count = other.frontier_count
        self.tiles = other.tiles
        self.pieces = other.pieces
        copy_shorts(self.hash_table, other.hash_table, 512)
        copy_shorts(self.site_x, other.site_x, other.sites)
        copy_shorts(self.site_y, other.site_y, other.sites)
        copy_shorts(self.site_tile, other.site_tile, other.sites)
        copy_shorts(self.site_slot, other.site_slot, other.sites)
        copy_shorts(self.frontier, other.frontier, other.frontier_count)
        copy_shorts(self.frontier_need, other.frontier_need, other.frontier_count)
        copy_ints(self.frontier_place, other.frontier_place, other.frontier_count)
        copy_shorts(self.tile_site, other.tile_site, other.tiles)
        copy_shorts(self.tile_kind, other.tile_kind, other.tiles)
        copy_shorts(self.tile_rotation, other.tile_rotation, other.tiles)
        copy_shorts(self.tile_piece, other.tile_piece, other.tiles + 1)
        copy_shorts(self.parent, other.parent, other.pieces)
        copy_shorts(self.ring, other.ring, other.pieces)
        copy_shorts(self.open_ends, other.open_ends, other.pieces)
        copy_shorts(self.piece_tile, other.piece_tile, other.pieces)
        copy_shorts(self.piece_zone, other.piece_zone, other.pieces)
        copy_ints(self.figures, other.figures, other.pieces)
        copy_longs(self.goods, other.goods, other.pieces)

    def fields(self) -> dict[str, Any]:
        """The board as numbers; features by their roots, whatever path led there."""
        fields = Game.fields(self)
        piece: cython.int
        i: cython.int
        fields["tiles"] = [
            (
                self.site_x[self.tile_site[i]],
                self.site_y[self.tile_site[i]],
                self.tile_kind[i],
                self.tile_rotation[i],
            )
            for i in range(self.tiles)
        ]
        fields["frontier"] = [
            (self.site_x[self.frontier[i]], self.site_y[self.frontier[i]])
            for i in range(self.frontier_count)
        ]
        fields["features"] = [
            (piece, self.open_ends[piece], self.figures[piece], self.goods[piece])
            for piece in range(self.pieces)
            if self._find(piece) == piece
        ]
        fields["roots"] = [self._find(piece) for piece in range(self.pieces)]
        return fields

    # --- what the Python layer asks ------------------------------------------------------------

    @property
    def tile_total(self) -> int:
        """How many tiles lie on the table."""
        return self.tiles

    def tile(self, number: cython.int) -> tuple[int, int, int, int]:
        """x, y, kind and rotation of a laid tile."""
        if not 0 <= number < self.tiles:
            raise IndexError(number)
        site: cython.int = self.tile_site[number]
        return (
            self.site_x[site],
            self.site_y[site],
            self.tile_kind[number],
            self.tile_rotation[number],
        )

    def tile_at(self, x: cython.int, y: cython.int) -> int | None:
        """The number of the tile on a square, or None."""
        site: cython.int = self._site_at(x, y)
        return None if site < 0 or self.site_tile[site] < 0 else self.site_tile[site]

    def frontier_squares(self) -> list[tuple[int, int]]:
        """The squares that touch a laid tile, in the order of their slots."""
        i: cython.int
        return [
            (self.site_x[self.frontier[i]], self.site_y[self.frontier[i]])
            for i in range(self.frontier_count)
        ]

    def needs_at(self, x: cython.int, y: cython.int) -> list[int | None]:
        """For a frontier square, the side pattern needed on each side (None: free)."""
        site: cython.int = self._site_at(x, y)
        side: cython.int
        if site < 0 or self.site_tile[site] >= 0:
            raise KeyError((x, y))
        need: cython.int = self.frontier_need[self.site_slot[site]]
        return [
            None if (need >> (2 * side)) & 3 == 3 else (need >> (2 * side)) & 3 for side in range(4)
        ]

    def piece(self, tile: cython.int, zone: cython.int) -> int:
        """The number of the piece that a zone of a laid tile is."""
        if not 0 <= tile < self.tiles or not 0 <= zone < self.tile_piece[tile + 1] - self.tile_piece[tile]:
            raise IndexError((tile, zone))
        return self.tile_piece[tile] + zone

    def piece_cell(self, piece: cython.int) -> tuple[int, int, int]:
        """x, y and zone of a piece."""
        site: cython.int = self.tile_site[self.piece_tile[piece]]
        return (self.site_x[site], self.site_y[site], self._zone_of(piece))

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
