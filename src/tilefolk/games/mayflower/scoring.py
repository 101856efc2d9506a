"""Scoring of roads, cities, farms and plains, and the surveyors: one rule, one function."""

from __future__ import annotations

import cython

from tilefolk.games.mayflower.state import MayflowerState

if not cython.compiled:
    from tilefolk.tiles.features import find_root

# the order of SOURCES in state.py; zone types 0 to 3 are plain, road, city, farm
FROM_ROAD, FROM_CITY, FROM_FARM, FROM_PLAIN, FROM_SURVEYOR = range(5)
BONUS, SURVEYOR_MOVED, SURVEYORS_STAY, SWEPT = 16, 17, 18, 19
"""Raw events of this game's own."""


@cython.cclass
class MayflowerScoring(MayflowerState):
    """What features are worth, who gets it, and how the surveyors go west."""

    # --- values --------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _road_value(self, root: cython.int) -> cython.int:
        """M4.1, M7.2: 1 point a tile and 2 a trading post, finished or not."""
        return self._tile_count(root) + 2 * cython.cast(cython.int, self.part[root].goods)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _city_value(self, root: cython.int) -> cython.int:
        """M4.2, M7.2: 1 point a tile and 1 a flag; a finished city brings it twice."""
        return self._tile_count(root) + cython.cast(cython.int, self.part[root].goods)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _size(self, root: cython.int) -> cython.int:
        """Tiles that bring points: a farm counts itself and its neighbours."""
        if self.part[root].type == 3:
            return 1 + self._neighbours(root)
        return self._tile_count(root)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_if_finished(self, root: cython.int) -> cython.int:
        """What a road, city or farm brings by its scoring in play, without the surveyors."""
        zone_type: cython.int = self.part[root].type
        if zone_type == 1:
            return self._road_value(root)
        if zone_type == 2:
            return 2 * self._city_value(root)
        return 9

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, root: cython.int) -> cython.int:
        """What a feature would bring its owners in the final scoring as it stands (M7.2, M7.3)."""
        zone_type: cython.int = self.part[root].type
        if zone_type == 1:
            return self._road_value(root)
        if zone_type == 2:
            return self._city_value(root)
        if zone_type == 3:
            return 1 + self._neighbours(root)
        return cython.cast(cython.int, self.part[root].goods)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _complete(self, root: cython.int) -> cython.bint:
        """M4.1, M4.2: no open end; M4.3: tiles all round; plains never (M6.2)."""
        zone_type: cython.int = self.part[root].type
        if zone_type == 3:
            return self._neighbours(root) == 8
        return zone_type != 0 and self.part[root].open_ends == 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _source(self, root: cython.int) -> cython.int:
        """Which source of points a feature is."""
        zone_type: cython.int = self.part[root].type
        return zone_type - 1 if zone_type > 0 else 3

    # --- scoring in play -----------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _surveyor_bonus(self, root: cython.int, seat: cython.int) -> cython.int:
        """M5.1: 4 points for each own settler there and each surveyor in its column.

        With the option each surveyor brings a player 4 points once, however many settlers.
        """
        met: cython.int[2]
        slot: cython.int
        piece: cython.int
        which: cython.int
        if not cython.compiled:
            met = [0, 0]
        met[0] = 0
        met[1] = 0
        for slot in range(5):
            piece = self.standing[seat * 8 + slot] - 1
            if piece >= 0 and find_root(self, piece) == root:
                for which in range(2):
                    if self._column_of(piece) == self.surveyor[which]:
                        met[which] += 1
        if self.once:
            return 4 * ((met[0] > 0) + (met[1] > 0))
        return 4 * (met[0] + met[1])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_finished(self, root: cython.int) -> cython.void:
        """M5.6: score with the bonus (M4.4, M4.5), settlers return (M4.6), a surveyor moves, the sweep."""
        owners: cython.int = self._majority(self.part[root].figures)
        points: cython.int = self._value_if_finished(root)
        source: cython.int = self._source(root)
        seat: cython.int
        bonus: cython.int
        self._award(owners, source, points)
        if self._listening:
            self._emit(6, source, root, owners, points, self._size(root), self.part[root].goods, 0)
        for seat in range(self.players):
            if (owners >> seat) & 1:
                bonus = self._surveyor_bonus(root, seat)
                if bonus > 0:
                    self._award(1 << seat, 4, bonus)
                    if self._listening:
                        self._emit(16, seat, root, bonus, 0, 0, 0, 0)
        self._take_back_from(root)
        self._move_a_surveyor()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_a_surveyor(self) -> cython.void:
        """M5.2: the eastern one goes one column west, the upper one of two; M5.3: or both stay."""
        which: cython.int = 0
        if self.surveyor[0] == self.surveyor[1]:
            if self._westernmost() <= self.surveyor[0]:
                if self._listening:
                    self._emit(18, self.seat, self.surveyor[0], 0, 0, 0, 0, 0)
                return
        elif self.surveyor[1] < self.surveyor[0]:
            which = 1
        self.surveyor[which] += 1
        if self._listening:
            self._emit(17, self.seat, which, self.surveyor[which] - 1, self.surveyor[which], 0, 0, 0)
        self._sweep_the_east()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sweep_the_east(self) -> cython.void:
        """M5.4: settlers east of both surveyors go home without points; trappers stay."""
        seat: cython.int
        slot: cython.int
        piece: cython.int
        east: cython.int = self.surveyor[0]
        if self.surveyor[1] < east:
            east = self.surveyor[1]
        for seat in range(self.players):
            for slot in range(5):
                piece = self.standing[seat * 8 + slot] - 1
                if piece >= 0 and self._column_of(piece) < east and self.part[piece].type != 0:
                    if self._listening:
                        self._emit(19, seat, slot, piece, 0, 0, 0, 0)
                    self._lift(seat, slot)

    # --- the end -------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_at_the_end(self, zone_type: cython.int) -> cython.void:
        """Score every feature of a type that somebody stands on; majorities and ties as in M4.4."""
        piece: cython.int
        owners: cython.int
        points: cython.int
        source: cython.int = zone_type - 1 if zone_type > 0 else 3
        for piece in range(self.pieces):
            if self.part[piece].parent != piece or self.part[piece].figures == 0:
                continue
            if self.part[piece].type != zone_type:
                continue
            owners = self._majority(self.part[piece].figures)
            points = self._value(piece)
            self._award(owners, source, points)
            if self._listening:
                self._emit(6, source, piece, owners, points, self._size(piece), self.part[piece].goods, 1)
            if zone_type != 0:
                self._take_back_from(piece)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _final_scoring(self) -> cython.void:
        """M7.2: roads, cities and farms, whose settlers are taken off; M7.3: then the trappers."""
        self._score_at_the_end(1)
        self._score_at_the_end(2)
        self._score_at_the_end(3)
        self._score_at_the_end(0)
