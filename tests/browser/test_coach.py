"""The coach: a line before the turn and one after it, for newcomers until they switch it off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

LINES = {
    "en-GB": r"(A good turn|Your turn|Another turn was better, as it) .+\.",
    "hu-HU": r"(Egy jó lépés|A lépésed|Volt jobb lépés, amely) .+\.",
    "de-DE": r"(Ein guter Zug|Dein Zug|Ein anderer Zug war besser, denn er) .+\.",
    "nl-NL": r"(Een goede zet|Je zet|Een andere zet was beter, want die) .+\.",
}


TURNS = 10
"""After so many turns without a figure the coach has had something to say."""


def coach_remarks(person: Person, turns: int) -> list[str]:
    """What the coach says while somebody lays tiles without figures, up to the first turn with a remark."""
    said: list[str] = []
    for _turn in range(turns):
        if said:
            break
        expect(person.squares.first).to_be_visible(timeout=30_000)
        person.page.wait_for_timeout(250)
        said += person.page.locator("[data-coach]").all_inner_texts()
        person.lay()
        person.page.wait_for_timeout(250)
        said += person.page.locator("[data-coach]").all_inner_texts()
    return said


@pytest.mark.parametrize("locale", LINES)
def test_a_newcomer_hears_the_coach_in_every_language(sit_down, locale: str) -> None:
    ben = sit_down(name="Ben", locale=locale, size=(390, 780) if locale == "hu-HU" else (1440, 900))
    ben.visit()
    ben.page.evaluate("localStorage.clear()")
    ben.page.locator("[data-game=hunters]").click()
    ben.page.locator("[data-way=screen]").first.wait_for()
    ben.page.locator("input[name=count-hunters][value='2']").check()
    ben.page.locator("[data-way=alone]").click()
    ben.page.wait_for_url("**/table/*")
    said = coach_remarks(ben, TURNS)
    assert said
    for line in said:
        assert re.fullmatch(LINES[locale], line.strip()), line


def test_the_coach_is_switched_off_and_on(anna: Person) -> None:
    anna.sit_at("hunters", "easy")
    assert coach_remarks(anna, TURNS)
    anna.page.get_by_role("tab", name="About").click()
    switch = anna.page.locator("[data-coach-switch]")
    expect(switch).to_be_checked()
    switch.uncheck()
    assert coach_remarks(anna, 2) == []
    anna.page.reload()
    assert coach_remarks(anna, 1) == []
    anna.page.get_by_role("tab", name="About").click()
    anna.page.locator("[data-coach-switch]").check()
    assert coach_remarks(anna, TURNS)


def test_the_coach_of_catan_speaks_of_places_and_never_plays(anna: Person) -> None:
    anna.sit_at("catan", "easy")
    expect(anna.page.locator("g.place").first).to_be_visible(timeout=30_000)
    expect(anna.page.locator("[data-coach=now]")).to_contain_text("of 36 rolls")
    before = anna.views()[-1]["settlements"]
    anna.page.wait_for_timeout(1000)
    assert anna.views()[-1]["settlements"] == before


# Hexes whose number the coach's words hide.
HEXES_UNDER_THE_COACH = """() => {
  const words = document.querySelector(".coach p").getBoundingClientRect();
  return [...document.querySelectorAll("[data-hex]")].map((hex) => hex.getBoundingClientRect()).filter(
    (hex) => hex.top + hex.height / 2 < words.bottom,
  ).length;
}"""


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_on_a_low_phone_the_coach_folds_at_a_touch_and_can_be_asked_again(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, locale="de-DE", has_touch=True, is_mobile=True)
    anna.sit_at("catan", "easy")
    line, place = anna.page.locator("[data-coach=now]"), anna.page.locator("g.place")
    expect(line).to_be_visible()
    land = anna.page.locator("[data-land]").bounding_box()
    if size == (360, 640):
        assert anna.page.evaluate(HEXES_UNDER_THE_COACH) == 0
    place.nth(30).tap()
    expect(line).not_to_be_visible()
    assert anna.page.locator("[data-land]").bounding_box() == land
    anna.page.locator("[data-coach-unfold]").tap()
    expect(line).to_be_visible()
