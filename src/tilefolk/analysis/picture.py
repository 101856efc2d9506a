"""The analysis as pictures: the win curve with luck and decisions, the score curve, the dice; SVG by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from xml.sax.saxutils import escape

from tilefolk.analysis.report import Decision, Report

Words = Callable[..., str]
"""The text ``analysis-KEY`` in the reader's language."""

WIDTH, HEIGHT, LEFT, RIGHT, TOP = 860, 300, 56, 20, 52
BARS = 110
INK, FAINT, PAPER, GREY = "#2b2b2b", "#d9d4c7", "#fbfaf6", "#8a8578"
COLOURS = {
    "red": "#c0392b",
    "blue": "#2466b3",
    "yellow": "#b8860b",
    "green": "#2e7d32",
    "black": "#333333",
    "orange": "#d06a1b",
    "white": "#8d8d8d",
}
LINE = COLOURS["red"]
MARK_SIZE = {"inaccuracy": 4, "mistake": 6, "blunder": 8}


def colour_codes(colours: Sequence[str]) -> list[str]:
    """What the seats' colours are drawn with on paper."""
    return [COLOURS.get(colour, INK) for colour in colours]


def win_curve(
    report: Report,
    names: Sequence[str],
    colours: Sequence[str],
    words: Words,
    played: Callable[[Decision], str] = attrgetter("text"),
) -> str:
    """Each seat's chance to win with two standard errors and marked decisions; luck and decisions below."""
    shades = colour_codes(colours)
    axis = Axis([node.number for node in report.nodes], report.nodes[-1].number + 1)
    lines = [*_frame(TOP + HEIGHT + BARS + 64, words("title", game=words(f"game-{report.game}")))]
    for tenth in range(0, 11, 2):
        y = TOP + HEIGHT * (1 - tenth / 10)
        lines.append(f'<path d="M{LEFT} {y:g}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 5:g}" text-anchor="end">{tenth * 10} %</text>')
    final = [seat.result for seat in report.seats]
    for seat in range(report.players):
        lines += _band(report, seat, shades[seat], axis)
        dots = [(axis.x(node.number), _y(node.shares[seat])) for node in report.nodes]
        dots.append((axis.x(axis.end), _y(final[seat])))
        lines.append(f'<path d="{_path(dots)}" fill="none" stroke="{shades[seat]}" stroke-width="2.5"/>')
    lines += _marks(report, shades, axis, words, played)
    lines += _bars(report, shades, axis, words)
    lines += _legend(names, shades, TOP + HEIGHT + BARS + 48)
    return "\n".join([*lines, "</svg>", ""])


def score_curve(report: Report, names: Sequence[str], colours: Sequence[str], words: Words) -> str:
    """Each seat's points along the game."""
    shades = colour_codes(colours)
    axis = Axis([node.number for node in report.nodes], report.nodes[-1].number + 1)
    ticks = round_ticks(max(1, *report.scores))
    most = ticks[-1]
    lines = [*_frame(TOP + HEIGHT + 40, words("scores"))]
    for points in ticks:
        y = _y(points / most)
        lines.append(f'<path d="M{LEFT} {y:g}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 5:g}" text-anchor="end">{points}</text>')
    for seat in range(report.players):
        dots = [(axis.x(node.number), _y(node.scores[seat] / most)) for node in report.nodes]
        dots.append((axis.x(axis.end), _y(report.scores[seat] / most)))
        lines.append(f'<path d="{_path(dots)}" fill="none" stroke="{shades[seat]}" stroke-width="2.5"/>')
    lines += _legend(names, shades, TOP + HEIGHT + 26)
    return "\n".join([*lines, "</svg>", ""])


