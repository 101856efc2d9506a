"""``Candidates``: the actions of a decision that are still in question, each tried as often as the others.

A candidate is an action of the root, or, where a search compares whole turns, one with what follows it.

This is sequential halving (Karnin, Koren and Somekh 2013). All candidates are tried in turn, so that all have
met the same luck, and what distinguishes them is due to the actions alone; the longer a search lasts, the
fewer of the best are left. An action that had more tries than another could look better for its luck. What
luck can't explain is clear: how much the shares of wins of two actions differ from try to try tells how far
behind one may be by chance alone, and who is further behind drops out at once.
"""

from __future__ import annotations

import math
from typing import Annotated

from tilefolk.bots import names
from tilefolk.core import memory

FINALISTS = 2
"""Actions that are compared to the last, unless one is clearly better."""
CLEARLY = 3.5
"""Standard errors by which a share of wins is clearly worse than another that met the same luck."""
LEAST_ROUNDS = 16
"""Rounds before anything is clear."""


class Candidates:
    """``nodes``: the branch of each candidate, by the number that it keeps; ``starts``: the branch of the
    root with which it begins, often the same; ``order``: the numbers of those that are left, then of those
    that dropped out, the last first.

    ``shares``: of wins, told by the search; ``latest``: what each brought in this round; ``sums``: in all
    rounds; ``squares``: of the differences of any two in all rounds, added up.
    """

    nodes: Annotated[list[int], names.CANDIDATES_MAX]
    starts: Annotated[list[int], names.CANDIDATES_MAX]
    order: Annotated[list[int], names.CANDIDATES_MAX]
    shares: Annotated[list[float], names.CANDIDATES_MAX]
    latest: Annotated[list[float], names.CANDIDATES_MAX]
    sums: Annotated[list[float], names.CANDIDATES_MAX]
    squares: Annotated[list[float], names.CANDIDATE_PAIRS]
    started: int
    left: int
    wanted: int
    turn: int
    rounds: int
    drops_clearly_worse: bool

    def __init__(self) -> None:
        memory.allocate(self)

    def _restart(self, drops_clearly_worse: bool) -> None:
        """None as yet."""
        self.left = 0
        self.started = 0
        self.wanted = names.CANDIDATES_MAX
        self.turn = 0
        self.rounds = 0
        self.drops_clearly_worse = drops_clearly_worse

    def _add(self, start: int, node: int) -> None:
        number = self.started
        if number < names.CANDIDATES_MAX:
            self.starts[number] = start
            self.nodes[number] = node
            self.order[number] = number
            self.sums[number] = 0.0
            for other in range(number):
                self.squares[pair_number(number, other)] = 0.0
            self.started += 1
            self.left += 1

    def _is_round_over(self) -> bool:
        """Whether all that are left have been tried equally often."""
        return self.turn >= self.left

    def _next(self) -> int:
        """The branch of the candidate whose turn it is."""
        self.turn += 1
        return self.nodes[self.order[self.turn - 1]]

    def _start(self) -> int:
        """The branch of the root with which that candidate begins."""
        return self.starts[self.order[self.turn - 1]]

    def _note(self, share: float) -> None:
        """What the try of the candidate whose turn it was brought."""
        self.latest[self.order[self.turn - 1]] = share

    def _close_round(self) -> None:
        """Compare what all that are left met with the same luck."""
        if self.turn == 0:
            return
        self.rounds += 1
        self.turn = 0
        for i in range(self.left):
            one = self.order[i]
            self.sums[one] += self.latest[one]
            if not self.drops_clearly_worse:
                continue
            for j in range(i):
                other = self.order[j]
                ahead = self.latest[one] - self.latest[other]
                self.squares[pair_number(one, other)] += ahead * ahead

    def _is_clearly_worse(self, worse: int, better: int) -> bool:
        """Whether luck can't explain that one candidate brought less than another."""
        if not self.drops_clearly_worse or self.rounds < LEAST_ROUNDS:
            return False
        behind = (self.sums[better] - self.sums[worse]) / self.rounds
        if behind <= 0.0:
            return False
        variance = self.squares[pair_number(worse, better)] / self.rounds - behind * behind
        return behind * behind > CLEARLY * CLEARLY * variance / (self.rounds - 1)

    def _drop(self, at: int) -> None:
        """The candidate at that place of ``order`` is no longer in question."""
        self.left -= 1
        dropped = self.order[at]
        self.order[at] = self.order[self.left]
        self.order[self.left] = dropped

    def _drop_worst(self) -> None:
        """After a round: those that are clearly worse go, and the worst, down to as many as are wanted."""
        best = 0
        for i in range(1, self.left):
            if self.shares[self.order[i]] > self.shares[self.order[best]]:
                best = i
        leader = self.order[best]
        for i in range(self.left - 1, -1, -1):
            if self._is_clearly_worse(self.order[i], leader):
                self._drop(i)
        while self.left > self.wanted:
            worst = 0
            for i in range(1, self.left):
                if self.shares[self.order[i]] < self.shares[self.order[worst]]:
                    worst = i
            self._drop(worst)

    def narrow(self, progress: float) -> None:
        """``progress``: the part of the search that is done."""
        self.wanted = max(FINALISTS, math.ceil(self.started ** (1.0 - progress)))

    def is_decided(self) -> bool:
        """Whether all that are left begin with the same branch of the root."""
        return len({self.starts[self.order[i]] for i in range(self.left)}) <= 1

    def beginning_with(self, start: int) -> list[tuple[int, bool]]:
        """The candidates that begin with a branch of the root, and whether each is still in question."""
        numbers = [self.order[i] for i in range(self.started)]
        return [
            (self.nodes[number], place < self.left)
            for place, number in enumerate(numbers)
            if self.starts[number] == start
        ]


def pair_number(one: int, other: int) -> int:
    """Where two candidates are compared."""
    return max(one, other) * names.CANDIDATES_MAX + min(one, other)
