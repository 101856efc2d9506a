"""``Encoder``: writes what a seat sees of a position as numbers, and what it may do as a mask."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilefolk.core.game import Game
from tilefolk.envs import rows
from tilefolk.envs.layout import Layout

REAL = np.dtype(np.float32)
"""The type of the numbers of compact encodings."""


class Encoder:
    """A game adds its layout and ``_write``. One encoder must not be used by two threads at once.

    A layout of whole numbers is written as int16 by ``_write``; one of float32 (the compact encodings) by
    ``_write_reals``.

    A *trace* is what an encoder remembers of the observation that it wrote into an array, so that the
    next one of the same game costs only what has changed: ``trace_size`` numbers, all 0 when nothing is
    known of what the array holds.
    """

    size: int
    trace_size: int
    layout: Layout

    def __init__(self, layout: Layout, trace_size: int = 1) -> None:
        self.layout = layout
        self.size = layout.size
        self.trace_size = trace_size

    def _write(self, game: Game, seat: int, out: Any, trace: Any) -> None:
        """Write an observation over the one that the trace tells of."""

    def _write_reals(self, game: Game, seat: int, out: Any) -> None:
        """Write an observation of float32 numbers."""

    def _clear_trace(self, trace: Any) -> None:
        """The next observation in that array will be of another game."""

    def _fetch(self, game: Game, out: Any, trace: Any) -> None:
        """Ask for the memory that the next observation will be written into."""

    @property
    def dtype(self) -> Any:
        """The type of the numbers: int16, or float32 of a compact encoding."""
        return self.layout.number_type

    def write(self, game: Game, seat: int, out: Any, trace: Any = None) -> None:
        """Write what the seat sees into an array of ``dtype`` with ``size`` numbers.

        With a trace the array must hold the observation that was last written with the same trace, of the
        same game earlier on.
        """
        if trace is None:
            trace = self.new_trace()
        dtype = self.layout.number_type
        if len(out) != self.size or (out.dtype is not dtype and out.dtype != dtype):
            raise ValueError(
                f"an observation has {self.size} numbers of {dtype}, the array {len(out)} of {out.dtype}"
            )
        if len(trace) != self.trace_size:
            raise ValueError(f"a trace has {self.trace_size} numbers, the array {len(trace)}")
        if not 0 <= seat < game.players:
            raise ValueError(f"there is no seat {seat}")
        if dtype is REAL:
            self._write_reals(game, seat, rows.all_reals(out))
        else:
            self._write(game, seat, rows.all_shorts(out), rows.all_shorts(trace))

    def new_trace(self) -> Any:
        """A trace that knows nothing."""
        return np.zeros(self.trace_size, np.int16)

    def observe(self, game: Game, seat: int) -> Any:
        """What the seat sees, as a new array."""
        out = np.empty(self.size, self.dtype)
        self.write(game, seat, out)
        return out

    def mask(self, game: Game, seat: int) -> Any:
        """The legal actions of the seat as a new int8 array; all 0 while another is to move."""
        out = np.zeros(game.index_count, np.int8)
        if seat >= 0 and game._to_move() == seat:
            game._mask_into(rows.all_bytes(out), game.index_count)
        return out

    def decode(self, observation: Any) -> dict[str, Any]:
        """An observation as names and numbers."""
        return self.layout.decode(observation)
