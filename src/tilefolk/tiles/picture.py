"""Tiles and boards as plain text for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tilefolk.tiles.game import TileGame
from tilefolk.tiles.tileset import TileKind

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
    signs = good_signs(kinds, symbols)
    pictures: dict[tuple[int, int], list[str]] = {}
    for tile in range(game.tile_count):
        x, y, kind, rotation = game.tile(tile)
        mark = marks.get(tile) or goods_mark(kinds[kind], signs)
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


def good_signs(kinds: Iterable[TileKind], symbols: Mapping[str, str]) -> dict[str, str]:
    """A letter of its own for everything that lies on tiles: the first of its name that is free."""
    taken = set(symbols.values())
    signs: dict[str, str] = {}
    goods = {good for kind in kinds for zone in kind.zones if zone.type != "system" for good in zone.goods}
    for good in sorted(goods):
        signs[good] = next((letter for letter in good if letter not in taken), good[0])
        taken.add(signs[good])
    return signs


def goods_mark(kind: TileKind, signs: Mapping[str, str]) -> str:
    """What lies on a tile in letters, so that it can be told from others."""
    return "".join(
        signs[good] * min(number, 2)
        for zone in kind.zones
        if zone.type != "system"
        for good, number in zone.goods.items()
    )
