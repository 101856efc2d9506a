"""``Opponents``: how the others at a table are expected to play on, each in one of the styles there are.

A search that thinks everybody plays as it does itself is surprised by who plays for roads or for the army. So
in every iteration each of the others is given a style, the likelier the more of it he has shown. All actions
that are compared meet the same styles, as they meet the same luck.
"""

from __future__ import annotations

from typing import Annotated

from tilefolk.bots import names, opponents_casts
from tilefolk.bots.policy import Policy
from tilefolk.core import memory, pointers
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng


class Opponents:
    """``policies``: one a style, first the search's own; ``chances``: of each style, by seat."""

    policies: list[Policy]
    count: int
    seat: int
    chances: Annotated[list[list[float]], names.SEATS_MAX, names.STYLES_MAX]
    style: Annotated[list[int], names.SEATS_MAX]
    _policies: list[Policy]

    def __init__(self, usual: Policy, game: Game, styled: bool) -> None:
        memory.allocate(self)
        others = usual.evaluator.other_styles() if styled else []
        self.policies = [usual, *(Policy(evaluator, game) for evaluator in others)]
        self.count = len(self.policies)
        self._policies = pointers.array(self.policies)

    def __dealloc__(self) -> None:
        memory.release(self._policies)

    def watch(self, game: Game, seat: int) -> None:
        """Look at a position before it is played on: who of the others plays in which style?"""
        self.seat = seat
        for policy in self.policies[1:]:
            policy.evaluator.prepare(game)
        for other in range(game.players):
            self.style[other] = names.OWN_STYLE
            if self.count > 1:
                for style, chance in enumerate(self.policies[0].evaluator.style_chances(game, other)):
                    self.chances[other][style] = chance

    def _restart(self, players: int, rng: Rng) -> None:
        """Give every other seat a style."""
        if self.count == 1:
            return
        for other in range(players):
            if other == self.seat:
                continue
            left = rng._unit()
            style = 0
            while style < self.count - 1 and left >= self.chances[other][style]:
                left -= self.chances[other][style]
                style += 1
            self.style[other] = style

    def _pick(self, game: Game, mover: int) -> int:
        """What the seat to move does, in its style."""
        return opponents_casts.pick(self._policies[self.style[mover]], game)
