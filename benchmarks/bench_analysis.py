"""Luck and skill over many games: luck adds up to nothing, equal bots are equal, the better one shows."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence

from benchmarks.analysed import finished, mean_and_error, turned
from benchmarks.harness import Measure, benchmark
from tilefolk.analysis import QUICK, Analyser, Stage

PAIRS = Stage("pairs", playouts=0, pairs=32)
"""Skill as it is shown: by pairs of short playouts; the curve is left to the evaluation."""
FEWEST = 4
EQUALS = (("hunters", ("medium",) * 2), ("mayflower", ("medium",) * 2), ("catan", ("medium",) * 4))
UNEQUALS = (
    ("hunters", ("medium", "hard")),
    ("mayflower", ("medium", "hard")),
    ("catan", ("medium", "hard", "medium", "hard")),
)


def measures(game: str, levels: Sequence[str], seconds: float, stage: Stage) -> Iterator[Measure]:
    """Games of these bots, seats in turn, for so many seconds: luck and skill of each, and what it takes."""
    lucks, skills = defaultdict(list), defaultdict(list)
    end, seed, spent = time.process_time() + seconds, 0, 0.0
    while time.process_time() < end or seed < FEWEST:
        seated = turned(levels, seed)
        match = finished(game, seated, seed)
        began, work = time.process_time(), Analyser(match, stages=(QUICK, stage))
        report = work.finish()
        spent += time.process_time() - began
        for seat, level in enumerate(seated):
            # equal bots are told apart by their seats, of which one may be the better
            whose = level if len(set(levels)) > 1 else f"seat {seat}"
            lucks[whose].append(sum(change[seat] for change in work.found.surprises.values()))
            skills[whose].append(report.seats[seat].own)
        seed += 1
    row = f"{game}, {' '.join(levels)}, {stage.name}"
    yield Measure(f"{row}: games", seed, "games")
    yield Measure(f"{row}: processor time a game", spent / seed, "s")
    for whose in lucks:
        for what, values in (("luck", lucks[whose]), ("skill", skills[whose])):
            for part, value in mean_and_error(values):
                yield Measure(f"{row}: {what} of {whose}{part}", value, "wins")


@benchmark("analysis")
def analysis(seconds: float) -> Iterator[Measure]:
    """By the evaluation alone, then by pairs as the page shows it."""
    for stage in (QUICK, PAIRS):
        for game, levels in (*EQUALS, *UNEQUALS):
            yield from measures(game, levels, seconds, stage)
