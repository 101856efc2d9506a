"""Both tile games against a slow recount, and nothing is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings

from tests.properties.recount import Recount, Region
from tests.properties.recount_hunters import HuntersRecount
from tests.properties.recount_mayflower import MayflowerRecount
from tests.properties.strategies import Reached, positions

few = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
TABLES: dict[str, type[Recount]] = {"hunters": HuntersRecount, "mayflower": MayflowerRecount}
tile_positions = positions(tuple(TABLES), longest=260)


def seen(at: Reached) -> tuple[dict[str, Any], Recount]:
    view = at.spec.view(at.game, None)
    return view, TABLES[at.spec.name](view)


@few
@given(tile_positions)
def test_features_equal_a_slow_recount(at: Reached) -> None:
    view, table = seen(at)
    art = at.spec.art()
    for zone_type in table.types:
        expected = {frozenset(region.zones): region for region in table.regions(zone_type)}
        found = [feature for feature in view["features"] if feature["type"] == zone_type]
        assert len(found) == len(expected)
        for feature in found:
            cells = table.region_of_cells(zone_type, feature["cells"], art)
            region = expected[frozenset(cells)]
            assert feature["value"] == table.value(region)
            assert feature["complete"] == table.is_complete(region)
            assert feature["figures"] == figures_on(view, art, table, region)


def figures_on(view: dict[str, Any], art: dict[str, Any], table: Recount, region: Region) -> list[int]:
    counts = Counter(
        figure["seat"]
        for figure in view["figures"]
        if (figure["role"] == "hut") == (region.type == "system")
        and table.region_of_cells(region.type, [[figure["x"], figure["y"], figure["zone"]]], art)
        & region.zones
    )
    return [counts[seat] for seat in range(view["players"])]


@few
@given(tile_positions)
def test_tiles_and_figures_are_conserved(at: Reached) -> None:
    view, table = seen(at)
    on_table = Counter(tile["kind"] for tile in view["tiles"])
    for kinds in view["remaining"].values():
        for kind, left in kinds.items():
            in_hand = int(view["drawn"] is not None and view["drawn"]["kind"] == kind)
            total = left + on_table[kind] + view["discarded"].get(kind, 0) + in_hand
            assert total == table.tiles[kind]["count"]
    sorts = {"hunters": {"member": 5, "hut": 2}, "mayflower": {"settler": 5}}[at.spec.name]
    for seat, supply in enumerate(view["supply"]):
        mine = Counter(
            "hut" if figure["role"] == "hut" else next(iter(sorts))
            for figure in view["figures"]
            if figure["seat"] == seat
        )
        assert {sort: mine[sort] + supply[sort] for sort in sorts} == sorts


@few
@given(tile_positions)
def test_legal_placings_equal_trying_every_square(at: Reached) -> None:
    view, table = seen(at)
    if view["drawn"] is None:
        return
    fitting = {
        at.spec.encode(at.game, {"type": "place", "x": x, "y": y, "rotation": rotation})
        for x, y, rotation in table.fitting(view["drawn"]["kind"])
    }
    assert fitting == set(at.game.legal())
    assert fitting, "a tile that fits nowhere is not handed out"
