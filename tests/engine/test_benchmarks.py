"""The benchmarks run, and say what they measured."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import harness
from benchmarks.harness import Measure

pytestmark = pytest.mark.one_engine

ROOT = Path(__file__).parents[2]


def test_a_goal_is_the_least_or_the_most():
    assert Measure("games", 20, "games/s", goal=15).reached
    assert not Measure("games", 10, "games/s", goal=15).reached
    assert Measure("copy", 10, "ns", goal=15, less_is_better=True).reached
    assert Measure("memory", 10, "bytes").reached is None


def test_a_rate_counts_the_work_that_was_done():
    done = []
    assert harness.rate(lambda: done.append(1) or 7, 0.01) > 7 * 100
    assert len(done) > 5


@pytest.mark.compiled_only
def test_the_benchmark_of_a_game_prints_json():
    command = [sys.executable, "-m", "benchmarks", "hunters", "--json", "--seconds", "0.01"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    assert {row["benchmark"] for row in rows} == {"hunters"}
    assert all(row["value"] > 0 and row["reference_ms"] > 0 for row in rows)


def test_an_unknown_name_is_answered_with_the_known_ones():
    command = [sys.executable, "-m", "benchmarks", "chess"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "hunters" in done.stderr
