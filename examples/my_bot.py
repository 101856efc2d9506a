"""A bot of one's own: it tries every action, plays a few random games from there, and takes the best.

tilefolk arena easy --bot examples/my_bot.py:MyBot --game hunters --games 20
"""

from __future__ import annotations

from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng


class MyBot:
    """Counts on luck, but on a lot of it."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.rng = Rng(seed)
        self.playouts = 2

    def choose(self, game: Game, seat: int, legal: list[int]) -> int:
        """The action after which random play goes best; ``game`` is a guess that may be changed."""
        return max(legal, key=lambda action: self.tried(game, seat, action))

    def tried(self, game: Game, seat: int, action: int) -> int:
        """Points ahead of the best other seat, over a few random games."""
        lead = 0
        for _ in range(self.playouts):
            trial = game.copy()
            trial.apply(action)
            trial.playout(self.rng)
            scores = trial.scores()
            lead += scores.pop(seat) - max(scores)
        return lead
