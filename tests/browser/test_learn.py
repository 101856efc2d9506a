"""Learning by playing: the guided first games by clicks, in every language, at a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.learner import Learner
from tests.browser.people import Person
from tests.browser.test_page import violations, violations_by_day_and_night
from tilefolk.core.locale import LOCALES, Localizer
from tilefolk.lessons import lesson
from tilefolk.lessons.guide import Guide

GAMES = ("hunters", "mayflower", "catan")
LANGUAGES = ("en", "hu", "de", "nl")
WIDTH = "document.documentElement.scrollWidth"
DESK, PHONE = {"size": (1280, 800)}, {"size": (360, 740), "has_touch": True, "is_mobile": True}
RUNS = [
    pytest.param(
        game, language, (DESK, PHONE)[(i + j) % 2], id=f"{game}-{language}-{('desk', 'phone')[(i + j) % 2]}"
    )
    for i, game in enumerate(GAMES)
    for j, language in enumerate(LANGUAGES)
]
"""Every game in every language, every game at both sizes, and every language at both sizes."""


def learner(person: Person, game: str, language: str = "en") -> Learner:
    person.visit(f"/lesson/{game}-first-game?lang={language}")
    return Learner(person, Guide(lesson(f"{game}-first-game")))


@pytest.mark.parametrize(("game", "language", "device"), RUNS)
def test_a_guided_game_is_finished_by_clicks(
    sit_down: Callable[..., Person], game: str, language: str, device: dict[str, Any]
) -> None:
    anna = learner(sit_down(**device), game, language)
    for step in anna.guide.lesson.steps:
        anna.begin(step)
        expect(anna.page.locator("[data-task]")).to_have_text(step.task.said[language])
        assert anna.page.evaluate(WIDTH) <= device["size"][0]
        anna.do(step, step.show.moves)
        expect(anna.page.locator("[data-well]")).to_have_text(step.well.said[language])
        assert "«" not in anna.person.text()
        anna.press("next")
    expect(anna.page.locator("[data-lesson-end]")).to_be_visible()
    assert anna.page.evaluate(WIDTH) <= device["size"][0]


@pytest.mark.parametrize("game", GAMES)
def test_who_only_ever_does_the_wrong_thing_is_still_led_to_the_end(anna: Person, game: str) -> None:
    lost = learner(anna, game)
    asks = (
        False  # at the first step the third miss brings the offer to be shown it, at others asking for help
    )
    for step in lost.guide.lesson.steps:
        lost.begin(step)
        missing = next((it for it in step.wrongs if it.when.text == "other"), None)
        if missing is not None:
            for number in range(1 if asks else 3):
                lost.do(step, missing.attempt.moves)
                expect(lost.page.locator("[data-wrong]")).to_have_text(missing.text.said["en"])
                if asks or number < 2:
                    lost.press("again")
                    lost.begin(step)
        if missing is None or asks:  # where every legal move is right, only help is left
            lost.press("help")
        asks = asks or missing is not None
        lost.press("show")
        expect(lost.page.locator("[data-well]")).to_have_text(step.well.said["en"])
        lost.press("next")
    assert asks
    expect(lost.page.locator("[data-lesson-end]")).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_again(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-first-time=mayflower]").click()
    first = Learner(anna, Guide(lesson("mayflower-first-game")))
    first.begin(first.guide.lesson.steps[0])
    first.do(first.guide.lesson.steps[0], first.guide.lesson.steps[0].show.moves)
    expect(anna.page.locator("[data-well]")).to_be_visible()
    anna.visit()
    resume = anna.page.locator("[data-first-time=mayflower]")
    # Everybody reads the words on the button; who only hears them, and can't see the card, is told what it is about.
    expect(resume).to_have_text("Go on with your first game: Carcassonne: Mayflower: step 2 of 9")
    expect(resume.locator(".hidden")).to_have_text(": Carcassonne: Mayflower: step 2 of 9")
    assert resume.locator(".hidden").bounding_box()["width"] <= 1  # type: ignore[index]
    resume.click()
    first.begin(first.guide.lesson.steps[1])
    expect(anna.page.get_by_text("We go on where you stopped.")).to_be_visible()


def test_a_refused_move_gets_its_rule_and_a_move_can_be_taken_back(anna: Person) -> None:
    first = learner(anna, "catan")
    step = first.guide.lesson.steps[0]
    first.begin(step)
    first.do(step, step.show.moves[:1])
    anna.page.locator("circle.other").first.click()
    wrong = anna.page.locator("[data-wrong]")
    expect(wrong).to_have_text("This road belongs to the new settlement, so it must start there.")
    anna.page.get_by_role("button", name="Rule C2.3").click()
    expect(anna.page.locator("dialog .wanted dt")).to_have_text("C2.3")
    expect(anna.page.locator("dialog .wanted")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    first.press("back")
    expect(anna.page.locator("[id='place-C1-C2-D1']")).to_be_visible()
    expect(anna.page.locator("[data-back]")).to_have_count(0)


FAR_OFF = """(place) => {
    const end = document.querySelector('[data-pointer] circle').getBoundingClientRect();
    const box = document.querySelector(place).getBoundingClientRect();
    const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
    const beside = (at, from, to) => Math.max(from - at, at - to, 0);
    const off = Math.hypot(beside(x, box.left, box.right), beside(y, box.top, box.bottom));
    const inside = Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y);
    return Math.max(off, inside);
}"""
"""How many pixels the end of the guide's line is from the edge of a place."""
AT_THE_EDGE = 8


