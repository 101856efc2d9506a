"""``tilefolk show`` and ``tilefolk verify``: a saved game told and checked."""

from __future__ import annotations

import pytest

from tests.records.fair import NONCES, fair_record
from tilefolk.core.record import Record


def test_a_game_is_told_move_by_move(run, finished):
    result = run("show", finished)
    record = Record.load(finished)
    assert result.exit_code == 0
    assert "Anna, Béla" in result.output
    for move in record.moves[:20]:
        assert move.text in result.output
    assert "Points: Anna" in result.output
    assert "wins." in result.output or "Shared victory" in result.output


def test_only_the_end_is_shown_when_asked(run, finished):
    assert len(run("show", "--no-moves", finished).output) < len(run("show", finished).output)


def test_the_board_is_drawn_after_every_move_when_asked(run, begun):
    assert len(run("show", "--boards", begun).output) > len(run("show", begun).output)


def test_an_unfinished_game_says_so(run, begun):
    assert "not finished" in run("show", begun).output


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "hello\n", "not a Tilefolk record"),
        (lambda text: text.replace("tilefolk-record 1", "tilefolk-record 9"), "format 9"),
        (lambda text: text[: len(text) // 2].rstrip("\n"), "breaks off at line"),
        (lambda text: text.replace("\nplace ", "\nplace 77,77 r0 ", 1), "Line "),
        (lambda text: text.replace("game hunters", "game chess"), "chess"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(run, finished, command, damage, words):
    finished.write_text(damage(finished.read_text()))
    result = run(command, finished)
    assert result.exit_code == 2
    assert words in result.output


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_missing_file_is_a_mistake_not_a_crash(run, command):
    result = run(command, "nowhere.record")
    assert result.exit_code == 2
    assert "nowhere.record" in result.output


def test_an_honest_record_is_verified(run, finished):
    result = run("verify", finished)
    assert result.exit_code == 0
    draws = sum(move.chance for move in Record.load(finished).moves)
    assert f"each of the {draws} dice rolls and draws" in result.output


def test_a_foreign_seed_is_found_out(run, finished):
    record = Record.load(finished)
    finished.write_text(finished.read_text().replace(record.seed, "ab" * 32))
    result = run("verify", finished)
    assert result.exit_code == 1
    assert "does not belong to the commitment" in result.output


@pytest.mark.parametrize("told", ["* draw 12", "* draw 999", "* hello"])
def test_a_wrong_draw_is_named_as_one(run, finished, told):
    lines = finished.read_text().splitlines()
    line = lines.index("") + 2
    honest = lines[line - 1].removeprefix("* ")
    assert lines[line - 1] != told
    lines[line - 1] = told
    finished.write_text("\n".join(lines) + "\n")
    result = run("verify", finished)
    assert result.exit_code == 1
    assert f"Wrong draw in line {line}" in result.output
    assert f"would have drawn “{honest}”" in result.output


def test_the_promise_is_only_said_to_be_kept_when_it_was_given(run, finished):
    promise = Record.load(finished).fingerprint
    silent = run("verify", finished)
    assert promise in silent.output
    assert "agrees with what was promised" not in silent.output
    kept = run("verify", "--promise", promise, finished)
    assert (kept.exit_code, "agrees with what was promised" in kept.output) == (0, True)
    broken = run("verify", "--promise", "0" * 64, finished)
    assert (broken.exit_code, "not what was promised" in broken.output) == (1, True)


def test_a_game_with_shares_of_the_players_is_verified(run, tmp_path):
    path = tmp_path / "fair.record"
    record = fair_record({0: NONCES[0]})
    path.write_text(record.text())
    result = run("verify", "--promise", record.fingerprint, path)
    assert result.exit_code == 0, result.output
    assert "agrees with what was promised" in result.output
    assert "added to the seed: 1. Pledged, but not sent: 2" in result.output
    path.write_text(record.text().replace("Anna", "Anne"))
    assert run("verify", path).exit_code == 1
    path.write_text(record.text().replace(NONCES[0], NONCES[1]))
    assert "does not belong to what it pledged" in run("verify", path).output


def test_two_promises_are_refused(run, finished):
    text = finished.read_text()
    finished.write_text(text.replace("\n\n", f"\ncommitment {'0' * 64}\n\n", 1))
    result = run("verify", finished)
    assert result.exit_code == 2
    assert "tells “commitment” a second time" in result.output


def test_a_secret_seed_is_asked_for(run, tmp_path):
    from tests.cli.conftest import random_match

    path = tmp_path / "secret.record"
    random_match(moves=3).save(path, with_seed=False)
    result = run("verify", path)
    assert result.exit_code == 2
    assert "revealed when the game is over" in result.output
