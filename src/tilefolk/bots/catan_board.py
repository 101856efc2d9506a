"""What a Catan board promises a seat: income by the dots of the tokens, and places for settlements."""

from __future__ import annotations

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        CORNER_HEX,
        DESERT,
        HARBOUR_AT,
        NEAR,
        NEAR_PATH,
        count,
        lowest,
    )

CATAN_NAMES = (
    "pip",
    "diversity",
    "harbour",
    "robbed",
    "place_now",
    "place_next",
    "place_later",
    "harbour_place",
    "card",
    "missing",
    "city_ready",
    "settlement_ready",
    "card_ready",
    "road_ready",
    "over_seven",
    "length",
    "road_race",
    "knight",
    "army",
    "progress",
    "robber",
    "theft",
    "free_road",
    "offer",
    "scale",
)
"""All weights of Catan's evaluation in the order of their numbers; ``CatanEvaluator`` explains them."""


@cython.cclass
class CatanBoard(Evaluator):
    """Income and places. Dots: of 36 rolls so many bring the number of the token."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        Evaluator.__init__(self, weights)
        self.hidden = True
        if not cython.compiled:
            self.node_pips = [0.0] * 54
            self.pips = [0.0] * 20
            self.spot = [0.0] * 12

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, game: Game) -> cython.void:
        """The dots round every intersection; they never change once the board is laid."""
        node: cython.int
        i: cython.int
        hexagon: cython.int
        token: cython.int
        for node in range(54):
            self.node_pips[node] = 0.0
            for i in range(node * 3, node * 3 + 3):
                hexagon = CORNER_HEX[i]
                if hexagon < 0:
                    continue
                token = cython.cast(Catan, game).token[hexagon]
                if token > 0:
                    self.node_pips[node] += 6 - (token - 7 if token > 7 else 7 - token)
            if HARBOUR_AT[node] >= 0:
                self.node_pips[node] += self.weights[7]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _income(self, game: Catan, seat: cython.int) -> cython.void:
        """Dots a resource; the robber's hex counts only in part, for he will move on."""
        nodes: cython.longlong = game.built[seat]
        node: cython.int
        i: cython.int
        hexagon: cython.int
        token: cython.int
        dots: cython.double
        for i in range(seat * 5, seat * 5 + 5):
            self.pips[i] = 0.0
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            for i in range(node * 3, node * 3 + 3):
                hexagon = CORNER_HEX[i]
                if hexagon < 0 or game.terrain[hexagon] == DESERT:
                    continue
                token = game.token[hexagon]
                dots = 6 - (token - 7 if token > 7 else 7 - token)
                if (game.cities >> node) & 1:
                    dots *= 2.0
                if hexagon == game.robber:
                    dots *= self.weights[3]
                self.pips[seat * 5 + game.terrain[hexagon]] += dots

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _production(self, game: Catan, seat: cython.int) -> cython.double:
        """Income in points: all dots, more for many kinds, and harbours for what comes often."""
        worth: cython.double = 0.0
        kind: cython.int
        dots: cython.double
        for kind in range(5):
            dots = self.pips[seat * 5 + kind]
            worth += self.weights[0] * dots + self.weights[1] * dots / (dots + 3.0)
            worth += self.weights[2] * dots * (4 - game.rate[seat * 5 + kind])
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _onward(
        self, game: Catan, nodes: cython.longlong, low: cython.longlong, high: cython.longlong
    ) -> cython.longlong:
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
    def _best_spot(self, nodes: cython.longlong) -> cython.double:
        """The dots of the best of these places, and a little for each further one."""
        best: cython.double = 0.0
        node: cython.int
        more: cython.int = count(nodes)
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            if self.node_pips[node] > best:
                best = self.node_pips[node]
        return best + 0.5 * (more - 1) if more > 0 else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _spots(self, game: Catan, seat: cython.int) -> cython.void:
        """Places for a settlement: now, after one road, after two."""
        low: cython.longlong = game.roads_low[0] | game.roads_low[1] | game.roads_low[2] | game.roads_low[3]
        high: cython.longlong = (
            game.roads_high[0] | game.roads_high[1] | game.roads_high[2] | game.roads_high[3]
        )
        walls: cython.longlong = game._walls(seat)
        here: cython.longlong = game.reach[seat]
        free: cython.longlong = ~game.blocked
        near: cython.longlong = self._onward(game, here & ~walls, low, high) & ~here
        far: cython.longlong = self._onward(game, near & ~walls, low, high) & ~here & ~near
        self.spot[seat * 3] = self._best_spot(here & free)
        self.spot[seat * 3 + 1] = self._best_spot(near & free)
        self.spot[seat * 3 + 2] = self._best_spot(far & free)
