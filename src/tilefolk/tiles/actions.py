"""Actions and events of tile-laying games as numbers.

A decision is one number: ``tag << 20 | payload``.

    tag 0  nature draws a kind           payload: kind
    tag 1  lay the drawn tile            payload: x + 128, y + 128, rotation in 8, 8, 2 bits
    tag 2  place a figure, or none       payload: 0 none; 1 + group * 16 + zone
    tag 3  choose what is scored next    payload: the game's own
"""

from __future__ import annotations

DRAW, PLACE, FIGURE, CHOOSE = 0, 1, 2, 3
"""Phases, and the tags of the actions in them."""
FINISHED = 4
TAG_BITS = 20
PASS = FIGURE << TAG_BITS
PLACE_INDICES = 212 * 4
"""Indices of masks: places, then figures, then choices."""
FIGURE_INDICES = 33
CHOICE_INDICES = 32
DRAWN, DISCARDED, LAID, PLACED, RETURNED, SCORED, ENDED, COMPLETED = 1, 2, 3, 4, 5, 6, 7, 8
"""Kinds of raw events; a game's own kinds begin at 16."""


def place_action(x: int, y: int, rotation: int) -> int:
    """The action that lays the drawn tile."""
    return PLACE << TAG_BITS | (x + 128) << 10 | (y + 128) << 2 | rotation


def figure_action(group: int, zone: int) -> int:
    """The action that places a figure of a group on a zone of the tile just laid."""
    return FIGURE << TAG_BITS | (1 + group * 16 + zone)


def unpack_place(action: int) -> tuple[int, int, int]:
    """x, y and rotation of an action that lays a tile."""
    return ((action >> 10) & 255) - 128, ((action >> 2) & 255) - 128, action & 3
