"""Every lesson of the program is true on the engine, and leads every learner to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locales.test_words import STRANGERS
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.lessons import Step, lesson, lesson_names, picture_names
from tilefolk.lessons.check import check_lesson
from tilefolk.lessons.guide import Guide
from tilefolk.lessons.library import DATA
from tilefolk.lessons.places import is_place

GUIDED = [name for name in lesson_names() if lesson(name).kind == "game"]


@pytest.mark.parametrize("name", lesson_names() + picture_names())
def test_everything_in_a_lesson_is_true(name):
    proved, mistakes = check_lesson((DATA / f"{name}.lesson").read_text(encoding="utf-8"))
    assert [f"line {mistake.line}: {mistake}" for mistake in mistakes] == []
    assert proved["positions"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_proved_is_told_in_every_language(language):
    proved, _ = check_lesson((DATA / "hunters-first-game.lesson").read_text("utf-8"))
    words = Localizer(language)
    assert all(words.has(f"cli-lessons-proved-{what}") for what in proved)
    assert words.text("cli-lessons-proved-steps", count=1).startswith("1 ")


def test_each_game_has_a_guided_first_game_and_exercises():
    kinds = {(lesson(name).game, lesson(name).kind) for name in lesson_names()}
    assert kinds == {
        (game, kind) for game in ("hunters", "mayflower", "catan") for kind in ("game", "exercises")
    }


@pytest.mark.parametrize("name", GUIDED)
def test_the_shown_moves_lead_through_the_whole_lesson(name):
    guide = Guide(lesson(name))
    for step in guide.lesson.steps:
        standing = guide.standing(step, step.show.moves)
        assert (standing.verdict, standing.as_shown) == ("met", True)
        assert standing.said is step.well
        assert standing.events


@pytest.mark.parametrize("name", GUIDED)
def test_a_wrong_move_is_answered_and_changes_nothing(name):
    guide = Guide(lesson(name))
    for step in guide.lesson.steps:
        for wrong in step.wrongs:
            standing = guide.standing(step, wrong.attempt.moves)
            assert standing.verdict in ("refused", "missed")
            assert standing.said is wrong.text
            if standing.verdict == "refused":
                assert standing.refusal is not None
                assert standing.refusal.rule is not None
        assert guide.standing(step, []).board.game == guide.board(step).game


def test_texts_exist_in_all_languages():
    texts = [step.say for name in GUIDED for step in lesson(name).steps]
    assert {language for text in texts for language in text.said} == set(LANGUAGES)
    assert all(set(text.said) == set(LANGUAGES) for text in texts)


def test_the_worked_examples_of_the_books_are_exercises():
    names = {each.name.rstrip("abcdef") for name in lesson_names() for each in lesson(name).exercises}
    assert {f"HX{number}" for number in range(1, 10)} <= names
    assert {f"MX{number}" for number in range(1, 13)} <= names


def test_the_lesson_in_the_docs_is_true():
    text = (Path(__file__).parents[2] / "docs/write-a-lesson.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```lesson\n(.*?)```", text, re.DOTALL)
    proved, mistakes = check_lesson(example)
    assert [f"line {mistake.line}: {mistake}" for mistake in mistakes] == []
    assert proved["steps"] == 1


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_points_at_a_place_and_every_hint_at_one(name):
    guide = Guide(lesson(name))
    for step in guide.lesson.steps:
        assert step.at is not None
        assert len(guide.places(step)) == len(step.show.moves)
        assert all(is_place(guide.board(step), place) for place in guide.places(step)[:1])


@pytest.mark.parametrize("name", lesson_names())
def test_lessons_speak_in_the_words_of_their_box(name):
    found = lesson(name)
    texts = [
        (language, said)
        for part in found.parts
        for text in texts_of(part)
        for language, said in text.said.items()
    ]
    wrong = [
        f"“{hit.group()}” should be “{ours}”: {said}"
        for game, its_language, pattern, ours in map(str.split, STRANGERS)
        for language, said in texts
        if (game, its_language) == (found.game, language)
        if (hit := re.search(rf"\b(?:{pattern})\b", said, re.IGNORECASE))
    ]
    assert texts
    assert wrong == []


def texts_of(part):
    if isinstance(part, Step):
        return [part.say, part.task, part.well, *(wrong.text for wrong in part.wrongs)]
    return [part.question, part.why, *(slip.text for slip in part.slips)]


def test_what_is_about_to_be_scored_is_shown_with_what_it_brings():
    guide = Guide(lesson("mayflower-first-game"))
    step = guide.lesson.step("which-first")
    assert step is not None
    board = guide.board(step)
    ready = [it for it in board.view()["features"] if it["complete"] and it["owners"]]
    shown = {(it["type"], it["value"]) for it in ready}
    assert shown == {("city", 6), ("farm", 9), ("city", 4)}
    board.play("score -3,3 C0")
    assert next(event for event in board.seen() if event["kind"] == "scored")["points"] == 6
