"""Places for settlements on a Catan board, and who gets there first.

Income and places change only when somebody builds, so they are kept from one position to the next and
judged again only for what is different.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.catan_income import CatanIncome
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import NEAR, NEAR_PATH, lowest


@cython.cclass
class CatanBoard(CatanIncome):
    """Income and places of every seat, in victory points; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        CatanIncome.__init__(self, weights)
        if not cython.compiled:
            self.seen_cities, self.version, self.within = [0] * 4, [0] * 4, [0] * 16
            self.spot, self.room, self.upgrade = [0.0] * 16, [0.0] * 4, [0.0] * 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self, game: Catan) -> cython.void:
        """Bring everything up to date that building changes."""
        seat: cython.int
        cities: cython.longlong
        same: cython.bint = True
        for seat in range(4):
            if (
                self.seen[seat] != game.built[seat]
                or self.seen[4 + seat] != game.roads_low[seat]
                or self.seen[8 + seat] != game.roads_high[seat]
            ):
                same = False
                self.seen[seat] = game.built[seat]
                self.seen[4 + seat] = game.roads_low[seat]
                self.seen[8 + seat] = game.roads_high[seat]
        if not same:
            self._survey(game)
        for seat in range(game.players):
            cities = game.built[seat] & game.cities
            if not same or self.seen_cities[seat] != cities:
                self.seen_cities[seat] = cities
                self._count_income(game, seat)
                self._judge_places(game, seat)
                self.version[seat] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _onward(self, nodes: cython.longlong, low: cython.longlong, high: cython.longlong) -> cython.longlong:
        """The intersections that one more road from these would reach; ``low``, ``high``: all roads."""
        one: cython.longlong = 1
        found: cython.longlong = 0
        node: cython.int
        i: cython.int
        path: cython.int
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            for i in range(node * 3, node * 3 + 3):
                path = NEAR_PATH[i]
                if path < 0:
                    break
                if not ((low >> path) & 1 if path < 36 else (high >> (path - 36)) & 1):
                    found |= one << NEAR[i]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _survey(self, game: Catan) -> cython.void:
        """How many roads each seat is away from every intersection, up to three."""
        low: cython.longlong = game.roads_low[0] | game.roads_low[1] | game.roads_low[2] | game.roads_low[3]
        high: cython.longlong = (
            game.roads_high[0] | game.roads_high[1] | game.roads_high[2] | game.roads_high[3]
        )
        seat: cython.int
        i: cython.int
        open_nodes: cython.longlong
        reached: cython.longlong
        for seat in range(game.players):
            i = seat * 4
            open_nodes = ~game._walls(seat)
            reached = game.reach[seat] | game.built[seat]
            self.within[i] = game.reach[seat]
            self.within[i + 1] = self._onward(reached & open_nodes, low, high) & ~reached
            reached |= self.within[i + 1]
            self.within[i + 2] = self._onward(self.within[i + 1] & open_nodes, low, high) & ~reached
            reached |= self.within[i + 2]
            self.within[i + 3] = self._onward(self.within[i + 2] & open_nodes, low, high) & ~reached

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_worth(self, seat: cython.int, node: cython.int, harbours: cython.p_double) -> cython.double:
        """What a settlement at an intersection would add to the income of a seat."""
        i: cython.int = node * 5
        k: cython.int = seat * 5
        worth: cython.double = (
            self.node_dots[i] * self.need[k]
            + self.node_dots[i + 1] * self.need[k + 1]
            + self.node_dots[i + 2] * self.need[k + 2]
            + self.node_dots[i + 3] * self.need[k + 3]
            + self.node_dots[i + 4] * self.need[k + 4]
        )
        if self.node_harbour[node] >= 0:
            worth += harbours[self.node_harbour[node]]
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge_places(self, game: Catan, seat: cython.int) -> cython.void:
        """The best place after 0 to 3 roads; less where somebody else is as near; and the best city."""
        harbours: cython.double[6]
        kind: cython.int
        node: cython.int
        roads: cython.int
        other: cython.int
        dots: cython.double
        worth: cython.double
        factor: cython.double = 1.0
        first: cython.double = 0.0
        second: cython.double = 0.0
        nodes: cython.longlong
        theirs: cython.longlong = 0
        one: cython.longlong = 1
        if not cython.compiled:
            harbours = [0.0] * 6
        harbours[5] = 0.0
        for kind in range(5):
            dots = self.harbour * self.dots[seat * 5 + kind]
            harbours[kind] = dots * (game.rate[seat * 5 + kind] - 2)
            if game.rate[seat * 5 + kind] == 4:
                harbours[5] += dots
        for roads in range(4):
            for other in range(game.players):
                if other != seat:
                    theirs |= self.within[other * 4 + roads]
            self.spot[seat * 4 + roads] = 0.0
            nodes = self.within[seat * 4 + roads] & ~game.blocked
            while nodes:
                node = lowest(nodes)
                nodes &= nodes - 1
                worth = self._place_worth(seat, node, harbours)
                if roads > 0 and theirs & (one << node):
                    worth *= self.contested
                if worth > self.spot[seat * 4 + roads]:
                    self.spot[seat * 4 + roads] = worth
                worth *= factor
                if worth > first:
                    second = first
                    first = worth
                elif worth > second:
                    second = worth
            factor *= self.away
        self.room[seat] = first + self.further * second
        self.upgrade[seat] = 0.0
        nodes = game.built[seat] & ~game.cities
        harbours[0] = harbours[1] = harbours[2] = harbours[3] = harbours[4] = harbours[5] = 0.0
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            worth = self._place_worth(seat, node, harbours)
            if worth > self.upgrade[seat]:
                self.upgrade[seat] = worth
