"""What was learnt of the tile games: a network corrects, for master, what seats may expect in the end."""

from __future__ import annotations

import json
import pickle
from statistics import fmean

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots import names
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.policy import Policy
from tilefolk.bots.trained import learned
from tilefolk.bots.weights import DATA, evaluator_of, level_settings
from tilefolk.core.rng import Rng

GAMES = ["hunters", "mayflower"]
WHOLE_GAME = 10_000
NOTHING_LEARNT = [0.0] * (names.TILE_FACTS + 2) + [0.0]
"""A network of one unit that corrects nothing."""


def file_of(game):
    return DATA / level_settings()["games"][game]["master"]["learned"]


def shipped(game):
    return learned(file_of(game), game)


def begun(name, seed, decisions, players=2):
    """A game of hard players after so many decisions, its luck and its players."""
    game = tilefolk.get(name).new(players)
    luck, table = Rng(seed), OnePlyGame([evaluator_of(name)] * players, game, seed)
    table.play(game, luck, decisions)
    table.play(game, luck, 0)
    return game, luck, table


def shares(evaluator, game):
    """What each seat may hope for."""
    evaluator.prepare(game)
    return evaluator.rewards(game)


@pytest.mark.parametrize("game", GAMES)
def test_master_is_judged_by_it_and_hard_is_not(game):
    spec = tilefolk.get(game)
    assert bots.make("master", spec, 1).evaluator.network
    assert not bots.make("hard", spec, 1).evaluator.network


@pytest.mark.parametrize("game", GAMES)
def test_single_actions_are_judged_by_hand(game):
    position, _, _ = begun(game, 1, 30)
    rankings = []
    for evaluator in (shipped(game), evaluator_of(game)):
        evaluator.prepare(position)
        rankings.append(Policy(evaluator, position).rank(position, position.to_move))
    assert rankings[0] == rankings[1]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_facts_tell_a_seat_from_the_others(game, players):
    position, _, _ = begun(game, 2, 40, players)
    by_hand, facts = shipped(game).leaf_facts(position)
    assert len(by_hand) == len(facts) == players
    for seat, told in enumerate(facts):
        assert len(told) == names.TILE_FACTS
        assert told[names.TILE_SCORE] == pytest.approx(position.scores()[seat] / 50)
        assert told[names.TILE_WORTH] == pytest.approx(by_hand[seat] / 50)
        best = max(by_hand[other] for other in range(players) if other != seat)
        assert told[names.TILE_LEAD] == pytest.approx((by_hand[seat] - best) / 20)
        assert told[names.TILE_ON_TURN] == (1.0 if seat == position.to_move else 0.0)
        assert told[names.TILE_LEFT] == pytest.approx(position.deck_size(0) / 50)
        placed = names.FIRST_FIGURES - round(4 * told[names.TILE_IN_HAND])
        standing = sum(told[zone * names.ZONE_FACTS + names.ZONE_FIGURES] for zone in range(names.ZONE_TYPES))
        assert standing >= placed


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("game", GAMES)
def test_shares_add_up_and_are_those_of_the_points_before_learning(game, players):
    position, _, _ = begun(game, 3, 50, players)
    assert sum(shares(shipped(game), position)) == pytest.approx(1.0)
    untaught = type(shipped(game))(
        evaluator_of(game).values_by_name, {"points": NOTHING_LEARNT, "spread": [5.0, 5.0]}
    )
    untaught.prepare(position)
    points, foretold = untaught.values(position), shares(untaught, position)
    assert sorted(range(players), key=points.__getitem__) == sorted(range(players), key=foretold.__getitem__)


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_of_a_finished_game_counts_and_a_little_the_lead(game):
    position, luck, table = begun(game, 4, 50)
    table.play(position, luck, WHOLE_GAME)
    assert shares(shipped(game), position) == shares(evaluator_of(game), position)


@pytest.mark.parametrize("game", GAMES)
def test_it_survives_being_sent_to_another_process(game):
    position, _, _ = begun(game, 5, 40)
    again = pickle.loads(pickle.dumps(shipped(game)))
    assert shares(again, position) == shares(shipped(game), position)


@pytest.mark.parametrize("game", GAMES)
def test_it_foretells_points_better_than_the_evaluation_by_hand(game):
    """In games that nobody learnt from, in their second half: the squared error of the lead."""
    network, errors = shipped(game), []
    for seed in range(9000, 9400):
        position, luck, table = begun(game, seed, 120)
        if position.is_over:
            continue
        by_hand, _ = network.leaf_facts(position)
        corrected = network.expected(position)
        table.play(position, luck, WHOLE_GAME)
        truth = position.scores()
        lead = truth[0] - truth[1]
        errors.append([(points[0] - points[1] - lead) ** 2 for points in (by_hand, corrected)])
    assert fmean(hand for hand, _ in errors) > fmean(corrected for _, corrected in errors)


def test_a_file_that_teaches_nothing_or_another_game_is_refused(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "hunters", "weights": "tuned", "guesses": []}))
    with pytest.raises(UnknownBot):
        learned(file, "hunters")
    with pytest.raises(UnknownBot):
        learned(file_of("hunters"), "mayflower")
