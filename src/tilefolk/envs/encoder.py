"""``Encoder``: writes what a seat sees of a position as numbers, and what it may do as a mask."""

from __future__ import annotations

from typing import Any

import cython
import numpy as np

from tilefolk.core.game import Game

if not cython.compiled:

    def clear(out: Any, start: int, n: int) -> None:
        """Set ``n`` numbers to 0."""
        out[start : start + n] = 0

    def copy_numbers(out: Any, at: int, source: Any, start: int, n: int) -> None:
        """Copy ``n`` numbers of ``source`` from ``start`` on; the two do not overlap."""
        out[at : at + n] = source[start : start + n]

    def same_numbers(one: Any, start: int, other: Any, n: int) -> bool:
        """Whether ``n`` numbers of ``one`` from ``start`` on are the first ``n`` of the other."""
        return list(one[start : start + n]) == list(other[:n])


@cython.cclass
class Encoder:
    """A game adds its layout and ``_write``. One encoder must not be used by two threads at once.

    A *trace* is what an encoder remembers of the observation that it wrote into an array, so that the
    next one of the same game costs only what has changed: ``trace_size`` numbers, all 0 when nothing is
    known of what the array holds.
    """

    def __init__(self, layout: Any, trace_size: cython.int = 1) -> None:
        self.layout = layout
        self.size = layout.size
        self.trace_size = trace_size

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """Write an observation over the one that the trace tells of."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self, trace: cython.p_short) -> cython.void:
        """The next observation in that array will be of another game."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, game: Game, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """Ask for the memory that the next observation will be written into."""

    def write(self, game: Game, seat: cython.int, out: Any, trace: Any = None) -> None:
        """Write what the seat sees into an array of int16 with ``size`` numbers.

        With a trace the array must hold the observation that was last written with the same trace, of the
        same game earlier on.
        """
        if trace is None:
            trace = self.new_trace()
        view: cython.short[::1] = out
        traced: cython.short[::1] = trace
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, the array {len(out)}")
        if len(trace) != self.trace_size:
            raise ValueError(f"a trace has {self.trace_size} numbers, the array {len(trace)}")
        if not 0 <= seat < game.players:
            raise ValueError(f"there is no seat {seat}")
        if cython.compiled:
            self._write(game, seat, cython.address(view[0]), cython.address(traced[0]))
        else:
            self._write(game, seat, out, trace)

    def new_trace(self) -> Any:
        """A trace that knows nothing."""
        return np.zeros(self.trace_size, np.int16)

    def observe(self, game: Game, seat: cython.int) -> Any:
        """What the seat sees, as a new array."""
        out = np.empty(self.size, np.int16)
        self.write(game, seat, out)
        return out

    def mask(self, game: Game, seat: cython.int) -> Any:
        """The legal actions of the seat as a new int8 array; all 0 while another is to move."""
        out = np.zeros(game.index_count, np.int8)
        view: cython.schar[::1] = out
        if seat < 0 or game._to_move() != seat:
            return out
        if cython.compiled:
            game._mask_into(cython.address(view[0]), game.index_count)
        else:
            game._mask_into(out, game.index_count)
        return out

    def decode(self, observation: Any) -> dict[str, Any]:
        """An observation as names and numbers."""
        decoded: dict[str, Any] = self.layout.decode(observation)
        return decoded
