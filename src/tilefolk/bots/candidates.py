"""``Candidates``: the actions of a decision that are still in question, each tried as often as the others.

This is sequential halving (Karnin, Koren and Somekh 2013). All candidates are tried in turn, so that all have
met the same luck, and what distinguishes them is due to the actions alone; the longer a search lasts, the
fewer of the best are left. An action that had more tries than another could look better for its luck.
"""

from __future__ import annotations

import math
from typing import Annotated

from tilefolk.bots import names
from tilefolk.core import memory

FINALISTS = 2
"""Actions that are compared to the last, unless one is clearly better."""
CLEARLY = 1.0
"""A share of wins that after one try is behind by so much is clearly worse; after four by half of it."""


class Candidates:
    """``nodes``: branches of the root, those that are left first; ``shares``: of wins, told by the search."""

    nodes: Annotated[list[int], names.CANDIDATES_MAX]
    shares: Annotated[list[float], names.CANDIDATES_MAX]
    started: int
    left: int
    wanted: int
    turn: int
    drops_clearly_worse: bool

    def __init__(self) -> None:
        memory.allocate(self)

    def _restart(self, drops_clearly_worse: bool) -> None:
        """None as yet."""
        self.left = 0
        self.started = 0
        self.wanted = names.CANDIDATES_MAX
        self.turn = 0
        self.drops_clearly_worse = drops_clearly_worse

    def _add(self, node: int) -> None:
        if self.started < names.CANDIDATES_MAX:
            self.nodes[self.started] = node
            self.started += 1
            self.left += 1

    def _is_round_over(self) -> bool:
        """Whether all that are left have been tried equally often."""
        return self.turn >= self.left

    def _next(self) -> int:
        self.turn += 1
        return self.nodes[self.turn - 1]

    def _drop_worst(self, visits: int) -> None:
        """After a round of so many: the worst go, down to as many as are wanted."""
        best = 0.0
        for i in range(self.left):
            best = max(best, self.shares[i])
        least = best - CLEARLY / math.sqrt(visits) if self.drops_clearly_worse and visits > 0 else -1.0
        while self.left > 1:
            worst = 0
            for i in range(1, self.left):
                if self.shares[i] < self.shares[worst]:
                    worst = i
            if self.left <= self.wanted and self.shares[worst] >= least:
                break
            self.left -= 1
            node = self.nodes[worst]
            share = self.shares[worst]
            self.nodes[worst] = self.nodes[self.left]
            self.shares[worst] = self.shares[self.left]
            self.nodes[self.left] = node
            self.shares[self.left] = share
        self.turn = 0

    def narrow(self, progress: float) -> None:
        """``progress``: the part of the search that is done."""
        self.wanted = max(FINALISTS, math.ceil(self.started ** (1.0 - progress)))

    def is_left(self, node: int) -> bool:
        """Whether a branch is still in question."""
        return node in [self.nodes[i] for i in range(self.left)]
