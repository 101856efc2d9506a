"""Many games stepped at once, with observations, rewards and opponents, all in compiled code."""

from __future__ import annotations

import math
from copy import copy
from typing import TYPE_CHECKING, Any

import numpy as np

from tilefolk.bots.policy import Policy
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core import pointers as core_pointers
from tilefolk.core.batch import Batch
from tilefolk.core.game import Game
from tilefolk.envs import batch_calls, names, rows
from tilefolk.envs.encoder import Encoder

if TYPE_CHECKING:
    from tilefolk.envs.env_types import BatchState

CACHE_LINE = 64
"""Bytes that the processor fetches at once."""


def lined_up(count: int, width: int) -> Any:
    """Zeros of int16 whose first row begins where a line of the processor's cache does."""
    room = np.zeros(count * width + CACHE_LINE // 2, np.int16)
    start = -room.ctypes.data % CACHE_LINE // room.itemsize
    return room[start : start + count * width].reshape(count, width)


class VectorBatch(Batch):
    """A batch that also writes observations (encoder.dtype [size, encoder.size]) and rewards.

    ``learners`` (int32 [size]) says which seat of each game the caller plays; the others follow ``policy``,
    or move at random without one. A learner of -1 plays all seats: the observation is that of the seat to
    move. Rewards are the outcome at the end (winners share what the others lose), or, ``by_points``, points:
    ``rewards`` (float32 [size]) has those of the seat that moved since its last step, ``seat_rewards``
    (float32 [size, players]) those of every seat since the last step of all, from the first observation on
    (points that were there before it included), and ``returns`` the sum of a game's when it has ended.
    """

    encoder: Encoder
    policy: Any
    guess: Game
    thinking: bool
    by_points: bool
    compact: bool
    observations: Any
    reals: Any
    traces: Any
    rewards: Any
    seat_rewards: Any
    returns: Any
    learners: Any
    before: Any
    counted: Any

    def __init__(
        self,
        start: Game,
        seed: int,
        buffers: Any,
        encoder: Encoder,
        policy: Policy | None,
        by_points: bool,
        first: int,
    ) -> None:
        size = len(buffers.learners)
        wanted = {
            "observations": ((size, encoder.size), str(encoder.dtype), buffers.observations),
            "rewards": ((size,), "float32", buffers.rewards),
            "seat_rewards": ((size, start.players), "float32", buffers.seat_rewards),
            "returns": ((size, start.players), "float32", buffers.returns),
            "learners": ((size,), "int32", buffers.learners),
        }
        for name, (shape, dtype, array) in wanted.items():
            if tuple(array.shape) != shape or str(array.dtype) != dtype:
                raise ValueError(f"{name} must be an array of {dtype} with shape {shape}")
        if size and (buffers.learners.min() < names.LEARNS_ALL or buffers.learners.max() >= start.players):
            raise ValueError(f"learners must be seats from 0 to {start.players - 1}, or -1 for all seats")
        self.encoder = encoder
        self.thinking = policy is not None
        self.policy = policy
        self.guess = start.empty_like()
        self.by_points = by_points
        self.compact = str(encoder.dtype) == "float32"
        self.observations = np.zeros((1, 1), np.int16) if self.compact else buffers.observations
        self.reals = buffers.observations if self.compact else np.zeros((1, 1), np.float32)
        self.rewards = buffers.rewards
        self.seat_rewards = buffers.seat_rewards
        self.returns = buffers.returns
        self.learners = buffers.learners
        buffers.seats[:] = core_names.OVER  # every game starts anew
        self.traces = lined_up(size, encoder.trace_size)
        self.before = np.zeros((size, start.players), np.int32)
        self.counted = np.zeros((size, start.players), np.int32)
        Batch.__init__(
            self, start, size, seed, buffers.masks, buffers.seats, buffers.done, buffers.scores, first
        )

    # --- a step -----------------------------------------------------------------------------------

    def _advance(self, i: int) -> int:
        """Let chance and the opponents move until the caller must decide or the game is over."""
        seat = Batch._advance(self, i)
        while seat >= 0 and self.learners[i] >= 0 and seat != self.learners[i]:
            self._reply(i, seat)
            seat = Batch._advance(self, i)
        return seat

    def _reply(self, i: int, seat: int) -> None:
        """An opponent's action; one that thinks sees a guess at what is hidden from it."""
        if not self.thinking:
            batch_calls.apply_random(self._games[i], self._rngs[i])
            return
        batch_calls.redeterminise_into(self.guess, self._games[i], seat, self._rngs[i])
        self.policy.evaluator._prepare(self.guess)
        core_pointers.apply(self._games[i], self.policy._pick(self.guess))

    def _settle(self, i: int) -> None:
        """The buffers of the batch, then the reward of who moved and the observation of who moves next."""
        mover = rows.number(self.learners, i)
        anew = self.seats[i] < 0
        if mover < 0:
            mover = 0 if anew else rows.number(self.seats, i)
        Batch._settle(self, i)
        self.rewards[i] = 0
        if anew:
            for j in range(self.players):
                self.before[i, j] = self.scores[i, j]
        elif self.by_points:
            self.rewards[i] = self.scores[i, mover] - self.before[i, mover]
        elif self.done[i]:
            self.rewards[i] = self._outcome(i, mover)
        self.before[i, mover] = self.scores[i, mover]
        if anew or self.by_points or self.done[i]:
            self._reward_seats(i, anew)
        if self.done[i]:
            self._allow_anything(i)
        if self.learners[i] < 0 and self.seats[i] >= 0:
            mover = rows.number(self.seats, i)
        self._observe(i, mover, anew)

    def _reward_seats(self, i: int, anew: bool) -> None:
        """What every seat won since the last step, and in the whole game once it has ended."""
        for j in range(self.players):
            if anew:
                self.counted[i, j] = 0
            self.seat_rewards[i, j] = 0
            self.returns[i, j] = 0
            if self.by_points:
                self.seat_rewards[i, j] = self.scores[i, j] - self.counted[i, j]
                self.counted[i, j] = self.scores[i, j]
                if self.done[i]:
                    self.returns[i, j] = self.scores[i, j]
            elif self.done[i]:
                self.seat_rewards[i, j] = self._outcome(i, j)
                self.returns[i, j] = self.seat_rewards[i, j]

    def _allow_anything(self, i: int) -> None:
        """The mask of a game that has ended: index 0 stands for any, so that no row is empty."""
        self.masks[i, 0] = 1
        self._fronts[i] = self.index_count

    def _observe(self, i: int, seat: int, anew: bool) -> None:
        """Write what a seat sees over what was there."""
        if self.compact:
            batch_calls.write_reals(self.encoder, self._games[i], seat, rows.reals(self.reals, i))
            return
        if anew:
            self.encoder._clear_trace(rows.shorts(self.traces, i))
        batch_calls.write(
            self.encoder,
            self._games[i],
            seat,
            rows.shorts(self.observations, i),
            rows.shorts(self.traces, i),
        )

    def _fetch(self, i: int, index: int) -> None:
        Batch._fetch(self, i, index)
        if not self.compact:
            observation, trace = rows.shorts(self.observations, i), rows.shorts(self.traces, i)
            batch_calls.fetch(self.encoder, self._games[i], observation, trace)

    def _outcome(self, i: int, seat: int) -> float:
        """1 for a lone winner; all seats together get 0."""
        mask = batch_calls.winners(self._games[i])
        winners = 0
        share = 0.0
        for j in range(self.players):
            winners += (mask >> j) & 1
        if winners == 0:
            return 0.0
        if (mask >> seat) & 1:
            share = 1.0 / winners
        return (share * self.players - 1) / (self.players - 1)

    # --- choosing actions -------------------------------------------------------------------------

    def _random(self, i: int) -> int:
        """A legal index of a game, each as likely; 0 where the game is over."""
        if self._legal[i] == 0:
            return 0
        pick = batch_calls.below(self._rngs[i], self._legal[i])
        return batch_calls.nth_legal(rows.bytes_of(self.masks, i), self.index_count, pick)

    def _random_into(self, actions: Any) -> None:
        """Write a random legal index for every game."""
        for i in range(self.size):
            if i + core_names.GAMES_AHEAD < self.size:
                rows.fetch_bytes(
                    rows.bytes_of(self.masks, i + core_names.GAMES_AHEAD), names.MASK_BYTES_AHEAD
                )
            actions[i] = self._random(i)

    def _sample(self, i: int, logits: Any, chance: Any) -> int:
        """A legal index drawn by logits; writes the logarithm of its probability among the legal ones."""
        legal = memory.scratch(core_names.LEGAL_MAX)
        n = batch_calls.legal_into(rows.bytes_of(self.masks, i), self.index_count, legal)
        if n == 0:
            return 0
        at = i * self.index_count
        best = logits[at + legal[0]]
        total = 0.0
        for j in range(1, n):
            best = max(best, logits[at + legal[j]])
        for j in range(n):
            total += math.exp(logits[at + legal[j]] - best)
        pick = batch_calls.unit(self._rngs[i]) * total
        chosen = legal[n - 1]
        for j in range(n):
            pick -= math.exp(logits[at + legal[j]] - best)
            if pick < 0.0:
                chosen = legal[j]
                break
        chance[i] = logits[at + chosen] - best - math.log(total)
        return chosen

    def _sample_into(self, logits: Any, actions: Any, chances: Any) -> None:
        """Write an index for every game, drawn by logits, and the logarithm of its probability."""
        for i in range(self.size):
            actions[i] = self._sample(i, logits, chances)

    # --- starting anew, keeping and fetching back -------------------------------------------------

    def _restart(self, i: int) -> None:
        self.done[i] = 0
        self.seats[i] = core_names.OVER
        core_pointers.copy(self._games[i], self.start)
        self._settle(i)

    def restart(self, i: int, seed: int) -> None:
        """Start a game anew with random numbers of its own seed."""
        batch_calls.restart(self._rngs[i], seed)
        self._restart(i)

    def restart_ended(self, i: int) -> None:
        """Start a game anew with random numbers that go on; what it begins with counts at its first step."""
        self._restart(i)
        for j in range(self.players):
            self.counted[i, j] = 0

    def state(self) -> BatchState:
        """Everything that is not in the caller's buffers."""
        return {
            "games": [game.copy() for game in self.games],
            "rngs": [copy(rng) for rng in self.rngs],
            "before": np.array(self.before),
            "counted": np.array(self.counted),
        }

    def load(self, state: BatchState) -> None:
        """Go on from where ``state`` was told; the buffers are the caller's to fill."""
        self.rngs = state["rngs"]
        memory.release(self._rngs)
        self._rngs = core_pointers.array(self.rngs)
        for i in range(self.size):
            self.games[i].copy_from(state["games"][i])
            self.traces[i, 0] = names.UNKNOWN
            self._fronts[i] = self.index_count
            self._legal[i] = len(self.games[i].legal()) if self.games[i].to_move >= 0 else 0
            for j in range(self.players):
                self.before[i, j] = state["before"][i, j]
                self.counted[i, j] = state["counted"][i, j]
