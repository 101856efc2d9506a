"""Mayflower for the terminal."""

from __future__ import annotations

SYMBOLS = {"plain": ".", "city": "#", "road": "=", "farm": "o"}
"""One sign a type of zone."""
