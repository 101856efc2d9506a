"""``Policy``: looks one action ahead and judges what comes of it; it also guides the search."""

from __future__ import annotations

from typing import Annotated

from tilefolk.bots import policy_unlocked
from tilefolk.bots.evaluation import Evaluator
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.game import Game


class Policy:
    """Ranks the legal actions of a seat by the lead that they would give it."""

    evaluator: Evaluator
    scratch: Game
    ranked: Annotated[list[int], core_names.LEGAL_MAX]
    leads: Annotated[list[float], core_names.LEGAL_MAX]

    def __init__(self, evaluator: Evaluator, game: Game) -> None:
        memory.allocate(self)
        self.evaluator = evaluator
        self.scratch = game.empty_like()

    def _rank(self, game: Game, seat: int) -> int:
        """Fill ``ranked`` with the seat's actions and ``leads`` with the lead each brings."""
        n = game._legal_for(seat, self.ranked)
        if n == 1:
            self.leads[0] = self.evaluator._lead(game, seat)
            return 1
        for i in range(n):
            self.scratch._copy_from(game)
            self.scratch._apply(self.ranked[i])
            self.leads[i] = self.evaluator._lead(self.scratch, seat) + self.evaluator._pending(
                self.scratch, seat
            )
        return n

    def _sort_best(self, kept: int, n: int) -> None:
        """Bring the best of ``n`` ranked actions to the front, in order; by hand, for the list is short."""
        for i in range(kept):
            best = i
            for j in range(i + 1, n):
                if self.leads[j] > self.leads[best]:
                    best = j
            lead = self.leads[i]
            self.leads[i] = self.leads[best]
            self.leads[best] = lead
            action = self.ranked[i]
            self.ranked[i] = self.ranked[best]
            self.ranked[best] = action

    def _pick(self, game: Game) -> int:
        """The best action of the seat to move."""
        best = 0
        n = game._legal_into(self.ranked)
        if n > 1:
            n = self._rank(game, game._to_move())
            for i in range(1, n):
                if self.leads[i] > self.leads[best]:
                    best = i
        return self.ranked[best]

    def rank(self, game: Game, seat: int) -> list[tuple[int, float]]:
        """The seat's actions with the lead that each brings, in the order of the rules."""
        n = policy_unlocked.rank(self, game, seat)
        return [(self.ranked[i], self.leads[i]) for i in range(n)]
