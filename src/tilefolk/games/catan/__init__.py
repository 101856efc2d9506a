"""Catan."""

from __future__ import annotations

from tilefolk.games.catan.spec import CatanSpec

SPEC = CatanSpec()

__all__ = ["SPEC", "CatanSpec"]
