"""Thousands of games as one Gymnasium vector environment: compiled stepping into NumPy buffers."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilefolk.envs.match import Match
from tilefolk.envs.vector_batch import VectorBatch


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of the same kind.

    ``learner`` is who the caller plays: ``"turns"`` sits at a different seat in each game (seat i % players
    of game i), a number always at that seat, both against opponents that move at random inside compiled
    code; ``"all"`` plays every seat, which is self-play.

    What ``reset`` and ``step`` return are the environment's own buffers, written anew by the next step:
    copy what must last, or ask for copies. A game that ended starts anew at the next step, whatever its
    action (Gymnasium's NEXT_STEP). ``info`` has ``seats`` (the seat to act, -2 where the game is over)
    and ``scores``.
    """

    # as Gymnasium declares it
    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int,
        players: int,
        learner: str | int = "turns",
        reward: str = "outcome",
        copy: bool = False,
        **options: object,
    ) -> None:
        match = Match(name, players, options, reward)
        self.num_envs = num_envs
        self.players = players
        self.encoder = match.encoder
        self.single_observation_space = match.observation_space()
        self.single_action_space = match.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._match = match
        self._copy = copy
        self._learners = _learners(learner, num_envs, players)
        self._batch: VectorBatch | None = None
        self.observations = np.zeros((num_envs, self.encoder.size), np.float32)
        self.masks = np.zeros((num_envs, match.start.index_count), np.int8)
        self.rewards = np.zeros(num_envs, np.float32)
        self.seats = np.zeros(num_envs, np.int32)
        self.scores = np.zeros((num_envs, players), np.int32)
        self._done = np.zeros(num_envs, np.int8)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games anew; the same seed and actions give the same games."""
        super().reset(seed=seed)
        self._batch = VectorBatch(
            self._match.start,
            self.num_envs,
            secrets.randbits(64) if seed is None else seed,
            self.encoder,
            self.observations,
            self.masks,
            self.rewards,
            self._learners,
            self.seats,
            self._done,
            self.scores,
            self._match.by_points,
        )
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action index a game; raises ValueError, and plays nothing, if one is not legal."""
        self._running.step(np.ascontiguousarray(actions, np.int32))
        ended = self._done.view(np.bool_)
        if self._copy:
            return self._seen(), self.rewards.copy(), ended.copy(), self._truncations.copy(), self._info()
        return self._seen(), self.rewards, ended, self._truncations, self._info()

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game."""
        actions: NDArray[np.int32] = self._running.random_actions()
        return actions

    @property
    def _running(self) -> VectorBatch:
        if self._batch is None:
            raise RuntimeError("call reset() first")
        return self._batch

    def _seen(self) -> dict[str, Any]:
        if self._copy:
            return {"observation": self.observations.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.observations, "action_mask": self.masks}

    def _info(self) -> dict[str, Any]:
        if self._copy:
            return {"seats": self.seats.copy(), "scores": self.scores.copy()}
        return {"seats": self.seats, "scores": self.scores}


def _learners(learner: str | int, num_envs: int, players: int) -> NDArray[np.int32]:
    if learner == "all":
        return np.full(num_envs, -1, np.int32)
    if learner == "turns":
        return np.arange(num_envs, dtype=np.int32) % players
    if isinstance(learner, int) and 0 <= learner < players:
        return np.full(num_envs, learner, np.int32)
    raise ValueError(f"learner must be 'turns', 'all' or a seat below {players}, not {learner!r}")
