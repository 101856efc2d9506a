"""Many games stepped at once, with observations, rewards and opponents, all in compiled code."""

from __future__ import annotations

from typing import Any

import cython
import numpy as np

from tilefolk.bots.policy import Policy
from tilefolk.core.batch import Batch
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng
from tilefolk.envs.encoder import Encoder

if not cython.compiled:
    from tilefolk.core.batch import AHEAD


def lined_up(rows: int, width: int) -> Any:
    """Zeros of int16 whose first row begins where a line of the processor's cache does."""
    room = np.zeros(rows * width + 32, np.int16)
    start = -room.ctypes.data % 64 // 2
    return room[start : start + rows * width].reshape(rows, width)


@cython.cclass
class VectorBatch(Batch):
    """A batch that also writes observations (int16 [size, encoder.size]) and rewards (float32 [size]).

    ``learners`` (int32 [size]) says which seat of each game the caller plays; the others follow ``policy``,
    or move at random without one. A learner of -1 plays all seats: the observation is that of the seat to
    move, and the reward that of the seat that moved. Rewards are the outcome at the end (winners share what
    the others lose), or, ``by_points``, the points that the seat won since its last step.
    """

    def __init__(
        self,
        start: Game,
        seed: object,
        buffers: Any,
        encoder: Encoder,
        policy: Policy | None,
        by_points: cython.bint,
        first: cython.int,
    ) -> None:
        size: cython.int = len(buffers.learners)
        wanted = {
            "observations": ((size, encoder.size), "int16", buffers.observations),
            "rewards": ((size,), "float32", buffers.rewards),
            "learners": ((size,), "int32", buffers.learners),
        }
        for name, (shape, dtype, array) in wanted.items():
            if tuple(array.shape) != shape or str(array.dtype) != dtype:
                raise ValueError(f"{name} must be an array of {dtype} with shape {shape}")
        if size and (buffers.learners.min() < -1 or buffers.learners.max() >= start.players):
            raise ValueError(f"learners must be seats from 0 to {start.players - 1}, or -1 for all seats")
        self.encoder = encoder
        self.thinking = policy is not None
        self.policy = policy
        self.guess = start.blank()
        self.by_points = by_points
        self.observations = buffers.observations
        self.rewards = buffers.rewards
        self.learners = buffers.learners
        buffers.seats[:] = -2  # every game starts anew
        self.traces = lined_up(size, encoder.trace_size)
        self.before = np.zeros((size, start.players), np.int32)
        Batch.__init__(
            self, start, size, seed, buffers.masks, buffers.seats, buffers.done, buffers.scores, first
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, i: cython.int) -> cython.int:
        """Let nature and the opponents move until the caller must decide or the game is over."""
        seat: cython.int = Batch._advance(self, i)
        while seat >= 0 and self.learners[i] >= 0 and seat != self.learners[i]:
            cython.cast(Game, self._games[i])._apply(self._reply(i, seat))
            seat = Batch._advance(self, i)
        return seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reply(self, i: cython.int, seat: cython.int) -> cython.longlong:
        """An opponent's action; one that thinks sees a guess at what is hidden from it."""
        if not self.thinking:
            return cython.cast(Game, self._games[i])._random_action(cython.cast(Rng, self._rngs[i]))
        self.guess._copy_from(cython.cast(Game, self._games[i]))
        self.guess._redeterminise(seat, cython.cast(Rng, self._rngs[i]))
        self.policy.evaluator._prepare(self.guess)
        return self.policy._pick(self.guess)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self, i: cython.int) -> cython.void:
        """The buffers of the batch, then the reward of who moved and the observation of who moves next."""
        j: cython.int
        mover: cython.int = self.learners[i]
        anew: cython.bint = self.seats[i] < 0
        if mover < 0:
            mover = 0 if anew else self.seats[i]
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
        if self.learners[i] < 0 and self.seats[i] >= 0:
            mover = self.seats[i]
        self._observe(i, mover, anew)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _observe(self, i: cython.int, seat: cython.int, anew: cython.bint) -> cython.void:
        """Write what a seat sees over what was there."""
        if cython.compiled:
            if anew:
                self.encoder._forget(cython.address(self.traces[i, 0]))
            self.encoder._write(
                cython.cast(Game, self._games[i]),
                seat,
                cython.address(self.observations[i, 0]),
                cython.address(self.traces[i, 0]),
            )
        else:
            if anew:
                self.encoder._forget(self.traces[i])
            self.encoder._write(self._games[i], seat, self.observations[i], self.traces[i])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, i: cython.int, index: cython.int) -> cython.void:
        Batch._fetch(self, i, index)
        if cython.compiled:
            self.encoder._fetch(
                cython.cast(Game, self._games[i]),
                cython.address(self.observations[i, 0]),
                cython.address(self.traces[i, 0]),
            )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _outcome(self, i: cython.int, seat: cython.int) -> cython.float:
        """1 for a lone winner; all seats together get 0."""
        mask: cython.int = cython.cast(Game, self._games[i])._winner_mask()
        winners: cython.int = 0
        j: cython.int
        share: cython.float = 0
        for j in range(self.players):
            winners += (mask >> j) & 1
        if winners == 0:
            return 0
        if (mask >> seat) & 1:
            share = cython.cast(cython.float, 1.0) / winners
        return (share * self.players - 1) / (self.players - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random(self, i: cython.int) -> cython.int:
        """A legal index of a game, each as likely; 0 where the game is over."""
        j: cython.int = 0
        here: cython.int
        pick: cython.int
        ones: cython.ulonglong = 16843009
        words: cython.ulonglong[4]
        if self._legal[i] == 0:
            return 0
        pick = cython.cast(Rng, self._rngs[i])._below(self._legal[i])
        if not cython.compiled:
            words = [0] * 4
        else:
            # 32 at once, each 0 or 1: the product's highest byte is the sum of its bytes
            ones |= ones << 32
            while j + 32 <= self.index_count:
                memcpy(words, cython.address(self.masks[i, j]), 32)
                here = cython.cast(cython.int, ((words[0] + words[1] + words[2] + words[3]) * ones) >> 56)
                if pick < here:
                    break
                pick -= here
                j += 32
        while True:
            if self.masks[i, j]:
                pick -= 1
                if pick < 0:
                    return j
            j += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random_into(self, actions: cython.p_int) -> cython.void:
        """Write a random legal index for every game."""
        i: cython.int
        for i in range(self.size):
            if cython.compiled and i + AHEAD < self.size:
                fetch_lines(cython.address(self.masks[i + AHEAD, 0]), 256)
            actions[i] = self._random(i)
