"""Observations and masks: nothing legal is lost, nothing hidden is told, everything can be read back."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.strategies import Reached, positions, walk
from tilefolk.core.rng import Rng
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.layout import ENCODING_VERSION
from tilefolk.envs.match import HIGH, LOW
from tilefolk.tiles.actions import place_action

ROOT = Path(__file__).parents[2]


@given(positions(longest=600))
@settings(max_examples=120, deadline=None)
def test_masks_are_the_legal_actions(reached: Reached):
    game = reached.game
    encoder = encoder_for(game)
    for seat in range(game.players):
        mask = encoder.mask(game, seat)
        legal = game.legal() if game.to_move == seat else []
        assert mask.dtype == np.int8
        assert sorted(game.index_of(action) for action in legal) == np.flatnonzero(mask).tolist()
        assert {game.action_at(index) for index in np.flatnonzero(mask).tolist()} == set(legal)


@given(positions(longest=600))
@settings(max_examples=80, deadline=None)
def test_observations_are_finite_and_within_their_space(reached: Reached):
    encoder = encoder_for(reached.game)
    for seat in range(reached.game.players):
        seen = encoder.observe(reached.game, seat)
        assert seen.shape == (encoder.layout.size,)
        assert np.isfinite(seen).all()
        assert seen.min() >= LOW
        assert seen.max() <= HIGH


@given(positions(("catan",), longest=1500), st.integers(0, 3), st.integers(0, 2**32))
@settings(max_examples=120, deadline=None)
def test_observations_of_positions_that_differ_only_in_what_is_hidden_are_equal(reached, seat, seed):
    game = reached.game
    seat %= game.players
    if game.is_over:
        return
    encoder = encoder_for(game)
    other = game.copy()
    other.redeterminise(seat, Rng(seed))
    assert np.array_equal(encoder.observe(game, seat), encoder.observe(other, seat))
    if game.to_move == seat:
        assert np.array_equal(encoder.mask(game, seat), encoder.mask(other, seat))


def test_hidden_things_do_differ_in_that_test():
    """The owner sees a guess at his cards: so the test above compares positions that are not the same."""
    changed = 0
    for seed in range(30):
        game = walk(tilefolk.get("catan"), seed, 900).game
        other = game.copy()
        other.redeterminise(0, Rng(seed))
        encoder = encoder_for(game)
        changed += not np.array_equal(encoder.observe(game, 1), encoder.observe(other, 1))
    assert changed >= 5


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_tokens_are_the_frontier(name):
    for seed in range(20):
        game = walk(tilefolk.get(name), seed, 30 + 10 * seed).game
        encoder = encoder_for(game)
        tokens = encoder.decode(encoder.observe(game, 0))["slots"]
        assert [(token["x"], token["y"]) for token in tokens] == game.frontier_squares()
        for token in tokens:
            for side, need in zip("nesw", game.needs_at(int(token["x"]), int(token["y"])), strict=True):
                needs = [key for key, value in token.items() if value and key.startswith(f"{side}_needs_")]
                assert len(needs) == (need is not None)


def test_features_beside_a_token_are_those_of_the_view():
    """The numbers at a side are the open ends, value and figures that the game tells of that feature."""
    checked = 0
    for seed in range(12):
        game = walk(tilefolk.get("hunters"), seed, 120).game
        encoder = encoder_for(game)
        for token in encoder.decode(encoder.observe(game, 1))["slots"]:
            tile = game.tile_at(int(token["x"]), int(token["y"]) - 1)
            if tile is None:
                continue
            *_, kind, rotation = game.tile(tile)
            zone = game.table.tile_set.kinds[kind].turned(rotation)["s"][1]
            root = game.root_of(game.piece(tile, zone))
            feature = game.feature(root)
            assert token["n_open_ends"] == feature["open"]
            assert token["n_value"] == game.value_of(root)
            assert token["n_mine"] == feature["figures"][1]
            assert token["n_others"] == max(f for seat, f in enumerate(feature["figures"]) if seat != 1)
            assert token["n_i_own"] == (1 in game.owners_of(root) and any(feature["figures"]))
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
@pytest.mark.parametrize(("dx", "dy"), [(-1, 0), (0, 1)])
def test_a_board_that_grows_in_one_line_loses_no_move(name, dx, dy):
    """However far the board reaches, every legal square has its token and its index."""
    game = tilefolk.get(name).new(2)
    encoder = encoder_for(game)
    rng = Rng(5)
    while not game.is_over:
        if game.is_chance:
            game.apply_trusted(game.sample_chance(rng))
            continue
        legal = game.legal()
        mask = encoder.mask(game, game.to_move)
        assert mask.sum() == len(legal)
        farthest = max(legal, key=lambda action: _reach(game, action, dx, dy))
        game.apply_trusted(farthest)
    xs, ys = zip(*(game.tile(tile)[:2] for tile in range(game.tile_total)), strict=True)
    assert max(max(xs) - min(xs), max(ys) - min(ys)) > 40


def _reach(game, action, dx, dy):
    for x, y in game.frontier_squares():
        for rotation in range(4):
            if action == place_action(x, y, rotation):
                return x * dx + y * dy
    return -1000


def test_catan_decodes_to_what_the_view_shows():
    game = walk(tilefolk.get("catan"), 4, 800).game
    spec = tilefolk.get("catan")
    encoder = encoder_for(game)
    for seat in range(game.players):
        view = spec.view(game, seat)
        seen = encoder.decode(encoder.observe(game, seat))
        assert seen["hand"] == [float(n) for n in view["hands"][seat]["cards"].values()]
        assert seen["bank"] == pytest.approx(list(view["bank"].values()))
        assert seen["development_left"] == [view["development_left"]]
        assert seen["points"] == [view["scores"][seat]]
        for row in seen["seats"]:
            who = (seat + row["row"]) % game.players
            assert row["cards"] == view["hands"][who]["count"]
            assert row["public_points"] == view["public_points"][who]
            assert row["knights"] == view["knights"][who]
            assert row["road_length"] == view["road_lengths"][who]
        assert len([1 for row in seen["roads"] for one in row if one]) == len(view["roads"])
        assert len([1 for row in seen["cities"] for one in row if one]) == len(view["cities"])


def test_writing_over_an_old_observation_leaves_nothing_of_it():
    first, second = (walk(tilefolk.get("hunters"), seed, steps).game for seed, steps in ((1, 250), (2, 20)))
    encoder = encoder_for(first)
    out = encoder.observe(first, 0)
    encoder.write(second, 0, out)
    assert np.array_equal(out, encoder_for(second).observe(second, 0))


def test_a_wrong_array_or_seat_is_refused():
    game = tilefolk.get("hunters").new(2)
    encoder = encoder_for(game)
    with pytest.raises(ValueError, match="numbers"):
        encoder.write(game, 0, np.zeros(3, np.float32))
    with pytest.raises(ValueError, match="seat"):
        encoder.observe(game, 2)


@pytest.mark.parametrize("name", ["hunters", "mayflower", "catan"])
def test_the_documentation_tells_the_layout(name):
    """The tables of docs/environments.md are those of the code, and so is the version."""
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert encoder_for(tilefolk.get(name).new(2)).layout.table() in page
    assert re.search(rf"version \*\*{ENCODING_VERSION}\*\*", page)
