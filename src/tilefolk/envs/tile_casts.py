"""Any game as a game of its own kind: only a cast does that without the interpreter lock.

Python needs none, and has no word for it: so the encoders ask by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.envs.tile_encoder import TileEncoder


def write(encoder: TileEncoder, game: Any, seat: int, out: Any, trace: Any) -> None:
    """Write an observation of a tile game."""
    encoder._write_tiles(game, seat, out, trace)


def fetch(encoder: TileEncoder, game: Any, out: Any, trace: Any) -> None:
    """Ask for the memory of the next observation."""
    encoder._fetch_tiles(game, out, trace)


def dolmen_piece(game: Any) -> int:
    """Hunters: the meadow of the hunter beside the dolmen, or -1."""
    piece: int = game.dolmen_piece
    return piece


def dolmen_seat(game: Any) -> int:
    """Hunters: whose hunter stands beside the dolmen."""
    seat: int = game.dolmen_seat
    return seat


def surveyor(game: Any, which: int) -> int:
    """Mayflower: the column of a surveyor."""
    column: int = game.surveyor[which]
    return column


def bonus_once(game: Any) -> int:
    """Mayflower: the option of that name."""
    switch: int = game.bonus_once
    return switch


def ten_rows(game: Any) -> int:
    """Mayflower: the option of that name."""
    switch: int = game.ten_rows
    return switch
