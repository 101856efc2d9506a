"""Which encoder belongs to which game."""

from __future__ import annotations

from typing import Any

from tilefolk.core.game import Game
from tilefolk.envs.catan_encoder import CatanEncoder
from tilefolk.envs.encoder import Encoder
from tilefolk.envs.tile_encoder import HuntersEncoder, MayflowerEncoder
from tilefolk.games.catan.rules import Catan
from tilefolk.games.mayflower.rules import Mayflower


def encoder_for(game: Game) -> Encoder:
    """An encoder of the observations of a game.

    >>> import tilefolk
    >>> game = tilefolk.start("hunters", players=2, seed=1).game
    >>> encoder = encoder_for(game)
    >>> [token["x"] for token in encoder.decode(encoder.observe(game, 0))["slots"]]
    [0, 1, 0, -1]
    """
    some: Any = game
    if isinstance(game, Catan):
        return CatanEncoder()
    if isinstance(game, Mayflower):
        return MayflowerEncoder(some)
    return HuntersEncoder(some)
