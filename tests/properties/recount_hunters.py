"""Hunters and Gatherers counted again from scratch, slowly and without the engine's kernel.

Everything follows from the tile file and from where tiles and figures lie: regions are found by
walking from strand to strand, points by counting what the walk met.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tilefolk.games import hunters

SIDES = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ACROSS = {"n": "s", "e": "w", "s": "n", "w": "e"}


def read_tiles() -> dict[str, dict[str, Any]]:
    """The tile file, read here a second time with a few plain lines."""
    tiles: dict[str, dict[str, Any]] = {}
    path = Path(hunters.__file__).parent / "data" / "hunters.tiles"
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words:
            continue
        if words[0] == "tile":
            tile = tiles[words[1]] = {"sides": {}, "zones": {}}
        elif words[0] == "side":
            tile["sides"][words[1]] = words[2:] * 3 if len(words) == 3 else words[2:]
        elif words[0] == "zone":
            tile["zones"][words[1]] = {"type": words[2], **dict(word.split("=") for word in words[3:])}
    return tiles


TILES = read_tiles()


@dataclass
class Region:
    """A connected area: its zones as (x, y, name), and whether it is closed all round."""

    type: str
    zones: set[tuple[int, int, str]] = field(default_factory=set)
    closed: bool = True

    def squares(self) -> set[tuple[int, int]]:
        return {(x, y) for x, y, _ in self.zones}


class Table:
    """The table as a spectator sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.laid = {(t["x"], t["y"]): (t["kind"], t["rotation"]) for t in view["tiles"]}

    def strands(self, x: int, y: int, side: str) -> list[str]:
        kind, rotation = self.laid[x, y]
        return list(TILES[kind]["sides"][SIDES[(SIDES.index(side) - rotation) % 4]])

    def zone(self, cell: tuple[int, int, str]) -> dict[str, str]:
        found: dict[str, str] = TILES[self.laid[cell[0], cell[1]][0]]["zones"][cell[2]]
        return found

    def grow(self, start: tuple[int, int, str], over_lakes: bool = False) -> Region:
        """Everything that hangs together with a zone; over lakes too for a river system."""
        region = Region(self.zone(start)["type"])
        todo = [start]
        while todo:
            cell = todo.pop()
            if cell in region.zones:
                continue
            region.zones.add(cell)
            x, y, name = cell
            kind = self.laid[x, y][0]
            if over_lakes:
                lake = TILES[kind]["zones"][name].get("to", name)
                todo += [
                    (x, y, z)
                    for z, d in TILES[kind]["zones"].items()
                    if lake in (z, d.get("to")) and lake != "spring"
                ]
            for side in SIDES:
                here = self.strands(x, y, side)
                dx, dy = STEP[side]
                if name in here and (x + dx, y + dy) not in self.laid:
                    region.closed = False
                elif name in here:
                    there = self.strands(x + dx, y + dy, ACROSS[side])[::-1]
                    todo += [
                        (x + dx, y + dy, there[i])
                        for i in range(3)
                        if here[i] == name and (not over_lakes or i == 1)
                    ]
        return region

    def goods(self, region: Region) -> Counter[str]:
        found: Counter[str] = Counter()
        for cell in region.zones:
            found.update({k: int(v) for k, v in self.zone(cell).items() if v.isdigit()})
        return found

    # --- values ------------------------------------------------------------------------------

    def river(self, region: Region) -> int:
        lakes = {
            (x, y, self.zone((x, y, z))["to"])
            for x, y, z in region.zones
            if self.zone((x, y, z)).get("to", "spring") != "spring"
        }
        return len(region.squares()) + sum(int(self.zone(lake)["fish"]) for lake in lakes)

    def forest(self, region: Region) -> int:
        return 2 * len(region.zones) + 2 * self.goods(region)["mushrooms"]

    def meadow(self, region: Region) -> int:
        goods = self.goods(region)
        tigers = 0 if goods["fire"] else goods["tiger"]
        return 2 * (max(goods["deer"] - tigers, 0) + goods["mammoth"] + goods["aurochs"])

    def system(self, region: Region) -> int:
        return self.goods(region)["fish"]

    # --- regions -----------------------------------------------------------------------------

    def regions(self, zone_type: str) -> list[Region]:
        """All regions of a type; river systems are grown from rivers and lakes alike."""
        over_lakes = zone_type == "system"
        wanted = ("river", "lake") if over_lakes else (zone_type,)
        found: list[Region] = []
        for (x, y), (kind, _) in self.laid.items():
            for name, zone in TILES[kind]["zones"].items():
                if zone["type"] in wanted and not any((x, y, name) in region.zones for region in found):
                    region = self.grow((x, y, name), over_lakes)
                    region.type = zone_type
                    found.append(region)
        return found

    def value(self, region: Region) -> int:
        return int(getattr(self, region.type)(region))
