"""Catan: how far a judgement after some throws of the dice is from what would come of an action in the end.

python -m benchmarks.leaves --decisions 100

For decisions of hard players, two actions that look nearly equal are played to the end by hard players, many
times and each time with the same luck: the difference of their shares of wins is the truth. The same
difference is taken where the evaluation written by hand, or the network, judges the same playouts after some
throws. ``bias``: the mean square of what is left between the two, with the noise taken off (negative: less
than nothing is left). ``noise``: the variance of the difference for one pair of playouts, so that a choice by
n pairs errs by bias + noise / n, squared. ``gain``: by how much of a win the better action by half of the
playouts is really better than what hard would do, told by the other half, in the mean over all decisions.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev, variance
from typing import Any

import tilefolk
from tilefolk.bots import make
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.playouts import TO_THE_END, Playouts
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names

GAME, PLAYERS, OPTIONS = "catan", 4, {"offers": "none"}
NEARLY_EQUAL = 1.0
"""Points of lead between hard's choice and another action."""
CONSIDERED = 4
SET_UP_DECISIONS, LONGEST_START, LOOKED_FOR = 16, 240, 40
"""Decisions of the set-up, decisions before one is looked for, and among how many."""
HORIZONS = (4, 8, 16, 32)
STAGES = ("set-up", "early", "middle", "race")
RACE, MIDDLE = 7, 5
"""Points of the leader."""

Playout = Sequence[float]
"""A difference for every luck."""


@dataclass(frozen=True)
class Decision:
    """Somebody's choice, and another action."""

    game: Any
    seat: int
    chosen: int
    other: int

    @property
    def stage(self) -> str:
        """How far the game is."""
        if self.game.phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
            return STAGES[0]
        most = max(self.game.scores())
        return STAGES[3] if most >= RACE else STAGES[2] if most >= MIDDLE else STAGES[1]


def decisions(seed: int, set_up: bool) -> Iterator[Decision]:
    """Decisions of hard players in which another action looks nearly as good."""
    dice, hard, spec = random.Random(seed), evaluator_of(GAME), tilefolk.get(GAME)
    while True:
        game, luck = spec.new(PLAYERS, OPTIONS), Rng(dice.getrandbits(60))
        table, policy = OnePlyGame([hard] * PLAYERS, game, dice.getrandbits(60)), Policy(hard, game)
        before = (0, SET_UP_DECISIONS) if set_up else (SET_UP_DECISIONS, LONGEST_START)
        table.play(game, luck, dice.randrange(*before))
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


class Judge:
    """Plays decisions on, up to a horizon, and notes what that costs."""

    def __init__(self, evaluator: Evaluator, horizon: int) -> None:
        self.horizon = horizon
        self.playouts = Playouts(evaluator, tilefolk.get(GAME).new(PLAYERS, OPTIONS))
        self.seconds = 0.0
        self.runs = 0

    def differences(self, decision: Decision, pairs: int, luck: int) -> Playout:
        """How much more the other action wins than the chosen one, for each luck."""
        began = time.process_time()
        found = []
        for number in range(pairs):
            other, chosen = (
                self.playouts.run(decision.game, luck + number, self.horizon, action, decision.seat)
                for action in (decision.other, decision.chosen)
            )
            found.append(other[decision.seat] - chosen[decision.seat])
        self.seconds += time.process_time() - began
        self.runs += 2 * pairs
        return found


def gain_of(short: Playout, truth: Playout) -> float:
    """What the choice by every second playout brings in the others, and the other way round."""
    gains = [fmean(truth[1 - half :: 2]) if fmean(short[half::2]) > 0 else 0.0 for half in (0, 1)]
    return fmean(gains)


def told(name: str, judge: Judge, short: Sequence[Playout], truth: Sequence[Playout]) -> str:
    """A line of the table."""
    bias, gains = [], []
    for one, true in zip(short, truth, strict=True):
        left = [a - b for a, b in zip(one, true, strict=True)]
        bias.append(fmean(left) ** 2 - variance(left) / len(left))
        gains.append(gain_of(one, true))
    error, noise = stdev(bias) / len(bias) ** 0.5, fmean(variance(one) for one in short)
    return (
        f"| {name} | {1e4 * fmean(bias):.1f} ± {1e4 * error:.1f} | {1e4 * noise:.0f} | {fmean(gains):.4f} ± "
        f"{stdev(gains) / len(gains) ** 0.5:.4f} | {1e3 * judge.seconds / judge.runs:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaves", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--set-up", action="store_true", help="decisions of the set-up, not those after it")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    source = decisions(given.seed, given.set_up)
    some = [next(source) for _ in range(given.decisions)]
    hand = evaluator_of(GAME)
    network = make("master", tilefolk.get(GAME), 1).evaluator  # type: ignore[attr-defined]
    judges = {f"by hand, after {horizon} throws": Judge(hand, horizon) for horizon in HORIZONS}
    judges |= {f"network, after {horizon} throws": Judge(network, horizon) for horizon in HORIZONS}
    judges["played to the end"] = Judge(hand, TO_THE_END)
    lucks = [given.seed * 1_000_000 + number * 1000 for number in range(len(some))]
    found = {
        name: [judge.differences(one, given.pairs, luck) for one, luck in zip(some, lucks, strict=True)]
        for name, judge in judges.items()
    }
    for stage in STAGES:
        at = [number for number, one in enumerate(some) if one.stage == stage]
        if len(at) < 2:
            continue
        truth = [found["played to the end"][number] for number in at]
        real = fmean(fmean(one) ** 2 - variance(one) / len(one) for one in truth)
        print(f"\n{stage}: {len(at)} decisions; the true differences, squared: {1e4 * real:.1f}\n")
        print("| judged | bias, 1e-4 | noise, 1e-4 | gain | ms |\n|---|---:|---:|---:|---:|")
        for name, judge in judges.items():
            print(told(name, judge, [found[name][number] for number in at], truth))


if __name__ == "__main__":
    main()
