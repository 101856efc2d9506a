"""The order in which a tile file tells the zones of a tile means nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import tilefolk
from tests.properties.strategies import random_step
from tilefolk.core.registry import GameSpec


def with_zones_reversed(text: str) -> str:
    """The same tiles, the zones of each from the last to the first."""
    return re.sub(
        r"(?:^  zone .*\n)+",
        lambda zones: "".join(reversed(zones[0].splitlines(keepends=True))),
        text,
        flags=re.MULTILINE,
    )


def choices(spec: GameSpec, game: Any) -> set[str]:
    """What may be done; a choice of what is scored may name any piece of it, and river systems are numbered."""
    names = {spec.action_name(game, action) for action in game.legal()}
    return {re.sub(r"^(score|hut) .*", r"\1", name) for name in names}


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_the_same_game_with_zones_told_backwards(name: str) -> None:
    spec: Any = tilefolk.get(name)
    text = spec.tile_set().text
    tiles = spec.tiles_from(with_zones_reversed(text))
    assert tiles.text != text
    game, twin, random = spec.new(3), spec.new(3, None, tiles), Random(5)
    while not game.is_over:
        action = spec.action_name(game, random_step(game, random))
        if not action.startswith("hut"):
            game.apply(spec.parse_action(game, action))
            twin.apply(spec.parse_action(twin, action))
            assert choices(spec, twin) == choices(spec, game)
            assert [twin.points(seat) for seat in range(3)] == [game.points(seat) for seat in range(3)]
    assert twin.is_over
    assert sum(game.scores()) > 0
