"""Catan, for 3 or 4 players (2 as a variant for bots), as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from tilefolk.envs.aec import GameEnv, parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(
    players: int = 4, reward: str = "outcome", render_mode: str | None = None, **options: object
) -> GameEnv:
    """The environment; ``options`` are the options of the table."""
    return GameEnv("catan", players, options, reward, render_mode)


def parallel_env(
    players: int = 4, reward: str = "outcome", render_mode: str | None = None, **options: object
) -> Any:
    """The same as a parallel environment."""
    return parallel(env(players, reward, render_mode, **options))


raw_env = env
