"""Whatever a person mistypes: one line says what to do, and never a traceback."""

from __future__ import annotations

import pytest

from tests.cli.conftest import random_match, said
from tilefolk.core.files import LARGEST

# --- records


@pytest.mark.parametrize("command", ["show", "verify", "hint"])
def test_a_record_that_is_none(run, tmp_path, command):
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    assert "nowhere.record can't be read: No such file" in said(run(command, "nowhere.record"))
    assert "not a Tilefolk record" in said(run(command, "picture.png"))


@pytest.mark.parametrize("command", [("verify",), ("show",), ("tiles", "check"), ("lessons", "check")])
def test_a_file_that_is_too_large_is_not_read_to_its_end(run, tmp_path, command):
    with (tmp_path / "endless.txt").open("wb") as file:
        file.truncate(LARGEST + 1)
    assert "endless.txt can't be read" in said(run(*command, "endless.txt"))


def test_a_wrong_move_in_a_record_is_explained_in_the_language(run, begun):
    begun.write_text(begun.read_text().replace("place", "plaze", 1))
    assert "can't be understood. A move looks like" in said(run("show", begun))
    assert "nem érthető" in said(run("--lang", "hu", "show", begun))


def test_a_wrong_header_is_explained(run, begun):
    begun.write_text(begun.read_text().replace("players 2", "players 9"))
    assert "hunters is for 2 to 5 players, not 9.\n" in said(run("show", begun))


def test_an_illegal_move_in_a_record_names_its_rule_once(run, tmp_path):
    match = random_match(moves=1)
    lines = match.record.text(with_seed=False).splitlines()
    path = tmp_path / "illegal.record"
    path.write_text("\n".join([*lines[:-1], "place 40,40 r0", ""]))
    output = said(run("show", path))
    assert output.count("[H") == 1, output


# --- people at the terminal


def test_more_names_than_players(run):
    names = [part for name in ("A", "B", "C") for part in ("--name", name)]
    assert "3 names for 2 players" in said(run("play", "--terminal", "hunters", "--players", 2, *names))
