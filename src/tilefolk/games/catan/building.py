"""Roads, settlements, cities and buying development cards (chapter 3.4)."""

from __future__ import annotations

import cython

from tilefolk.games.catan.scoring import Scoring

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACT_BUY,
        ACT_CITY,
        ACT_ROAD,
        ACT_SETTLEMENT,
        ANY,
        AROUND,
        COST,
        EVENT_BOUGHT,
        EVENT_CITY,
        EVENT_ROAD,
        EVENT_SETTLEMENT,
        HARBOUR_AT,
        MAIN,
        PATH_ENDS,
        PATHS_HIGH,
        PATHS_LOW,
        lowest,
        simple,
    )


@cython.cclass
class Building(Scoring):
    """What may be built, what it costs and what it changes."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_pay(self, seat: cython.int, thing: cython.int) -> cython.bint:
        """Whether a hand holds the cost of 0 a road, 1 a settlement, 2 a city, 3 a development card."""
        at: cython.int = seat * 5
        cost: cython.int = thing * 5
        return (
            self.hand[at] >= COST[cost]
            and self.hand[at + 1] >= COST[cost + 1]
            and self.hand[at + 2] >= COST[cost + 2]
            and self.hand[at + 3] >= COST[cost + 3]
            and self.hand[at + 4] >= COST[cost + 4]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pay(self, seat: cython.int, thing: cython.int) -> cython.void:
        """What is paid goes back to the bank."""
        kind: cython.int
        for kind in range(5):
            if COST[thing * 5 + kind]:
                self._to_bank(seat, kind, COST[thing * 5 + kind])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _roads_into(self, seat: cython.int, buffer: cython.p_longlong, n: cython.int) -> cython.int:
        """Free paths that touch an own road, settlement or city, not through foreign ones (C7.1, C1.5)."""
        node: cython.int
        low: cython.longlong = 0
        high: cython.longlong = 0
        if self.roads_left[seat] == 0:
            return n
        open_nodes: cython.longlong = (self.reach[seat] | self.built[seat]) & ~self._walls(seat)
        while open_nodes:
            node = lowest(open_nodes)
            open_nodes &= open_nodes - 1
            low |= PATHS_LOW[node]
            high |= PATHS_HIGH[node]
        low &= ~(self.roads_low[0] | self.roads_low[1] | self.roads_low[2] | self.roads_low[3])
        high &= ~(self.roads_high[0] | self.roads_high[1] | self.roads_high[2] | self.roads_high[3])
        while low:
            buffer[n] = simple(ACT_ROAD, lowest(low))
            n += 1
            low &= low - 1
        while high:
            buffer[n] = simple(ACT_ROAD, 36 + lowest(high))
            n += 1
            high &= high - 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _builds_into(self, seat: cython.int, buffer: cython.p_longlong, n: cython.int) -> cython.int:
        """Everything the seat can pay for and place (C7.1 to C7.5)."""
        at: cython.int = seat * 5
        places: cython.longlong
        left: cython.int
        if self.hand[at] > 0 and self.hand[at + 1] > 0:
            n = self._roads_into(seat, buffer, n)
            if self.settlements_left[seat] > 0 and self._can_pay(seat, 1):
                places = self.reach[seat] & ~self.blocked
                while places:
                    buffer[n] = simple(ACT_SETTLEMENT, lowest(places))
                    n += 1
                    places &= places - 1
        if self.cities_left[seat] > 0 and self._can_pay(seat, 2):
            places = self.built[seat] & ~self.cities
            while places:
                buffer[n] = simple(ACT_CITY, lowest(places))
                n += 1
                places &= places - 1
        if self._can_pay(seat, 3):
            left = self.pile[0] + self.pile[1] + self.pile[2] + self.pile[3] + self.pile[4]
            if left > 0:
                buffer[n] = simple(ACT_BUY, 0)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_road(self, seat: cython.int, path: cython.int, free: cython.bint) -> cython.void:
        """C7.1; the Longest Road is looked at as soon as the road lies (C9.1)."""
        one: cython.longlong = 1
        if not free:
            self._pay(seat, 0)
        if path < 36:
            self.roads_low[seat] |= one << path
        else:
            self.roads_high[seat] |= one << (path - 36)
        self.reach[seat] |= PATH_ENDS[path]
        self.roads_left[seat] -= 1
        if self._listening:
            self._emit(EVENT_ROAD, seat, path, free, 0, 0, 0, 0)
        self._lengthen(seat, path)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_settlement(self, seat: cython.int, node: cython.int, free: cython.bint) -> cython.void:
        """C7.2; it opens its harbour, keeps its neighbours empty and may cut foreign roads."""
        one: cython.longlong = 1
        harbour: cython.int
        kind: cython.int
        if not free:
            self._pay(seat, 1)
        self.built[seat] |= one << node
        self.blocked |= AROUND[node]
        self.settlements_left[seat] -= 1
        if HARBOUR_AT[node] >= 0:
            harbour = self.harbour[HARBOUR_AT[node]]
            if harbour == ANY:
                for kind in range(5):
                    if self.rate[seat * 5 + kind] > 3:
                        self.rate[seat * 5 + kind] = 3
            elif harbour >= 0:
                self.rate[seat * 5 + harbour] = 2
        if self._listening:
            self._emit(EVENT_SETTLEMENT, seat, node, free, 0, 0, 0, 0)
        self._cut(node)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_city(self, seat: cython.int, node: cython.int) -> cython.void:
        """C7.3: in the place of an own settlement, which goes back to the supply (C1.5)."""
        one: cython.longlong = 1
        self._pay(seat, 2)
        self.cities |= one << node
        self.settlements_left[seat] += 1
        self.cities_left[seat] -= 1
        if self._listening:
            self._emit(EVENT_CITY, seat, node, 0, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_card(self, seat: cython.int, card: cython.int) -> cython.void:
        """C7.4: the top card of the pile, known to its buyer only; it may win at once (C7.6)."""
        self.pile[card] -= 1
        self.cards[seat * 5 + card] += 1
        self.fresh[card] += 1
        self.phase = MAIN
        if self._listening:
            self._emit(EVENT_BOUGHT, seat, card, 0, 0, 0, 0, 0)
        self._win_if_ten()
