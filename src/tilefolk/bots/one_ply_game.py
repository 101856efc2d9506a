"""``OnePlyGame``: a whole game between players who look one action or one turn ahead, in one call."""

from __future__ import annotations

from collections.abc import Sequence

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.bots.turn_policy import TurnPolicy
from tilefolk.core import names as core_names
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng


class OnePlyGame:
    """One evaluator a seat. As everywhere each seat sees a guess that fits its view, not the position.

    ``whole_turns``: whether seats look to the end of their turn; nobody does by default.
    """

    policies: list[Policy]
    guess: Game
    rng: Rng

    def __init__(
        self,
        evaluators: Sequence[Evaluator],
        game: Game,
        seed: int,
        whole_turns: Sequence[bool] | None = None,
    ) -> None:
        kinds = [TurnPolicy if whole else Policy for whole in whole_turns or [False] * len(evaluators)]
        self.policies = [kind(evaluator, game) for kind, evaluator in zip(kinds, evaluators, strict=True)]
        self.guess = game.empty_like()
        self.rng = Rng(seed)

    def play(self, game: Game, chance: Rng, most: int) -> int:
        """Play a game to its end, or ``most`` decisions; returns how many there were.

        Chance moves before decisions, and not after the last of them.
        """
        decisions = 0
        seat = game._advance(chance)
        while seat != core_names.OVER and decisions < most:
            policy = self.policies[seat]
            self.guess._copy_from(game)
            self.guess._redeterminise(seat, self.rng)
            policy.evaluator._prepare(self.guess)
            game._apply(policy._pick(self.guess))
            decisions += 1
            if decisions < most:
                seat = game._advance(chance)
        return decisions
