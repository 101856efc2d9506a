"""Carcassonne Hunters and Gatherers, first edition (2002), for 2 to 5 players."""

from __future__ import annotations

from tilefolk.games.hunters.spec import HuntersSpec

SPEC = HuntersSpec()

__all__ = ["SPEC", "HuntersSpec"]
