"""Gymnasium: a seat among bots, and many games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tilefolk.envs
from tilefolk import TilefolkError
from tilefolk.envs.single import GameSeatEnv
from tilefolk.envs.vector import GameVectorEnv

GAMES = [("hunters", 2), ("hunters", 5), ("mayflower", 2), ("mayflower", 4), ("catan", 2), ("catan", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.filterwarnings("ignore:.*WARN")
def test_gymnasiums_own_check(name, players):
    check_env(GameSeatEnv(name, players, render_mode="rgb_array"))


def test_games_are_registered():
    assert tilefolk.envs
    for name in ("Hunters", "Mayflower", "Catan"):
        env = gymnasium.make(f"tilefolk/{name}-v0", opponents="random")
        observation, _ = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        vector = gymnasium.make_vec(f"tilefolk/{name}-v0", num_envs=3)
        assert vector.reset(seed=1)[0]["observation"].shape[0] == 3


def played(env, seed):
    """Legal moves, chosen alike, to the end."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total, story = 0.0, [info["seat"]]
    while True:
        legal = np.flatnonzero(env.action_masks())
        action = int(legal[rng.integers(len(legal))])
        _, reward, ended, cut, info = env.step(action)
        total += reward
        story.append(action)
        assert not cut
        if ended:
            return total, story, info


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_seed_gives_the_same_game(name, players):
    env = GameSeatEnv(name, players)
    first, second, third = played(env, 3), played(env, 3), played(env, 4)
    assert first == second
    assert first[1] != third[1]


