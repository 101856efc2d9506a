"""The features of the board as rows of numbers, written only where something changed.

A feature's row has the number of its oldest piece, the root. A tile changes the rows of the features that it
joins; a figure that comes or goes changes one row, however far the feature reaches; another observer, from
whom seats are counted, changes only the rows of features with figures.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.envs.encoder import Encoder
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from tilefolk.envs.encoder import clear, same_numbers
    from tilefolk.tiles.features import find_root

    # places in a trace: whether it knows anything (2: what another game left), tiles, observer, tokens,
    # kind + 1, zones, pieces, sites and tiles left + 1 of the last observation; then
    # where figures stood, the token of each site (slot + 1), for every feature the first and the last of its
    # ends, and for every end the one that follows in the list of its feature.
    # An end is site * 16 + side * 4 + strand, in lists + 1.
    KNOWN, TILES, SEAT, SLOTS, KIND, ZONES, PIECES, SITES, LEFT = range(9)
    STANDING, SLOT, FEATURE, END, TRACE = 16, 56, 376, 1664, 6784


@cython.cclass
class TileFeatures(Encoder):
    """The field ``features`` of a tile game's observation."""

    def __init__(self, layout: Any) -> None:
        Encoder.__init__(self, layout, TRACE)
        self.features_at = layout.where("features").start
        self.renamed = False
        self.lone_root = -1
        self.lone_seat = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_feature(
        self, game: TileGame, seat: cython.int, root: cython.int, out: cython.p_short
    ) -> cython.void:
        """A feature that a new tile is part of."""
        row: cython.int = self.features_at + root * 20
        lane: cython.int = row + 14
        goods: cython.longlong
        out[row] = 1
        out[row + 1 + game.part[root].type] = 1
        out[row + 6] = game.part[root].open_ends
        out[row + 7] = game._value(root)
        goods = game.part[root].goods
        while goods != 0:
            out[lane] = cython.cast(cython.short, goods & 255)
            goods >>= 8
            lane += 1
        self._write_holders(game, seat, root, out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_holders(
        self, game: TileGame, seat: cython.int, root: cython.int, out: cython.p_short
    ) -> cython.void:
        """Figures of each seat on a feature, and who owns it."""
        row: cython.int = self.features_at + root * 20 + 8
        k: cython.int
        who: cython.int = seat
        mine: cython.int
        most: cython.int = 0
        figures: cython.int
        packed: cython.int = game.part[root].figures
        if packed == 0:
            clear(out, row, 6)
            return
        mine = (packed >> (4 * seat)) & 15
        out[row] = mine
        for k in range(1, game.players):
            who += 1
            if who == game.players:
                who = 0
            figures = (packed >> (4 * who)) & 15
            out[row + k] = figures
            if figures > most:
                most = figures
        # most figures own, ties share
        out[row + 5] = 0
        if root == self.lone_root:
            out[row + 5] = 1 if seat == self.lone_seat else -1
        elif mine != most:
            out[row + 5] = 1 if mine > most else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow_figures(
        self, game: TileGame, seat: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.bint:
        """Features whose figures came or went, for another observer all with figures; whether any changed."""
        first: cython.int
        i: cython.int
        was: cython.int
        stands: cython.int
        other: cython.bint = trace[SEAT] != seat
        changed: cython.bint = other
        if not other and same_numbers(trace, STANDING, game.standing, game.players * 8):
            return False
        for first in range(0, game.players * 8, 8):
            for i in range(first, first + game.figures_each):
                was = trace[STANDING + i]
                stands = game.standing[i]
                if was != stands:
                    changed = True
                    trace[STANDING + i] = stands
                    if was > 0:
                        self._write_holders(game, seat, find_root(game, was - 1), out)
                elif not other:
                    continue
                if stands > 0:
                    self._write_holders(game, seat, find_root(game, stands - 1), out)
        trace[SEAT] = seat
        return changed
