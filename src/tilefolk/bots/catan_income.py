"""Income of a Catan seat by the dots of the tokens, and how long it takes to pay for something.

A dot is one of 36 rolls.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        CORNER_HEX,
        COST,
        DESERT,
        HARBOUR_AT,
        HEX_CORNERS,
        count,
        lowest,
    )


@cython.cclass
class CatanIncome(Evaluator):
    """What comes in, in victory points; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        Evaluator.__init__(self, weights)
        self.hidden = True
        for name, value in self.values_by_name.items():
            if name != "scale":
                setattr(self, name, value)
        if not cython.compiled:
            self.board = [0] * 28
            self.node_dots, self.node_harbour, self.dot = [0.0] * 270, [0] * 54, [0.0] * 5
            self.seen, self.income, self.pace = [0] * 12, [0.0] * 4, [0.0] * 4
            self.dots, self.full, self.traded, self.need = ([0.0] * 20 for _ in range(4))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, game: Game) -> cython.void:
        self._lay_out(cython.cast(Catan, game))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_out(self, game: Catan) -> cython.void:
        """Dots and harbours at every intersection, and how rare each resource is on this game."""
        node: cython.int
        i: cython.int
        hexagon: cython.int
        token: cython.int
        kind: cython.int
        total: cython.double = 0.0
        same: cython.bint = True
        for i in range(19):
            kind = game.terrain[i] * 16 + game.token[i]
            if self.board[i] != kind:
                self.board[i] = kind
                same = False
        for i in range(9):
            if self.board[19 + i] != game.harbour[i]:
                self.board[19 + i] = game.harbour[i]
                same = False
        if same:
            return
        for kind in range(5):
            self.dot[kind] = 0.0
        for node in range(54):
            for kind in range(5):
                self.node_dots[node * 5 + kind] = 0.0
            for i in range(node * 3, node * 3 + 3):
                hexagon = CORNER_HEX[i]
                if hexagon < 0:
                    continue
                token = game.token[hexagon]
                kind = game.terrain[hexagon]
                if token > 0 and kind >= 0 and kind != DESERT:
                    token = 6 - (token - 7 if token > 7 else 7 - token)
                    self.node_dots[node * 5 + kind] += token
                    self.dot[kind] += token
                    total += token
            self.node_harbour[node] = game.harbour[HARBOUR_AT[node]] if HARBOUR_AT[node] >= 0 else -1
        for kind in range(5):
            # 1 for a resource with a fifth of all dots, more for a rarer one
            self.dot[kind] = 1.0 + self.scarcity * (0.2 * total / (self.dot[kind] + 1.0) - 1.0)
        self.dot[0] *= self.wood
        self.dot[1] *= self.brick
        self.dot[2] *= self.wool
        self.dot[3] *= self.grain
        self.dot[4] *= self.ore
        for i in range(12):
            self.seen[i] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count_income(self, game: Catan, seat: cython.int) -> cython.void:
        """Dots a resource with the robber away, what they are worth, and what a further dot would be."""
        none: cython.short[5]
        lack: cython.double[1]
        nodes: cython.longlong = game.built[seat]
        hexagon: cython.int
        node: cython.int
        i: cython.int
        kind: cython.int
        times: cython.int
        numbers: cython.int = 0
        dots: cython.double
        worth: cython.double = 0.0
        if not cython.compiled:
            none, lack = [0] * 5, [0.0]
        for kind in range(5):
            self.dots[seat * 5 + kind] = 0.0
            none[kind] = 0
        while nodes:
            node = lowest(nodes)
            nodes &= nodes - 1
            times = 2 if (game.cities >> node) & 1 else 1
            for kind in range(5):
                self.dots[seat * 5 + kind] += times * self.node_dots[node * 5 + kind]
            for i in range(node * 3, node * 3 + 3):
                hexagon = CORNER_HEX[i]
                if hexagon >= 0:
                    numbers |= 1 << game.token[hexagon]
        for kind in range(5):
            i = seat * 5 + kind
            dots = self.dots[i]
            self.full[i] = dots * game.players / 36.0
            self.traded[i] = 1.0 / game.rate[i]
            worth += self.dot[kind] * dots + self.variety * dots / (dots + 3.0)
            worth += self.harbour * dots * (4 - game.rate[i])
            self.need[i] = self.dot[kind] + self.variety * 3.0 / ((dots + 3.0) * (dots + 5.0))
        worth += self.numbers * count(numbers & ~1)
        self.pace[seat] = 0.0
        if game.built[seat]:
            self.pace[seat] += self.settlement_pace / (1.0 + self._rounds(seat, none, self.full, 1, 1, lack))
            self.pace[seat] += self.city_pace / (1.0 + self._rounds(seat, none, self.full, 2, 0, lack))
            self.pace[seat] += self.card_pace / (1.0 + self._rounds(seat, none, self.full, 3, 0, lack))
        self.income[seat] = worth + self.pace[seat]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lost_dots(self, game: Catan, seat: cython.int) -> cython.double:
        """Dots of the hex under the robber, as far as they don't count: he will move on some day."""
        token: cython.int
        here: cython.longlong
        if game.robber < 0:
            return 0.0
        here = game.built[seat] & HEX_CORNERS[game.robber]
        token = game.token[game.robber]
        if here == 0 or token == 0:
            return 0.0
        token = 6 - (token - 7 if token > 7 else 7 - token)
        return (count(here) + count(here & game.cities)) * token * (1.0 - self.robbed)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rounds(
        self,
        seat: cython.int,
        hand: cython.p_short,
        come: cython.p_double,
        thing: cython.int,
        roads: cython.int,
        lack: cython.p_double,
    ) -> cython.double:
        """Rounds until a build with some roads to it can be paid, what lies over traded with the bank.

        ``come``: cards a round, five for each seat. ``lack``: cards that have to be traded for. What lacks
        falls with time in straight pieces that grow ever flatter, so following each leads to the answer.
        """
        need: cython.double[5]
        part: cython.double
        time: cython.double = 0.0
        short: cython.double
        speed: cython.double
        over: cython.double
        at: cython.int = seat * 5
        kind: cython.int
        _: cython.int
        if not cython.compiled:
            need = [0.0] * 5
        for kind in range(5):
            need[kind] = COST[thing * 5 + kind] + roads * COST[kind] - hand[kind]
        for _ in range(8):
            short = 0.0
            speed = 0.0
            for kind in range(5):
                over = need[kind] - come[at + kind] * time
                part = 1.0 if over > 1e-9 else self.traded[at + kind]
                short += over * part
                speed += come[at + kind] * part
            if short <= 1e-6:
                break
            if speed <= 1e-6 or time + short / speed >= 40.0:
                # it may as well never come
                time = 40.0
                break
            time += short / speed
        lack[0] = 0.0
        for kind in range(5):
            over = need[kind] - come[at + kind] * time
            lack[0] += over if over > 1e-9 else 0.0
        return time
