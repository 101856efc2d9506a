"""The arena on a Ray cluster, and its picture as PNG: both as a user calls them."""

import json
import subprocess
import sys

ARENA = [sys.executable, "-m", "tilefolk", "arena", "medium", "easy", "--game", "hunters", "--games", "6"]


def run(*more: str) -> str:
    return subprocess.run([*ARENA, *more], capture_output=True, text=True, check=True, timeout=180).stdout


def without_times(told: str) -> dict:
    result = json.loads(told)
    for standing in result["standings"]:
        standing.pop("seconds_a_decision")
    return result


def test_games_on_a_cluster_end_as_they_do_here():
    assert without_times(run("--cluster", "--json")) == without_times(run("--json"))


def test_the_result_is_drawn_as_png(tmp_path):
    picture = tmp_path / "result.png"
    run("--plot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
