"""``tilefolk simulate``: the same numbers for the same seed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

import tilefolk
from tilefolk.core import simulation
from tilefolk.core.simulation import CHUNK, simulate, summary, tallies

COMMAND = Path(sys.executable).with_name("tilefolk")


def result_of(run, *arguments):
    return json.loads(run("simulate", "hunters", "--json", *arguments).stdout)


def test_the_table_counts_points_wins_and_sources(run):
    result = run("simulate", "hunters", "--games", 20, "--players", 3, "--seed", 7)
    assert result.exit_code == 0
    assert "20 random games, 3 players" in result.output
    for words in ("Player 3", "Lead over the second", "Decisions a game", "games a second"):
        assert words in result.output
    assert "log-" not in result.output
    assert "cli-" not in result.output


def test_json_adds_up(run):
    result = result_of(run, "--games", 30, "--players", 4)
    assert result["games"] == 30
    assert len(result["seats"]) == 4
    assert sum(result["share_of_points"].values()) == pytest.approx(1, abs=1e-5)
    total = sum(seat["mean"] for seat in result["seats"]) * 30
    assert total == pytest.approx(sum(result["points"].values()), rel=1e-6)
    assert sum(seat["wins"] for seat in result["seats"]) >= 30
    assert set(result["points"]) == set(tilefolk.get("hunters").sources)


def test_another_seed_gives_other_games(run):
    assert result_of(run, "--games", 20, "--seed", 1) == result_of(run, "--games", 20, "--seed", 1)
    assert result_of(run, "--games", 20, "--seed", 1) != result_of(run, "--games", 20, "--seed", 2)


@pytest.mark.compiled_only
def test_the_number_of_processes_changes_nothing():
    games = CHUNK + 10
    alone = simulate("hunters", games, players=2, seed=5).as_json()
    assert simulate("hunters", games, players=2, seed=5, processes=2).as_json() == alone


def test_the_first_games_are_the_same_in_a_longer_run():
    short, long = (simulate("hunters", games, seed=3) for games in (5, 8))
    assert not short.lengths - long.lengths


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "no game “chess”"),
        (["hunters", "--players", "9"], "2 to 5 players, not 9"),
        (["mayflower", "--option", "magic=on"], "no option “magic”"),
        (["hunters", "--option", "magic=on"], "hunters has no options"),
        (["hunters", "--games", "0"], "--games"),
    ],
)
def test_mistakes_are_told_in_words(run, arguments, words):
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output


def test_mistakes_are_told_in_the_language(run):
    assert "2–5 játékos" in run("--lang", "hu", "simulate", "hunters", "--players", 9).output


@pytest.mark.compiled_only
def test_the_installed_command_prints_json_only():
    command = [COMMAND, "simulate", "hunters", "--games", "600", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 600
    assert done.stderr == ""


def test_a_summary_of_counted_numbers():
    assert summary(Counter({1: 1, 2: 1, 9: 2})) == {
        "mean": 5.25,
        "sd": pytest.approx(3.766, abs=1e-3),
        "min": 1,
        "median": 5.5,
        "max": 9,
    }


def stopped_after(seconds):
    """The output of an endless simulation that a terminal's Ctrl-C stops: every process of it gets the signal."""
    heard = ["env", "--default-signal=INT"]  # tests that run in the background are started deaf to it
    command = [*heard, COMMAND, "simulate", "hunters", "--games", "999999999999", "--json"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    )
    try:
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        told, warned = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, json.loads(told)["games"] if told else 0, warned


@pytest.mark.compiled_only
def test_what_was_counted_is_printed_when_ctrl_c_stops_it():
    for seconds in (3, 10, 30):  # a busy machine takes its time to start the processes
        code, games, warned = stopped_after(seconds)
        if games:
            break
    assert code == 130
    assert 0 < games < 999_999_999_999
    assert warned == f"Stopped after {games:,} of 999,999,999,999 games.\n"


def test_stopped_before_the_first_games_are_counted(run, monkeypatch):
    def interrupted(*settings):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_chunk", interrupted)
    result = run("simulate", "hunters", "--games", 10)
    assert result.exit_code == 130
    assert result.stdout.strip() == ""
    assert result.stderr.splitlines()[-1] == "Stopped after 0 of 10 games."


def test_memory_does_not_grow_with_the_number_of_games():
    tracemalloc.start()
    try:
        parts = tallies("hunters", 10**12, seed=1)
        next(parts)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
