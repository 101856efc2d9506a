"""Any game as a tile game: only a cast does that without the interpreter lock, and Python needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.envs.compact_encoder import CompactEncoder


def write(encoder: CompactEncoder, game: Any, seat: int, out: Any) -> None:
    """Write a compact observation of a tile game."""
    encoder._write_tiles(game, seat, out)


def surveyor(game: Any, which: int) -> int:
    """Mayflower: the column of a surveyor."""
    column: int = game.surveyor[which]
    return column
