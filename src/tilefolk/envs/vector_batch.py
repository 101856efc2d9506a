"""Many games stepped at once, with observations, rewards and opponents, all in compiled code."""

from __future__ import annotations

from typing import Any

import cython
import numpy as np

from tilefolk.core.batch import Batch
from tilefolk.core.game import Game
from tilefolk.envs.encoder import UNKNOWN, Encoder


@cython.cclass
class VectorBatch(Batch):
    """A batch that also writes observations (float32 [size, encoder.size]) and rewards (float32 [size]).

    ``learners`` (int32 [size]) says which seat of each game the caller plays; the others move at random by
    themselves. A learner of -1 plays all seats: the observation is that of the seat to move, and the
    reward that of the seat that moved. Rewards are the outcome at the end (winners share what the others
    lose), or, ``by_points``, the points that the seat won since its last step.
    """

    def __init__(
        self,
        start: Game,
        size: cython.int,
        seed: object,
        encoder: Encoder,
        observations: Any,
        masks: Any,
        rewards: Any,
        learners: Any,
        seats: Any,
        done: Any,
        scores: Any,
        by_points: cython.bint = False,
    ) -> None:
        if observations.shape != (size, encoder.size) or observations.dtype != np.float32:
            raise ValueError(f"observations must be an array of float32 with shape {(size, encoder.size)}")
        if rewards.shape != (size,) or rewards.dtype != np.float32:
            raise ValueError(f"rewards must be an array of float32 with shape {(size,)}")
        if learners.shape != (size,) or learners.dtype != np.int32:
            raise ValueError(f"learners must be an array of int32 with shape {(size,)}")
        if size and (learners.min() < -1 or learners.max() >= start.players):
            raise ValueError(f"learners must be seats from 0 to {start.players - 1}, or -1 for all seats")
        self.encoder = encoder
        self.by_points = by_points
        self.observations = observations
        self.rewards = rewards
        self.learners = learners
        seats[:] = -2  # every game starts anew
        self.used = np.full(size, UNKNOWN, np.int32)
        self.before = np.zeros((size, start.players), np.int32)
        Batch.__init__(self, start, size, seed, masks, seats, done, scores)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, i: cython.int) -> cython.int:
        """Let nature and the random opponents move until the caller must decide or the game is over."""
        buffer: cython.longlong[4096]
        n: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
        seat: cython.int = Batch._advance(self, i)
        while seat >= 0 and self.learners[i] >= 0 and seat != self.learners[i]:
            n = cython.cast(Game, self._games[i])._legal_into(buffer)
            cython.cast(Game, self._games[i])._apply(buffer[self.rng._below(n)])
            seat = Batch._advance(self, i)
        return seat

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
        if cython.compiled:
            self.used[i] = self.encoder._write(
                cython.cast(Game, self._games[i]),
                mover,
                cython.address(self.observations[i, 0]),
                self.used[i],
            )
        else:
            self.used[i] = self.encoder._write(self._games[i], mover, self.observations[i], self.used[i])

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
        j: cython.int
        n: cython.int = 0
        for j in range(self.index_count):
            if self.masks[i, j]:
                n += 1
        if n == 0:
            return 0
        n = self.rng._below(n)
        for j in range(self.index_count):
            if self.masks[i, j]:
                n -= 1
                if n < 0:
                    return j
        return 0

    def random_actions(self) -> Any:
        """A random legal index for every game, as an int32 array."""
        actions = np.zeros(self.size, np.int32)
        view: cython.int[::1] = actions
        i: cython.int
        with cython.nogil:
            for i in range(self.size):
                view[i] = self._random(i)
        return actions
