"""Players without any judgement, to measure others against."""

from __future__ import annotations

from tilefolk.bots.bot import Bot
from tilefolk.core.game import Game

CATAN_WEIGHTS = {"settlement": 1000, "city": 10000, "buy": 100}
"""How many times likelier than anything else these actions of Catan are."""
FIGURE_WEIGHT = 3
"""How many times likelier than anything else it is that a figure is placed."""


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


class WeightedBot(Bot):
    """Random, but it builds when it can: the weights above, 1 for the rest.

    The idea is that of catanatron's weighted random player: a city far before a settlement, that far
    before a development card, and all of them before anything else.
    """

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        weights = [self._weight(guess, action) for action in legal]
        pick = self.rng.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            pick -= weight
            if pick < 0:
                return action
        raise AssertionError("a number below the sum of the weights belongs to one of them")

    def _weight(self, guess: Game, action: int) -> int:
        kind = self.spec.describe(guess, action)["type"]
        return FIGURE_WEIGHT if kind == "figure" else CATAN_WEIGHTS.get(kind, 1)
