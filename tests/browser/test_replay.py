"""A replay: slider, steps, keys and speeds, the log as contents, other viewers, links, and records from files."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import before_the_last_turn, finished
from tests.browser.process import ServerProcess


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = finished("hunters")
    match.save(tmp_path / "game.record")
    return tmp_path / "game.record"


def open_file(person: Person, record: Path) -> None:
    person.visit("/replay")
    person.page.locator("[data-replay-file]").set_input_files(record)
    person.page.wait_for_url("**/replay/*")
    expect(person.page.locator("[data-replay-panel]")).to_be_visible()


def test_a_record_from_a_file_is_stepped_through(anna: Person, record: Path) -> None:
    open_file(anna, record)
    page = anna.page
    expect(page.locator("g.tiles > g").first).to_be_visible()
    # The contents take all the room that the panel has, beside the board.
    contents = page.locator("ol[aria-label=Moves]").bounding_box()
    assert contents is not None
    assert contents["height"] > 250
    tiles = anna.tiles()
    page.locator("[data-replay=next]").click()
    page.locator("[data-replay=next]").click()
    expect(page.locator("g.tiles > g")).to_have_count(tiles + 1)
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    expect(page.locator("g.tiles > g")).to_have_count(tiles)
    page.locator("body").press("End")
    expect(page.locator("[data-replay=last]")).to_be_disabled()
    assert anna.tiles() > 60
    expect(page.locator("[data-end-of-game]")).to_have_count(0)
    page.locator("body").press("Home")
    expect(page.locator("g.tiles > g")).to_have_count(tiles)
    page.locator("body").press("]")
    page.locator("body").press("]")
    page.locator("[data-replay=play]").click()
    expect(page.locator("[data-replay=pause]")).to_be_visible()
    page.wait_for_function("count => document.querySelectorAll('g.tiles > g').length >= count", arg=tiles + 2)
    page.locator("[data-replay=pause]").click()
    # The log is the table of contents, and the address names the move.
    entry = page.locator("ol[aria-label=Moves] button").nth(20)
    entry.click()
    expect(entry).to_have_attribute("aria-current", "step")
    address = page.evaluate("location.hash")
    seen = page.locator("[data-replay-at]").inner_text()
    assert seen.startswith(f"Move {address[1:]} of ")
    page.reload()
    expect(page.locator("[data-replay-at]")).to_have_text(seen)
    # Whoever writes another move into the address is led there; from the end it is played from the beginning.
    page.evaluate("location.hash = '#99999'")
    expect(page.locator("[data-replay=last]")).to_be_disabled()
    page.locator("[data-replay=play]").click()
    expect(page.locator("g.tiles > g")).to_have_count(tiles + 1)
    page.locator("[data-replay=pause]").click()
    page.evaluate("hash => { location.hash = hash }", address)
    expect(page.locator("[data-replay-at]")).to_have_text(seen)
    slider = page.locator("[data-replay-slider]")
    slider.focus()
    slider.press("ArrowRight")
    expect(page.locator("[data-replay-at]")).not_to_have_text(seen)


def test_on_a_phone_a_tap_on_what_is_told_opens_the_list_of_moves(sit_down, record: Path) -> None:
    anna = sit_down(name="Anna", size=(390, 844))
    open_file(anna, record)
    page = anna.page
    moves, told = page.locator("ol[aria-label=Moves]"), page.locator("[data-replay-told]")
    expect(moves).to_be_hidden()
    page.locator("[data-replay=next]").click()
    expect(told).to_contain_text("lays a tile")
    told.click()
    entry = moves.locator("button").nth(20)
    entry.click()
    expect(entry).to_have_attribute("aria-current", "step")
    expect(entry).to_be_in_viewport()
    expect(told.locator("span")).to_have_text(entry.locator("span").inner_text())


def test_a_record_can_be_dropped_anywhere_on_the_page(anna: Person, record: Path) -> None:
    anna.visit()
    expect(anna.page.locator("h1")).to_be_visible()
    dropped = anna.page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.record"));
            return data;
        }""",
        record.read_text("utf-8"),
    )
    anna.page.dispatch_event("h1", "dragover", {"dataTransfer": dropped})
    expect(anna.page.locator("[data-drop]")).to_be_visible()
    anna.page.dispatch_event("h1", "drop", {"dataTransfer": dropped})
    anna.page.wait_for_url("**/replay/*")
    expect(anna.page.locator("[data-replay-panel]")).to_be_visible()


