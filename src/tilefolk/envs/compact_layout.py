"""What the numbers of a tile game's compact observation mean, in their order.

It leaves out: the tiles of each kind that are left, features that touch no open square, strands beside and
under the middle of a side, what goods a feature holds, where settlers stand, and which rotation brings which
side of the tile to which feature. Networks that need those take the full encoding.
"""

from __future__ import annotations

from tilefolk.envs import names, tile_layout
from tilefolk.envs.layout import Bounds, Field, Layout
from tilefolk.envs.tile_layout import PHASES, SEATS, SLOT_COUNT, SWITCH, ZONE_TYPES
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.table import TileTable


def part(bounds: Bounds, whole: float) -> Bounds:
    """The bounds of numbers that are told as parts of a whole."""
    return bounds[0] / whole, bounds[1] / whole


PLACES, WORTH = part(tile_layout.PLACES, 16), part(tile_layout.POINTS, 10)

_ZONE: dict[str, Bounds] = {
    "present": SWITCH,
    **{f"type_{i}": SWITCH for i in range(ZONE_TYPES)},
    "goods / 4": part(tile_layout.GOODS, 4),
    "value / 10": WORTH,
    "own figures": tile_layout.FIGURES,
    "all figures": part(tile_layout.FIGURES, 1 / 5),
    "open_ends / 4": part(tile_layout.ENDS, 4),
}
_SLOT: dict[str, Bounds] = {
    "present": SWITCH,
    "x / 16": PLACES,
    "y / 16": PLACES,
    "sides with a tile / 4": SWITCH,
    "rotations that fit / 4": SWITCH,
    "value of own features beside it / 10": part(WORTH, 1 / 4),
    "value of others' features beside it / 10": part(WORTH, 1 / 4),
    "features beside it with one open end / 4": SWITCH,
}


def compact_layout(table: TileTable) -> Layout:
    """The layout for a table of tiles: float32, about 1,900 numbers."""
    return Layout(
        (
            Field("phase", (PHASES,), "one of: draw, place, figure, choose, over"),
            Field("seat", (names.TILE_SEATS,), "one of: the observer's seat"),
            Field("playing", (names.TILE_SEATS,), f"who takes part; {SEATS}"),
            Field("on_turn", (names.TILE_SEATS,), f"one of: whose turn it is; {SEATS}"),
            Field(
                "scores", (names.TILE_SEATS,), f"points / 100; {SEATS}", bounds=part(tile_layout.POINTS, 100)
            ),
            Field(
                "supply",
                (names.TILE_SEATS, names.SORTS),
                f"figures of both sorts left / 5; {SEATS}",
                bounds=(0, 2),
            ),
            Field("deck_left", (tile_names.DECKS_MAX,), "tiles left in the decks / 100", bounds=(0, 2)),
            Field("deck", (1,), "the deck in use"),
            Field("surveyors", (2,), "Mayflower: columns of the surveyors / 16", bounds=PLACES),
            Field(
                "tile_sides",
                (tile_names.SIDES, names.SIDE_PATTERNS),
                "side pattern of the tile in hand or just laid, one of four",
            ),
            Field(
                "zones",
                (names.ZONES_MAX, len(_ZONE)),
                "zones of that tile; once it is laid, of the feature that each is part of",
                tuple(_ZONE),
                bounds=tuple(_ZONE.values()),
            ),
            Field(
                "slots",
                (SLOT_COUNT, len(_SLOT)),
                "squares of the frontier",
                tuple(_SLOT),
                bounds=tuple(_SLOT.values()),
            ),
        ),
        "float32",
    )
