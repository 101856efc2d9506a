"""SVG as pixels, by resvg; the letters are those of Pillow's own font, the same on every machine."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from tilefolk.core.extras import need
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.pictures import boards

LETTERS = 10
"""The size at which the font is asked for; it does not matter to its shapes."""


def png(picture: str | Game | Match, width: int | None = None) -> bytes:
    """An SVG, or the board of a position or a match, as PNG, so many pixels wide (None: its own width)."""
    svg = picture if isinstance(picture, str) else boards.svg(picture)
    need("pictures", "resvg_py", "PIL")
    import resvg_py

    file, family = _font()
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[file],
        font_family=family,
        serif_family=family,
        sans_serif_family=family,
    )
    return bytes(drawn)


@cache
def _font() -> tuple[str, str]:
    """Pillow's font as a file that lives as long as this process, and its family's name."""
    from PIL import ImageFont

    font: Any = ImageFont.load_default(LETTERS)
    folder = Path(_folder().name)
    (folder / "letters.ttf").write_bytes(font.font_bytes)
    return str(folder / "letters.ttf"), str(font.getname()[0])


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="tilefolk-")
