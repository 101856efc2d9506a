"""Figures of the seats on the board, and the points that they bring."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.tiles.board import TileBoard
from tilefolk.tiles.table import TileTable

if not cython.compiled:
    from tilefolk.core.memory import copy_ints, copy_shorts
    from tilefolk.tiles.features import find_root

SLOTS = 8
"""Figures a seat at most; figure ``slot`` of a seat has the number seat * SLOTS + slot."""
SOURCES = 6
"""Sources of points at most."""


@cython.cclass
class TileFigures(TileBoard):
    """Where everybody's figures stand, what features are worth and who holds them."""

    def __init__(
        self,
        players: cython.int,
        table: TileTable,
        figures_each: cython.int,
        first_group: cython.int,
        source_count: cython.int,
    ) -> None:
        """``first_group`` of the ``figures_each`` figures of a seat are of one sort, the rest of another."""
        TileBoard.__init__(self, players, table)
        self.figures_each = figures_each
        self.first_group = first_group
        self.source_count = source_count

    def _allocate(self) -> None:
        TileBoard._allocate(self)
        if not cython.compiled:
            self.standing = [0] * 40
            self.points_of = [0] * 30

    def _share(self, other: Game) -> None:
        TileBoard._share(self, other)
        self.figures_each = cython.cast(TileFigures, other).figures_each
        self.first_group = cython.cast(TileFigures, other).first_group

    # --- hooks of the games ------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, root: cython.int) -> cython.int:
        """What a feature would bring its owners as it stands."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _owners(self, root: cython.int) -> cython.int:
        """Who would score a feature, as bits."""
        return self._majority(self.part[root].figures)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _complete(self, root: cython.int) -> cython.bint:
        """Whether a feature can't grow any more."""
        return self.part[root].open_ends == 0

    # --- figures and points ------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_figure(self, seat: cython.int, first: cython.int, last: cython.int) -> cython.int:
        """The first figure of a group that is in the supply, or -1."""
        slot: cython.int
        for slot in range(first, last):
            if self.standing[seat * 8 + slot] == 0:
                return slot
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stand(self, seat: cython.int, slot: cython.int, piece: cython.int) -> cython.void:
        """Put a figure of the supply on a piece."""
        self.standing[seat * 8 + slot] = piece + 1
        self.part[find_root(self, piece)].figures += 1 << (4 * seat)
        if self._listening:
            self._emit(4, seat, slot, piece, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lift(self, seat: cython.int, slot: cython.int) -> cython.void:
        """Take a figure off the board."""
        piece: cython.int = self.standing[seat * 8 + slot] - 1
        self.standing[seat * 8 + slot] = 0
        self.part[find_root(self, piece)].figures -= 1 << (4 * seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_back(self, seat: cython.int, slot: cython.int) -> cython.void:
        """Return a figure to its owner's supply."""
        if self._listening:
            self._emit(5, seat, slot, self.standing[seat * 8 + slot] - 1, 0, 0, 0, 0)
        self._lift(seat, slot)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_back_from(self, root: cython.int) -> cython.void:
        """Return all figures of a feature."""
        seat: cython.int
        slot: cython.int
        if self.part[root].figures == 0:
            return
        for seat in range(self.players):
            for slot in range(self.figures_each):
                if (
                    self.standing[seat * 8 + slot] > 0
                    and find_root(self, self.standing[seat * 8 + slot] - 1) == root
                ):
                    self._take_back(seat, slot)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _award(self, mask: cython.int, source: cython.int, points: cython.int) -> cython.void:
        """Give points from a source to every seat of the mask."""
        seat: cython.int
        for seat in range(self.players):
            if (mask >> seat) & 1:
                self.points_of[seat * 6 + source] += points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, source: cython.int) -> cython.int:
        return self.points_of[seat * 6 + source]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, seat: cython.int) -> cython.int:
        total: cython.int = 0
        source: cython.int
        for source in range(seat * 6, seat * 6 + 6):
            total += self.points_of[source]
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_figures(self, other: TileFigures) -> cython.void:
        """Copy board, figures and points."""
        self._copy_board(other)
        copy_shorts(self.standing, other.standing, 40)
        copy_ints(self.points_of, other.points_of, 30)

    def fields(self) -> dict[str, Any]:
        """Board, figures and points as plain numbers."""
        i: cython.int
        return TileBoard.fields(self) | {
            "standing": self._standing_sorted(),
            "points": [self.points_of[i] for i in range(30)],
        }

    def _standing_sorted(self) -> list[int]:
        """Where the figures stand; figures of one sort can't be told apart, so their order is fixed."""
        places: list[int] = []
        seat: cython.int
        slot: cython.int
        for seat in range(5):
            mine = [self.standing[seat * 8 + slot] for slot in range(8)]
            places += sorted(mine[: self.first_group], reverse=True)
            places += sorted(mine[self.first_group :], reverse=True)
        return places

    # --- what the Python layer asks ----------------------------------------------------------------

    @property
    def figures_a_seat(self) -> int:
        """How many figures each seat has to play with."""
        return self.figures_each

    def figures_standing(self) -> list[tuple[int, int, int]]:
        """Seat, slot and piece of every figure on the board."""
        return [
            (seat, slot, self.standing[seat * 8 + slot] - 1)
            for seat in range(self.players)
            for slot in range(self.figures_each)
            if self.standing[seat * 8 + slot]
        ]

    def value_of(self, piece: cython.int) -> int:
        """What the feature of a piece would bring its owners as it stands."""
        return self._value(find_root(self, piece))

    def owners_of(self, piece: cython.int) -> list[int]:
        """Who would score the feature of a piece as it stands."""
        mask: cython.int = self._owners(find_root(self, piece))
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def is_complete(self, piece: cython.int) -> bool:
        """Whether the feature of a piece can't grow any more."""
        return self._complete(find_root(self, piece))
