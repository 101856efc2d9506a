"""A table of tiles counted again from scratch, slowly and without the engine's kernel.

Everything follows from the tile file and from where tiles and figures lie: regions are found by
walking from strand to strand, points by counting what the walk met.
"""

from __future__ import annotations

import importlib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

SIDES = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ACROSS = {"n": "s", "e": "w", "s": "n", "w": "e"}

Cell = tuple[int, int, str]


@cache
def read_tiles(game: str) -> dict[str, dict[str, Any]]:
    """The tile file, read here a second time with a few plain lines."""
    tiles: dict[str, dict[str, Any]] = {}
    folder = Path(str(importlib.import_module(f"tilefolk.games.{game}").__file__)).parent
    for line in (folder / "data" / f"{game}.tiles").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words:
            continue
        if words[0] == "tile":
            tile = tiles[words[1]] = {"sides": {}, "zones": {}, "count": 1, "joins": []}
        elif words[0] == "count":
            tile["count"] = int(words[1])
        elif words[0] == "start":
            tile["count"], tile["start"] = 0, tuple(map(int, words[1].split(",")))
        elif words[0] == "side":
            names = [] if words[2] == "-" else words[2:]
            tile["sides"][words[1]] = names * 3 if len(names) == 1 else names
        elif words[0] == "zone":
            tile["zones"][words[1]] = {"type": words[2], **dict(word.split("=") for word in words[3:])}
        elif words[0] == "join":
            ends = [tuple(word.split(".")) for word in words[1:]]
            tiles[ends[0][0]]["joins"].append((ends[0][1], *ends[1]))
            tiles[ends[1][0]]["joins"].append((ends[1][1], *ends[0]))
    return tiles


@dataclass
class Region:
    """A connected area: its zones as (x, y, name), and whether it is closed all round."""

    type: str
    zones: set[Cell] = field(default_factory=set)
    closed: bool = True

    def squares(self) -> set[tuple[int, int]]:
        return {(x, y) for x, y, _ in self.zones}


class Recount:
    """The table as a spectator sees it."""

    game: str
    types: tuple[str, ...]

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.tiles = read_tiles(self.game)
        self.laid = {(t["x"], t["y"]): (t["kind"], t["rotation"]) for t in view["tiles"]}

    def strands(self, x: int, y: int, side: str) -> list[str]:
        """The zones along a side, clockwise; none where nothing may join."""
        kind, rotation = self.laid[x, y]
        return list(self.tiles[kind]["sides"][SIDES[(SIDES.index(side) - rotation) % 4]])

    def zone(self, cell: Cell) -> dict[str, str]:
        found: dict[str, str] = self.tiles[self.laid[cell[0], cell[1]][0]]["zones"][cell[2]]
        return found

    def beside(self, cell: Cell, strands: range = range(3)) -> tuple[list[Cell], bool]:
        """The cells that a cell touches on other tiles, and whether a side of it is still open."""
        x, y, name = cell
        touching: list[Cell] = []
        is_open = False
        for side in SIDES:
            here = self.strands(x, y, side)
            dx, dy = STEP[side]
            if name in here and (x + dx, y + dy) not in self.laid:
                is_open = True
            elif name in here:
                there = self.strands(x + dx, y + dy, ACROSS[side])[::-1]
                touching += [(x + dx, y + dy, there[i]) for i in strands if here[i] == name]
        for zone, kind, other in self.tiles[self.laid[x, y][0]]["joins"]:
            if zone == name:
                touching.append((*self.tiles[kind]["start"], other))
        return touching, is_open

    def grow(self, start: Cell) -> Region:
        """Everything that hangs together with a zone."""
        region = Region(self.zone(start)["type"])
        todo = [start]
        while todo:
            cell = todo.pop()
            if cell not in region.zones:
                region.zones.add(cell)
                touching, is_open = self.beside(cell)
                region.closed &= not is_open
                todo += touching
        return region

    def goods(self, region: Region) -> Counter[str]:
        """What lies in a region."""
        found: Counter[str] = Counter()
        for cell in region.zones:
            found.update({k: int(v) for k, v in self.zone(cell).items() if v.isdigit()})
        return found

    def regions(self, zone_type: str) -> list[Region]:
        """All regions of a type."""
        found: list[Region] = []
        for (x, y), (kind, _) in self.laid.items():
            for name, zone in self.tiles[kind]["zones"].items():
                if zone["type"] == zone_type and not any((x, y, name) in region.zones for region in found):
                    found.append(self.grow((x, y, name)))
        return found

    def region_of_cells(self, zone_type: str, cells: list[list[int]], art: dict[str, Any]) -> set[Cell]:
        """Cells of a view with the names of their zones instead of numbers."""
        return {(x, y, art["kinds"][self.laid[x, y][0]]["zones"][zone]["name"]) for x, y, zone in cells}

    def is_complete(self, region: Region) -> bool:
        """Whether it can't grow any more."""
        return region.closed

    def value(self, region: Region) -> int:
        """What it is worth as it stands: the method named after its type."""
        return int(getattr(self, region.type)(region))

    def may_lie(self, x: int, y: int) -> bool:
        """Whether a tile may lie there at all."""
        return True

    def fitting(self, kind: str) -> set[tuple[int, int, int]]:
        """Every square and rotation in which a tile continues all that it touches."""
        zones = self.tiles[kind]["zones"]
        found = set()
        near = {(x + dx, y + dy) for x, y in self.laid for dx, dy in STEP.values()} - set(self.laid)
        for x, y in near:
            for rotation in range(4):
                self.laid[x, y] = (kind, rotation)
                sides = [
                    (
                        [zones[name]["type"] for name in self.strands(x, y, side)],
                        [self.zone((*at, name))["type"] for name in self.strands(*at, ACROSS[side])][::-1],
                    )
                    for side, at in ((side, (x + dx, y + dy)) for side, (dx, dy) in STEP.items())
                    if at in self.laid
                ]
                if self.may_lie(x, y) and all(mine == theirs for mine, theirs in sides):
                    found.add((x, y, rotation))
                del self.laid[x, y]
        return found