def ends_at(learner: Learner, place: str) -> None:
    """The guide's line ends at the edge of that place."""
    expect(learner.page.locator("[data-pointer] circle")).to_have_count(1)
    learner.page.wait_for_function(f"(place) => ({FAR_OFF})(place) <= {AT_THE_EDGE}", arg=place, timeout=3000)


@pytest.mark.parametrize("size", [(1280, 800), (1728, 1080), (360, 740)])
def test_what_is_said_points_at_its_place(sit_down: Callable[..., Person], size: tuple[int, int]) -> None:
    first = learner(sit_down(size=size), "hunters")
    first.begin(first.guide.lesson.steps[0])
    place = "[data-pointed='0,0']"
    ends_at(first, place)
    expect(first.page.locator(place)).to_be_in_viewport(ratio=0.9)
    before = first.page.locator(place).bounding_box()
    first.page.keyboard.press("-")
    ends_at(first, place)
    middle = [side / 2 for side in size]
    first.page.mouse.move(middle[0], middle[1] + 100)
    first.page.mouse.down()
    first.page.mouse.move(middle[0] - 40, middle[1] + 160, steps=4)
    first.page.mouse.up()
    ends_at(first, place)
    assert first.page.locator(place).bounding_box() != before
    first.page.set_viewport_size({"width": size[0] + 90, "height": size[1] + 60})
    ends_at(first, place)


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ("roll-for-income", "[data-roll]"),
        ("trade-with-the-bank", "[data-trade]"),
        ("ten-points", "[data-player='0']"),
    ],
)
def test_the_guide_points_at_parts_of_the_table_too(anna: Person, step: str, place: str) -> None:
    anna.visit(f"/lesson/catan-first-game/{step}")
    there = Learner(anna, Guide(lesson("catan-first-game")))
    expect(there.phase("task")).to_be_visible()
    ends_at(there, place)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_all_that_can_be_scored_first_is_in_sight(
    sit_down: Callable[..., Person], device: dict[str, object]
) -> None:
    ben = sit_down(**device)
    ben.visit("/lesson/mayflower-first-game/which-first?lang=nl")
    there = Learner(ben, Guide(lesson("mayflower-first-game")))
    there.begin(there.guide.lesson.steps[7])
    choices = ben.page.locator("[data-score]")
    expect(choices).to_have_text(["Stad: 6 punten, Mia", "Stad: 4 punten, Gast", "Boerderij: 9 punten, Gast"])
    for number in range(3):
        expect(choices.nth(number)).to_be_in_viewport(ratio=1)


def test_a_jump_leaves_nothing_of_what_was_before(anna: Person) -> None:
    anna.visit("/lesson/mayflower-first-game/lay-down-a-trapper")
    there = Learner(anna, Guide(lesson("mayflower-first-game")))
    step = there.guide.lesson.steps[6]
    there.begin(step)
    there.do(step, step.show.moves)
    there.press("next")
    there.begin(there.guide.lesson.steps[7])
    expect(anna.page.locator(".recent")).to_have_count(0)
    expect(anna.sentence).not_to_have_text("")


def test_at_the_end_a_real_game_begins_with_the_coach_on(anna: Person) -> None:
    anna.visit()
    anna.page.evaluate(
        """async (steps) => {
            const post = (path, body) => fetch('/api' + path, { method: 'POST', body: JSON.stringify(body),
              headers: { 'Content-Type': 'application/json' } });
            await post('/session', { name: 'Anna' });
            for (const step of steps) await post(`/lessons/hunters-first-game/steps/${step}/show`, {});
        }""",
        [step.name for step in lesson("hunters-first-game").steps[:-1]],
    )
    last = learner(anna, "hunters")
    last.begin(last.guide.lesson.steps[-1])
    last.press("help")
    last.press("show")
    last.press("next")
    anna.page.locator("[data-real-game]").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.sentence).to_be_visible()
    seats = anna.frames[-1].get("table") or next(it["table"] for it in anna.frames if it.get("table"))
    assert sorted(seat["level"] for seat in seats["seats"]) == ["", "easy"]
    assert anna.page.evaluate("JSON.parse(localStorage['tilefolk.settings']).coach") is True
    anna.visit()
    expect(anna.page.locator("[data-played]")).to_have_count(1)


def test_newcomers_are_offered_the_easy_bot(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-game=hunters]").click()
    expect(anna.page.locator(".level select")).to_have_value("easy")
    expect(anna.page.locator("[data-coach-switch]")).to_be_checked()


