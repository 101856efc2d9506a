"""Boards as pictures: the same art as in the browser, as SVG text, PNG bytes or pixels.

>>> import tilefolk
>>> match = tilefolk.start("hunters", seed=1)
>>> drawing = svg(match.game, actions=match.game.legal())
>>> drawing.startswith("<svg") and drawing.endswith("</svg>")
True
"""

from __future__ import annotations

from tilefolk.pictures.boards import board_box, frame, svg
from tilefolk.pictures.marks import Arrow, Cell
from tilefolk.pictures.pages import page
from tilefolk.pictures.raster import png
from tilefolk.pictures.things import card_svg, piece_svg, tile_svg

__all__ = ["Arrow", "Cell", "board_box", "card_svg", "frame", "page", "piece_svg", "png", "svg", "tile_svg"]
