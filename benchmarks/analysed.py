"""Finished games between bots, for the measurements of the analysis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean, stdev

import tilefolk
from tilefolk import bots
from tilefolk.core.match import Match


def finished(game: str, levels: Sequence[str], seed: int) -> Match:
    """A game of these bots from its first draw to its end."""
    match = tilefolk.start(game, players=len(levels), seed=seed)
    players = [bots.make(level, match.spec, seed * 31 + seat) for seat, level in enumerate(levels)]
    while not match.game.is_over:
        seat = match.game.to_move
        match.play(players[seat].choose(match.game, seat))
    return match


def turned(levels: Sequence[str], by: int) -> list[str]:
    """The same bots in other seats."""
    by %= len(levels)
    return [*levels[by:], *levels[:by]]


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / len(values) ** 0.5


def mean_and_error(values: Sequence[float]) -> Iterator[tuple[str, float]]:
    """Both, with what each is called."""
    yield "", mean(values)
    yield ", standard error", error(values)