def round_ticks(most: int, count: int = 5) -> list[int]:
    """Round numbers at equal steps, at most ``count``, from 0 to the first that is no less than ``most``.

    >>> round_ticks(10), round_ticks(13), round_ticks(142)
    ([0, 2, 4, 6, 8, 10], [0, 5, 10, 15], [0, 50, 100, 150])
    """
    step = next(
        times * 10**power for power in range(most) for times in (1, 2, 5) if times * 10**power * count >= most
    )
    return [at * step for at in range(-(-most // step) + 1)]


def dice_histogram(report: Report, words: Words) -> str:
    """How often each sum was thrown, and how often it was to be expected."""
    assert report.catan is not None, "only Catan has dice"
    rolls, to_expect = report.catan.rolls, report.catan.expected_rolls
    most = max(1, *rolls.values(), *to_expect.values())
    lines = [*_frame(TOP + HEIGHT + 40, words("dice"))]
    wide = (WIDTH - LEFT - RIGHT) / 11
    for at, (total, count) in enumerate(rolls.items()):
        x, foot = LEFT + at * wide, TOP + HEIGHT
        middle, top = x + wide / 2, foot - HEIGHT * count / most
        expected = foot - HEIGHT * to_expect[total] / most
        size = f'width="{wide - 16:.1f}" height="{foot - top:.1f}"'
        lines += [
            f'<rect x="{x + 8:.1f}" y="{top:.1f}" {size} fill="{COLOURS["blue"]}" opacity="0.75"/>',
            f'<path d="M{x + 2:.1f} {expected:.1f}h{wide - 4:.1f}" stroke="{LINE}" stroke-width="3"/>',
            f'<text x="{middle:.1f}" y="{foot + 20}" text-anchor="middle">{total}</text>',
            f'<text x="{middle:.1f}" y="{top - 5:.1f}" text-anchor="middle">{count}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


class Axis:
    """From the number of a move to its place from left to right."""

    def __init__(self, numbers: Sequence[int], end: int) -> None:
        self.begin, self.end = numbers[0], max(end, numbers[0] + 1)

    def x(self, number: int) -> float:
        """Where a move is drawn."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - self.begin) / (self.end - self.begin)


def _frame(height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="DejaVu Sans, system-ui, sans-serif" font-size="13" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text x="16" y="28" font-size="17" font-weight="600">{escape(title)}</text>',
    ]


def _y(share: float) -> float:
    return TOP + HEIGHT * (1 - share)


def _path(dots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)


def _band(report: Report, seat: int, shade: str, axis: Axis) -> list[str]:
    """Two standard errors to both sides."""
    upper, lower = [], []
    for node in report.nodes:
        x, share, error = axis.x(node.number), node.shares[seat], 2 * node.errors[seat]
        upper.append((x, _y(min(1.0, share + error))))
        lower.append((x, _y(max(0.0, share - error))))
    return [f'<path d="{_path([*upper, *lower[::-1]])}Z" fill="{shade}" opacity="0.14"/>']


def _marks(
    report: Report, shades: Sequence[str], axis: Axis, words: Words, played: Callable[[Decision], str]
) -> list[str]:
    found = []
    for decision in report.decisions:
        if not decision.mark:
            continue
        before = [node for node in report.nodes if node.number <= decision.number][-1]
        x, y = axis.x(decision.number), _y(before.shares[decision.seat])
        label = words(
            "marked", mark=words(decision.mark), move=played(decision), loss=round(100 * decision.loss)
        )
        place = f'cx="{x:.1f}" cy="{y:.1f}" r="{MARK_SIZE[decision.mark]}"'
        found.append(
            f'<circle {place} fill="{shades[decision.seat]}" stroke="{PAPER}" stroke-width="1.5">'
            f"<title>{escape(label)}</title></circle>"
        )
    return found


def _bars(report: Report, shades: Sequence[str], axis: Axis, words: Words) -> list[str]:
    """Below the curve, for the first seat: luck in grey, every seat's decisions in its colour."""
    middle = TOP + HEIGHT + 24 + BARS / 2
    said = escape(words("changes"))
    lines = [
        f'<path d="M{LEFT} {middle:g}H{WIDTH - RIGHT}" stroke="{GREY}"/>',
        f'<text x="16" y="{TOP + HEIGHT + 22}" font-size="11" fill="{GREY}">{said}</text>',
    ]
    for stroke in report.strokes:
        lines.append(_bar(axis.x(stroke.number), middle, stroke.luck[0], GREY))
    for decision in report.decisions:
        if decision.change[0]:
            lines.append(_bar(axis.x(decision.number) + 2, middle, decision.change[0], shades[decision.seat]))
    return lines


def _bar(x: float, middle: float, change: float, shade: str) -> str:
    high = min(1.0, abs(change) * 2) * BARS / 2
    top = middle - high if change > 0 else middle
    return f'<rect x="{x:.1f}" y="{top:.1f}" width="3" height="{high:.1f}" fill="{shade}"/>'


def _legend(names: Sequence[str], shades: Sequence[str], y: int) -> list[str]:
    wide = (WIDTH - LEFT) / max(1, len(names))
    return [
        f'<circle cx="{LEFT + at * wide:.0f}" cy="{y - 5}" r="6" fill="{shade}"/>'
        f'<text x="{LEFT + at * wide + 12:.0f}" y="{y}">{escape(name)}</text>'
        for at, (name, shade) in enumerate(zip(names, shades, strict=True))
    ]
