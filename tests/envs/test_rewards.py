"""Rewards of many games at once: every point reaches the seat that won it, and sums are the scores."""

from __future__ import annotations

import numpy as np
import pytest

import tilefolk
from tilefolk.envs.vector import GameVectorEnv

TABLES = [
    (name, players)
    for name in ("hunters", "mayflower", "catan")
    for players in range(tilefolk.get(name).min_players, tilefolk.get(name).max_players + 1)
]
ENDS = 3
"""Games that must end in every test."""


def sums(env: GameVectorEnv, key: str) -> int:
    """Add up what every step gives each seat, from the first observation of a game to its end; how many ended."""
    _, info = env.reset(seed=4)
    total = info["rewards"].copy()
    ends = steps = 0
    while ends < ENDS:
        over = info["seats"] < 0
        _, _, ended, _, info = env.step(env.random_actions())
        total[over] = 0
        total += info["rewards"]
        told = info.get("final_info", info)
        for i in np.flatnonzero(ended):
            wanted = told[key][i]
            assert total[i].tolist() == pytest.approx(wanted.tolist())
            assert told["returns"][i].tolist() == pytest.approx(wanted.tolist())
            total[i] = 0
            ends += 1
        assert not info["returns"][~ended].any()
        steps += 1
        assert steps < 20_000
    return ends


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("learner", ["turns", "all"])
def test_points_of_all_seats_add_up_to_the_scores(name, players, learner):
    assert sums(GameVectorEnv(name, 3, players, learner, reward="points"), "scores") >= ENDS


@pytest.mark.parametrize("name", ["hunters", "catan"])
def test_points_add_up_when_games_start_anew_at_once(name):
    env = GameVectorEnv(name, 3, 2, "all", reward="points", autoreset_mode="same_step")
    assert sums(env, "scores") >= ENDS


def test_points_that_were_there_at_the_start_are_told_by_reset():
    env = GameVectorEnv("catan", 2, 3, "all", reward="points", setup="beginner")
    _, info = env.reset(seed=1)
    assert info["rewards"].tolist() == info["scores"].tolist() == [[2, 2, 2]] * 2


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_outcomes_of_all_seats_are_told_at_the_end_and_sum_to_nothing(name, players):
    env = GameVectorEnv(name, 3, players, "all")
    env.reset(seed=2)
    ends = steps = 0
    while ends < ENDS:
        _, _, ended, _, info = env.step(env.random_actions())
        assert not info["rewards"][~ended].any()
        for i in np.flatnonzero(ended):
            winners = env.games[i].winners()
            assert info["rewards"][i].sum() == pytest.approx(0, abs=1e-6)
            assert set(np.flatnonzero(info["returns"][i] > 0).tolist()) <= set(winners)
            ends += 1
        steps += 1
        assert steps < 20_000
