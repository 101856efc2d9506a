"""The threads of the vector environment: they wake, they end, and nobody can tell that they were there."""

from __future__ import annotations

import os
import threading
import time
import warnings

import numpy as np
import pytest

import tilefolk
from tilefolk.envs.vector import GameVectorEnv

pytestmark = pytest.mark.skipif(tilefolk.engine() == "pure", reason="the uncompiled engine has no threads")


def threads_now() -> int:
    return threading.active_count()


def story(env: GameVectorEnv, steps: int, pause: float = 0) -> list[list[int]]:
    env.reset(seed=5)
    told = []
    for _ in range(steps):
        _, _, _, _, info = env.step(env.random_actions())
        told.append([int(env.observations.sum()), int(env.masks.sum()), *info["scores"].ravel().tolist()])
        time.sleep(pause)
    return told


@pytest.mark.parametrize("game", ["hunters", "mayflower", "catan"])
def test_many_threads_tell_the_same_story(game):
    players = 3
    stories = [story(GameVectorEnv(game, 100, players, threads=threads), 60) for threads in (1, 2, 5)]
    assert stories[0] == stories[1] == stories[2]


def test_workers_that_fell_asleep_wake_again():
    alone, together = (GameVectorEnv("hunters", 64, 2, threads=threads) for threads in (1, 3))
    assert story(together, 20, pause=0.01) == story(alone, 20)


def test_the_workers_end_when_the_environment_is_closed():
    before = threads_now()
    env = GameVectorEnv("catan", 64, 3, threads=4)
    env.reset(seed=1)
    assert threads_now() == before + 3
    env.reset(seed=2)
    assert threads_now() == before + 3
    env.step(env.random_actions())
    env.close()
    assert threads_now() == before
    env.close()


def test_the_workers_end_when_the_environment_is_forgotten():
    before = threads_now()
    env = GameVectorEnv("catan", 64, 3, threads=3)
    env.reset(seed=1)
    del env
    assert threads_now() == before


def test_without_a_number_there_are_threads_for_many_games_only(monkeypatch):
    monkeypatch.setattr("tilefolk.envs.vector.processors", lambda: 3)
    before = threads_now()
    for games, others in ((10, 0), (128, 1), (500, 2)):
        env = GameVectorEnv("catan", games, 3)
        env.reset(seed=1)
        assert threads_now() - before == others
        env.close()


def test_a_wrong_action_in_any_part_plays_nothing_at_all():
    env = GameVectorEnv("hunters", 64, 2, threads=2)
    env.reset(seed=3)
    for _ in range(10):
        env.step(env.random_actions())
    before = env.observations.copy(), env.masks.copy(), [game.checksum() for game in env.games]
    actions = env.random_actions()
    actions[50] = np.flatnonzero(env.masks[50] == 0)[0]
    with pytest.raises(ValueError, match=r"game 50: index \d+ is not legal; nothing was played"):
        env.step(actions)
    assert (env.observations == before[0]).all()
    assert (env.masks == before[1]).all()
    assert [game.checksum() for game in env.games] == before[2]


def test_the_action_of_a_game_that_is_over_may_be_anything():
    env, other = (GameVectorEnv("hunters", 64, 2, threads=threads) for threads in (1, 2))
    env.reset(seed=3)
    other.reset(seed=3)
    ended = 0
    for _ in range(300):
        actions = env.random_actions()
        assert (other.random_actions() == actions).all()
        env.step(actions)
        over = other._buffers.done.astype(bool)
        ended += int(over.sum())
        actions[over] = np.resize([-(2**31), -1, 847, 2**31 - 1], over.sum())
        other.step(actions)
        assert (env.observations == other.observations).all()
    assert ended > 64


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_steps_its_copy_alone():
    env = GameVectorEnv("mayflower", 64, 2, threads=3)
    env.reset(seed=1)
    env.step(env.random_actions())
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # forking beside threads is what is tried here
        child = os.fork()
    if child == 0:
        for _ in range(5):
            env.step(env.random_actions())
        os.write(writing, b"%d" % env.observations.sum())
        os._exit(0)
    os.close(writing)
    for _ in range(5):
        env.step(env.random_actions())
    assert int(os.read(reading, 30)) == env.observations.sum()
    os.close(reading)
    assert os.waitpid(child, 0)[1] == 0


def test_there_is_a_limit_to_threads():
    env = GameVectorEnv("hunters", 100, 2, threads=65)
    with pytest.raises(ValueError, match="there can be 1 to 64 threads, not 65"):
        env.reset(seed=1)
