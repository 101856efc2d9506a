"""Hunters and Gatherers counted again: its values, and river systems that reach over lakes."""

from __future__ import annotations

from typing import Any

from tests.properties.recount import Cell, Recount, Region


class HuntersRecount(Recount):
    """The table as a spectator sees it."""

    game = "hunters"
    types = ("meadow", "forest", "river", "system")

    def regions(self, zone_type: str) -> list[Region]:
        """All regions of a type; river systems are grown from rivers and lakes alike."""
        if zone_type != "system":
            return super().regions(zone_type)
        found: list[Region] = []
        for (x, y), (kind, _) in self.laid.items():
            for name, zone in self.tiles[kind]["zones"].items():
                known = any((x, y, name) in region.zones for region in found)
                if zone["type"] in ("river", "lake") and not known:
                    found.append(self.grow_system((x, y, name)))
        return found

    def grow_system(self, start: Cell) -> Region:
        """Rivers and lakes that hang together; a lake joins all rivers that run into it."""
        region = Region("system")
        todo = [start]
        while todo:
            cell = todo.pop()
            if cell in region.zones:
                continue
            region.zones.add(cell)
            x, y, name = cell
            zones = self.tiles[self.laid[x, y][0]]["zones"]
            lake = zones[name].get("to", name)
            todo += [(x, y, z) for z, d in zones.items() if lake in (z, d.get("to")) and lake != "spring"]
            touching, is_open = self.beside(cell, range(1, 2))
            region.closed &= not is_open
            todo += touching
        return region

    def region_of_cells(self, zone_type: str, cells: list[list[int]], art: dict[str, Any]) -> set[Cell]:
        """Cells by name; a part of a river system stands for the rivers and lakes in it."""
        if zone_type != "system":
            return super().region_of_cells(zone_type, cells, art)
        return {
            (x, y, name)
            for x, y, zone in cells
            for name in art["kinds"][self.laid[x, y][0]]["zones"][zone]["parts"].split(",")
        }

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
