"""The fixed geometry of the island: hexes, intersections and paths, with their names; words of the material.

Hexes stand point up in rows A to E (C1.2). On an integer grid a hex centre is ``(x, y)``,
its corners lie at the offsets of ``CORNERS``; two corners with the same grid point are one
intersection, two sides with the same ends are one path.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from typing import TypedDict

from tilefolk.games.catan.names import WORD_PATHS


class HarbourPlace(TypedDict):
    """A place for a harbour, and what it trades in the standard set-up."""

    hex: str
    side: str
    trade: str


class BeginnersMap(TypedDict):
    """The beginners' map: terrain and token a hex; colours, and the pieces of each."""

    hexes: dict[str, tuple[str, int]]
    colours: list[str]
    pieces: list[list[tuple[str, str, bool]]]
    """Settlement, road, and whether its settlement brings the first cards."""


class Material(TypedDict):
    """What is in the box, as ``data/catan.json`` tells it."""

    rows: list[list[str]]
    resources: list[str]
    terrains: list[str]
    terrain_counts: list[int]
    cards: list[str]
    card_counts: list[int]
    costs: dict[str, dict[str, int]]
    tokens_in_letter_order: list[int]
    outer_ring: list[str]
    inner_ring: list[str]
    centre: str
    harbours: list[HarbourPlace]
    beginners: BeginnersMap


DATA: Material = json.loads(files(__package__).joinpath("data", "catan.json").read_text("utf-8"))
COLOURS: tuple[str, ...] = tuple(DATA["beginners"]["colours"])
"""In the order of the seats; the last one stays in the box with three players (C1.1)."""
RESOURCES: tuple[str, ...] = tuple(DATA["resources"])
TERRAINS: tuple[str, ...] = tuple(DATA["terrains"])
CARDS: tuple[str, ...] = tuple(DATA["cards"])
TRADES: tuple[str, ...] = (*RESOURCES, "any")

CORNERS: dict[str, tuple[int, int]] = {
    "n": (0, -2),
    "ne": (1, -1),
    "se": (1, 1),
    "s": (0, 2),
    "sw": (-1, 1),
    "nw": (-1, -1),
}
SIDES: dict[str, tuple[str, str]] = {
    "ne": ("n", "ne"),
    "e": ("ne", "se"),
    "se": ("se", "s"),
    "sw": ("s", "sw"),
    "w": ("sw", "nw"),
    "nw": ("nw", "n"),
}


@dataclass(frozen=True)
class Geometry:
    """Ids are positions in these tuples; rows are read from the top, left to right."""

    hexes: tuple[str, ...]
    intersections: tuple[str, ...]
    paths: tuple[str, ...]
    hex_points: tuple[tuple[int, int], ...]
    intersection_points: tuple[tuple[int, int], ...]
    hex_intersections: tuple[tuple[int, ...], ...]
    path_ends: tuple[tuple[int, int], ...]
    harbour_ends: tuple[tuple[int, int], ...]
    spirals: tuple[tuple[int, ...], ...]

    def hex_id(self, name: str) -> int:
        return self.hexes.index(name)

    def intersection_id(self, name: str) -> int:
        return self.intersections.index(name)

    def path_id(self, name: str) -> int:
        return self.paths.index(name)

    def intersection_names(self, mask: int) -> list[str]:
        """The names of a set of intersections."""
        return [name for i, name in enumerate(self.intersections) if mask >> i & 1]

    def path_names(self, low: int, high: int) -> list[str]:
        """The names of a set of paths, in two words of bits."""
        mask = low | high << WORD_PATHS
        return [name for i, name in enumerate(self.paths) if mask >> i & 1]


