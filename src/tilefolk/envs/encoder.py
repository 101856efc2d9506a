"""``Encoder``: writes what a seat sees of a position as numbers, and what it may do as a mask."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilefolk.core.game import Game
from tilefolk.envs import names, rows
from tilefolk.envs.layout import Layout, Readable

WHOLE, REAL, BYTE = np.dtype(np.int16), np.dtype(np.float32), np.dtype(np.int8)
"""The types of full encodings and traces, of compact encodings, and of masks."""


class Encoder:
    """A game adds its layout and ``_write``. One encoder must not be used by two threads at once.

    A layout of whole numbers is written as int16 by ``_write``; one of float32 (the compact encodings) by
    ``_write_reals``.

    A *trace* is what an encoder remembers of the observation that it wrote into an array, so that the
    next one of the same game costs only what has changed: ``trace_size`` numbers, the first of them 0 when
    nothing is known of what the array holds.
    """

    size: int
    trace_size: int
    layout: Layout
    dtype: Any
    """The type of the numbers: int16, or float32 of a compact encoding."""
    compact: bool
    own_trace: Any

    def __init__(self, layout: Layout, trace_size: int = 1) -> None:
        self.layout = layout
        self.size = layout.size
        self.trace_size = trace_size
        self.dtype = layout.number_type
        self.compact = self.dtype == REAL
        self.own_trace = self.new_trace()

    def _write(self, game: Game, seat: int, out: Any, trace: Any) -> None:
        """Write an observation over the one that the trace tells of."""

    def _write_reals(self, game: Game, seat: int, out: Any) -> None:
        """Write an observation of float32 numbers."""

    def _clear_trace(self, trace: Any) -> None:
        """The next observation in that array will be of another game."""

    def _fetch(self, game: Game, out: Any, trace: Any) -> None:
        """Ask for the memory that the next observation will be written into."""

    def _write_into(self, game: Game, seat: int, out: Any, trace: Any) -> None:
        """Write into an array whose type is known to be right."""
        if not 0 <= seat < game.players:
            raise ValueError(f"there is no seat {seat}")
        if self.compact:
            self._write_reals(game, seat, rows.all_reals(out, self.size))
        else:
            self._write(game, seat, rows.all_shorts(out, self.size), trace)

    def write(self, game: Game, seat: int, out: Any, trace: Any = None) -> None:
        """Write what the seat sees into an array of ``dtype`` with ``size`` numbers.

        With a trace the array must hold the observation that was last written with the same trace, of the
        same game earlier on.
        """
        if trace is None:
            trace = self.new_trace()
        if out.shape != (self.size,) or out.dtype != self.dtype:
            raise ValueError(
                f"an observation has {self.size} numbers of {self.dtype}, not {out.shape} of {out.dtype}"
            )
        if trace.shape != (self.trace_size,) or trace.dtype != WHOLE:
            raise ValueError(
                f"a trace has {self.trace_size} numbers of {WHOLE}, not {trace.shape} of {trace.dtype}"
            )
        self._write_into(game, seat, out, rows.all_shorts(trace, self.trace_size))

    def new_trace(self) -> Any:
        """A trace that knows nothing."""
        return np.zeros(self.trace_size, WHOLE)

    def observe(self, game: Game, seat: int) -> Any:
        """What the seat sees, as a new array."""
        out = np.empty(self.size, self.dtype)
        self.own_trace[0] = names.UNKNOWN
        self._write_into(game, seat, out, rows.kept_shorts(self.own_trace))
        return out

    def mask(self, game: Game, seat: int) -> Any:
        """The legal actions of the seat as a new int8 array; all 0 while another is to move."""
        out = np.zeros(game.index_count, BYTE)
        if seat >= 0 and game._to_move() == seat:
            game._mask_into(rows.all_bytes(out, game.index_count), game.index_count)
        return out

    def decode(self, observation: Any) -> dict[str, Readable]:
        """An observation as names and numbers."""
        return self.layout.decode(observation)
