"""Actions of tile-laying games as text and as JSON, both ways.

draw 12            chance draws a tile of that kind
place 0,-1 r90     lay the drawn tile on x 0, y -1, turned clockwise by 90 degrees
hunter M0          place a figure in that role on that zone of the tile just laid
none               place no figure
score 0,-1 F0      score that feature next
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tilefolk.core.errors import LINE_ECHO_MAX, BadNotation, unreadable_parts
from tilefolk.core.values import Description
from tilefolk.tiles.actions import (
    PASS,
    figure_action,
    figure_group,
    figure_zone,
    pack_action,
    payload_of,
    place_action,
    rotation_of,
    square_x,
    square_y,
    tag_of,
)
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import CHOOSE, DRAW, FIGURE, PLACE, QUARTER_TURN, ROTATIONS

REACH = 127
"""Coordinates that can be written; no display of these games grows so far."""


class TileAction(Description, total=False):
    """The parts of an action; which of them it has depends on its type."""

    kind: str
    x: int
    y: int
    rotation: int
    role: str
    zone: int


@dataclass(frozen=True, slots=True)
class Roles:
    """The roles of a game: which group of figures, on which type of zone."""

    by_zone: Mapping[tuple[int, str], str]
    """(group, zone type) -> role"""
    groups: Mapping[str, int]
    """The sorts of figures and how many of each a seat has, in the order of their slots."""

    def group_of_slot(self, slot: int) -> int:
        """The group that a figure's slot belongs to."""
        for group, number in enumerate(self.groups.values()):
            if slot < number:
                return group
            slot -= number
        return -1

    def role(self, group: int, zone_type: str) -> str:
        """The role of a figure of a group on a type of zone."""
        return self.by_zone[group, zone_type]

    def of_figure(self, game: TileGame, slot: int, piece: int) -> str:
        """The role of a figure that stands on a piece."""
        return self.role(self.group_of_slot(slot), game.piece_type(piece))


