"""The search: which actions it tries how often, when it stops, and how far it looks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tilefolk
from tilefolk.bots.evaluation import Sight
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of

ITERATIONS = 64
LONG = 1024
NEVER = 10_000
"""Moves of chance that no game has."""
NO_TRUST = 1e-9
"""What an action looks like at first counts for nothing once it was tried."""
FEW = 5
"""Actions of a decision that is soon clear."""


def decisions(game, players, count):
    """Decisions between a few actions, met on the way of the first legal actions."""
    found = []
    match = tilefolk.start(game, players=players, seed=3)
    while len(found) < count:
        legal = match.game.legal()
        if 1 < len(legal) <= FEW:
            found.append(match.game.copy())
        match.play(legal[-1])
    return found


def searched(game, position, iterations, until_clear=False):
    search = Search(evaluator_of(game), position, 7, SearchSettings(horizon=1))
    search.think(position, position.to_move, None, iterations, until_clear)
    return search


@pytest.mark.parametrize(("game", "players"), [("hunters", 2), ("mayflower", 3), ("catan", 4)])
def test_all_actions_in_question_are_tried_equally_often_and_the_worse_drop_out(game, players):
    for position in decisions(game, players, 3):
        first, second, *others = searched(game, position, ITERATIONS).best()
        assert first[2] >= second[2]
        assert abs(first[1] - second[1]) <= 1
        assert all(visits <= second[1] for _, visits, _, _ in others)
        assert sum(visits for _, visits, _, _ in (first, second, *others)) == ITERATIONS


def test_the_last_two_get_what_the_others_no_longer_need():
    position = next(position for position in decisions("hunters", 2, 9) if len(position.legal()) > 3)
    visits = [visits for _, visits, _, _ in searched("hunters", position, 4 * ITERATIONS).best()]
    assert sum(visits[:2]) > sum(visits[2:])


def test_a_search_that_stops_when_its_choice_is_clear_chooses_the_same():
    left_out = 0
    for position in decisions("hunters", 2, 6):
        short = searched("hunters", position, LONG, until_clear=True)
        left_out += LONG - short.iterations
        assert short.best()[0][0] == searched("hunters", position, LONG).best()[0][0]
    assert left_out > 0


def test_what_is_forced_needs_no_thought():
    match = tilefolk.start("catan", players=4, seed=3)
    while len(match.game.legal()) > 1:
        match.play(match.game.legal()[-1])
    assert match.game.legal()
    assert searched("catan", match.game, ITERATIONS, until_clear=True).iterations == 0


def first_share(far_horizon):
    """What one try of a first settlement brings."""
    game = tilefolk.start("catan", players=4, seed=3).game
    settings = SearchSettings(horizon=1, far_horizon=far_horizon, trust=NO_TRUST)
    search = Search(evaluator_of("catan"), game, 7, settings)
    search.think(game, game.to_move, None, 1)
    (share,) = [share for _, visits, share, _ in search.best() if visits]
    return share


def test_the_set_up_of_catan_is_played_to_the_end_and_judged_halfway():
    result = first_share(NEVER)
    assert result == pytest.approx(0.0, abs=0.01) or result == pytest.approx(1.0, abs=0.01)
    assert 0.01 < first_share(0) < 0.99
    assert 0.005 < abs(first_share(8) - result) < 0.495


def test_catan_looks_far_until_the_race_begins():
    match, sights = tilefolk.start("catan", players=4, seed=3), []
    evaluator = evaluator_of("catan")
    bot = tilefolk.bots.make("hard", match.spec, 1)
    while not match.game.is_over:
        sights.append((max(match.game.scores()), evaluator.sight(match.game)))
        match.play(bot.choose(match.game, match.game.to_move))
    assert [sight for _, sight in sights[:16]] == [Sight.TO_THE_END] * 16
    assert {sight for points, sight in sights[16:] if points < 7} == {Sight.FAR}
    assert {sight for points, sight in sights[16:] if points >= 7} == {Sight.NEAR}


def uncompiled(source):
    """What a program prints in the uncompiled engine, where a test can look at each part."""
    return subprocess.run(
        [sys.executable, "-c", source],
        env=os.environ | {"TILEFOLK_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


COUNTED = """
import tilefolk
from tilefolk.bots.hunters import HuntersEvaluator
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings

game = tilefolk.start("hunters", players=2, seed=3).game
counted = []


class Counting(HuntersEvaluator):
    def _recount(self, position):
        super()._recount(position)
        counted.append((position.deck_left[0], sum(self.left[kind] for kind in range(position.table.kinds))))


search = Search(Counting(tilefolk.bots.weights.weight_sets("hunters")["tuned"]), game, 7, SearchSettings(horizon=3))
search.think(game, game.to_move, None, 2)
print(sorted({game.deck_left[0] - left for left, _ in counted}))
print(all(left - in_deck <= game.deck_left[1] for in_deck, left in counted))
"""


def test_tiles_that_are_drawn_on_the_way_are_no_longer_counted_on():
    told = uncompiled(COUNTED)
    drawn, *fewer = told.splitlines()
    assert drawn.startswith("[0, 1, 2")
    assert fewer == ["True"]


RACED = """
from random import Random

from tilefolk.bots.candidates import Candidates

SURE, LUCKY, SAME = range(3)


