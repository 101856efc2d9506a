"""What a table of tiles has room for, whoever made the tiles."""

from __future__ import annotations

import pytest

from tilefolk.core.errors import BadTileSet
from tilefolk.games.hunters.tables import DECKS, GOODS, PATTERNS
from tilefolk.tiles.table import TileTable
from tilefolk.tiles.tileset import TileKind, TileSet, Zone


def meadows(name: str, count: int, zones: int) -> TileKind:
    """A kind of meadows only."""
    parts = tuple(Zone(f"M{i}", "meadow") for i in range(zones))
    return TileKind(name, count, "main", None, dict.fromkeys("nesw", (0, 0, 0)), parts, line=7)


def table(*kinds: TileKind) -> TileTable:
    tiles = TileSet("hunters", "", kinds, text="four\nlines\nof\ntext")
    return TileTable(tiles, GOODS, PATTERNS, DECKS, {}, {})


START = meadows("start", 0, 8)


@pytest.mark.parametrize(
    ("kinds", "pieces"),
    [
        ((START, meadows("many", 79, 8)), 640),
        ([meadows(str(number), 1, 1) for number in range(128)], 128),
        ([meadows("one", 1, 12)], 12),
    ],
    ids=["640 pieces", "128 kinds", "12 zones"],
)
def test_what_just_has_room(kinds: list[TileKind], pieces: int) -> None:
    assert table(*kinds).piece_total == pieces


@pytest.mark.parametrize(
    ("kinds", "key", "line", "most"),
    [
        ((START, meadows("one", 1, 1), meadows("many", 79, 8)), "too_many_pieces", 4, 640),
        ([meadows(str(number), 1, 1) for number in range(129)], "too_large", 4, 128),
        ([meadows("one", 1, 13)], "too_many_zones", 7, 12),
    ],
    ids=["641 pieces", "129 kinds", "13 zones"],
)
def test_what_has_not(kinds: list[TileKind], key: str, line: int, most: int) -> None:
    with pytest.raises(BadTileSet) as refused:
        table(*kinds)
    params = refused.value.params
    assert (refused.value.key, params["line"], params["max"]) == (f"tiles.{key}", line, most)
