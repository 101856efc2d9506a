"""Who looks to the end of the turn: what it chooses is found again step by step, and it plays better than hard."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots import names
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.rng import Rng

WHOLE_GAME = 20_000
A_POINT_BY_HAND = 0.01
"""As in ``turn_policy``."""


def judge(name):
    """What master has learnt of a game."""
    return bots.make("master", tilefolk.get(name), 1, iterations=1).evaluator


def ranked(evaluator, game, seat, most):
    """The best actions at first sight, and the lead that each brings."""
    found = Policy(evaluator, game).rank(game, seat)
    return sorted(found, key=lambda entry: -entry[1])[:most]


def after(game, action):
    """The position after an action."""
    again = game.copy()
    again.apply(action)
    return again


def worths_of_starts(evaluator, game):
    """What the turn is worth by its first action, with everything written out."""
    seat, worths = game.to_move, {}
    for start, start_lead in ranked(evaluator, game, seat, names.TURN_STARTS):
        ahead = game.copy()
        ahead.apply_trusted(start)
        ends = [(ahead, start_lead)]
        if not ahead.is_over and not ahead.is_chance and ahead.to_move == seat:
            ends = []
            for follow, lead in ranked(evaluator, ahead, seat, names.TURN_FOLLOWS):
                end = ahead.copy()
                end.apply_trusted(follow)
                while not end.is_over and not end.is_chance and end.to_move == seat:
                    end.apply_trusted(ranked(evaluator, end, seat, 1)[0][0])
                ends.append((end, lead))
        worths[start] = max(evaluator.rewards(end)[seat] + A_POINT_BY_HAND * lead for end, lead in ends)
    return worths


@pytest.mark.parametrize(("name", "players"), [("hunters", 2), ("mayflower", 2), ("mayflower", 3)])
def test_it_begins_the_turn_that_ends_best(name, players):
    evaluator, luck = judge(name), Rng(7)
    game = tilefolk.get(name).new(players)
    table = OnePlyGame([evaluator] * players, game, 1, [True] * players)
    other_choices = 0
    for _ in range(40):
        table.play(game, luck, 0)
        evaluator.prepare(game)
        worths = worths_of_starts(evaluator, game)
        by_hand = ranked(evaluator, game, game.to_move, 1)[0][0]
        ends = [(action, after(game, action)) for action in worths]
        table.play(game, luck, 1)
        chosen = next(action for action, end in ends if end == game)
        assert len(worths) == 1 or worths[chosen] == pytest.approx(max(worths.values()))
        other_choices += chosen != by_hand
    assert other_choices >= 3


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_it_plays_better_than_who_looks_one_action_ahead(name):
    """300 games by the same draws from both seats: five standard errors would be ten per cent of lead."""
    learned, hard, lead = judge(name), evaluator_of(name), 0
    for number in range(300):
        game = tilefolk.get(name).new(2)
        seats = [learned, hard] if number % 2 else [hard, learned]
        OnePlyGame(seats, game, 1, [seat is learned for seat in seats]).play(
            game, Rng(60_000 + number // 2), WHOLE_GAME
        )
        scores = game.scores() if number % 2 else game.scores()[::-1]
        lead += scores[0] - scores[1]
    assert lead > 0
