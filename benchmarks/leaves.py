"""Catan: how far a judgement after some throws of the dice is from what would come of an action in the end.

python -m benchmarks.leaves --decisions 100

For decisions of hard players, two actions that look nearly equal are played to the end by hard players, many
times and each time with the same luck: the difference of their shares of wins is the truth, with a known
noise. The same difference is taken from short playouts that are judged by the evaluation written by hand, and
by the network. ``error``: the root mean square of what is left between the two, with the noise of both taken
off (negative: less than nothing is left). ``gain``: by how much of a win the better action of the short
playouts is really better than what hard would do, in the mean over all decisions.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import tilefolk
from tilefolk.bots import make
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.playouts import TO_THE_END, Playouts
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng

GAME, PLAYERS, OPTIONS = "catan", 4, {"offers": "none"}
NEARLY_EQUAL = 1.0
"""Points of lead between hard's choice and another action."""
CONSIDERED = 4
LONGEST_START, LOOKED_FOR = 240, 40
"""Decisions before one is looked for, and among how many."""
HORIZONS = (4, 8, 16)


@dataclass(frozen=True)
class Decision:
    """Somebody's choice, another action, and how much better that really is."""

    game: Any
    seat: int
    chosen: int
    other: int


@dataclass(frozen=True)
class Difference:
    """A mean, and the square of its standard error."""

    mean: float
    noise: float


def decisions(seed: int) -> Iterator[Decision]:
    """Decisions of hard players in which another action looks nearly as good."""
    dice, hard, spec = random.Random(seed), evaluator_of(GAME), tilefolk.get(GAME)
    while True:
        game, luck = spec.new(PLAYERS, OPTIONS), Rng(dice.getrandbits(60))
        table, policy = OnePlyGame([hard] * PLAYERS, game, dice.getrandbits(60)), Policy(hard, game)
        table.play(game, luck, dice.randrange(LONGEST_START))
        for _ in range(LOOKED_FOR):
            table.play(game, luck, 0)
            if game.is_over:
                break
            hard.prepare(game)
            ranked = sorted(policy.rank(game, game.to_move), key=lambda entry: -entry[1])[:CONSIDERED]
            near = [action for action, lead in ranked[1:] if ranked[0][1] - lead < NEARLY_EQUAL]
            if near:
                yield Decision(game.copy(), game.to_move, ranked[0][0], dice.choice(near))
                break
            table.play(game, luck, 1)


def difference(playouts: Playouts, decision: Decision, pairs: int, horizon: int, seed: int) -> Difference:
    """How much more the other action wins than the chosen one, with the same luck for both."""
    found = []
    for number in range(pairs):
        other, chosen = (
            playouts.run(decision.game, seed + number, horizon, action)[decision.seat]
            for action in (decision.other, decision.chosen)
        )
        found.append(other - chosen)
    mean = sum(found) / pairs
    return Difference(mean, sum((one - mean) ** 2 for one in found) / (pairs - 1) / pairs)


def told(name: str, short: Sequence[Difference], truth: Sequence[Difference]) -> str:
    """A line of the table."""
    both = list(zip(short, truth, strict=True))
    left = [(one.mean - true.mean) ** 2 - one.noise - true.noise for one, true in both]
    mean = sum(left) / len(left)
    spread = math.sqrt(sum((one - mean) ** 2 for one in left) / len(left) ** 2)
    gain = sum(true.mean for one, true in both if one.mean > 0) / len(both)
    error = math.copysign(math.sqrt(abs(mean)), mean)
    return f"| {name} | {error:.4f} | {1e4 * mean:.1f} ± {1e4 * spread:.1f} | {gain:.4f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaves", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=256, help="played to the end")
    parser.add_argument("--short-pairs", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = tilefolk.get(GAME).new(PLAYERS, OPTIONS)
    source = decisions(given.seed)
    some = [next(source) for _ in range(given.decisions)]
    judges: dict[str, Evaluator] = {
        "by hand": evaluator_of(GAME),
        "network": make("master", tilefolk.get(GAME), 1).evaluator,  # type: ignore[attr-defined]
    }
    full = Playouts(judges["by hand"], start)
    seeds = [given.seed * 1_000_000 + number * 1000 for number in range(len(some))]
    truth = [
        difference(full, one, given.pairs, TO_THE_END, seed) for one, seed in zip(some, seeds, strict=True)
    ]
    real = sum(one.mean**2 - one.noise for one in truth) / len(truth)
    print(f"{len(some)} decisions; the differences themselves: {math.sqrt(max(0.0, real)):.4f}\n")
    print("| judged | error | its square, 1e-4 | gain |\n|---|---:|---:|---:|")
    for name, judge in judges.items():
        playouts = Playouts(judge, start)
        for horizon in HORIZONS:
            short = [
                difference(playouts, one, given.short_pairs, horizon, seed + 500)
                for one, seed in zip(some, seeds, strict=True)
            ]
            print(told(f"{name}, after {horizon} throws", short, truth))


if __name__ == "__main__":
    main()
