"""Thousands of games as one Gymnasium vector environment: compiled stepping into NumPy buffers."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any
from weakref import finalize

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.game import Game
from tilefolk.envs.crew import Crew
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.match import Match
from tilefolk.envs.vector_batch import VectorBatch

OPPONENTS = {"random": None, "greedy": "simple", "hard": "tuned"}
"""Opponents that move in compiled code: the weights by which they judge what comes of one action."""

GAMES_A_THREAD = 64
"""With fewer games, what another thread saves is less than what it costs to call it."""
BATCHES_A_THREAD = 8
"""Parts of the work, which are taken by whoever is free."""


@dataclass
class Buffers:
    """What the games are written into, a row a game."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int32]
    scores: NDArray[np.int32]
    done: NDArray[np.int8]
    learners: NDArray[np.int32]

    def part(self, rows: slice) -> Buffers:
        """Some of the rows, the same memory."""
        return Buffers(*(getattr(self, field.name)[rows] for field in fields(self)))


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of the same kind.

    ``learner`` is who the caller plays: ``"turns"`` sits at a different seat in each game (seat i % players
    of game i), a number always at that seat, both against opponents that move inside compiled code;
    ``"all"`` plays every seat, which is self-play. ``opponents`` are ``"random"``, or look one action
    ahead like the bots of these names: ``"greedy"``, ``"hard"``.

    ``threads`` share the games, without a number as many as there are processors, if there are games enough
    for them; what happens in a game depends on its number and the seed alone.

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
        opponents: str = "random",
        reward: str = "outcome",
        threads: int | None = None,
        copy: bool = False,
        **options: object,
    ) -> None:
        if opponents not in OPPONENTS:
            raise ValueError(f"opponents must be one of {', '.join(OPPONENTS)}, not {opponents!r}")
        if threads is None:
            threads = max(1, min(_processors(), num_envs // GAMES_A_THREAD))
        if threads < 1:
            raise ValueError(f"there must be a thread at least, not {threads}")
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
        self._weights = OPPONENTS[opponents]
        self._threads = threads
        self._parts = _parts(num_envs, threads * BATCHES_A_THREAD if threads > 1 else 1)
        self._batches: list[VectorBatch] = []
        self._crew: Crew | None = None
        self._going_home: Callable[[], object] | None = None
        self._buffers = Buffers(
            np.zeros((num_envs, self.encoder.size), np.int16),
            np.zeros((num_envs, match.start.index_count), np.int8),
            np.zeros(num_envs, np.float32),
            np.zeros(num_envs, np.int32),
            np.zeros((num_envs, players), np.int32),
            np.zeros(num_envs, np.int8),
            _learners(learner, num_envs, players),
        )
        self._truncations = np.zeros(num_envs, np.bool_)

    @property
    def observations(self) -> NDArray[np.int16]:
        """The buffer of observations, a row a game."""
        return self._buffers.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """The buffer of masks, a row a game."""
        return self._buffers.masks

    @property
    def games(self) -> list[Game]:
        """The positions themselves."""
        return [game for batch in self._batches for game in batch.games]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games anew; the same seed and actions give the same games."""
        super().reset(seed=seed)
        chosen = secrets.randbits(64) if seed is None else seed
        self.close_extras()
        self._batches = [self._batch(part, chosen) for part in self._parts]
        self._crew = Crew(self._batches, self._threads)
        self._going_home = finalize(self, self._crew.dismiss)
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action index a game; raises ValueError, and plays nothing, if one is not legal."""
        indices = np.ascontiguousarray(actions, np.int32)
        if len(indices) != self.num_envs:
            raise ValueError(f"step needs {self.num_envs} actions, got {len(indices)}")
        if self._crew is None:
            raise RuntimeError("call reset() first")
        self._crew.step(indices)
        rewards, ended = self._buffers.rewards, self._buffers.done.view(np.bool_)
        if self._copy:
            return self._seen(), rewards.copy(), ended.copy(), self._truncations.copy(), self._info()
        return self._seen(), rewards, ended, self._truncations, self._info()

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game."""
        actions = np.zeros(self.num_envs, np.int32)
        if self._crew is None:
            raise RuntimeError("call reset() first")
        self._crew.random_actions(actions)
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._going_home is not None:
            self._going_home()

    def _batch(self, part: slice, seed: int) -> VectorBatch:
        start = self._match.start
        policy = None
        if self._weights is not None:
            policy = Policy(evaluator_of(self._match.spec.name, self._weights), start)
        return VectorBatch(
            start,
            seed,
            self._buffers.part(part),
            encoder_for(start),
            policy,
            self._match.by_points,
            part.start,
        )

    def _seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = {"observation": self._buffers.observations, "action_mask": self._buffers.masks}
        return {key: array.copy() for key, array in seen.items()} if self._copy else seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seats": self._buffers.seats, "scores": self._buffers.scores}
        return {key: array.copy() for key, array in info.items()} if self._copy else info


def _processors() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _parts(size: int, wanted: int) -> list[slice]:
    """The games in ranges as even as can be, none empty."""
    count = max(1, min(wanted, size))
    bounds = [size * i // count for i in range(count + 1)]
    return [slice(a, b) for a, b in pairwise(bounds)]


def _learners(learner: str | int, num_envs: int, players: int) -> NDArray[np.int32]:
    if learner == "all":
        return np.full(num_envs, -1, np.int32)
    if learner == "turns":
        return np.arange(num_envs, dtype=np.int32) % players
    if isinstance(learner, int) and 0 <= learner < players:
        return np.full(num_envs, learner, np.int32)
    raise ValueError(f"learner must be 'turns', 'all' or a seat below {players}, not {learner!r}")
