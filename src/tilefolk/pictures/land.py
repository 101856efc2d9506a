"""The board of a tile game: the tiles, the folk on them, and marks over both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tilefolk.core.game import Game
from tilefolk.pictures.atlas import face, piece, tile_atlas
from tilefolk.pictures.marks import (
    Arrow,
    Cell,
    Marks,
    Place,
    Point,
    action_of,
    description_of,
    draw_arrow,
    no_place,
)
from tilefolk.pictures.paper import GLOW, TABLE, Paper
from tilefolk.pictures.plain import PlainTile
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import QUARTER_TURN
from tilefolk.tiles.notation import TileAction
from tilefolk.tiles.view import TileView

if TYPE_CHECKING:
    from tilefolk.games.mayflower.view import MayflowerView

UNIT = 100
"""A tile is so many units wide."""
NEAR = 105
"""From so many pixels a tile on the small ornaments are drawn."""
MARGIN = 0.35
ROOMY = 1.0
STRIP = 1.1
"""Squares beyond the land: round it, where a tile may be laid, and where surveyors walk."""
FIGURE = {True: 1.12, False: 1.5}
"""How large folk are drawn, near and from afar."""
SURVEYOR = 1.9
LARGEST_TILE = 120
"""Pixels of a tile in a picture of the usual width, while the land is small."""
WIDTH = 800
CORNERS = "M3 26V8Q3 3 8 3H26M74 3H92Q97 3 97 8V26M97 74V92Q97 97 92 97H74M26 97H8Q3 97 3 92V74"
"""Four corners round the tile that was laid last."""


class Land:
    """One picture of a tile game."""

    ground = TABLE

    def __init__(self, game: Game, seat: int | None, colours: Sequence[str], marks: Marks) -> None:
        self.game = game
        self.seen = cast("TileView", game.spec.view(game, seat))
        self.colours = colours
        self.marks = marks
        self.kinds = {kind.name: kind for kind in cast("TileGame", game).table.tile_set.kinds}
        self.own_tiles = game.tiles_text is not None
        self.tiles = {(tile["x"], tile["y"]): tile for tile in self.seen["tiles"]}
        self.described = {
            action: cast("TileAction", description_of(game, action)) for action in self._actions()
        }
        self.box = self._box()
        self.usual_width = round(min(WIDTH, self.box[2] / UNIT * LARGEST_TILE))

    def draw(self, paper: Paper, scale: float) -> None:
        """The whole board; ``scale`` is the pixels of a unit."""
        self.paper = paper
        self.near = scale * UNIT >= NEAR
        self._lay_tiles()
        self._mark_features()
        self._mark_squares()
        self._stand_figures()
        self._mark_figures()
        for arrow in self.marks.arrows:
            self._arrow(arrow)
        self._write_values()

    def _actions(self) -> list[int]:
        named = [place for arrow in self.marks.arrows for place in (arrow.tail, arrow.head)]
        numbers = [action_of(self.game, place) for place in named if isinstance(place, (int, str))]
        return [*self.marks.actions, *self.marks.values, *numbers]

    # --- where things are

    def _box(self) -> tuple[float, float, float, float]:
        marked = [(d["x"], d["y"]) for d in self.described.values() if d.get("type") == "place"]
        margin = ROOMY if marked else MARGIN
        xs = [x for x, _ in self.tiles]
        ys = [y for _, y in self.tiles]
        strip = max(margin, STRIP if self.seen.get("surveyors") else 0)
        left, top = min(xs) - margin, min(ys) - strip
        wide, high = max(xs) + 1 + margin - left, max(ys) + 1 + strip - top
        return left * UNIT, top * UNIT, wide * UNIT, high * UNIT

    def zone_number(self, cell: Cell) -> int:
        """The number of a cell's zone on its tile."""
        try:
            kind = self.kinds[self.tiles[cell.x, cell.y]["kind"]]
            if isinstance(cell.zone, int):
                return range(len(kind.zones))[cell.zone]
            return kind.zone_index(cell.zone)
        except (LookupError, TypeError, ValueError):
            raise no_place(cell) from None

    def standing(self, x: int, y: int, zone: int) -> Point:
        """Where a figure stands in a zone of a laid tile."""
        tile = self.tiles[x, y]
        if self.own_tiles:
            place = PlainTile(self.kinds[tile["kind"]]).standing(zone)
        else:
            place = tile_atlas(self.seen["game"])["kinds"][tile["kind"]]["anchors"].get(str(zone), (50, 50))
        dx, dy = turned(place, tile["rotation"])
        return x * UNIT + dx, y * UNIT + dy

    def place(self, place: Place) -> Point | None:
        """The middle of what a place means; nothing for an action without a place."""
        if isinstance(place, Cell):
            return self.standing(place.x, place.y, self.zone_number(place))
        if isinstance(place, tuple):
            return (place[0] + 0.5) * UNIT, (place[1] + 0.5) * UNIT
        described = self.described[action_of(self.game, place)]
        if "zone" in described:
            return self.standing(described["x"], described["y"], described["zone"])
        if "x" in described:
            return (described["x"] + 0.5) * UNIT, (described["y"] + 0.5) * UNIT
        return None

    # --- drawing

    def _lay_tiles(self) -> None:
        parts = tile_atlas(self.seen["game"])
        on_land = [place for place, tile in self.tiles.items() if not self._coastal(tile["kind"])]
        for x, y in on_land:
            self.paper.put(f'<g class="art-{self.seen["game"]}">{parts["underside"]}</g>', x * UNIT, y * UNIT)
        for (x, y), tile in self.tiles.items():
            self._tile(tile["kind"], tile["rotation"], x, y)
        laid = self.seen.get("laid")
        if laid is not None:
            line = 'fill="none" stroke="#fffbe6" stroke-width="4.5" stroke-linecap="round"'
            self.paper.put(f'<path d="{CORNERS}" {line}/>', laid["x"] * UNIT, laid["y"] * UNIT)

    def _tile(self, kind: str, rotation: int, x: int, y: int, opacity: float = 1) -> None:
        self.paper.put(self.tile_drawing(kind, rotation), x * UNIT, y * UNIT, opacity=opacity)

    def tile_drawing(self, kind: str, rotation: int) -> str:
        """One tile with its bevel, cut at its edges."""
        if self.own_tiles:
            return PlainTile(self.kinds[kind]).svg(rotation)
        picture = face(self.seen["game"], kind, rotation, self.near)
        if self._coastal(kind):
            return picture
        bevel = tile_atlas(self.seen["game"])["bevel"]["near" if self.near else "far"]
        return f'<svg width="100" height="100" viewBox="0 0 100 100">{picture}</svg>{bevel}'

    def _coastal(self, kind: str) -> bool:
        """Whether it is a tile of the coast, which reaches into the sea."""
        return kind.startswith("start-") and self.seen["game"] == "mayflower"

    def _stand_figures(self) -> None:
        size = FIGURE[self.near]
        for figure in self.seen["figures"]:
            at = self.standing(figure["x"], figure["y"], figure["zone"])
            drawing = piece(self.seen["game"], figure["role"], self.colours[figure["seat"]])
            self.paper.put(drawing, *at, scale=size)
        ys = [y for _, y in self.tiles]
        rows = (min(ys) - 0.62, max(ys) + 1.62)
        surveyors = cast("MayflowerView", self.seen)["surveyors"] if "surveyors" in self.seen else []
        for column, row in zip(surveyors, rows, strict=False):
            drawing = piece(self.seen["game"], "surveyor", "")
            self.paper.put(drawing, (-column + 0.5) * UNIT, row * UNIT, scale=SURVEYOR)

    def _mark_squares(self) -> None:
        squares: dict[tuple[int, int], list[int]] = {}
        for action in self.marks.actions:
            described = self.described[action]
            if described["type"] == "place":
                squares.setdefault((described["x"], described["y"]), []).append(described["rotation"])
        drawn = self.seen.get("drawn")
        for (x, y), rotations in squares.items():
            if drawn is not None and len(squares) == 1 and len(rotations) == 1:
                self._tile(drawn["kind"], rotations[0], x, y, opacity=0.8)
            self.paper.put(
                f'<rect x="4" y="4" width="92" height="92" rx="8" fill="#0a0502" fill-opacity=".26" '
                f'stroke="{GLOW}" stroke-width="3.4" stroke-dasharray="3 6" stroke-linecap="round"/>',
                x * UNIT,
                y * UNIT,
            )

    def _mark_figures(self) -> None:
        for action in self.marks.actions:
            described = self.described[action]
            at = self.place(action)
            if at is None or described["type"] == "place":
                continue
            ring = f'<circle r="15" fill="{GLOW}" fill-opacity=".4" stroke="{GLOW}" stroke-width="2"/>'
            self.paper.put(ring, *at, scale=FIGURE[self.near])
            if described["type"] == "figure":
                colour = self.colours[self.game.seat_of(action)]
                drawing = piece(self.seen["game"], described["role"], colour)
                self.paper.put(drawing, *at, scale=FIGURE[self.near], opacity=0.85)

    def _mark_features(self) -> None:
        asked = set()
        for cell in self.marks.features:
            if isinstance(cell, str):
                raise no_place(cell)
            asked.add((cell.x, cell.y, self.zone_number(cell)))
        for feature in self.seen["features"]:
            cells = [tuple(cell) for cell in feature["cells"]]
            if asked.isdisjoint(cells):
                continue
            outlines = []
            for x, y, zone in cells:
                tile = self.tiles[x, y]
                if self.own_tiles:
                    outline = PlainTile(self.kinds[tile["kind"]]).outline(zone)
                else:
                    outline = tile_atlas(self.seen["game"])["kinds"][tile["kind"]]["zones"][zone]
                moved = f"translate({x * UNIT} {y * UNIT}) rotate({QUARTER_TURN * tile['rotation']} 50 50)"
                outlines.append(f'<path transform="{moved}" d="{outline}"/>')
            line = f'fill="{GLOW}" fill-opacity=".38" stroke="#fff4c2" stroke-width="2.4"'
            self.paper.put(f"<g {line}>{''.join(outlines)}</g>")

    def _arrow(self, arrow: Arrow) -> None:
        tail, head = self.place(arrow.tail), self.place(arrow.head)
        if tail is not None and head is not None:
            draw_arrow(self.paper, tail, head, 12, arrow.colour)

    def _write_values(self) -> None:
        size = 20 if self.near else 26
        taken: dict[Point, int] = {}
        for action, text in self.marks.values.items():
            at = self.place(action)
            if at is None:
                continue
            line = taken[at] = taken.get(at, -1) + 1
            below = 0 if self.described[action].get("type") == "place" else size
            self.paper.label(
                at[0], at[1] + below + line * size * 1.5, text, size, self.marks.shares.get(action)
            )


def turned(place: Sequence[float], rotation: int) -> Point:
    """A place of a tile after so many quarter turns clockwise."""
    x, y = place
    for _ in range(rotation):
        x, y = UNIT - y, x
    return x, y
