"""Learning over HTTP: a step is folded from the moves of the call, and only what is done is kept."""

from __future__ import annotations

import pytest

from tests.server.clients import Guest, two_seated
from tilefolk.core.locale import LANGUAGES
from tilefolk.lessons import lesson, lesson_names
from tilefolk.lessons.answers import asked_board, expected_values
from tilefolk.lessons.questions import choices

GUIDED = [name for name in lesson_names() if lesson(name).kind == "game"]
EXERCISES = [name for name in lesson_names() if lesson(name).kind == "exercises"]


def step_at(name, number):
    return f"/api/lessons/{name}/steps/{lesson(name).steps[number].name}"


def right_answer(name, exercise):
    board = asked_board(lesson(name), exercise)
    if exercise.ask == "score":
        return {"gains": board.gains()}
    if exercise.ask == "state":
        return {"values": expected_values(exercise)}
    right = [number for number, choice in enumerate(choices(board, exercise)) if choice.right]
    return {"chosen": right}


def done(guest, name):
    listed = guest.get("/api/lessons")["lessons"]
    return next(it["done"] for it in listed if it["name"] == name)


@pytest.mark.parametrize("name", GUIDED)
def test_a_guided_game_is_played_to_its_end_and_remembered(anna, ben, name):
    whole = anna.get(f"/api/lessons/{name}")
    assert [it["name"] for it in whole["steps"]] == [step.name for step in lesson(name).steps]
    for number, step in enumerate(lesson(name).steps):
        assert anna.get(step_at(name, number))["legal"]
        assert set(whole["steps"][number]["say"]) == set(LANGUAGES)
        answer = anna.post(step_at(name, number) + "/moves", {"moves": step.show.moves})
        assert (answer["verdict"], answer["as_shown"]) == ("met", True)
        assert answer["said"]["en"] == step.well.said["en"]
        assert answer["now"]["events"]
        assert len(answer["then"]) == len([move for line in step.then for move in line.moves])
    assert done(anna, name) == [step.name for step in lesson(name).steps]
    assert done(ben, name) == []


@pytest.mark.parametrize("name", GUIDED)
def test_a_step_can_be_shown(anna, name):
    step = lesson(name).steps[0]
    shown = anna.post(step_at(name, 0) + "/show", {})
    assert len(shown["moments"]) == len(step.show.moves)
    assert shown["said"]["hu"] == step.well.said["hu"]
    assert done(anna, name) == [step.name]


def test_a_refused_move_carries_its_rule_and_what_the_lesson_says(anna):
    answer = anna.post(
        step_at("hunters-first-game", 0) + "/moves",
        {"moves": [{"type": "place", "x": 1, "y": 0, "rotation": 0}]},
    )
    assert (answer["verdict"], answer["refusal"]["rule"]) == ("refused", "H2.2")
    assert answer["said"]["en"].startswith("Look at the sides")
    assert done(anna, "hunters-first-game") == []


def test_what_is_only_tried_is_seen_and_not_done(anna):
    path = step_at("hunters-first-game", 2) + "/try"
    tried = anna.post(path, {"moves": [], "tried": ["place -1,0 r180"]})
    assert {it["name"] for it in tried["now"]["legal"]} == {"none", "fisher R0", "hut S0"}
    tried = anna.post(path, {"moves": ["place -1,0 r180"], "tried": ["fisher R0"]})
    assert tried["points"] == [4, 0]
    assert [it["kind"] for it in tried["now"]["events"]][:2] == ["placed", "scored"]
    refused = anna.post(path, {"moves": [], "tried": ["place -1,0 r180", "hunter M0"]})
    assert refused["refusal"]["rule"] == "H3.3"
    assert refused["said"]["en"].startswith("Mia's hunter")
    assert done(anna, "hunters-first-game") == []


FORGED = (
    "nonsense",
    {},
    {"type": "place", "x": [], "y": 0, "rotation": {}},
    {"type": "settlement", "at": 7},
    {"type": 7},
    "draw 60",
)


def test_forged_moves_are_refused_in_words(anna):
    for name in GUIDED:
        for move in FORGED:
            answer = anna.post(step_at(name, 0) + "/moves", {"moves": [move]})
            assert answer["verdict"] == "refused"
            assert answer["refusal"]["key"]
            assert anna.post(step_at(name, 0) + "/try", {"moves": [], "tried": [move]})["refusal"]


