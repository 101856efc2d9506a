"""What libraries expect of a vector environment: seeds, masks of games to reset, autoreset, copies."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tilefolk.envs.single import GameSeatEnv
from tilefolk.envs.vector import GameVectorEnv
from tilefolk.tiles import names as tile_names


def story(env: GameVectorEnv, steps: int = 30) -> list[list[int]]:
    told = []
    for _ in range(steps):
        _, _, _, _, info = env.step(env.random_actions())
        told.append([int(env.observations.sum()), *info["scores"].ravel().tolist()])
    return told


# --- seeds ----------------------------------------------------------------------------------------


def test_a_reset_without_a_seed_follows_from_the_last_seed():
    stories = []
    for _ in range(2):
        env = GameVectorEnv("hunters", 4, 2)
        env.reset(seed=1)
        first = story(env)
        env.reset()
        second = story(env)
        assert first != second
        stories.append((first, second))
    assert stories[0] == stories[1]


def test_every_game_may_have_a_seed_of_its_own():
    env = GameVectorEnv("catan", 3, 3)
    env.reset(seed=[5, 6, 5])
    games = [game.checksum() for game in env.games]
    assert games[0] != games[1]
    one = GameVectorEnv("catan", 1, 3)
    one.reset(seed=[6])
    env = GameVectorEnv("catan", 2, 3, learner="all")
    env.reset(seed=[5, 6])
    other = GameVectorEnv("catan", 2, 3, learner="all")
    other.reset(seed=[6, 5])
    assert [game.checksum() for game in env.games] == [game.checksum() for game in other.games][::-1]
    env.reset(seed=[5, None])
    with pytest.raises(ValueError, match="2 seeds"):
        env.reset(seed=[1, 2, 3])


def test_only_the_games_of_a_mask_start_anew():
    env = GameVectorEnv("mayflower", 4, 2, "all")
    env.reset(seed=1)
    story(env, 10)
    before = [game.checksum() for game in env.games]
    env.reset(seed=2, options={"reset_mask": np.array([True, False, True, False])})
    after = [game.checksum() for game in env.games]
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, False, True]
    assert env.games[0].scores() == [0, 0]
    story(env, 10)
    for wrong in ([True] * 3, [1, 0, 1, 0]):
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options={"reset_mask": np.array(wrong)})


# --- after the end --------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, "same_step"])
def test_games_start_anew_in_the_same_step(mode):
    env = GameVectorEnv("hunters", 4, 2, "all", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == env.autoreset_mode == AutoresetMode.SAME_STEP
    env.reset(seed=1)
    ends = 0
    while ends < 3:
        seen, reward, ended, _, info = env.step(env.random_actions())
        assert (info["seats"] >= 0).all()
        assert not reward[~ended].any()
        for i in np.flatnonzero(ended):
            ends += 1
            assert info["_final_obs"][i]
            last = info["final_obs"][i]
            layout = env.encoder.layout
            assert layout.part(last["observation"], "phase").tolist() == [0, 0, 0, 0, 1]
            assert layout.part(seen["observation"][i], "phase")[4] == 0
            assert info["final_info"]["returns"][i].any() or info["final_info"]["scores"][i][0] >= 0


def test_without_autoreset_a_game_waits_for_its_reset():
    env = GameVectorEnv("hunters", 3, 2, "all", autoreset_mode="disabled")
    env.reset(seed=1)
    ended = np.zeros(3, bool)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.random_actions())
    with pytest.raises(ValueError, match="is over"):
        env.step(env.random_actions())
    env.reset(options={"reset_mask": ended.copy()})
    env.step(env.random_actions())
    with pytest.raises(ValueError, match="autoreset"):
        GameVectorEnv("hunters", 3, 2, autoreset_mode="sometimes")


def test_games_that_are_made_by_name_take_gymnasiums_words():
    env = gymnasium.make_vec("tilefolk/Catan-v0", num_envs=2, autoreset_mode=AutoresetMode.DISABLED)
    assert env.unwrapped.autoreset_mode == AutoresetMode.DISABLED


@pytest.mark.filterwarnings("ignore:The given NumPy array is not writable")  # the bounds that games share
def test_torchrl_collects_many_games():
    """As docs/environments.md tells: TorchRL resets the games that ended, and keeps what it was given."""
    torch = pytest.importorskip("torch", reason="TorchRL is not among the requirements")
    libraries = pytest.importorskip("torchrl.envs", reason="TorchRL is not among the requirements")
    games = GameVectorEnv("catan", 3, 2, reward="points", autoreset_mode="disabled", copy=True)
    env = libraries.GymWrapper(games, categorical_action_encoding=True)

    def random_policy(tensordict):  # TorchRL goes by the name of the argument
        tensordict["action"] = torch.multinomial(tensordict["action_mask"].float(), 1).squeeze(-1)
        return tensordict

    torch.manual_seed(1)
    env.set_seed(1)
    told = env.rollout(1500, random_policy, break_when_any_done=False)
    assert told["next", "done"].sum() >= 2
    assert (told["next", "reward"].sum(dim=1) >= 10).any()
    points = games.encoder.layout.where("points").start
    ended = told["next", "done"].squeeze(-1)
    assert (told["next", "observation"][ended][:, points] >= 2).all()
    assert told["observation"][:, :100].float().std(dim=1).any()


def test_the_mask_of_a_game_that_is_over_is_never_empty():
    env = GameVectorEnv("catan", 4, 2)
    env.reset(seed=1)
    ends = 0
    while ends < 2:
        seen, _, ended, _, _ = env.step(env.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        assert (seen["action_mask"][ended].sum(axis=1) == 1).all()
        ends += int(ended.sum())


# --- spaces and copies ----------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["full", "compact"])
def test_bounds_of_many_games_are_tight_and_shared(encoding):
    env = GameVectorEnv("hunters", 64, 2, encoding=encoding)
    space = env.observation_space["observation"]
    assert space.shape == (64, env.encoder.size)
    assert space.low.strides[0] == space.high.strides[0] == 0
    assert env.observation_space["action_mask"].high.strides[0] == 0
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    layout = env.encoder.layout
    low, high = (layout.part(bounds, "slots") for bounds in layout.bounds)
    columns = layout.field("slots").columns
    switches = [name in ("present", "rotations that fit / 4") or "needs" in name for name in columns]
    assert set(low[:, switches].ravel()) == {0}
    assert set(high[:, switches].ravel()) == {1}
    assert set(high[:, 1]) == set(-low[:, 1]) == {tile_names.TILES_MAX / (1 if encoding == "full" else 16)}
    assert layout.part(layout.bounds[0], "scores").min() == 0


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "hard"])
def test_copies_go_on_alike(again, opponents):
    env = GameVectorEnv("catan", 3, 3, opponents=opponents, reward="points")
    fresh = again(env)
    assert story_of(env) == story_of(fresh)
    other = again(env)
    assert np.array_equal(env.observations, other.observations)
    assert story(env) == story(other)
    env.reset()
    other.reset()
    assert story(env, 5) == story(other, 5)


def story_of(env: GameVectorEnv) -> list[list[int]]:
    env.reset(seed=3)
    return story(env, 10)


# --- sampling -------------------------------------------------------------------------------------


def test_actions_are_drawn_by_logits_among_the_legal_ones():
    """The first legal action gets three quarters of the weight, whatever illegal ones are given."""
    games = 200
    env = GameVectorEnv("hunters", games, 2, "all")
    firsts = tries = 0
    env.reset(seed=1)
    for _ in range(30):
        legal = env.masks.sum(axis=1)
        first = env.masks.argmax(axis=1)
        logits = np.where(env.masks, 0.0, 50.0).astype(np.float32)
        logits[np.arange(games), first] = np.log(3 * np.maximum(1, legal - 1))
        actions, chances = env.sample(logits)
        assert env.masks[np.arange(games), actions].all()
        choice = legal > 1
        hit = choice & (actions == first)
        assert chances[hit] == pytest.approx(np.log(3 / 4), abs=1e-4)
        assert chances[~choice] == pytest.approx(0, abs=1e-4)
        firsts += int(hit.sum())
        tries += int(choice.sum())
        env.step(actions)
    assert tries > 1000
    assert firsts / tries == pytest.approx(3 / 4, abs=0.03)


def test_wrong_logits_and_actions_are_told_in_words():
    env = GameVectorEnv("hunters", 2, 2)
    with pytest.raises(RuntimeError, match="reset"):
        env.sample(np.zeros((2, 3), np.float32))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="shape"):
        env.sample(np.zeros((2, 3), np.float32))
    with pytest.raises(ValueError, match="shape"):
        env.sample([[0.0, 1.0]])
    with pytest.raises(ValueError, match="finite"):
        env.sample(np.full(env.masks.shape, -np.inf, np.float32))
    with pytest.raises(ValueError, match="in one row"):
        env.step(np.zeros((2, 1), int))
    with pytest.raises(ValueError, match="whole numbers"):
        env.step(np.zeros(2))
    with pytest.raises(ValueError, match="encoding"):
        GameVectorEnv("hunters", 2, 2, encoding="tiny")
    with pytest.raises(ValueError, match="compact"):
        GameVectorEnv("catan", 2, 2, encoding="compact")


def test_one_game_says_what_is_missing_before_its_first_reset():
    env = GameSeatEnv("hunters", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.render()


@pytest.mark.parametrize("action", ["a", 1.5, -1, 913, [1, 2]])
def test_one_game_refuses_what_is_no_action(action):
    env = GameSeatEnv("hunters", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole number from 0 to 912"):
        env.step(action)
