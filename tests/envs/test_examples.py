"""The examples run, and the one that learns learns."""

from __future__ import annotations

import numpy as np
import pytest

from examples import openspiel_mcts, pettingzoo_loop, policy_gradient, random_play


@pytest.mark.parametrize("name", ["hunters", "mayflower", "catan"])
def test_random_play(name, capsys):
    assert sum(random_play.main(name, 20)) >= 20
    assert "20 random games" in capsys.readouterr().out


def test_the_pettingzoo_loop():
    assert sum(pettingzoo_loop.main().values()) == pytest.approx(0)


def test_mcts_beats_random():
    assert openspiel_mcts.main(simulations=40) == [1, -1]


@pytest.mark.compiled_only
def test_the_policy_learns():
    """After eight bundles it wins more than the untrained one, which wins half of its games."""
    shares = policy_gradient.train(minutes=1.0, games=128, bundles=8)
    assert len(shares) >= 2
    assert np.mean(shares[-3:]) > np.mean(shares[:1]) + 0.05
