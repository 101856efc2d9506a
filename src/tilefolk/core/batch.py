"""Many games stepped at once, into NumPy buffers that the caller owns."""

from __future__ import annotations

from typing import Any

from tilefolk.core import memory, names, pointers
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng


class Batch:
    """``size`` games from one starting position; chance moves by itself, drawn from ``seed``.

    Every game has random numbers of its own: game i of a batch whose ``first`` is k goes like game i + k
    of one batch of them all, so that a batch can be split among threads.

    Buffers (C-contiguous NumPy arrays): ``masks`` int8 [size, index_count], ``seats`` int32
    [size], ``done`` int8 [size], ``scores`` int32 [size, players]. A game that ended starts anew
    at the next step; its ``done`` flag and final ``scores`` stand until then.
    ``games_finished`` counts those that have ended since the start.
    """

    def __init__(
        self,
        start: Game,
        size: int,
        seed: int,
        masks: Any,
        seats: Any,
        done: Any,
        scores: Any,
        first: int = 0,
    ) -> None:
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
        self.games_finished = 0
        self.masks = masks
        self.seats = seats
        self.done = done
        self.scores = scores
        self._games = pointers.array(self.games)
        self._rngs = pointers.array(self.rngs)
        self._legal = memory.numbers(size)
        self._fronts = memory.numbers(size)
        for i in range(size):
            self.done[i] = 0
            self._fronts[i] = start.index_count
            self._settle(i)

    def __dealloc__(self) -> None:
        memory.release(self._games)
        memory.release(self._rngs)
        memory.release(self._legal)
        memory.release(self._fronts)

    def _advance(self, i: int) -> int:
        """Let chance move until a seat must decide or the game is over; returns who is to move."""
        return pointers.advance(self._games[i], self._rngs[i])

    def _settle(self, i: int) -> None:
        """Go on to the next decision, then fill the buffers."""
        seat = self._advance(i)
        if seat >= 0:
            mask = pointers.row(self.masks, i)
            self._legal[i] = pointers.mask_into(self._games[i], mask, self._fronts[i])
            self._fronts[i] = pointers.mask_front(self._games[i])
        else:
            self._legal[i] = 0
            self._fronts[i] = 0
            memory.clear(pointers.row(self.masks, i), 0, self.index_count)
            self.done[i] = 1
            self.games_finished += 1
        for j in range(self.players):
            self.scores[i, j] = pointers.score(self._games[i], j)
        self.seats[i] = seat

    def _fetch(self, i: int, index: int) -> None:
        """Ask for the memory of a game whose turn comes soon."""
        pointers.fetch_action(self._games[i], index)

    def _wrong(self, actions: Any) -> int:
        """The first game whose index is not legal, or -1."""
        for i in range(self.size):
            ahead = i + names.GAMES_AHEAD
            if ahead < self.size and 0 <= actions[ahead] < self.index_count:
                pointers.fetch_mask(self.masks, ahead, actions[ahead])
            if self.done[i]:
                continue
            if actions[i] < 0 or actions[i] >= self.index_count or self.masks[i, actions[i]] == 0:
                return i
        return -1

    def _step(self, actions: Any) -> None:
        for i in range(self.size):
            # games are large and needed once a step: the memory of the next ones is asked for in time
            if i + 2 * names.GAMES_AHEAD < self.size:
                pointers.fetch_head(self._games[i + 2 * names.GAMES_AHEAD])
            if i + names.GAMES_AHEAD < self.size:
                self._fetch(i + names.GAMES_AHEAD, actions[i + names.GAMES_AHEAD])
            if self.done[i]:
                self.done[i] = 0
                pointers.copy(self._games[i], self.start)
            else:
                pointers.apply_index(self._games[i], actions[i])
            self._settle(i)

    def part(self, actions: Any) -> Any:
        """The part of an array for all batches that is of this one."""
        return actions[self.first : self.first + self.size]

    def check(self, actions: Any) -> None:
        """Raise ValueError unless there is one legal index (int32 array) for every game that goes on."""
        if len(actions) != self.size:
            raise ValueError(f"step needs {self.size} actions, got {len(actions)}")
        wrong = pointers.wrong(self, actions)
        if wrong >= 0:
            number = self.first + wrong
            raise ValueError(f"game {number}: index {actions[wrong]} is not legal; nothing was played")

    def step_checked(self, actions: Any) -> None:
        """Apply indices that ``check`` found right; the interpreter is free for other threads meanwhile."""
        pointers.step(self, actions)

    def step(self, actions: Any) -> None:
        """Apply one index a game; games that were done start anew. A wrong index changes nothing."""
        self.check(actions)
        self.step_checked(actions)
