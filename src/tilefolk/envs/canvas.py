"""``Canvas``: discs, boxes, lines and digits on a NumPy picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]
Point = tuple[float, float]
Pixels = NDArray[np.bool_]

SEAT_COLOURS: tuple[Colour, ...] = (
    (214, 40, 40),
    (33, 99, 210),
    (240, 196, 25),
    (30, 30, 30),
    (235, 120, 30),
)
INK: Colour = (25, 25, 25)
PAPER: Colour = (245, 238, 220)

_ROWS = {
    "0": (7, 5, 5, 5, 7),
    "1": (2, 6, 2, 2, 7),
    "2": (7, 1, 7, 4, 7),
    "3": (7, 1, 7, 1, 7),
    "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7),
    "6": (7, 4, 7, 5, 7),
    "7": (7, 1, 2, 2, 2),
    "8": (7, 5, 7, 5, 7),
    "9": (7, 5, 7, 1, 7),
}
"""Digits of three by five dots; the bits of a row from the left."""


class Canvas:
    """A picture of height × width × 3 bytes."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.pixels = np.full((height, width, 3), colour, np.uint8)

    def paste(self, left: int, top: int, picture: NDArray[np.uint8]) -> None:
        """Put another picture on it."""
        height, width, _ = picture.shape
        self.pixels[top : top + height, left : left + width] = picture

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        rows, columns = self._near(x, y, radius)
        self._paint(rows, columns, (rows - y) ** 2 + (columns - x) ** 2 <= radius**2, colour)

    def box(self, x: float, y: float, half: float, colour: Colour) -> None:
        """A filled square."""
        rows, columns = self._near(x, y, half)
        self._paint(rows, columns, (abs(rows - y) <= half) & (abs(columns - x) <= half), colour)

    def hexagon(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled hexagon that stands on a point."""
        rows, columns = self._near(x, y, radius)
        dx, dy = abs(columns - x), abs(rows - y)
        inside = (dx <= radius * 3**0.5 / 2) & (dy <= radius - dx / 3**0.5)
        self._paint(rows, columns, inside, colour)

    def line(self, start: Point, end: Point, width: float, colour: Colour) -> None:
        """A thick line."""
        steps = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) + 1
        for i in range(steps + 1):
            share = i / steps
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self.disc(x, y, width / 2, colour)

    def number(self, x: float, y: float, number: int, dot: int, colour: Colour) -> None:
        """A number in the middle of a point, of dots so large."""
        text = str(number)
        left = int(x - (4 * len(text) - 1) * dot / 2)
        top = int(y - 5 * dot / 2)
        for place, digit in enumerate(text):
            for row, bits in enumerate(_ROWS[digit]):
                for column in range(3):
                    if bits >> (2 - column) & 1:
                        at = left + (4 * place + column) * dot
                        self.pixels[top + row * dot : top + (row + 1) * dot, at : at + dot] = colour

    def _near(self, x: float, y: float, reach: float) -> tuple[NDArray[np.int_], NDArray[np.int_]]:
        """Rows and columns of the pixels around a point."""
        height, width, _ = self.pixels.shape
        rows = np.arange(max(0, int(y - reach)), min(height, int(y + reach) + 2))
        columns = np.arange(max(0, int(x - reach)), min(width, int(x + reach) + 2))
        return rows[:, None], columns[None, :]

    def _paint(
        self, rows: NDArray[np.int_], columns: NDArray[np.int_], inside: Pixels, colour: Colour
    ) -> None:
        if rows.size and columns.size:
            part = self.pixels[rows[0, 0] : rows[-1, 0] + 1, columns[0, 0] : columns[0, -1] + 1]
            part[inside] = colour
