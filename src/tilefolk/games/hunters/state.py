"""What a position of Hunters and Gatherers holds beyond board, figures and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.games.hunters import names
from tilefolk.games.hunters.tables import default_tile_set, tile_table
from tilefolk.tiles import packing
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.tileset import TileSet

if TYPE_CHECKING:
    from tilefolk.core.values import Snapshot


class HuntersState(TileGame):
    """Five members, two huts a seat (H1.2); the hunter beside the dolmen (H5.9) as piece and seat, or -1."""

    dolmen_piece: int
    dolmen_seat: int

    def __init__(self, players: int, tiles: TileSet | None = None) -> None:
        table = tile_table(tiles or default_tile_set())
        TileGame.__init__(self, players, table, names.FIGURES, names.MEMBERS, names.SOURCE_COUNT)
        self.dolmen_piece = -1
        self.dolmen_seat = -1
        self._lay_start_tiles()

    def _copy_hunters(self, other: HuntersState) -> None:
        self._copy_tiles(other)
        self.dolmen_piece = other.dolmen_piece
        self.dolmen_seat = other.dolmen_seat

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes; a hunter beside the dolmen was the first there."""
        TileGame.restore(self, snapshot)
        for seat, _, piece in self.figures_standing():
            if packing.good(self.table.zone_goods[self.pieces[piece].zone], names.DOLMEN):
                self.dolmen_piece = piece
                self.dolmen_seat = seat
