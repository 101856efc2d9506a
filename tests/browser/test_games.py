"""A whole game of each kind, from the lobby to the end screen, by clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import before_the_last_turn

# Whatever was said over the table, however shortly.
NOTICES = """
  window.noticed = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.matches?.('.notice')) window.noticed.push(node.innerText);
  }))).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("game", ["hunters", "mayflower", "catan"])
def test_a_game_against_bots_from_the_lobby_to_the_end(anna: Person, game: str) -> None:
    anna.page.add_init_script(NOTICES)
    anna.choose(game, "alone", level="easy")
    assert anna.play_on()
    assert anna.page.evaluate("window.noticed") == [], "nothing is refused in ordinary play"
    rows = anna.page.locator("dialog tbody tr")
    view = anna.views()[-1]
    assert view["over"]
    expect(rows).to_have_count(view["players"])
    for row in rows.all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    totals = [int(cell) for cell in anna.page.locator("dialog tbody td:last-child").all_inner_texts()]
    assert totals == sorted(view["scores"], reverse=True)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_a_rematch_is_one_step_and_everyone_keeps_seat_and_colour(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.sit_at(before_the_last_turn("hunters", players=3), "easy")
    assert anna.play_on()
    before = anna.page.url
    seats = [(seat["name"], seat["kind"], seat["colour"]) for seat in last_table(anna)["seats"]]
    anna.page.locator("dialog [data-rematch]").click()
    anna.page.wait_for_function("before => location.href !== before", arg=before)
    expect(anna.sentence).to_be_visible()
    expect(anna.page.locator("dialog")).to_have_count(0)
    table = last_table(anna)
    assert table["status"] == "playing"
    assert [(seat["name"], seat["kind"], seat["colour"]) for seat in table["seats"]] == seats


def last_table(person: Person) -> dict[str, Any]:
    """The table as the server last told it."""
    return [frame["table"] for frame in person.frames if frame.get("table")][-1]
