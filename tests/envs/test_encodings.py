"""Observations and masks: nothing legal is lost, nothing hidden is told, everything can be read back."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.strategies import Reached, positions, random_step, walk
from tilefolk.core.rng import Rng
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.layout import ENCODING_VERSION
from tilefolk.envs.legal_indices import is_legal_index, legal_indices
from tilefolk.games import NAMES
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
@settings(max_examples=40, deadline=None)
def test_legal_indices_are_those_of_the_mask(reached: Reached):
    game = reached.game
    marked = np.flatnonzero(encoder_for(game).mask(game, game.to_move)).tolist()
    assert legal_indices(game) == marked
    assert [index for index in range(game.index_count) if is_legal_index(game, index)] == marked
    assert not any(is_legal_index(game, strange) for strange in (-1, game.index_count, 2**70, 0.5, "0", None))


@given(positions(longest=600))
@settings(max_examples=80, deadline=None)
def test_observations_are_within_their_space(reached: Reached):
    encodings = ["full"] if reached.game.name == "catan" else ["full", "compact"]
    for encoding in encodings:
        encoder = encoder_for(reached.game, encoding)
        low, high = encoder.layout.bounds
        for seat in range(reached.game.players):
            seen = encoder.observe(reached.game, seat)
            assert seen.shape == (encoder.layout.size,)
            assert seen.dtype == encoder.dtype
            assert (seen >= low).all()
            assert (seen <= high).all()


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
            for side, need in zip("nesw", game.needs_at(token["x"], token["y"]), strict=True):
                needs = [key for key, value in token.items() if value and key.startswith(f"{side}_needs_")]
                assert len(needs) == (need is not None)


BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


@given(positions(("hunters", "mayflower"), longest=250), st.integers(0, 4))
@settings(max_examples=60, deadline=None)
def test_compact_numbers_are_those_of_the_game_scaled(reached: Reached, seat: int):
    game = reached.game
    seat %= game.players
    encoder = encoder_for(game, "compact")
    full = encoder_for(game)
    seen, whole = encoder.observe(game, seat), full.layout.scaled(full.observe(game, seat))
    for field in ("phase", "seat", "on_turn", "scores", "supply", "deck_left", "deck", "tile_sides"):
        parts = (encoder.layout.part(seen, field), full.layout.part(whole, field))
        assert parts[0] == pytest.approx(parts[1]), field
    squares = game.frontier_squares()
    slots = encoder.layout.part(seen, "slots")[: len(squares)]
    assert slots[:, :3] == pytest.approx(np.array([(1, x / 16, y / 16) for x, y in squares]).reshape(-1, 3))
    filled = [sum(game.tile_at(x + dx, y + dy) is not None for dx, dy in BESIDE) / 4 for x, y in squares]
    assert slots[:, 3] == pytest.approx(filled)
    if encoder.layout.part(seen, "phase")[1]:
        indices = np.array([game.index_of(action) for action in game.legal()])
        assert slots[:, 4] == pytest.approx(np.bincount(indices // 4, minlength=len(squares)) / 4)


STRANDS = ("left", "middle", "right")


@given(positions(("hunters", "mayflower"), longest=250), st.integers(0, 4))
@settings(max_examples=60, deadline=None)
def test_features_are_those_of_the_game(reached: Reached, seat: int):
    """Every feature of the board has its row, with all that the game tells of it, and there are no others."""
    game = reached.game
    seat %= game.players
    encoder = encoder_for(game)
    rows = {row.pop("row"): row for row in encoder.decode(encoder.observe(game, seat))["features"]}
    assert sorted(rows) == game.roots()
    for root, row in rows.items():
        feature = game.feature(root)
        figures = [feature["figures"][(seat + k) % game.players] for k in range(game.players)]
        owners = game.owners_of(root) if any(figures) else []
        goods = game.table.goods[game.table.types.index(feature["type"])]
        assert [word for word in game.table.types if row[word]] == [feature["type"]]
        assert row["open_ends"] == feature["open"]
        assert row["value"] == game.value_of(root)
        assert [row[key] for key in ("mine", "next_1", "next_2", "next_3", "next_4")][
            : game.players
        ] == figures
        assert row["owned"] == (seat in owners) - bool(set(owners) - {seat})
        assert [row[f"good_{i}"] for i in range(len(goods))] == [feature["goods"].get(g, 0) for g in goods]


@given(positions(("hunters", "mayflower"), longest=250))
@settings(max_examples=40, deadline=None)
def test_tokens_name_the_features_that_meet_their_square(reached: Reached):
    """Left, middle and right at each side, as seen from the square, clockwise."""
    game = reached.game
    encoder = encoder_for(game)
    for token in encoder.decode(encoder.observe(game, 0))["slots"]:
        for side, opposite, dx, dy in (
            ("n", "s", 0, -1),
            ("e", "w", 1, 0),
            ("s", "n", 0, 1),
            ("w", "e", -1, 0),
        ):
            tile = game.tile_at(token["x"] + dx, token["y"] + dy)
            named = [token[f"{side}_{strand}"] for strand in STRANDS]
            strands = None
            if tile is not None:
                *_, kind, rotation = game.tile(tile)
                strands = game.table.tile_set.kinds[kind].turned(rotation)[opposite]
            if strands is None:
                assert named == [0, 0, 0]
                continue
            roots = [game.root_of(game.piece(tile, zone)) + 1 for zone in reversed(strands)]
            assert named == (roots if len(set(strands)) > 1 else [0, roots[1], 0])


@given(positions(("hunters", "mayflower"), longest=250), st.integers(0, 4))
@settings(max_examples=60, deadline=None)
def test_tile_and_settlers_are_those_of_the_game(reached: Reached, seat: int):
    game = reached.game
    seat %= game.players
    encoder = encoder_for(game)
    seen = encoder.decode(encoder.observe(game, seat))
    laid = game.last_laid
    kind = game.drawn_kind if laid is None else game.tile(laid)[2]
    assert [number for number, here in enumerate(seen["tile"]) if here] == ([] if kind is None else [kind])
    assert len(seen["zones"]) == (0 if kind is None else len(game.table.tile_set.kinds[kind].zones))
    for zone in seen["zones"]:
        assert zone[game.table.zone_type_of(kind, zone["row"])] == 1
        root = None if laid is None else game.root_of(game.piece(laid, zone["row"]))
        assert zone["feature"] == (0 if root is None else root + 1)
        assert zone["complete"] == (root is not None and game.is_complete(root))
    assert seen["scores"][: game.players] == [
        game.score((seat + k) % game.players) for k in range(game.players)
    ]
    if "settlers" in seen:
        settlers = [
            ((who - seat) % game.players, *game.piece_cell(piece)[:2], game.root_of(piece) + 1)
            for who, _, piece in game.figures_standing()
        ]
        told = [(row["row"] // 5, row["x"], row["y"], row["feature"]) for row in seen["settlers"]]
        assert told == sorted(settlers)


def test_references_can_be_followed_for_many_games_at_once():
    game = walk(tilefolk.get("hunters"), 3, 80).game
    layout = encoder_for(game).layout
    seen = np.stack([encoder_for(game).observe(game, seat) for seat in (0, 1)])
    features, slots = layout.part(seen, "features"), layout.part(seen, "slots")
    named = layout.named(features, slots[:, :, [7, 14]])
    assert named.shape == (2, 212, 2, 20)
    for place in np.ndindex(2, 212, 2):
        reference = slots[place[0], place[1], [7, 14][place[2]]]
        expected = features[place[0], reference - 1] if reference else np.zeros(20)
        assert np.array_equal(named[place], expected)


def test_scaled_observations_are_small_and_lose_nothing():
    for name in ("hunters", "mayflower", "catan"):
        game = walk(tilefolk.get(name), 3, 150).game
        encoder = encoder_for(game)
        seen = encoder.observe(game, 0)
        scaled = encoder.layout.scaled(seen)
        assert scaled.dtype == np.float32
        assert np.abs(scaled).max() <= 20
        assert np.array_equal(np.rint(scaled / encoder.layout.scales), seen)


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
    xs, ys = zip(*(game.tile(tile)[:2] for tile in range(game.tile_count)), strict=True)
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
        assert seen["hand"] == list(view["hands"][seat]["cards"].values())
        assert seen["bank"] == list(view["bank"].values())
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


def test_catan_tells_what_a_careful_player_knows_of_hands():
    """Every seat is told the cards that all who watched must know of: all of a hand until a theft hides one."""
    doubtful = certain = 0
    for seed in range(12):
        game = walk(tilefolk.get("catan"), seed, 500).game
        encoder = encoder_for(game)
        for seat in range(game.players):
            rows = encoder.decode(encoder.observe(game, seat))["known"]
            for row in rows:
                if row["row"] >= game.players:
                    continue
                who = (seat + row.pop("row")) % game.players
                held = [h + laid for h, laid in zip(game.hand[who], game.laid_aside[who], strict=True)]
                assert list(row.values()) == list(game.known_hand[who])
                assert all(known <= there for known, there in zip(row.values(), held, strict=True))
                doubtful += sum(row.values()) < sum(held)
                certain += sum(row.values()) == sum(held) > 0
    assert doubtful > 5
    assert certain > 5


def test_writing_over_an_old_observation_leaves_nothing_of_it():
    first, second = (walk(tilefolk.get("hunters"), seed, steps).game for seed, steps in ((1, 250), (2, 20)))
    encoder = encoder_for(first)
    out = encoder.observe(first, 0)
    encoder.write(second, 0, out)
    assert np.array_equal(out, encoder_for(second).observe(second, 0))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_over_an_observation_of_the_same_game_is_as_written_anew(name):
    game, random = tilefolk.get(name).new(3), Random(3)
    encoder = encoder_for(game)
    seen, trace = np.zeros(encoder.size, np.int16), encoder.new_trace()
    for step in range(400):
        if game.is_over:
            break
        game.apply(random_step(game, random))
        observer = step // 7 % 3
        encoder.write(game, observer, seen, trace)
        assert np.array_equal(seen, encoder.observe(game, observer))


def test_a_wrong_array_or_seat_is_refused():
    game = tilefolk.get("hunters").new(2)
    encoder = encoder_for(game)
    with pytest.raises(ValueError, match="numbers"):
        encoder.write(game, 0, np.zeros(3, np.int16))
    with pytest.raises(ValueError, match="trace"):
        encoder.write(game, 0, np.zeros(encoder.size, np.int16), np.zeros(3, np.int16))
    with pytest.raises(ValueError, match="trace"):
        encoder.write(game, 0, np.zeros(encoder.size, np.int16), np.zeros(encoder.trace_size, np.int8))
    with pytest.raises(ValueError, match="numbers"):
        encoder.write(game, 0, np.zeros(encoder.size, np.float32))
    for strange in (np.zeros((encoder.size, 1), np.int16), np.zeros(2 * encoder.size, np.int16)[::2]):
        with pytest.raises(ValueError, match=r"numbers|contiguous|one piece"):
            encoder.write(game, 0, strange)
    locked = np.zeros(encoder.size, np.int16)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match=r"read-only|written"):
        encoder.write(game, 0, locked)
    with pytest.raises(ValueError, match="seat"):
        encoder.observe(game, 2)


@pytest.mark.parametrize("name", ["hunters", "mayflower", "catan"])
def test_the_documentation_tells_the_layout(name):
    """The tables of docs/environments.md are those of the code, and so is the version."""
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert encoder_for(tilefolk.get(name).new(2)).layout.table() in page
    assert re.search(rf"version \*\*{ENCODING_VERSION}\*\*", page)