class TileNotation:
    """Reads and writes the actions of one tile game."""

    def __init__(self, roles: Roles) -> None:
        self.roles = roles

    # --- JSON ----------------------------------------------------------------------------------

    def describe(self, game: TileGame, action: int) -> TileAction:
        """The action as JSON."""
        tag, payload = tag_of(action), payload_of(action)
        if tag == DRAW and payload < game.table.kinds:
            return {"type": "draw", "kind": game.table.kind_name(payload)}
        if tag == PLACE:
            x, y, rotation = square_x(payload), square_y(payload), rotation_of(payload)
            return {"type": "place", "x": x, "y": y, "rotation": rotation}
        if tag == FIGURE and payload == 0:
            return {"type": "pass"}
        if tag == FIGURE and game.last_laid is not None:
            group, zone = figure_group(payload), figure_zone(payload)
            x, y, kind, _ = game.tile(game.last_laid)
            try:
                role = self.roles.role(group, game.table.zone_type_of(kind, zone))
            except KeyError:
                raise BadNotation("tiles.unknown_action", action=action) from None
            return {"type": "figure", "role": role, "zone": zone, "x": x, "y": y}
        if tag == CHOOSE:
            x, y, zone = game.piece_cell(self.chosen_piece(game, payload))
            return {"type": "score", "x": x, "y": y, "zone": zone}
        raise BadNotation("tiles.unknown_action", action=action)

    def encode(self, game: TileGame, description: Mapping[str, object]) -> int:
        """The action that JSON means; canonical where a tile looks the same after a turn."""
        kind = description.get("type")
        try:
            if kind == "draw":
                return pack_action(DRAW, game.table.kind_number(str(description["kind"])))
            if kind == "place":
                x, y, rotation = (_whole(description[key]) for key in ("x", "y", "rotation"))
                if max(abs(x), abs(y)) > REACH or not 0 <= rotation < ROTATIONS:
                    raise KeyError("out of reach")
                if game.drawn_kind is not None:
                    rotation %= game.table.rotations_of(game.drawn_kind)
                return place_action(x, y, rotation)
            if kind == "pass":
                return PASS
            if kind == "figure":
                return self._figure(game, str(description["role"]), _whole(description["zone"]))
            if kind == "score":
                cell = tuple(_whole(description[key]) for key in ("x", "y", "zone"))
                return self._choice(game, cell)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise unreadable_parts(kind) from error
        raise unreadable_parts(kind)

    def chosen_piece(self, game: TileGame, payload: int) -> int:
        """The piece that a choice of what is scored next means; games with such choices say."""
        raise BadNotation("tiles.unknown_action", action=payload)

    def _figure(self, game: TileGame, role: str, zone: int) -> int:
        if game.last_laid is None:
            raise BadNotation("tiles.no_tile_laid")
        kind = game.tile(game.last_laid)[2]
        for (group, zone_type), name in self.roles.by_zone.items():
            if name == role and zone_type == game.table.zone_type_of(kind, zone):
                return figure_action(group, zone)
        raise self._other_role(role, game.table.zone_type_of(kind, zone))

    def _other_role(self, role: str, zone_type: str) -> Exception:
        """What is wrong with a figure that stands somewhere else."""
        here = [name for (_, place), name in self.roles.by_zone.items() if place == zone_type]
        if role not in self.roles.by_zone.values() or not here:
            return KeyError(role)
        return BadNotation("tiles.other_role", role=role, right=here[0])

    def _choice(self, game: TileGame, cell: tuple[int, ...]) -> int:
        for action in game.legal():
            if tag_of(action) == CHOOSE:
                piece = self.chosen_piece(game, payload_of(action))
                root = game.root_of(piece)
                if any(game.piece_cell(member) == cell for member in game.feature_pieces(root)):
                    return action
        raise KeyError(cell)

    # --- text ----------------------------------------------------------------------------------

    def action_name(self, game: TileGame, action: int) -> str:
        """The action as a person would type it."""
        parts = self.describe(game, action)
        match parts["type"]:
            case "draw":
                return f"draw {parts['kind']}"
            case "place":
                return f"place {parts['x']},{parts['y']} r{parts['rotation'] * QUARTER_TURN}"
            case "pass":
                return "none"
            case "figure":
                return f"{parts['role']} {zone_name(game, parts['x'], parts['y'], parts['zone'])}"
            case _:
                where = f"{parts['x']},{parts['y']}"
                return f"score {where} {zone_name(game, parts['x'], parts['y'], parts['zone'])}"

    def parse_action(self, game: TileGame, text: str) -> int:
        """The action that a text means; raises BadNotation."""
        words = text.split()
        try:
            match words:
                case ["none"]:
                    return PASS
                case ["draw", kind]:
                    return self.encode(game, {"type": "draw", "kind": kind})
                case ["place", where, turned]:
                    x, y = read_cell(where)
                    rotation = read_rotation(turned)
                    return self.encode(game, {"type": "place", "x": x, "y": y, "rotation": rotation})
                case ["score", where, name]:
                    x, y = read_cell(where)
                    zone = _zone_number(game, x, y, name)
                    return self.encode(game, {"type": "score", "x": x, "y": y, "zone": zone})
                case [role, name] if role in self.roles.by_zone.values():
                    if game.last_laid is None:
                        raise BadNotation("tiles.no_tile_laid")
                    x, y, _, _ = game.tile(game.last_laid)
                    zone = _zone_number(game, x, y, name)
                    return self.encode(game, {"type": "figure", "role": role, "zone": zone})
        except (KeyError, ValueError) as error:
            raise self._not_understood(game, text) from error
        raise self._not_understood(game, text)

    def _not_understood(self, game: TileGame, text: str) -> BadNotation:
        """What can't be read, beside something that can be played here."""
        legal = game.legal()
        example = self.action_name(game, legal[-1]) if legal else "place 0,-1 r90"
        return BadNotation("tiles.bad_notation", text=text[:LINE_ECHO_MAX], example=example)


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def read_cell(text: str) -> tuple[int, int]:
    """``3,-1`` as x and y; raises ValueError."""
    x, comma, y = text.partition(",")
    if not comma:
        raise ValueError(f"{text} is not x,y")
    return int(x), int(y)


def read_rotation(text: str) -> int:
    """``r90`` as quarter turns; raises ValueError."""
    if text not in ("r0", "r90", "r180", "r270"):
        raise ValueError(f"{text} is not r0, r90, r180 or r270")
    return int(text[1:]) // QUARTER_TURN


def zone_name(game: TileGame, x: int, y: int, zone: int) -> str:
    """The name of a zone of the tile on a square."""
    tile = game.tile_at(x, y)
    if tile is None:
        raise KeyError((x, y))
    name: str = game.table.tile_set.kinds[game.tile(tile)[2]].zones[zone].name
    return name


def _zone_number(game: TileGame, x: int, y: int, name: str) -> int:
    tile = game.tile_at(x, y)
    if tile is None:
        raise KeyError(f"no tile on {x},{y}")
    number: int = game.table.tile_set.kinds[game.tile(tile)[2]].zone_index(name)
    return number
