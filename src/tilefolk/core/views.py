"""``View``: what every game shows of its table; each game adds its own fields by name and type.

A view is JSON, so it is a dictionary whose fields are declared: the client's types are written from the
same declarations (``scripts/protocol-types``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tilefolk.core.numbers import whole
from tilefolk.core.values import OptionValue


class View(TypedDict):
    """What a seat (None: a spectator) may see, in every game."""

    game: str
    players: int
    seat: int | None
    options: Mapping[str, OptionValue]
    phase: str
    to_move: list[int]
    over: bool
    winners: list[int]
    scores: list[int]
    points: list[dict[str, int]]
    """Where each seat's points came from."""


def checked_seat(seat: int | None, players: int) -> int | None:
    """The seat that a view is for, None for a spectator; raises BadNumber if it is not at the table."""
    return None if seat is None else whole(seat, "seat", 0, players - 1)
