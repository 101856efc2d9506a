"""Finding the root of a feature, the piece under a figure and the site of a square.

They are asked so often that C puts them in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.tiles.names import FIGURES_MAX, HASH_MASK, HASH_ROW

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def find_root(game: TileState, piece: int) -> int:
    """The root of the feature that a piece belongs to; the way there becomes shorter."""
    pieces = game.pieces
    while pieces[piece].parent != piece:
        pieces[piece].parent = pieces[pieces[piece].parent].parent
        piece = pieces[piece].parent
    return piece


def figure_piece(game: TileState, seat: int, slot: int) -> int:
    """The piece on which a figure stands, or -1 if it is in the supply."""
    return game.standing[seat * FIGURES_MAX + slot] - 1


def supply(game: TileState, seat: int, first: int, last: int) -> int:
    """How many figures of a group are not on the board."""
    return sum(figure_piece(game, seat, slot) < 0 for slot in range(first, last))


def hash_of(x: int, y: int) -> int:
    """Where a square is looked for first: as if the board were wound round a drum of 23 by 22 squares."""
    return (x + y * HASH_ROW) & HASH_MASK


def site_at(game: TileState, x: int, y: int) -> int:
    """The site of a square, or -1 where nothing lies or touches."""
    at = hash_of(x, y)
    site = game.hash_table[at] - 1
    while site >= 0:
        if game.squares[site].x == x and game.squares[site].y == y:
            return site
        at = (at + 1) & HASH_MASK
        site = game.hash_table[at] - 1
    return -1
