"""Figures: telling like places apart, and the way home."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

WATCH = """() => {
  window.left = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    const figure = node.querySelector?.('.leaving');
    if (figure) window.left.push(getComputedStyle(figure).display);
  }))).observe(document.body, { childList: true, subtree: true });
}"""


def test_like_places_have_the_same_numbers_on_the_board_and_in_the_list(anna: Person) -> None:
    anna.choose("hunters", "screen")
    numbers = anna.page.locator("g.number")
    for _ in range(30):
        expect(anna.squares.first).to_be_visible()
        anna.squares.first.click()
        expect(anna.confirm).to_be_enabled()
        if numbers.count():
            break
        laid = anna.tiles()
        anna.confirm.click()
        expect(anna.page.locator("g.tiles > g")).to_have_count(laid)
        expect(anna.page.locator("g.square.staged")).to_have_count(0)
    labels = [spot.get_attribute("aria-label") or "" for spot in anna.page.locator("g.spot").all()]
    numbered = [label for label in labels if label[-1].isdigit()]
    assert len(set(labels)) == len(labels)
    assert [label[-1] for label in numbered] == [text.strip() for text in numbers.all_text_contents()]
    assert len(numbered) > 1
    for label in numbered:
        anna.page.get_by_role("radio", name=label).check()
        expect(anna.page.get_by_role("button", name=label)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("motion", "display"), [("no-preference", "inline"), ("reduce", "none")])
def test_a_figure_that_comes_home_is_seen_leaving(
    sit_down: Callable[..., Person], motion: str, display: str
) -> None:
    anna = sit_down(name="Anna", reduced_motion=motion)
    anna.choose("hunters", "alone", level="medium")
    expect(anna.sentence).to_be_visible()
    anna.page.evaluate(WATCH)
    for _ in range(25):
        anna.play_on(2)
        events = [event["kind"] for frame in anna.frames for event in frame.get("events", [])]
        if "returned" in events:
            break
    assert "returned" in events
    # played at this pace, some leave while the board is already being drawn anew: one must be seen
    anna.page.wait_for_function("() => window.left.length > 0")
    assert set(anna.page.evaluate("window.left")) == {display}
