"""What a position of Mayflower holds beyond board, figures and points: the coast and the surveyors."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.games.mayflower.tables import default_tile_set, tile_table
from tilefolk.tiles.tileset import TileSet
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from tilefolk.tiles.board import site_at

SETTLERS = 5
"""Settlers to play with (M1.2)."""
ROWS = 10
"""Start fields, and the rows of the board (M1.3)."""
SOURCES = ("road", "city", "farm", "plain", "surveyor")


@cython.cclass
class MayflowerState(TileGame):
    """The coast is x = 0, rows are y = 0 to 9, and the column of a square is -x (M1.3)."""

    def __init__(
        self,
        players: cython.int,
        tiles: TileSet | None = None,
        bonus_once: cython.bint = False,
        ten_rows: cython.bint = False,
    ) -> None:
        self.once = bonus_once
        self.rows = ten_rows
        TileGame.__init__(self, players, tile_table(tiles or default_tile_set()), 5, 5, 5)
        self.surveyor[0] = 0
        self.surveyor[1] = 0

    def _allocate(self) -> None:
        TileGame._allocate(self)
        if not cython.compiled:
            self.surveyor = [0, 0]

    def _share(self, other: Game) -> None:
        TileGame._share(self, other)
        self.once = cython.cast(MayflowerState, other).once
        self.rows = cython.cast(MayflowerState, other).rows

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _buildable(self, x: cython.int, y: cython.int) -> cython.bint:
        """M2.4: only west of the coast; beyond the ten rows unless the table forbids it."""
        return x < 0 and (not self.rows or (y >= 0 and y < 10))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _column_of(self, piece: cython.int) -> cython.int:
        """The column of the tile that a piece lies on, counted westward (M1.3)."""
        return -self.square[self.lying[self.part[piece].tile].site].x

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _westernmost(self) -> cython.int:
        """The westernmost column that holds a tile."""
        column: cython.int = 0
        tile: cython.int
        for tile in range(self.tiles):
            if -self.square[self.lying[tile].site].x > column:
                column = -self.square[self.lying[tile].site].x
        return column

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _neighbours(self, piece: cython.int) -> cython.int:
        """How many of the 8 squares round a piece's tile hold tiles (M4.3); start fields count (M2.5)."""
        count: cython.int = 0
        dx: cython.int
        dy: cython.int
        site: cython.int
        here: cython.int = self.lying[self.part[piece].tile].site
        for dx in range(-1, 2):
            for dy in range(-1, 2):
                site = site_at(self, self.square[here].x + dx, self.square[here].y + dy)
                if site >= 0 and self.square[site].tile >= 0:
                    count += 1
        return count - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        TileGame._copy_from(self, other)
        self.surveyor[0] = cython.cast(MayflowerState, other).surveyor[0]
        self.surveyor[1] = cython.cast(MayflowerState, other).surveyor[1]

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers."""
        return TileGame.fields(self) | {
            "surveyors": [self.surveyor[0], self.surveyor[1]],
            "bonus_once": int(self.once),
            "ten_rows": int(self.rows),
        }

    def restore(self, fields: dict[str, Any]) -> None:
        """Become the position that ``fields`` describe."""
        TileGame.restore(self, fields)
        self.surveyor[0], self.surveyor[1] = fields["surveyors"]

    @property
    def surveyors(self) -> tuple[int, int]:
        """The columns of the upper and the lower surveyor (M1.4)."""
        return (self.surveyor[0], self.surveyor[1])

    @property
    def options(self) -> dict[str, bool]:
        """The switches of the table."""
        return {"bonus_once": bool(self.once), "ten_rows": bool(self.rows)}