ANSWERS = {
    "hunters/HX1a": [("fill", "[data-gain='0']", "6"), ("fill", "[data-gain='1']", "0")],
    "hunters/HX4a": [("check", "[data-choice='1']", "")],
    "mayflower/MX7b": [("check", "[data-choice='0']", "")],
    "catan/CX7b": [
        ("select", "[data-value=longest_road]", "0"),
        ("fill", "[data-value='road_lengths.0']", "5"),
        ("fill", "[data-value='road_lengths.1']", "5"),
    ],
    "catan/CX5": [("check", "[data-choice='0']", ""), ("check", "[data-choice='3']", "")],
}


@pytest.mark.parametrize("exercise", ANSWERS)
def test_an_exercise_is_answered_judged_and_solved(anna: Person, exercise: str) -> None:
    game, name = exercise.split("/")
    anna.visit(f"/learn/{game}")
    anna.page.locator(f"[data-exercise-link={name}]").click()
    expect(anna.page.locator("[data-picture-of]")).to_be_visible()
    for way, place, value in ANSWERS[exercise]:
        field = anna.page.locator(place)
        if way == "fill":
            field.fill(value)
        elif way == "select":
            field.select_option(value)
        else:
            field.check()
    anna.page.locator("[data-check]").click()
    expect(anna.page.locator("[data-verdict=right]")).to_be_visible()
    asked = lesson(f"exercises-{game}").exercise(name)
    assert asked is not None
    expect(anna.page.locator("[data-why]")).to_have_text(asked.why.said["en"])
    assert violations(anna) == []
    rule = asked.rules.words[0]
    anna.page.locator(f"[data-why] [data-rule='{rule}']").first.click()
    expect(anna.page.locator("dialog .wanted dt")).to_have_text(rule)
    anna.visit(f"/learn/{game}")
    expect(anna.page.locator(f"[data-exercise-link={name}] .solved")).to_be_visible()


def test_a_wrong_answer_gets_its_slip_and_then_the_solution(anna: Person) -> None:
    anna.visit("/lesson/exercises-hunters/HX1a")
    anna.page.locator("[data-gain='0']").fill("3")
    anna.page.locator("[data-check]").click()
    expect(anna.page.locator("[data-verdict=wrong]")).to_contain_text("The length is right.")
    anna.page.locator("[data-solution]").click()
    expect(anna.page.locator("[data-solved] ol li")).not_to_have_count(0)
    expect(anna.page.locator("[data-solved] .answer")).to_contain_text("Red: 6 points")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_searched_and_show_boards(anna: Person, game: str) -> None:
    anna.visit(f"/learn/{game}")
    sought, rule = {
        "hunters": ("tiger", "H5.8"),
        "mayflower": ("fence", "M4.2"),
        "catan": ("robber", "C4.2"),
    }[game]
    everything = anna.page.locator(".rule").count()
    anna.page.locator("[data-search]").fill(sought)
    expect(anna.page.locator(f"[id='rule-{rule.replace('.', '-')}']")).to_be_visible()
    expect(anna.page.locator(".rule")).not_to_have_count(everything)
    anna.page.locator("[data-search]").fill("")
    picture = anna.page.locator("[data-picture]").first
    picture.scroll_into_view_if_needed()
    expect(picture.locator("[data-picture-of] svg").first).to_be_visible()
    assert violations(anna) == []


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "de-DE", "nl-NL"])
def test_every_worked_example_stands_under_its_rule(sit_down, locale: str) -> None:
    ben = sit_down(name="Ben", locale=locale)
    words = Localizer(locale[:2])
    for game, listed in json.loads((LOCALES / "learn.json").read_text("utf-8")).items():
        ben.visit(f"/learn/{game}")
        expect(ben.page.locator(".rule").first).to_be_visible()
        for example, rule in listed["examples"].items():
            shown = ben.page.locator(f"#rule-{rule.replace('.', '-')} [data-example=example-{example}]")
            expect(shown).to_be_visible()
            expect(shown).to_contain_text(words.text(f"example-{example}"))
        expect(ben.page.locator("[data-example]")).to_have_count(len(listed["examples"]))


def test_the_rules_print_without_what_can_only_be_pressed(anna: Person) -> None:
    anna.visit("/learn/hunters")
    expect(anna.page.locator(".rule").first).to_be_visible()
    anna.page.emulate_media(media="print")
    for pressed in ("header", "[data-search]", "[data-print]", "#exercises"):
        expect(anna.page.locator(pressed).first).to_be_hidden()
    expect(anna.page.locator(".rule").first).to_be_visible()
    assert anna.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    # Pictures that were never in sight leave no gaps, and are drawn before the key that prints does so.
    pictures = anna.page.locator("[data-picture]")
    expect(pictures.last).to_be_hidden()
    drawn = "document.querySelectorAll('[data-picture-of]').length"
    anna.page.evaluate(f"() => {{ window.print = () => {{ window.drawn = {drawn}; }}; }}")
    anna.page.keyboard.press("Control+p")
    anna.page.wait_for_function("() => window.drawn !== undefined")
    assert anna.page.evaluate("window.drawn") == pictures.count() > 10
    expect(pictures.last).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_lesson(anna: Person, game: str) -> None:
    first = learner(anna, game)
    first.begin(first.guide.lesson.steps[0])
    assert violations_by_day_and_night(anna) == []
