"""``Match``: one game between the environments and the engine; nature moves by itself."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import NATURE, OVER, Game
from tilefolk.core.registry import get
from tilefolk.core.rng import Rng
from tilefolk.envs.drawing import draw
from tilefolk.envs.encoders import encoder_for

REWARDS = ("outcome", "points")
RENDER_MODES = ("human", "ansi", "rgb_array")
LOW, HIGH = -128, 16384
"""Between these lie all numbers of all observations."""


class Match:
    """A game by name, with its spaces, encoder and random numbers."""

    def __init__(self, name: str, players: int, options: Mapping[str, object] | None, reward: str) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {REWARDS}, not {reward!r}")
        self.spec = get(name)
        self.start = self.spec.new(players, options)
        self.game = self.start.copy()
        self.encoder = encoder_for(self.start)
        self.by_points = reward == "points"
        self.rng = Rng(secrets.randbits(64))

    def reset(self, seed: int | None) -> None:
        """A new game; the same seed gives the same draws and dice."""
        if seed is not None:
            self.rng = Rng(seed)
        self.game = self.start.copy()
        self._advance()

    def play(self, index: int) -> None:
        """Play the action of an index for the seat to move; raises IllegalAction if it is not legal."""
        action = self.game.action_at(int(index))
        if action < 0 or action not in self.game.legal():
            refusal = self.spec.explain(self.game, action) if action >= 0 else None
            raise refusal or IllegalAction("core.illegal_action")
        self.play_action(action)

    def play_action(self, action: int) -> None:
        """Play a legal action of the engine."""
        self.game.apply_trusted(action)
        self._advance()

    def _advance(self) -> None:
        game = self.game
        while game.to_move == NATURE:
            game.apply_trusted(game.sample_chance(self.rng))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move == OVER

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees and may do."""
        return {
            "observation": self.encoder.observe(self.game, seat),
            "action_mask": self.encoder.mask(self.game, seat),
        }

    def observation_space(self) -> spaces.Dict:
        """The space of ``observe``."""
        return observation_space(self.encoder.size, self.start.index_count)

    def action_space(self) -> spaces.Discrete[Any]:
        """The space of indices."""
        return spaces.Discrete(self.start.index_count)

    def render(self, mode: str | None, seat: int | None = None) -> Any:
        """The board as text or as a picture (uint8, height × width × 3)."""
        if mode == "rgb_array":
            return draw(self.spec, self.game)
        return self.spec.board_text(self.game, seat)


def observation_space(size: int, index_count: int) -> spaces.Dict:
    """Observation and mask, as every interface gives them."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (index_count,), np.int8),
        }
    )


def outcomes(game: Game) -> list[float]:
    """1 for a lone winner, and together 0: winners share what the others lose; all 0 before the end."""
    if not game.winners():
        return [0.0] * game.players
    return [(share * game.players - 1) / (game.players - 1) for share in game.returns()]
