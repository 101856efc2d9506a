"""Catan's table: sizes that stay, what building costs, choose and confirm for fingers, motion that can be skipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import played_until
from tilefolk.core.match import Match

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
PHONES = [((360, 640), 300), ((390, 664), 320), ((390, 844), 325), ((844, 390), 345), ((640, 360), 300)]
"""Windows of phones, upright and on their side, and the least width of the island's land there."""
LAND = "JSON.stringify(Object.values(document.querySelector('[data-land]').getBoundingClientRect().toJSON()))"
# Whatever reaches beyond the edges of the window, or of the button or card that it is in.
CUT = """() => [...document.querySelectorAll('main *, header *')]
    .filter((node) => node.checkVisibility() && !node.closest('svg') && !node.closest('.hidden') && !node.matches('.hidden'))
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX === 'hidden' && node.clientWidth > 2)
    .map((node) => node.outerHTML.slice(0, 120))"""
BEYOND = """() => [...document.querySelectorAll('main *, header *')]
    .filter((node) => node.checkVisibility() && !node.closest('svg') && !node.closest('.board') && !node.closest('.hidden'))
    .filter((node) => { const { left, right } = node.getBoundingClientRect(); return right > innerWidth + 0.5 || left < -0.5; })
    .map((node) => node.outerHTML.slice(0, 120))"""


# Whatever flew or tumbled, however shortly.
MOTION = """
  window.moved = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.matches?.('[data-flying], .tumbling')) window.moved.push(node.outerHTML);
  }))).observe(document, { childList: true, subtree: true });
"""


@cache
def before_the_roll() -> Match:
    """Four in the middle of a game with the robber on the land: the next roll brings the first seat cards."""
    return played_until("catan", brings_cards, players=4)


def brings_cards(match: Match) -> bool:
    view = match.view(0)
    if view["phase"] != "before_roll" or len(view["roads"]) < 12 or desert(view) == view["robber"]:
        return False
    after = match.branch()
    return any(event.kind == "income" and event.data["seat"] == 0 for event in after.play("roll"))


def desert(view: Any) -> str:
    """The hex without a number."""
    return str(next(it["id"] for it in view["hexes"] if it["terrain"] == "desert"))


PIECES_ARE_LARGE = """least => {
    const boxes = [...document.querySelectorAll(".house, .road")].map((node) => node.getBoundingClientRect());
    return boxes.length > 0 && boxes.every(({ width, height }) => Math.max(width, height) >= least);
}"""


def sizes(person: Person, css: str) -> list[dict[str, float]]:
    """The boxes of such things on the screen."""
    found: list[dict[str, float]] = person.page.evaluate(
        "css => [...document.querySelectorAll(css)].map((node) => node.getBoundingClientRect().toJSON())", css
    )
    return found


def width_of_the_island(person: Person) -> float:
    """Pixels from coast to coast."""
    return sizes(person, "[data-land]")[0]["width"]


@pytest.mark.parametrize(("size", "least"), [((1280, 800), 585), ((1920, 1080), 740)])
def test_the_island_is_large_and_does_not_move_during_a_turn(
    sit_down: Callable[..., Person], size: tuple[int, int], least: int
) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.sit_at(before_the_roll(), "easy")
    roll = anna.page.locator("[data-roll]:enabled")
    expect(roll).to_be_visible()
    assert width_of_the_island(anna) >= least
    assert min(box["top"] for box in sizes(anna, "[data-harbour]")) >= 3
    land = {anna.page.evaluate(LAND)}
    for step in ("[data-roll]", "[data-trade]", "[data-want]", "[data-close-trade]", "[data-end]"):
        ended = len(anna.frames)
        anna.page.locator(f"{step}:enabled").first.click()
        land.add(anna.page.evaluate(LAND))
    assert anna.play_on(60, "[data-roll]:enabled"), "the others have played"
    land.add(anna.page.evaluate(LAND))
    assert len(land) == 1
    assert anna.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    # What they have built since then is marked.
    since = [event for frame in anna.frames[ended:] for event in frame.get("events", [])]
    built = {event["data"]["at"] for event in since if event["kind"] in ("road", "settlement", "city")}
    marked = anna.page.locator("[data-recent]:not([data-recent=robber])")
    assert built
    assert {mark.get_attribute("data-recent") for mark in marked.all()} == built


