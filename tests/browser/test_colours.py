"""Colours are chosen before the start, by keyboard too, and are never the only sign."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

SHEET = {"blue": 2, "orange": 2, "white": 2}
"""On the beginners' map with three players: two settlements of each colour, and no red ones (C1.1, C2.1)."""


def test_two_people_choose_their_colours_in_the_waiting_room(
    anna: Person, sit_down: Callable[..., Person]
) -> None:
    anna.choose("hunters", "friends")
    link = anna.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value("")
    ben = sit_down()
    ben.page.goto(link.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="To the table").click()
    mine = anna.page.get_by_label("Colour of Anna")
    mine.focus()
    mine.press("G")  # as with any list: the first letter finds the entry
    expect(mine).to_have_value("green")
    his = ben.page.get_by_label("Colour of Ben")
    expect(his.locator("option[value=green]")).to_be_disabled()
    expect(his.locator("option[value=green]")).to_have_text("Green (Anna)")
    expect(ben.page.locator("li").first).to_contain_text("green")
    his.select_option("black")
    expect(anna.page.locator("li").nth(1)).to_contain_text("black")
    anna.page.locator("[data-start]").click()
    for person in (anna, ben):
        for name, colour in (("Anna", "green"), ("Ben", "black")):
            player = person.page.locator("[data-player]").filter(has_text=name)
            expect(player).to_contain_text(f"({colour})")
            expect(player.locator(f"circle.ap-{colour}")).to_have_count(1)


def test_catan_shows_the_colours_of_the_sheet(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-game=catan]").click()
    anna.page.get_by_text("More options").click()
    choice = anna.page.get_by_label("Your colour")
    assert choice.locator("option").all_inner_texts() == ["Any colour", "Blue", "Orange", "White"]
    choice.select_option("white")
    anna.page.get_by_label("Set-up").select_option("beginner")
    anna.page.locator("[data-way=screen]").click()
    expect(anna.sentence).to_be_visible()
    expect(anna.page.locator(".house")).to_have_count(sum(SHEET.values()))
    for colour, count in SHEET.items():
        expect(anna.page.locator(f".house .piece-settlement > .ap-{colour}")).to_have_count(count)
    seats = anna.frames[-1].get("table", {}).get("seats") or next(
        frame["table"]["seats"] for frame in anna.frames if "table" in frame
    )
    assert [seat["colour"] for seat in seats] == list(SHEET)
    assert seats[2]["name"] == "Guest"
