"""OpenSpiel: its own tests on our games, golden playthroughs, and its searches."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states

import tilefolk.envs.openspiel  # noqa: F401  (registers the games with OpenSpiel)
from tilefolk.envs.encoders import encoder_for
from tilefolk.games import NAMES

GOLDEN = Path(__file__).parent / "golden"
TABLES = (
    "tilefolk_hunters",
    "tilefolk_hunters(players=5)",
    "tilefolk_mayflower(ten_rows=True)",
    "tilefolk_mayflower(players=4,bonus_once=True)",
)
CATAN = "tilefolk_catan(players=3,setup=beginner)"


@pytest.mark.parametrize("table", TABLES)
def test_random_games_with_every_check(table):
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def test_the_end_of_a_game_of_catan_with_every_check():
    """From a position shortly before a win, as the test asks for everything at every step."""
    state = played(pyspiel.load_game(CATAN), 3)
    late = pyspiel.load_game(CATAN).new_initial_state()
    for action in state.history()[:-250]:
        late.apply_action(action)
    pyspiel.random_sim_test_with_specific_initial_state(pyspiel.load_game(CATAN), 1, late, False)


class ApiOfHunters(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's conventions, on some states of a game."""

    game_name = TABLES[0]
    __test__ = False

    @classmethod
    def setUpClass(cls):
        cls.game = pyspiel.load_game(cls.game_name)
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=12)


class TestApiOfHunters(ApiOfHunters):
    __test__ = True


class TestApiOfMayflower(ApiOfHunters):
    __test__ = True
    game_name = TABLES[3]


class TestApiOfCatan(ApiOfHunters):
    __test__ = True
    game_name = CATAN


def played(game, seed, longest=100_000):
    """A random game."""
    random = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < longest:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def story(table: str) -> str:
    """A random game move by move: whose move, how much is legal, what seat 0 sees, what is played."""
    random = Random(7)
    game = pyspiel.load_game(table)
    state = game.new_initial_state()
    lines = [f"game: {game}", f"actions: {game.num_distinct_actions()}"]
    lines += [
        f"chance outcomes: {game.max_chance_outcomes()}",
        f"observation: {game.observation_tensor_size()}",
    ]
    while not state.is_terminal() and len(lines) < 300:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            number = random.choices(outcomes, chances)[0]
            lines.append(f"* {len(outcomes)} outcomes: {number} = {state.action_to_string(number)}")
        else:
            legal = state.legal_actions()
            number = random.choice(legal)
            seen = state.observation_string(0).splitlines()[-1]
            lines.append(
                f"{state.current_player()} {len(legal)} legal, {seen}: {number} = {state.action_to_string(number)}"
            )
        state.apply_action(number)
    return "\n".join([*lines, f"returns: {state.returns()}", str(state)]) + "\n"


@pytest.mark.parametrize("name", ["hunters", "mayflower", "catan"])
def test_golden_playthroughs(name):
    """TILEFOLK_GOLDEN=write renews the files; the change of a fingerprint asks for a new encoding version."""
    path = GOLDEN / f"openspiel_{name}.txt"
    told = story(f"tilefolk_{name}")
    if os.environ.get("TILEFOLK_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def test_every_game_is_registered_and_has_a_playthrough():
    registered = {name for name in pyspiel.registered_names() if name.startswith("tilefolk_")}
    assert registered == {f"tilefolk_{name}" for name in NAMES}
    assert {path.name for path in GOLDEN.iterdir()} == {f"openspiel_{name}.txt" for name in NAMES}


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3], CATAN])
def test_clones_are_independent_and_tensors_are_our_observations(table):
    state = played(pyspiel.load_game(table), 1, longest=120)
    before = str(state)
    other = state.clone()
    other.apply_action((other.legal_actions() or [number for number, _ in other.chance_outcomes()])[0])
    assert str(state) == before
    assert str(other) != before
    position = state.position
    encoder = encoder_for(position)
    for player in range(position.players):
        seen = encoder.layout.scaled(encoder.observe(position, player))
        assert np.array_equal(state.observation_tensor(player), seen)


def test_chances_sum_to_one():
    for table in (*TABLES, "tilefolk_catan(harbours=shuffled)"):
        state = pyspiel.load_game(table).new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(set(outcomes)) == len(outcomes)
            state.apply_action(outcomes[-1])


def test_open_spiels_mcts_plays():
    game = pyspiel.load_game(TABLES[0])
    state = played(game, 2, longest=100)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 10, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_open_spiels_is_mcts_guesses_what_is_hidden():
    game = pyspiel.load_game(CATAN)
    state = played(game, 3, longest=400)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, Random(1).random)
    assert guess.observation_string(seat) == state.observation_string(seat)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()
    assert guess.information_state_string(seat) == state.information_state_string(seat)


def test_an_information_state_tells_more_than_what_is_seen_now():
    game = pyspiel.load_game("tilefolk_hunters")
    one, other = (played(game, seed, longest=20) for seed in (3, 4))
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0).startswith(one.observation_string(0))
    again = played(game, 3, longest=20)
    assert one.information_state_string(1) == again.information_state_string(1)
