"""A picture of the board as text, drawn from a view: it can't show more than the seat may see.

``s0`` is a settlement of seat 0, ``C0`` a city, ``0`` on a line a road; ``(*)`` marks the robber.
For people the seats are counted from 1, and the words are theirs.
"""

from __future__ import annotations

from collections.abc import Callable

from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.rules import Catan
from tilefolk.games.catan.view import CatanView, view

WIDE, HIGH = 6, 2
LEFT, TOP = 48, 19


class _Canvas:
    def __init__(self) -> None:
        self.rows = [[" "] * (2 * LEFT + 1) for _ in range(2 * TOP + 1)]

    def write(self, x: float, y: float, text: str) -> None:
        """Centred on a grid point; x and y in grid units from the middle of the island."""
        row = round(y * HIGH) + TOP
        column = round(x * WIDE) + LEFT - (len(text) - 1) // 2
        self.rows[row][column : column + len(text)] = text

    def text(self) -> str:
        lines = ["".join(row).rstrip() for row in self.rows]
        indent = min(len(line) - len(line.lstrip()) for line in lines if line)
        return "\n".join(line[indent:] for line in lines).strip("\n")


def board_text(game: Catan, seat: int | None = None) -> str:
    """The island and what lies before each player."""
    seen = view(game, seat)
    return island_text(seen, count_from=0, terrain=str, resource=str) + "\n" + "\n".join(_table(seen)) + "\n"


def island_text(
    seen: CatanView, count_from: int, terrain: Callable[[str], str], resource: Callable[[str], str]
) -> str:
    """The island, in somebody's words for terrains and resources."""
    canvas = _Canvas()
    _draw_hexes(canvas, seen, terrain)
    _draw_harbours(canvas, seen, resource)
    _draw_paths(canvas, {road["at"]: road["seat"] + count_from for road in seen["roads"]})
    _draw_buildings(canvas, seen, count_from)
    return canvas.text() + "\n"


def _draw_hexes(canvas: _Canvas, seen: CatanView, terrain: Callable[[str], str]) -> None:
    for (x, y), hexagon in zip(GEOMETRY.hex_points, seen["hexes"], strict=True):
        canvas.write(x, y - 0.5, hexagon["id"])
        canvas.write(x, y, terrain(hexagon["terrain"]) if hexagon["terrain"] else "?")
        token = str(hexagon["token"] or "")
        canvas.write(x, y + 0.5, f"{token}(*)" if hexagon["id"] == seen["robber"] else token)


def _draw_harbours(canvas: _Canvas, seen: CatanView, resource: Callable[[str], str]) -> None:
    for place, (a, b), known in zip(DATA["harbours"], GEOMETRY.harbour_ends, seen["harbours"], strict=True):
        cx, cy = GEOMETRY.hex_points[GEOMETRY.hex_id(place["hex"])]
        (ax, ay), (bx, by) = GEOMETRY.intersection_points[a], GEOMETRY.intersection_points[b]
        trade = known["trade"]
        label = {None: "?", "any": "3:1"}.get(trade) or f"2:1 {resource(str(trade))}"
        canvas.write(cx + ((ax + bx) / 2 - cx) * 2, cy + ((ay + by) / 2 - cy) * 1.8, label)


def _draw_paths(canvas: _Canvas, owners: dict[str, int]) -> None:
    for name, (a, b) in zip(GEOMETRY.paths, GEOMETRY.path_ends, strict=True):
        (ax, ay), (bx, by) = GEOMETRY.intersection_points[a], GEOMETRY.intersection_points[b]
        owner = str(owners[name]) if name in owners else None
        middle = (ax + bx) / 2, (ay + by) / 2
        if ax == bx:
            for step in (-0.5, 0.5):
                canvas.write(ax, middle[1] + step, "|" if owner is None else owner)
            canvas.write(ax, middle[1], "|" if owner is None else owner)
        else:
            canvas.write(*middle, (("/" if bx < ax else "\\") if owner is None else owner) * 2)


def _draw_buildings(canvas: _Canvas, seen: CatanView, count_from: int) -> None:
    for x, y in GEOMETRY.intersection_points:
        canvas.write(x, y, "+")
    for letter, pieces in (("s", seen["settlements"]), ("C", seen["cities"])):
        for piece in pieces:
            x, y = GEOMETRY.intersection_points[GEOMETRY.intersection_id(piece["at"])]
            canvas.write(x, y, f"{letter}{piece['seat'] + count_from}")


def _table(seen: CatanView) -> list[str]:
    lines = []
    for seat, hand in enumerate(seen["hands"]):
        mark = ">" if seat in seen["to_move"] else " "
        awards = "".join(
            f"  {name.replace('_', ' ')}" for name in ("longest_road", "largest_army") if seen[name] == seat
        )
        lines.append(
            f"{mark} seat {seat}: {seen['scores'][seat]} points, {hand['count']} cards,"
            f" {hand['development']} development cards, {seen['knights'][seat]} knights,"
            f" road {seen['road_lengths'][seat]}{awards}"
        )
        for cards in (hand["cards"], hand["development_cards"]):
            if cards is not None:
                lines.append("          " + ", ".join(f"{n} {name}" for name, n in cards.items()))
    bank = ", ".join(f"{n} {name}" for name, n in seen["bank"].items())
    lines.append(f"  bank: {bank}; {seen['development_left']} development cards")
    if seen["dice"]:
        lines.append(f"  dice: {seen['dice'][0]} + {seen['dice'][1]}")
    return lines
