"""The board of a tile game: the camera, the coast, values, what happened, and the end."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.pixels import overlap
from tests.browser.prepared import before_the_last_turn, with_tiles_laid
from tests.browser.test_tile_turn import PANELS, box, middle


def sheet(person: Person) -> str:
    """What the camera shows."""
    return person.page.locator("svg[data-sheet]").get_attribute("viewBox") or ""


def test_the_camera_follows_play_until_a_person_moves_it(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at("hunters")
    expect(anna.squares.first).to_be_visible()
    for _ in range(4):
        laid = anna.tiles()
        anna.lay()
        expect(anna.page.locator("g.tiles > g")).to_have_count(laid + 1)
    for tile in anna.page.locator("g.tiles > g").all():
        assert all(overlap(box(tile), box(anna.page.locator(panel).first)) < 9 for panel in PANELS)
    anna.page.mouse.move(640, 600)
    anna.page.mouse.down()
    anna.page.mouse.move(840, 500, steps=4)
    anna.page.mouse.up()
    anna.page.wait_for_timeout(400)
    moved = sheet(anna)
    follow = anna.page.locator("[data-follow]")
    expect(follow).to_have_accessible_name("Follow play again")
    laid = anna.tiles()
    in_sight = min(anna.squares.all(), key=lambda square: math.dist(middle(square), (640, 400)))
    in_sight.dispatch_event("click")
    expect(anna.confirm).to_be_enabled()
    anna.confirm.click()
    expect(anna.page.locator("g.tiles > g")).to_have_count(laid + 1)
    assert sheet(anna) == moved
    follow.click()
    anna.page.wait_for_timeout(400)
    assert sheet(anna) != moved
    expect(follow).to_have_accessible_name("Show everything")


@pytest.mark.parametrize(("size", "along"), [((1280, 800), "y"), ((390, 844), "x")])
def test_the_coast_lies_along_the_bottom_where_the_window_is_wide(
    sit_down: Callable[..., Person], size: tuple[int, int], along: str
) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.sit_at("mayflower")
    expect(anna.squares.first).to_be_visible()
    coast = [box(tile) for tile in anna.page.locator("[data-tile^='start-'] path.af-ground").all()]
    assert len(coast) > 5
    assert max(place[along] for place in coast) - min(place[along] for place in coast) < 2
    turn = anna.page.locator("[data-quarter]")
    if along == "y":
        laid = {round(place["x"]) for place in coast}
        assert len(laid) == len(coast)
        turn.click()
        anna.page.wait_for_timeout(300)
        coast = [box(tile) for tile in anna.page.locator("[data-tile^='start-'] path.af-ground").all()]
        assert max(place["x"] for place in coast) - min(place["x"] for place in coast) < 2
    else:
        expect(turn).to_have_count(0)


def test_what_happened_since_my_last_turn_stays_marked_and_the_log_leads_there(
    sit_down: Callable[..., Person],
) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at("hunters", "easy", players=3)
    expect(anna.squares.first).to_be_visible()
    expect(anna.page.locator("[data-recent]")).to_have_count(0)
    anna.lay()
    expect(anna.page.locator("[data-recent]")).to_have_count(2)
    expect(anna.squares.first).to_be_visible()
    marks = anna.page.locator("[data-recent]")
    assert {mark.get_attribute("data-recent") for mark in marks.all()} == {"1", "2"}
    assert all(box(mark)["width"] > 20 for mark in marks.all())
    anna.page.mouse.move(640, 600)
    anna.page.mouse.down()
    anna.page.mouse.move(40, 20, steps=4)
    anna.page.mouse.up()
    anna.page.locator("[data-lead]").first.click()
    flash = anna.page.locator("[data-flash]")
    expect(flash).to_be_visible()
    there = box(flash)
    assert 0 <= there["x"] <= 1280 - there["width"]
    assert all(
        overlap(there, box(anna.page.locator(panel).first)) == 0 for panel in (".players", ".rack", ".side")
    )


def test_values_and_owners_are_shown_on_request(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at(with_tiles_laid("hunters", 16, seed=3))
    badges = anna.page.locator("g.badge")
    expect(badges).to_have_count(0)
    anna.page.locator("[data-values]").click()
    features = anna.views()[-1]["features"]
    owned = [feature for feature in features if feature["owners"]]
    assert {"forest", "meadow", "river", "system"} == {feature["type"] for feature in owned}
    expect(badges).to_have_count(sum(1 for it in features if it["owners"] or it["value"]))
    expect(anna.page.locator("g.held")).to_have_count(len(owned))
    assert sorted(int(badge.get_attribute("data-value") or 0) for badge in badges.all()) == sorted(
        it["value"] for it in features if it["owners"] or it["value"]
    )
    assert all(box(badge)["height"] >= 14 for badge in badges.all())
    dead = [square for entry in anna.views()[-1]["open"] if not entry["kinds"] for square in entry["squares"]]
    expect(anna.page.locator("[data-dead]")).to_have_count(len(dead))


def test_a_touch_says_which_tiles_left_fit_on_a_square(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at("hunters", "easy")
    expect(anna.squares.first).to_be_visible()
    for _ in range(8):
        view = anna.views()[-1]
        legal = {square.get_attribute("id") for square in anna.squares.all()}
        free = [(x, y, entry["kinds"]) for entry in view["open"] for x, y in entry["squares"]]
        other = [(x, y, kinds) for x, y, kinds in free if f"square-{x},{y}" not in legal]
        if other:
            break
        anna.lay()
        anna.page.wait_for_timeout(300)
        expect(anna.squares.first).to_be_visible()
    x, y, kinds = other[0]
    left = {kind: count for deck in view["remaining"].values() for kind, count in deck.items()}
    # Where that is on the screen follows from the first tile, which lies on 0,0.
    start = box(anna.page.locator("g.tiles > g").first.locator("path").last)
    tile = view["tiles"][0]
    at = [
        start["x"] + (x - tile["x"] + 0.5) * start["width"],
        start["y"] + (y - tile["y"] + 0.5) * start["height"],
    ]
    anna.page.mouse.click(*at)
    expect(anna.page.locator("[data-opening]")).to_have_attribute(
        "data-opening", str(sum(left[kind] for kind in kinds))
    )


# Every feature of the final scoring: its words, and the light on the board beside them.
TOLD = """
  window.told = [];
  const look = () => {
    const words = document.querySelector('[data-final]')?.innerText;
    if (words && words !== window.told.at(-1)?.words) {
      const lights = document.querySelectorAll('g[data-lit]');
      const { width, height } = lights[0]?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const log = document.querySelector('aside ol li')?.innerText.trim() ?? null;
      window.told.push({ words, lit: lights.length, width, height, log });
    }
    requestAnimationFrame(look);
  };
  look();
