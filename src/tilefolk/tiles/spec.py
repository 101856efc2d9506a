"""``TileGameSpec``: what the Python layer of all tile-laying games has in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from tilefolk.core.errors import BadTileSet, IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.tiles.actions import SCORED
from tilefolk.tiles.notation import TileNotation
from tilefolk.tiles.picture import board_picture
from tilefolk.tiles.position import TilePositions
from tilefolk.tiles.tilefile import parse_tile_set, read_text
from tilefolk.tiles.tileset import SIDES, TileKind, TileSet, Vocabulary
from tilefolk.tiles.turn import TileGame
from tilefolk.tiles.view import board_view, common_event, feature_view, scored_event


class TileGameSpec(GameSpec):
    """A tile game; subclasses add their rules' own words, events and fields."""

    vocabulary: Vocabulary
    decks: tuple[str, ...]
    symbols: ClassVar[Mapping[str, str]]
    """One sign a zone type, for text pictures."""
    notation: TileNotation
    positions: TilePositions

    @abstractmethod
    def tile_set(self) -> TileSet:
        """The game's own tiles."""

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

    def describe(self, game: Game, action: int) -> dict[str, Any]:
        """The action as JSON."""
        return self.notation.describe(cast("TileGame", game), action)

    def encode(self, game: Game, description: Mapping[str, Any]) -> int:
        """The action that a client's JSON means."""
        return self.notation.encode(cast("TileGame", game), description)

    def position_text(self, game: Game) -> str:
        """The position as text."""
        return self.positions.write(cast("TileGame", game))

    def parse_position(self, text: str) -> Game:
        """The position that a text describes."""
        return self.positions.read(text)

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

    def own_view(self, game: TileGame) -> dict[str, Any]:
        """What only this game shows."""
        return {}

    def shows(self, zone_type: str) -> bool:
        """Whether features of that type are worth showing."""
        return True

    def size(self, feature: Mapping[str, Any]) -> int:
        """How large a feature is, as the rules count it."""
        return int(feature["tiles"])

    @abstractmethod
    def refusal(self, game: TileGame, action: int) -> IllegalAction:
        """Why an action is not legal here."""

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator may see: all of the table."""
        board = cast("TileGame", game)
        mover = game.to_move
        return {
            "game": self.name,
            "players": game.players,
            "seat": seat,
            "options": board.options,
            "to_move": [mover] if mover >= 0 else [],
            "over": game.is_over,
            "winners": game.winners(),
            "scores": game.scores(),
            "points": [
                dict(zip(self.sources, game.points(each), strict=True)) for each in range(game.players)
            ],
            **board_view(board, self.notation.roles, self.decks),
            "features": [
                feature_view(board, root, self.size)
                for root in board.roots()
                if self.shows(board.piece_type(root))
            ],
            **self.own_view(board),
        }

    def board_text(self, game: Game, seat: int | None = None) -> str:
        """The laid tiles for the terminal; figures as role letter and seat."""
        board = cast("TileGame", game)
        marks: dict[int, str] = {}
        for owner, slot, piece in board.figures_standing():
            x, y, _ = board.piece_cell(piece)
            tile = board.tile_at(x, y)
            assert tile is not None
            role = self.notation.roles.of_figure(board, slot, piece)
            marks[tile] = marks.get(tile, "") + f"{role[0].upper()}{owner}"
        return board_picture(board, self.symbols, marks)

    def art(self, tiles: TileSet | None = None) -> dict[str, Any]:
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


def _kind_art(kind: TileKind) -> dict[str, Any]:
    return {
        "count": kind.count,
        "deck": kind.deck,
        "start": kind.start,
        "sides": {side: kind.sides[side] for side in SIDES},
        "zones": [{"name": zone.name, "type": zone.type, **zone.goods, **zone.words} for zone in kind.zones],
        "notes": dict(kind.notes),
    }
