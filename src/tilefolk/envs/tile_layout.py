"""What the numbers of a tile game's observation mean, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tilefolk.envs import names
from tilefolk.envs.layout import Bounds, Field, Layout
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.table import TileTable

PHASES, ZONE_TYPES, SETTLERS_EACH = 5, 5, 5
"""What an observation has room for."""
SLOT_COUNT = tile_names.FRONTIER_MAX
"""Squares on which a tile may be laid at most; tokens of an observation."""

HOLDERS = ("mine", "next_1", "next_2", "next_3", "next_4", "owned")
"""Figures of each seat, and who owns a feature: 1 the observer alone, -1 others, 0 nobody or shared."""
SIDES = ("n", "e", "s", "w")
SEATS = "seats are counted from the observer"
COORDINATE, OPEN_ENDS, REFERENCE = 1 / 16, 1 / 4, 1 / 1024

SWITCH: Bounds = (0, 1)
PLACES: Bounds = (-tile_names.TILES_MAX, tile_names.TILES_MAX)
"""A board is no wider than its tiles are many."""
PIECES: Bounds = (0, tile_names.PIECES_MAX)
FIGURES: Bounds = (0, tile_names.FIGURES_MAX)
ENDS: Bounds = (0, tile_names.SIDES * tile_names.TILES_MAX)
GOODS: Bounds = (0, tile_names.GOOD_MASK)
POINTS: Bounds = (0, 2000)
DECK: Bounds = (0, tile_names.TILES_MAX)
OWNED: Bounds = (-1, 1)

SURVEYORS = Field(
    "surveyors", (2,), "columns of the upper and the lower surveyor", scale=COORDINATE, bounds=PLACES
)
SWITCHES = Field("switches", (2,), "the options bonus_once and ten_rows")
SETTLERS = Field(
    "settlers",
    (names.TILE_SEATS, SETTLERS_EACH, names.SETTLER_ROW),
    f"where settlers stand, westernmost first, and the feature there; {SEATS}",
    ("present", "x", "y", "feature"),
    (1.0, COORDINATE, COORDINATE, REFERENCE),
    (SWITCH, PLACES, PLACES, PIECES),
)


def tile_layout(table: TileTable, own: Iterable[Any] = (), strands: tuple[str, ...] = ()) -> Layout:
    """The layout for a table of tiles.

    ``own`` are the fields that only this game has, ``strands`` the features that meet a square at a side.
    """
    types = _padded(table.types, ZONE_TYPES)
    goods = tuple(f"good_{i}" for i in range(names.GOODS))
    sides = tuple(f"{side}_{word}" for side in SIDES for word in (*_needs(table), *strands))
    return Layout(
        (
            Field("phase", (PHASES,), "one of: draw, place, figure, choose, over"),
            Field("seat", (names.TILE_SEATS,), "one of: the observer's seat"),
            Field("playing", (names.TILE_SEATS,), f"who takes part; {SEATS}"),
            Field("on_turn", (names.TILE_SEATS,), f"one of: whose turn it is; {SEATS}"),
            Field("scores", (names.TILE_SEATS,), f"points; {SEATS}", scale=1 / 100, bounds=POINTS),
            Field(
                "supply",
                (names.TILE_SEATS, names.SORTS),
                f"figures of the first and the second sort left; {SEATS}",
                scale=1 / 5,
                bounds=FIGURES,
            ),
            Field(
                "deck_left", (tile_names.DECKS_MAX,), "tiles left in the decks", scale=1 / 100, bounds=DECK
            ),
            Field("deck", (1,), "the deck in use: 0 or, for a bonus tile, 1"),
            *own,
            Field("left", (table.kinds,), "tiles of each kind that have not been drawn", bounds=DECK),
            Field("tile", (table.kinds,), "one of: the kind of the tile in hand or just laid"),
            Field(
                "tile_sides",
                (tile_names.SIDES, names.SIDE_PATTERNS),
                f"side pattern from the north clockwise, one of: {_patterns(table)}",
            ),
            Field(
                "zones",
                (names.ZONES_MAX, names.ZONE_ROW),
                "zones of that tile; once it is laid, the feature that each is part of",
                ("present", *types, *goods, "open_ends", "complete", "feature"),
                (*(1.0,) * 12, OPEN_ENDS, 1.0, REFERENCE),
                (*(SWITCH,) * 6, *(GOODS,) * 6, ENDS, SWITCH, PIECES),
            ),
            Field(
                "slots",
                (SLOT_COUNT, names.TOKEN_HEAD + len(sides)),
                "squares of the frontier; for each side what it needs and the features that meet there",
                ("present", "x", "y", *sides),
                (1.0, COORDINATE, COORDINATE, *((1.0,) * 3 + (REFERENCE,) * len(strands)) * 4),
                (SWITCH, PLACES, PLACES, *((SWITCH,) * 3 + (PIECES,) * len(strands)) * 4),
            ),
            Field(
                "features",
                (table.piece_total, names.FEATURE_ROW),
                "all features on the board; named elsewhere by their row + 1, or 0 for none",
                ("present", *types, "open_ends", "value", *HOLDERS, *goods),
                (*(1.0,) * 6, OPEN_ENDS, 1 / 10, *(1.0,) * 6, *(1 / 5,) * 6),
                (*(SWITCH,) * 6, ENDS, POINTS, *(FIGURES,) * 5, OWNED, *(GOODS,) * 6),
            ),
        )
    )


def _needs(table: TileTable) -> tuple[str, ...]:
    return tuple(f"needs_{word}" for word in PATTERNS[table.tile_set.game])


def _patterns(table: TileTable) -> str:
    return ", ".join((*PATTERNS[table.tile_set.game], "closed"))


def _padded(words: tuple[str, ...], size: int) -> tuple[str, ...]:
    return (*words, *(f"unused_{i}" for i in range(size - len(words))))


PATTERNS = {"hunters": ("meadow", "forest", "river"), "mayflower": ("plain", "city", "road")}
"""The side patterns of the games, by what is in the middle of the side."""
