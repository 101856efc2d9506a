"""Lands that lie side by side are told apart by their brightness, by day and by night, whatever eyes one has."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.browser.people import Person
from tests.browser.pixels import EYES, mean_luminance, picture, ratio
from tests.browser.prepared import played_until, with_tiles_laid

# Pixels of each kind of land that nothing else covers.
LAND = """() => {
  const found = {};
  const add = (type, x, y) => (found[type] ??= []).push([x, y]);
  const walk = (nodes, step, name, own) => nodes.forEach((node) => {
    const box = node.getBoundingClientRect();
    for (let x = box.x + 3; x < box.right - 3; x += step) for (let y = box.y + 3; y < box.bottom - 3; y += step) {
      if (own(document.elementFromPoint(x, y), node)) add(name(node), x, y);
    }
  });
  const all = (css) => [...document.querySelectorAll(css)];
  walk(all('path[data-feature]'), 3, (node) => node.dataset.feature, (seen, node) => seen === node);
  walk(all('[data-hex]'), 5, (node) => node.dataset.hex, (seen, node) => node.contains(seen));
  for (let x = 200; x < 1000; x += 11) for (let y = 60; y < 640; y += 11) {
    if (document.elementFromPoint(x, y)?.matches('[data-sheet], .window')) add('table', x, y);
  }
  return found;
}"""
NEIGHBOURS = {
    "hunters": [("meadow", "forest"), ("meadow", "river"), ("table", "meadow"), ("table", "forest")],
    "mayflower": [("plain", "city"), ("plain", "road"), ("city", "road"), ("table", "plain")],
    # Others differ in hue, by their peaks and dunes, and by the desert's missing number.
    "catan": [("pasture", "fields"), ("forest", "hills"), ("hills", "mountains"), ("forest", "fields")],
}
# Red is darker to some eyes: there forest and hills also differ in hue and in what stands on them.
LEAST = {"usual": 1.5, "protanopia": 1.3, "deuteranopia": 1.3}


@pytest.mark.parametrize("game", NEIGHBOURS)
def test_lands_that_lie_side_by_side_differ_in_brightness(sit_down: Callable[..., Person], game: str) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    anna.sit_at(played_until("catan", lambda _: True) if game == "catan" else with_tiles_laid(game, 15))
    anna.page.mouse.move(640, 5)
    by_day, view = picture(anna.page), anna.views()[-1]
    anna.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    by_night = picture(anna.page)
    assert by_night != by_day
    kinds = {it["id"]: it["terrain"] for it in view.get("hexes", [])} | {
        str(at): feature["type"] for at, feature in enumerate(view.get("features", []))
    }
    pixels: dict[str, list[tuple[float, float]]] = {}
    for at, points in anna.page.evaluate(LAND).items():
        pixels.setdefault(kinds.get(at, at), []).extend(points)
    enough = {kind: points for kind, points in pixels.items() if len(points) > 60}
    pairs = [pair for pair in NEIGHBOURS[game] if set(pair) <= set(enough)]
    assert len(pairs) >= 3, {kind: len(points) for kind, points in pixels.items()}
    for image, eye in product((by_day, by_night), EYES):
        seen = {kind: mean_luminance(image, points, eye) for kind, points in enough.items()}
        measured = {pair: ratio(seen[pair[0]], seen[pair[1]]) for pair in pairs}
        assert min(measured.values()) >= LEAST[eye], (eye, measured)
