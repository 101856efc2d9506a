"""Playouts of the one-action player, on which analyses stand: both engines find the same."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk.bots.playouts import Playouts
from tilefolk.bots.weights import evaluator_of

LUCK, MAIN_MOVES = 3, 16
FOUND = {
    ("hunters", 2): [0.6803477426464452, 0.3196522573535549],
    ("mayflower", 2): [0.5652091972484983, 0.4347908027515017],
    ("catan", 3): [0.28390884358053303, 0.506144568359828, 0.20994658805963895],
}


@pytest.mark.parametrize(("game", "players"), FOUND)
def test_both_engines_find_the_same(game, players):
    first = tilefolk.start(game, players=players, seed=1).game
    shares = Playouts(evaluator_of(game), first).run(first, LUCK, MAIN_MOVES)
    assert shares == pytest.approx(FOUND[game, players], abs=1e-12)
