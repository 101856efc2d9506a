"""Catan's island as clients and pictures draw it: where hexes, intersections, paths and harbours are."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any

import pytest

from tilefolk.games.catan import SPEC, names
from tilefolk.games.catan.geometry import GEOMETRY

ART = SPEC.art()
NODES = {node["id"]: node for node in ART["intersections"]}
HALF = 0.866
"""From the centre of a hex to the middle of a side."""


def distance(one: dict[str, Any], other: dict[str, Any]) -> float:
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


def test_the_island_lies_round_the_hex_in_its_middle() -> None:
    """Four places after the point are enough for any screen."""
    centres = {hexagon["id"]: (hexagon["x"], hexagon["y"]) for hexagon in ART["hexes"]}
    assert centres["C3"] == (0, 0)
    assert centres["A1"] == (-1.7321, -3)
    assert centres["B4"] == (2.5981, -1.5)
    assert centres["E3"] == (1.7321, 3)


def test_the_corners_of_a_hex_are_one_from_its_centre() -> None:
    for hexagon in ART["hexes"]:
        corners = [NODES[name] for name in hexagon["intersections"]]
        assert [distance(hexagon, corner) for corner in corners] == pytest.approx([1] * 6, abs=1e-3)
        assert (corners[0]["x"], corners[0]["y"]) == (hexagon["x"], hexagon["y"] - 1)
        assert [distance(one, other) for one, other in pairwise(corners)] == pytest.approx([1] * 5, abs=1e-3)


def test_a_path_lies_in_the_middle_between_its_ends() -> None:
    for path in ART["paths"]:
        start, end = NODES[path["from"]], NODES[path["to"]]
        assert distance(start, end) == pytest.approx(1, abs=1e-3)
        assert distance(path, start) == pytest.approx(0.5, abs=1e-3)
        assert distance(path, end) == pytest.approx(0.5, abs=1e-3)
        assert path["x"] == round(path["x"], 4)


def test_a_harbour_lies_in_the_middle_of_the_side_of_its_hex() -> None:
    centres = {hexagon["id"]: hexagon for hexagon in ART["hexes"]}
    paths = {path["id"]: path for path in ART["paths"]}
    for harbour in ART["harbours"]:
        side = paths[f"{harbour['hex']}/{harbour['side']}"]
        assert distance(harbour, side) == 0
        assert harbour["intersections"] == [side["from"], side["to"]]
        assert distance(harbour, centres[harbour["hex"]]) == pytest.approx(HALF, abs=1e-3)


def test_places_are_numbered_as_one_reads() -> None:
    """From the top, and in a row from left to right."""
    for points in (GEOMETRY.hex_points, GEOMETRY.intersection_points):
        assert list(points) == sorted(points, key=lambda point: (point[1], point[0]))
    assert list(GEOMETRY.path_ends) == sorted(GEOMETRY.path_ends)


def test_a_spiral_begins_at_every_corner_of_the_island() -> None:
    begins = [GEOMETRY.hexes[spiral[0]] for spiral in GEOMETRY.spirals]
    assert sorted(begins) == ["A1", "A3", "C1", "C5", "E1", "E3"]
    assert all(sorted(spiral) == list(range(names.HEXES)) for spiral in GEOMETRY.spirals)
