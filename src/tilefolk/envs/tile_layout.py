"""What the numbers of a tile game's observation mean, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tilefolk.envs.layout import Field, Layout
from tilefolk.tiles.table import TileTable

SLOT_COUNT = 212
"""Squares on which a tile may be laid at most; tokens of an observation."""

FEATURE = ("open_ends", "value", "mine", "others", "i_own", "another_owns")
FEATURE_SCALE = (0.25, 0.1, 1.0, 1.0, 1.0, 1.0)
SIDES = ("n", "e", "s", "w")
SEATS = "seats are counted from the observer"

SURVEYORS = Field("surveyors", (2,), "columns of the upper and the lower surveyor", scale=1 / 16)
SWITCHES = Field("switches", (2,), "the options bonus_once and ten_rows")


def tile_layout(table: TileTable, own: Iterable[Any] = ()) -> Layout:
    """The layout for a table of tiles; ``own`` are the fields that only this game has."""
    return Layout(
        (
            Field("phase", (5,), "one of: draw, place, figure, choose, over"),
            Field("seat", (5,), "one of: the observer's seat"),
            Field("playing", (5,), f"who takes part; {SEATS}"),
            Field("on_turn", (5,), f"one of: whose turn it is; {SEATS}"),
            Field("scores", (5,), f"points; {SEATS}", scale=1 / 100),
            Field("supply", (5, 2), f"figures of the first and the second sort left; {SEATS}", scale=1 / 5),
            Field("deck_left", (2,), "tiles left in the decks", scale=1 / 100),
            Field("deck", (1,), "the deck in use: 0 or, for a bonus tile, 1"),
            *own,
            Field("left", (table.kinds,), "tiles of each kind that have not been drawn"),
            Field("tile", (table.kinds,), "one of: the kind of the tile in hand or just laid"),
            Field("tile_sides", (4, 4), f"side pattern from the north clockwise, one of: {_patterns(table)}"),
            Field(
                "zones",
                (12, 19),
                "zones of that tile; what they are part of once it is laid",
                ("present", *_padded(table.types, 5), *(f"good_{i}" for i in range(6)), *FEATURE, "complete"),
                (*(1.0,) * 12, *FEATURE_SCALE, 1.0),
            ),
            Field(
                "slots",
                (SLOT_COUNT, 40),
                "squares of the frontier; for each side what it needs and the feature there",
                ("present", "x", "y", "touching", *_sides(table)),
                (1.0, 1 / 16, 1 / 16, 1 / 4, *(1.0, 1.0, 1.0, *FEATURE_SCALE) * 4),
            ),
        )
    )


def _sides(table: TileTable) -> tuple[str, ...]:
    words = (*(f"needs_{word}" for word in PATTERNS[table.tile_set.game]), *FEATURE)
    return tuple(f"{side}_{word}" for side in SIDES for word in words)


def _patterns(table: TileTable) -> str:
    return ", ".join((*PATTERNS[table.tile_set.game], "closed"))


def _padded(words: tuple[str, ...], size: int) -> tuple[str, ...]:
    return (*words, *(f"unused_{i}" for i in range(size - len(words))))


PATTERNS = {"hunters": ("meadow", "forest", "river"), "mayflower": ("plain", "city", "road")}
"""The side patterns of the games, by what is in the middle of the side."""
