"""The dots of a Catan board, and how long it takes to pay for something.

A dot is one of 36 rolls.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import CORNER_HEX, COST, DESERT, HARBOUR_AT


@cython.cclass
class CatanDots(Evaluator):
    """The board as it is laid out; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        Evaluator.__init__(self, weights)
        self.hidden = True
        for name, value in self.values_by_name.items():
            if name != "scale":
                setattr(self, name, value)
        if not cython.compiled:
            self.board, self.node_dots, self.node_harbour = [0] * 28, [0.0] * 270, [0] * 54
            self.dot, self.seen = [0.0] * 5, [0] * 12

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
        self.rolls = game.players / 36.0
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
    def _rounds(
        self,
        hand: cython.p_short,
        come: cython.p_double,
        at: cython.int,
        traded: cython.p_double,
        rates: cython.int,
        thing: cython.int,
        roads: cython.int,
        lack: cython.p_double,
    ) -> cython.double:
        """Rounds until a build with some roads to it can be paid, what lies over traded with the bank.

        ``come``: cards a round, from place ``at`` on; ``traded``: cards that one brings at the bank, from
        ``rates`` on; ``lack``: cards that have to be traded for. What lacks falls with time in
        straight pieces that grow ever flatter, so following each leads to the answer.
        """
        need: cython.double[5]
        part: cython.double
        time: cython.double = 0.0
        short: cython.double
        speed: cython.double
        over: cython.double
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
                part = 1.0 if over > 1e-9 else traded[rates + kind]
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