def _build() -> Geometry:
    rows: list[list[str]] = DATA["rows"]
    centre = {
        name: (2 * column - (len(row) - 1), 3 * (line - 2))
        for line, row in enumerate(rows)
        for column, name in enumerate(row)
    }

    def corner(name: str, side: str) -> tuple[int, int]:
        x, y = centre[name]
        return x + CORNERS[side][0], y + CORNERS[side][1]

    touching: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for name in centre:
        for side in CORNERS:
            touching.setdefault(corner(name, side), []).append((name, side))
    points = sorted(touching, key=lambda point: (point[1], point[0]))
    number = {point: i for i, point in enumerate(points)}

    sides: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for name in centre:
        for side, (one, other) in SIDES.items():
            a, b = sorted((number[corner(name, one)], number[corner(name, other)]))
            sides.setdefault((a, b), []).append((name, side))
    ends = sorted(sides)

    def intersection_name(point: tuple[int, int]) -> str:
        hexes = touching[point]
        return (
            f"{hexes[0][0]}.{hexes[0][1]}" if len(hexes) == 1 else "-".join(sorted(name for name, _ in hexes))
        )

    def path_name(pair: tuple[int, int]) -> str:
        hexes = sides[pair]
        return (
            f"{hexes[0][0]}/{hexes[0][1]}" if len(hexes) == 1 else "/".join(sorted(name for name, _ in hexes))
        )

    names = tuple(centre)
    outer, inner, middle = DATA["outer_ring"], DATA["inner_ring"], DATA["centre"]
    spirals = tuple(
        tuple(
            names.index(name) for name in (*outer[2 * k :], *outer[: 2 * k], *inner[k:], *inner[:k], middle)
        )
        for k in range(6)
    )
    path_names = tuple(path_name(pair) for pair in ends)
    return Geometry(
        hexes=names,
        intersections=tuple(intersection_name(point) for point in points),
        paths=path_names,
        hex_points=tuple(centre.values()),
        intersection_points=tuple(points),
        hex_intersections=tuple(tuple(number[corner(name, side)] for side in CORNERS) for name in names),
        path_ends=tuple(ends),
        harbour_ends=tuple(
            ends[path_names.index(f"{place['hex']}/{place['side']}")] for place in DATA["harbours"]
        ),
        spirals=spirals,
    )


GEOMETRY = _build()


class Spot(TypedDict):
    """Where a thing lies: a hex has the radius 1, y grows southwards."""

    x: float
    y: float


class IntersectionArt(Spot):
    """An intersection."""

    id: str


class HexArt(Spot):
    """A hex with the intersections round it."""

    id: str
    intersections: list[str]


Ends = TypedDict("Ends", {"from": str, "to": str})


class PathArt(Ends, Spot):
    """A path between two intersections, by its middle."""

    id: str


class HarbourArt(Spot):
    """A harbour: its hex, the side that it lies on, and the two intersections that have it."""

    hex: str
    side: str
    intersections: list[str]


class BoardArt(TypedDict):
    """What a client needs to draw the empty board."""

    hexes: list[HexArt]
    intersections: list[IntersectionArt]
    paths: list[PathArt]
    harbours: list[HarbourArt]
    colours: list[str]


def board_art() -> BoardArt:
    """What a client needs to draw the empty board; a hex has the radius 1, y grows southwards."""
    g = GEOMETRY

    def at(point: tuple[int, int]) -> Spot:
        return {"x": round(point[0] * sqrt(3) / 2, 4), "y": point[1] / 2}

    def middle(pair: tuple[int, int]) -> Spot:
        a, b = at(g.intersection_points[pair[0]]), at(g.intersection_points[pair[1]])
        return {"x": round((a["x"] + b["x"]) / 2, 4), "y": (a["y"] + b["y"]) / 2}

    return {
        "hexes": [
            {
                "id": name,
                **at(g.hex_points[i]),
                "intersections": [g.intersections[j] for j in g.hex_intersections[i]],
            }
            for i, name in enumerate(g.hexes)
        ],
        "intersections": [
            {"id": name, **at(g.intersection_points[i])} for i, name in enumerate(g.intersections)
        ],
        "paths": [
            {
                "id": name,
                "from": g.intersections[g.path_ends[i][0]],
                "to": g.intersections[g.path_ends[i][1]],
                **middle(g.path_ends[i]),
            }
            for i, name in enumerate(g.paths)
        ],
        "harbours": [
            {
                "hex": place["hex"],
                "side": place["side"],
                "intersections": [g.intersections[i] for i in pair],
                **middle(pair),
            }
            for place, pair in zip(DATA["harbours"], g.harbour_ends, strict=True)
        ],
        "colours": list(COLOURS),
    }
