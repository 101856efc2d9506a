"""Tuning: small changes of an evaluation's weights are played against the weights as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import exp, sqrt

import tilefolk
from tilefolk.arena.match import play_game
from tilefolk.bots.thinkers import GlanceBot
from tilefolk.bots.weights import weight_sets
from tilefolk.core.rng import Rng

STEP = 0.35
"""How far a weight goes at once, as a logarithm."""
PART = 0.3
"""The part of the weights that change together."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One change: its share of wins over all games, whether it was kept, and the weights now in force."""

    number: int
    share: float
    kept: bool
    weights: dict[str, float]


def duel(
    game: str,
    players: int,
    one: Mapping[str, float],
    others: Mapping[str, float],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
) -> float:
    """The share of wins of one greedy player with these weights against all others with those."""
    spec = tilefolk.get(game)
    wins = 0.0
    for number in range(games):
        place = number % players
        table = [
            GlanceBot(spec, seed + number, dict(one if seat == place else others)) for seat in range(players)
        ]
        result = play_game(spec, table, seed + number // players, options)
        if place in result.winners:
            wins += 1 / len(result.winners)
    return wins / games


def tune(
    game: str,
    players: int,
    rounds: int,
    games: int,
    seed: int = 1,
    start: Mapping[str, float] | None = None,
    options: Mapping[str, object] | None = None,
) -> Iterator[Trial]:
    """Try ``rounds`` changes; one is kept when it wins clearly (1.3 standard errors) more than its part."""
    rng = Rng(seed)
    weights = dict(weight_sets(game)["tuned"] if start is None else start)
    even = 1 / players
    bar = even + 1.3 * sqrt(even * (1 - even) / games)
    for number in range(1, rounds + 1):
        changed = {
            name: value * exp(STEP * (2 * rng.unit() - 1)) if rng.unit() < PART and name != "scale" else value
            for name, value in weights.items()
        }
        share = duel(game, players, changed, weights, games, seed + 100_000 * number, options)
        kept = share > bar
        if kept:
            weights = changed
        yield Trial(number, share, kept, dict(weights))