# Numbers, signs of harbours and pieces that something else lies over, and buttons that a thumb misses.
HIDDEN = """() => {
    const middles = [...document.querySelectorAll("[data-token], [data-harbour], .house, .road")].map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [node, left + width / 2, top + height / 2];
    });
    const shown = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return middles
        .filter(([, x, y]) => !shown(x, y) || !document.elementFromPoint(x, y)?.closest("[data-sheet]"))
        .map(([node]) => node.outerHTML.slice(0, 80));
}"""
SMALL = """() => [...document.querySelectorAll("main button, header button, header a")]
    .filter((node) => node.checkVisibility() && !node.closest("[data-hand], .hand"))
    .map((node) => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 44 || height < 44)
    .map(([html, { width, height }]) => `${width} x ${height} ${html}`)"""
OVERLAP = """() => {
    const buttons = [...document.querySelectorAll("main button, header button, header a, [data-player], .sentence")]
        .filter((node) => node.checkVisibility() && !node.closest(".hand") && !node.disabled)
        .map((node) => [node, node.getBoundingClientRect()]);
    return buttons.flatMap(([one, a], at) => buttons.slice(at + 1)
        .filter(([other]) => !one.contains(other) && !other.contains(one))
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one.outerHTML.slice(0, 70)} / ${other.outerHTML.slice(0, 70)}`));
}"""


