"""Tiles and boards as plain text for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from tilefolk.tiles.tileset import TileKind
from tilefolk.tiles.turn import TileGame

WIDTH, HEIGHT = 7, 3


def tile_picture(kind: TileKind, rotation: int, symbols: Mapping[str, str], mark: str = "") -> list[str]:
    """A tile as three lines of seven signs: its strands along the sides, a mark in the middle."""
    turned = kind.turned(rotation)

    def strands(side: str, backwards: bool = False) -> str:
        zones = turned[side]
        signs = "|||" if zones is None else "".join(symbols[kind.zones[zone].type] for zone in zones)
        return signs[::-1] if backwards else signs

    north, east = strands("n"), strands("e")
    south, west = strands("s", backwards=True), strands("w", backwards=True)
    return [
        f"{west[0]} {north} {east[0]}",
        f"{west[1]}{mark[:5]:^5}{east[1]}",
        f"{west[2]} {south} {east[2]}",
    ]


def board_picture(game: TileGame, symbols: Mapping[str, str], marks: Mapping[int, str]) -> str:
    """The laid tiles with coordinates; ``marks`` are words for the middle of tiles by number."""
    kinds = game.table.tile_set.kinds
    pictures: dict[tuple[int, int], list[str]] = {}
    for tile in range(game.tile_total):
        x, y, kind, rotation = game.tile(tile)
        mark = marks.get(tile) or goods_mark(kinds[kind])
        pictures[x, y] = tile_picture(kinds[kind], rotation, symbols, mark)
    columns = range(min(x for x, _ in pictures), max(x for x, _ in pictures) + 1)
    rows = range(min(y for _, y in pictures), max(y for _, y in pictures) + 1)
    empty = [" " * WIDTH] * HEIGHT
    lines = ["     " + " ".join(f"{x:^{WIDTH}}" for x in columns).rstrip()]
    for y in rows:
        for line in range(HEIGHT):
            label = f"{y:>4} " if line == 1 else " " * 5
            cells = (pictures.get((x, y), empty)[line] for x in columns)
            lines.append((label + " ".join(cells)).rstrip())
    return "\n".join(lines) + "\n"


def goods_mark(kind: TileKind) -> str:
    """The first letters of what is on a tile, so that it can be told from others."""
    return "".join(
        good[0] * min(number, 2)
        for zone in kind.zones
        if zone.type != "system"
        for good, number in zone.goods.items()
    )
