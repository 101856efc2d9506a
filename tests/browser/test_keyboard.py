"""Everything without a mouse: a turn by keys alone, with the focus in sight."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person


def tab_to(person: Person, css: str, most: int = 40) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("css => document.activeElement?.matches(css)", css):
            return
    raise AssertionError(f"Tab never reaches {css}")


def test_a_turn_of_a_tile_game_by_keys_alone(anna: Person) -> None:
    anna.visit()
    tab_to(anna, "[data-game=hunters]")
    anna.page.keyboard.press("Enter")
    tab_to(anna, "[data-way=screen]")
    anna.page.keyboard.press("Enter")
    expect(anna.squares.first).to_be_visible()
    tab_to(anna, "g.square")
    expect(anna.page.locator("g.square:focus rect")).to_have_css("stroke-width", "6px")
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    expect(anna.confirm).to_be_enabled()
    anna.page.keyboard.press("r")
    expect(anna.confirm).to_be_enabled()
    anna.page.keyboard.press("f")
    expect(anna.page.locator("g.spot.chosen")).to_have_count(1)
    anna.page.locator("g.spot.chosen").focus()
    anna.page.keyboard.press("Enter")  # as C does; a place that is chosen is not given up by it
    expect(anna.page.locator("g.tiles > g")).to_have_count(2)
    expect(anna.page.locator("g.figure")).to_have_count(1)
    expect(anna.page.get_by_role("log")).to_contain_text("places a")


def test_founding_in_catan_by_keys_alone(anna: Person) -> None:
    anna.sit_at("catan")
    expect(anna.page.locator("g[id^='place-']").first).to_be_visible()
    tab_to(anna, "g.place")
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        anna.page.keyboard.press(key)
    expect(anna.sentence).to_contain_text("road")
    tab_to(anna, "g.place")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log")).to_contain_text("builds a road")
