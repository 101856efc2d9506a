"""The curve: a Kalman smoother over noisy shares with known steps, for one seat after the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

DRIFTS = (0.003, 0.006, 0.012, 0.025, 0.05)
"""How much of p(1 - p) a node may stray by more than is known; the likeliest is taken."""
FIRST_VARIANCE = 0.06
PRIOR = 8
"""Playouts that the evaluation's share is worth beside the real ones."""
LEAST_NOISE = 0.01


class Curve:
    """The smoothed shares of one seat, with their standard errors."""

    def __init__(self, shares: list[float], errors: list[float]) -> None:
        self.shares, self.errors = shares, errors


class SeatShares:
    """What is known of one seat: shares in playouts, shares by the evaluation, steps between the nodes."""

    def __init__(
        self, shares: Sequence[float], judged: Sequence[float], count: int, steps: Sequence[float], end: float
    ) -> None:
        self.steps, self.end = steps, end
        self.first = 0.5
        mixed = [(count * a + PRIOR * s) / (count + PRIOR) for a, s in zip(shares, judged, strict=True)]
        self.spread = [max(p * (1.0 - p), LEAST_NOISE) for p in mixed]
        # before the first playout the evaluation itself is what is seen
        self.shares = list(shares) if count else list(judged)
        self.noise = [spread / (count or PRIOR) for spread in self.spread]


def smooth(seen: SeatShares, drift: float) -> tuple[Curve, float]:
    """The curve with one drift, and how likely what was seen is with it (a logarithm)."""
    n = len(seen.shares)
    mean, var, ahead, ahead_var = ([0.0] * n for _ in range(4))
    likely = 0.0
    for t in range(n):
        if t == 0:
            ahead[t], ahead_var[t] = seen.first, FIRST_VARIANCE
        else:
            ahead[t] = mean[t - 1] + seen.steps[t - 1]
            ahead_var[t] = var[t - 1] + drift * seen.spread[t - 1]
        total = ahead_var[t] + seen.noise[t]
        off = seen.shares[t] - ahead[t]
        likely -= 0.5 * (log(total) + off * off / total)
        gain = ahead_var[t] / total
        mean[t], var[t] = ahead[t] + gain * off, (1.0 - gain) * ahead_var[t]
    last = n - 1
    gain = var[last] / (var[last] + drift * seen.spread[last])
    mean[last] += gain * (seen.end - mean[last] - seen.steps[last])
    var[last] *= 1.0 - gain
    for t in range(n - 2, -1, -1):
        back = var[t] / ahead_var[t + 1]
        mean[t] += back * (mean[t + 1] - ahead[t + 1])
        var[t] += back * back * (var[t + 1] - ahead_var[t + 1])
    return Curve([min(1.0, max(0.0, m)) for m in mean], [max(v, 0.0) ** 0.5 for v in var]), likely


def curves(seats: list[SeatShares]) -> list[Curve]:
    """The curves of all seats with the drift that is likeliest for all; their shares add up to 1."""
    for seen in seats:
        seen.first = 1.0 / len(seats)
    tried = [[smooth(seen, drift) for seen in seats] for drift in DRIFTS]
    best = max(tried, key=lambda found: sum(likely for _, likely in found))
    found = [curve for curve, _ in best]
    for t in range(len(found[0].shares)):
        total = sum(curve.shares[t] for curve in found)
        for curve in found:
            curve.shares[t] = curve.shares[t] / total if total else 1.0 / len(found)
    return found
