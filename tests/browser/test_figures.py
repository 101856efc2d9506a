"""Figures: telling like places apart, and the way home."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import played_until
from tilefolk.core.match import Match

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
    anna.sit_at("hunters")
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


# Lines of words on the tray, and choices that reach beyond what is seen of it upwards or downwards.
ON_THE_TRAY = """() => {
    const work = document.querySelector(".work").getBoundingClientRect();
    const lines = (css) => {
        const node = document.querySelector(css);
        return Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight));
    };
    const cut = [...document.querySelectorAll(".work > *, .work .chip")]
        .filter((node) => node.getBoundingClientRect().bottom > work.bottom + 0.5 || node.getBoundingClientRect().top < work.top - 0.5)
        .map((node) => node.outerHTML.slice(0, 80));
    return [lines(".sentence"), lines(".step"), cut];
}"""


# The longest that is said in any phase and language.
LONG = """() => {
    document.querySelector(".work .sentence").textContent = "Du darfst ein Stammesmitglied oder eine Hütte setzen.";
    document.querySelector(".work .step").textContent = "Tippe auf einen freien Platz; noch einmal tippen dreht die Karte.";
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 664)])
def test_two_lines_of_words_and_two_of_advice_leave_the_figures_their_room(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, locale="de-DE", has_touch=True, is_mobile=True)
    anna.sit_at("hunters")
    anna.squares.first.tap()
    expect(anna.page.locator(".work .chip").nth(1)).to_be_visible()
    anna.page.evaluate(LONG)
    assert anna.page.evaluate(ON_THE_TRAY) == [2, 2, []]


# On a phone on its side: buttons whose words do not fit, figures in sight, and whether words or tools lie over each other.
ON_ITS_SIDE = """() => {
    const boxes = [".work .sentence", ".work .step", ".corner", ".pan .tools", ".players", "[data-outcome]", ".hand"]
        .flatMap((css) => [...document.querySelectorAll(css)].map((node) => [css, node.getBoundingClientRect()]));
    const tight = [...document.querySelectorAll(".rack .button")].filter((node) => node.scrollWidth > node.clientWidth);
    const whole = [...document.querySelectorAll(".chip")].filter((node) => node.getBoundingClientRect().right <= innerWidth - 4);
    return {
        tight: tight.map((node) => node.outerHTML.slice(0, 80)),
        figures: whole.length,
        over: boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
            .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .map(([other]) => `${one} / ${other}`)),
    };
}"""


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_on_a_phone_on_its_side_the_tray_shows_all_of_a_turn(
    sit_down: Callable[..., Person], size: tuple[int, int], language: str
) -> None:
    anna = sit_down(name="Anna", size=size, locale=language, has_touch=True, is_mobile=True)
    anna.sit_at("hunters")
    anna.squares.first.tap()
    expect(anna.page.locator(".work .chip").nth(1)).to_be_visible()
    seen = anna.page.evaluate(ON_ITS_SIDE)
    assert seen["tight"] == []
    assert seen["over"] == []
    assert seen["figures"] >= 5


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_figures_fly_home_to_their_owners_card_at_any_pace(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, reduced_motion="no-preference")
    play_until_some_return(anna)
    anna.page.wait_for_function("count => window.home.length === count", arg=len(returned(anna)))
    assert anna.page.evaluate("window.left.map(Number)") == returned(anna)
    assert set(anna.page.evaluate("window.home")) == {True}


def test_nothing_flies_for_those_who_want_no_motion(anna: Person) -> None:
    play_until_some_return(anna)
    assert anna.page.evaluate("window.left") == []


def returned(person: Person) -> list[int]:
    """Whose figures have left the board, as the server told."""
    played = [frame for frame in person.frames if frame["type"] == "update"]  # not what was only tried
    events = [event for frame in played for event in frame.get("events", [])]
    return [event["data"]["seat"] for event in events if event["kind"] in ("returned", "swept")]


def play_until_some_return(person: Person) -> None:
    """Play fast until figures have left the board and it is our turn again: nothing more is on its way then."""
    person.sit_at(full_of_figures(), "easy")
    person.page.evaluate(WATCH)
    for _ in range(50):
        person.play_on(0.5, ".leaving")
        if returned(person):
            break
    assert returned(person), "nobody came home"
    expect(person.squares.first).to_be_visible()  # with or without a tile tried out on one


def full_of_figures() -> Match:
    """A board from which some come home with one of the next tiles."""
    return played_until(
        "hunters", lambda match: match.legal()[0].startswith("place") and len(match.view(0)["figures"]) > 8
    )
