"""What the numbers of a tile game's compact observation mean, in their order.

It leaves out: the tiles of each kind that are left, features that touch no open square, strands beside and
under the middle of a side, what goods a feature holds, and where settlers stand. Networks that need those
take the full encoding.
"""

from __future__ import annotations

from tilefolk.envs.layout import Bounds, Field, Layout
from tilefolk.envs.tile_layout import SEATS, SLOT_COUNT
from tilefolk.tiles.table import TileTable

ANY: Bounds = (-128, 128)
"""Points, places and counts, in parts that keep most numbers between -1 and 1."""

_ZONE = (
    "present",
    *(f"type_{i}" for i in range(5)),
    "goods / 4",
    "value / 10",
    "own figures",
    "all figures",
    "open_ends / 4",
)
_SLOT = (
    "present",
    "x / 16",
    "y / 16",
    "sides with a tile / 4",
    "rotations that fit / 4",
    "value of own features beside it / 10",
    "value of others' features beside it / 10",
    "features beside it with one open end / 4",
)


def compact_layout(table: TileTable) -> Layout:
    """The layout for a table of tiles: float32, about 1,900 numbers."""
    return Layout(
        (
            Field("phase", (5,), "one of: draw, place, figure, choose, over"),
            Field("seat", (5,), "one of: the observer's seat"),
            Field("playing", (5,), f"who takes part; {SEATS}"),
            Field("on_turn", (5,), f"one of: whose turn it is; {SEATS}"),
            Field("scores", (5,), f"points / 100; {SEATS}", bounds=ANY),
            Field("supply", (5, 2), f"figures of both sorts left / 5; {SEATS}", bounds=(0, 2)),
            Field("deck_left", (2,), "tiles left in the decks / 100", bounds=(0, 2)),
            Field("deck", (1,), "the deck in use"),
            Field("surveyors", (2,), "Mayflower: columns of the surveyors / 16", bounds=ANY),
            Field("tile_sides", (4, 4), "side pattern of the tile in hand or just laid, one of four"),
            Field(
                "zones",
                (12, len(_ZONE)),
                "zones of that tile; once it is laid, of the feature that each is part of",
                _ZONE,
                bounds=ANY,
            ),
            Field("slots", (SLOT_COUNT, len(_SLOT)), "squares of the frontier", _SLOT, bounds=ANY),
        ),
        "float32",
    )
