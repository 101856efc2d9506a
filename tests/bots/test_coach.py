"""The coach says what matters, what a turn brought and what it missed, and falls silent otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tilefolk
from tests.bots.test_reasons import positions
from tilefolk import bots
from tilefolk.bots.coach import after_turn, before_turn
from tilefolk.bots.turns import whole_turn
from tilefolk.bots.weights import evaluator_of

GAMES = ("hunters", "mayflower", "catan")


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_the_best_turn_is_never_told_of_a_better_one(game):
    brought = 0
    for match in positions(game, range(2), 4):
        seat, evaluator = match.game.to_move, evaluator_of(game)
        first = bots.hint(match.game, seat, n=1, level="hard")[0]["action"]
        played = whole_turn(evaluator, match.game, seat, [first])
        remark = after_turn(match.spec, match.game, seat, played)
        assert remark is None or remark["key"] == "brought"
        brought += remark is not None
    assert brought > 5


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_who_plays_at_random_is_told_what_was_missed(game):
    said: Counter[str] = Counter()
    for match in positions(game, range(2), 3):
        if match.view(None)["phase"] != "place":
            continue
        seat, tried = match.game.to_move, match.game.copy()
        random, played = Random(1), []
        while tried.to_move == seat:
            played.append(random.choice(tried.legal()))
            tried.apply(played[-1])
        remark = after_turn(match.spec, match.game, seat, played)
        said[remark["key"] if remark else ""] += 1
    assert said["missed"] > 10
    assert said[""] + said["brought"] > 3


@pytest.mark.parametrize("game", GAMES)
def test_before_a_turn_it_speaks_only_when_something_matters(game):
    remarks = [
        before_turn(match.spec, match.game, match.game.to_move)
        for match in positions(game, range(2), 3)
        if match.view(None)["phase"] in ("place", "main", "move_robber", "found_settlement")
    ]
    spoken = [remark for remark in remarks if remark]
    assert len(spoken) > 5
    assert len(spoken) < len(remarks)
    assert {remark["key"] for remark in spoken} == {"now"}


def test_no_choice_no_word():
    match = tilefolk.start("catan", players=3, seed=1)
    while len(match.game.legal()) > 1:
        match.play(match.legal()[0])
    assert before_turn(match.spec, match.game, match.game.to_move) is None
