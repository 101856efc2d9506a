"""Hunters and Gatherers: where members and huts may go, and how a turn goes on."""

from __future__ import annotations

import cython

from tilefolk.games.hunters.scoring import HuntersScoring

if not cython.compiled:
    from tilefolk.tiles.features import find_root


@cython.cclass
class Hunters(HuntersScoring):
    """A position of Hunters and Gatherers."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_stand(self, piece: cython.int) -> cython.bint:
        """H3.3, H3.4: not where a member (a hut) is already; no hunter on the fire's tile (H5.6)."""
        zone: cython.int
        first: cython.int
        if self.part[find_root(self, piece)].figures != 0:
            return False
        if self.part[piece].type == 0:
            first = self.lying[self.laid].piece
            for zone in range(first, self.lying[self.laid + 1].piece):
                if self.part[zone].type == 0 and ((self.table.zone_goods[self.part[zone].zone] >> 32) & 255):
                    return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _figures_into(self, buffer: cython.p_longlong, most: cython.int) -> cython.int:
        """H3.1, H3.2: one member or one hut of the own supply, on the tile just laid."""
        n: cython.int = 0
        piece: cython.int
        zone_type: cython.int
        first: cython.int = self.lying[self.laid].piece
        member: cython.bint = self._free_figure(self.seat, 0, 5) >= 0
        hut: cython.bint = self._free_figure(self.seat, 5, 7) >= 0
        for piece in range(first, self.lying[self.laid + 1].piece):
            if n == most:
                break
            zone_type = self.part[piece].type
            if zone_type == 4:
                if hut and self._may_stand(piece):
                    buffer[n] = (2 << 20) | (17 + piece - first)
                    n += 1
            elif zone_type != 3 and member and self._may_stand(piece):
                buffer[n] = (2 << 20) | (1 + piece - first)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_figure(self, choice: cython.int) -> cython.void:
        """Place a member (choice = zone) or a hut (choice = 16 + zone)."""
        piece: cython.int = self.lying[self.laid].piece + (choice & 15)
        hut: cython.bint = choice >= 16
        slot: cython.int = self._free_figure(self.seat, 5 if hut else 0, 7 if hut else 5)
        self._stand(self.seat, slot, piece)
        if self.part[piece].type == 0 and ((self.table.zone_goods[self.part[piece].zone] >> 40) & 255):
            self.dolmen_piece = piece
            self.dolmen_seat = self.seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_laid(self) -> cython.void:
        """Score, then a bonus tile for gold (H5.1), but never for a bonus tile's own forest (H5.3)."""
        gold: cython.bint = self._score_completed_of_tile()
        if gold and self.drawing_deck == 0:
            if self._listening:
                self._emit(16, self.seat, self.deck_left[1], 0, 0, 0, 0, 0)
            if self.deck_left[1] > 0:
                self.laid = -1
                self._draw_from(1)
                return
        self._end_turn()
