"""The command line, called in this process with a home of its own."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

import tilefolk
from tilefolk.cli import program
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Call ``tilefolk …`` with what a person types; English unless asked otherwise."""
    monkeypatch.setenv("TILEFOLK_DATA", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    for variable in ("LC_ALL", "LC_MESSAGES", "TILEFOLK_LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object, typed: str = "") -> Result:
        result = CliRunner().invoke(
            program, [str(part) for part in arguments], input=typed, prog_name="tilefolk"
        )
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


def said(result: Result) -> str:
    """What a refused command said, in words."""
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return result.output


def random_match(moves: int | None = None, seed: int = 1, game: str = "hunters") -> Match:
    """A game of random moves, to its end or only so many."""
    match = tilefolk.start(game, players=2, seed=seed, seats={0: "Anna", 1: "Béla"})
    rng = Rng(seed)
    while not match.game.is_over and moves != 0:
        legal = match.game.legal()
        match.play(legal[rng.below(len(legal))])
        moves = None if moves is None else moves - 1
    return match


@pytest.fixture
def finished(tmp_path):
    """The record of a finished game."""
    path = tmp_path / "finished.record"
    random_match().save(path)
    return path


@pytest.fixture
def begun(tmp_path):
    """The record of a game in the middle."""
    path = tmp_path / "begun.record"
    random_match(moves=9).save(path)
    return path
