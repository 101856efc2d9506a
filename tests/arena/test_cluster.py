"""The arena and tuning on a Ray cluster, and the arena's picture as PNG: all as a user calls them."""

import json
import os
import subprocess
import sys

from tilefolk.arena.workers import show_token

TILEFOLK = [sys.executable, "-m", "tilefolk"]
ARENA = ("arena", "medium", "easy", "--game", "hunters", "--games", "6")
TUNE = ("tune", "hunters", "--rounds", "2", "--games", "6", "--seed", "4")


def run(*words: str) -> str:
    return subprocess.run([*TILEFOLK, *words], capture_output=True, text=True, check=True).stdout


def without_times(told: str) -> dict:
    result = json.loads(told)
    for standing in result["standings"]:
        standing.pop("seconds_a_decision")
    return result


def test_games_on_a_cluster_end_as_they_do_here():
    assert without_times(run(*ARENA, "--cluster", "--json")) == without_times(run(*ARENA, "--json"))


def test_weights_tuned_on_a_cluster_are_those_tuned_here(tmp_path):
    told = [
        run(*TUNE, "--out", str(tmp_path / name), *more) for name, more in (("a", ["--cluster"]), ("b", []))
    ]
    assert told[0] == told[1]
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_cluster_that_is_not_there_is_told_in_words(tmp_path):
    data = tmp_path / "data"
    for words in (ARENA, TUNE, ("selfplay", "hunters", "--bots", "random,random", "--out", str(data))):
        done = subprocess.run(
            [*TILEFOLK, *words, "--cluster"],
            env={**os.environ, "RAY_ADDRESS": "127.0.0.1:1"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2, done.stderr
        assert "Traceback" not in done.stderr
        assert "127.0.0.1:1" in done.stderr
    assert not data.exists(), "no plan is left behind that would be in the way of another one"


def test_the_token_that_ray_start_asks_for_is_shown(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.setenv(name, "")  # so that all is as it was afterwards
        monkeypatch.delenv(name)

    def mode() -> str | None:
        show_token()
        return os.environ.get("RAY_AUTH_MODE")

    assert mode() is None, "nobody made one"
    (tmp_path / ".ray").mkdir()
    (tmp_path / ".ray" / "auth_token").write_text("secret")
    assert mode() == "token"
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    assert mode() == "disabled", "who says so knows better"


def test_the_result_is_drawn_as_png(tmp_path):
    picture = tmp_path / "result.png"
    run(*ARENA, "--plot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
