"""``TurnPolicy``: looks to the end of its turn, where what was learnt judges; it plays on beyond a tree.

The one-action look says which few ways to begin the turn, and which few ways to go on, are worth a thought:
the network is the better judge of a position, but only between turns, where it was taught.
"""

from __future__ import annotations

from typing import Annotated

from tilefolk.bots import evaluation, names
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.core import memory
from tilefolk.core.game import Game

A_POINT_BY_HAND = 0.01
"""The share of wins as which a point of lead at first sight counts, beside what was learnt."""


class TurnPolicy(Policy):
    """``starts``: the best actions at first sight; ``follows``: the best to follow one of them."""

    ahead: Game
    end: Game
    starts: Annotated[list[int], names.TURN_STARTS]
    start_leads: Annotated[list[float], names.TURN_STARTS]
    follows: Annotated[list[int], names.TURN_FOLLOWS]
    follow_leads: Annotated[list[float], names.TURN_FOLLOWS]

    def __init__(self, evaluator: Evaluator, game: Game) -> None:
        Policy.__init__(self, evaluator, game)
        self.ahead = game.empty_like()
        self.end = game.empty_like()

    def _pick(self, game: Game) -> int:
        """The first action of the best turn of the seat to move."""
        n = game._legal_into(self.ranked)
        if n == 1:
            return self.ranked[0]
        seat = game._to_move()
        n = self._rank(game, seat)
        kept = min(n, names.TURN_STARTS)
        self._sort_best(kept, n)
        for i in range(kept):
            self.starts[i] = self.ranked[i]
            self.start_leads[i] = self.leads[i]
        best = 0
        best_worth = evaluation.FAR_BEHIND
        for i in range(kept):
            self.ahead._copy_from(game)
            self.ahead._apply(self.starts[i])
            worth = self._best_end(seat, self.start_leads[i])
            if worth > best_worth:
                best_worth = worth
                best = i
        return self.starts[best]

    def _best_end(self, seat: int, lead: float) -> float:
        """What the turn that begins as ``ahead`` does is worth; ``lead``: what it looked like at first."""
        if self.ahead._to_move() != seat:
            self.end._copy_from(self.ahead)
            return self._worth(seat, lead)
        n = self._rank(self.ahead, seat)
        kept = min(n, names.TURN_FOLLOWS)
        self._sort_best(kept, n)
        for i in range(kept):
            self.follows[i] = self.ranked[i]
            self.follow_leads[i] = self.leads[i]
        best = evaluation.FAR_BEHIND
        for i in range(kept):
            self.end._copy_from(self.ahead)
            self.end._apply(self.follows[i])
            while self.end._to_move() == seat:
                self.end._apply(Policy._pick(self, self.end))
            best = max(best, self._worth(seat, self.follow_leads[i]))
        return best

    def _worth(self, seat: int, lead: float) -> float:
        """What the end of a turn is worth, by what was learnt and a little by hand."""
        rewards = memory.scratch_reals(names.SEATS_MAX)
        self.evaluator._rewards(self.end, rewards)
        return rewards[seat] + A_POINT_BY_HAND * lead
