"""Catan as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec, Option
from tilefolk.core.views import checked_seat
from tilefolk.games.catan import (
    actions,
    events,
    geometry,
    names,
    notation,
    picture,
    position,
    position_reader,
    refusals,
    view,
)
from tilefolk.games.catan.parts import CatanAction
from tilefolk.games.catan.rules import Catan


class CatanSpec(GameSpec):
    """Catan for 3 or 4; with 2 only as a variant for bots (C1.1)."""

    name = "catan"
    rules_version = 1
    min_players = 2
    max_players = 4
    has_hands = True
    sources = ("settlements", "cities", "longest_road", "largest_army", "victory_points")
    options = (
        Option("setup", ("variable", "beginner"), "variable", "C2.1"),
        Option("harbours", ("standard", "shuffled"), "standard", "C2.2"),
        Option("mixed_phase", (False, True), False, "C3.1"),
        Option("offers", names.MENUS, "simple", "C6.1"),
        Option("first", ("lot", "0", "1", "2", "3"), "lot", "C2.4"),
    )

    colours = geometry.COLOURS
    view_type = view.CatanView

    def colours_for(self, players: int) -> tuple[str, ...]:
        """C1.1: with three players red stays in the box."""
        return self.colours[:players]

    def colours_have_seats(self, options: Mapping[str, object]) -> bool:
        """C2.1: on the beginners' map each colour has its settlements and roads."""
        return options.get("setup") == "beginner"

    def reveals(self, game: Game, action: int) -> bool:
        """C8.4, C10.1: what others held of a resource; whether hidden points win as the next turn begins."""
        return actions.tag_of(action) in (names.ACT_MONOPOLY, names.ACT_END)

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

    def describe(self, game: Game, action: int) -> CatanAction:
        return notation.describe(_catan(game), action)

    def encode(self, game: Game, description: Mapping[str, object]) -> int:
        return notation.encode(_catan(game), description)

    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        return events.decode_events(raw)

    def view(self, game: Game, seat: int | None) -> view.CatanView:
        return view.view(_catan(game), checked_seat(seat, game.players))

    def position_text(self, game: Game) -> str:
        return position.position_text(_catan(game))

    def parse_position(self, text: str, tiles: Any = None) -> Catan:
        return position_reader.parse_position(self, text)

    def board_text(self, game: Game, seat: int | None = None) -> str:
        return picture.board_text(_catan(game), seat)

    def refusal(self, game: Game, action: int) -> IllegalAction:
        return refusals.refusal(_catan(game), action)

    def art(self, tiles: Any = None) -> geometry.BoardArt:
        return geometry.board_art()


def _catan(game: Game) -> Catan:
    if not isinstance(game, Catan):
        raise TypeError("this is not a game of Catan")
    return game
