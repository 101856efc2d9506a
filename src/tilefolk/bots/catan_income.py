"""Income of a Catan seat: what the dots of its buildings are worth together, and what more would be."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.catan_dots import CatanDots
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import ANY, CORNER_HEX, HEX_CORNERS, count, lowest


@cython.cclass
class CatanIncome(CatanDots):
    """What comes in, in victory points; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        CatanDots.__init__(self, weights)
        if not cython.compiled:
            self.dots, self.traded, self.place_worth = [0.0] * 20, [0.0] * 20, [0.0] * 216
            self.income, self.upgrade, self.damage = [0.0] * 4, [0.0] * 4, [0.0] * 4
            self.tokens, self.judged, self.robber_at = [0] * 4, [0] * 4, [0] * 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _income_worth(
        self,
        dots: cython.p_double,
        at: cython.int,
        traded: cython.p_double,
        rates: cython.int,
        numbers: cython.int,
    ) -> cython.double:
        """What dots of the five resources are worth together, with these rates of trade."""
        none: cython.short[5]
        come: cython.double[10]
        lack: cython.double[1]
        kind: cython.int
        worth: cython.double = 0.0
        various: cython.double = 0.0
        saved: cython.double = 0.0
        settlements: cython.double
        cities: cython.double
        cards: cython.double
        if not cython.compiled:
            none, come, lack = [0] * 5, [0.0] * 10, [0.0]
        for kind in range(5):
            none[kind] = 0
            come[kind] = dots[at + kind] * self.rolls
            come[5 + kind] = traded[rates + kind]
            worth += self.dot[kind] * dots[at + kind]
            various += dots[at + kind] / (dots[at + kind] + 3.0)
            saved += dots[at + kind] * (traded[rates + kind] - 0.25)
        if self.lone:
            # before the second settlement nobody can tell what will be short
            return worth + self.first_variety * various
        settlements = 1.0 / (1.0 + self._rounds(none, come, 0, come, 5, 1, 1, lack))
        cities = 1.0 / (1.0 + self._rounds(none, come, 0, come, 5, 2, 0, lack))
        cards = 1.0 / (1.0 + self._rounds(none, come, 0, come, 5, 3, 0, lack))
        if self.setting_up:
            return (
                self.set_up_dot * worth
                + self.set_up_variety * various
                + self.set_up_settlement_pace * settlements
                + self.set_up_city_pace * cities
                + self.set_up_card_pace * cards
            )
        return (
            worth
            + self.variety * various
            + self.numbers * count(numbers & ~1)
            + self.harbour * saved
            + self.settlement_pace * settlements
            + self.city_pace * cities
            + self.card_pace * cards
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _numbers_at(self, game: Catan, node: cython.int) -> cython.int:
        """The tokens round an intersection, as bits."""
        i: cython.int
        found: cython.int = 0
        for i in range(node * 3, node * 3 + 3):
            if CORNER_HEX[i] >= 0:
                found |= 1 << game.token[CORNER_HEX[i]]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count_income(self, game: Catan, seat: cython.int) -> cython.void:
        """Dots of all buildings with the robber away, and what the best city would add to their worth."""
        nodes: cython.longlong = game.built[seat]
        node: cython.int
        kind: cython.int
        times: cython.int
        worth: cython.double
        at: cython.int = seat * 5
        self.lone = self.setting_up and count(nodes) == 1
        for kind in range(5):
            self.dots[at + kind] = 0.0
            self.traded[at + kind] = 1.0 / game.rate[at + kind]
        self.tokens[seat] = 0
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            times = 2 if (game.cities >> node) & 1 else 1
            self.tokens[seat] |= self._numbers_at(game, node)
            for kind in range(5):
                self.dots[at + kind] += times * self.node_dots[node * 5 + kind]
        self.income[seat] = self._income_worth(self.dots, at, self.traded, at, self.tokens[seat])
        self.judged[seat] = 0
        self.robber_at[seat] = -1
        self.upgrade[seat] = 0.0
        nodes = game.built[seat] & ~game.cities
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            worth = self._place_worth(game, seat, node)
            if worth > self.upgrade[seat]:
                self.upgrade[seat] = worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_worth(self, game: Catan, seat: cython.int, node: cython.int) -> cython.double:
        """What a settlement, or a city on a settlement, at an intersection would add to the income."""
        dots: cython.double[10]
        kind: cython.int
        harbour: cython.int = self.node_harbour[node]
        one: cython.longlong = 1
        if self.judged[seat] & (one << node):
            return self.place_worth[seat * 54 + node]
        if not cython.compiled:
            dots = [0.0] * 10
        for kind in range(5):
            dots[kind] = self.dots[seat * 5 + kind] + self.node_dots[node * 5 + kind]
            dots[5 + kind] = self.traded[seat * 5 + kind]
            if harbour == kind:
                dots[5 + kind] = 0.5
            elif harbour == ANY and dots[5 + kind] < 0.3:
                dots[5 + kind] = 1.0 / 3.0
        self.judged[seat] |= one << node
        self.lone = self.setting_up and count(game.built[seat]) == 1
        self.place_worth[seat * 54 + node] = (
            self._income_worth(dots, 0, dots, 5, self.tokens[seat] | self._numbers_at(game, node))
            - self.income[seat]
        )
        return self.place_worth[seat * 54 + node]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lost_dots(self, game: Catan, seat: cython.int) -> cython.int:
        """Dots of the hex under the robber."""
        token: cython.int
        here: cython.longlong
        if game.robber < 0:
            return 0
        here = game.built[seat] & HEX_CORNERS[game.robber]
        token = game.token[game.robber]
        if here == 0 or token == 0:
            return 0
        return (count(here) + count(here & game.cities)) * (6 - (token - 7 if token > 7 else 7 - token))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _robber_damage(self, game: Catan, seat: cython.int) -> cython.double:
        """The income that the robber keeps away, in part: he will move on some day."""
        dots: cython.double[5]
        kind: cython.int
        lost: cython.int
        if self.robber_at[seat] != game.robber:
            self.robber_at[seat] = game.robber
            self.damage[seat] = 0.0
            self.lone = self.setting_up and count(game.built[seat]) == 1
            lost = self._lost_dots(game, seat)
            if lost > 0:
                if not cython.compiled:
                    dots = [0.0] * 5
                for kind in range(5):
                    dots[kind] = self.dots[seat * 5 + kind]
                dots[game.terrain[game.robber]] -= lost
                self.damage[seat] = (1.0 - self.robbed) * (
                    self.income[seat] - self._income_worth(dots, 0, self.traded, seat * 5, self.tokens[seat])
                )
        return self.damage[seat]
