"""Whole games play exactly as they are kept."""

from __future__ import annotations

import pytest

import tilefolk
from tests.golden.playthroughs import FOLDER, GOLDEN, Golden, written
from tilefolk.games import NAMES


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem + "-" + golden.game)
def test_a_game_plays_as_it_is_kept(golden: Golden) -> None:
    assert golden.path.exists(), "run scripts/golden"
    assert written(golden) == golden.path.read_text(encoding="utf-8")


def test_every_game_has_one_for_each_number_of_players() -> None:
    kept = {(golden.game, golden.players) for golden in GOLDEN}
    for name in NAMES:
        spec = tilefolk.get(name)
        least = max(spec.min_players, 3) if name == "catan" else spec.min_players
        for players in range(least, spec.max_players + 1):
            assert (name, players) in kept


def test_nothing_is_kept_that_no_test_reads() -> None:
    assert set(FOLDER.rglob("*.txt")) == {golden.path for golden in GOLDEN}
