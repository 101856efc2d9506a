"""A hint: what a bot would do, in words and on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person


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
