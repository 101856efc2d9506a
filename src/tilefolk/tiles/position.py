"""Positions of tile-laying games as text that a person can read and type.

    hunters 2 players
    tile 13 1,0 r90 0:gatherer@F0
    discarded 14
    points 0 river 3 forest 4
    turn 1 17
    place 12

``option NAME yes`` lines may follow the first, and ``tiles`` with the fingerprint of a person's own tiles.
Tiles stand in the order in which they were laid, without the start tiles, and with the figures on them
(seat:role@zone). ``left 60 4 28`` means that only these tiles can still be drawn, ``discarded *`` that none
can: all that are not named elsewhere are out of the game. ``turn`` names the seat on turn and how many turns
have ended. The last line is what comes next: ``draw``, ``draw bonus``, ``place KIND``, ``figure`` (on the
last tile), ``choose`` or ``over``.
"""

from __future__ import annotations

from collections.abc import Callable

from tilefolk.core.values import Snapshot
from tilefolk.tiles import names
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.notation import Roles
from tilefolk.tiles.position_reader import TilePositionReader
from tilefolk.tiles.tileset import TileSet


class TilePositions:
    """Reads and writes the positions of one tile game.

    ``returning`` are the types of zones whose figures go home when they are complete; ``more_lines`` and
    ``read_more`` (the fields that a line tells, or None) are for what only one game has.
    """

    def __init__(
        self,
        name: str,
        roles: Roles,
        sources: tuple[str, ...],
        decks: tuple[str, ...],
        returning: tuple[str, ...],
        more_lines: Callable[[TileGame], list[str]] = lambda game: [],
        read_more: Callable[[list[str]], Snapshot | None] = lambda words: None,
    ) -> None:
        self.name = name
        self.roles = roles
        self.sources = sources
        self.decks = decks
        self.returning = returning
        self.more_lines = more_lines
        self.read_more = read_more

    def write(self, game: TileGame) -> str:
        """The position as text."""
        lines = [f"{self.name} {game.players} players"]
        lines += [f"option {name} yes" for name, value in game.options.items() if value]
        if game.tiles_text is not None:
            lines.append(f"tiles {game.table.tile_set.identity}")
        standing: dict[int, list[str]] = {}
        for seat, slot, piece in game.figures_standing():
            x, y, zone = game.piece_cell(piece)
            tile = game.tile_at(x, y)
            assert tile is not None
            kind = game.table.tile_set.kinds[game.tile(tile)[2]]
            role = self.roles.of_figure(game, slot, piece)
            standing.setdefault(tile, []).append(f"{seat}:{role}@{kind.zones[zone].name}")
        for tile in range(game.tile_count):
            x, y, kind_number, rotation = game.tile(tile)
            if game.table.tile_set.kinds[kind_number].start is not None:
                continue
            figures = "".join(f" {figure}" for figure in standing.get(tile, []))
            lines.append(
                f"tile {game.table.kind_name(kind_number)} {x},{y} r{rotation * names.QUARTER_TURN}{figures}"
            )
        lines += self._decks(game)
        for seat in range(game.players):
            points = zip(self.sources, game.points(seat), strict=True)
            written = " ".join(f"{source} {number}" for source, number in points if number)
            if written:
                lines.append(f"points {seat} {written}")
        lines += self.more_lines(game)
        lines.append(f"turn {game.seat} {game.turns}")
        lines.append(self._next(game))
        return "\n".join(lines) + "\n"

    def _decks(self, game: TileGame) -> list[str]:
        """What is out of the game, or what is left, whichever is less."""
        kinds = [(game.table.kind_name(kind), kind) for kind in range(game.table.kinds)]
        discarded = [name for name, kind in kinds for _ in range(game.discarded_of(kind))]
        left = [name for name, kind in kinds for _ in range(game.left_of(kind))]
        if len(discarded) <= len(left):
            return [f"discarded {name}" for name in discarded]
        return ["left " + " ".join(left) if left else "discarded *"]

    def _next(self, game: TileGame) -> str:
        match game.phase:
            case names.DRAW:
                return "draw" if game.drawing_deck == 0 else f"draw {self.decks[game.drawing_deck]}"
            case names.PLACE:
                assert game.drawn_kind is not None
                return f"place {game.table.kind_name(game.drawn_kind)}"
            case names.FIGURE:
                return "figure"
            case names.CHOOSE:
                return "choose"
            case _:
                return "over"

    def read(self, text: str, tiles: TileSet | None = None) -> TileGame:
        """The position that a text describes; raises BadNotation with the line."""
        return TilePositionReader(self, text, tiles).read()
