"""``EnvGame``: one game between the environments and the engine; chance moves by itself."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np
from gymnasium import spaces

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import Game
from tilefolk.core.registry import get
from tilefolk.core.rng import Rng
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.env_types import Seen
from tilefolk.envs.legal_indices import is_legal_index
from tilefolk.pictures import frame

REWARDS = ("outcome", "points")
RENDER_MODES = ("human", "ansi", "rgb_array")


class EnvGame:
    """A game by name, with its spaces, encoder and random numbers."""

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, object] | None,
        reward: str,
        encoding: str = "full",
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.spec = get(name)
        self.start = self.spec.new(players, options)
        self.game = self.start.copy()
        self.encoder = encoder_for(self.start, encoding)
        self.by_points = reward == "points"
        self.rng = Rng(secrets.randbits(64))

    def reset(self, seed: int | None) -> None:
        """A new game; the same seed gives the same draws and dice."""
        if seed is not None:
            self.rng = Rng(seed)
        self.game = self.start.copy()
        self.game.advance(self.rng)

    def play(self, index: int) -> None:
        """Play the action of an index for the seat to move; raises IllegalAction if it is not legal."""
        game, number = self.game, int(index)
        action = game.action_at(number)
        if not is_legal_index(game, number):
            refusal = self.spec.explain(game, action, game.to_move) if action >= 0 else None
            raise refusal or IllegalAction("core.illegal_action")
        self.play_action(action)

    def play_action(self, action: int) -> None:
        """Play a legal action of the engine."""
        self.game.apply_trusted(action)
        self.game.advance(self.rng)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    def observe(self, seat: int) -> Seen:
        """What a seat sees and may do."""
        game, encoder = self.game, self.encoder
        mask = encoder.mask(game, seat)
        if game.is_over:
            mask[0] = 1  # nothing is left to do, and no policy sees an empty row
        return {"observation": encoder.observe(game, seat), "action_mask": mask}

    def observation_space(self) -> spaces.Dict:
        """The space of ``observe``."""
        low, high = self.encoder.layout.bounds
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=self.encoder.dtype.type),
                "action_mask": spaces.Box(0, 1, (self.start.index_count,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        """The space of indices."""
        return spaces.Discrete(self.start.index_count)

    def render(self, mode: str | None, seat: int | None = None) -> Any:
        """The board as text or as a picture (uint8, height × width × 3)."""
        if mode == "rgb_array":
            return frame(self.game)
        return self.spec.board_text(self.game, seat)


def many(space: spaces.Dict, count: int) -> spaces.Dict:
    """The space of ``count`` games; all share one row of bounds, which else would take most of the memory."""
    return spaces.Dict({name: _batched(part, count) for name, part in space.spaces.items()})


def _batched(space: Any, count: int) -> spaces.Box:
    shared: spaces.Box = copy(space)
    shape = (count, *space.shape)
    shared._shape = shape
    for name in ("low", "high", "bounded_below", "bounded_above"):
        setattr(shared, name, np.broadcast_to(getattr(space, name), shape))
    return shared


def outcomes(game: Game) -> list[float]:
    """1 for a lone winner, and together 0: winners share what the others lose; all 0 before the end."""
    if not game.winners():
        return [0.0] * game.players
    return [(share * game.players - 1) / (game.players - 1) for share in game.returns()]
