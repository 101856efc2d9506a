"""Carcassonne Hunters and Gatherers, first edition (2002), for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.games.hunters import view
from tilefolk.games.hunters.notation import NOTATION, POSITIONS
from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.hunters.state import SOURCES
from tilefolk.games.hunters.tables import DECKS, VOCABULARY, default_tile_set, tile_table
from tilefolk.games.hunters.text import refusal
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
    symbols: ClassVar[Mapping[str, str]] = {
        "meadow": ".",
        "forest": "#",
        "river": "~",
        "lake": "o",
        "system": "~",
    }
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
        """Gold was found."""
        return view.own_event(raw)

    def breakdown(self, game: TileGame, source: str, first: int, second: int) -> dict[str, int]:
        """What the points of a scoring were made of."""
        return view.breakdown(cast("Hunters", game), source, first, second)

    def shows(self, zone_type: str) -> bool:
        """Lakes are parts of river systems, not features of their own."""
        return zone_type != "lake"

    def size(self, feature: Mapping[str, Any]) -> int:
        """Forests count their pieces (H4.2), all others their tiles."""
        return int(feature["pieces" if feature["type"] == "forest" else "tiles"])

    def refusal(self, game: TileGame, action: int) -> IllegalAction:
        """Why an action is not legal here."""
        return refusal(cast("Hunters", game), action)


SPEC = HuntersSpec()
