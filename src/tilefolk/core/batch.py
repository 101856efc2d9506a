"""Many games stepped at once, into NumPy buffers that the caller owns."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng


@cython.cclass
class Batch:
    """``size`` games from one starting position; nature moves by itself, drawn from ``seed``.

    Buffers (C-contiguous NumPy arrays): ``masks`` int8 [size, index_count], ``seats`` int32
    [size], ``done`` int8 [size], ``scores`` int32 [size, players]. A game that ended starts anew
    at the next step; its ``done`` flag and final ``scores`` stand until then.
    """

    def __init__(
        self, start: Game, size: cython.int, seed: object, masks: Any, seats: Any, done: Any, scores: Any
    ) -> None:
        i: cython.int
        wanted = {
            "masks": ((size, start.index_count), "int8", masks),
            "seats": ((size,), "int32", seats),
            "done": ((size,), "int8", done),
            "scores": ((size, start.players), "int32", scores),
        }
        for name, (shape, dtype, array) in wanted.items():
            if tuple(array.shape) != shape or str(array.dtype) != dtype:
                raise ValueError(f"{name} must be an array of {dtype} with shape {shape}")
        self.size = size
        self.players = start.players
        self.index_count = start.index_count
        self.start = start.copy()
        self.games = [start.copy() for _ in range(size)]
        self.rng = Rng(seed)
        self.finished = 0
        self.masks = masks
        self.seats = seats
        self.done = done
        self.scores = scores
        if cython.compiled:
            self._games = cython.cast(
                cython.pp_void, calloc(max(size, 1), cython.sizeof(cython.p_void))
            )
            if self._games == cython.NULL:
                raise MemoryError
            for i in range(size):
                self._games[i] = cython.cast(cython.p_void, self.games[i])
        else:
            self._games = self.games
        for i in range(size):
            self.done[i] = 0
            self._settle(i)

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self._games)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, i: cython.int) -> cython.int:
        """Let nature move until a seat must decide or the game is over; returns who is to move."""
        seat: cython.int = cython.cast(Game, self._games[i])._to_move()
        while seat == -1:
            cython.cast(Game, self._games[i])._apply(
                cython.cast(Game, self._games[i])._sample_chance(self.rng)
            )
            seat = cython.cast(Game, self._games[i])._to_move()
        return seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self, i: cython.int) -> cython.void:
        """Go on to the next decision, then fill the buffers."""
        buffer: cython.longlong[4096]
        j: cython.int
        n: cython.int
        index: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
        seat: cython.int = self._advance(i)
        if cython.compiled:
            memset(cython.address(self.masks[i, 0]), 0, self.index_count)
        else:
            self.masks[i] = 0
        if seat >= 0:
            n = cython.cast(Game, self._games[i])._legal_into(buffer)
            for j in range(n):
                index = cython.cast(Game, self._games[i])._index_of(buffer[j])
                if index >= 0:
                    self.masks[i, index] = 1
        else:
            self.done[i] = 1
            self.finished += 1
        for j in range(self.players):
            self.scores[i, j] = cython.cast(Game, self._games[i])._score(j)
        self.seats[i] = seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self, actions: cython.p_int) -> cython.int:
        """Check all indices first, so that a wrong one changes nothing; -1 or the wrong game."""
        i: cython.int
        for i in range(self.size):
            if self.done[i]:
                continue
            if actions[i] < 0 or actions[i] >= self.index_count or self.masks[i, actions[i]] == 0:
                return i
        for i in range(self.size):
            if self.done[i]:
                self.done[i] = 0
                cython.cast(Game, self._games[i])._copy_from(self.start)
            else:
                cython.cast(Game, self._games[i])._apply(
                    cython.cast(Game, self._games[i])._action_at(actions[i])
                )
            self._settle(i)
        return -1

    def step(self, actions: Any) -> None:
        """Apply one index a game (int32 array); games that were done start anew instead."""
        view: cython.int[::1] = actions
        if len(actions) != self.size:
            raise ValueError(f"step needs {self.size} actions, got {len(actions)}")
        if self.size == 0:
            return
        wrong: cython.int
        if cython.compiled:
            with cython.nogil:
                wrong = self._step(cython.address(view[0]))
        else:
            wrong = self._step(actions)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: index {actions[wrong]} is not legal; nothing was played")

    @property
    def games_finished(self) -> int:
        """How many games have ended since the start."""
        return self.finished