def test_the_dice_of_a_lesson_are_not_the_learners(anna):
    path = step_at("catan-first-game", 1) + "/moves"
    assert anna.post(path, {"moves": ["dice 6 6"]})["verdict"] == "refused"
    answer = anna.post(path, {"moves": ["roll"]})
    assert answer["now"]["view"]["dice"] == [2, 4]


@pytest.mark.parametrize("name", EXERCISES)
def test_exercises_are_answered_judged_and_remembered(anna, name):
    whole = anna.get(f"/api/lessons/{name}")
    for listed, exercise in zip(whole["exercises"], lesson(name).exercises, strict=True):
        path = f"/api/lessons/{name}/exercises/{exercise.name}"
        asked = anna.get(path)
        assert asked["question"] == listed["question"]
        assert asked["now"]["view"]["game"] == lesson(name).game
        assert not asked["done"]
        assert anna.post(path + "/answer", {})["right"] is False
        assert anna.post(path + "/answer", right_answer(name, exercise))["right"] is True
        assert anna.get(path)["done"]
        solved = anna.get(path + "/solution")
        assert set(solved["why"]) == set(LANGUAGES)
    assert done(anna, name) == [it.name for it in lesson(name).exercises]


@pytest.mark.parametrize("name", EXERCISES)
def test_the_question_does_not_show_the_points_it_asks_for(anna, name):
    for exercise in lesson(name).exercises:
        if exercise.ask == "score":
            path = f"/api/lessons/{name}/exercises/{exercise.name}"
            before, answer = anna.get(path)["now"]["view"], anna.get(path + "/solution")
            after = answer["moments"][-1]["view"]["scores"]
            last = [now - then for now, then in zip(after, before["scores"], strict=True)]
            assert not before["over"]
            assert any(last) or not any(answer["gains"])


def test_a_likely_slip_is_answered(anna):
    path = "/api/lessons/exercises-hunters/exercises/HX1a/answer"
    assert anna.post(path, {"gains": [3, 0]})["said"]["en"].startswith("The length is right")
    assert anna.post(path, {"gains": [99, 0]})["said"] is None


def test_every_picture_of_the_rules_can_be_drawn(anna):
    for game in ("hunters", "mayflower", "catan"):
        for listed in anna.get(f"/api/games/{game}/pictures"):
            picture = anna.get(f"/api/lessons/{listed['lesson']}/pictures/{listed['part']}")
            assert picture["view"]["game"] == game
            assert len(picture["seats"]) == picture["view"]["players"]


def test_what_does_not_exist_is_unknown(anna):
    anna.get("/api/lessons/chess", 404)
    anna.get("/api/lessons/hunters-first-game/steps/fly", 404)
    anna.get("/api/lessons/exercises-hunters/exercises/HX99", 404)
    anna.get("/api/lessons/exercises-hunters/pictures/HX99", 404)
    anna.get("/api/games/chess/pictures", 404)


def test_somebody_without_a_session_learns_too_but_nothing_is_kept(server):
    nobody = Guest(server.address, None)
    first = lesson("catan-first-game").steps[0]
    path = step_at("catan-first-game", 0) + "/moves"
    assert nobody.post(path, {"moves": first.show.moves})["verdict"] == "met"
    assert done(nobody, "catan-first-game") == []
    nobody.close()


def test_progress_outlives_the_server(start_server):
    server = start_server()
    anna = Guest(server.address, "Anna")
    anna.post(step_at("catan-first-game", 0) + "/show", {})
    cookies = anna.http.cookies
    anna.close()
    server.stop()
    again = Guest(start_server().address, None)
    again.http.cookies = cookies
    assert done(again, "catan-first-game") == [lesson("catan-first-game").steps[0].name]
    again.close()


def test_who_has_won_a_game_is_no_beginner_any_more(anna, ben):
    host, other = two_seated(anna, ben)
    for round_ in range(2):
        host.until(lambda state: "keep 0" in [it["name"] for it in state["legal"]])
        host.act(0, "keep 0")
        other.until(lambda state: "keep 1" in [it["name"] for it in state["legal"]])
        other.act(1, "keep 1")
        speaker = (host, other)[round_]
        speaker.until(lambda state: "say 0" in [it["name"] for it in state["legal"]])
        speaker.act(round_, "say 77")
    host.until(lambda state: state["table"]["status"] == "over")
    scores = host.state["view"]["scores"]
    assert sum(scores) > 0
    for seat, guest in enumerate((anna, ben)):
        assert guest.get("/api/lessons")["won"] == (["cups"] if scores[seat] == max(scores) else [])
