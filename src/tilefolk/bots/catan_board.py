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
    from tilefolk.games.catan.tables import FOUND, FOUND_ROAD, NEAR, NEAR_PATH, lowest


@cython.cclass
class CatanBoard(CatanIncome):
    """Income and places of every seat, in victory points; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        CatanIncome.__init__(self, weights)
        if not cython.compiled:
            self.seen_cities, self.version, self.within = [0] * 4, [0] * 4, [0] * 16
            self.spot, self.room = [0.0] * 16, [0.0] * 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self, game: Catan) -> cython.void:
        """Bring everything up to date that building changes."""
        seat: cython.int
        mine: cython.int
        cities: cython.longlong
        founding: cython.bint = game.phase == FOUND or game.phase == FOUND_ROAD
        moved: cython.bint = False
        built: cython.int = 0
        for seat in range(game.players):
            cities = game.built[seat] & game.cities
            if (
                self.seen[seat] != game.built[seat]
                or self.seen_cities[seat] != cities
                or self.setting_up != founding
            ):
                built |= 1 << seat
                moved = moved or self.seen[seat] != game.built[seat]
                self.seen[seat] = game.built[seat]
                self.seen_cities[seat] = cities
            if self.seen[4 + seat] != game.roads_low[seat] or self.seen[8 + seat] != game.roads_high[seat]:
                moved = True
                self.seen[4 + seat] = game.roads_low[seat]
                self.seen[8 + seat] = game.roads_high[seat]
        self.setting_up = founding
        if moved:
            self._survey(game)
        for seat in range(game.players):
            mine = built & (1 << seat)
            if mine:
                self._count_income(game, seat)
            if mine or moved:
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
    def _judge_places(self, game: Catan, seat: cython.int) -> cython.void:
        """The best place after 0 to 3 roads; less where somebody else is as near."""
        node: cython.int
        roads: cython.int
        other: cython.int
        worth: cython.double
        factor: cython.double = 1.0
        first: cython.double = 0.0
        second: cython.double = 0.0
        nodes: cython.longlong
        theirs: cython.longlong = 0
        one: cython.longlong = 1
        for roads in range(4):
            for other in range(game.players):
                if other != seat:
                    theirs |= self.within[other * 4 + roads]
            self.spot[seat * 4 + roads] = 0.0
            nodes = self.within[seat * 4 + roads] & ~game.blocked
            while nodes:
                node = lowest(nodes)
                nodes &= nodes - 1
                worth = self._place_worth(game, seat, node)
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
