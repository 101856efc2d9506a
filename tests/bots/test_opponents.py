"""The others at a table may play in another style than the search does: what they have shown tells which."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.bots import catan_styles
from tilefolk.bots.catan_styles import STYLES, builds_of, chances_of
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of

OPTIONS = {"offers": "none"}


def played(decisions, seed=1):
    match = tilefolk.start("catan", players=4, seed=seed, options=OPTIONS)
    table = [bots.make("hard", match.spec, seat) for seat in range(4)]
    for _ in range(decisions):
        match.play(table[match.game.to_move].choose(match.game, match.game.to_move))
    return match.game


def test_nothing_is_built_beyond_the_set_up_when_it_ends():
    game = played(16)
    assert [builds_of(game, seat) for seat in range(4)] == [(0, 0, 0, 0)] * 4


def test_builds_are_what_was_paid_for():
    game = played(200)
    for seat in range(4):
        roads, settlements, cities, cards = builds_of(game, seat)
        assert roads == 15 - game.roads_left[seat] - 2
        assert settlements == 5 - game.settlements_left[seat] + cities - 2
        assert cities == 4 - game.cities_left[seat]
        assert cards == sum(game.development_cards[seat]) + game.knights[seat]
    assert sum(sum(builds_of(game, seat)) for seat in range(4)) > 0


def test_before_anything_is_built_the_balanced_style_is_the_likeliest():
    chances = chances_of((0, 0, 0, 0))
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == catan_styles.BALANCED
    assert len(set(chances[1:])) == 1


@pytest.mark.parametrize(
    ("builds", "style"), [((9, 1, 0, 0), "roads"), ((2, 0, 4, 4), "cities"), ((1, 1, 1, 9), "army")]
)
def test_who_builds_much_of_something_is_held_for_one_who_likes_it(builds, style):
    at = STYLES.index(style)
    assert chances_of(builds)[at] > chances_of((0, 0, 0, 0))[at]


def test_a_game_without_styles_expects_everybody_to_play_as_the_search_does():
    assert Evaluator().other_styles() == []
    assert evaluator_of("hunters").other_styles() == []


def test_styles_are_part_of_what_a_search_finds_and_it_repeats_itself():
    position = next(game for game in (played(n) for n in range(60, 120)) if len(game.legal()) > 2)

    def shares(styles):
        search = Search(evaluator_of("catan"), position, 7, SearchSettings(horizon=8, styles=styles))
        search.think(position, position.to_move, None, 64)
        return search.best()

    assert shares(True) == shares(True)
    assert shares(True) != shares(False)


def test_there_is_a_policy_for_every_style():
    position = played(60)
    styled = Search(evaluator_of("catan"), position, 7, SearchSettings(styles=True))
    plain = Search(evaluator_of("catan"), position, 7, SearchSettings())
    assert len(styled.opponents.policies) == len(STYLES)
    assert len(plain.opponents.policies) == 1
