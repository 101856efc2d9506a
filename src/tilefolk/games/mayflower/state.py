"""What a position of Mayflower holds beyond board, figures and points: the options and the surveyors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from tilefolk.core.game import Game
from tilefolk.games.mayflower import names
from tilefolk.games.mayflower.tables import default_tile_set, tile_table
from tilefolk.tiles.facts import TileSnapshot
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.tileset import TileSet

if TYPE_CHECKING:
    from tilefolk.core.values import Options, Snapshot


class MayflowerSnapshot(TileSnapshot):
    """What a snapshot holds beyond that of all tile games."""

    surveyors: list[int]
    bonus_once: int
    ten_rows: int


class MayflowerState(TileGame):
    """Five settlers a seat (M1.2). The coast is x = 0, rows are y = 0 to 9, columns are -x (M1.3)."""

    bonus_once: bool
    ten_rows: bool
    surveyor: Annotated[list[int], names.SURVEYORS]

    def __init__(
        self,
        players: int,
        tiles: TileSet | None = None,
        bonus_once: bool = False,
        ten_rows: bool = False,
    ) -> None:
        table = tile_table(tiles or default_tile_set())
        TileGame.__init__(self, players, table, names.SETTLERS, names.SETTLERS, names.SOURCE_COUNT)
        self.bonus_once = bonus_once
        self.ten_rows = ten_rows
        self._lay_start_tiles()

    def _share(self, other: Game) -> None:
        TileGame._share(self, other)
        assert isinstance(other, MayflowerState)
        source = other
        self.bonus_once = source.bonus_once
        self.ten_rows = source.ten_rows

    def _copy_mayflower(self, other: MayflowerState) -> None:
        self._copy_tiles(other)
        self.surveyor[names.UPPER] = other.surveyor[names.UPPER]
        self.surveyor[names.LOWER] = other.surveyor[names.LOWER]

    def snapshot(self) -> MayflowerSnapshot:
        """The whole position as plain numbers."""
        return {
            **TileGame.snapshot(self),
            "surveyors": [self.surveyor[names.UPPER], self.surveyor[names.LOWER]],
            "bonus_once": int(self.bonus_once),
            "ten_rows": int(self.ten_rows),
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes."""
        TileGame.restore(self, snapshot)
        upper, lower = cast("MayflowerSnapshot", snapshot)["surveyors"]
        self.surveyor[names.UPPER] = upper
        self.surveyor[names.LOWER] = lower

    @property
    def surveyors(self) -> tuple[int, int]:
        """The columns of the upper and the lower surveyor (M1.4)."""
        return (self.surveyor[names.UPPER], self.surveyor[names.LOWER])

    @property
    def options(self) -> Options:
        """The switches of the table."""
        return {"bonus_once": bool(self.bonus_once), "ten_rows": bool(self.ten_rows)}
