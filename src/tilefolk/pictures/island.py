"""The island of Catan: sea, hexes, harbours, what is built, and marks over it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from tilefolk.core.game import Game
from tilefolk.games.catan.geometry import BoardArt
from tilefolk.games.catan.parts import CatanAction
from tilefolk.games.catan.view import CatanView
from tilefolk.pictures.atlas import catan_atlas, piece
from tilefolk.pictures.marks import (
    Arrow,
    Marks,
    Place,
    Point,
    action_of,
    description_of,
    draw_arrow,
    draw_ring,
    no_place,
)
from tilefolk.pictures.paper import GLOW, SEA, Paper, number

WIDTH = 640
LONG = {
    "ne": "north-east",
    "e": "east",
    "se": "south-east",
    "sw": "south-west",
    "w": "west",
    "nw": "north-west",
}
BESIDE_THE_TOKEN = (20, 14)
"""Where the robber stands on a hex."""
BUILT = ("road", "settlement", "city")


class Island:
    """One picture of Catan."""

    ground = SEA

    def __init__(self, game: Game, seat: int | None, colours: Sequence[str], marks: Marks) -> None:
        self.game = game
        self.seen = cast("CatanView", game.spec.view(game, seat))
        self.colours = colours
        self.marks = marks
        self.art = catan_atlas()
        self._find_places()
        box = self.art["box"]
        self.box = (box["x"], box["y"], box["width"], box["height"])
        self.usual_width = WIDTH

    def _find_places(self) -> None:
        unit = self.art["unit"]
        board = cast("BoardArt", self.game.spec.art())
        self.spots: dict[str, Point] = {
            spot["id"]: (spot["x"] * unit, spot["y"] * unit)
            for spot in (*board["hexes"], *board["intersections"], *board["paths"])
        }
        self.corners = [self.spots[spot["id"]] for spot in board["intersections"]]
        self.angles = {path["id"]: self._angle(path["from"], path["to"]) for path in board["paths"]}

    def _angle(self, one: str, other: str) -> float:
        (ax, ay), (bx, by) = self.spots[one], self.spots[other]
        return math.degrees(math.atan2(by - ay, bx - ax))

    def draw(self, paper: Paper, scale: float) -> None:
        """The whole island; it looks the same at every scale."""
        self.paper = paper
        self.paper.put(self.art["sea"])
        self._lay_hexes()
        self._put_pieces()
        self._mark_features()
        for action in self.marks.actions:
            self._mark(action)
        for arrow in self.marks.arrows:
            self._arrow(arrow)
        for action, text in self.marks.values.items():
            at = self.place(action)
            if at is not None:
                self.paper.label(at[0], at[1] + 12, text, 12, self.marks.shares.get(action))

    def place(self, place: Place) -> Point | None:
        """The middle of what a place means: one of the island's names, or an action that has one."""
        if isinstance(place, str) and place in self.spots:
            return self.spots[place]
        if isinstance(place, tuple):
            raise no_place(place)
        described = cast("CatanAction", description_of(self.game, action_of(self.game, place)))
        return self.spots.get(described.get("at") or described.get("hex") or "")

    def _lay_hexes(self) -> None:
        for harbour in self.seen["harbours"]:
            if harbour["trade"]:
                sign = "3:1" if harbour["trade"] == "any" else f"{harbour['trade']} 2:1"
                drawing = self.art["harbours"][LONG[harbour["side"]]][sign]
                self.paper.put(drawing, *self.art["centres"][harbour["hex"]])
        for land in self.seen["hexes"]:
            if land["terrain"]:
                drawing = self.art["hexes"][land["id"]][land["terrain"]]
                self.paper.put(drawing, *self.art["centres"][land["id"]])
        for land in self.seen["hexes"]:
            if land["token"]:
                self.paper.put(self.art["tokens"][str(land["token"])], *self.art["centres"][land["id"]])

    def _put_pieces(self) -> None:
        for road in self.seen["roads"]:
            self._build("road", road["at"], self.colours[road["seat"]])
        if self.seen["robber"]:
            x, y = self.art["centres"][self.seen["robber"]]
            dx, dy = BESIDE_THE_TOKEN
            self.paper.put(piece("catan", "robber", ""), x + dx, y + dy)
        for role, houses in (("settlement", self.seen["settlements"]), ("city", self.seen["cities"])):
            for house in houses:
                self._build(role, house["at"], self.colours[house["seat"]])

    def _build(self, role: str, at: str, colour: str, opacity: float = 1) -> None:
        turn = self.angles[at] if role == "road" else 0
        self.paper.put(piece("catan", role, colour), *self.spots[at], turn=turn, opacity=opacity)

    def _mark_features(self) -> None:
        """Hexes, paths and intersections, lit up."""
        for name in self.marks.features:
            if not isinstance(name, str) or name not in self.spots:
                raise no_place(name)
            if name not in self.art["centres"]:
                draw_ring(self.paper, self.spots[name], 8)
                continue
            corners = sorted(self.corners, key=lambda corner: math.dist(corner, self.spots[name]))[:6]
            middle = self.spots[name]
            round_it = sorted(corners, key=lambda at: math.atan2(at[1] - middle[1], at[0] - middle[0]))
            outline = " ".join(f"{number(x)},{number(y)}" for x, y in round_it)
            line = f'fill="{GLOW}" fill-opacity=".3" stroke="#fff4c2" stroke-width="2.4"'
            self.paper.put(f'<polygon points="{outline}" {line}/>')

    def _mark(self, action: int) -> None:
        described = cast("CatanAction", description_of(self.game, action))
        at = self.place(action)
        if at is None:
            return
        draw_ring(self.paper, at, 12 if described["type"] == "robber" else 8)
        if described["type"] in BUILT and len(self.marks.actions) == 1:
            self._build(described["type"], described["at"], self.colours[self.game.seat_of(action)], 0.85)

    def _arrow(self, arrow: Arrow) -> None:
        tail, head = self.place(arrow.tail), self.place(arrow.head)
        if tail is not None and head is not None:
            draw_arrow(self.paper, tail, head, 8, arrow.colour)
