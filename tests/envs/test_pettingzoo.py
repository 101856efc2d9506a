"""PettingZoo's own conformance tests, for every game and number of players; then ours."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tilefolk import TilefolkError
from tilefolk.envs import catan_v0, hunters_v0, mayflower_v0

GAMES = {"hunters": (hunters_v0, 2, 5), "mayflower": (mayflower_v0, 2, 5), "catan": (catan_v0, 2, 4)}
TABLES = [
    pytest.param(module, players, id=f"{name}-{players}")
    for name, (module, least, most) in GAMES.items()
    for players in range(least, most + 1)
]
EACH = [pytest.param(module, id=name) for name, (module, _, _) in GAMES.items()]

# what the tests say about every environment whose observation is a dict with a mask
DICTS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def finished(env, seed=1):
    """Random legal moves to the end; how many, and the sum of all rewards by agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(legal[rng.integers(len(legal))]))
        steps += 1
    return steps, rewards


@DICTS
@pytest.mark.parametrize(("module", "players"), TABLES)
def test_the_api(module, players):
    with redirect_stdout(io.StringIO()):
        api_test(module.env(players=players), num_cycles=60)


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_seeds(module, players):
    seed_test(partial(module.env, players=players), num_cycles=40)


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_the_parallel_conversion(module, players):
    with redirect_stdout(io.StringIO()):
        parallel_api_test(module.parallel_env(players=players), num_cycles=60)


@pytest.mark.parametrize("module", EACH)
def test_rendering(module):
    with redirect_stdout(io.StringIO()) as printed:
        render_test(module.env)
    assert printed.getvalue().count("\n") > 10


@pytest.mark.parametrize("module", EACH)
def test_pictures_change_with_the_board_and_keep_their_size(module):
    env = module.env(render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    for _ in range(12):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    after = env.render()
    assert before.shape == after.shape
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 5
    assert (before != after).any()


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_rewards_of_a_game_sum_to_zero_and_the_winner_has_one(module, players):
    env = module.env(players=players)
    steps, rewards = finished(env)
    assert steps > 30
    assert sum(rewards.values()) == pytest.approx(0)
    winners = env.unwrapped.env_game.game.winners()
    assert {agent for agent in rewards if rewards[agent] > 0} == {f"player_{seat}" for seat in winners}
    if len(winners) == 1:
        assert max(rewards.values()) == 1


@pytest.mark.parametrize("module", EACH)
def test_points_as_rewards_sum_to_the_scores(module):
    env = module.env(reward="points")
    _, rewards = finished(env)
    start = env.unwrapped.env_game.start.scores()
    gained = [score - first for score, first in zip(env.unwrapped.env_game.game.scores(), start, strict=True)]
    assert list(rewards.values()) == gained


def test_an_illegal_action_is_refused_with_its_rule():
    env = hunters_v0.raw_env()
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    before = env.unwrapped.env_game.game.checksum()
    with pytest.raises(TilefolkError):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(TilefolkError):
        env.step(100_000)
    assert env.unwrapped.env_game.game.checksum() == before


@pytest.mark.parametrize("module", EACH)
def test_an_illegal_action_loses_in_the_usual_wrappers(module):
    env = module.env()
    env.reset(seed=1)
    loser = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    other = module.env()
    other.reset(seed=1)
    with pytest.raises(AssertionError):
        other.step(100_000)


@pytest.mark.parametrize("module", EACH)
def test_nothing_goes_before_the_first_reset(module):
    env = module.env()
    with pytest.raises(AttributeError, match="reset"):
        env.agent_selection  # noqa: B018  # the wrapper says what is missing
    raw = module.raw_env()
    for call in (raw.last, partial(raw.step, 0)):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            call()
    raw.reset(seed=1)
    with pytest.raises(AttributeError, match="no attribute 'dragons'"):
        raw.dragons  # noqa: B018


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_seeds_of_the_parallel_conversion(module, players):
    parallel_seed_test(partial(module.parallel_env, players=players), num_cycles=20)


def test_options_of_the_table_are_arguments():
    env = catan_v0.env(players=3, setup="beginner", offers="wide")
    assert env.unwrapped.env_game.spec.view(env.unwrapped.env_game.start, None)["options"]["offers"] == "wide"
    with pytest.raises(TilefolkError):
        hunters_v0.env(weather="rain")
    with pytest.raises(TilefolkError):
        mayflower_v0.env(players=6)
    with pytest.raises(ValueError, match="reward"):
        hunters_v0.env(reward="applause")
    with pytest.raises(ValueError, match="render_mode"):
        hunters_v0.env(render_mode="hologram")


def test_who_is_not_to_move_has_an_empty_mask():
    env = catan_v0.env()
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]
