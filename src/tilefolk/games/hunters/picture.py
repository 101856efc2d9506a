"""Hunters and Gatherers for the terminal."""

from __future__ import annotations

SYMBOLS = {"meadow": ".", "forest": "#", "river": "~", "lake": "o", "system": "~"}
"""One sign a type of zone."""
