"""Tilefolk: three classic table games, exactly as their rule books tell them.

>>> import tilefolk
>>> match = tilefolk.start("hunters", players=2, seed=1)
>>> len(match.legal()) > 0
True
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tilefolk import _engine

_engine.prepare()  # the engine must be chosen before any other module is imported

import tilefolk.games  # noqa: E402  (registers the games)
from tilefolk._engine import engine  # noqa: E402
from tilefolk._version import VERSION as __version__  # noqa: E402
from tilefolk.core.errors import TilefolkError  # noqa: E402
from tilefolk.core.events import Event  # noqa: E402
from tilefolk.core.game import NATURE, OVER, Game  # noqa: E402
from tilefolk.core.nature import Nature  # noqa: E402
from tilefolk.core.playthrough import Playthrough  # noqa: E402
from tilefolk.core.record import Record  # noqa: E402
from tilefolk.core.registry import GameSpec, get, names  # noqa: E402
from tilefolk.core.rng import Rng  # noqa: E402

__all__ = [
    "NATURE",
    "OVER",
    "Event",
    "Game",
    "GameSpec",
    "Nature",
    "Playthrough",
    "Record",
    "Rng",
    "TilefolkError",
    "__version__",
    "engine",
    "games",
    "get",
    "load",
    "start",
]


def start(
    game: str,
    players: int = 2,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    seats: Mapping[int, str] | None = None,
    tiles: Any = None,
) -> Playthrough:
    """Start a game by name; nature's draws follow from ``seed`` (None: fresh and secret).

    ``tiles`` is a tile set, or the path of a tile file, to play with instead of the game's own.
    """
    return Playthrough.start(get(game), players, seed, options, seats, _tiles(get(game), tiles))


def load(path: str | Path, tiles: Any = None) -> Playthrough:
    """Replay a saved record to the identical state; ``tiles`` as for ``start``."""
    record = Record.load(path)
    return Playthrough.replay(record, _tiles(record.spec, tiles))


def _tiles(spec: GameSpec, tiles: Any) -> Any:
    return spec.read_tiles(tiles) if isinstance(tiles, (str, Path)) else tiles


def games() -> list[str]:
    """The names of the games."""
    return names()
