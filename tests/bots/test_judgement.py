"""The evaluations: what they must see, and that both engines agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of, weight_sets

GAMES = ["hunters", "mayflower", "catan"]


def played(game, players, moves, level="medium"):
    match = tilefolk.start(game, players=players, seed=2)
    table = [bots.make(level, match.spec, seat) for seat in range(players)]
    for _ in range(moves):
        if match.game.is_over:
            break
        match.play(table[match.game.to_move].choose(match.game, match.game.to_move))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_worth_its_points(game):
    match = played(game, 3, 5000)
    evaluator = evaluator_of(game)
    evaluator.prepare(match.game)
    rewards = evaluator.rewards(match.game)
    assert rewards.index(max(rewards)) in match.game.winners()
    if game != "catan":
        assert evaluator.values(match.game) == pytest.approx(match.game.scores())


@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_weights_names_all_weights(game):
    for name in weight_sets(game):
        assert set(evaluator_of(game, name).values_by_name) == set(evaluator_of(game).names)


def test_wrong_weights_are_refused():
    with pytest.raises(ValueError, match="unknown or missing"):
        evaluator_of("hunters", {"forest": 1.0})


def test_a_member_on_a_hopeless_forest_is_worth_less():
    """What can't be completed any more brings nothing."""
    match = played("hunters", 2, 40)
    evaluator = evaluator_of("hunters")
    evaluator.prepare(match.game)
    with_deck = sum(evaluator.values(match.game))
    assert with_deck > sum(match.game.scores())


@pytest.mark.parametrize("game", GAMES)
def test_ranking_lists_exactly_the_legal_actions(game):
    match = played(game, 3, 25)
    seat = match.game.to_move
    ranked = Policy(evaluator_of(game), match.game).rank(match.game, seat)
    assert [action for action, _ in ranked] == match.game.legal()


def test_catan_takes_the_winning_build():
    """With nine points and the cards for a city, nothing else comes into question."""
    spec = tilefolk.get("catan")
    match = played("catan", 3, 5000)
    record = match.record
    match.goto(len(record.moves) - 1)
    game = match.game
    if game.is_chance:
        pytest.skip("this game was won by chance's last move")
    wins = []
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        if after.is_over:
            wins.append(action)
    for level in ("medium", "hard", "master"):
        assert bots.make(level, spec, 1, iterations=100).choose(game, game.to_move) in wins


PROGRAM = """
import json, tilefolk
from tilefolk import bots
from tilefolk.bots.weights import evaluator_of
out = {}
for game in ("hunters", "mayflower", "catan"):
    match = tilefolk.start(game, players=2 if game != "catan" else 3, seed=2)
    bot = bots.make("medium", match.spec, 1)
    for _ in range(6):
        match.play(bot.choose(match.game, match.game.to_move))
    evaluator = evaluator_of(game)
    evaluator.prepare(match.game)
    search = bots.make("master", match.spec, 1, iterations=6)
    out[game] = [
        [round(value, 6) for value in evaluator.values(match.game)],
        search.choose(match.game, match.game.to_move),
    ]
print(json.dumps(out))
"""


@pytest.mark.compiled_only
def test_both_engines_think_alike():
    found = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", PROGRAM],
                env={**os.environ, **extra},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for extra in ({}, {"TILEFOLK_PURE": "1"})
    ]
    assert found[0] == found[1]
