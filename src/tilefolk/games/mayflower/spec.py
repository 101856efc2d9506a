"""Mayflower as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import Option
from tilefolk.games.mayflower import events, refusals, view
from tilefolk.games.mayflower.notation import NOTATION
from tilefolk.games.mayflower.picture import SYMBOLS
from tilefolk.games.mayflower.position import POSITIONS
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.games.mayflower.tables import DECKS, SOURCES, VOCABULARY, default_tile_set
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import TileSet


class MayflowerSpec(TileGameSpec):
    """Carcassonne Mayflower, for 2 to 5 players (M1.1)."""

    name = Mayflower.name
    rules_version = 2
    min_players = 2
    max_players = 5
    sources = SOURCES
    options = (
        Option("bonus_once", (False, True), False, "M5.1"),
        Option("ten_rows", (False, True), False, "M2.4"),
    )
    vocabulary = VOCABULARY
    decks = DECKS
    symbols = SYMBOLS
    view_type = view.MayflowerView
    notation = NOTATION
    positions = POSITIONS

    def new(
        self, players: int, options: Mapping[str, object] | None = None, tiles: TileSet | None = None
    ) -> Game:
        """The starting position."""
        chosen = self.checked_options(options)
        return Mayflower(
            self.checked_players(players), tiles, bool(chosen["bonus_once"]), bool(chosen["ten_rows"])
        )

    def tile_set(self) -> TileSet:
        """The tiles of the books; their shapes are a reconstruction."""
        return default_tile_set()

    def own_event(self, game: TileGame, raw: tuple[int, ...]) -> Event:
        """What the surveyors do."""
        return events.own_event(cast("Mayflower", game), raw)

    def breakdown(self, game: TileGame, source: str, first: int, second: int) -> dict[str, int]:
        """What the points of a scoring were made of."""
        return events.breakdown(source, first, second)

    def view(self, game: Game, seat: int | None) -> view.MayflowerView:
        """What a seat or a spectator may see: all of the table."""
        return view.with_surveyors(super().view(game, seat), cast("Mayflower", game))

    def refusal(self, game: Game, action: int) -> IllegalAction:
        """Why an action is not legal here."""
        return refusals.refusal(cast("Mayflower", game), action)
