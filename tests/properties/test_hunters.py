"""Hunters and Gatherers against a slow recount, and nothing is ever lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.recount_hunters import TILES, Region, Table
from tests.properties.strategies import Reached, positions, random_step
from tilefolk.core.playthrough import Playthrough

few = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SPEC = tilefolk.get("hunters")


def named(view: dict[str, Any], art: dict[str, Any], cells: list[list[int]]) -> set[tuple[int, int, str]]:
    """Cells with the names of their zones instead of numbers."""
    kinds = {(tile["x"], tile["y"]): tile["kind"] for tile in view["tiles"]}
    return {(x, y, art["kinds"][kinds[x, y]]["zones"][zone]["name"]) for x, y, zone in cells}


def parts(view: dict[str, Any], art: dict[str, Any], cells: list[list[int]]) -> set[tuple[int, int, str]]:
    """The rivers and lakes that the parts of a river system stand for."""
    kinds = {(tile["x"], tile["y"]): tile["kind"] for tile in view["tiles"]}
    return {
        (x, y, name)
        for x, y, zone in cells
        for name in art["kinds"][kinds[x, y]]["zones"][zone]["parts"].split(",")
    }


@few
@given(positions(("hunters",), longest=260))
def test_features_equal_a_slow_recount(at: Reached) -> None:
    view = SPEC.view(at.game, None)
    art = SPEC.art()
    table = Table(view)
    for zone_type in ("meadow", "forest", "river", "system"):
        expected = {frozenset(region.zones): region for region in table.regions(zone_type)}
        found = [feature for feature in view["features"] if feature["type"] == zone_type]
        assert len(found) == len(expected)
        for feature in found:
            cells = (parts if zone_type == "system" else named)(view, art, feature["cells"])
            region: Region = expected[frozenset(cells)]
            assert feature["value"] == table.value(region)
            assert feature["complete"] == region.closed
            assert feature["figures"] == figures_on(view, art, region)


def figures_on(view: dict[str, Any], art: dict[str, Any], region: Region) -> list[int]:
    counts = Counter(
        figure["seat"]
        for figure in view["figures"]
        if (figure["role"] == "hut") == (region.type == "system")
        and (parts if region.type == "system" else named)(
            view, art, [[figure["x"], figure["y"], figure["zone"]]]
        )
        & region.zones
    )
    return [counts[seat] for seat in range(view["players"])]


@few
@given(positions(("hunters",), longest=260))
def test_tiles_and_figures_are_conserved(at: Reached) -> None:
    view = SPEC.view(at.game, None)
    on_table = Counter(tile["kind"] for tile in view["tiles"])
    for deck in ("main", "bonus"):
        for kind, left in view["remaining"][deck].items():
            in_hand = int(view["drawn"] is not None and view["drawn"]["kind"] == kind)
            assert left + on_table[kind] + view["discarded"].get(kind, 0) + in_hand == 1
    for seat in range(at.game.players):
        mine = Counter(
            "hut" if f["role"] == "hut" else "member" for f in view["figures"] if f["seat"] == seat
        )
        assert mine["member"] + view["supply"][seat]["member"] == 5
        assert mine["hut"] + view["supply"][seat]["hut"] == 2


@few
@given(positions(("hunters",), longest=260))
def test_legal_placings_equal_trying_every_square(at: Reached) -> None:
    view = SPEC.view(at.game, None)
    if view["drawn"] is None:
        return
    table = Table(view)
    tile = TILES[view["drawn"]["kind"]]
    near = {(x + dx, y + dy) for x, y in table.laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    fitting = set()
    for x, y in near - set(table.laid):
        for rotation in range(4):
            table.laid[x, y] = (view["drawn"]["kind"], rotation)
            if all(
                [tile["zones"][name]["type"] for name in table.strands(x, y, side)]
                == [
                    table.zone((x + dx, y + dy, name))["type"]
                    for name in table.strands(x + dx, y + dy, across)
                ]
                for side, (dx, dy), across in (
                    ("n", (0, -1), "s"),
                    ("e", (1, 0), "w"),
                    ("s", (0, 1), "n"),
                    ("w", (-1, 0), "e"),
                )
                if (x + dx, y + dy) in table.laid
            ):
                action = SPEC.encode(at.game, {"type": "place", "x": x, "y": y, "rotation": rotation})
                fitting.add(action)
            del table.laid[x, y]
    assert fitting == set(at.game.legal())


@few
@given(st.integers(0, 2**32))
def test_scores_are_the_sum_of_the_events_and_the_recount_agrees(seed: int) -> None:
    random = Random(seed)
    match = Playthrough.start(SPEC, random.randint(2, 5), seed)
    points = [0] * match.game.players
    while not match.game.is_over:
        for event in match.play(random_step(match.game, random)):
            if event.kind != "scored":
                continue
            for seat in event.data["seats"]:
                points[seat] += event.data["points"]
            table = Table(SPEC.view(match.game, None))
            x, y, _ = event.data["cells"][0]
            zone_type = {"hut": "system"}.get(event.data["type"], event.data["type"])
            values = [table.value(r) for r in table.regions(zone_type) if (x, y) in r.squares()]
            assert event.data["points"] in values
        assert points == match.game.scores()
