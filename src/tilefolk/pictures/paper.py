"""A sheet to draw on: pieces of SVG at their places, marks over them, and the frame round all."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from tilefolk.pictures.atlas import Theme, atlas, painted

INK = {"light": "#2f261d", "dark": "#efe4cf"}
CARD = {"light": "#fcf4e0", "dark": "#2a241e"}
TABLE = {"light": "#432c1d", "dark": "#222c33"}
SEA = {"light": "#2f86b0", "dark": "#1b4a63"}
GLOW = "#ffcf5a"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"
SMALLEST = 16
"""Pixels: nothing is drawn smaller."""


def number(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{round(value, 2):g}"


@dataclass
class Paper:
    """A picture in the making; places are in units of the board."""

    game: str
    theme: Theme
    box: tuple[float, float, float, float]
    """Left, top, width and height of what is shown."""
    ground: str
    parts: list[str] = field(default_factory=list)

    def put(
        self,
        drawing: str,
        x: float = 0,
        y: float = 0,
        *,
        scale: float = 1,
        turn: float = 0,
        opacity: float = 1,
    ) -> None:
        """Lay a drawing at a place."""
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        moves += [f"rotate({number(turn)})"] if turn else []
        moves += [f"scale({number(scale)})"] if scale != 1 else []
        moved = f' transform="{" ".join(moves)}"' if moves else ""
        faint = f' opacity="{number(opacity)}"' if opacity != 1 else ""
        self.parts.append(f"<g{moved}{faint}>{drawing}</g>" if moved or faint else drawing)

    def label(self, x: float, y: float, text: str, size: float, share: float | None = None) -> None:
        """A word or number on a small card; a ``share`` (0 to 1) warms the card up."""
        wide = size * (0.62 * len(text) + 0.7)
        card = CARD[self.theme] if share is None else _between("#fcf4e0", GLOW, share)
        ink = INK[self.theme] if share is None else INK["light"]
        self.parts.append(
            f'<g transform="translate({number(x)} {number(y)})">'
            f'<rect x="{number(-wide / 2)}" y="{number(-size * 0.72)}" width="{number(wide)}" '
            f'height="{number(size * 1.44)}" rx="{number(size * 0.5)}" fill="{card}" '
            f'stroke="{INK["light"]}" stroke-width="{number(size / 9)}"/>'
            f'<text y="{number(size * 0.36)}" font-family="{SANS}" font-weight="700" text-anchor="middle" '
            f'font-size="{number(size)}" fill="{ink}">{escape(text)}</text></g>'
        )

    def svg(self, width: int, title: str = "") -> str:
        """The finished picture, so many pixels wide."""
        left, top, wide, high = (number(value) for value in self.box)
        height = max(SMALLEST, round(width * self.box[3] / self.box[2]))
        named = f"<title>{escape(title)}</title>" if title else ""
        body = painted(self.game, self.theme, "".join(self.parts))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{left} {top} {wide} {high}" role="img">{named}'
            f"<defs>{atlas(self.game)['defs']}</defs>"
            f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{self.ground}"/>{body}</svg>'
        )


def _between(cold: str, warm: str, share: float) -> str:
    share = min(1.0, max(0.0, share))
    pairs = [(int(cold[i : i + 2], 16), int(warm[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)
