"""The board of a tile game as a picture: strands run from the sides to the middle of each tile."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tilefolk.envs.canvas import INK, PAPER, SEAT_COLOURS, Canvas, Colour
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import SIDES, TileSet
from tilefolk.tiles.turn import TileGame

SIZE = 640
"""Width and height of the picture, whatever the size of the board."""
LARGEST = 64
TABLE: Colour = (58, 70, 62)
COLOURS: dict[str, Colour] = {
    "meadow": (139, 195, 92),
    "forest": (38, 102, 54),
    "river": (74, 144, 217),
    "lake": (43, 105, 190),
    "plain": (214, 200, 120),
    "road": (240, 236, 224),
    "city": (168, 92, 58),
    "farm": (120, 170, 70),
    "closed": (36, 78, 120),
}
WAYS = ("river", "road")
"""Types that are a narrow strand."""
IN_THE_MIDDLE = ("lake", "farm")
"""Types that touch no side: a disc in the middle."""


def draw_tiles(spec: TileGameSpec, game: TileGame) -> NDArray[np.uint8]:
    """All laid tiles and the figures on them; the tile just laid has a bright frame."""
    tile_set: TileSet = game.table.tile_set
    tiles = [game.tile(number) for number in range(game.tile_total)]
    columns, rows = [x for x, *_ in tiles], [y for _, y, *_ in tiles]
    across = max(max(columns) - min(columns), max(rows) - min(rows)) + 1
    size = min(LARGEST, SIZE // across)
    # the board lies in the middle of the picture
    left = (min(columns) + max(columns) + 1 - SIZE // size) // 2
    top = (min(rows) + max(rows) + 1 - SIZE // size) // 2
    looks = {(x, y): (kind, rotation) for x, y, kind, rotation in tiles}
    canvas = Canvas(SIZE, SIZE, TABLE)
    for number, (x, y, kind, rotation) in enumerate(tiles):
        at = ((x - left) * size, (y - top) * size)
        if number == game.laid_tile:
            canvas.paste(*at, np.full((size, size, 3), PAPER, np.uint8))
        picture = tile_picture(tile_set, kind, rotation, size - 2)
        canvas.paste(at[0] + 1, at[1] + 1, picture)
    view = spec.view(game, None)
    for figure in view["figures"]:
        kind, rotation = looks[figure["x"], figure["y"]]
        dx, dy = spot(tile_set, kind, rotation, figure["zone"])
        x = (figure["x"] - left + dx) * size
        y = (figure["y"] - top + dy) * size
        shape = canvas.box if figure["role"] == "hut" else canvas.disc
        shape(x, y, size / 6 + 1, INK)
        shape(x, y, size / 6, SEAT_COLOURS[figure["seat"]])
    for column in view.get("surveyors", ()):
        canvas.box((-column - left + 0.5) * size, size / 8, size / 8, PAPER)
    return canvas.pixels


@cache
def tile_picture(tile_set: TileSet, kind: int, rotation: int, size: int) -> NDArray[np.uint8]:
    """One tile, with a light dot for each thing on it."""
    zones = tile_set.kinds[kind].zones
    palette = np.array([COLOURS["closed"], *(COLOURS.get(zone.type, TABLE) for zone in zones)], np.uint8)
    canvas = Canvas(size, size, TABLE)
    canvas.pixels = palette[zone_map(tile_set, kind, rotation, size) + 1]
    for number, zone in enumerate(zones):
        if zone.type != "system":
            x, y = spot(tile_set, kind, rotation, number)
            for i in range(sum(zone.goods.values())):
                canvas.disc(x * size + (i - 0.5) * size / 10, y * size + size / 6, size / 20, PAPER)
    return canvas.pixels


@cache
def zone_map(tile_set: TileSet, kind: int, rotation: int, size: int) -> NDArray[np.int_]:
    """The zone of every pixel; -1 along a side that joins nothing."""
    zones = tile_set.kinds[kind].zones
    sides = tile_set.kinds[kind].turned(rotation)
    steps = (np.arange(size) + 0.5) * 2 / size - 1
    y, x = steps[:, None], steps[None, :]
    side = np.where(abs(x) > abs(y), np.where(x > 0, 1, 3), np.where(y > 0, 2, 0))
    along = np.choose(side, [x + 0 * y, y + 0 * x, -x + 0 * y, -y + 0 * x])
    found = np.full((size, size), -1)
    for number, name in enumerate(SIDES):
        strands = sides[name]
        if strands is None:
            continue
        narrow = zones[strands[1]].type in WAYS
        strand = np.where(abs(along) < 0.16, 1, np.where(along < 0, 0, 2)) if narrow else np.ones_like(side)
        found = np.where(side == number, np.array(strands)[strand], found)
    for number, zone in enumerate(zones):
        if zone.type in IN_THE_MIDDLE:
            found = np.where(x**2 + y**2 < 0.16, number, found)
    return found


@cache
def spot(tile_set: TileSet, kind: int, rotation: int, zone: int) -> tuple[float, float]:
    """Where on its tile a figure stands, as shares of the side: amid its zone."""
    parts = tile_set.kinds[kind].zones[zone].words.get("parts")
    if parts:  # a river system: on its lake, or its first river
        zone = tile_set.kinds[kind].zone_index(parts.split(",")[0])
    rows, columns = np.nonzero(zone_map(tile_set, kind, rotation, 32) == zone)
    if not len(rows):
        return 0.5, 0.5
    nearest = np.argmin((rows - rows.mean()) ** 2 + (columns - columns.mean()) ** 2)
    return (columns[nearest] + 0.5) / 32, (rows[nearest] + 0.5) / 32
