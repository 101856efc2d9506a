"""Catan's evaluation: what is kept between positions is right, and the play that follows is sensible."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of, weight_sets
from tilefolk.core.rng import Rng
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import GEOMETRY
from tilefolk.games.catan.names import GRAIN, ORE, WOOL

FAR_ON = 6
"""As in ``catan_offers``."""


def decisions(seed, name="hard", players=4, options=None):
    """Every decision of a game between bots: the position and what was chosen."""
    spec = tilefolk.get("catan")
    game = spec.new(players, options)
    chance = Rng(seed)
    table = [bots.make(name, spec, seed * 10 + seat) for seat in range(players)]
    while not game.is_over:
        if game.is_chance:
            game.apply_trusted(game.sample_chance(chance))
            continue
        action = table[game.to_move].choose(game, game.to_move)
        yield game, action
        game.apply(action)


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 3)])
def test_what_is_kept_is_what_would_be_found_anew(seed, players):
    """The evaluation judges only what changed since the position before; nothing may be forgotten."""
    kept = evaluator_of("catan")
    judged = 0
    for number, (game, _) in enumerate(decisions(seed, players=players)):
        if number % 5:
            continue
        kept.prepare(game)
        for action in game.legal():
            after = game.copy()
            after.apply(action)
            fresh = evaluator_of("catan")
            fresh.prepare(after)
            assert kept.values(after) == fresh.values(after)
            judged += 1
    assert judged > 300


def test_shares_of_wins_are_shares():
    evaluator = evaluator_of("catan")
    for game, _ in decisions(3):
        evaluator.prepare(game)
        rewards = evaluator.rewards(game)
        assert sum(rewards) == pytest.approx(1.0)
        assert min(rewards) >= 0.0
    evaluator.prepare(game)
    assert evaluator.rewards(game)[game.winners()[0]] > 0.99


def test_hard_never_sends_the_robber_to_itself():
    moved = 0
    for seed in range(4):
        for game, action in decisions(seed, options={"offers": "none"}):
            if game.phase == names.PHASE_MOVE_ROBBER:
                corners = GEOMETRY.hex_intersections[actions.payload_of(action)]
                assert not any(game.buildings[game.turn] >> corner & 1 for corner in corners)
                moved += 1
    assert moved > 20


def with_hand(game, hand):
    """The same position, with this hand for the player on turn."""
    snapshot = game.snapshot()
    seat = game.turn
    for kind, number in enumerate(hand):
        snapshot["bank"][kind] += snapshot["hand"][seat][kind] - number
        snapshot["hand"][seat][kind] = snapshot["known_hand"][seat][kind] = number
    changed = game.copy()
    changed.restore(snapshot)
    return changed


def test_hard_trades_for_the_card_that_a_city_lacks_and_builds_it():
    spec = tilefolk.get("catan")
    bot = bots.make("hard", spec, 1)
    tried = 0
    for game, _ in decisions(6, options={"offers": "none"}):
        seat = game.turn
        settlements = game.buildings[seat] & ~game.cities
        if game.phase != names.PHASE_MAIN or game.has_built or not settlements or game.cities_left[seat] == 0:
            continue
        hand = [0] * 5
        hand[WOOL], hand[GRAIN], hand[ORE] = game.rate[seat][WOOL], 2, 2
        before = with_hand(game, hand)
        if min(before.bank) <= 0:
            continue
        before.apply(bot.choose(before, seat))
        assert before.hand[seat][ORE] == 3
        action = bot.choose(before, seat)
        assert spec.describe(before, action)["type"] == "city"
        tried += 1
    assert tried > 10


def accepts(game, changes):
    """Whether who is asked takes the open offer, with some weights changed."""
    evaluator = evaluator_of("catan", weight_sets("catan")["tuned"] | changes)
    evaluator.prepare(game)
    action, _ = max(Policy(evaluator, game).rank(game, game.to_move), key=lambda entry: entry[1])
    return actions.tag_of(action) == names.ACT_ACCEPT


def test_whoever_grudges_others_their_gain_takes_fewer_offers():
    """And what only weighs for who is far on changes nothing before."""
    taken, grudging, near_winning = 0, 0, 0
    for seed in range(3):
        for game, _ in decisions(seed):
            if game.phase != names.PHASE_OFFER or game.to_move == game.turn:
                continue
            usual = accepts(game, {})
            taken += usual
            grudging += accepts(game, {"deal_rival": 2.0})
            changed = accepts(game, {"deal_leader": 2.0}) != usual
            assert not changed or max(game.scores()) > FAR_ON
            near_winning += changed
    assert taken > 30
    assert grudging < taken / 2
    assert near_winning > 0


def test_a_table_plays_a_whole_game_in_one_call():
    spec = tilefolk.get("catan")
    game, again = spec.new(4), spec.new(4)
    for one in (game, again):
        decided = OnePlyGame([evaluator_of("catan")] * 4, one, 7).play(one, Rng(5), 20_000)
        assert one.is_over
        assert decided > 100
    assert game == again
    short = spec.new(4)
    assert OnePlyGame([evaluator_of("catan")] * 4, short, 7).play(short, Rng(5), 10) == 10
    assert not short.is_over
