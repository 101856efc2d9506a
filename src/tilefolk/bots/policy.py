"""``Policy``: looks one action ahead and judges what comes of it; it also guides the search."""

from __future__ import annotations

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.core.game import Game


@cython.cclass
class Policy:
    """Ranks the legal actions of a seat by the lead that they would give it."""

    def __init__(self, evaluator: Evaluator, game: Game) -> None:
        self.evaluator = evaluator
        self.scratch = game.blank()
        if not cython.compiled:
            self._ranked = [0] * 4096
            self._leads = [0.0] * 4096

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rank(self, game: Game, seat: cython.int) -> cython.int:
        """Fill ``_ranked`` with the seat's actions and ``_leads`` with the lead each brings."""
        i: cython.int
        n: cython.int = game._legal_for(seat, self._ranked)
        if n == 1:
            self._leads[0] = self.evaluator._lead(game, seat)
            return 1
        for i in range(n):
            self.scratch._copy_from(game)
            self.scratch._apply(self._ranked[i])
            self._leads[i] = self.evaluator._lead(self.scratch, seat) + self.evaluator._pending(
                self.scratch, seat
            )
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick(self, game: Game) -> cython.longlong:
        """The best action of the seat to move."""
        i: cython.int
        best: cython.int = 0
        n: cython.int = game._legal_into(self._ranked)
        if n > 1:
            n = self._rank(game, game._to_move())
            for i in range(1, n):
                if self._leads[i] > self._leads[best]:
                    best = i
        return self._ranked[best]

    def rank(self, game: Game, seat: cython.int) -> list[tuple[int, float]]:
        """The seat's actions with the lead that each brings, in the order of the rules."""
        i: cython.int
        with cython.nogil:
            self.evaluator._prepare(game)
            n: cython.int = self._rank(game, seat)
        return [(self._ranked[i], self._leads[i]) for i in range(n)]
