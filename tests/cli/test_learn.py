"""``tilefolk learn``: the guided games and the exercises in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilefolk.lessons import lesson
from tilefolk.lessons.answers import asked_board, expected_values
from tilefolk.lessons.questions import choices

GAMES = ("hunters", "mayflower", "catan")


def shown(game):
    return [move for step in lesson(f"{game}-first-game").steps for move in step.show.moves]


@pytest.mark.parametrize("language", ["en", "hu", "de", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_played_to_its_end(run, monkeypatch, game, language):
    monkeypatch.setenv("TILEFOLK_LANG", language)
    result = run("learn", game, typed="\n".join(shown(game)) + "\n")
    assert result.exit_code == 0
    for step in lesson(f"{game}-first-game").steps:
        assert step.well.said[language] in result.output
    assert f"tilefolk play --terminal {game} --bot easy" in result.output


@pytest.mark.parametrize("game", GAMES)
def test_who_only_ever_does_the_wrong_thing_is_still_led_to_the_end(run, game):
    steps = lesson(f"{game}-first-game").steps
    result = run("learn", game, typed="nonsense\n" * 3 * len(steps))
    assert result.output.count("Let me show you this one") == len(steps)
    assert steps[-1].well.said["en"] in result.output


def test_a_lesson_can_be_left_and_taken_up_again(run):
    steps = lesson("hunters-first-game").steps
    left = run("learn", "hunters", typed="show\nquit\n")
    assert "What you have done is kept." in left.output
    again = run("learn", "hunters", typed="quit\n")
    assert "We go on where you stopped." in again.output
    assert steps[1].task.said["en"] in again.output
    anew = run("learn", "hunters", "--anew", typed="quit\n")
    assert steps[0].task.said["en"] in anew.output


def test_without_a_game_it_asks_and_says_how_far_one_is(run):
    first = run("learn", typed="hunters\nshow\nquit\n")
    assert "(hunters): First time?" in first.output
    assert lesson("hunters-first-game").title.said["en"] in first.output
    again = run("learn", typed="")
    assert "(hunters): Step 2 of 9" in again.output
    assert "(catan): First time?" in again.output
    assert "(catan): 0 of 22 exercises solved" in run("learn", "--exercises", typed="").output


@pytest.mark.parametrize("more", [(), ("--exercises",)])
def test_the_signs_on_the_tiles_are_explained_first(run, more):
    assert "~ = river" in run("learn", "hunters", *more, typed="quit\n").output
    assert "On the tiles" not in run("learn", "catan", *more, typed="quit\n").output


def test_a_lesson_of_ones_own(run, tmp_path):
    page = (Path(__file__).parents[2] / "docs/write-a-lesson.md").read_text("utf-8")
    mine = tmp_path / "town.lesson"
    mine.write_text(page.partition("```lesson\n")[2].partition("```")[0], "utf-8")
    assert f"tilefolk learn {mine} goes on here" in run("learn", mine, typed="quit\n").output.replace(
        "\n", " "
    )
    assert "2 tiles, 4 points" in run("learn", mine, typed="place -1,1 r90\nsheriff C0\n").output
    assert "Your first hunt" in run("learn", "hunters-first-game", typed="quit\n").output
    mine.write_text("no lesson", "utf-8")
    assert "Line 1:" in run("learn", mine).output
    assert "can't be read" in run("learn", tmp_path / "nothing.lesson").output


def test_refusals_hints_lists_and_taking_back(run):
    typed = "place 1,0 r0\nwhere\nlist\n?\nquit\n"
    result = run("learn", "hunters", typed=typed)
    assert "Look at the sides that meet" in result.output
    assert "[H2.2]" in result.output
    assert "Look at 1,0." in result.output
    assert "1 place" in result.output
    river = run("learn", "hunters", typed="show\nshow\nplace 2,0 r180\nback\nplace -1,0 r180\nfisher R0\n")
    assert "4 points: 1 for each" in river.output


def answers(game):
    typed = []
    for exercise in lesson(f"exercises-{game}").exercises:
        board = asked_board(lesson(f"exercises-{game}"), exercise)
        if exercise.ask == "score":
            typed.append(" ".join(map(str, board.gains())))
        elif exercise.ask == "state":
            typed.append(" ".join(expected_values(exercise).values()))
        else:
            right = [number for number, it in enumerate(choices(board, exercise), start=1) if it.right]
            typed.append(" ".join(map(str, right)))
    return typed


@pytest.mark.parametrize("game", GAMES)
def test_all_exercises_are_solved(run, game):
    result = run("learn", game, "--exercises", typed="\n".join(answers(game)) + "\n")
    exercises = lesson(f"exercises-{game}").exercises
    assert result.output.count("Exactly.") == len(exercises)
    assert exercises[0].why.said["en"] in result.output
    assert "All exercises are solved." in result.output
    assert "All exercises are solved." in run("learn", game, "--exercises").output


def test_a_wrong_answer_gets_its_slip_and_then_the_solution(run):
    result = run("learn", "hunters", "--exercises", typed="3 0\nsolution\nquit\n")
    assert "The length is right." in result.output
    assert "Exactly." not in result.output
    assert "(H4.1)" in result.output
