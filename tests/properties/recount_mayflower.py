"""Mayflower counted again: its values, and a referee who plays every turn along, slowly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.recount import Cell, Recount, Region

ROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class MayflowerRecount(Recount):
    """The table as a spectator sees it."""

    game = "mayflower"
    types = ("plain", "road", "city", "farm")

    def may_lie(self, x: int, y: int) -> bool:
        return x <= -1 and (0 <= y <= 9 or not self.view["options"]["ten_rows"])

    def is_complete(self, region: Region) -> bool:
        if region.type == "farm":
            return self.farm(region) == 9
        return region.closed and region.type != "plain"

    def road(self, region: Region) -> int:
        return len(region.squares()) + 2 * self.goods(region)["trading_posts"]

    def city(self, region: Region) -> int:
        tiles_and_flags = len(region.squares()) + self.goods(region)["flags"]
        return 2 * tiles_and_flags if region.closed else tiles_and_flags

    def farm(self, region: Region) -> int:
        ((x, y),) = region.squares()
        return 1 + sum((x + dx, y + dy) in self.laid for dx, dy in ROUND)

    def plain(self, region: Region) -> int:
        return self.goods(region)["animals"]


class Referee(MayflowerRecount):
    """Keeps points, settlers and surveyors by the book, told only what was drawn and decided."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self.points = [0] * view["players"]
        self.settlers: list[tuple[int, Cell]] = []
        self.surveyors = [0, 0]
        self.last = (0, 0)

    def lay(self, x: int, y: int, kind: str, rotation: int) -> None:
        self.laid[x, y] = (kind, rotation)
        self.last = (x, y)

    def place(self, seat: int, zone: str) -> None:
        self.settlers.append((seat, (*self.last, zone)))

    def to_score(self) -> list[frozenset[Cell]]:
        """What the last tile completed and somebody stands on."""
        x, y = self.last
        cells = [(x, y, name) for name in self.tiles[self.laid[x, y][0]]["zones"]]
        for dx, dy in ROUND:
            if (x + dx, y + dy) in self.laid:
                zones = self.tiles[self.laid[x + dx, y + dy][0]]["zones"]
                cells += [(x + dx, y + dy, name) for name in zones if zones[name]["type"] == "farm"]
        regions = [self.grow(cell) for cell in cells]
        return list(
            {
                frozenset(region.zones)
                for region in regions
                if self.is_complete(region) and self.standing_on(region.zones)
            }
        )

    def standing_on(self, zones: set[Cell] | frozenset[Cell]) -> list[tuple[int, Cell]]:
        return [settler for settler in self.settlers if settler[1] in zones]

    def score(self, zones: frozenset[Cell]) -> None:
        """Score one feature, move a surveyor if one can move, send home who was left behind."""
        region = self.grow(next(iter(zones)))
        value = self.value(region)
        there = self.standing_on(zones)
        for seat in self.leaders(there):
            mine = [-x for owner, (x, _, _) in there if owner == seat]
            if self.view["options"]["bonus_once"]:
                bonus = sum(4 for column in self.surveyors if column in mine)
            else:
                bonus = sum(4 * mine.count(column) for column in self.surveyors)
            self.points[seat] += value + bonus
        for settler in there:
            self.settlers.remove(settler)
        east, west = sorted(self.surveyors)
        if east < west or any(-x > west for x, _ in self.laid):
            self.surveyors = [east + 1, west]
        gone = [
            (seat, cell)
            for seat, cell in self.settlers
            if -cell[0] < min(self.surveyors) and self.zone(cell)["type"] != "plain"
        ]
        for settler in gone:
            self.settlers.remove(settler)

    def end(self) -> None:
        """The final scoring: everything as it stands."""
        for zone_type in self.types:
            for region in self.regions(zone_type):
                for seat in self.leaders(self.standing_on(region.zones)):
                    self.points[seat] += self.value(region)

    @staticmethod
    def leaders(settlers: list[tuple[int, Cell]]) -> list[int]:
        counts = Counter(seat for seat, _ in settlers)
        return [seat for seat, count in counts.items() if count == max(counts.values())]