def test_seats_are_drawn_unless_one_is_chosen():
    env = GameSeatEnv("mayflower", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    env = GameSeatEnv("mayflower", 3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@pytest.mark.one_engine
def test_opponents_are_bots_by_name():
    """Against the greedy bot a random player loses nearly always."""
    env = GameSeatEnv("hunters", 2, opponents="greedy")
    results = [played(env, seed)[0] for seed in range(6)]
    assert sum(results) <= -4
    with pytest.raises(TilefolkError):
        GameSeatEnv("hunters", 2, opponents="grandmother").reset(seed=1)
    with pytest.raises(ValueError, match="opponents"):
        GameSeatEnv("catan", 4, opponents=["random"])


def test_an_illegal_action_loses_or_raises():
    env = GameSeatEnv("hunters", 2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)
    strict = GameSeatEnv("hunters", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(TilefolkError):
        strict.step(wrong)


def test_points_as_rewards_sum_to_the_points():
    env = GameSeatEnv("mayflower", 2, reward="points")
    total, _, info = played(env, 5)
    assert total == info["points"]


# --- many games at once ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("learner", ["turns", "all"])
def test_what_the_buffers_say_is_what_the_games_are(name, players, learner):
    """Observations, masks, seats and scores of all games, step by step, against the games themselves."""
    env = GameVectorEnv(name, 6, players, learner)
    env.reset(seed=3)
    for step in range(120):
        seen, _, ended, _, info = env.step(env.random_actions())
        if step % 10:
            continue
        for i, game in enumerate(env.games):
            assert ended[i] == game.is_over
            assert info["scores"][i].tolist() == game.scores()
            if game.is_over:
                assert np.flatnonzero(seen["action_mask"][i]).tolist() == [0]
                continue
            assert info["seats"][i] == game.to_move
            if learner == "turns":
                assert game.to_move == i % players
            assert np.array_equal(seen["observation"][i], env.encoder.observe(game, game.to_move))
            assert np.array_equal(seen["action_mask"][i], env.encoder.mask(game, game.to_move))


def test_games_start_anew_after_their_end():
    env = GameVectorEnv("hunters", 8, 2, "turns")
    env.reset(seed=1)
    ends, rewards = 0, 0.0
    was_over = np.zeros(8, bool)
    for _ in range(300):
        _, reward, ended, cut, info = env.step(env.random_actions())
        assert not (was_over & ended).any()
        assert (reward[~ended] == 0).all()
        assert not cut.any()
        assert (info["seats"][was_over] >= 0).all()
        for i in np.flatnonzero(ended):
            mine, other = info["scores"][i][i % 2], info["scores"][i][1 - i % 2]
            assert reward[i] == np.sign(mine - other)
        ends += int(ended.sum())
        rewards += float(reward.sum())
        was_over = ended.copy()
    assert ends > 20


@pytest.mark.parametrize("learner", ["turns", "all"])
def test_points_of_many_games_sum_to_their_scores(learner):
    env = GameVectorEnv("mayflower", 4, 2, learner, reward="points")
    _, info = env.reset(seed=2)
    total = np.zeros((4, 2))
    finished = 0
    for _ in range(150):
        seats = info["seats"].copy()
        _, reward, ended, _, info = env.step(env.random_actions())
        for i in range(4):
            if seats[i] < 0:
                total[i] = 0
            else:
                total[i, seats[i]] += reward[i]
        for i in np.flatnonzero(ended):
            mover = i % 2 if learner == "turns" else seats[i]
            assert total[i, mover] == info["scores"][i, mover]
            finished += 1
    assert finished >= 4


def test_many_games_repeat_with_their_seed():
    def story(seed):
        env = GameVectorEnv("catan", 5, 3, copy=True)
        first, _ = env.reset(seed=seed)
        steps = [env.step(env.random_actions())[0]["observation"] for _ in range(60)]
        return np.stack([first["observation"], *steps])

    assert np.array_equal(story(1), story(1))
    assert not np.array_equal(story(1), story(2))


@pytest.mark.parametrize(
    ("name", "players"), [("hunters", 2), ("hunters", 5), ("mayflower", 3), ("mayflower", 5)]
)
@pytest.mark.parametrize("learner", ["turns", "all"])
def test_what_is_written_over_is_what_is_written_anew(name, players, learner):
    """Observations are written only where something changed: after every step, also when games start anew."""
    env = GameVectorEnv(name, 3, players, learner)
    env.reset(seed=players)
    restarts = 0
    for _ in range(260):
        ended = env.step(env.random_actions())[2]
        restarts += int(ended.sum())
        for i, game in enumerate(env.games):
            seat = i % players if learner == "turns" else game.to_move
            if seat >= 0:
                assert np.array_equal(env.observations[i], env.encoder.observe(game, seat))
    assert restarts >= 3


@pytest.mark.parametrize("opponents", ["random", pytest.param("greedy", marks=pytest.mark.one_engine)])
def test_threads_change_nothing(opponents):
    def story(threads):
        env = GameVectorEnv("mayflower", 7, 3, opponents=opponents, threads=threads, copy=True)
        steps = [env.reset(seed=4)]
        steps += [env.step(env.random_actions()) for _ in range(40)]
        env.close()
        return np.stack([step[0]["observation"] for step in steps]), steps[-1][-1]["scores"]

    one, two, many = story(1), story(2), story(50)
    for other in (two, many):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])


@pytest.mark.one_engine
@pytest.mark.parametrize(("name", "players"), [("hunters", 2), ("mayflower", 2), ("catan", 3)])
@pytest.mark.parametrize("opponents", ["greedy", "hard"])
def test_opponents_that_think_beat_random_play(name, players, opponents):
    env = GameVectorEnv(name, 8, players, opponents=opponents)
    env.reset(seed=1)
    results: list[float] = []
    while len(results) < 8:
        _, rewards, ended, _, _ = env.step(env.random_actions())
        results += rewards[ended].tolist()
    assert np.mean(results) < -0.8 / (players - 1)


@pytest.mark.compiled_only
def test_opponents_of_many_games_play_like_the_bots_of_their_names():
    """In a game without secrets the reply is the one that the bot gives."""
    env = GameVectorEnv("hunters", 4, 2, learner=0, opponents="hard")
    env.reset(seed=2)
    bot = tilefolk.bots.make("hard", tilefolk.get("hunters"), 1)
    matched = 0
    for _ in range(30):
        before = [game.copy() for game in env.games]
        actions = env.random_actions()
        env.step(actions)
        for was, now, action in zip(before, env.games, actions, strict=True):
            was.apply(was.action_at(int(action)))
            if was.to_move != -1 or now.is_over:
                continue
            laid = now.tile(was.tile_count) if now.tile_count > was.tile_count else None
            if laid is None or was.drawn_kind is not None or was.seat == 0:
                continue
            was.apply(laid[2])
            if was.to_move != 1:
                continue
            was.apply(bot.choose(was, 1))
            assert was.tile(was.tile_count - 1) == laid
            matched += 1
    assert matched > 20


def test_a_wrong_action_of_many_plays_nothing():
    env = GameVectorEnv("hunters", 3, 2)
    env.reset(seed=1)
    before = [game.checksum() for game in env.games]
    actions = env.random_actions()
    actions[1] = np.flatnonzero(env.masks[1] == 0)[0]
    with pytest.raises(ValueError, match="game 1"):
        env.step(actions)
    assert [game.checksum() for game in env.games] == before


def test_buffers_are_shared_unless_copies_are_asked_for():
    shared, copied = GameVectorEnv("hunters", 2, 2), GameVectorEnv("hunters", 2, 2, copy=True)
    for env, same in ((shared, True), (copied, False)):
        first, _ = env.reset(seed=1)
        second, *_ = env.step(env.random_actions())
        assert (first["observation"] is second["observation"]) == same
    with pytest.raises(ValueError, match="learner"):
        GameVectorEnv("hunters", 2, 2, learner="nobody")
    with pytest.raises(ValueError, match="opponents"):
        GameVectorEnv("hunters", 2, 2, opponents="grandmother")
    with pytest.raises(ValueError, match="thread"):
        GameVectorEnv("hunters", 2, 2, threads=0)
    with pytest.raises(RuntimeError, match="reset"):
        GameVectorEnv("hunters", 2, 2).step([0, 0])
