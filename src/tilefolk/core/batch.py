"""Many games stepped at once, into NumPy buffers that the caller owns."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng

if not cython.compiled:
    AHEAD = 4
    """Games between asking for memory and using it."""


@cython.cclass
class Batch:
    """``size`` games from one starting position; nature moves by itself, drawn from ``seed``.

    Every game has random numbers of its own: game i of a batch whose ``first`` is k goes like game i + k
    of one batch of them all, so that a batch can be split among threads.

    Buffers (C-contiguous NumPy arrays): ``masks`` int8 [size, index_count], ``seats`` int32
    [size], ``done`` int8 [size], ``scores`` int32 [size, players]. A game that ended starts anew
    at the next step; its ``done`` flag and final ``scores`` stand until then.
    """

    def __init__(
        self,
        start: Game,
        size: cython.int,
        seed: object,
        masks: Any,
        seats: Any,
        done: Any,
        scores: Any,
        first: cython.int = 0,
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
        self.first = first
        self.players = start.players
        self.index_count = start.index_count
        self.start = start.copy()
        self.games = [start.copy() for _ in range(size)]
        seeds = Rng(seed)
        for _ in range(first):
            seeds.next()
        self.rngs = [seeds.spawn() for _ in range(size)]
        self.finished = 0
        self.masks = masks
        self.seats = seats
        self.done = done
        self.scores = scores
        if cython.compiled:
            self._games = cython.cast(cython.pp_void, calloc(max(size, 1), cython.sizeof(cython.p_void)))
            self._rngs = cython.cast(cython.pp_void, calloc(max(size, 1), cython.sizeof(cython.p_void)))
            self._legal = cython.cast(cython.p_int, calloc(max(size, 1), cython.sizeof(cython.int)))
            self._fronts = cython.cast(cython.p_int, calloc(max(size, 1), cython.sizeof(cython.int)))
            if self._games == cython.NULL or self._rngs == cython.NULL:
                raise MemoryError
            if self._legal == cython.NULL or self._fronts == cython.NULL:
                raise MemoryError
            for i in range(size):
                self._games[i] = cython.cast(cython.p_void, self.games[i])
                self._rngs[i] = cython.cast(cython.p_void, self.rngs[i])
        else:
            self._games = self.games
            self._rngs = self.rngs
            self._legal = [0] * size
            self._fronts = [0] * size
        for i in range(size):
            self.done[i] = 0
            self._fronts[i] = start.index_count
            self._settle(i)

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self._games)
            free(self._rngs)
            free(self._legal)
            free(self._fronts)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, i: cython.int) -> cython.int:
        """Let nature move until a seat must decide or the game is over; returns who is to move."""
        seat: cython.int = cython.cast(Game, self._games[i])._to_move()
        while seat == -1:
            cython.cast(Game, self._games[i])._apply(
                cython.cast(Game, self._games[i])._sample_chance(cython.cast(Rng, self._rngs[i]))
            )
            seat = cython.cast(Game, self._games[i])._to_move()
        return seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self, i: cython.int) -> cython.void:
        """Go on to the next decision, then fill the buffers."""
        j: cython.int
        seat: cython.int = self._advance(i)
        if seat >= 0:
            if cython.compiled:
                self._legal[i] = cython.cast(Game, self._games[i])._mask_into(
                    cython.address(self.masks[i, 0]), self._fronts[i]
                )
            else:
                self._legal[i] = self._games[i]._mask_into(self.masks[i], self._fronts[i])
            self._fronts[i] = cython.cast(Game, self._games[i])._mask_front()
        else:
            self._legal[i] = 0
            self._fronts[i] = 0
            if cython.compiled:
                memset(cython.address(self.masks[i, 0]), 0, self.index_count)
            else:
                self.masks[i] = 0
            self.done[i] = 1
            self.finished += 1
        for j in range(self.players):
            self.scores[i, j] = cython.cast(Game, self._games[i])._score(j)
        self.seats[i] = seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, i: cython.int, index: cython.int) -> cython.void:
        """Ask for the memory of a game whose turn comes soon."""
        cython.cast(Game, self._games[i])._fetch(index)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _wrong(self, actions: cython.p_int) -> cython.int:
        """The first game whose index is not legal, or -1."""
        i: cython.int
        for i in range(self.size):
            if cython.compiled and i + AHEAD < self.size and 0 <= actions[i + AHEAD] < self.index_count:
                fetch_ahead(cython.address(self.masks[i + AHEAD, actions[i + AHEAD]]))
            if not self.done[i] and (
                actions[i] < 0 or actions[i] >= self.index_count or self.masks[i, actions[i]] == 0
            ):
                return i
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self, actions: cython.p_int) -> cython.void:
        i: cython.int
        for i in range(self.size):
            # games are large and needed once a step: the memory of the next ones is asked for in time
            if cython.compiled:
                if i + 2 * AHEAD < self.size:
                    fetch_lines(self._games[i + 2 * AHEAD], 192)
                if i + AHEAD < self.size:
                    self._fetch(i + AHEAD, actions[i + AHEAD])
            if self.done[i]:
                self.done[i] = 0
                cython.cast(Game, self._games[i])._copy_from(self.start)
            else:
                cython.cast(Game, self._games[i])._apply(
                    cython.cast(Game, self._games[i])._action_at(actions[i])
                )
            self._settle(i)

    def part(self, actions: Any) -> Any:
        """The part of an array for all batches that is of this one."""
        return actions[self.first : self.first + self.size]

    def check(self, actions: Any) -> None:
        """Raise ValueError unless there is one legal index (int32 array) for every game that goes on."""
        view: cython.int[::1] = actions
        wrong: cython.int = -1
        if len(actions) != self.size:
            raise ValueError(f"step needs {self.size} actions, got {len(actions)}")
        if not cython.compiled:
            wrong = self._wrong(actions)
        elif self.size > 0:
            wrong = self._wrong(cython.address(view[0]))
        if wrong >= 0:
            number = self.first + wrong
            raise ValueError(f"game {number}: index {actions[wrong]} is not legal; nothing was played")

    def step_checked(self, actions: Any) -> None:
        """Apply indices that ``check`` found right; the interpreter is free for other threads meanwhile."""
        view: cython.int[::1] = actions
        if self.size == 0:
            return
        if cython.compiled:
            with cython.nogil:
                self._step(cython.address(view[0]))
        else:
            self._step(actions)

    def step(self, actions: Any) -> None:
        """Apply one index a game; games that were done start anew. A wrong index changes nothing."""
        self.check(actions)
        self.step_checked(actions)

    @property
    def games_finished(self) -> int:
        """How many games have ended since the start."""
        return self.finished
