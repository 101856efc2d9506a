"""Many games stepped at once go by the same rules, compiled and uncompiled."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.strategies import walk
from tilefolk.core.batch import Batch
from tilefolk.games import NAMES


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(NAMES), st.integers(0, 2**32))
def test_a_batch_plays_the_same_rules(name: str, seed: int) -> None:
    start = walk(tilefolk.get(name), seed, 0).game
    size = 4
    masks = np.zeros((size, start.index_count), np.int8)
    seats = np.zeros(size, np.int32)
    done = np.zeros(size, np.int8)
    scores = np.zeros((size, start.players), np.int32)
    batch = Batch(start, size, seed, masks, seats, done, scores)
    random = np.random.default_rng(seed)
    for _ in range(60):
        for i, game in enumerate(batch.games):
            assert seats[i] == game.to_move
            assert bool(done[i]) == game.is_over
            assert list(scores[i]) == game.scores()
            assert {game.action_at(int(index)) for index in np.flatnonzero(masks[i])} == {
                action for action in game.legal() if game.index_of(action) >= 0
            }
        choices = [random.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks]
        batch.step(np.array(choices, np.int32))


def test_a_batch_refuses_a_wrong_index_and_plays_nothing() -> None:
    start = tilefolk.get("hunters").new(2)
    masks = np.zeros((2, start.index_count), np.int8)
    seats, done = np.zeros(2, np.int32), np.zeros(2, np.int8)
    scores = np.zeros((2, 2), np.int32)
    batch = Batch(start, 2, 1, masks, seats, done, scores)
    before = [game.snapshot() for game in batch.games]
    good = int(np.flatnonzero(masks[0])[0])
    for wrong in (-1, start.index_count, int(np.flatnonzero(masks[1] == 0)[0])):
        with pytest.raises(ValueError, match="game 1"):
            batch.step(np.array([good, wrong], np.int32))
    with pytest.raises(ValueError, match="2 actions"):
        batch.step(np.array([good], np.int32))
    assert [game.snapshot() for game in batch.games] == before
    with pytest.raises(ValueError, match="masks"):
        Batch(start, 2, 1, masks[:, :5], seats, done, scores)
