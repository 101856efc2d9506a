"""A whole game of each kind, from the lobby to the end screen, by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.mark.parametrize(("game", "level"), [("hunters", "easy"), ("mayflower", "easy"), ("catan", "medium")])
def test_a_game_against_bots_from_the_lobby_to_the_end(anna: Person, game: str, level: str) -> None:
    anna.choose(game, "alone", level=level)
    assert anna.play_on()
    rows = anna.page.locator("dialog tbody tr")
    view = anna.views()[-1]
    assert view["over"]
    expect(rows).to_have_count(view["players"])
    for row in rows.all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    totals = [int(cell) for cell in anna.page.locator("dialog tbody td:last-child").all_inner_texts()]
    assert totals == sorted(view["scores"], reverse=True)


def test_a_rematch_leads_all_to_a_new_table(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(size=(360, 640))
    anna.choose("hunters", "alone")
    assert anna.play_on()
    expect(anna.page.locator("dialog tbody td").last).to_be_in_viewport(ratio=0.9)
    before = anna.page.url
    anna.page.locator("[data-rematch]").click()
    anna.page.get_by_role("link", name="To the new game").click()
    anna.page.wait_for_function("before => location.href !== before", arg=before)
    anna.page.locator("[data-start]").click()
    expect(anna.sentence).to_be_visible()
    expect(anna.page.locator("dialog")).to_have_count(0)
