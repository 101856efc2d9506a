"""How far a judgement after some draws or throws of the dice is from what would come of an action in the end.

python -m benchmarks.leaves catan --decisions 100

For decisions of hard players, two actions that look nearly equal are played to the end by hard players, many
times and each time with the same luck: the difference of their shares of wins is the truth. The same
difference is taken where the evaluation written by hand, or the network, judges the same playouts after some
draws or throws. ``bias``: the mean square of what is left between the two, with the noise taken off
(negative: less than nothing is left). ``noise``: the variance of the difference for one pair of playouts, so
that a choice by n pairs errs by bias + noise / n, squared. ``gain``: by how much of a win the better action
by half of the playouts is really better than what hard would do, told by the other half, in the mean over all
decisions.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any

import tilefolk
from tilefolk.bots import make
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.playouts import TO_THE_END, Playouts
from tilefolk.bots.policy import Policy
from tilefolk.bots.trained import learned
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names

CONSIDERED = 4
LOOKED_FOR = 40
"""Actions, and decisions, among which a close choice is looked for."""
HORIZONS = (4, 8, 16, 32)
RACE, MIDDLE = 7, 5
"""Points of the leader in Catan."""
LATE_TILES, MIDDLE_TILES = 20, 45
"""Tiles left in a tile game."""

Playout = Sequence[float]
"""A difference for every luck."""


@dataclass(frozen=True)
class Setting:
    """A game, and which of its decisions are looked at.

    ``near``: points of lead between hard's choice and another action. ``set_up``: decisions of the set-up;
    ``latest``: decisions before one is looked for, at most.
    """

    game: str
    players: int
    options: dict[str, str]
    near: float
    set_up: int
    latest: int

    def new(self) -> Any:
        """A new game."""
        return tilefolk.get(self.game).new(self.players, self.options)


SETTINGS = (
    Setting("hunters", 2, {}, 3.0, 0, 150),
    Setting("mayflower", 2, {}, 3.0, 0, 180),
    Setting("catan", 4, {"offers": "none"}, 1.0, 16, 240),
)


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
        if self.game.spec.name != "catan":
            left = self.game.deck_size(0)
            return "late" if left < LATE_TILES else "middle" if left < MIDDLE_TILES else "early"
        if self.game.phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
            return "set-up"
        most = max(self.game.scores())
        return "late" if most >= RACE else "middle" if most >= MIDDLE else "early"


def decisions(setting: Setting, seed: int, set_up: bool) -> Iterator[Decision]:
    """Decisions of hard players in which another action looks nearly as good."""
    dice, hard = random.Random(seed), evaluator_of(setting.game)
    while True:
        game, luck = setting.new(), Rng(dice.getrandbits(60))
        table, policy = OnePlyGame([hard] * setting.players, game, dice.getrandbits(60)), Policy(hard, game)
        before = (0, setting.set_up) if set_up else (setting.set_up, setting.latest)
        table.play(game, luck, dice.randrange(*before))
        for _ in range(LOOKED_FOR):
            table.play(game, luck, 0)
            if game.is_over:
                break
            hard.prepare(game)
            ranked = sorted(policy.rank(game, game.to_move), key=lambda entry: -entry[1])[:CONSIDERED]
            near = [action for action, lead in ranked[1:] if ranked[0][1] - lead < setting.near]
            if near:
                yield Decision(game.copy(), game.to_move, ranked[0][0], dice.choice(near))
                break
            table.play(game, luck, 1)


class Judge:
    """Plays decisions on, up to a horizon, and notes what that costs."""

    def __init__(self, evaluator: Evaluator, setting: Setting, horizon: int) -> None:
        self.horizon = horizon
        self.playouts = Playouts(evaluator, setting.new())
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
    parser.add_argument("game", choices=[setting.game for setting in SETTINGS])
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--set-up", action="store_true", help="decisions of Catan's set-up only")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", type=Path, help="a file of what was learnt; else master's")
    given = parser.parse_args()
    setting = next(one for one in SETTINGS if one.game == given.game)
    source = decisions(setting, given.seed, given.set_up)
    some = [next(source) for _ in range(given.decisions)]
    hand = evaluator_of(setting.game)
    network: Evaluator
    if given.network:
        network = learned(given.network, setting.game)
    else:
        network = make("master", tilefolk.get(setting.game), 1).evaluator  # type: ignore[attr-defined]
    judges = {f"by hand, after {horizon}": Judge(hand, setting, horizon) for horizon in HORIZONS}
    judges |= {f"network, after {horizon}": Judge(network, setting, horizon) for horizon in HORIZONS}
    judges["played to the end"] = Judge(hand, setting, TO_THE_END)
    lucks = [given.seed * 1_000_000 + number * 1000 for number in range(len(some))]
    found = {
        name: [judge.differences(one, given.pairs, luck) for one, luck in zip(some, lucks, strict=True)]
        for name, judge in judges.items()
    }
    stages = [one.stage for one in some]
    for stage in sorted(set(stages)):
        at = [number for number, one in enumerate(stages) if one == stage]
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
