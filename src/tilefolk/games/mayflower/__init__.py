"""Carcassonne Mayflower, for 2 to 5 players."""

from __future__ import annotations

from tilefolk.games.mayflower.spec import MayflowerSpec

SPEC = MayflowerSpec()

__all__ = ["SPEC", "MayflowerSpec"]
