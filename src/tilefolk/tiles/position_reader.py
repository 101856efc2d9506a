"""Reading positions of tile-laying games; ``position.py`` says what they look like.

A position is read as it was played, tile by tile: each must fit where it is laid, and what it completed was
scored before the next one. So whatever is accepted can be played on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from tilefolk.core.errors import ECHO_MAX, BadNotation
from tilefolk.core.numbers import digits
from tilefolk.core.positions import Line, numbered_lines, reading
from tilefolk.core.registry import get
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import (
    CHOOSE,
    DRAW,
    FIGURE,
    FIGURES_MAX,
    FINISHED,
    PLACE,
    SOURCES_MAX,
    TILES_MAX,
)
from tilefolk.tiles.notation import read_cell, read_rotation

if TYPE_CHECKING:
    from tilefolk.tiles.position import TilePositions
    from tilefolk.tiles.tileset import TileSet

POINTS_MAX = 9999
"""Points from one source at most; no game comes near."""


class TilePositionReader:
    """Reads one position, line by line."""

    def __init__(self, form: TilePositions, text: str, tiles: TileSet | None) -> None:
        self.form = form
        self.lines = numbered_lines(text)
        self.start = self._start(tiles)
        self.board = self.start()
        self.kinds = self.board.table.tile_set.kinds
        self.left = [kind.count for kind in self.kinds]
        self.discarded = [0] * len(self.kinds)
        self.kept: list[tuple[Line, list[int]]] | None = None
        self.points: dict[tuple[int, int], int] = {}
        self.turn = {"turns": 0, "seat": 0, "phase": DRAW, "drawing_deck": 0, "drawn": -1, "laid": -1}
        """Fields of the snapshot: whose turn it is, and how far it has come."""
        self.more: dict[str, object] = {}
        """Fields that only one game has."""
        self.scored: Line | None = None
        """The line of the last tile, if it completed something on which figures still stand."""
        self.figures_on_last = 0
        self.closed = False

    def _start(self, tiles: TileSet | None) -> Callable[[], TileGame]:
        """What makes the game that the first lines tell."""
        spec: Any = get(self.form.name)
        head = self.lines[0]
        with reading(head):
            words = head.words
            if [*words[:1], *words[2:]] != [spec.name, "players"]:
                raise BadNotation("core.position_head", example=f"{spec.name} 2 players")
            players = spec.checked_players(digits(words[1], "players", spec.min_players, spec.max_players))
        chosen: dict[str, str] = {}
        named = None
        for line in self.lines[1:]:
            with reading(line):
                match line.words:
                    case ["option", name, value]:
                        chosen[name] = value
                        spec.checked_options(chosen)
                    case ["option", *_]:
                        raise BadNotation("core.position_words")
                    case ["tiles", identity]:
                        named = identity
                        self._check_tiles(tiles, identity)
        if tiles is not None and named is None and tiles.text != spec.tile_set().text:
            with reading(head):
                self._check_tiles(tiles, "-")
        return lambda: cast("TileGame", spec.new(players, chosen, tiles))

    def _check_tiles(self, tiles: TileSet | None, identity: str) -> None:
        """A position of a person's own tiles says whose; read with others it would be another one."""
        if tiles is None or tiles.identity != identity:
            raise BadNotation("tiles.position_tiles", tiles=identity[:ECHO_MAX])

    def read(self) -> TileGame:
        """The position; raises BadNotation with the line that is wrong."""
        for line in self.lines[1:]:
            with reading(line):
                self._read(line)
        last = self.lines[-1]
        if self.scored is not None and self.turn["phase"] not in (FIGURE, CHOOSE):
            with reading(self.scored):
                raise BadNotation("tiles.position_went_home")
        self._settle_decks()
        with reading(last):
            return self._finished()

    def _read(self, line: Line) -> None:
        if self.closed:
            raise BadNotation("tiles.position_closed")
        match line.words:
            case ["option" | "tiles", *_]:
                pass  # read already
            case ["tile", kind, where, turned, *figures]:
                self._read_tile(line, kind, where, turned, figures)
            case ["discarded", "*"]:
                self.kept = self.kept or []
            case ["left", *kinds] if kinds:
                self.kept = [*(self.kept or []), (line, [self._kind(kind) for kind in kinds])]
            case ["discarded", kind]:
                number = self._take(kind)
                self.discarded[number] += 1
            case ["points", seat, *rest] if len(rest) % 2 == 0:
                for source, points in zip(rest[::2], rest[1::2], strict=True):
                    at = (self._seat(seat), self._source(source))
                    self.points[at] = digits(points, "points", 0, POINTS_MAX)
            case ["turn", seat, turns]:
                self.turn["seat"] = self._seat(seat)
                self.turn["turns"] = digits(turns, "turn", 0, TILES_MAX)
            case ["draw" | "place" | "figure" | "choose" | "over", *_]:
                self._read_next(line.words)
            case words:
                more = self.form.read_more(words)
                if more is None:
                    raise BadNotation("core.position_words")
                self.more |= more

    def _read_next(self, words: list[str]) -> None:
        """What comes next closes a position."""
        self.closed = True
        match words:
            case ["draw"]:
                pass
            case ["draw", deck]:
                if deck not in self.form.decks:
                    raise BadNotation("tiles.position_deck", deck=deck, known=", ".join(self.form.decks))
                self.turn["drawing_deck"] = self.form.decks.index(deck)
            case ["place", kind]:
                drawn = self._take(kind)
                if not self.board.fits_somewhere(drawn):
                    raise BadNotation("tiles.position_fits_nowhere", tile=kind)
                of_deck = self.board.table.deck_of(drawn)
                self.turn |= {"phase": PLACE, "drawn": drawn, "drawing_deck": of_deck}
            case ["figure" | "choose" as word]:
                laid = self.board.last_laid
                if laid is None or (word == "figure" and self.figures_on_last):
                    raise BadNotation("tiles.position_nothing_to_choose")
                phase = FIGURE if word == "figure" else CHOOSE
                of_deck = self.board.table.deck_of(self.board.tile(laid)[2])
                self.turn |= {"phase": phase, "laid": laid, "drawing_deck": of_deck}
            case ["over"]:
                self.turn["phase"] = FINISHED
            case _:
                raise BadNotation("core.position_words")

    # --- tiles and figures -------------------------------------------------------------------------

    def _read_tile(self, line: Line, kind: str, where: str, turned: str, figures: list[str]) -> None:
        if self.scored is not None:
            with reading(self.scored):
                raise BadNotation("tiles.position_went_home")
        number = self._take(kind)
        try:
            (x, y), rotation = read_cell(where), read_rotation(turned)
        except ValueError:
            raise BadNotation("core.position_words") from None
        rotation %= self.board.table.rotations_of(number)
        if not self.board.lay_tile(x, y, number, rotation):
            raise BadNotation("tiles.position_cannot_lie", tile=kind, at=where)
        for figure in figures:
            self._read_figure(figure, number)
        self.figures_on_last = len(figures)
        complete = any(
            self.board.piece_type(piece) in self.form.returning and self.board.is_complete(piece)
            for _, _, piece in self.board.figures_standing()
        )
        self.scored = line if complete else None

    def _read_figure(self, figure: str, kind: int) -> None:
        """``0:gatherer@F0``: a figure of a seat in a role on a zone of the tile just laid."""
        seat, _, rest = figure.partition(":")
        role, _, name = rest.partition("@")
        zones = [zone.name for zone in self.kinds[kind].zones]
        zone = zones.index(name) if name in zones else -1
        groups = [
            group
            for (group, zone_type), called in self.form.roles.by_zone.items()
            if zone >= 0 and called == role and zone_type == self.kinds[kind].zones[zone].type
        ]
        if not groups:
            raise BadNotation("tiles.position_figure", figure=figure[:ECHO_MAX])
        if not self.board.stand_figure(self._seat(seat), groups[0], zone):
            raise BadNotation("tiles.position_cannot_stand", figure=figure[:ECHO_MAX])

    def _seat(self, text: str) -> int:
        return digits(text, "seat", 0, self.board.players - 1)

    def _source(self, name: str) -> int:
        if name not in self.form.sources:
            raise BadNotation(
                "tiles.position_source", source=name[:ECHO_MAX], known=", ".join(self.form.sources)
            )
        return self.form.sources.index(name)

    def _kind(self, name: str) -> int:
        for number, kind in enumerate(self.kinds):
            if kind.name == name:
                if kind.start is not None:
                    raise BadNotation("tiles.position_start", tile=name)
                return number
        raise BadNotation("tiles.position_kind", tile=name[:ECHO_MAX])

    def _take(self, name: str) -> int:
        """A tile of a kind, which is then in its deck no more."""
        kind = self._kind(name)
        if self.left[kind] == 0:
            raise BadNotation("tiles.position_none_left", tile=name)
        self.left[kind] -= 1
        return kind

    # --- the whole ---------------------------------------------------------------------------------

    def _settle_decks(self) -> None:
        """What is left in the decks follows from what lies on the table, unless the position says it."""
        if self.kept is None:
            return
        kept = [0] * len(self.kinds)
        for line, kinds in self.kept:
            with reading(line):
                for kind in kinds:
                    kept[kind] += 1
                    if kept[kind] > self.left[kind]:
                        raise BadNotation("tiles.position_none_left", tile=self.kinds[kind].name)
        gone = [total - stay for total, stay in zip(self.left, kept, strict=True)]
        self.discarded = [before + now for before, now in zip(self.discarded, gone, strict=True)]
        self.left = kept

    def _finished(self) -> TileGame:
        fields = self.board.snapshot()
        points = [0] * len(fields["points"])
        for (seat, source), number in self.points.items():
            points[seat * SOURCES_MAX + source] = number
        standing = [0] * len(fields["standing"])
        for seat, slot, piece in self.board.figures_standing():
            standing[seat * FIGURES_MAX + slot] = piece + 1
        decks = {"left": self.left, "discarded": self.discarded}
        game = self.start()
        game.restore({**fields, **self.turn, **self.more, **decks, "points": points, "standing": standing})
        if game.is_chance and not game.chance():
            raise BadNotation("tiles.position_nothing_to_draw")
        if game.to_move >= 0 and not game.legal():
            raise BadNotation("tiles.position_nothing_to_choose")
        return game
