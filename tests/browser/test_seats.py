"""The host's menu of a seat offers what is allowed, says why not, and everybody reads who took over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person


def table_of_two(anna: Person, sit_down: Callable[..., Person]) -> Person:
    """Anna is host of a game of Catan with Ben and a bot; this is Ben."""
    anna.choose("catan", "friends", players=3)
    link = anna.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value("")
    ben = sit_down()
    ben.page.goto(link.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="To the table").click()
    expect(anna.page.get_by_text("Ben")).to_be_visible()
    anna.page.locator("main select:not([data-colour])").first.select_option("easy")
    anna.page.locator("[data-start]").click()
    expect(anna.sentence).to_be_visible()
    expect(ben.sentence).to_be_visible()
    return ben


def open_menu(person: Person, name: str) -> None:
    """Open the menu of somebody's seat."""
    person.page.get_by_role("button", name=name, exact=True).click()


def test_a_seat_is_freed_only_after_its_player_has_been_away(
    anna: Person, sit_down: Callable[..., Person]
) -> None:
    ben = table_of_two(anna, sit_down)
    address = ben.page.url
    open_menu(anna, "Seat of Ben")
    expect(anna.page.locator("[data-free]")).to_be_disabled()
    expect(anna.page.locator("[data-replace]")).to_be_disabled()
    expect(anna.page.locator("[data-why]")).to_contain_text("Ben is here")
    ben.page.goto("about:blank")
    expect(anna.page.locator("[data-why]")).to_contain_text("can be freed in")
    expect(anna.page.locator("[data-free]")).to_be_enabled()
    anna.page.locator("[data-free]").click()
    expect(anna.page.get_by_role("alert").get_by_text("Ben has been away for a long time")).to_be_visible()
    ben.page.goto(address)
    expect(anna.page.get_by_role("alert").get_by_text("Ben is back in seat")).to_be_visible()
    expect(ben.page.get_by_label("Your resource cards")).to_be_visible()


def test_a_player_agrees_and_all_read_who_plays_on(anna: Person, sit_down: Callable[..., Person]) -> None:
    ben = table_of_two(anna, sit_down)
    open_menu(ben, "Your seat")
    ben.page.get_by_label("The host may give my seat to somebody else").check()
    open_menu(anna, "Seat of Ben")
    expect(anna.page.locator("[data-why]")).to_have_text("Ben agrees that somebody else plays on.")
    anna.page.locator("[data-replace]").click()
    expect(ben.page.get_by_role("alert").get_by_text("A bot plays on in seat").first).to_be_visible()
    expect(ben.page.get_by_label("Your resource cards")).to_have_count(0)
