"""What was learnt of Catan: the network judges positions for master, and foretells winners better than the hand."""

from __future__ import annotations

import math
import pickle

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots import names
from tilefolk.bots.catan_learned import LearnedCatanEvaluator
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.trained import learned
from tilefolk.bots.weights import DATA, evaluator_of, level_settings, weight_sets
from tilefolk.core.rng import Rng
from tilefolk.games.catan.names import PHASE_BEFORE_ROLL

WHOLE_GAME = 10_000
NOTHING_LEARNT = {"strength": [0.0] * (names.SEAT_FACTS + 2) + [0.0]}


def shipped() -> LearnedCatanEvaluator:
    return learned(DATA / level_settings()["games"]["catan"]["master"]["learned"], "catan")


def shares(evaluator, game):
    """What each seat may hope for."""
    evaluator.prepare(game)
    return evaluator.rewards(game)


def begun(seed: int, decisions: int, players: int = 4):
    """A game of hard players at the beginning of a turn, its luck and its players."""
    game = tilefolk.get("catan").new(players, {"offers": "none"})
    luck, table = Rng(seed), OnePlyGame([evaluator_of("catan")] * players, game, seed)
    table.play(game, luck, decisions)
    while not game.is_over and game.phase != PHASE_BEFORE_ROLL:
        table.play(game, luck, 1)
        table.play(game, luck, 0)
    return game, luck, table


def test_master_is_judged_by_it_and_hard_is_not():
    spec = tilefolk.get("catan")
    assert isinstance(bots.make("master", spec, 1).evaluator, LearnedCatanEvaluator)
    assert not isinstance(bots.make("hard", spec, 1).evaluator, LearnedCatanEvaluator)
    assert not isinstance(bots.make("master:roads", spec, 1).evaluator, LearnedCatanEvaluator)


def test_single_actions_are_judged_by_hand():
    game, _, _ = begun(1, 80)
    network, hand = shipped(), evaluator_of("catan")
    network.prepare(game)
    hand.prepare(game)
    assert network.values(game) == hand.values(game)


def test_facts_tell_a_seat_from_the_others():
    game, _, _ = begun(2, 90)
    told = shipped().facts(game)
    assert len(told) == 4
    assert {len(facts) for facts in told} == {names.SEAT_FACTS}
    for seat, facts in enumerate(told):
        assert facts[names.FACT_POINTS] == pytest.approx(game.scores()[seat] / 10)
        assert facts[names.FACT_CARDS] == pytest.approx(sum(game.hand[seat]) / 10)
        before = facts[names.FACT_TURNS_BEFORE : names.FACT_TURNS_BEFORE + 4]
        assert before.index(1.0) == (seat - game.turn) % 4
        others = [game.scores()[other] for other in range(4) if other != seat]
        assert facts[names.FACT_POINTS_OF_BEST] == pytest.approx(max(others) / 10)


@pytest.mark.parametrize("players", [3, 4])
def test_facts_tell_of_every_other_seat_the_strongest_first(players):
    game, _, _ = begun(8, 100, players)
    for seat, facts in enumerate(shipped().facts(game)):
        places = [names.FACT_OTHERS + rank * names.OTHER_FACTS for rank in range(names.OTHERS_MAX)]
        others = [facts[at : at + names.OTHER_FACTS] for at in places]
        told = others[: players - 1]
        worths = [other[names.OTHER_WORTH] for other in told]
        assert worths == sorted(worths, reverse=True)
        before = [round(3 * other[names.OTHER_TURNS_BEFORE] + game.turn) % players for other in told]
        assert sorted(before) == [other for other in range(players) if other != seat]
        for other, number in zip(told, before, strict=True):
            assert other[names.OTHER_POINTS] == pytest.approx(game.scores()[number] / 10)
            assert other[names.OTHER_CARDS] == pytest.approx(sum(game.hand[number]) / 10)
            assert other[names.OTHER_KNIGHTS] == pytest.approx(game.knights[number] / 5)
        assert not any(map(any, others[players - 1 :]))


@pytest.mark.parametrize("players", [3, 4])
def test_shares_add_up_and_know_nothing_before_learning(players):
    game, _, _ = begun(3, 100, players)
    foretold = shares(shipped(), game)
    assert sum(foretold) == pytest.approx(1.0)
    assert max(foretold) - min(foretold) > 0.01
    untaught = LearnedCatanEvaluator(weight_sets("catan")["tuned"], NOTHING_LEARNT)
    assert shares(untaught, game) == pytest.approx([1 / players] * players)


def test_the_winner_of_a_finished_game_is_certain():
    game, luck, table = begun(4, 100)
    table.play(game, luck, WHOLE_GAME)
    assert shares(shipped(), game)[game.winners()[0]] > 0.99


def test_it_survives_being_sent_to_another_process():
    game, _, _ = begun(5, 100)
    assert shares(pickle.loads(pickle.dumps(shipped())), game) == shares(shipped(), game)


def test_it_foretells_winners_better_than_the_evaluation_by_hand():
    """In games that nobody learnt from, at their middle: the mean of minus the logarithm of the winner's share."""
    network, hand, losses = shipped(), evaluator_of("catan"), []
    for seed in range(9000, 9120):
        game, luck, table = begun(seed, 110)
        if game.is_over:
            continue
        foretold, judged = shares(network, game), shares(hand, game)
        table.play(game, luck, WHOLE_GAME)
        for winner in game.winners():
            losses.append((math.log(foretold[winner]), math.log(judged[winner])))
    assert sum(one - other for one, other in losses) / len(losses) > 0.03


def test_positions_are_not_compared_while_somebody_discards():
    """A rollout stops where our turn begins, not at our discard for another's seven."""
    settings = bots.make("master", tilefolk.get("catan"), 1).settings
    assert settings.horizon > 0
    game, _, _ = begun(6, 80)
    evaluator = shipped()
    assert evaluator.is_at_rest(game, game.turn)
    assert not evaluator.is_at_rest(game, (game.turn + 1) % 4)
    game.apply(game.legal()[0])
    assert not evaluator.is_at_rest(game, game.turn)
