"""``TileGameSpec``: what the Python layer of all tile-laying games has in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from tilefolk.core.errors import BadTileSet
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.views import checked_seat
from tilefolk.tiles.events import common_event, scored_event
from tilefolk.tiles.facts import FeatureFacts
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import SCORED
from tilefolk.tiles.notation import TileAction, TileNotation
from tilefolk.tiles.picture import board_picture
from tilefolk.tiles.position import TilePositions
from tilefolk.tiles.tilefile import parse_tile_set, read_text
from tilefolk.tiles.tileset import SIDES, TileKind, TileSet, Vocabulary
from tilefolk.tiles.view import TileView, table_view


class TileGameSpec(GameSpec):
    """A tile game; subclasses add their rules' own words, events and fields."""

    vocabulary: Vocabulary
    decks: tuple[str, ...]
    symbols: Mapping[str, str]
    """One sign a zone type, for text pictures."""
    view_type: type[TileView] = TileView
    notation: TileNotation
    positions: TilePositions

    @abstractmethod
    def tile_set(self) -> TileSet:
        """The game's own tiles."""

    def own_tiles_text(self) -> str:
        """The text of the game's own tiles."""
        return self.tile_set().text

    def tiles_from(self, text: str) -> TileSet:
        """The tile set that a text describes; the same text gives the same set."""
        if text not in _sets:
            tiles, mistakes = self.checked_tiles(text)
            if tiles is None:
                raise mistakes[0]
            _sets[text] = tiles
        return _sets[text]

    def checked_tiles(self, text: str) -> tuple[TileSet | None, list[BadTileSet]]:
        """The tile set that a text describes, or every mistake in it."""
        tiles, mistakes = parse_tile_set(text, self.vocabulary)
        if tiles is not None:
            try:
                self.new(self.min_players, None, tiles)
            except BadTileSet as error:  # too large with the zones that the game adds
                return None, [error]
        return tiles, mistakes

    def read_tiles(self, path: str | Path) -> TileSet:
        """The tile set of a file; raises BadTileSet with the first mistake."""
        return self.tiles_from(read_text(path))

    def action_name(self, game: Game, action: int) -> str:
        """The action in notation."""
        return self.notation.action_name(cast("TileGame", game), action)

    def parse_action(self, game: Game, text: str) -> int:
        """The action that a notation means in this position."""
        return self.notation.parse_action(cast("TileGame", game), text)

    def describe(self, game: Game, action: int) -> TileAction:
        """The action as JSON."""
        return self.notation.describe(cast("TileGame", game), action)

    def encode(self, game: Game, description: Mapping[str, object]) -> int:
        """The action that a client's JSON means."""
        return self.notation.encode(cast("TileGame", game), description)

    def position_text(self, game: Game) -> str:
        """The position as text."""
        return self.positions.write(cast("TileGame", game))

    def parse_position(self, text: str, tiles: TileSet | None = None) -> Game:
        """The position that a text describes."""
        return self.positions.read(text, tiles)

    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        """Raw numbers as events."""
        board = cast("TileGame", game)
        events = []
        for numbers in raw:
            event = common_event(board, self.notation.roles, self.decks, self.sources, numbers)
            if event is None and numbers[0] == SCORED:
                breakdown = self.breakdown(board, self.sources[numbers[1]], *numbers[5:7])
                event = scored_event(board, self.sources, numbers, breakdown)
            events.append(event or self.own_event(board, numbers))
        return events

    @abstractmethod
    def breakdown(self, game: TileGame, source: str, first: int, second: int) -> dict[str, int]:
        """What the points of a scoring were made of."""

    @abstractmethod
    def own_event(self, game: TileGame, raw: tuple[int, ...]) -> Event:
        """An event that only this game tells."""

    def shows(self, zone_type: str) -> bool:
        """Whether features of that type are worth showing."""
        return True

    def size(self, feature: FeatureFacts) -> int:
        """How large a feature is, as the rules count it."""
        return feature["tiles"]

    def view(self, game: Game, seat: int | None) -> TileView:
        """What a seat or a spectator may see: all of the table."""
        return table_view(self, cast("TileGame", game), checked_seat(seat, game.players))

    def board_text(self, game: Game, seat: int | None = None) -> str:
        """The laid tiles as text; figures as role letter and seat."""
        return self.land_text(cast("TileGame", game), count_from=0)

    def land_text(self, game: TileGame, count_from: int) -> str:
        """The laid tiles as text, the seats counted from 0 as in the notation, or from 1 as people do."""
        marks: dict[int, str] = {}
        for owner, slot, piece in game.figures_standing():
            x, y, _ = game.piece_cell(piece)
            tile = game.tile_at(x, y)
            assert tile is not None
            role = self.notation.roles.of_figure(game, slot, piece)
            marks[tile] = marks.get(tile, "") + f"{self.figure_sign(role)}{owner + count_from}"
        return board_picture(game, self.symbols, marks)

    def figure_sign(self, role: str) -> str:
        """The sign of a figure on a board of letters: its first letter, and a roof for a hut."""
        return "^" if role == "hut" else role[0].upper()

    def art(self, tiles: TileSet | None = None) -> Mapping[str, object]:
        """The kinds of tiles as JSON: strands of each side and the zones with their goods."""
        tile_set = self.complete(tiles or self.tile_set())
        return {
            "title": tile_set.title,
            "about": tile_set.about,
            "kinds": {kind.name: _kind_art(kind) for kind in tile_set.kinds},
        }

    def complete(self, tiles: TileSet) -> TileSet:
        """The tile set with the zones that a game adds to those of the file."""
        return tiles


_sets: dict[str, TileSet] = {}


def _kind_art(kind: TileKind) -> dict[str, object]:
    return {
        "count": kind.count,
        "deck": kind.deck,
        "start": kind.start,
        "sides": {side: kind.sides[side] for side in SIDES},
        "zones": [{"name": zone.name, "type": zone.type, **zone.goods, **zone.words} for zone in kind.zones],
        "notes": dict(kind.notes),
    }
