"""Positions of tile-laying games as text that a person can read and type.

    hunters 2 players
    tile 13 1,0 r90 0:gatherer@F0
    discarded 14
    points 0 river 3 forest 4
    turn 1 17
    place 12

``option NAME yes`` lines may follow the first. Tiles stand in the order in which they were laid,
without the start tiles, and with the figures on them (seat:role@zone). ``turn``
names the seat on turn and how many turns have ended. The last line is what comes next: ``draw``,
``draw bonus``, ``place KIND``, ``figure`` (on the last tile), ``choose`` or ``over``. ``discarded *``
means that all tiles not named elsewhere are out of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tilefolk.core.errors import BadNotation, TilefolkError
from tilefolk.core.registry import get
from tilefolk.tiles.actions import CHOOSE, DRAW, FIGURE, FINISHED, PLACE
from tilefolk.tiles.figures import SLOTS, SOURCES
from tilefolk.tiles.notation import Roles, read_cell, read_rotation
from tilefolk.tiles.turn import TileGame


class TilePositions:
    """Reads and writes the positions of one tile game.

    ``more_lines`` and ``read_more`` are for what only one game has.
    """

    def __init__(
        self,
        name: str,
        roles: Roles,
        sources: tuple[str, ...],
        decks: tuple[str, ...],
        more_lines: Callable[[TileGame], list[str]] = lambda game: [],
        read_more: Callable[[dict[str, Any], list[str]], bool] = lambda fields, words: False,
    ) -> None:
        self.name = name
        self.roles = roles
        self.sources = sources
        self.decks = decks
        self.more_lines = more_lines
        self.read_more = read_more

    def write(self, game: TileGame) -> str:
        """The position as text."""
        lines = [f"{self.name} {game.players} players"]
        lines += [f"option {name} yes" for name, value in game.options.items() if value]
        standing: dict[int, list[str]] = {}
        for seat, slot, piece in game.figures_standing():
            x, y, zone = game.piece_cell(piece)
            tile = game.tile_at(x, y)
            assert tile is not None
            kind = game.table.tile_set.kinds[game.tile(tile)[2]]
            role = self.roles.of_figure(game, slot, piece)
            standing.setdefault(tile, []).append(f"{seat}:{role}@{kind.zones[zone].name}")
        for tile in range(game.tile_total):
            x, y, kind_number, rotation = game.tile(tile)
            if game.table.tile_set.kinds[kind_number].start is not None:
                continue
            figures = "".join(f" {figure}" for figure in standing.get(tile, []))
            lines.append(f"tile {game.table.kind_name(kind_number)} {x},{y} r{rotation * 90}{figures}")
        for kind_number in range(game.table.kinds):
            lines += [f"discarded {game.table.kind_name(kind_number)}"] * game.discarded_of(kind_number)
        for seat in range(game.players):
            points = zip(self.sources, game.points(seat), strict=True)
            written = " ".join(f"{source} {number}" for source, number in points if number)
            if written:
                lines.append(f"points {seat} {written}")
        lines += self.more_lines(game)
        lines.append(f"turn {game.seat_on_turn} {game.turn_number}")
        lines.append(self._next(game))
        return "\n".join(lines) + "\n"

    def _next(self, game: TileGame) -> str:
        match game.phase_number:
            case 0:
                return "draw" if game.deck_in_use == 0 else f"draw {self.decks[game.deck_in_use]}"
            case 1:
                assert game.drawn_kind is not None
                return f"place {game.table.kind_name(game.drawn_kind)}"
            case 2:
                return "figure"
            case 3:
                return "choose"
            case _:
                return "over"

    def read(self, text: str) -> TileGame:
        """The position that a text describes; raises BadNotation with the line."""
        number, line = 0, ""
        try:
            lines = [line.strip() for line in text.strip().splitlines()]
            head = lines[0].split() if lines else []
            if len(head) != 3 or head[0] != self.name or head[2] != "players":
                raise ValueError(f"a position begins with: {self.name} 2 players")
            options = [line.split() for line in lines if line.startswith("option ")]
            chosen = {words[1]: words[2] for words in options}
            game = cast("TileGame", get(self.name).new(int(head[1]), chosen))
            fields = game.fields() | {"standing": [0] * 40, "points": [0] * 30}
            for number, line in enumerate(lines[1:], start=2):
                words = line.split()
                if words and words[0] != "option":
                    self._line(game, fields, words)
            self._settle(game, fields)
            game.restore(fields)
        except (KeyError, ValueError, IndexError) as error:
            raise BadNotation("tiles.bad_position", line=number, text=line[:80], reason=str(error)) from error
        except TilefolkError as error:
            raise BadNotation("tiles.bad_position", line=number, text=line[:80], reason=error.key) from error
        return game

    def _line(self, game: TileGame, fields: dict[str, Any], words: list[str]) -> None:
        match words:
            case ["tile", kind, where, turned, *figures]:
                self._tile(game, fields, kind, where, turned, figures)
            case ["discarded", "*"]:
                fields["discard_rest"] = True
            case ["discarded", kind]:
                fields["discarded"][game.table.kind_number(kind)] += 1
            case ["points", seat, *rest]:
                for source, points in zip(rest[::2], rest[1::2], strict=True):
                    fields["points"][int(seat) * SOURCES + self.sources.index(source)] = int(points)
            case ["turn", seat, turns]:
                fields["seat"], fields["turns"] = int(seat), int(turns)
            case ["draw"]:
                fields |= {"phase": DRAW, "drawing_deck": 0}
            case ["draw", deck]:
                fields |= {"phase": DRAW, "drawing_deck": self.decks.index(deck)}
            case ["place", kind]:
                drawn = game.table.kind_number(kind)
                fields |= {"phase": PLACE, "drawn": drawn, "drawing_deck": game.table.deck_of(drawn)}
            case ["figure" | "choose" as word]:
                last = fields["tiles"][-1][2]
                fields |= {
                    "phase": FIGURE if word == "figure" else CHOOSE,
                    "laid": len(fields["tiles"]) - 1,
                    "drawing_deck": game.table.deck_of(last),
                }
            case ["over"]:
                fields["phase"] = FINISHED
            case _:
                if not self.read_more(fields, words):
                    raise ValueError("unknown words")

    def _tile(
        self,
        game: TileGame,
        fields: dict[str, Any],
        kind: str,
        where: str,
        turned: str,
        figures: list[str],
    ) -> None:
        number = game.table.kind_number(kind)
        if game.table.tile_set.kinds[number].start is not None:
            raise ValueError("start tiles lie there already")
        x, y = read_cell(where)
        rotation = read_rotation(turned) % game.table.rotations_of(number)
        first = sum(len(game.table.tile_set.kinds[tile[2]].zones) for tile in fields["tiles"])
        fields["tiles"].append((x, y, number, rotation))
        for figure in figures:
            seat, _, rest = figure.partition(":")
            role, _, zone_word = rest.partition("@")
            zone = game.table.tile_set.kinds[number].zone_index(zone_word)
            zone_type = game.table.zone_type_of(number, zone)
            groups = [
                group
                for (group, of_type), name in self.roles.by_zone.items()
                if name == role and of_type == zone_type
            ]
            for slot in range(int(seat) * SLOTS, int(seat) * SLOTS + game.figures_a_seat):
                if groups == [self.roles.group_of_slot(slot % SLOTS)] and not fields["standing"][slot]:
                    fields["standing"][slot] = first + zone + 1
                    break
            else:
                raise ValueError(f"{figure}: no such figure is left")

    def _settle(self, game: TileGame, fields: dict[str, Any]) -> None:
        """What is left in the decks follows from what lies on the table."""
        left = [kind.count for kind in game.table.tile_set.kinds]
        for _, _, kind, _ in fields["tiles"]:
            if game.table.tile_set.kinds[kind].start is None:
                left[kind] -= 1
        for kind, number in enumerate(fields["discarded"]):
            left[kind] -= number
        if fields["drawn"] >= 0:
            left[fields["drawn"]] -= 1
        if min(left) < 0:
            raise ValueError(f"too many tiles of kind {game.table.kind_name(left.index(min(left)))}")
        if fields.pop("discard_rest", False):
            fields["discarded"] = [gone + rest for gone, rest in zip(fields["discarded"], left, strict=True)]
            left = [0] * len(left)
        fields["left"] = left
