"""A hint: what a bot would do, in words and on the board."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.people import Person

TOKENED = re.compile(r"(forest|hills|pasture|fields|mountains) \d|desert")


def test_a_hint_names_the_best_moves_and_lights_the_first(anna: Person) -> None:
    anna.choose("mayflower", "screen")
    anna.page.get_by_role("button", name="Hint").click()
    moves = anna.page.locator("[data-hinted]")
    expect(moves.first).to_contain_text("Column")
    expect(moves.first).to_contain_text("wins")
    lit = anna.page.locator("rect.advised")
    expect(lit).to_have_count(1)
    square = lit.get_attribute("x"), lit.get_attribute("y")
    moves.first.click()
    tried = anna.page.locator("g.square.staged rect")
    expect(tried).to_have_count(1)
    assert (tried.get_attribute("x"), tried.get_attribute("y")) == square
    expect(lit).to_have_count(0)
    anna.confirm.click()
    expect(anna.page.locator("g.square.staged")).to_have_count(0)
    expect(moves).to_have_count(0)


def test_hints_carry_a_beginner_through_catan(anna: Person) -> None:
    anna.choose("catan", "alone", players=3, level="easy")
    moves = anna.page.locator("[data-hinted]")
    marks = anna.page.locator("[data-advised]")
    expect(anna.page.locator("g.place").first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(moves).to_have_count(3)
    expect(marks).to_have_count(3)
    for number, move in enumerate(moves.all(), 1):
        assert re.match(rf"{number}\s+Build a settlement: ", move.inner_text())
        assert TOKENED.search(move.inner_text())
        assert "wins" in move.inner_text()
    labels = {place.get_attribute("aria-label") for place in anna.page.locator("g.place").all()}
    best = moves.first.locator(".move").inner_text()
    assert best in labels, "the list and the board call the place the same"
    moves.first.click()
    expect(moves).to_have_count(0)
    expect(marks).to_have_count(0)
    expect(anna.sentence).to_contain_text("road")
    expect(anna.page.get_by_role("log")).to_contain_text("Anna builds a settlement")

    # On through the first turns by nothing but hints; where there is nothing to choose there is none.
    said: list[str] = []
    only = anna.page.locator("[data-roll], [data-end], [data-decline], [data-discard], g[id^=place-]")
    while len(said) < 14:
        anna.page.wait_for_selector("[data-hint]:enabled, [data-roll], [data-end]")
        if anna.page.locator("[data-hint]").count() == 0:
            only.first.click()
            continue
        # While our offer lies there the bots' answers change what we can choose, and void the hint.
        with suppress(Late):
            anna.page.locator("[data-hint]").click()
            moves.first.wait_for(timeout=5000)
            said += moves.locator(".move").all_inner_texts()
            moves.first.click(timeout=2000)
    assert not [sentence for sentence in said if "«" in sentence or "undefined" in sentence]
    assert "Build a road" in {sentence.split(":")[0] for sentence in said}
