"""Which encoder belongs to which game."""

from __future__ import annotations

from typing import Any

from tilefolk.core.game import Game
from tilefolk.envs.catan_encoder import CatanEncoder
from tilefolk.envs.compact_encoder import CompactEncoder
from tilefolk.envs.encoder import Encoder
from tilefolk.envs.tile_encoder import HuntersEncoder, MayflowerEncoder
from tilefolk.games.catan.rules import Catan
from tilefolk.games.mayflower.rules import Mayflower


def encoder_for(game: Game, encoding: str = "full") -> Encoder:
    """An encoder of the observations of a game: ``full``, or ``compact`` for the tile games.

    >>> import tilefolk
    >>> game = tilefolk.start("hunters", players=2, seed=1).game
    >>> encoder = encoder_for(game)
    >>> [token["x"] for token in encoder.decode(encoder.observe(game, 0))["slots"]]
    [0, 1, 0, -1]
    """
    some: Any = game
    if encoding not in ("full", "compact"):
        raise ValueError(f"encoding must be 'full' or 'compact', not {encoding!r}")
    if encoding == "compact":
        if isinstance(game, Catan):
            raise ValueError("Catan has no compact encoding: its full one has 1,155 numbers")
        return CompactEncoder(some, isinstance(game, Mayflower))
    if isinstance(game, Catan):
        return CatanEncoder()
    if isinstance(game, Mayflower):
        return MayflowerEncoder(some)
    return HuntersEncoder(some)
