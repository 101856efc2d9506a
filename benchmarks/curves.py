"""The curves of the trained agents as a picture for docs/agents.md: python -m benchmarks.curves

``curves/*.csv`` are the files that the examples wrote while they learnt, cut to shares of wins; bars are
Wilson's intervals, 95 %, of the games that each evaluation had.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

from tilefolk.arena.ratings import wilson

FOLDER = Path(__file__).parent
PICTURE = FOLDER.parent / "docs" / "pictures" / "training.svg"
WIDTH, HEIGHT, LEFT, TOP, GAP = 560, 200, 56, 44, 76
INK, FAINT = "#2b2b2b", "#d9d4c7"
COLOURS = ("#4f7d5c", "#b3722c", "#3d5f8f")
TIME, SHARES = "processor minutes", "wins against "


@dataclass(frozen=True, slots=True)
class Panel:
    """A file of a run, and how many games each evaluation had."""

    file: str
    title: str
    games: int


PANELS = (
    Panel("ppo-hunters.csv", "PPO, 64 games an evaluation", 64),
    Panel("azero-hunters.csv", "Azero, 400 games an evaluation", 400),
)


def lines_of(panel: Panel) -> dict[str, list[tuple[float, float]]]:
    """For every opponent the minutes and the share of wins."""
    with (FOLDER / "curves" / panel.file).open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name.startswith(SHARES)]
    return {
        name.removeprefix(SHARES): [(float(row[TIME]), float(row[name])) for row in rows] for name in names
    }


def drawn(panel: Panel, top: float) -> list[str]:
    """One panel, its upper edge at ``top``."""
    lines = lines_of(panel)
    longest = max(minutes for points in lines.values() for minutes, _ in points)
    parts = [f'<text x="{LEFT}" y="{top - 14}" font-size="15" font-weight="600">{panel.title}</text>']
    for share in (0, 25, 50, 75, 100):
        y = top + HEIGHT * (1 - share / 100)
        parts.append(f'<path d="M{LEFT} {y:g}h{WIDTH}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end">{share} %</text>')
    for fifth in range(6):
        minutes = longest * fifth / 5
        x = LEFT + WIDTH * fifth / 5
        parts.append(f'<text x="{x:g}" y="{top + HEIGHT + 18}" text-anchor="middle">{minutes:.1f}</text>')
    for colour, (name, points) in zip(COLOURS, lines.items(), strict=False):
        placed = [(LEFT + WIDTH * minutes / longest, share) for minutes, share in points]
        path = "L".join(f"{x:.1f} {top + HEIGHT * (1 - share):.1f}" for x, share in placed)
        for x, share in placed:
            low, high = (top + HEIGHT * (1 - end) for end in wilson(share * panel.games, panel.games))
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-opacity="0.35"/>')
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        end = top + HEIGHT * (1 - placed[-1][1])
        parts.append(f'<text x="{LEFT + WIDTH + 10}" y="{end + 4:.1f}" fill="{colour}">{name}</text>')
    return parts


def picture() -> str:
    """All panels as SVG."""
    height = TOP + len(PANELS) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 100} {height}" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}" role="img">',
        "<title>Shares of wins by processor minutes of training</title>",
        '<rect width="100%" height="100%" fill="#fbfaf6"/>',
    ]
    for number, panel in enumerate(PANELS):
        parts += drawn(panel, TOP + number * (HEIGHT + GAP))
    parts.append(f'<text x="{LEFT}" y="{height - 16}">{TIME}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
