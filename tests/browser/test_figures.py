"""Figures: telling like places apart, and the way home."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

# Each figure that is drawn leaving: whose it is, and where it was when it arrived.
WATCH = """() => {
  window.left = [];
  window.home = [];
  const inside = (seat, x, y) => {
    const card = document.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
    return card ? x >= card.left && x <= card.right && y >= card.top && y <= card.bottom : null;
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.matches?.('.leaving')) window.left.push(node.dataset.to);
  }))).observe(document.body, { childList: true, subtree: true });
  addEventListener('animationend', ({ target }) => {
    if (!target.matches('.leaving')) return;
    const box = target.getBoundingClientRect();
    window.home.push(inside(target.dataset.to, box.x + box.width / 2, box.y + box.height / 2));
  }, true);
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


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_figures_fly_home_to_their_owners_card_at_any_pace(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, reduced_motion="no-preference")
    play_until_some_return(anna)
    # The bots may still be playing: wait until everyone who left has arrived.
    for _ in range(100):
        flown = anna.page.evaluate("window.left.map(Number)")
        if len(anna.page.evaluate("window.home")) == len(flown) == len(returned(anna)):
            break
        anna.page.wait_for_timeout(200)
    assert flown == returned(anna)
    assert set(anna.page.evaluate("window.home")) == {True}


def test_nothing_flies_for_those_who_want_no_motion(anna: Person) -> None:
    play_until_some_return(anna)
    assert anna.page.evaluate("window.left") == []


def returned(person: Person) -> list[int]:
    """Whose figures have left the board, as the server told."""
    events = [event for frame in person.frames for event in frame.get("events", [])]
    return [event["data"]["seat"] for event in events if event["kind"] in ("returned", "swept")]


def play_until_some_return(person: Person) -> None:
    """Play fast until figures have left the board."""
    # A bot that began could have a figure home before the page has drawn its board.
    person.choose("hunters", "alone", level="medium", begin=True)
    expect(person.sentence).to_be_visible()
    person.page.evaluate(WATCH)
    for _ in range(25):
        person.play_on(2)
        if returned(person):
            return
    raise AssertionError("nobody came home")
