"""``Encoder``: writes what a seat sees of a position as numbers, and what it may do as a mask."""

from __future__ import annotations

from typing import Any

import cython
import numpy as np

from tilefolk.core.game import Game

UNKNOWN = 1 << 20
"""Rows that may hold old numbers, when nobody knows."""


@cython.cclass
class Encoder:
    """A game adds its layout and ``_write``. One encoder must not be used by two threads at once."""

    def __init__(self, layout: Any) -> None:
        self.layout = layout
        self.size = layout.size

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_float, used: cython.int) -> cython.int:
        """Write an observation over an old one of which so many rows were used; returns those used now."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask(self, game: Game, seat: cython.int, out: cython.p_schar) -> cython.void:
        """Write 1 at the index of every legal action of the seat to move, 0 elsewhere."""
        buffer: cython.longlong[4096]
        i: cython.int
        n: cython.int
        index: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
        for i in range(game.index_count):
            out[i] = 0
        if seat >= 0 and game._to_move() == seat:
            n = game._legal_into(buffer)
            for i in range(n):
                index = game._index_of(buffer[i])
                if index >= 0:
                    out[index] = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _clear(self, out: cython.p_float, start: cython.int, n: cython.int) -> cython.void:
        """Set ``n`` numbers to 0."""
        if cython.compiled:
            memset(out + start, 0, n * cython.sizeof(cython.float))
        else:
            out[start : start + n] = 0

    def write(self, game: Game, seat: cython.int, out: Any) -> None:
        """Write what the seat sees into an array of float32 with ``size`` numbers."""
        view: cython.float[::1] = out
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, the array {len(out)}")
        if not 0 <= seat < game.players:
            raise ValueError(f"there is no seat {seat}")
        if cython.compiled:
            self._write(game, seat, cython.address(view[0]), UNKNOWN)
        else:
            self._write(game, seat, out, UNKNOWN)

    def observe(self, game: Game, seat: cython.int) -> Any:
        """What the seat sees, as a new array."""
        out = np.empty(self.size, np.float32)
        self.write(game, seat, out)
        return out

    def mask(self, game: Game, seat: cython.int) -> Any:
        """The legal actions of the seat as a new int8 array; all 0 while another is to move."""
        out = np.empty(game.index_count, np.int8)
        view: cython.schar[::1] = out
        if cython.compiled:
            self._mask(game, seat, cython.address(view[0]))
        else:
            self._mask(game, seat, out)
        return out

    def decode(self, observation: Any) -> dict[str, Any]:
        """An observation as names and true numbers."""
        decoded: dict[str, Any] = self.layout.decode(observation)
        return decoded
