"""A picture of the result: shares of wins with their intervals, as SVG without any library."""

from __future__ import annotations

import io
from pathlib import Path
from xml.sax.saxutils import escape

from tilefolk.arena.result import ArenaResult
from tilefolk.core.files import write_whole

ROW, LEFT, WIDTH, TOP = 44, 170, 420, 56
INK, BAR, LINE, FAINT = "#2b2b2b", "#4f7d5c", "#1f3d2a", "#d9d4c7"


def save(result: ArenaResult, title: str, path: Path) -> None:
    """Write an .svg, or with matplotlib installed a .png."""
    if path.suffix == ".png":
        _save_png(result, title, path)
    else:
        write_whole(path, svg(result, title).encode())


def svg(result: ArenaResult, title: str) -> str:
    """The picture as text."""
    height = TOP + ROW * len(result.standings) + 36
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 110} {height}" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fbfaf6"/>',
        f'<text x="16" y="28" font-size="17" font-weight="600">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = LEFT + WIDTH * tenth / 10
        lines.append(f'<path d="M{x:g} {TOP - 8}V{height - 30}" stroke="{FAINT}"/>')
        lines.append(f'<text x="{x:g}" y="{height - 12}" text-anchor="middle">{tenth * 10} %</text>')
    for number, standing in enumerate(result.standings):
        y = TOP + ROW * number
        low, high = LEFT + WIDTH * standing.low, LEFT + WIDTH * standing.high
        middle = y + 13
        lines += [
            f'<text x="{LEFT - 12}" y="{y + 18}" text-anchor="end">{escape(standing.name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH * standing.share:.1f}" height="26" fill="{BAR}"/>',
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 7}v12M{high:.1f} {y + 7}v12" '
            f'stroke="{LINE}" stroke-width="2"/>',
            f'<text x="{LEFT + WIDTH + 14}" y="{y + 18}">{100 * standing.share:.1f} %</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _save_png(result: ArenaResult, title: str, path: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    shares = [100 * standing.share for standing in result.standings]
    below = [100 * (standing.share - standing.low) for standing in result.standings]
    above = [100 * (standing.high - standing.share) for standing in result.standings]
    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.5 * len(shares)), layout="constrained")
    axes.barh([standing.name for standing in result.standings], shares, xerr=[below, above], color=BAR)
    axes.invert_yaxis()
    axes.set(title=title, xlim=(0, 100), xlabel="%")
    content = io.BytesIO()
    figure.savefig(content, dpi=150, format="png")
    pyplot.close(figure)
    write_whole(path, content.getvalue())
