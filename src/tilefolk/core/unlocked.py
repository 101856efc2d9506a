"""Long calls in which the compiled engine lets go of the interpreter lock: Python has no word for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.core.hooks import Hooks
    from tilefolk.core.rng import Rng


def playout(game: Hooks, rng: Rng) -> int:
    """Play a game to the end by random legal actions; other threads may run meanwhile."""
    return game._playout(rng)
