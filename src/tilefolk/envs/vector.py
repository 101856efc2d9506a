"""Thousands of games as one Gymnasium vector environment: compiled stepping into NumPy buffers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any
from weakref import finalize

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core import words
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.env_game import EnvGame, many
from tilefolk.envs.env_types import Info, Seen, VectorState
from tilefolk.envs.vector_batch import VectorBatch
from tilefolk.envs.vector_setup import (
    BATCHES_A_THREAD,
    GAMES_A_THREAD,
    OPPONENTS,
    Buffers,
    learner_seats,
    mode_named,
    processors,
    ranges,
)
from tilefolk.envs.worker_pool import WorkerPool

Step = tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]
"""What is seen, rewards, which games ended, none that was cut off, and what else there is to know."""


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of the same kind.

    ``learner`` is who the caller plays: ``"turns"`` sits at a different seat in each game (seat i % players
    of game i), a number always at that seat, both against opponents that move inside compiled code;
    ``"all"`` plays every seat, which is self-play. ``opponents`` are ``"random"``, or look one action
    ahead like the bots of these names: ``"greedy"``, ``"hard"``.

    ``encoding`` is ``"full"``, or ``"compact"`` for the tile games. ``autoreset_mode`` is what happens after
    the end of a game, by Gymnasium's words: ``"next_step"`` starts it anew at the next step, whatever its
    action, ``"same_step"`` at once (the last observation is ``info["final_obs"]``), ``"disabled"`` when the
    caller resets it by ``options={"reset_mask": ...}``.

    ``threads`` share the games, without a number as many as there are processors, if there are games enough
    for them; what happens in a game depends on its number and the seed alone.

    What ``reset`` and ``step`` return are the environment's own buffers, written anew by the next step:
    copy what must last, or ask for copies. ``info`` has ``seats`` (the seat to act, -2 where the game is
    over), ``scores``, ``rewards`` (games × players: of every seat since the last step; from ``reset`` to
    the end they add up to ``returns``) and ``returns`` (of games that have just ended, else 0).
    """

    # as Gymnasium declares it
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

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
        encoding: str = "full",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        self._arguments = (
            (name, num_envs, players, learner, opponents, reward, threads, copy, encoding, autoreset_mode),
            options,
        )
        if opponents not in OPPONENTS:
            raise ValueError(f"opponents must be one of {', '.join(OPPONENTS)}, not {opponents!r}")
        if num_envs < 1:
            raise ValueError(f"there must be a game at least, not {num_envs}")
        if threads is None:
            threads = max(1, min(processors(), num_envs // GAMES_A_THREAD))
        if threads < 1:
            raise ValueError(f"there must be a thread at least, not {threads}")
        self.autoreset_mode = mode_named(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        env_game = EnvGame(name, players, options, reward, encoding)
        self.num_envs = num_envs
        self.players = players
        self.encoder = env_game.encoder
        self.single_observation_space = env_game.observation_space()
        self.single_action_space = env_game.action_space()
        self.observation_space = many(env_game.observation_space(), num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._env_game = env_game
        self._encoding = encoding
        self._copy = copy
        self._weights = OPPONENTS[opponents]
        self._buffers = Buffers(
            np.zeros((num_envs, self.encoder.size), self.encoder.dtype),
            np.zeros((num_envs, env_game.start.index_count), np.int8),
            np.zeros(num_envs, np.float32),
            np.zeros((num_envs, players), np.float32),
            np.zeros((num_envs, players), np.float32),
            np.zeros(num_envs, np.int32),
            np.zeros((num_envs, players), np.int32),
            np.zeros(num_envs, np.int8),
            learner_seats(learner, num_envs, players),
        )
        self._truncations = np.zeros(num_envs, np.bool_)
        self._threads = threads
        self._parts = ranges(num_envs, threads * BATCHES_A_THREAD if threads > 1 else 1)
        self._batches: list[VectorBatch] = []
        self._pool: WorkerPool | None = None
        self._end_threads: Callable[[], object] | None = None

    @property
    def observations(self) -> NDArray[Any]:
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
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[Seen, Info]:
        """Start games anew; the same seeds and actions give the same games.

        A seed for all, or one a game; without one the games follow from the last seed. ``options`` may have
        ``reset_mask``, true for the games to start anew; the others stay as they are.
        """
        chosen = self._chosen(options)
        seeds = self._seeds(seed)
        if self._pool is None:
            self._begin()
        for number in np.flatnonzero(chosen).tolist():
            batch = self._batch_of(number)
            batch.restart(number - batch.first, seeds[number])
        return self._seen(), self._info()

    def step(self, actions: Any) -> Step:
        """One action index a game; raises ValueError, and plays nothing, if one is not legal."""
        pool = self._begun()
        indices = np.asarray(actions)
        if indices.shape != (self.num_envs,):
            raise ValueError(
                f"step needs {self.num_envs} actions in one row, got an array of {indices.shape}"
            )
        if indices.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {indices.dtype}")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._buffers.done.any():
            number = int(self._buffers.done.argmax())
            raise ValueError(f"game {number} is over: reset it by options={{'reset_mask': ...}} first")
        pool.step(np.ascontiguousarray(indices, np.int32))
        rewards, ended = self._buffers.rewards, self._buffers.done.view(np.bool_)
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            return self._start_anew(rewards.copy(), ended.copy())
        if self._copy:
            return self._seen(), rewards.copy(), ended.copy(), self._truncations.copy(), self._info()
        return self._seen(), rewards, ended, self._truncations, self._info()

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game."""
        actions = np.zeros(self.num_envs, np.int32)
        self._begun().random_actions(actions)
        return actions

    def sample(self, logits: Any) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
        """A legal action for every game, drawn by logits, and the logarithm of its probability.

        ``logits``: float32, games × actions; those of illegal actions do not matter.
        """
        pool = self._begun()
        wanted = self._buffers.masks.shape
        numbers = np.ascontiguousarray(logits, np.float32)
        if numbers.shape != wanted:
            raise ValueError(f"logits must have the shape {wanted}, not {numbers.shape}")
        if not np.isfinite(numbers).all():
            raise ValueError("logits must be finite numbers; illegal actions are left out without -inf")
        actions = np.zeros(self.num_envs, np.int32)
        chances = np.zeros(self.num_envs, np.float32)
        pool.sample(numbers, actions, chances)
        return actions, chances

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._end_threads is not None:
            self._end_threads()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._arguments, self._state())

    def __deepcopy__(self, memo: dict[int, Any]) -> GameVectorEnv:
        return _restored(self._arguments, self._state())

    # --- games ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._batches = [self._batch(part) for part in self._parts]
        self._pool = WorkerPool(self._batches, self._threads)
        self._end_threads = finalize(self, self._pool.shutdown)

    def _begun(self) -> WorkerPool:
        if self._pool is None:
            raise RuntimeError("call reset() first: the games have not begun")
        return self._pool

    def _batch(self, part: slice) -> VectorBatch:
        start = self._env_game.start
        policy = None
        if self._weights is not None:
            policy = Policy(evaluator_of(self._env_game.spec.name, self._weights), start)
        return VectorBatch(
            start,
            0,
            self._buffers.part(part),
            encoder_for(start, self._encoding),
            policy,
            self._env_game.by_points,
            part.start,
        )

    def _batch_of(self, number: int) -> VectorBatch:
        starts = [part.start for part in self._parts]
        return self._batches[bisect_right(starts, number) - 1]

    def _chosen(self, options: Mapping[str, object] | None) -> NDArray[np.bool_]:
        """The games that ``reset`` starts anew."""
        given = (options or {}).get("reset_mask")
        if given is None:
            return np.ones(self.num_envs, np.bool_)
        if self._pool is None:
            raise RuntimeError("the first reset() starts all games: reset_mask comes later")
        mask = np.asarray(given)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask must be {self.num_envs} truth values in one row")
        return mask

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        """A seed for every game."""
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else int(seed))
            stream = Rng(int(self.np_random.integers(2**63)) if seed is None else int(seed))
            return [stream.next() for _ in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need {self.num_envs} seeds, not {len(seed)}")
        return [int(self.np_random.integers(2**63)) if one is None else int(one) & words.MASK for one in seed]

    def _start_anew(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> Step:
        """The games that ended start at once; what they ended with is in ``info``."""
        final = {key: array.copy() for key, array in self._info_arrays().items()} if ended.any() else {}
        last = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended).tolist():
            last[number] = {key: array[number].copy() for key, array in self._seen_arrays().items()}
            batch = self._batch_of(number)
            batch.restart_ended(number - batch.first)
        info = self._info()
        if final:
            info |= {"rewards": final["rewards"], "returns": final["returns"]}
            info |= {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}
        return self._seen(), rewards, ended, self._truncations.copy(), info

    def _state(self) -> VectorState | None:
        if self._pool is None:
            return None
        return {
            "batches": [batch.state() for batch in self._batches],
            "buffers": deepcopy(self._buffers),
            "np_random": deepcopy(self._np_random),
        }

    def _load(self, state: VectorState) -> None:
        self._begin()
        for batch, kept in zip(self._batches, state["batches"], strict=True):
            batch.load(kept)
        self._buffers.fill(state["buffers"])
        self._np_random = state["np_random"]

    # --- what is told -----------------------------------------------------------------------------

    def _seen_arrays(self) -> Seen:
        return {"observation": self._buffers.observations, "action_mask": self._buffers.masks}

    def _info_arrays(self) -> dict[str, NDArray[Any]]:
        return {
            "seats": self._buffers.seats,
            "scores": self._buffers.scores,
            "rewards": self._buffers.seat_rewards,
            "returns": self._buffers.returns,
        }

    def _seen(self) -> Seen:
        seen = self._seen_arrays()
        return {key: array.copy() for key, array in seen.items()} if self._copy else seen

    def _info(self) -> Info:
        info = self._info_arrays()
        return {key: array.copy() for key, array in info.items()} if self._copy else info


def _restored(arguments: tuple[tuple[Any, ...], Any], state: VectorState | None) -> GameVectorEnv:
    """An environment out of a pickle."""
    env = GameVectorEnv(*arguments[0], **arguments[1])
    if state is not None:
        env._load(state)
    return env
