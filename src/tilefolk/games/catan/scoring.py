"""Points, the two awards and the end of the game (chapters 5 and 6)."""

from __future__ import annotations

import cython

from tilefolk.games.catan.state import Position

if not cython.compiled:
    from tilefolk.games.catan.road_length import length_through, longest_of_all
    from tilefolk.games.catan.tables import (
        ENDED,
        EVENT_LARGEST_ARMY,
        EVENT_LONGEST_ROAD,
        EVENT_WON,
        NEAR_PATH,
        VICTORY,
    )


@cython.cclass
class Scoring(Position):
    """Counts points and hands out Longest Road and Largest Army."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, source: cython.int) -> cython.int:
        """Points by source: settlements, cities, Longest Road, Largest Army, cards (C10.2)."""
        if source == 0:
            return 5 - self.settlements_left[seat]
        if source == 1:
            return 2 * (4 - self.cities_left[seat])
        if source == 2:
            return 2 if self.longest_road == seat else 0
        if source == 3:
            return 2 if self.largest_army == seat else 0
        return self.cards[seat * 5 + VICTORY]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, seat: cython.int) -> cython.int:
        """All points, victory point cards too: they count as soon as held (C7.6)."""
        return self._public_points(seat) + self.cards[seat * 5 + VICTORY]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _public_points(self, seat: cython.int) -> cython.int:
        """The points that everybody sees."""
        points: cython.int = 13 - self.settlements_left[seat] - 2 * self.cities_left[seat]
        if self.longest_road == seat:
            points += 2
        if self.largest_army == seat:
            points += 2
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winner_mask(self) -> cython.int:
        """One winner: the player on turn (C10.3); none if the game was given up for dead."""
        return 1 << self.turn if self._score(self.turn) >= 10 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _win_if_ten(self) -> cython.bint:
        """The player on turn has 10 points: the game ends at once (C10.1)."""
        if self._score(self.turn) < 10:
            return False
        self.phase = ENDED
        if self._listening:
            self._emit(
                EVENT_WON, self.turn, self._score(self.turn), self.cards[self.turn * 5 + VICTORY], 0, 0, 0, 0
            )
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _walls(self, seat: cython.int) -> cython.longlong:
        """The intersections where others' settlements and cities stand."""
        return (self.built[0] | self.built[1] | self.built[2] | self.built[3]) & ~self.built[seat]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lengthen(self, seat: cython.int, path: cython.int) -> cython.void:
        """A new road may make the longest line longer; only lines through it matter (C9.1)."""
        length: cython.int
        if 15 - self.roads_left[seat] <= self.length[seat]:
            return
        length = length_through(self.roads_low[seat], self.roads_high[seat], self._walls(seat), path)
        if length > self.length[seat]:
            self.length[seat] = length
            if length >= 5:
                self._award_longest_road()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cut(self, node: cython.int) -> cython.void:
        """A new settlement interrupts the roads of others that run through its place (C9.1, C9.2)."""
        seat: cython.int
        i: cython.int
        path: cython.int
        roads: cython.int
        shortened: cython.bint = False
        length: cython.int
        for seat in range(self.players):
            if self.built[seat] >> node & 1:
                continue
            roads = 0
            for i in range(node * 3, node * 3 + 3):
                path = NEAR_PATH[i]
                if path < 0:
                    break
                if path < 36:
                    roads += cython.cast(cython.int, self.roads_low[seat] >> path & 1)
                else:
                    roads += cython.cast(cython.int, self.roads_high[seat] >> (path - 36) & 1)
            if roads < 2:
                continue
            length = longest_of_all(self.roads_low[seat], self.roads_high[seat], self._walls(seat))
            if length != self.length[seat]:
                self.length[seat] = length
                shortened = True
        if shortened:
            self._award_longest_road()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _award_longest_road(self) -> cython.void:
        """C9.1, C9.2: the holder keeps it on a tie; else the one longest of 5 or more has it, or nobody."""
        best: cython.int = 4
        owner: cython.int = -1
        seat: cython.int
        for seat in range(self.players):
            if self.length[seat] > best:
                best = self.length[seat]
                owner = seat
            elif self.length[seat] == best and owner >= 0:
                owner = -2
        if self.longest_road >= 0 and best >= 5 and self.length[self.longest_road] == best:
            return
        if owner < 0:
            owner = -1
        if owner != self.longest_road:
            self.longest_road = owner
            if self._listening:
                self._emit(EVENT_LONGEST_ROAD, owner, best if owner >= 0 else 0, 0, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _award_largest_army(self, seat: cython.int) -> cython.void:
        """C9.3: three knights first, then more than the holder."""
        if self.knights[seat] < 3 or self.largest_army == seat:
            return
        if self.largest_army >= 0 and self.knights[self.largest_army] >= self.knights[seat]:
            return
        self.largest_army = seat
        if self._listening:
            self._emit(EVENT_LARGEST_ARMY, seat, self.knights[seat], 0, 0, 0, 0, 0)

    def public_points(self) -> list[int]:
        """The points of each seat that everybody sees."""
        return [self._public_points(seat) for seat in range(self.players)]