def rounds_until_clear(kind, drops):
    dice, candidates = Random(1), Candidates()
    candidates._restart(drops)
    for node in (10, 11):
        candidates._add(node, node)
    for number in range(1, 401):
        luck = dice.gauss(0.5, 0.2)
        for _ in range(2):
            node = candidates._next()
            behind = {SURE: 0.02, LUCKY: 0.02 + dice.gauss(0.0, 0.5), SAME: 0.0}[kind]
            candidates._note(luck - behind if node == 11 else luck)
        candidates._close_round()
        for one in range(2):
            candidates.shares[one] = candidates.sums[one] / candidates.rounds
        candidates._drop_worst()
        if candidates.left == 1:
            return number, candidates.beginning_with(10)
    return None


print([rounds_until_clear(kind, True) for kind in (SURE, LUCKY, SAME)], rounds_until_clear(SURE, False))
"""


FORESEEN = """
import tilefolk
from tilefolk.bots.lucks import Lucks
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of

TRIES = 100
met = []


class Noting(Lucks):
    def _restart(self, luck):
        super()._restart(luck)
        met.append([])

    def _outcome(self):
        met[-1].append(super()._outcome())
        return met[-1][-1]


def longest_way(nodes, node):
    children, child = [], nodes[node].first
    while child > 0:
        children.append(longest_way(nodes, child))
        child = nodes[child].sibling
    return 1 + max(children, default=-1)


game = tilefolk.start("mayflower", players=2, seed=3).game
for scenarios in (True, False):
    search = Search(evaluator_of("mayflower"), game, 7, SearchSettings(horizon=4, width=2, scenarios=scenarios))
    search.lucks, met[:] = Noting(search.play), []
    search.think(game, game.to_move, None, TRIES)
    print(len({tuple(draws[:2]) for draws in met}), len({tuple(draws) for draws in met}), longest_way(search.tree.nodes, 0))
"""


def test_until_our_next_turn_chance_offers_few_scenarios_and_the_search_comes_further():
    """Fifty tries of either action meet 6 + 4 pairs of draws at most, and nearly always others later."""
    with_scenarios, without = uncompiled(FORESEEN).splitlines()
    pairs, draws, way = map(int, with_scenarios.split())
    all_pairs, all_draws, short_way = map(int, without.split())
    assert pairs <= 10 < all_pairs
    assert min(draws, all_draws) > 45
    assert way > short_way


def test_what_the_same_luck_can_not_explain_is_clear_at_once():
    """Always 0.02 behind is clear after 16 tries; 0.02 behind in the mean of very different tries is not."""
    assert uncompiled(RACED).strip() == "[(16, [(10, True)]), None, None] None"


def test_where_all_other_actions_look_hopeless_the_only_one_has_the_whole_policy():
    match = tilefolk.start("hunters", players=2, seed=3)
    bot, untried = tilefolk.bots.make("master", match.spec, 1, iterations=8), 0
    while not match.game.is_over:
        action = bot.choose(match.game, match.game.to_move)
        if len(match.game.legal()) > 1:
            assert sum(bot.estimate.policy.values()) == pytest.approx(1.0)
            untried += bot.search.iterations == 0
        match.play(action)
    assert untried > 0


COMPARED = """
import tilefolk
from tilefolk.bots import names
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of

TRIES = 120
game = tilefolk.start("hunters", players=2, seed=3).game
search = Search(evaluator_of("hunters"), game, 7, SearchSettings(horizon=2, width=3, compares_turns=True))
search.think(game, game.to_move, None, TRIES)
nodes, child = search.tree.nodes, search.tree.nodes[0].first
by_action, left, steps, visits = {}, [], set(), 0
while child > 0:
    turns = search.candidates.beginning_with(child)
    steps |= {"with a figure" if node != child else "without" for node, _ in turns}
    assert 1 <= len(turns) <= names.TURN_FOLLOWS
    assert all(nodes[node].visits >= 1 for node, _ in turns)
    assert sum(nodes[node].visits for node, _ in turns) == nodes[child].visits
    visits += nodes[child].visits
    left += [nodes[node].visits for node, is_left in turns if is_left]
    in_question = [search.tree._mean(node) for node, is_left in turns if is_left]
    if in_question:
        by_action[nodes[child].action] = max(in_question)
    child = nodes[child].sibling
assert max(left) - min(left) <= 1
best = search.best()
assert best[0][2] == max(by_action.values()) and by_action[best[0][0]] == best[0][2]
assert all(second[1] <= first[1] for first, second in zip(best[1:], best[2:]))
print(steps, visits)
"""


def test_whole_turns_are_compared_with_the_same_luck_for_each():
    """A tile with each of the best figures on it is a candidate; an action is worth its best turn."""
    assert uncompiled(COMPARED).strip() == "{'with a figure'} 120"


def test_a_tile_is_chosen_when_only_its_figure_is_in_question():
    position = decisions("mayflower", 2, 1)[0]
    settings = SearchSettings(horizon=2, scenarios=True, compares_turns=True)
    search = Search(evaluator_of("mayflower"), position, 7, settings)
    search.think(position, position.to_move, None, NEVER, True)
    first, second, *_ = search.best()
    assert first[2] > second[2]
    assert sum(visits for _, visits, _, _ in search.best()) < NEVER
