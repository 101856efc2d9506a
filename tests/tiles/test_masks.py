"""Actions as small numbers: places by their slot and rotation, then figures, then choices of what is scored."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tilefolk
from tests.support import play, position
from tilefolk.core.batch import Batch
from tilefolk.envs.vector import GameVectorEnv
from tilefolk.tiles import names
from tilefolk.tiles.actions import (
    figure_action,
    figure_group,
    figure_zone,
    pack_action,
    payload_of,
    place_action,
)

FIRST_FIGURE, FIRST_CHOICE, END = 848, 881, 913


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_mask_that_is_written_over_shows_what_is_legal_now(name: str) -> None:
    assert written_over(tilefolk.get(name).new(2), steps=200) > 0


def test_a_mask_of_a_single_square_clears_all_behind_it() -> None:
    spec: Any = tilefolk.get("hunters")
    text = spec.own_tiles_text()
    start = text[text.index("tile 0\n") : text.index("tile 1\n")]
    narrow = "tile 0\n start 0,0\n side n -\n side e F0\n side s -\n side w -\n zone F0 forest\n\n"
    game = spec.new(2, None, spec.tiles_from(text.replace(start, narrow)))
    assert game.frontier_squares() == [(1, 0)]
    written_over(game, steps=3)


def written_over(start: Any, steps: int) -> int:
    """Random games in one mask, which at first is full; how many came to their end."""
    masks = np.ones((1, start.index_count), np.int8)
    seats, done, scores = np.zeros(1, np.int32), np.zeros(1, np.int8), np.zeros((1, 2), np.int32)
    batch = Batch(start, 1, 3, masks, seats, done, scores)
    (game,) = batch.games
    random = np.random.default_rng(3)
    for _ in range(steps):
        shown = np.flatnonzero(masks[0])
        assert sorted(game.action_at(int(index)) for index in shown) == sorted(game.legal())
        assert set(masks[0]) <= {0, 1}
        batch.step(np.array([random.choice(shown) if len(shown) else 0], np.int32))
    return batch.games_finished


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_random_index_is_any_of_the_mask(name: str) -> None:
    env = GameVectorEnv(name, 1, 2, threads=1)
    env.reset(seed=1)
    (mask,) = env.masks
    drawn = {int(env.random_actions()[0]) for _ in range(40 * int(mask.sum()))}
    assert drawn == set(np.flatnonzero(mask).tolist())
    env.close()


def test_a_place_is_the_slot_of_its_square_and_the_rotation() -> None:
    game = position("hunters 2 players\ntile 13 1,0 r90\nturn 0 1\nplace 7")
    squares = game.frontier_squares()
    for slot, (x, y) in enumerate(squares):
        for rotation in range(4):
            action = place_action(x, y, rotation)
            assert game.index_of(action) == 4 * slot + rotation
            assert game.action_at(4 * slot + rotation) == action
    assert game.action_at(4 * len(squares)) == -1, "nothing is there yet"
    assert game.action_at(FIRST_FIGURE - 1) == -1
    for x, y in ((0, 0), (1, 0), (9, 9)):
        assert game.index_of(place_action(x, y, 0)) == -1, "taken, or touches nothing"


def test_figures_and_choices_have_their_numbers_everywhere() -> None:
    game = tilefolk.get("mayflower").new(2)
    assert game.index_count == END
    for payload in (0, 1, 32):
        action = pack_action(names.FIGURE, payload)
        assert game.index_of(action) == FIRST_FIGURE + payload
        assert game.action_at(FIRST_FIGURE + payload) == action
    for payload in (0, 1, 31):
        action = pack_action(names.CHOOSE, payload)
        assert game.index_of(action) == FIRST_CHOICE + payload
        assert game.action_at(FIRST_CHOICE + payload) == action
    for beyond in (pack_action(names.FIGURE, 33), pack_action(names.CHOOSE, 32), pack_action(names.DRAW, 1)):
        assert game.index_of(beyond) == -1
    assert game.action_at(END) == game.action_at(-1) == -1


def test_index_0_is_the_first_square_of_the_coast() -> None:
    game = tilefolk.get("mayflower").new(2)
    play(game, "draw B")
    assert game.index_of(place_action(-1, 0, 0)) == 0
    assert game.action_at(0) == place_action(-1, 0, 0)


def test_a_figure_action_tells_its_group_and_its_zone() -> None:
    for group in range(2):
        for zone in range(names.GROUP_ZONES):
            payload = payload_of(figure_action(group, zone))
            assert (figure_group(payload), figure_zone(payload)) == (group, zone)
