"""``Playouts``: positions played on by the one-action player in all seats, with luck that can be repeated."""

from __future__ import annotations

from typing import Annotated

from tilefolk.bots import playouts_unlocked
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.lucks import Lucks
from tilefolk.bots.policy import Policy
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.game import Game

TO_THE_END = -1
"""A horizon beyond all moves of chance."""
ALL_SEEN = -1
"""The seat that knows all cards: nobody's."""


class Playouts:
    """Two playouts with the same luck meet the same draws and throws: see ``Lucks``."""

    evaluator: Evaluator
    policy: Policy
    play: Game
    lucks: Lucks
    shares: Annotated[list[float], 8]

    def __init__(self, evaluator: Evaluator, game: Game) -> None:
        memory.allocate(self)
        self.evaluator = evaluator
        self.policy = Policy(evaluator, game)
        self.play = game.empty_like()
        self.lucks = Lucks(self.play)

    def _settle(self) -> None:
        """Write each seat's share: the result, or what the evaluation expects."""
        players = self.play.players
        if self.play._to_move() != core_names.OVER:
            self.evaluator._rewards(self.play, self.shares)
            return
        winners = self.play._winner_mask()
        count = 0
        for seat in range(players):
            count += (winners >> seat) & 1
        for seat in range(players):
            self.shares[seat] = 1.0 / count if (winners >> seat) & 1 else 0.0

    def _go_on(self, horizon: int) -> None:
        """Play to the end, or to a main move of chance after ``horizon`` of them."""
        moved = 0
        self.evaluator._prepare(self.play)
        mover = self.play._to_move()
        while mover != core_names.OVER:
            if mover == core_names.CHANCE:
                if self.lucks._is_main():
                    if moved == horizon:
                        break
                    moved += 1
                self.play._apply(self.lucks._outcome())
                self.evaluator._prepare(self.play)
            else:
                self.play._apply(self.policy._pick(self.play))
            mover = self.play._to_move()
        self._settle()

    def _run(self, start: Game, seat: int, acting: bool, action: int, luck: int, horizon: int) -> None:
        """One playout; ``seat`` acts first, and what it can't know is guessed anew."""
        self.play._copy_from(start)
        self.lucks._restart(luck)
        if seat >= 0:
            self.play._redeterminise(seat, self.lucks.other)
        if acting:
            self.play._apply(action)
        self._go_on(horizon)

    def run(
        self,
        start: Game,
        luck: int,
        horizon: int = TO_THE_END,
        action: int | None = None,
        seat: int = ALL_SEEN,
    ) -> list[float]:
        """Each seat's share of the win after one playout; other threads may run meanwhile."""
        acting = action is not None
        playouts_unlocked.run(self, start, seat, acting, action if action is not None else 0, luck, horizon)
        return [self.shares[other] for other in range(start.players)]
