"""Carcassonne Hunters and Gatherers, first edition (2002), for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.games.hunters import view
from tilefolk.games.hunters.notation import NOTATION, POSITIONS
from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.hunters.state import SOURCES
from tilefolk.games.hunters.tables import DECKS, VOCABULARY, default_tile_set, tile_table
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import TileSet
from tilefolk.tiles.turn import TileGame


class HuntersSpec(TileGameSpec):
    """The game as the rest of the program sees it."""

    name = "hunters"
    rules_version = 1
    min_players = 2
    max_players = 5
    sources = SOURCES
    vocabulary = VOCABULARY
    decks = DECKS
    symbols = {"meadow": ".", "forest": "#", "river": "~", "lake": "o", "system": "~"}  # noqa: RUF012
    notation = NOTATION
    positions = POSITIONS

    def new(
        self, players: int, options: Mapping[str, object] | None = None, tiles: TileSet | None = None
    ) -> Game:
        """The starting position."""
        self.checked_options(options)
        return Hunters(self.checked_players(players), tiles)

    def tile_set(self) -> TileSet:
        """The tiles of the first edition."""
        return default_tile_set()

    def complete(self, tiles: TileSet) -> TileSet:
        """With the river systems that follow from rivers and lakes."""
        completed: TileSet = tile_table(tiles).tile_set
        return completed

    def own_event(self, game: TileGame, raw: tuple[int, ...]) -> Event:
        """Scorings, gold, features that nobody held."""
        return view.own_event(cast("Hunters", game), raw)

    def own_view(self, game: TileGame) -> dict[str, Any]:
        """Supplies and features."""
        return view.own_view(cast("Hunters", game))


SPEC = HuntersSpec()
