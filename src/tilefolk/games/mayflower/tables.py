"""The tiles of Mayflower as tables, and the words in which they are written."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tilefolk.tiles.table import TileTable
from tilefolk.tiles.tilefile import read_tile_set
from tilefolk.tiles.tileset import TileSet, Vocabulary, ZoneRule

GOODS = {"plain": ("animals",), "road": ("trading_posts",), "city": ("flags",), "farm": ()}
"""Zone types in the order of their numbers, with the goods that are counted in them."""
PLAIN, ROAD, CITY, FARM = range(4)
PATTERNS = (("plain",) * 3, ("city",) * 3, ("plain", "road", "plain"))
DECKS = ("main",)

VOCABULARY = Vocabulary(
    game="mayflower",
    zones={
        "plain": ZoneRule({"animals": 9}),
        "road": ZoneRule({"trading_posts": 9}, {"ends": ("crossing", "city", "farm", "coast")}),
        "city": ZoneRule({"flags": 9}),
        "farm": ZoneRule(),
    },
    side_patterns=PATTERNS,
    decks={"main": 95},
    tiles_rule="M1.1",
    sided=("plain", "road", "city"),
    starts=10,
)


@cache
def default_tile_set() -> TileSet:
    """The 95 tiles and the ten start fields (M1.1, M1.3); the shapes are a reconstruction."""
    return read_tile_set(Path(__file__).parent / "data" / "mayflower.tiles", VOCABULARY)


@cache
def tile_table(tile_set: TileSet) -> TileTable:
    """The table of a tile set."""
    return TileTable(tile_set, GOODS, PATTERNS, DECKS, {}, {})
