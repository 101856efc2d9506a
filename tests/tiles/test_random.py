"""Places at random and tiles drawn at random: each as likely as it should be (Pearson's test)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import tilefolk
from tests.properties.strategies import walk
from tests.support import position
from tilefolk.core.rng import Rng

DRAWS = 60
"""So many are expected of each, or of each one of it."""


def deviation(draw: Callable[[Rng], int], weights: Mapping[int, int]) -> float:
    """How far what is drawn is from what is likely, in standard deviations."""
    rng = Rng(11)
    drawn = Counter(draw(rng) for _ in range(DRAWS * sum(weights.values())))
    assert set(drawn) == set(weights), "all of them, and nothing else"
    squares = sum((drawn[each] - DRAWS * w) ** 2 / (DRAWS * w) for each, w in weights.items())
    freedom = len(weights) - 1
    return float(abs(squares - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_place_at_random_where_few_fit_and_where_many_do(name: str) -> None:
    """Where few fit, tries at random fail and those that fit are counted."""
    spec = tilefolk.get(name)
    game: Any = walk(spec, 4, 60).game
    while not game.is_chance:
        game.apply(game.legal()[0])
    sizes = set()
    for kind, _ in game.chance():
        held = game.copy()
        held.apply(kind)
        legal = held.legal()
        if len(legal) > 1 and len(legal) not in sizes and len(sizes) < 8:
            sizes.add(len(legal))
            assert deviation(held.random_action, dict.fromkeys(legal, 1)) < 5
    assert min(sizes) < 8, "few"
    assert max(sizes) > 12, "many"


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_tile_is_drawn_as_often_as_there_are_of_its_kind(name: str) -> None:
    spec = tilefolk.get(name)
    game: Any = spec.new(2)
    assert deviation(game.sample_chance, dict(game.chance())) < 5
    later = walk(spec, 3, 100).game
    while not later.is_chance:
        later.apply(later.legal()[0])
    again = spec.parse_position(spec.position_text(later))
    for each in (later, later.copy(), again):
        assert deviation(each.sample_chance, dict(each.chance())) < 5


def test_h5_2_a_bonus_tile_is_drawn_from_its_own_deck() -> None:
    game = position("hunters 2 players\ntile 16 -1,0 r270\nturn 1 1\ndraw bonus")
    assert deviation(game.sample_chance, dict(game.chance())) < 5
    unplaceable = next(kind for kind, _ in game.chance() if not game.fits_somewhere(kind))
    game.apply(unplaceable)
    assert (game.deck_size(1), game.left_of(unplaceable)) == (11, 0)
    assert deviation(game.sample_chance, dict(game.chance())) < 5, "H5.5: the next bonus tile"


def test_a_deck_is_drawn_from_wherever_its_tiles_stand_in_the_file() -> None:
    """Kinds are counted in sixteens of a deck, also in the first sixteen; the first kind is one like all others."""
    spec: Any = tilefolk.get("hunters")
    own = spec.own_tiles_text()
    bonus, start = own.index("tile B01\n"), own.index("tile 0\n")
    tiles = spec.tiles_from(own[:start] + own[bonus:].rstrip() + "\n\n" + own[start:bonus])
    text = f"hunters 2 players\ntiles {tiles.identity}\ntile 16 -1,0 r270\nturn 1 1\n"
    for deck in ("draw", "draw bonus"):
        game = spec.parse_position(text + deck, tiles)
        assert deviation(game.sample_chance, dict(game.chance())) < 5
    held = spec.parse_position(text + "place B01", tiles)
    assert held.drawn_kind == 0
    assert spec.view(held, None)["drawn"] == {"kind": "B01", "deck": "bonus"}
