"""A tile that looks the same after a turn is offered in one rotation only."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk.tiles.table import distinct_rotations


@pytest.mark.parametrize(
    ("game", "kind", "rotations"),
    [("hunters", "B10", 2), ("hunters", "B01", 4), ("mayflower", "A", 4), ("mayflower", "D", 2)],
)
def test_a_kind_has_so_many_looks(game: str, kind: str, rotations: int) -> None:
    spec = tilefolk.get(game)
    kinds = {each.name: each for each in spec.complete(spec.tile_set()).kinds}
    assert distinct_rotations(kinds[kind]) == rotations


def test_two_lakes_that_change_places_are_the_same_picture() -> None:
    """B10: half a turn brings each lake with its rivers to where the other was."""
    spec = tilefolk.get("hunters")
    (kind,) = [each for each in spec.complete(spec.tile_set()).kinds if each.name == "B10"]
    turned = [[zone and kind.zones[zone[1]].type for zone in kind.turned(r).values()] for r in (0, 2)]
    assert turned[0] == turned[1]
    assert distinct_rotations(kind) == 2
