"""``tilefolk play --terminal``: a pleasant game that forgives every mistake."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk.core.record import Record


def first_moves(count=1):
    match = tilefolk.start("hunters", players=2, seed=1)
    moves = []
    for _ in range(count):
        moves.append(match.legal()[0])
        match.play(moves[-1])
    return moves


def play(run, typed, *arguments):
    return run("play", "--terminal", "hunters", "--seed", 1, *arguments, typed=typed)


def test_a_typed_move_is_played(run, tmp_path):
    (move,) = first_moves()
    result = play(run, f"{move}\ns {tmp_path}/saved.record\n")
    assert result.exit_code == 0
    assert move in [played.text for played in Record.load(tmp_path / "saved.record").moves]


def test_a_number_means_a_listed_move(run, tmp_path):
    (move,) = first_moves()
    play(run, f"1\ns {tmp_path}/saved.record\n")
    assert move in [played.text for played in Record.load(tmp_path / "saved.record").moves]


def test_a_mistake_is_explained_and_changes_nothing(run):
    result = play(run, "place 99,99 r0\nnonsense\n")
    assert result.exit_code == 0
    assert result.output.count("Nothing was changed") == 2
    assert "error-" not in result.output


def test_help_lists_what_can_be_typed(run):
    assert "s FILE" in play(run, "?\n").output


def test_points_and_board_can_be_asked_for(run):
    assert "Points: Anna 0" in play(run, "p\nb\n", "--name", "Anna").output


@pytest.mark.parametrize("goodbye", ["", "q\n", "quit\n"])
def test_who_leaves_can_go_on(run, goodbye):
    left = play(run, "1\n" + goodbye)
    assert "Your game is kept" in left.output
    again = run("play", "--continue", typed="q\n")
    assert again.exit_code == 0
    assert "Player 1>" in again.output


def test_a_saved_record_goes_on(run, begun):
    result = run("play", "--resume", begun, "--people", 2, typed="p\n")
    assert "Points: Anna" in result.output


def test_a_record_without_its_seed_cannot_go_on(run, tmp_path):
    path = tmp_path / "secret.record"
    tilefolk.start("hunters", seed=1).save(path, with_seed=False)
    result = run("play", "--resume", path)
    assert result.exit_code == 2
    assert "no seed" in result.output


def test_nothing_to_continue_is_told(run):
    result = run("play", "--continue")
    assert result.exit_code == 2
    assert "no game to go on with" in result.output


def test_a_place_that_cannot_be_written_is_told(run):
    result = play(run, "s\ns /nowhere/at/all\n")
    assert "Where to?" in result.output
    assert "can't be written" in result.output


def test_a_whole_game_between_bots(run):
    result = play(run, "", "--people", 0, "--bot", "random")
    assert result.exit_code == 0
    assert "wins." in result.output or "Shared victory" in result.output


def test_a_whole_game_by_numbers(run):
    result = play(run, "1\n" * 400, "--people", 2)
    assert "wins." in result.output or "Shared victory" in result.output


def test_a_hint_names_legal_moves(run):
    match = tilefolk.start("hunters", players=2, seed=1)
    said = play(run, "h\n").output
    assert "% of the continuations" in said
    assert any(f"{move}: wins" in said for move in match.legal())


def test_an_unknown_bot_is_answered_with_the_known_ones(run):
    result = play(run, "", "--bot", "genius")
    assert result.exit_code == 2
    assert "master" in result.output


def test_secrets_are_shown_when_their_owner_sits_there(run):
    result = run(
        "play", "--terminal", "catan", "--players", 3, "--people", 3, "--seed", 1, typed="\n1\n1\n\n"
    )
    assert result.exit_code == 0
    assert "Press Enter when nobody else looks" in result.output


def test_the_game_can_be_chosen_from_a_list(run):
    number = tilefolk.games().index("hunters") + 1
    result = run("play", "--terminal", typed=f"0\nchess\n{number}\nq\n")
    assert "Which game?" in result.output
    assert result.output.count("Type a number from 1 to") == 2
    assert "Player 1>" in result.output


def test_leaving_the_list_ends_politely(run):
    assert run("play", "--terminal").exit_code == 0


def test_a_wrong_number_of_players_is_told(run):
    result = play(run, "", "--players", 7)
    assert result.exit_code == 2
    assert "2 to 5 players, not 7" in result.output


@pytest.mark.parametrize("language", ["hu", "de", "nl"])
def test_the_game_speaks_the_language(run, language):
    result = run("--lang", language, "play", "--terminal", "hunters", "--seed", 1, typed="?\n1\n99,99\n")
    assert result.exit_code == 0
    assert "cli-" not in result.output
    assert "error-" not in result.output
