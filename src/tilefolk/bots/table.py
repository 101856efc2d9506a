"""``Table``: a whole game between players who look one action ahead, in one call; tuning plays many."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng


@cython.cclass
class Table:
    """One evaluator a seat. As everywhere each seat sees a guess that fits its view, not the position."""

    def __init__(self, evaluators: Sequence[Evaluator], game: Game, seed: object) -> None:
        self.policies = [Policy(evaluator, game) for evaluator in evaluators]
        self.guess = game.blank()
        self.luck = Rng(seed)

    def play(self, game: Game, nature: Rng, most: cython.int) -> int:
        """Play a game to its end, or ``most`` decisions; returns how many there were."""
        decisions: cython.int = 0
        seat: cython.int = game._to_move()
        policy: Policy
        while seat != -2 and decisions < most:
            if seat == -1:
                game._apply(game._sample_chance(nature))
            else:
                policy = self.policies[seat]
                self.guess._copy_from(game)
                self.guess._redeterminise(seat, self.luck)
                policy.evaluator._prepare(self.guess)
                game._apply(policy._pick(self.guess))
                decisions += 1
            seat = game._to_move()
        return decisions
