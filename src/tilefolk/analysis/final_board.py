"""The final board with its points: the board as the browser draws it, and below it who has how many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from tilefolk.analysis.picture import INK, PAPER, Words, colour_codes
from tilefolk.core.match import Match
from tilefolk.pictures import svg
from tilefolk.pictures.land import UNIT
from tilefolk.tiles.game import TileGame

WIDE, ROW, GAP = 860, 30, 14
EDGE, CHALK = 13, "#e9dcc0"
"""Size and colour of the numbers at the edges of the board."""
VIEW_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


def final_board(match: Match, names: Sequence[str], colours: Sequence[str], words: Words) -> str:
    """The last position, and a line a seat with its points; winners in bold."""
    board = svg(match.game, width=WIDE, colours=colours)
    found = VIEW_BOX.search(board)
    assert found is not None, "every board has a box"
    left, top, wide, high = (float(number) for number in found.groups())
    foot = WIDE * high / wide
    scores, winners = match.game.scores(), match.game.winners()
    order = sorted(range(match.game.players), key=lambda seat: -scores[seat])
    whole = foot + GAP + ROW * len(order) + GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {whole:.0f}" width="{WIDE}" '
        f'font-family="DejaVu Sans, system-ui, sans-serif" font-size="17" fill="{INK}" role="img">',
        f"<title>{escape(words('final'))}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        board,
        *_squares(match, left, top, WIDE / wide),
    ]
    shades = colour_codes(colours)
    for row, seat in enumerate(order):
        y = foot + GAP + ROW * row + ROW / 2
        weight = ' font-weight="700"' if seat in winners else ""
        lines += [
            f'<circle cx="26" cy="{y:.0f}" r="8" fill="{shades[seat]}"/>',
            f'<text x="46" y="{y + 6:.0f}"{weight}>{escape(names[seat])}</text>',
            f'<text x="{WIDE - 24}" y="{y + 6:.0f}" text-anchor="end"{weight}>{scores[seat]}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _squares(match: Match, left: float, top: float, scale: float) -> list[str]:
    """The numbers of columns and rows at the edges of a tile board, by which moves are told."""
    if not isinstance(match.game, TileGame):
        return []
    tiles = [match.game.tile(number) for number in range(match.game.tile_count)]
    middle = UNIT / 2
    columns = [((UNIT * x + middle - left) * scale, EDGE, x) for x in sorted({tile[0] for tile in tiles})]
    rows = [(EDGE, (UNIT * y + middle - top) * scale + EDGE / 3, y) for y in sorted({it[1] for it in tiles})]
    return [
        f'<g font-size="{EDGE}" fill="{CHALK}" text-anchor="middle">',
        *(f'<text x="{x:.1f}" y="{y:.1f}">{number}</text>' for x, y, number in [*columns, *rows]),
        "</g>",
    ]
