"""Any game as a game of Catan: only a cast does that without the interpreter lock, and Python needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.envs.catan_encoder import CatanEncoder


def write(encoder: CatanEncoder, game: Any, seat: int, out: Any, trace: Any) -> None:
    """Write an observation of Catan."""
    encoder._write_catan(game, seat, out, trace)