"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_end_is_told_on_the_board_and_the_result_can_be_opened_again(
    sit_down: Callable[..., Person], size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.page.add_init_script(TOLD)
    anna.sit_at(before_the_last_turn("hunters", players=3), "easy")
    anna.lay()
    expect(anna.page.locator("[data-final]")).to_contain_text("Final scoring")
    # What is told goes on by itself: each feature is looked at while it is told, the first of huts, the next of hunters.
    anna.page.wait_for_function("() => window.told.some(({ words }) => words.includes('meadow'))")
    told = anna.page.evaluate("window.told")
    assert any("river system" in it["words"] for it in told)
    assert [it for it in told if it["lit"] != 1 or min(it["width"], it["height"]) < 10] == []
    assert [it["log"] for it in told if it["log"] not in (None, it["words"])] == [], (
        "the log does not run ahead"
    )
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.locator("[data-skip]").click()
    dialog = anna.page.locator("dialog")
    expect(dialog.locator("[data-end-of-game]")).to_be_visible()
    expect(anna.page.locator("[data-coach]")).to_have_count(0)
    expect(dialog.locator("[data-curve] path.line")).to_have_count(3)
    for cell in dialog.locator("td, th").all():
        place = box(cell)
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= size[0]
    anna.page.get_by_role("button", name="Look at the board").click()
    expect(dialog).to_have_count(0)
    anna.page.locator("[data-result]").click()
    expect(dialog.locator("[data-end-of-game]")).to_be_visible()
