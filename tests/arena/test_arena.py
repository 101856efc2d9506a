"""The arena: fair seats, the same result wherever it is played, honest intervals."""

from __future__ import annotations

import json
from collections import Counter
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import tilefolk
from tilefolk import bots
from tilefolk.arena import Tournament, run
from tilefolk.arena.playing import play_game
from tilefolk.arena.plot import svg
from tilefolk.arena.ratings import bradley_terry, wilson
from tilefolk.arena.tuning import tune
from tilefolk.arena.workers import workers
from tilefolk.bots.weights import weight_sets
from tilefolk.cli import program
from tilefolk.core.chance import StreamChance
from tilefolk.core.errors import BadOption
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng
from tilefolk.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_arena_goes_as_a_match_does(name):
    spec = tilefolk.get(name)
    players, again = ([bots.make("random", spec, seat) for seat in range(3)] for _ in range(2))
    result = play_game(spec, players, seed=5)
    match = Match.start(spec, 3, chance=StreamChance(Rng(5)))
    while not match.game.is_over:
        seat = match.game.to_move
        match.play(again[seat].choose(match.game, seat), seat)
    assert result.scores == tuple(match.game.scores())
    assert sum(result.decisions) == sum(not move.chance for move in match.record.moves)


def test_seats_rotate_and_seeds_are_paired():
    pairings = list(Tournament("hunters", ("easy", "medium"), 8, 2, seed=10).pairings())
    assert [lineup for lineup, _ in pairings] == [(0, 1), (1, 0)] * 4
    assert [seed for _, seed in pairings] == [10, 10, 11, 11, 12, 12, 13, 13]


def test_one_against_three():
    pairings = list(Tournament("catan", ("hard", "medium"), 8, 4).pairings())
    assert Counter(lineup.index(0) for lineup, _ in pairings) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert all(Counter(lineup) == {0: 1, 1: 3} for lineup, _ in pairings)
    assert [seed for _, seed in pairings] == [1] * 4 + [2] * 4


def test_more_bots_than_seats_meet_in_all_groups():
    pairings = list(Tournament("hunters", ("easy", "medium", "hard"), 12, 2).pairings())
    assert Counter(frozenset(lineup) for lineup, _ in pairings) == {
        frozenset({0, 1}): 4,
        frozenset({0, 2}): 4,
        frozenset({1, 2}): 4,
    }


def test_the_result_does_not_depend_on_the_processes():
    tournament = Tournament("hunters", ("easy", "random"), 12, 2)

    def standings(processes):
        return [
            (standing.name, standing.wins, standing.points, standing.decisions)
            for standing in run(tournament, processes).standings
        ]

    assert standings(1) == standings(2)


def test_shares_add_up_and_the_stronger_is_ahead():
    counted = []
    result = run(Tournament("mayflower", ("medium", "random"), 10, 2), progress=counted.append)
    assert sum(counted) == result.games == 10
    assert sum(standing.wins for standing in result.standings) == pytest.approx(10)
    better, worse = result.standings
    assert better.rating > 1500 > worse.rating
    assert better.low <= better.share <= better.high


def test_a_table_that_does_not_fit_is_refused():
    with pytest.raises(BadOption):
        Tournament("catan", ("easy", "medium"), 4, 7)


def test_wilson_knows_the_ends():
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_ratings_know_the_order_of_three():
    wins = {(0, 1): 8.0, (1, 0): 2.0, (1, 2): 8.0, (2, 1): 2.0}
    first, second, third = bradley_terry(3, wins)
    assert first > second > third
    assert (first + second + third) / 3 == pytest.approx(1500)


def test_the_picture_is_well_formed_and_shows_every_bot():
    result = run(Tournament("hunters", ("medium", "random"), 2, 2))
    root = ElementTree.fromstring(svg(result, "a <title>"))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "medium" in texts
    assert "random" in texts
    assert "a <title>" in texts


def call(*arguments):
    return CliRunner().invoke(
        program, [*arguments, "--lang", "en"], prog_name="tilefolk", env={"COLUMNS": "120"}
    )


def test_the_command_prints_a_table_and_draws(tmp_path):
    picture = tmp_path / "result.svg"
    result = call("arena", "medium", "random", "--game", "hunters", "--games", "4", "--plot", str(picture))
    assert result.exit_code == 0, result.output
    assert "medium" in result.output
    assert "95 % interval" in result.output
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_speaks_json():
    result = call("arena", "medium", "easy", "--game", "hunters", "--games", "2", "--json")
    told = json.loads(result.stdout)
    assert told["games"] == 2
    assert [standing["name"] for standing in told["standings"]] == ["medium", "easy"]


def test_an_unknown_bot_is_refused_before_anything_is_played():
    result = call("arena", "medium", "genius", "--game", "hunters")
    assert result.exit_code == 2
    assert "genius" in result.output


def test_the_list_of_bots():
    result = call("bots", "--json")
    told = json.loads(result.stdout)
    assert [row["bot"] for row in told if row["level"]] == ["easy", "medium", "hard", "master"]
    assert call("bots").exit_code == 0


START = {**weight_sets("hunters")["tuned"]}


def test_tuning_is_the_same_for_the_same_seed():
    one, two = (list(tune("hunters", 2, rounds=2, games=4, seed=4)) for _ in range(2))
    assert [found.number for found in one] == [1, 2]
    assert one == two
    assert one[-1].weights != START
    assert list(tune("hunters", 2, rounds=2, games=4, seed=5)) != one


def test_tuning_is_the_same_whoever_plays_the_games():
    alone = list(tune("hunters", 2, rounds=2, games=6, seed=4))
    with workers(2, cluster=False) as pool:
        assert list(tune("hunters", 2, rounds=2, games=6, seed=4, pool=pool)) == alone


def test_tuning_leaves_alone_what_does_not_steer():
    start = {name: 0.0 if name == next(iter(START)) else value for name, value in START.items()}
    *_, found = tune("hunters", 2, rounds=2, games=4, start=start)
    assert found.weights.keys() == START.keys()
    assert found.weights["scale"] == START["scale"]
    assert found.weights[next(iter(START))] == 0.0


def test_tuning_changes_only_what_is_named():
    *_, found = tune("hunters", 2, rounds=2, games=4, only=["hut"])
    assert [name for name in START if found.weights[name] != START[name]] == ["hut"]


def test_a_weight_that_is_not_there_is_named_with_those_that_are():
    result = call("tune", "catan", "--players", "4", "--weight", "sugar")
    assert result.exit_code != 0
    assert "sugar" in result.output
    assert "deal_rival" in result.output


@pytest.mark.compiled_only  # hundreds of games
def test_tuning_mends_a_spoilt_weight():
    """Bots of Catan that think too much of cards in hand don't build; tuning sees who wins."""
    good = weight_sets("catan")["tuned"]
    spoilt = good | {"card": 0.3}
    *_, found = tune("catan", 4, rounds=4, games=60, seed=2, start=spoilt, options={"offers": "none"})
    assert found.weights["card"] < 0.95 * spoilt["card"]


def test_the_command_tunes_and_proves(tmp_path):
    out = tmp_path / "weights.json"
    result = call("tune", "hunters", "--rounds", "2", "--games", "4", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "Round 2" in result.output
    assert "even: 50" in result.output
    assert json.loads(out.read_text(encoding="utf-8")).keys() == START.keys()