def test_a_record_with_a_wrong_move_is_refused_in_words(anna: Person, record: Path) -> None:
    text = record.read_text("utf-8")
    first = next(line for line in text.splitlines() if line.startswith("place"))
    record.write_text(text.replace(first, "place 99,99 r90", 1), "utf-8")
    anna.visit("/replay")
    anna.page.locator("[data-replay-file]").set_input_files(record)
    expect(anna.page.get_by_role("alert").first).to_contain_text("The tile must touch a laid tile")


def forget_records(server: ServerProcess) -> None:
    with sqlite3.connect(server.folder / "tilefolk.db") as database:
        database.execute("DELETE FROM kept_record")


def test_a_record_outlives_the_server_and_one_that_it_forgot_is_opened_again(
    sit_down, own_server: ServerProcess, record: Path
) -> None:
    anna = sit_down(own_server)
    open_file(anna, record)
    page = anna.page
    page.evaluate("location.hash = '#50'")
    expect(page.locator("[data-replay-at]")).to_have_text(re.compile("Move 50 of"))
    own_server.kill()
    own_server.start()
    page.locator("body").press("End")
    expect(page.locator("[data-replay=last]")).to_be_disabled()
    page.evaluate("location.hash = '#50'")
    expect(page.locator("[data-replay-at]")).to_have_text(re.compile("Move 50 of"))
    own_server.kill()
    forget_records(own_server)
    own_server.start()
    page.evaluate("location.hash = '#100'")
    expect(page.locator("[data-replay-refused]")).to_contain_text("Open the file again")
    page.reload()
    expect(page.locator("[data-replay-refused]")).to_contain_text("Open the file again")
    page.locator("[data-replay-file]").set_input_files(record)
    expect(page.locator("[data-replay-at]")).to_have_text(re.compile("Move 100 of"))


def test_cards_are_open_to_the_eyes_one_chooses(anna: Person, tmp_path: Path) -> None:
    finished("catan").save(tmp_path / "catan.record")
    open_file(anna, tmp_path / "catan.record")
    anna.page.locator("body").press("End")
    expect(anna.page.locator("[data-replay=last]")).to_be_disabled()
    viewer = anna.page.locator("[data-replay-viewer]")
    expect(viewer.locator("option")).to_have_count(5)
    hands = anna.page.locator("[data-replay-hands] > li")
    expect(hands).to_have_count(0)
    viewer.select_option("0")
    expect(hands).to_have_count(1)
    viewer.select_option("open")
    expect(hands).to_have_count(3)


def test_after_a_game_it_can_be_watched_again(anna: Person, sit_down) -> None:
    anna.sit_at(before_the_last_turn("hunters"))
    assert anna.play_on()
    table = anna.page.url.rsplit("/", 1)[1]
    anna.page.locator("[data-end-of-game]").wait_for()
    anna.page.get_by_role("button", name="Look at the board").click()
    anna.page.locator("[data-replay-link]").click()
    expect(anna.page.locator("[data-replay-panel]")).to_be_visible()
    stranger = sit_down(name="Ben")
    stranger.visit(f"/tables/{table}/replay")
    expect(stranger.page.locator("[data-replay-refused]")).to_be_visible()
    # A private game's link brings its invitation along.
    anna.page.locator("[data-replay=link]").click()
    link = anna.page.locator("[data-link]")
    expect(link).to_have_value(re.compile(r"\?invite=.+#\d+$"))
    stranger.page.goto(link.input_value())
    expect(stranger.page.locator("[data-replay-at]")).to_have_text(
        anna.page.locator("[data-replay-at]").inner_text()
    )
