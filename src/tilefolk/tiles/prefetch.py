"""Bring near what the next action will touch: a hint to the processor, which Python has no word for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def fetch(game: TileState, index: int) -> None:
    """The turn, the decks, the figures, the frontier, and where the next tile will be written."""
