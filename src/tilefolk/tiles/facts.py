"""What Python is told of a tile game in one piece: the whole position, and a feature."""

from __future__ import annotations

from typing import TypedDict


class TileSnapshot(TypedDict):
    """A whole position as plain numbers; features by their roots, whatever path led there."""

    players: int
    features: list[tuple[int, int, int, int]]
    """Root, open ends, figures and goods (packed) of each."""
    roots: list[int]
    """The root of each piece."""
    tiles: list[tuple[int, int, int, int]]
    """x, y, kind and rotation, in the order in which they were laid."""
    frontier: list[tuple[int, int]]
    standing: list[int]
    """The piece on which each figure stands, counted from 1; 0: at home."""
    points: list[int]
    drawn: int
    drawing_deck: int
    left: list[int]
    discarded: list[int]
    phase: int
    seat: int
    laid: int
    turns: int


class FeatureFacts(TypedDict):
    """A feature: how open and how large it is, what lies and who stands on it."""

    type: str
    open: int
    tiles: int
    pieces: int
    goods: dict[str, int]
    figures: list[int]
    """How many of each seat."""
    owners: list[int]
