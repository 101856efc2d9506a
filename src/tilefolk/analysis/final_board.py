"""The final board with its points: the board as the browser draws it, and below it who has how many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from tilefolk.analysis.picture import INK, PAPER, Words, colour_codes
from tilefolk.core.match import Match
from tilefolk.pictures import svg

WIDE, ROW, GAP = 860, 30, 14
VIEW_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


def final_board(match: Match, names: Sequence[str], colours: Sequence[str], words: Words) -> str:
    """The last position, and a line a seat with its points; winners in bold."""
    board = svg(match.game, width=WIDE, colours=colours)
    found = VIEW_BOX.search(board)
    assert found is not None, "every board has a box"
    _, _, wide, high = (float(number) for number in found.groups())
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
