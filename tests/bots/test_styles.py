"""Styles: hard players of Catan who overrate something, so that there is a mixed pool to measure against."""

from __future__ import annotations

import json

import pytest

import tilefolk
from benchmarks import pool
from tilefolk import bots
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.weights import DATA, styles, weight_sets
from tilefolk.core.rng import Rng

SPEC = tilefolk.get("catan")


def test_a_style_changes_weights_that_there_are():
    told = json.loads((DATA / "styles.json").read_text("utf-8"))
    assert set(told["factors"]["catan"]) == set(styles("catan"))
    for style, factors in told["factors"]["catan"].items():
        tuned, changed = weight_sets("catan")["tuned"], weight_sets("catan")[style]
        for name in tuned:
            assert changed[name] == pytest.approx(factors.get(name, 1.0) * tuned[name])


def test_a_style_plays_another_game_than_hard():
    def reached(name):
        """Roads in line and knights played at a whole table of a style, in some games."""
        lines = knights = 0
        for seed in range(4):
            game = SPEC.new(4, {"offers": "none"})
            chance = Rng(seed)
            table = [bots.make(name, SPEC, seat) for seat in range(4)]
            while not game.is_over:
                if game.is_chance:
                    game.apply_trusted(game.sample_chance(chance))
                else:
                    game.apply_trusted(table[game.to_move].choose(game, game.to_move))
            lines, knights = lines + sum(game.road_length), knights + sum(game.knights)
        return lines, knights

    lines, knights = reached("hard")
    assert reached("hard:roads")[0] > lines
    assert reached("hard:army")[1] > knights


@pytest.mark.parametrize("name", ["hard:nonsense", "nobody:roads", "hard:tuned"])
def test_an_unknown_style_is_refused_and_the_known_are_told(name):
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, SPEC, 1)
    assert "hard:roads" in refused.value.params["known"]


def test_a_game_without_styles_has_none():
    assert styles("hunters") == ()
    with pytest.raises(UnknownBot):
        bots.make("hard:roads", tilefolk.get("hunters"), 1)


def test_the_table_of_a_pool_rates_whoever_wins_more_higher():
    shares = {(0, 1): 0.5, (1, 0): 0.1, (0, 2): 0.7, (2, 0): 0.05, (1, 2): 0.3, (2, 1): 0.2}
    first, second, third = pool.ratings(3, 4, 100, shares)
    assert first > second > third
    told = pool.table(["a", "b", "c"], 4, 100, shares)
    assert "| a | – | 50.0 | 70.0 | 60.0 |" in told


def test_even_tables_rate_evenly():
    """Alone against three of the same strength a quarter is even."""
    first, second = pool.ratings(2, 4, 1000, {(0, 1): 0.25, (1, 0): 0.25})
    assert first == pytest.approx(second, abs=1)