@pytest.mark.parametrize(("size", "least"), PHONES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_the_island_uses_the_width_and_nothing_lies_over_it(
    sit_down: Callable[..., Person], size: tuple[int, int], least: int, language: str
) -> None:
    anna = sit_down(name="Anna", size=size, locale=language, **TOUCH)
    anna.sit_at(before_the_roll(), "easy")
    roll, end = anna.page.locator("[data-roll]"), anna.page.locator("[data-end]:enabled")
    expect(roll).to_be_visible()
    (land,) = sizes(anna, "[data-land]")
    assert land["width"] >= least
    for before in (True, False):
        assert anna.page.evaluate(HIDDEN) == []
        assert anna.page.evaluate(SMALL) == []
        assert anna.page.evaluate(OVERLAP) == []
        assert anna.page.evaluate(BEYOND) == []
        if before:
            roll.tap()
            expect(end).to_be_visible()
    assert sizes(anna, "[data-land]") == [land], "it does not move when the dice fall"


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_on_a_phone_the_island_lies_lengthwise_and_things_are_large_enough(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, **TOUCH)
    anna.sit_at("catan", "easy", players=4)
    place = anna.page.locator("g.place")
    expect(place.first).to_be_visible()
    (land,) = sizes(anna, "[data-land]")
    assert land["height"] > land["width"]
    reach = sizes(anna, "g.place .reach")
    assert all(box["width"] >= 24 for box in reach)
    # Choose: nothing is built yet. Confirm: now it is.
    built = anna.page.locator(".house").count()
    place.nth(7).tap()
    expect(anna.page.locator("g.place.staged .ghost")).to_be_visible()
    expect(anna.page.locator(".house")).to_have_count(built)
    place.nth(20).tap()
    expect(anna.page.locator("g.place.staged")).to_have_count(1)
    anna.page.locator("[data-confirm-place]").tap()
    expect(anna.sentence).to_contain_text("road")
    anna.sit_at(before_the_roll(), "easy")
    anna.page.wait_for_function(PIECES_ARE_LARGE, arg=25)  # they grow when they are put down
    assert all(min(box["width"], box["height"]) >= 27 for box in sizes(anna, "[data-token]"))
    robber = sizes(anna, ".robber")[0]
    assert robber["height"] >= 25


def test_the_robber_stands_beside_the_number(anna: Person) -> None:
    anna.sit_at(before_the_roll(), "easy")
    robber, hexes = anna.page.evaluate(
        """() => {
            const box = (css) => document.querySelector(css).getBoundingClientRect().toJSON();
            return [box('.robber'), box(`[data-hex=${document.querySelector('.robber').dataset.robber}]`)];
        }"""
    )
    middle = hexes["left"] + hexes["width"] / 2
    nearest = min(abs(robber["left"] - middle), abs(robber["right"] - middle))
    assert robber["left"] > middle or robber["right"] < middle, "the middle of the number is free"
    assert nearest < hexes["width"] / 2


def test_on_a_phone_a_knight_asks_first_and_the_robber_is_seen_where_it_would_go(
    sit_down: Callable[..., Person],
) -> None:
    anna = sit_down(name="Anna", size=(360, 640), **TOUCH)
    anna.sit_at(played_until("catan", lambda match: {"knight", "end"} <= set(match.legal()), seed=3), "easy")
    anna.page.locator("[data-development=knight]").tap()
    expect(anna.page.get_by_role("region", name="Knight")).to_contain_text("Move the robber")
    anna.page.locator("[data-play-card]").tap()
    stood = sizes(anna, ".robber")[0]
    hexes = anna.page.locator("g[id^=robber-]")
    hexes.first.wait_for()
    there = max(hexes.all(), key=lambda it: abs(it.bounding_box()["x"] - stood["left"]))  # type: ignore[index]
    there.tap()
    expect(anna.page.locator("[data-confirm-place]")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(CUT) == []
    ring, robber = there.bounding_box(), anna.page.locator(".robber").bounding_box()
    assert ring is not None
    assert robber is not None
    assert ring["x"] - 10 < robber["x"] + robber["width"] / 2 < ring["x"] + ring["width"] + 10
    anna.page.locator("[data-take-off]").tap()
    anna.page.wait_for_function(
        "left => Math.abs(document.querySelector('.robber').getBoundingClientRect().left - left) < 1",
        arg=stood["left"],
    )


def test_buttons_show_what_building_costs_and_what_is_missing(anna: Person) -> None:
    anna.sit_at(before_the_roll(), "easy")
    anna.page.locator("[data-roll]").click()
    expect(anna.page.locator("[data-trade]:enabled")).to_be_visible()
    city = anna.page.locator("[data-build=city]")
    expect(city.locator(".cost svg")).to_have_count(5)
    held = anna.views()[-1]["hands"][anna.views()[-1]["seat"]]["cards"]
    missing = max(0, 3 - held["ore"]) + max(0, 2 - held["grain"])
    expect(city.locator(".cost [data-lacking]")).to_have_count(missing)
    assert missing
    style = city.locator("[data-lacking]").first.evaluate("node => getComputedStyle(node).outlineStyle")
    assert style == "dashed"
    expect(city).to_contain_text("Missing:")


def test_dice_roll_hexes_glow_and_cards_fly_and_a_touch_ends_it(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", reduced_motion="no-preference")
    anna.sit_at(before_the_roll(), "easy")
    flying = anna.page.locator("[data-flying]")
    anna.page.locator("[data-roll]").click()
    expect(flying.first).to_be_attached()
    anna.page.mouse.move(640, 300)
    anna.page.mouse.down()
    anna.page.mouse.up()
    expect(flying).to_have_count(0)
    assert anna.play_on(60, "[data-yields]")
    glow = anna.page.locator("[data-yields]").first
    assert glow.evaluate("node => getComputedStyle(node).stroke") == "rgb(255, 247, 220)"
    box = glow.bounding_box()
    assert box is not None
    assert box["width"] > 60


def test_nothing_flies_for_who_wants_no_motion(anna: Person) -> None:
    anna.page.add_init_script(MOTION)
    anna.sit_at(before_the_roll(), "easy")
    anna.page.locator("[data-roll]").click()
    expect(anna.page.locator("[data-trade]:enabled")).to_be_visible()
    assert [event["kind"] for frame in anna.frames for event in frame.get("events", [])].count("income") > 0
    assert anna.page.evaluate("window.moved") == []


@pytest.mark.parametrize("language", ["hu", "de", "nl"])
@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_no_language_is_too_long_for_the_table(
    sit_down: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, locale=f"{language}-{language.upper()}")
    anna.sit_at(before_the_roll(), "easy")
    anna.page.locator("[data-roll]").click()
    expect(anna.page.locator("[data-trade]:enabled")).to_be_visible()
    assert anna.page.evaluate(BEYOND) == []
    assert anna.page.evaluate(CUT) == []
    anna.page.locator("[data-trade]").click()
    anna.page.locator("[data-give], [data-want]").first.click()
    expect(anna.page.locator("[data-trading]")).to_be_visible()
    assert anna.page.evaluate(BEYOND) == []
    assert anna.page.evaluate(CUT) == []
    offer = anna.page.locator("[data-offer]")
    expect(offer).to_be_in_viewport(ratio=0.95)


def test_every_line_of_the_log_leads_to_its_place(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(size=(1280, 800))
    anna.sit_at(before_the_roll(), "medium")
    lines = anna.page.locator("aside li")
    leading = anna.page.locator("aside li [data-lead]")
    expect(leading.first).to_be_visible()
    assert leading.count() == lines.count()
    flash = anna.page.locator("[data-flash]")
    leading.filter(has_text="builds a road").first.click()
    expect(flash).to_have_count(1)
    size = flash.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) > 24
    leading.filter(has_text="'s turn").first.click()
    expect(anna.page.locator("[data-player].pointed")).to_have_count(1)
