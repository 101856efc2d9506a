"""Named measurements, each taken next to a fixed reference loop in the same process.

A benchmark is a function that takes the seconds it may use and yields measures:

    @benchmark("hunters")
    def hunters(seconds):
        yield Measure("random games", rate(play, seconds), "games/s", goal=15_000)

The reference loop is plain Python that never changes. When its time moves between two rows, the machine was
busy with something else, and so the numbers beside it moved too.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

Benchmark = Callable[[float], Iterator["Measure"]]
_benchmarks: dict[str, Benchmark] = {}


@dataclass(frozen=True)
class Measure:
    """One number. ``goal`` is the least it should be, or the most if ``less_is_better``."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    less_is_better: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached; None without a goal."""
        if self.goal is None:
            return None
        return self.value <= self.goal if self.less_is_better else self.value >= self.goal


@dataclass(frozen=True)
class Row:
    """A measure with the reference loop's time around it."""

    benchmark: str
    measure: Measure
    reference_ms: float

    def as_json(self) -> dict[str, Any]:
        return {
            "benchmark": self.benchmark,
            **asdict(self.measure),
            "reached": self.measure.reached,
            "reference_ms": round(self.reference_ms, 3),
        }


def benchmark(name: str) -> Callable[[Benchmark], Benchmark]:
    """Make a benchmark known by name."""

    def register(function: Benchmark) -> Benchmark:
        assert name not in _benchmarks, f"two benchmarks are called {name}"
        _benchmarks[name] = function
        return function

    return register


def names() -> list[str]:
    """The names of all benchmarks, found in ``benchmarks/bench_*.py``."""
    for file in sorted(Path(__file__).parent.glob("bench_*.py")):
        import_module(f"benchmarks.{file.stem}")
    return sorted(_benchmarks)


def run(name: str, seconds: float) -> Iterator[Row]:
    """Take the measures of one benchmark."""
    before = reference()
    for measure in _benchmarks[name](seconds):
        after = reference()
        yield Row(name, measure, 1000 * (before + after) / 2)
        before = after


def reference(loops: int = 200_000) -> float:
    """Seconds that a fixed loop of plain Python takes, the best of three."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        total = 0
        for number in range(loops):
            total = (total * 31 + number) & 0xFFFFFFFF
        best = min(best, time.perf_counter() - began)
    return best


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second: ``work`` does some and says how many; the best of five parts of the time."""
    work()
    gc.collect()
    return max(part(work, seconds / 5) for _ in range(5))


def cost(work: Callable[[], int], seconds: float) -> float:
    """Nanoseconds a unit of work."""
    return 1e9 / rate(work, seconds)


def part(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, in one go."""
    done = 0
    began = time.perf_counter()
    while True:
        done += work()
        spent = time.perf_counter() - began
        if spent >= seconds:
            return done / spent
