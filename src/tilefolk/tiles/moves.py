"""What may be done in a tile-laying game, as actions, as indices and as masks.

Phases and actions are numbers; ``tiles/actions.py`` says what they mean.
"""

from __future__ import annotations

import cython

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng
from tilefolk.tiles.decks import TileDecks

if not cython.compiled:
    from tilefolk.tiles.board import site_at


@cython.cclass
class TileMoves(TileDecks):
    """Whose move it is and what may be done; a game adds figures and choices."""

    # --- hooks of the games ------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _figures_into(self, buffer: cython.p_longlong, most: cython.int) -> cython.int:
        """Write the figures that may be placed on the tile just laid (none apart), ``most`` at most."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choices_into(self, buffer: cython.p_longlong) -> cython.int:
        """Write what may be chosen to be scored next."""
        return 0

    # --- legal actions -----------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        if self.phase == 0:
            return -1
        if self.phase == 4:
            return -2
        return self.seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_into(self, buffer: cython.p_longlong) -> cython.int:
        n: cython.int = 0
        slot: cython.int
        place: cython.int
        fits: cython.int
        row: cython.int = self.drawn * 256
        if self.phase == 1:
            for slot in range(self.frontier_count):
                fits = self.table.fit[row + self.frontier_need[slot]]
                place = (1 << 20) | self.frontier_place[slot]
                # write each rotation and keep it only if it fits: no branch to be guessed wrong
                buffer[n] = place
                n += fits & 1
                buffer[n] = place | 1
                n += (fits >> 1) & 1
                buffer[n] = place | 2
                n += (fits >> 2) & 1
                buffer[n] = place | 3
                n += (fits >> 3) & 1
        elif self.phase == 2:
            buffer[0] = 2 << 20
            if cython.compiled:
                n = 1 + self._figures_into(buffer + 1, 64)
            else:
                options = [0] * 64
                n = self._figures_into(options, 64)
                buffer[1 : 1 + n] = options[:n]
                n += 1
        elif self.phase == 3:
            n = self._choices_into(buffer)
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random_action(self, rng: Rng) -> cython.longlong:
        """A square and a rotation at random until they fit; if few do, those that fit are counted instead."""
        n: cython.int = 0
        slot: cython.int = -1
        rotation: cython.int
        fits: cython.uint = 0
        fit: cython.p_uchar = self.table.fit
        need: cython.p_short = self.frontier_need
        row: cython.int = self.drawn * 256
        if self.phase != 1:
            return Game._random_action(self, rng)
        for slot in range(16):
            n = rng._below(self.frontier_count * 4)
            if (fit[row + need[n >> 2]] >> (n & 3)) & 1:
                return (1 << 20) | self.frontier_place[n >> 2] | (n & 3)
        n = 0
        for slot in range(self.frontier_count):
            n += fit[row + need[slot]] >> 4
        n = rng._below(n)
        slot = -1
        while n >= 0:
            slot += 1
            fits = fit[row + need[slot]]
            n -= fits >> 4
        # the chosen one is the -n-th of the rotations that fit there, counted from the last
        rotation = 4
        while n < 0:
            rotation -= 1
            n += (fits >> rotation) & 1
        return (1 << 20) | self.frontier_place[slot] | rotation

    # --- indices and masks -------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index_of(self, action: cython.longlong) -> cython.int:
        tag: cython.int = cython.cast(cython.int, action >> 20)
        payload: cython.int = cython.cast(cython.int, action & 1048575)
        site: cython.int
        if tag == 1:
            site = site_at(self, ((payload >> 10) & 255) - 128, ((payload >> 2) & 255) - 128)
            if site < 0 or self.square[site].tile >= 0:
                return -1
            return self.square[site].slot * 4 + (payload & 3)
        if tag == 2 and payload < 33:
            return 848 + payload
        if tag == 3 and payload < 32:
            return 881 + payload
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _action_at(self, index: cython.int) -> cython.longlong:
        if index < 0 or index >= 913:
            return -1
        if index >= 881:
            return (3 << 20) | (index - 881)
        if index >= 848:
            return (2 << 20) | (index - 848)
        if index >= self.frontier_count * 4:
            return -1
        return (1 << 20) | self.frontier_place[index >> 2] | (index & 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_into(self, mask: cython.p_schar, front: cython.int) -> cython.int:
        """Squares are the bulk of the mask: their slots are at hand here, ``_index_of`` would search them."""
        n: cython.int = 0
        slot: cython.Py_ssize_t
        fits: cython.uint
        spread: cython.uint
        need: cython.p_short = self.frontier_need
        row: cython.Py_ssize_t = self.drawn * 256
        fit: cython.p_uchar = self.table.fit
        slots: cython.Py_ssize_t = self.frontier_count if self.phase == 1 else 0
        if cython.compiled:
            if front > slots * 4:
                memset(mask + slots * 4, 0, front - slots * 4)
            memset(mask + 848, 0, 65)
        else:
            mask[:] = 0
        if self.phase != 1:
            return self._mark_legal(mask)
        for slot in range(slots):
            fits = fit[row + need[slot]]
            # the four bits as four bytes
            spread = ((fits & 15) * 0x204081) & 0x1010101
            if cython.compiled:
                memcpy(mask + slot * 4, cython.address(spread), 4)
            else:
                mask[slot * 4 : slot * 4 + 4] = [fits >> rotation & 1 for rotation in range(4)]
            n += fits >> 4
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_front(self) -> cython.int:
        """The indices of squares in use; those of figures and choices, at the end, are always cleared."""
        return self.frontier_count * 4 if self.phase == 1 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, index: cython.int) -> cython.void:
        """The turn, the decks, the figures, the frontier, and where the next tile will be written."""
        if cython.compiled:
            fetch_ahead(cython.address(self.phase))
            fetch_lines(cython.address(self.drawn), 256)
            fetch_lines(self.standing, 200)
            fetch_lines(self.frontier_need, 192)
            fetch_ahead(cython.address(self.frontier[self.frontier_count - 1]))
            fetch_ahead(cython.address(self.frontier_place[self.frontier_count - 1]))
            if 0 <= index < 848:
                fetch_ahead(cython.address(self.frontier[index >> 2]))
                fetch_ahead(cython.address(self.frontier_place[index >> 2]))
            fetch_ahead(cython.address(self.square[self.sites]))
            fetch_ahead(cython.address(self.lying[self.tiles]))
            fetch_lines(cython.address(self.part[self.pieces]), 192)
