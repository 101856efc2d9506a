"""What a position of Hunters and Gatherers holds beyond board, figures and points."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.games.hunters.tables import default_tile_set, tile_table
from tilefolk.tiles.tileset import TileSet
from tilefolk.tiles.turn import TileGame

MEMBERS = 5
"""Tribe members to play with (H1.2)."""
HUTS = 2
SOURCES = ("river", "forest", "hut", "meadow")


@cython.cclass
class HuntersState(TileGame):
    """Figures 0 to 4 of a seat are its tribe members, 5 and 6 its huts (H1.2)."""

    def __init__(self, players: cython.int, tiles: TileSet | None = None) -> None:
        self.dolmen_piece = -1
        self.dolmen_seat = -1
        TileGame.__init__(self, players, tile_table(tiles or default_tile_set()), 7, 5, 4)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        TileGame._copy_from(self, other)
        self.dolmen_piece = cython.cast(HuntersState, other).dolmen_piece
        self.dolmen_seat = cython.cast(HuntersState, other).dolmen_seat

    def restore(self, fields: dict[str, Any]) -> None:
        """Become the position that ``fields`` describe."""
        TileGame.restore(self, fields)
        for seat, _, piece in self.figures_standing():
            if (self.table.zone_goods[self.part[piece].zone] >> 40) & 255:
                self.dolmen_piece = piece
                self.dolmen_seat = seat

    @property
    def dolmen_hunter(self) -> tuple[int, int] | None:
        """Piece and seat of the hunter beside the dolmen (H5.9)."""
        return None if self.dolmen_piece < 0 else (self.dolmen_piece, self.dolmen_seat)
