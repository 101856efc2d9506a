"""The board of a tile-laying game: where tiles lie and where they may be laid.

The plane is unbounded: squares that matter (laid, or touching a laid tile) are numbered *sites*,
found by a small hash of their coordinates. The *frontier* lists the sites that are still free; each
keeps what its four sides need in one byte.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.tiles.features import Features
from tilefolk.tiles.table import TileTable

SITES = 320
FRONTIER = 212
"""Squares on which a tile may be laid at most: two more a tile than it uses up."""
HASH = 512

if not cython.compiled:
    from tilefolk.core.memory import Record, copy_ints, copy_shorts
    from tilefolk.core.memory import copy_records as copy_squares

    SQUARE = ("x", "y", "tile", "slot")
    """What is known of a site: where it is, its tile or -1, and its slot in the frontier."""

    def hash_of(x: int, y: int) -> int:
        """Where a square is looked for first: as if the board were wound round a drum of 23 by 22 squares."""
        return (x + y * 23) & 511

    def site_at(board: Any, x: int, y: int) -> int:
        """The site of a square, or -1 where nothing lies or touches."""
        at = hash_of(x, y)
        site: int = board.hash_table[at] - 1
        while site >= 0:
            if board.square[site].x == x and board.square[site].y == y:
                return site
            at = (at + 1) & 511
            site = board.hash_table[at] - 1
        return -1


@cython.cclass
class TileBoard(Features):
    """Laid tiles and the frontier; x grows to the east, y to the south."""

    def __init__(self, players: cython.int, table: TileTable) -> None:
        Features.__init__(self, players, table)
        self.sites = 0
        self.frontier_count = 0

    def _allocate(self) -> None:
        Features._allocate(self)
        if not cython.compiled:
            self.square = [Record(SQUARE) for _ in range(SITES)]
            self.hash_table = [0] * HASH
            self.frontier = [0] * FRONTIER
            self.frontier_need = [0] * FRONTIER
            self.frontier_place = [0] * FRONTIER

    # --- sites and the frontier --------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _buildable(self, x: cython.int, y: cython.int) -> cython.bint:
        """Whether the game allows tiles on that square at all."""
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _new_site(self, x: cython.int, y: cython.int) -> cython.int:
        """Number a square and put it on the frontier."""
        site: cython.int = self.sites
        at: cython.int = hash_of(x, y)
        while self.hash_table[at] != 0:
            at = (at + 1) & 511
        self.hash_table[at] = site + 1
        self.sites += 1
        self.square[site].x = x
        self.square[site].y = y
        self.square[site].tile = -1
        self.square[site].slot = self.frontier_count
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
        need: cython.int = self.frontier_need[self.square[site].slot]
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

    # --- laying ------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, kind: cython.int, rotation: cython.int, site: cython.int) -> cython.int:
        """Lay a tile: its zones become pieces, join their neighbours, and the frontier moves on."""
        tile: cython.int = self._add_pieces(kind)
        side: cython.int
        x: cython.int
        y: cython.int
        near: cython.int
        opposite: cython.int
        slot: cython.int = self.square[site].slot
        last: cython.int
        code: cython.int = self.table.code[kind * 4 + rotation]
        self.lying[tile].site = site
        self.lying[tile].kind = kind
        self.lying[tile].rotation = rotation
        self.square[site].tile = tile
        # the last square of the frontier takes the freed place
        self.frontier_count -= 1
        last = self.frontier[self.frontier_count]
        self.frontier[slot] = last
        self.frontier_need[slot] = self.frontier_need[self.frontier_count]
        self.frontier_place[slot] = self.frontier_place[self.frontier_count]
        self.square[last].slot = slot
        for side in range(4):
            if (code >> (2 * side)) & 3 == 3:
                continue
            x = self.square[site].x + (side == 1) - (side == 3)
            y = self.square[site].y + (side == 2) - (side == 0)
            near = site_at(self, x, y)
            if near < 0:
                if not self._buildable(x, y):
                    continue
                near = self._new_site(x, y)
            if self.square[near].tile >= 0:
                self._join_side(tile, side, self.square[near].tile)
            else:
                opposite = (side + 2) & 3
                slot = self.square[near].slot
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
        here: cython.int = ((self.lying[tile].kind * 4 + self.lying[tile].rotation) * 4 + side) * 4
        there: cython.int = (
            (self.lying[other].kind * 4 + self.lying[other].rotation) * 4 + ((side + 2) & 3)
        ) * 4
        for strand in range(4):
            mine = self.table.strand[here + strand]
            theirs = self.table.strand[there + (3 if strand == 3 else 2 - strand)]
            if mine >= 0 and theirs >= 0:
                self._unite(self.lying[tile].piece + mine, self.lying[other].piece + theirs)

    # --- copies and plain numbers ------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_board(self, other: TileBoard) -> cython.void:
        """Copy what is in use."""
        self._copy_features(other)
        self.sites = other.sites
        self.frontier_count = other.frontier_count
        copy_shorts(self.hash_table, other.hash_table, 512)
        copy_squares(self.square, other.square, other.sites)
        copy_shorts(self.frontier, other.frontier, other.frontier_count)
        copy_shorts(self.frontier_need, other.frontier_need, other.frontier_count)
        copy_ints(self.frontier_place, other.frontier_place, other.frontier_count)

    def fields(self) -> dict[str, Any]:
        """Tiles in the order in which they were laid, and the frontier in the order of its slots."""
        i: cython.int
        return Features.fields(self) | {
            "tiles": [self.tile(i) for i in range(self.tiles)],
            "frontier": self.frontier_squares(),
        }

    # --- what the Python layer asks ----------------------------------------------------------------

    @property
    def tile_total(self) -> int:
        """How many tiles lie on the table."""
        return self.tiles

    def tile(self, number: cython.int) -> tuple[int, int, int, int]:
        """x, y, kind and rotation of a laid tile."""
        if not 0 <= number < self.tiles:
            raise IndexError(number)
        site: cython.int = self.lying[number].site
        return (
            self.square[site].x,
            self.square[site].y,
            self.lying[number].kind,
            self.lying[number].rotation,
        )

    def tile_at(self, x: cython.int, y: cython.int) -> int | None:
        """The number of the tile on a square, or None."""
        site: cython.int = site_at(self, x, y)
        return None if site < 0 or self.square[site].tile < 0 else self.square[site].tile

    def frontier_squares(self) -> list[tuple[int, int]]:
        """The squares that touch a laid tile, in the order of their slots."""
        i: cython.int
        return [
            (self.square[self.frontier[i]].x, self.square[self.frontier[i]].y)
            for i in range(self.frontier_count)
        ]

    def needs_at(self, x: cython.int, y: cython.int) -> list[int | None]:
        """For a frontier square, the side pattern needed on each side (None: free)."""
        site: cython.int = site_at(self, x, y)
        side: cython.int
        if site < 0 or self.square[site].tile >= 0:
            raise KeyError((x, y))
        need: cython.int = self.frontier_need[self.square[site].slot]
        return [None if (need >> (2 * side)) & 3 == 3 else (need >> (2 * side)) & 3 for side in range(4)]

    def piece_cell(self, piece: cython.int) -> tuple[int, int, int]:
        """x, y and zone of a piece."""
        site: cython.int = self.lying[self.part[piece].tile].site
        return (self.square[site].x, self.square[site].y, self._zone_of(piece))

    def fits_somewhere(self, kind: cython.int) -> bool:
        """Whether a kind can be laid anywhere now."""
        return self._fits_somewhere(kind)
