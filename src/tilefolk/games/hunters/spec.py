"""Hunters and Gatherers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.games.hunters import events, refusals, view
from tilefolk.games.hunters.notation import NOTATION
from tilefolk.games.hunters.picture import SYMBOLS
from tilefolk.games.hunters.position import POSITIONS
from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.hunters.tables import DECKS, SOURCES, VOCABULARY, default_tile_set, tile_table
from tilefolk.tiles.facts import FeatureFacts
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import TileSet


class HuntersSpec(TileGameSpec):
    """Carcassonne Hunters and Gatherers, first edition (2002), for 2 to 5 players (H1.1)."""

    name = Hunters.name
    rules_version = 2
    min_players = 2
    max_players = 5
    sources = SOURCES
    vocabulary = VOCABULARY
    decks = DECKS
    symbols = SYMBOLS
    view_type = view.HuntersView
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
        return tile_table(tiles).tile_set

    def own_event(self, game: TileGame, raw: tuple[int, ...]) -> Event:
        """Gold was found."""
        return events.own_event(raw)

    def breakdown(self, game: TileGame, source: str, first: int, second: int) -> dict[str, int]:
        """What the points of a scoring were made of."""
        return events.breakdown(cast("Hunters", game), source, first, second)

    def shows(self, zone_type: str) -> bool:
        """Whether features of that type are worth showing."""
        return view.shows(zone_type)

    def size(self, feature: FeatureFacts) -> int:
        """How large a feature is, as the rules count it."""
        return view.size(feature)

    def refusal(self, game: Game, action: int) -> IllegalAction:
        """Why an action is not legal here."""
        return refusals.refusal(cast("Hunters", game), action)
