"""Mayflower: where settlers may go, and in which order finished features are scored."""

from __future__ import annotations

import cython

from tilefolk.games.mayflower.scoring import MayflowerScoring

if not cython.compiled:
    from tilefolk.tiles.board import site_at
    from tilefolk.tiles.features import find_root

LOST = 20
"""Raw event: a finished feature whose settlers were swept away before its turn came."""


@cython.cclass
class Mayflower(MayflowerScoring):
    """A position of Mayflower.

    A choice of what is scored next is a zone of the tile just laid, or 16 + the number of a
    neighbouring square that holds a farm, counted in rows from the north-west.
    """

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _figures_into(self, buffer: cython.p_longlong, most: cython.int) -> cython.int:
        """M3.1, M3.3: one settler of the own supply, on a part of the tile where nobody is yet."""
        n: cython.int = 0
        piece: cython.int
        first: cython.int = self.lying[self.laid].piece
        if self._free_figure(self.seat, 0, 5) < 0:
            return 0
        for piece in range(first, self.lying[self.laid + 1].piece):
            if n == most:
                break
            if self.part[find_root(self, piece)].figures == 0:
                buffer[n] = (2 << 20) | (1 + piece - first)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_figure(self, choice: cython.int) -> cython.void:
        """M3.2: the zone makes the settler a bandit, sheriff, trapper or farmer."""
        self._stand(self.seat, self._free_figure(self.seat, 0, 5), self.lying[self.laid].piece + choice)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choices_into(self, buffer: cython.p_longlong) -> cython.int:
        """Finished features with settlers: of the tile just laid, and farms beside it (M4.7, M4.8)."""
        n: cython.int = 0
        first: cython.int = self.lying[self.laid].piece
        piece: cython.int
        earlier: cython.int
        root: cython.int
        seat: cython.int
        slot: cython.int
        dx: cython.int
        dy: cython.int
        here: cython.int = self.lying[self.laid].site
        there: cython.int
        at: cython.int
        farms: cython.int = 0
        for piece in range(first, self.lying[self.laid + 1].piece):
            root = find_root(self, piece)
            if self.part[root].figures == 0 or not self._complete(root):
                continue
            earlier = first
            while find_root(self, earlier) != root:
                earlier += 1
            if earlier == piece:
                buffer[n] = (3 << 20) | (piece - first)
                n += 1
        for seat in range(self.players):
            for slot in range(5):
                piece = self.standing[seat * 8 + slot] - 1
                if piece < 0 or piece >= first or self.part[piece].type != 3:
                    continue
                there = self.lying[self.part[piece].tile].site
                dx = self.square[there].x - self.square[here].x
                dy = self.square[there].y - self.square[here].y
                if -1 <= dx <= 1 and -1 <= dy <= 1 and self._neighbours(piece) == 8:
                    farms |= 1 << ((dy + 1) * 3 + dx + 1)
        at = 16
        while farms > 0:
            if farms & 1:
                buffer[n] = (3 << 20) | at
                n += 1
            farms >>= 1
            at += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chosen_piece(self, choice: cython.int) -> cython.int:
        """The piece that a choice means."""
        here: cython.int = self.lying[self.laid].site
        tile: cython.int
        piece: cython.int
        at: cython.int
        if choice < 16:
            return self.lying[self.laid].piece + choice
        at = choice - 16
        tile = self.square[
            site_at(self, self.square[here].x + at % 3 - 1, self.square[here].y + at // 3 - 1)
        ].tile
        for piece in range(self.lying[tile].piece, self.lying[tile + 1].piece):
            if self.part[piece].type == 3:
                return piece
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, choice: cython.int) -> cython.void:
        """M4.8: the player on turn says what is scored next; some may lose their settlers by it."""
        before: cython.longlong[32]
        n: cython.int = 0
        i: cython.int
        root: cython.int
        if not cython.compiled:
            before = [0] * 32
        if self._listening:
            n = self._choices_into(before)
        self._score_finished(find_root(self, self._chosen_piece(choice)))
        for i in range(n):
            root = find_root(self, self._chosen_piece(cython.cast(cython.int, before[i] & 1048575)))
            if before[i] != ((3 << 20) | choice) and self.part[root].figures == 0:
                self._emit(20, self._source(root), root, 0, 0, 0, 0, 0)
        self._score_next()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_next(self) -> cython.void:
        """Score what is left of the finished features; a choice only between two or more."""
        choices: cython.longlong[32]
        n: cython.int
        if not cython.compiled:
            choices = [0] * 32
        n = self._choices_into(choices)
        if n > 1:
            self.phase = 3
            return
        if n == 1:
            self._score_finished(
                find_root(self, self._chosen_piece(cython.cast(cython.int, choices[0] & 1048575)))
            )
        self._end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_laid(self) -> cython.void:
        """Score every road, city and farm that the tile completed (M4.1 to M4.3)."""
        if self._listening:
            self._tell_unowned()
        self._score_next()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tell_unowned(self) -> cython.void:
        """Tell what the tile completed with no settler on it: it is not scored (M4.7)."""
        first: cython.int = self.lying[self.laid].piece
        here: cython.int = self.lying[self.laid].site
        site: cython.int
        tile: cython.int
        piece: cython.int
        root: cython.int
        earlier: cython.int
        at: cython.int
        for piece in range(first, self.lying[self.laid + 1].piece):
            root = find_root(self, piece)
            earlier = first
            while find_root(self, earlier) != root:
                earlier += 1
            if earlier == piece and self.part[root].figures == 0 and self._complete(root):
                self._emit(8, self._source(root), root, 0, 0, 0, 0, 0)
        for at in range(9):
            site = site_at(self, self.square[here].x + at % 3 - 1, self.square[here].y + at // 3 - 1)
            tile = self.square[site].tile if site >= 0 else -1
            if tile < 0 or tile == self.laid:
                continue
            for piece in range(self.lying[tile].piece, self.lying[tile + 1].piece):
                if self.part[piece].type == 3 and self.part[piece].figures == 0 and self._complete(piece):
                    self._emit(8, 2, piece, 0, 0, 0, 0, 0)

    def chosen_piece(self, choice: cython.int) -> int:
        """The piece that a choice of what is scored next means; raises KeyError where there is none."""
        if (3 << 20) | choice not in self.legal():
            raise KeyError(choice)
        return self._chosen_piece(choice)
