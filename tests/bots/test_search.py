"""The search: what it may leave out without choosing otherwise."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk.bots.search import Search, SearchSettings
from tilefolk.bots.weights import evaluator_of

ITERATIONS = 64
FEW = 5
"""Actions of a decision that is soon settled."""


def decisions(game, players, count):
    """Decisions between a few actions, met on the way of the first legal actions."""
    found = []
    match = tilefolk.start(game, players=players, seed=3)
    while len(found) < count:
        legal = match.game.legal()
        if 1 < len(legal) <= FEW:
            found.append(match.game.copy())
        match.play(legal[-1])
    return found


@pytest.mark.parametrize(("game", "players"), [("hunters", 2), ("mayflower", 3)])
def test_a_search_that_stops_when_its_choice_is_certain_chooses_the_same(game, players):
    left_out = 0
    for position in decisions(game, players, 2):
        chosen = []
        for until_settled in (False, True):
            search = Search(evaluator_of(game), position, 7, SearchSettings(horizon=1, temperature=0.3))
            search.think(position, position.to_move, None, ITERATIONS, until_settled)
            chosen.append(search.best()[0][0])
        left_out += ITERATIONS - search.iterations
        assert chosen[0] == chosen[1]
    assert left_out > 0
