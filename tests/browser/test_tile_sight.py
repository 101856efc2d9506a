"""How a board of tiles is seen: sizes that can be read, two levels of detail, gestures, and words that fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import with_tiles_laid
from tests.browser.test_tile_turn import box

PHONE = (390, 844)
FIGURE = 22
"""Pixels of the smallest figure."""


@pytest.mark.parametrize(("size", "least"), [((1280, 800), 56), (PHONE, 44)])
def test_tiles_and_figures_stay_legible_and_a_map_shows_the_rest(
    sit_down: Callable[..., Person], size: tuple[int, int], least: int
) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.sit_at(with_tiles_laid("hunters", 60, seed=3), "easy")
    assert box(anna.page.locator("section.board")) == {"x": 0, "y": 0, "width": size[0], "height": size[1]}
    tile = anna.page.locator("g.tiles > g > g > svg").first
    assert box(tile)["width"] >= least - 0.5
    figures = [box(figure) for figure in anna.page.locator("[data-figure]").all()]
    assert figures
    assert [it for it in figures if max(it["width"], it["height"]) < FIGURE] == []
    seen = box(anna.page.locator("button.map .sight"))
    whole = box(anna.page.locator("button.map"))
    assert 0 < seen["width"] * seen["height"] < 0.9 * whole["width"] * whole["height"]


def test_a_gesture_moves_the_picture_and_only_its_end_draws_it_anew(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at(with_tiles_laid("mayflower", 40))
    sheet = anna.page.locator("svg[data-sheet]")
    assert sheet.evaluate("node => getComputedStyle(node).willChange") == "transform"
    anna.page.evaluate(
        """() => {
            window.drawn = 0;
            new MutationObserver((all) => (window.drawn += all.length))
                .observe(document.querySelector('svg[data-sheet]'), { attributes: true, attributeFilter: ['viewBox'] });
        }"""
    )
    first = box(anna.page.locator("g.tiles > g").first)
    anna.page.mouse.move(640, 500)
    anna.page.mouse.down()
    anna.page.mouse.move(760, 420, steps=12)
    moved = box(anna.page.locator("g.tiles > g").first)
    assert (round(moved["x"] - first["x"]), round(moved["y"] - first["y"])) == (120, -80)
    assert anna.page.evaluate("window.drawn") == 0
    anna.page.mouse.up()
    anna.page.wait_for_function("() => window.drawn === 1")
    there = box(anna.page.locator("g.tiles > g").first)
    assert abs(there["x"] - moved["x"]) + abs(there["y"] - moved["y"]) < 1, (
        "the new picture lies where the old one lay"
    )


def test_near_there_is_more_to_see_and_the_change_does_not_flicker(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at(with_tiles_laid("hunters", 20))
    sheet = anna.page.locator("svg[data-sheet]")

    def zoom_to(scale: float) -> int:
        """How much is drawn on the tiles at that scale."""
        anna.page.mouse.move(640, 30)
        for _ in range(40):
            now = float(sheet.get_attribute("data-scale") or 0)
            if abs(now - scale) < 0.015:
                break
            anna.page.mouse.wheel(0, -max(-400, min(400, 600 * (scale - now))))
            anna.page.wait_for_timeout(180)
        return anna.page.locator("g.tiles *").count()

    far = zoom_to(0.9)
    assert zoom_to(1.06) == far, "going in, not yet"
    near = zoom_to(1.2)
    assert near > far
    assert zoom_to(1.06) == near, "going out, not yet"
    assert zoom_to(0.9) == far


# Whatever is cut off: words that end in dots, lines beyond their panel, tabs that must be scrolled to.
CUT_OFF = """() => [...document.querySelectorAll('main *, header *')]
    .filter((node) => node.checkVisibility() && !node.closest('svg, .board, .hidden, [role=tabpanel]') && node.clientWidth > 2)
    .filter((node) => getComputedStyle(node).overflow !== 'visible')
    .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
    .map((node) => `${node.outerHTML.slice(0, 90)}: ${node.innerText}`)"""


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_no_language_is_too_long_for_a_turn_of_tiles(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size, has_touch=size[0] < 900, is_mobile=size[0] < 900)
    anna.sit_at("mayflower", "easy", players=5)
    table = anna.page.url
    for language in ("hu", "de", "nl", "en"):
        anna.page.goto(f"{table}?lang={language}")
        expect(anna.squares.first).to_be_visible()
        assert anna.page.evaluate(CUT_OFF) == []
        anna.squares.last.dispatch_event("click")
        expect(anna.page.locator("input[name$=figure]").nth(1)).to_be_attached()
        assert anna.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_who_has_nobody_left_is_told_so(anna: Person, game: str) -> None:
    anna.sit_at(with_tiles_laid(game, 30, players=3, seed=4), "easy")
    assert set(anna.views()[-1]["supply"][0].values()) == {0}
    anna.squares.last.dispatch_event("click")
    expect(anna.page.locator("[data-step]")).to_have_text(
        {
            "hunters": "You have no tribe members left: confirm.",
            "mayflower": "You have no settlers left: confirm.",
        }[game]
    )
