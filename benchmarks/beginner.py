"""A beginner who follows the coach, as a bot: is ``easy`` the right first opponent?

tilefolk arena easy --bot benchmarks/beginner.py:Beginner --game hunters --games 100

He knows the rules and nothing else. Before a decision he hears the coach. Where the coach names something, he
looks for an action that does it, in no order, takes the first that he finds, and gives up after ``PATIENCE``.
Where the coach is silent or he found nothing, he takes what brings most points at once among the few actions
that came to his mind.
"""

from __future__ import annotations

from tilefolk.bots.coach import before_turn
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.reason import Reason
from tilefolk.bots.reasons import reasons
from tilefolk.bots.turns import try_turn
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng

PATIENCE = 40
"""Actions that he tries to match with what the coach said."""
NOTICED = 4
"""Actions that come to his mind by themselves."""


class Beginner:
    """Knows the rules, and hears the coach."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.spec = spec
        self.rng = Rng(seed)
        self.evaluator: Evaluator = evaluator_of(spec.name)

    def choose(self, game: Game, seat: int, legal: list[int]) -> int:
        """What the coach said if he sees how, else the most points of what came to his mind."""
        order = self.shuffled(legal)
        remark = before_turn(self.spec, game, seat) if seat == game.to_move else None
        if remark is not None:
            for action in order[:PATIENCE]:
                if self.does(game, seat, action, remark["reason"]):
                    return action
        return max(order[:NOTICED], key=lambda action: self.points(game, seat, action))

    def does(self, game: Game, seat: int, action: int, wanted: Reason) -> bool:
        """Whether an action alone does what the coach named."""
        return wanted in reasons(try_turn(self.spec, game, seat, [action]), self.evaluator)

    def points(self, game: Game, seat: int, action: int) -> int:
        """His points after an action."""
        after = game.copy()
        after.apply(action)
        return after.scores()[seat]

    def shuffled(self, legal: list[int]) -> list[int]:
        """Actions in no order."""
        left, order = list(legal), []
        while left:
            order.append(left.pop(self.rng.below(len(left))))
        return order
