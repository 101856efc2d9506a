"""Actions of tile-laying games as numbers: ``tag << TAG_BITS | payload``.

DRAW    chance draws a kind           payload: kind
PLACE   lay the drawn tile            payload: x + 128, y + 128, rotation in 8, 8, 2 bits
FIGURE  place a figure, or none       payload: 0 none; 1 + group * 16 + zone
CHOOSE  choose what is scored next    payload: the game's own
"""

from __future__ import annotations

from tilefolk.tiles.names import (
    COORDINATE_BITS,
    COORDINATE_MASK,
    FIGURE,
    GROUP_ZONES,
    ORIGIN,
    PAYLOAD_MASK,
    PLACE,
    ROTATION_BITS,
    ROTATION_MASK,
    TAG_BITS,
)


def pack_action(tag: int, payload: int) -> int:
    """The action of a tag with its payload."""
    return tag << TAG_BITS | payload


def tag_of(action: int) -> int:
    """What sort of action it is."""
    return action >> TAG_BITS


def payload_of(action: int) -> int:
    """What the action says beyond its tag."""
    return action & PAYLOAD_MASK


def pack_square(x: int, y: int) -> int:
    """A square as it stands in the payload of PLACE, not turned."""
    return ((x + ORIGIN) << COORDINATE_BITS | (y + ORIGIN)) << ROTATION_BITS


def square_x(payload: int) -> int:
    """The x of the square in the payload of PLACE."""
    return (payload >> (COORDINATE_BITS + ROTATION_BITS) & COORDINATE_MASK) - ORIGIN


def square_y(payload: int) -> int:
    """The y of the square in the payload of PLACE."""
    return (payload >> ROTATION_BITS & COORDINATE_MASK) - ORIGIN


def rotation_of(payload: int) -> int:
    """The rotation in the payload of PLACE."""
    return payload & ROTATION_MASK


def place_action(x: int, y: int, rotation: int) -> int:
    """The action that lays the drawn tile."""
    return pack_action(PLACE, pack_square(x, y) | rotation)


def figure_action(group: int, zone: int) -> int:
    """The action that places a figure of a group on a zone of the tile just laid."""
    return pack_action(FIGURE, 1 + group * GROUP_ZONES + zone)


def figure_group(payload: int) -> int:
    """The group of figures in the payload of FIGURE."""
    return (payload - 1) // GROUP_ZONES


def figure_zone(payload: int) -> int:
    """The zone in the payload of FIGURE."""
    return (payload - 1) % GROUP_ZONES


PASS = pack_action(FIGURE, 0)
"""The action that places no figure."""
