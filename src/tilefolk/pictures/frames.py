"""A sheet of pixels: each drawing becomes a stamp once, and a board is put together from stamps."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tilefolk.pictures.atlas import Theme
from tilefolk.pictures.paper import Paper
from tilefolk.pictures.raster import png

REACHES = (60, 140, 420)
"""Units round its own place that a drawing may cover: most are small."""
TILE = 100
"""A tile is so many units wide: a whole number of pixels, so that no seam shows."""
STAMPS = 2000


class Frame(Paper):
    """A square picture of pixels, with the board in its middle."""

    def __init__(
        self, game: str, theme: Theme, box: tuple[float, float, float, float], ground: str, size: int
    ) -> None:
        left, top, wide, high = box
        self.scale = max(1, int(size / max(wide, high) * TILE)) / TILE
        shown = size / self.scale
        x, y = left + wide / 2 - shown / 2, top + high / 2 - shown / 2
        super().__init__(game, theme, (x, y, shown, shown), ground)
        self.image = Image.new("RGB", (size, size), ground)

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
        """Stamp a drawing at a place."""
        stamp = stamped(self.game, self.theme, drawing, round(self.scale * scale, 4), turn, opacity)
        if stamp is not None:
            image, left, top = stamp
            place = (
                round((x - self.box[0]) * self.scale) + left,
                round((y - self.box[1]) * self.scale) + top,
            )
            self.image.paste(image, place, image)

    def pixels(self) -> NDArray[np.uint8]:
        """The finished picture: height × width × 3."""
        return np.asarray(self.image).copy()


@lru_cache(maxsize=STAMPS)
def stamped(
    game: str, theme: Theme, drawing: str, scale: float, turn: float, opacity: float
) -> tuple[Image.Image, int, int] | None:
    """A drawing as pixels, and where its corner lies from its place; None if nothing of it shows."""
    for reach in REACHES:
        paper = Paper(game, theme, (-reach, -reach, 2 * reach, 2 * reach), "none")
        paper.put(drawing, turn=turn, opacity=opacity)
        middle = round(reach * scale)
        whole = Image.open(BytesIO(png(paper.svg(max(1, 2 * middle))))).convert("RGBA")
        seen = whole.getbbox()
        if seen is None:
            break
        if (min(seen) > 0 and max(seen) < whole.width) or reach == REACHES[-1]:
            return whole.crop(seen), seen[0] - middle, seen[1] - middle
    return None
