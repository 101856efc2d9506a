"""Hints: the best few actions as data, and as a table."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

import tilefolk
from tilefolk import bots
from tilefolk.cli import program


@pytest.mark.parametrize("game", ["hunters", "mayflower", "catan"])
def test_hints_are_legal_named_and_best_first(game):
    match = tilefolk.start(game, players=3, seed=3)
    seat = match.game.to_move
    found = bots.hint(match.game, seat, n=3, iterations=120)
    assert 1 <= len(found) <= 3
    best, second, *others = found
    assert best["win_share"] >= second["win_share"]
    assert all(entry["visits"] <= second["visits"] for entry in others)
    for entry in found:
        assert entry["action"] in match.game.legal()
        assert match.spec.parse_action(match.game, entry["name"]) == entry["action"]
        assert 0 <= entry["win_share"] <= 1
        assert isinstance(entry["expected_points"], float)


def test_a_hint_tells_the_figure_that_was_searched_with_its_tile():
    match = tilefolk.start("hunters", players=2, seed=3)
    search = bots.make("master", match.spec, 1, iterations=400).think(match.game, match.game.to_move)
    searched = [search.best_turn(action) for action, *_ in search.best()[:3]]
    told = bots.hint(match.game, match.game.to_move, seed=1, iterations=400)
    for (tile, figure), entry in zip(searched, told, strict=True):
        first, second = entry["turn"]
        ahead = match.game.copy()
        assert match.spec.parse_action(ahead, first["name"]) == tile == entry["action"]
        ahead.apply(tile)
        assert match.spec.parse_action(ahead, second["name"]) == figure


def test_a_hint_of_a_level_that_does_not_search():
    match = tilefolk.start("hunters", players=2, seed=3)
    assert len(bots.hint(match.game, match.game.to_move, n=2, level="easy")) == 2


def test_the_command_reads_a_record(tmp_path):
    match = tilefolk.start("hunters", players=2, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    match.save(tmp_path / "game.txt")
    run = CliRunner().invoke(
        program, ["hint", str(tmp_path / "game.txt"), "--iterations", "50", "--json"], prog_name="tilefolk"
    )
    assert run.exit_code == 0, run.output
    told = json.loads(run.stdout)
    assert told["seat"] == match.game.to_move
    assert told["actions"][0]["action"] in match.game.legal()
    early = CliRunner().invoke(
        program,
        ["hint", str(tmp_path / "game.txt"), "--at", "1", "--iterations", "20"],
        prog_name="tilefolk",
        env={"LANG": "C.UTF-8", "TILEFOLK_LANG": "en"},
    )
    assert early.exit_code == 0, early.output
    assert "place" in early.output


def test_the_command_says_what_is_wrong(tmp_path):
    match = tilefolk.start("hunters", players=2, seed=3)
    match.save(tmp_path / "game.txt")
    too_far = CliRunner().invoke(
        program, ["hint", str(tmp_path / "game.txt"), "--at", "99"], prog_name="tilefolk"
    )
    assert too_far.exit_code == 2
