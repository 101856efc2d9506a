"""Catan as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec, Option
from tilefolk.games.catan import geometry, log, notation, position, position_reader, text, view
from tilefolk.games.catan.rules import MENUS, Catan


class CatanSpec(GameSpec):
    """Catan for 3 or 4; with 2 only as a variant for bots (C1.1)."""

    name = "catan"
    rules_version = 1
    min_players = 2
    max_players = 4
    sources = ("settlements", "cities", "longest_road", "largest_army", "victory_points")
    options = (
        Option("setup", ("variable", "beginner"), "variable", "C2.1"),
        Option("harbours", ("standard", "shuffled"), "standard", "C2.2"),
        Option("mixed_phase", (False, True), False, "C3.1"),
        Option("offers", MENUS, "simple", "C6.1"),
        Option("first", ("lot", "0", "1", "2", "3"), "lot", "C2.4"),
    )

    @property
    def fewest_at_table(self) -> int:
        """C1.1: the book is for 3 or 4."""
        return 3

    def new(self, players: int, options: Mapping[str, object] | None = None, tiles: Any = None) -> Catan:
        """The starting position.

        >>> CatanSpec().new(4, {"setup": "beginner", "first": "0"}).scores()
        [2, 2, 2, 2]
        """
        return position.new_game(self, players, self.checked_options(options))

    def action_name(self, game: Game, action: int) -> str:
        return notation.action_name(_catan(game), action)

    def parse_action(self, game: Game, text: str) -> int:
        return notation.parse_action(_catan(game), text)

    def describe(self, game: Game, action: int) -> dict[str, Any]:
        return notation.describe(_catan(game), action)

    def encode(self, game: Game, description: Mapping[str, Any]) -> int:
        return notation.encode(_catan(game), description)

    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        return log.decode_events(raw)

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        return view.view(_catan(game), seat)

    def position_text(self, game: Game) -> str:
        return position.position_text(_catan(game))

    def parse_position(self, text: str) -> Catan:
        return position_reader.parse_position(self, text)

    def board_text(self, game: Game, seat: int | None = None) -> str:
        return text.board_text(_catan(game), seat)

    def art(self, tiles: Any = None) -> dict[str, Any]:
        return geometry.board_art()


def _catan(game: Game) -> Catan:
    if not isinstance(game, Catan):
        raise TypeError("this is not a game of Catan")
    return game
