"""The tiles of Hunters and Gatherers as tables, and the words in which they are written."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from tilefolk.tiles.table import TileTable
from tilefolk.tiles.tilefile import read_tile_set
from tilefolk.tiles.tileset import TileKind, TileSet, Vocabulary, Zone, ZoneRule

GOODS = {
    "meadow": ("deer", "mammoth", "tiger", "aurochs", "fire", "dolmen"),
    "forest": ("gold", "mushrooms"),
    "river": (),
    "lake": ("fish",),
    "system": ("fish",),
}
"""Zone types in the order of their numbers, with the goods that are counted in them."""
PATTERNS = (("meadow",) * 3, ("forest",) * 3, ("meadow", "river", "meadow"))
DECKS = ("main", "bonus")
SOURCES = ("river", "forest", "hut", "meadow")
"""What points come from, in the order of their numbers."""
SPRING = "spring"

VOCABULARY = Vocabulary(
    game="hunters",
    zones={
        "meadow": ZoneRule({"deer": 9, "mammoth": 9, "tiger": 9, "aurochs": 9, "fire": 1, "dolmen": 1}),
        "forest": ZoneRule({"gold": 1, "mushrooms": 9}),
        "river": ZoneRule(words={"to": (SPRING, "@lake")}),
        "lake": ZoneRule({"fish": 9}),
    },
    side_patterns=PATTERNS,
    decks={"main": 78, "bonus": 12},
    tiles_rule="H1.1",
    sided=("meadow", "forest", "river"),
    starts_rule="H1.1",
    ways={"river": "to"},
    at_most_one=("dolmen",),
)


@cache
def default_tile_set() -> TileSet:
    """The tiles of the first edition, 79 and 12 (H1.1)."""
    return read_tile_set(Path(__file__).parent / "data" / "hunters.tiles", VOCABULARY)


@cache
def tile_table(tile_set: TileSet) -> TileTable:
    """The table of a tile set, with river systems (H7.1) added to every tile."""
    kinds = []
    under: dict[tuple[str, int], int] = {}
    links: dict[tuple[str, int], int] = {}
    for kind in tile_set.kinds:
        zones = list(kind.zones)
        for system in _systems(kind):
            fish = sum(kind.zones[zone].goods.get("fish", 0) for zone in system)
            for zone in system:
                under[kind.name, zone] = len(zones)
            parts = ",".join(kind.zones[zone].name for zone in system)
            number = sum(zone.type == "system" for zone in zones)
            zones.append(Zone(f"S{number}", "system", {"fish": fish}, {"parts": parts}))
        for number, one in enumerate(kind.zones):
            end = one.words.get("to")
            if end is not None and end != SPRING:
                links[kind.name, number] = kind.zone_index(end)
        kinds.append(replace(kind, zones=tuple(zones)))
    complete = replace(tile_set, kinds=tuple(kinds))
    return TileTable(complete, GOODS, PATTERNS, DECKS, under, links)


def _systems(kind: TileKind) -> list[list[int]]:
    """Rivers and lakes of a tile that hang together: a lake joins all rivers that run into it."""
    systems: list[list[int]] = []
    for number, zone in enumerate(kind.zones):
        if zone.type == "lake":
            rivers = [z for z, river in enumerate(kind.zones) if river.words.get("to") == zone.name]
            systems.append([number, *rivers])
        elif zone.type == "river" and zone.words.get("to", SPRING) == SPRING:
            systems.append([number])
    return systems
