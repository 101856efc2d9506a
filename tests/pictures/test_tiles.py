"""A picture of every tile: it covers its square, and every part of it has the colours of what it is."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

import tilefolk
from tilefolk import pictures
from tilefolk.pictures.atlas import tile_atlas

SIZE = 60
NEAR_ENOUGH = 40
"""So far apart, in steps of red, green and blue, two colours still pass for the same."""
LOOKS = {
    "meadow": ("ground", "ground2", "ground3", "grass"),
    "plain": ("ground", "ground2", "ground3", "grass", "beach"),
    "forest": ("forest", "forest2", "tree1", "tree2", "tree3", "lit1", "lit2", "lit3"),
    "river": ("water", "water2", "deep", "bank"),
    "lake": ("water", "water2", "deep", "bank"),
    "system": ("water", "water2", "deep", "bank"),
    "road": ("road", "road2", "bank"),
    "city": ("city", "city2", "city3", "roof1", "roof2", "roof3", "wall"),
    "farm": ("field", "field2", "barn", "fence", "ground", "ground2"),
}
"""The colours of the palette that a zone of a type may show."""
TILES = [
    (game, name, number % 4, theme)
    for game in ("hunters", "mayflower")
    for number, name in enumerate(tilefolk.get(game).art()["kinds"])
    for theme in ("light", "dark")
    if theme == "light" or number % 4 == 0  # a quarter of the tiles is enough by night
]


def pixels(svg: str) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(pictures.png(svg))).convert("RGB")).astype(int)


def outlined(outline: str, rotation: int) -> np.ndarray:
    """Which pixels of a tile lie in an outline."""
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 100 100">'
        f'<rect width="100" height="100"/><path d="{outline}" fill="#fff" transform="rotate({90 * rotation} 50 50)"/></svg>'
    )
    return pixels(drawn)[:, :, 0] > 128


@pytest.mark.parametrize(("game", "name", "rotation", "theme"), TILES)
def test_every_part_of_every_tile_looks_like_what_it_is(game, name, rotation, theme) -> None:
    kind = tilefolk.get(game).art()["kinds"][name]
    drawn = pixels(pictures.tile_svg(game, name, 90 * rotation, width=SIZE, theme=theme))
    assert drawn.shape == (SIZE, SIZE, 3)
    palette = tile_atlas(game)["palette"][theme]
    outlines = tile_atlas(game)["kinds"][name]["zones"]
    assert len(outlines) == len(kind["zones"])  # the client and the engine count the same zones
    for zone, outline in zip(kind["zones"], outlines, strict=True):
        inside = drawn[outlined(outline, rotation)]
        wanted = [palette[colour] for colour in LOOKS[zone["type"]] if colour in palette]
        colours = np.array([[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in wanted])
        distance = np.abs(inside[:, None, :] - colours[None, :, :]).sum(axis=2).min(axis=1)
        assert len(inside) > 0, f"{zone} has no place"
        assert (distance < NEAR_ENOUGH).mean() > 0.25, f"{zone} does not look like it"
