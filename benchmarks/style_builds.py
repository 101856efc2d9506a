"""Catan: what players of each style build, and how well a position tells who plays in which.

python -m benchmarks.style_builds --games 2000

Four players of random styles play; a seat's builds beyond the set-up are counted at random moments. The first
half of the games says what share each kind of build has in a style (``data/styles.json`` holds these shares),
the second half how likely the true style is held to be by ``catan_styles.chances_of``, in the mean of the
logarithms, and what the prior alone says.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from itertools import pairwise
from statistics import fmean

import tilefolk
from tilefolk.bots.catan_styles import BUILDS, STYLES, builds_of, chances_of
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng

PLAYERS, OPTIONS = 4, {"offers": "none"}
LONGEST = 320
"""Decisions before a position is looked at, at most."""
SHOWN = (0, 4, 8, 12, 1000)
"""Builds of a seat: below each of these, told apart."""

Seen = tuple[str, tuple[int, ...]]
"""Who plays in which style, and what he has built."""


def games(count: int, seed: int) -> list[Seen]:
    """What the seats of many games had built at some moment."""
    dice, spec = random.Random(seed), tilefolk.get("catan")
    evaluators = {style: [evaluator_of("catan", style) for _ in range(PLAYERS)] for style in STYLES}
    found: list[Seen] = []
    for _ in range(count):
        styles = [dice.choice(STYLES) for _ in range(PLAYERS)]
        game = spec.new(PLAYERS, OPTIONS)
        table = [evaluators[style][seat] for seat, style in enumerate(styles)]
        match = OnePlyGame(table, game, dice.getrandbits(60))
        match.play(game, Rng(dice.getrandbits(60)), dice.randrange(LONGEST))
        found += [(style, builds_of(game, seat)) for seat, style in enumerate(styles)]
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.style_builds", description=__doc__)
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    seen = games(given.games, given.seed)
    first, second = seen[: len(seen) // 2], seen[len(seen) // 2 :]
    for style in STYLES:
        of_style = [builds for known, builds in first if known == style]
        counts = [sum(kinds) for kinds in zip(*of_style, strict=True)]
        shares = {name: round(count / sum(counts), 3) for name, count in zip(BUILDS, counts, strict=True)}
        print(f'"{style}": {json.dumps(shares)}')
    nothing = chances_of([0] * len(BUILDS))
    for low, high in pairwise(SHOWN):
        some = [(style, builds) for style, builds in second if low <= sum(builds) < high]
        told = fmean(math.log(chances_of(builds)[STYLES.index(style)]) for style, builds in some)
        prior = fmean(math.log(nothing[STYLES.index(style)]) for style, _ in some)
        print(f"{low} to {high - 1} builds, {len(some)} seats: {told:.3f}; prior {prior:.3f}")


if __name__ == "__main__":
    main()
