"""The island of Catan as a picture."""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from tilefolk.envs.canvas import INK, PAPER, SEAT_COLOURS, Canvas, Colour
from tilefolk.games.catan.geometry import GEOMETRY
from tilefolk.games.catan.rules import Catan

WIDTH, HEIGHT, UNIT = 672, 592, 64
"""The picture, and the radius of a hex in it."""
SEA: Colour = (46, 110, 170)
TERRAIN: tuple[Colour, ...] = (
    (38, 110, 60),
    (196, 98, 52),
    (158, 208, 98),
    (236, 196, 72),
    (130, 134, 142),
    (222, 204, 150),
)
"""Forest, hills, pasture, fields, mountains, desert; harbours have the colours of what they trade."""
RED: Colour = (190, 30, 30)


def draw_catan(game: Catan) -> NDArray[np.uint8]:
    """Hexes with their tokens, harbours, the robber and all pieces."""
    canvas = Canvas(WIDTH, HEIGHT, SEA)
    _draw_harbours(canvas, game)
    for i, point in enumerate(GEOMETRY.hex_points):
        x, y = _at(point)
        canvas.hexagon(x, y, UNIT, PAPER)
        if game.terrain[i] >= 0:
            canvas.hexagon(x, y, UNIT - 3, TERRAIN[game.terrain[i]])
        if game.token[i]:
            canvas.disc(x, y, 20, PAPER)
            canvas.number(x, y, game.token[i], 4, RED if game.token[i] in (6, 8) else INK)
    if game.robber >= 0:
        x, y = _at(GEOMETRY.hex_points[game.robber])
        canvas.disc(x - 28, y, 11, INK)
    _draw_pieces(canvas, game)
    return canvas.pixels


def _draw_harbours(canvas: Canvas, game: Catan) -> None:
    for number, (one, other) in enumerate(GEOMETRY.harbour_ends):
        if game.harbour[number] < 0:
            continue
        colour = PAPER if game.harbour[number] == 5 else TERRAIN[game.harbour[number]]
        ends = [_at(GEOMETRY.intersection_points[end]) for end in (one, other)]
        # the landing lies out at sea, over the middle of the shore between its two ends
        x = WIDTH / 2 + (sum(end[0] for end in ends) / 2 - WIDTH / 2) * 1.13
        y = HEIGHT / 2 + (sum(end[1] for end in ends) / 2 - HEIGHT / 2) * 1.13
        for end in ends:
            canvas.line((x, y), end, 4, PAPER)
        canvas.disc(x, y, 12, INK)
        canvas.disc(x, y, 10, colour)


def _draw_pieces(canvas: Canvas, game: Catan) -> None:
    for seat in range(game.players):
        colour = SEAT_COLOURS[seat]
        for path, (one, other) in enumerate(GEOMETRY.path_ends):
            roads = game.roads_low[seat] >> path if path < 36 else game.roads_high[seat] >> (path - 36)
            if roads & 1:
                ends = _at(GEOMETRY.intersection_points[one]), _at(GEOMETRY.intersection_points[other])
                canvas.line(*ends, 9, INK)
                canvas.line(*ends, 7, colour)
    for seat in range(game.players):
        for node, point in enumerate(GEOMETRY.intersection_points):
            if game.built[seat] >> node & 1:
                x, y = _at(point)
                city = game.cities >> node & 1
                canvas.box(x, y, 15 if city else 10, INK)
                canvas.box(x, y, 13 if city else 8, SEAT_COLOURS[seat])
                if city:
                    canvas.box(x, y, 4, PAPER)


def _at(point: tuple[int, int]) -> tuple[float, float]:
    """A point of the island's grid as pixels."""
    return WIDTH / 2 + point[0] * sqrt(3) / 2 * UNIT, HEIGHT / 2 + point[1] / 2 * UNIT
