"""The tiles of Mayflower as tables, and the words in which they are written."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tilefolk.games.mayflower.names import ROWS
from tilefolk.tiles.table import TileTable
from tilefolk.tiles.tilefile import read_tile_set
from tilefolk.tiles.tileset import TileSet, Vocabulary, ZoneRule

GOODS = {"plain": ("animals",), "road": ("trading_posts",), "city": ("flags",), "farm": ()}
"""Zone types in the order of their numbers, with the goods that are counted in them."""
PATTERNS = (("plain",) * 3, ("city",) * 3, ("plain", "road", "plain"))
DECKS = ("main",)
SOURCES = ("road", "city", "farm", "plain", "surveyor")
"""What points come from, in the order of their numbers."""

LETTERS = """
    A=2 B=3 C=3 D=2 E=1 F=1 G=1 H=3 I=2 J=1 K=4 L=3 M=1 N=3 O=2 P=3 Q=4 R=4 S=1 T=1 U=3 V=1 W=1 X=1
    Y=1 Z=3 AA=2 AB=1 AC=2 AD=2 AE=1 AF=1 AG=2 AH=3 AI=1 AJ=3 AK=3 AL=1 AM=3 AN=2 AO=1 AP=1 AQ=1
    AR=1 AS=1 AT=3 AU=1 AV=2 AW=1 AX=1
"""
COUNTS = {letter: int(count) for letter, _, count in (word.partition("=") for word in LETTERS.split())}
"""The letters and counts of the rule books' tile page (M1.1)."""

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
    starts_rule="M1.3",
    ways={"road": "ends"},
    meetings=("crossing",),
    once_a_tile=("farm",),
    start_squares=tuple((0, row) for row in range(ROWS)),
    counts=COUNTS,
)


@cache
def default_tile_set() -> TileSet:
    """The 95 tiles and the ten start fields (M1.1, M1.3); the shapes are a reconstruction."""
    return read_tile_set(Path(__file__).parent / "data" / "mayflower.tiles", VOCABULARY)


@cache
def tile_table(tile_set: TileSet) -> TileTable:
    """The table of a tile set."""
    return TileTable(tile_set, GOODS, PATTERNS, DECKS, {}, {})
