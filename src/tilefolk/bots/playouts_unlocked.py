"""A playout in which the compiled engine lets go of the interpreter lock: Python has no word for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.bots.playouts import Playouts
    from tilefolk.core.game import Game


def run(
    playouts: Playouts, start: Game, seat: int, acting: bool, action: int, luck: int, horizon: int
) -> None:
    """One playout; other threads may run meanwhile."""
    playouts._run(start, seat, acting, action, luck, horizon)
