"""A turn of a tile game as it is seen: the ghost, what it would bring, places for figures, and a stage that stands still."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.pixels import Box, mean_luminance, overlap, picture

PANELS = (".players", ".side", ".rack", ".corner", ".tools")


def box(locator: Locator) -> Box:
    """Where something is on the screen."""
    found = locator.bounding_box()
    assert found is not None
    return dict(found)  # type: ignore[call-overload, no-any-return]


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    there = box(locator)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


def wide(sit_down: Callable[..., Person], game: str = "hunters") -> Person:
    """Somebody at a desk with a fresh table."""
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at(game)
    expect(anna.squares.first).to_be_visible()
    return anna


def test_the_tile_hovers_over_a_legal_square_and_turns_only_as_it_fits(
    sit_down: Callable[..., Person],
) -> None:
    anna = wide(sit_down)
    ghost = anna.page.locator("[data-held=ghost]")
    square = most_ways(anna)
    anna.page.mouse.move(*middle(square))
    expect(ghost).to_be_visible()
    assert overlap(box(ghost), box(square)) > 0.8 * box(square)["width"] * box(square)["height"]
    legal = rotations(anna, square)
    seen = [int(ghost.get_attribute("data-rotation") or -1)]
    for turn in (lambda: anna.page.mouse.wheel(0, 100), lambda: anna.page.keyboard.press("r")):
        turn()
        if len(legal) > 1:
            expect(ghost).not_to_have_attribute("data-rotation", str(seen[-1]))
        seen.append(int(ghost.get_attribute("data-rotation") or -1))
    assert set(seen) <= legal
    anna.page.mouse.click(*middle(square))
    tried = anna.page.locator("[data-held=tried]")
    expect(tried).to_have_attribute("data-rotation", str(seen[-1]))
    corner = box(square)  # the middle may hold a place for a figure
    anna.page.mouse.click(corner["x"] + 4, corner["y"] + 4)
    if len(legal) > 1:
        expect(tried).not_to_have_attribute("data-rotation", str(seen[-1]))
    assert int(tried.get_attribute("data-rotation") or -1) in legal


def most_ways(person: Person) -> Locator:
    """The square on which the tile can be laid in most ways."""
    places = [action for action in legal_now(person) if action["type"] == "place"]
    squares = [(action["x"], action["y"]) for action in places]
    x, y = max(squares, key=squares.count)
    return person.page.locator(f"[id='square-{x},{y}']")


def rotations(person: Person, square: Locator) -> set[int]:
    """In which ways the tile fits there, as the server says."""
    name = (square.get_attribute("id") or "").removeprefix("square-")
    return {
        action["rotation"]
        for action in legal_now(person)
        if action["type"] == "place" and f"{action['x']},{action['y']}" == name
    }


def legal_now(person: Person) -> list[dict[str, Any]]:
    """The choices that the server gave last."""
    return [frame["legal"] for frame in person.frames if frame.get("legal") and frame["type"] != "tried"][-1]


def test_nothing_moves_or_resizes_during_a_turn(sit_down: Callable[..., Person]) -> None:
    anna = wide(sit_down)

    def stage() -> list[Any]:
        board = anna.page.locator("svg[data-sheet]")
        return [
            board.get_attribute("viewBox"),
            board.get_attribute("style"),
            *[box(anna.page.locator(panel).first) for panel in PANELS],
            *[box(button) for button in anna.page.locator(".rack .buttons button").all()],
        ]

    before = stage()
    anna.squares.first.click()
    expect(anna.confirm).to_be_enabled()
    assert stage() == before
    spots = anna.page.locator("g.spot")
    if spots.count():
        spots.first.click()
        expect(anna.page.locator("g.spot.chosen")).to_have_count(1)
        assert stage() == before
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-held=tried]")).to_have_count(0)
    assert stage() == before


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_places_for_figures_never_overlap(sit_down: Callable[..., Person], size: tuple[int, int]) -> None:
    anna = sit_down(name="Anna", size=size)
    anna.sit_at("hunters")
    crowded = 0
    for _ in range(6):
        expect(anna.squares.first).to_be_visible()
        anna.squares.first.click()
        expect(anna.confirm).to_be_enabled()
        discs = [box(disc) for disc in anna.page.locator("g.spot .disc").all()]
        crowded = max(crowded, len(discs))
        for at, disc in enumerate(discs):
            assert disc["width"] >= 24
            for other in discs[at + 1 :]:
                dx = disc["x"] + disc["width"] / 2 - other["x"] - other["width"] / 2
                dy = disc["y"] + disc["height"] / 2 - other["y"] - other["height"] / 2
                assert (dx * dx + dy * dy) ** 0.5 >= disc["width"] - 2
        laid = anna.tiles()
        anna.confirm.click()
        expect(anna.page.locator("g.tiles > g")).to_have_count(laid + 1)
    assert crowded >= 3


def test_what_a_turn_would_bring_is_said_before_it_is_confirmed(sit_down: Callable[..., Person]) -> None:
    anna = wide(sit_down)
    bubble = anna.page.locator("[data-outcome]")
    points = try_until_something_is_scored(anna)
    tried = [frame for frame in anna.frames if frame["type"] == "tried"][-1]
    gains = {str(seat): gain for seat, gain in enumerate(tried["points"]) if gain}
    assert gains
    for seat, gain in gains.items():
        expect(bubble.locator(f"[data-share='{seat}'] strong")).to_have_text(f"+{gain}")
    for event in tried["events"]:
        if event["kind"] == "returned":
            expect(bubble.locator(f"[data-share='{event['data']['seat']}'] svg").first).to_be_visible()
    there = box(bubble)
    assert there["width"] > 40
    for panel in PANELS:
        assert overlap(there, box(anna.page.locator(panel).first)) == 0
    lit = anna.page.locator("g[data-lit]")
    expect(lit.first).to_be_visible()
    anna.confirm.click()
    expect(bubble).to_have_count(0)
    for seat, gain in gains.items():
        expect(anna.page.locator(f"[data-player='{seat}'] strong")).to_contain_text(
            str(points[int(seat)] + gain)
        )


def try_until_something_is_scored(person: Person) -> list[int]:
    """Try every square, turn after turn, until a trial would bring points; the points before it."""
    for _ in range(40):
        expect(person.squares.first).to_be_visible()
        scores = person.views()[-1]["scores"]
        for square in person.squares.all():
            square.dispatch_event("click")
            expect(person.confirm).to_be_enabled()
            person.page.wait_for_timeout(120)
            if person.page.locator("[data-share] strong").count():
                return list(scores)
        spots = person.page.locator("g.spot")
        if spots.count():
            spots.last.dispatch_event("click")
        laid = person.tiles()
        person.confirm.click()
        expect(person.page.locator("g.tiles > g")).to_have_count(laid + 1)
        person.page.wait_for_timeout(150)  # until the server has said that the turn is stored
    raise AssertionError("nothing was ever scored")


def test_the_light_of_a_feature_is_seen_on_hover_and_from_the_list(sit_down: Callable[..., Person]) -> None:
    anna = wide(sit_down)
    lit = anna.page.locator("g[data-lit]")
    land = anna.page.locator("path[data-feature]").first
    dark = picture(anna.page)
    anna.page.mouse.move(*inside(land))
    expect(lit).to_have_count(1)
    anna.page.wait_for_timeout(250)
    there = box(lit)
    assert there["width"] > 20
    assert there["height"] > 20
    line = points_on(lit.locator("path.line").first)
    assert mean_luminance(picture(anna.page), line) > mean_luminance(dark, line) + 0.1
    anna.page.mouse.move(5, 400)
    expect(lit).to_have_count(0)
    # Somebody has to stand there to be on the list.
    anna.squares.first.click()
    anna.page.locator("g.spot").first.click()
    laid = anna.tiles()
    anna.confirm.click()
    expect(anna.page.locator("g.tiles > g")).to_have_count(laid + 1)
    anna.page.get_by_role("tab", name="Features").click()
    anna.page.locator(".side .entry").first.focus()
    expect(lit).to_have_count(1)
    assert box(lit)["width"] > 20


def inside(land: Locator) -> tuple[float, float]:
    """A pixel inside a zone that lies above everything else there."""
    x, y = land.evaluate(
        """path => {
          const box = path.getBoundingClientRect();
          for (let u = 0.1; u < 1; u += 0.08) for (let v = 0.1; v < 1; v += 0.08) {
            const [x, y] = [box.x + u * box.width, box.y + v * box.height];
            if (document.elementFromPoint(x, y) === path) return [x, y];
          }
          throw new Error('nothing of it can be reached');
        }"""
    )
    return x, y


def points_on(line: Locator) -> list[tuple[float, float]]:
    """Pixels along a drawn line, well inside the window."""
    found = line.evaluate(
        """path => {
          const [length, to] = [path.getTotalLength(), path.getScreenCTM()];
          return Array.from({ length: 24 }, (_, at) => path.getPointAtLength(length * (at + 0.5) / 24))
            .map((point) => point.matrixTransform(to)).map(({ x, y }) => [x, y]);
        }"""
    )
    return [(x, y) for x, y in found if 0 < x < 1280 and 0 < y < 640]


def test_the_light_is_seen_in_the_choice_of_the_scoring_order(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))

    def choose_first(message: str | bytes) -> str | bytes:
        frame = json.loads(message)
        if frame.get("view") and frame.get("legal"):
            cells = [feature["cells"][0] for feature in frame["view"]["features"][:2]]
            frame["legal"] = [
                {"name": f"score {x},{y} z{zone}", "type": "score", "x": x, "y": y, "zone": zone}
                for x, y, zone in cells
            ]
        return json.dumps(frame)

    def connect(route: Any) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(choose_first(message)))

    anna.page.route_web_socket("**/socket*", connect)
    anna.sit_at("mayflower")
    choices = anna.page.locator("[data-score]")
    expect(choices).to_have_count(2)
    choices.first.focus()
    lit = anna.page.locator("g[data-lit]")
    expect(lit).to_have_count(1)
    assert box(lit)["width"] > 20
    assert box(lit)["height"] > 20
