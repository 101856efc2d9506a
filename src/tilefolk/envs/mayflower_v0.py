"""Carcassonne Mayflower, for 2 to 5 players, as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from tilefolk.envs.aec import GameEnv, parallel, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(
    players: int = 2,
    reward: str = "outcome",
    render_mode: str | None = None,
    encoding: str = "full",
    **options: object,
) -> GameEnv:
    """The environment itself, where an illegal action raises; ``options`` are the options of the table."""
    return GameEnv("mayflower", players, options, reward, render_mode, encoding)


def env(**settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action loses."""
    return wrapped(raw_env(**settings))


def parallel_env(**settings: Any) -> Any:
    """The same as a parallel environment."""
    return parallel(env(**settings))
