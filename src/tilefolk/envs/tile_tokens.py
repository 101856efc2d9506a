"""The squares of the frontier as rows of numbers, written only where something changed.

A square's row, its *token*, has the number of its frontier slot, which is also what action indices are made
of (slot * 4 + rotation). There are as many tokens as the frontier can ever have, so no legal square is left
out however the board grows.

An *end* is where a feature runs out of the laid tiles into a square of the frontier; the square's token names
the feature there by its row. When features grow together, those that are no more hand their ends over.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.envs.tile_features import TileFeatures
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from tilefolk.envs.encoder import clear, copy_numbers
    from tilefolk.envs.tile_features import (
        END,
        FEATURE,
        KNOWN,
        PIECES,
        SEAT,
        SITES,
        SLOT,
        SLOTS,
        TILES,
    )
    from tilefolk.tiles.board import site_at
    from tilefolk.tiles.features import find_root


@cython.cclass
class TileTokens(TileFeatures):
    """The tokens and features of a tile game's observation; ``TileEncoder`` adds the rest."""

    def __init__(self, layout: Any, strands: cython.int) -> None:
        """``strands``: features that a token names at each side."""
        TileFeatures.__init__(self, layout)
        self.slots_at = layout.where("slots").start
        self.token = 3 + 4 * (3 + strands)
        self.strands = strands
        if not cython.compiled:
            self.offset = [0] * 16
        for end in range(16):
            self.offset[end] = 3 + (end >> 2) * (3 + strands) + 3 + (end & 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self, trace: cython.p_short) -> cython.void:
        if trace[KNOWN] == 1:
            trace[KNOWN] = 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beside(
        self, game: TileGame, tile: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """Write what a new tile changes of features that it is no part of."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _catch_up(
        self, game: TileGame, seat: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.bint:
        """Bring tokens and features up to date; whether figures came or went, or the observer is another."""
        tile: cython.int
        piece: cython.int
        before: cython.int
        self.renamed = False
        if trace[KNOWN] != 1:
            self._begin(out, trace)
        before = trace[TILES]
        if before == game.tiles:
            return self._follow_figures(game, seat, out, trace)
        # what is remembered of an earlier game is cleared where this one grows
        clear(trace, SLOT + trace[SITES], game.sites - trace[SITES])
        clear(trace, FEATURE + trace[PIECES] * 2, (game.pieces - trace[PIECES]) * 2)
        for tile in range(before, game.tiles):
            self._join_ends(game, tile, out, trace)
        self._move_slots(game, out, trace)
        for tile in range(before, game.tiles):
            for piece in range(game.lying[tile].piece, game.lying[tile + 1].piece):
                self._write_feature(game, seat, find_root(game, piece), out)
            self._beside(game, tile, out, trace)
            self._add_ends(game, tile, out, trace)
        trace[TILES] = game.tiles
        trace[PIECES] = game.pieces
        trace[SITES] = game.sites
        return self._follow_figures(game, seat, out, trace)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """Clear what is left of another game; everything, if nothing is known."""
        if trace[KNOWN] == 0:
            clear(out, 0, self.size)
        else:
            clear(out, 0, self.slots_at + trace[SLOTS] * self.token)
            clear(out, self.features_at, trace[PIECES] * 20)
        clear(trace, 0, SLOT)
        trace[KNOWN] = 1
        trace[SEAT] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_slots(self, game: TileGame, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """Bring tokens to the slots of their squares: freed slots, lowest first, then the last slots.

        Squares only ever move to lower slots, so in this order nothing is written over before it is moved.
        """
        tile: cython.int
        slot: cython.int = -1
        lowest: cython.int
        freed: cython.int
        # below that number a slot has another square only if it was freed
        end: cython.int = trace[SLOTS] - (game.tiles - trace[TILES])
        while True:
            lowest = end
            for tile in range(trace[TILES], game.tiles):
                freed = trace[SLOT + game.lying[tile].site] - 1
                if freed > slot and freed < lowest:
                    lowest = freed
            if lowest >= end:
                break
            slot = lowest
            self._move(game, slot, out, trace)
        for slot in range(max(0, end), game.frontier_count):
            self._move(game, slot, out, trace)
        if game.frontier_count < trace[SLOTS]:
            slot = self.slots_at + game.frontier_count * self.token
            clear(out, slot, (trace[SLOTS] - game.frontier_count) * self.token)
        trace[SLOTS] = game.frontier_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move(
        self, game: TileGame, slot: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """Begin the token of a new square, or fetch that of a square that came from another slot."""
        site: cython.int = game.frontier[slot]
        was: cython.int = trace[SLOT + site] - 1
        row: cython.int = self.slots_at + slot * self.token
        if was == slot or slot >= game.frontier_count:
            return
        trace[SLOT + site] = slot + 1
        if was >= 0:
            copy_numbers(out, row, out, self.slots_at + was * self.token, self.token)
        else:
            clear(out, row, self.token)
            out[row] = 1
            out[row + 1] = game.square[site].x
            out[row + 2] = game.square[site].y

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _join_ends(
        self, game: TileGame, tile: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """Features that a new tile made part of others hand their ends over and lose their row.

        The token of the square that was built on still tells which features met there.
        """
        row: cython.int = self.slots_at + (trace[SLOT + game.lying[tile].site] - 1) * self.token
        end: cython.int
        each: cython.int
        root: cython.int
        joined: cython.int
        at: cython.int
        to: cython.int
        last: cython.int
        site: cython.int
        # a square that was not yet there at the last observation has no token, and no feature ended there
        if trace[SLOT + game.lying[tile].site] == 0:
            return
        for end in range(16):
            if end & 3 >= self.strands:
                continue
            root = out[row + self.offset[end]] - 1
            if root < 0:
                continue
            joined = find_root(game, root)
            if joined == root:
                continue
            at = FEATURE + root * 2
            to = FEATURE + joined * 2
            last = trace[to + 1]
            each = trace[at]
            while each > 0:
                site = (each - 1) >> 4
                # ends whose square has been built on since are left out
                if game.square[site].tile < 0:
                    out[
                        self.slots_at + (trace[SLOT + site] - 1) * self.token + self.offset[(each - 1) & 15]
                    ] = joined + 1
                    if last == 0:
                        trace[to] = each
                    else:
                        trace[END + last - 1] = each
                    last = each
                each = trace[END + each - 1]
            trace[to + 1] = last
            if last > 0:
                trace[END + last - 1] = 0
            trace[at] = 0
            trace[at + 1] = 0
            at = self.features_at + root * 20
            # figures that stood on it stand on a feature of another name now
            if out[at + 8] or out[at + 9] or out[at + 10] or out[at + 11] or out[at + 12]:
                self.renamed = True
            clear(out, at, 20)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_ends(
        self, game: TileGame, tile: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """List the ends of a new tile that run into the frontier."""
        side: cython.int
        zone: cython.int
        near: cython.int
        cell: cython.int
        at: cython.int
        roots: cython.int[12]
        first: cython.int = game.lying[tile].piece
        turned: cython.int = game.lying[tile].kind * 4 + game.lying[tile].rotation
        code: cython.int = game.table.code[turned]
        strands: cython.p_short = game.table.strand
        x: cython.int = game.square[game.lying[tile].site].x
        y: cython.int = game.square[game.lying[tile].site].y
        if not cython.compiled:
            roots = [0] * 12
        for zone in range(game.lying[tile + 1].piece - first):
            roots[zone] = find_root(game, first + zone)
        for side in range(4):
            if (code >> (2 * side)) & 3 == 3:
                continue
            near = site_at(game, x + (side == 1) - (side == 3), y + (side == 2) - (side == 0))
            if near < 0 or game.square[near].tile >= 0:
                continue
            cell = self.slots_at + game.square[near].slot * self.token + self.offset[((side + 2) & 3) * 4]
            out[cell - 3 + ((code >> (2 * side)) & 3)] = 1
            near = near * 16 + ((side + 2) & 3) * 4
            at = turned * 16 + side * 4
            # the middle strand is there at every open side, others beside it or under it at some
            self._list_end(roots[strands[at + 1]], cell, near, 1, out, trace)
            if strands[at] >= 0:
                # clockwise on the tile is anticlockwise seen from the square
                self._list_end(roots[strands[at]], cell, near, 2, out, trace)
                self._list_end(roots[strands[at + 2]], cell, near, 0, out, trace)
            if strands[at + 3] >= 0:
                self._list_end(roots[strands[at + 3]], cell, near, 3, out, trace)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_end(
        self,
        root: cython.int,
        cell: cython.int,
        near: cython.int,
        strand: cython.int,
        out: cython.p_short,
        trace: cython.p_short,
    ) -> cython.void:
        """Put an end at the end of its feature's list, and let the token name the feature."""
        end: cython.int = near + strand
        at: cython.int = FEATURE + root * 2
        last: cython.int = trace[at + 1]
        out[cell + strand] = root + 1
        if last == 0:
            trace[at] = end + 1
        else:
            trace[END + last - 1] = end + 1
        trace[at + 1] = end + 1
        trace[END + end] = 0
