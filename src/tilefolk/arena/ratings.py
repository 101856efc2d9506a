"""Intervals and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10, sqrt

SIGMAS = 1.959964
"""Standard errors on each side of a 95 % interval."""
PRIOR = 0.5
"""Drawn games that every pair is given beforehand, so that nobody's rating is infinite."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval).

    >>> tuple(round(end, 3) for end in wilson(75, 100))
    (0.657, 0.825)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SIGMAS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = SIGMAS * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def bradley_terry(count: int, wins: Mapping[tuple[int, int], float]) -> list[float]:
    """Ratings from wins of one over another; 400 points are odds of 10 to 1, the mean is 1500.

    >>> [round(rating) for rating in bradley_terry(2, {(0, 1): 1000.0, (1, 0): 100.0})]
    [1700, 1300]
    """
    strength = [1.0] * count
    met = {(i, j): wins.get((i, j), 0.0) + PRIOR for i in range(count) for j in range(count) if i != j}
    for _ in range(200):
        updated = []
        for i in range(count):
            won = sum(met[i, j] for j in range(count) if j != i)
            expected = sum(
                (met[i, j] + met[j, i]) / (strength[i] + strength[j]) for j in range(count) if j != i
            )
            updated.append(won / expected)
        product = 1.0
        for value in updated:
            product *= value ** (1.0 / count)
        strength = [value / product for value in updated]
    return [1500.0 + 400.0 * log10(value) for value in strength]
