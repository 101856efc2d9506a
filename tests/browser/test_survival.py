"""Nothing is lost: reloading, a killed server, another language in the middle of a turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.process import ServerProcess


def test_reloading_in_the_middle_of_a_turn(anna: Person) -> None:
    anna.sit_at("hunters")
    anna.lay()
    expect(anna.page.locator("g.tiles > g")).to_have_count(2)
    anna.squares.first.click()
    anna.page.reload()
    expect(anna.sentence).to_contain_text("lay the tile")
    expect(anna.page.locator("g.tiles > g")).to_have_count(2)
    anna.lay()
    expect(anna.page.locator("g.tiles > g")).to_have_count(3)


def test_a_killed_server_comes_back_and_the_turn_goes_on(
    sit_down: Callable[..., Person], own_server: ServerProcess
) -> None:
    anna = sit_down(own_server)
    anna.sit_at("hunters")
    anna.lay()
    expect(anna.page.locator("g.tiles > g")).to_have_count(2)
    own_server.kill()
    expect(anna.page.get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    expect(anna.page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(anna.page.locator("g.tiles > g")).to_have_count(2)
    anna.lay()
    expect(anna.page.locator("g.tiles > g")).to_have_count(3)
    own_server.kill()
    anna.page.get_by_role("banner").get_by_role("link").click()
    expect(anna.page.get_by_text("The server can't be reached at the moment.")).to_be_visible()


def test_another_language_keeps_the_tile_on_trial(anna: Person) -> None:
    anna.sit_at("hunters")
    anna.squares.first.click()
    expect(anna.confirm).to_be_enabled()
    words = {"hu": "Megerősítés", "de": "Bestätigen", "nl": "Bevestigen", "en": "Confirm"}
    anna.page.locator("[data-settings]").click()
    for language, word in words.items():
        anna.page.get_by_role("dialog").locator("select").select_option(language)
        expect(anna.confirm).to_have_text(word)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.locator("g.square.staged")).to_have_count(1)
    assert "«" not in anna.text()


def test_a_tile_on_trial_can_be_taken_back(anna: Person) -> None:
    anna.sit_at("hunters")
    expect(anna.squares.first).to_be_visible()
    lit = anna.squares.count()
    anna.squares.first.click()
    expect(anna.page.locator("[data-held=tried]")).to_have_count(1)
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.locator("[data-held=tried]")).to_have_count(0)
    expect(anna.squares).to_have_count(lit)
    assert len(anna.views()) == 1, "nothing was sent"


def test_a_table_that_does_not_exist_says_so(anna: Person) -> None:
    anna.visit("/table/nosuchtable0")
    expect(anna.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(anna.page.get_by_role("link", name="To the lobby").last).to_be_visible()


def test_a_link_that_leads_nowhere_says_so_and_shows_the_way_out(anna: Person) -> None:
    anna.visit("/join/forged.token")
    anna.page.get_by_role("button", name="To the table").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("not valid")
    anna.page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(anna.page.locator("[data-game=catan]")).to_be_visible()
