"""Carcassonne Mayflower, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import Option
from tilefolk.games.mayflower import view
from tilefolk.games.mayflower.notation import NOTATION, POSITIONS
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.games.mayflower.state import SOURCES
from tilefolk.games.mayflower.tables import DECKS, VOCABULARY, default_tile_set
from tilefolk.games.mayflower.text import refusal
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import TileSet
from tilefolk.tiles.turn import TileGame


class MayflowerSpec(TileGameSpec):
    """The game as the rest of the program sees it."""

    name = "mayflower"
    rules_version = 1
    min_players = 2
    max_players = 5
    sources = SOURCES
    options = (
        Option("bonus_once", (False, True), False, "M5.1"),
        Option("ten_rows", (False, True), False, "M2.4"),
    )
    vocabulary = VOCABULARY
    decks = DECKS
    symbols: ClassVar[Mapping[str, str]] = {"plain": ".", "city": "#", "road": "=", "farm": "o"}
    notation = NOTATION
    positions = POSITIONS

    def new(
        self, players: int, options: Mapping[str, object] | None = None, tiles: TileSet | None = None
    ) -> Game:
        """The starting position."""
        chosen = self.checked_options(options)
        return Mayflower(self.checked_players(players), tiles, chosen["bonus_once"], chosen["ten_rows"])

    def tile_set(self) -> TileSet:
        """The tiles of the books; their shapes are a reconstruction."""
        return default_tile_set()

    def own_event(self, game: TileGame, raw: tuple[int, ...]) -> Event:
        """What the surveyors do."""
        return view.own_event(cast("Mayflower", game), raw)

    def breakdown(self, game: TileGame, source: str, first: int, second: int) -> dict[str, int]:
        """What the points of a scoring were made of."""
        return view.breakdown(source, first, second)

    def own_view(self, game: TileGame) -> dict[str, Any]:
        """The columns of the surveyors."""
        return {"surveyors": list(cast("Mayflower", game).surveyors)}

    def refusal(self, game: TileGame, action: int) -> IllegalAction:
        """Why an action is not legal here."""
        return refusal(cast("Mayflower", game), action)


SPEC = MayflowerSpec()
