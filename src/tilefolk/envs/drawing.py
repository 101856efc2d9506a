"""Boards as pictures (``render_mode="rgb_array"``)."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.envs.drawing_catan import draw_catan
from tilefolk.envs.drawing_tiles import draw_tiles
from tilefolk.tiles.spec import TileGameSpec


def draw(spec: GameSpec, game: Game) -> NDArray[np.uint8]:
    """The board as everybody sees it: uint8, height × width × 3."""
    if isinstance(spec, TileGameSpec):
        return draw_tiles(spec, cast("Any", game))
    return draw_catan(cast("Any", game))
