"""Winning turns of Catan: the exact look at one's own turn finds them, and master plays them."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots.catan_wins import most_points, winning_turn
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names

SPEC = tilefolk.get("catan")


def turns(seed):
    """Every decision of the player on turn in a game between hard bots."""
    game = SPEC.new(4, {"offers": "none"})
    chance = Rng(seed)
    table = [bots.make("hard", SPEC, seed * 31 + seat) for seat in range(4)]
    while not game.is_over:
        if game.is_chance:
            game.apply_trusted(game.sample_chance(chance))
            continue
        seat = game.to_move
        if game.turn == seat:
            yield game.copy(), seat
        game.apply_trusted(table[seat].choose(game, seat))


@pytest.fixture(scope="module")
def found():
    """Positions with a winning turn, the last of each turn that has one."""
    wins = {}
    for seed in range(3000, 3008):
        for game, seat in turns(seed):
            way = winning_turn(game, seat)
            if way:
                wins.setdefault((seed, game.turns), (game, seat, way))
    return list(wins.values())


def test_the_way_that_is_found_wins(found):
    assert len(found) > 5
    for game, seat, way in found:
        after = game.copy()
        for action in way:
            assert not after.is_over
            assert after.to_move == seat
            after.apply(action)
        assert after.winners() == [seat]


def test_some_ways_are_long(found):
    """Those are what looking one action ahead misses."""
    assert max(len(way) for _, _, way in found) > 3


def test_master_wins_where_it_can_even_if_it_hardly_thinks(found):
    for game, seat, _ in found:
        bot = bots.make("master", SPEC, 1, iterations=1)
        played = game.copy()
        while not played.is_over:
            assert played.to_move == seat
            played.apply(bot.choose(played, seat))
        assert played.winners() == [seat]


def test_a_hint_tells_the_whole_winning_turn(found):
    for game, seat, way in found:
        first, *_ = bots.hint(game, seat, 2, iterations=16)
        assert first["action"] == way[0]
        assert first["win_share"] == 1.0
        assert len(first["turn"]) == len(way)


def test_no_win_is_promised_that_there_is_not():
    asked = 0
    for game, seat in turns(3001):
        if most_points(game, seat) < names.WINNING_POINTS:
            assert winning_turn(game, seat) == []
            asked += 1
    assert asked > 50


def test_whoever_can_win_with_the_next_build_may_reach_enough_points():
    """The bound that spares looking is never too low."""
    checked = 0
    for game, seat in turns(3002):
        for action in game.legal():
            after = game.copy()
            after.apply(action)
            if after.is_over:
                assert most_points(game, seat) >= names.WINNING_POINTS
                checked += 1
    assert checked


def test_games_without_such_a_look_know_no_winning_turn():
    match = tilefolk.start("hunters", players=2, seed=1)
    assert evaluator_of("hunters").winning_turn(match.game, 0) == []
