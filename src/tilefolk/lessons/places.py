"""Places that a step is about: a square, a place of Catan's island, or a part of the table."""

from __future__ import annotations

import re
from typing import cast

from tilefolk.core.values import Parts
from tilefolk.games.catan.geometry import BoardArt
from tilefolk.lessons.board import LessonBoard
from tilefolk.tiles.view import TileSeen, TileView

RACK, DICE, TRADE = "rack", "dice", "trade"
PARTS = (RACK, DICE, TRADE, "players", "you")
"""The own tile or cards, the dice, where trade begins, all players, and the learner among them."""
PART_OF_MOVE = {"roll": DICE, "maritime": TRADE, "offer": TRADE}
"""Where a move is made that has no place on the board; all others are made with the own cards."""
SQUARE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


def is_place(board: LessonBoard, place: str) -> bool:
    """Whether there is such a place in this position."""
    return place in PARTS or _is_square(board, place) or _is_on_the_island(board, place)


def place_of(board: LessonBoard, move: str) -> str:
    """Where a move is made: its square, its place on the island, or else a part of the table."""
    action = cast("Parts", board.described(board.read(move)))
    if "x" in action:
        return f"{action['x']},{action['y']}"
    if action["type"] == "figure" and (laid := cast("TileView", board.view())["laid"]):
        return f"{laid['x']},{laid['y']}"
    return str(action.get("at") or action.get("hex") or PART_OF_MOVE.get(str(action["type"]), RACK))


def _is_square(board: LessonBoard, place: str) -> bool:
    """A square with a tile, or one beside it."""
    square = SQUARE.fullmatch(place)
    if square is None:
        return False
    x, y = int(square[1]), int(square[2])
    tiles: list[TileSeen] = cast("TileView", board.view()).get("tiles", [])
    return any(abs(tile["x"] - x) + abs(tile["y"] - y) <= 1 for tile in tiles)


def _is_on_the_island(board: LessonBoard, place: str) -> bool:
    art = cast("BoardArt", board.spec.art())  # or of a game without an island
    spots = [*art.get("hexes", ()), *art.get("intersections", ()), *art.get("paths", ())]
    return any(place == spot["id"] for spot in spots)
