"""A tile of one's own, for which nobody has drawn a face: its strands run from the sides to the middle."""

from __future__ import annotations

from tilefolk.tiles.names import QUARTER_TURN
from tilefolk.tiles.tileset import SIDES, TileKind

COLOURS = {
    "meadow": "#d9d06c",
    "forest": "#3a6438",
    "river": "#3f93c4",
    "lake": "#2a78ad",
    "plain": "#93b955",
    "road": "#f7e7bd",
    "city": "#9d5531",
    "farm": "#f0cd62",
}
CLOSED = "#244e78"
MIDDLE = (50.0, 50.0)
NARROW = 9
"""Half the width of a river or a road."""
WAYS = ("river", "road")
ROUND = 17
"""Half the width of a lake or a farm, which touch no side."""
CORNERS = ((0, 0), (100, 0), (100, 100), (0, 100))


class PlainTile:
    """The picture of a tile from its zones alone."""

    def __init__(self, kind: TileKind) -> None:
        self.kind = kind

    def svg(self, rotation: int) -> str:
        """The tile, turned."""
        parts = [f'<path d="M0 0H100V100H0Z" fill="{CLOSED}"/>']
        for outline, zone in self._areas():
            parts.append(f'<path d="{outline}" fill="{COLOURS.get(self.kind.zones[zone].type, CLOSED)}"/>')
        parts.append('<path d="M.5.5H99.5V99.5H.5Z" fill="none" stroke="#2a1a08" stroke-width="1"/>')
        return f'<g transform="rotate({QUARTER_TURN * rotation} 50 50)">{"".join(parts)}</g>'

    def outline(self, zone: int) -> str:
        """All areas of a zone, of a river system those of its parts."""
        parts = self.kind.zones[zone].words.get("parts")
        zones = {zone} if not parts else {self.kind.zone_index(name) for name in parts.split(",")}
        return "".join(outline for outline, number in self._areas() if number in zones)

    def standing(self, zone: int) -> tuple[float, float]:
        """Where a figure stands in a zone."""
        for side, (one, other) in enumerate(zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True)):
            strands = self.kind.sides[SIDES[side]]
            for place, number in enumerate(strands or ()):
                if number == zone:
                    along = (0.2, 0.5, 0.8)[place]
                    edge = [a + (b - a) * along for a, b in zip(one, other, strict=True)]
                    return edge[0] * 0.72 + 14, edge[1] * 0.72 + 14
        return MIDDLE

    def _areas(self) -> list[tuple[str, int]]:
        wide, narrow, middle = [], [], []
        for side, (one, other) in enumerate(zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True)):
            strands = self.kind.sides[SIDES[side]]
            if strands is None:
                continue
            half = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            wide.append((_path(one, half, MIDDLE), strands[0]))
            wide.append((_path(half, other, MIDDLE), strands[2]))
            if self.kind.zones[strands[1]].type in WAYS:
                dx, dy = ((other[i] - one[i]) / 100 * NARROW for i in (0, 1))
                near, far = (half[0] - dx, half[1] - dy), (half[0] + dx, half[1] + dy)
                inner = ((MIDDLE[0] + dx, MIDDLE[1] + dy), (MIDDLE[0] - dx, MIDDLE[1] - dy))
                narrow.append((_path(near, far, *inner), strands[1]))
        for number, zone in enumerate(self.kind.zones):
            if zone.type in ("lake", "farm"):
                arc = f"a{ROUND} {ROUND} 0 1 0"
                middle.append((f"M{50 - ROUND} 50{arc} {2 * ROUND} 0{arc} {-2 * ROUND} 0Z", number))
        return wide + narrow + middle


def _path(*corners: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in corners) + "Z"
