"""Catan with four random players, beside catanatron in the same run.

catanatron knows no domestic trade, so the ratio is taken on a table without a menu of offers, with trade
and building mixed as it plays; every rule of the engine is in. The default table, whose menu lists one
offer of 1:1 a turn (three answers and a choice of partner each), and the widest menu stand beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import tilefolk
from benchmarks.bench_core import measures, playouts
from benchmarks.harness import Measure, benchmark, rate
from tilefolk import Game, Rng

ROUNDS = 5
TABLES: dict[str, dict[str, Any]] = {
    "no offers, mixed phase": {"offers": "none", "mixed_phase": True},
    "no offers": {"offers": "none"},
    "menu simple (the default)": {"offers": "simple"},
    "menu wide": {"offers": "wide"},
    "beginners' map, no offers": {"offers": "none", "setup": "beginner"},
}


@benchmark("catan")
def catan(seconds: float) -> Iterator[Measure]:
    spec = tilefolk.get("catan")
    tables = [spec.new(4, TABLES[name]) for name in ("no offers, mixed phase", "menu simple (the default)")]
    theirs, ours, trading = side_by_side(tables, 3 * seconds)
    yield Measure("catanatron, random games", theirs[0], "games/s")
    yield Measure("catanatron, random decisions", theirs[1], "decisions/s")
    yield Measure("random games, no offers, mixed phase", ours[0], "games/s", 8_000)
    yield Measure("random decisions, no offers, mixed phase", ours[1], "decisions/s")
    yield Measure("times catanatron, in games", ours[0] / theirs[0], "x", 250)
    yield Measure("times catanatron, in decisions", ours[1] / theirs[1], "x", 250)
    yield Measure("times catanatron, in games, menu simple", trading[0] / theirs[0], "x", 250)
    for name, options in list(TABLES.items())[1:]:
        yield Measure(
            f"random games, {name}", rate(playouts(spec.new(4, options), Rng(1)), seconds), "games/s"
        )
    yield from measures("catan", 4, seconds, copy_goal=100)


def side_by_side(starts: list[Game], seconds: float) -> list[tuple[float, float]]:
    """Games and decisions a second: theirs, then ours from each start; in turns, the best round of each."""
    players = _their_players()
    plays = [lambda: _their_game(players), *map(_our_game, starts)]
    best = [(0.0, 0.0)] * len(plays)
    for _ in range(ROUNDS):
        for i, play in enumerate(plays):
            best[i] = max(best[i], _timed(play, seconds / ROUNDS / len(plays)))
    return best


def _our_game(start: Game) -> Callable[[], int]:
    game, rng = start.copy(), Rng(1)

    def play() -> int:
        game.copy_from(start)
        return game.playout(rng)

    return play


def _timed(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    done = decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not done:
        decisions += play()
        done += 1
    return done / spent, decisions / spent


def _their_players() -> list[Any]:
    from catanatron import Color, RandomPlayer

    return [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]


def _their_game(players: list[Any]) -> int:
    from catanatron import Game as TheirGame

    game = TheirGame(players)
    game.play()
    return len(game.state.actions)
