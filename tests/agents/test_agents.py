"""Trained agents: what is shipped plays as it did where it was trained, and what is wrong is told in words."""

from __future__ import annotations

import errno
import json
import os
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

import tilefolk
from tests.properties.strategies import walk
from tilefolk import bots
from tilefolk.agents.checkpoint import Checkpoint
from tilefolk.agents.networks import network_of
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.perceptron import Perceptron
from tilefolk.bots.trained import SHIPPED, learned
from tilefolk.bots.weights import DATA, evaluator_of, weight_sets
from tilefolk.core.chance import StreamChance
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng
from tilefolk.envs.encoders import encoder_for

OUTPUTS = Path(__file__).parent / "ppo-outputs.json"
"""What torch answered for some positions; ``tests.agents.outputs`` writes it."""
PPO, AZERO = DATA / SHIPPED["ppo"], DATA / SHIPPED["azero"]
HUNTERS = tilefolk.get("hunters")


@pytest.mark.parametrize("told", json.loads(OUTPUTS.read_text()), ids=lambda told: str(told["seed"]))
def test_the_network_answers_as_it_did_in_torch(told):
    game = walk(HUNTERS, told["seed"], told["steps"]).game
    kept = Checkpoint.load(PPO)
    encoder = encoder_for(game, kept.encoding)
    seen = encoder.layout.scaled(encoder.observe(game, told["seat"])[None])
    logits, values = network_of(kept.weights, encoder.layout).answer(seen)
    legal = [game.index_of(action) for action in game.legal()]
    assert logits[0, legal].tolist() == pytest.approx(told["logits"], abs=1e-3)
    assert float(values[0]) == pytest.approx(told["value"], abs=1e-3)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_agent_plays_a_game_and_wins_it_against_random(name):
    players = [bots.make(name, HUNTERS, 1, iterations=8), bots.make("random", HUNTERS, 2)]
    match = Match.start(HUNTERS, 2, chance=StreamChance(Rng(1)))
    while not match.game.is_over:
        seat = match.game.to_move
        match.play(players[seat].choose(match.game, seat), seat)
    assert match.game.winners() == [0]


def test_what_was_learnt_is_added_to_what_was_written_by_hand():
    told = json.loads(AZERO.read_text())
    nothing = told | {name: [0.0] * len(told[name]) for name in ("worth", "supply")}
    by_hand, taught = evaluator_of("hunters", told["weights"]), learned(AZERO, "hunters")
    same = type(taught)(weight_sets("hunters")[told["weights"]], nothing)
    again = pickle.loads(pickle.dumps(taught))
    differences = 0.0
    for seed in range(5):
        game = walk(HUNTERS, seed, 60).game
        for evaluator in (by_hand, taught, same, again):
            evaluator.prepare(game)
        assert same.values(game) == pytest.approx(by_hand.values(game))
        differences += abs(taught.values(game)[0] - by_hand.values(game)[0])
        assert again.values(game) == pytest.approx(taught.values(game))
    assert differences > 0


def test_facts_are_what_the_worth_is_made_of():
    """The networks' answers to the facts, given to the owners, are what they add to the values."""
    told = json.loads(AZERO.read_text())
    worth, supply = Perceptron(12, told["worth"]), Perceptron(3, told["supply"])
    taught, by_hand = learned(AZERO, "hunters"), evaluator_of("hunters", told["weights"])
    compared = 0
    for seed in range(12):
        game = walk(HUNTERS, seed, 40 + 5 * seed).game
        if {HUNTERS.describe(game, action)["type"] for action in game.legal()} != {"place"}:
            continue  # in the middle of a turn members on completed features count as in hand
        for evaluator in (taught, by_hand):
            evaluator.prepare(game)
        expected = by_hand.values(game)
        for owners, numbers in taught.facts(game):
            for seat in range(game.players):
                expected[seat] += worth.answer(numbers) * (owners >> seat & 1)
        for seat, members, left in taught.hands(game):
            expected[seat] += left * supply.answer([members / 5, left, float(members == 0)])
        assert taught.values(game) == pytest.approx(expected)
        compared += 1
    assert compared >= 3


def test_a_perceptron_answers_by_its_numbers():
    one = Perceptron(2, [1.0, -1.0, 0.5, 2.0, 3.0, 0.0, -1.0, 1.0, 0.25])
    assert one.answer([1.0, 1.0]) == pytest.approx(0.25 + 0.5 * 2.0 + 2.0 * 1.0)
    assert one.answer([-2.0, 0.0]) == pytest.approx(0.25)
    with pytest.raises(ValueError, match="2 facts"):
        one.answer([1.0])
    with pytest.raises(ValueError, match="can't have 6 numbers"):
        Perceptron(2, [0.0] * 6)


# --- what is wrong ----------------------------------------------------------------------------------


def test_a_file_that_is_not_there_or_no_checkpoint_is_told(tmp_path):
    for name in ("missing.npz", "missing.json", "missing.json:search"):
        with pytest.raises(UnknownBot, match=r"There is no file .*missing"):
            bots.make(str(tmp_path / name), HUNTERS, 1)
    torn = {"torn.npz": PPO.read_bytes()[:200], "torn.json": b'{"game": "hunters"', "empty.npz": b""}
    for name, content in torn.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(UnknownBot, match="not a checkpoint"):
            bots.make(str(tmp_path / name), HUNTERS, 1)


def test_numbers_that_do_not_fit_are_told(tmp_path):
    kept = Checkpoint.load(PPO)
    weights = kept.weights | {"context.weight": np.zeros((64, 7), np.float32)}
    Checkpoint.of("hunters", "compact", weights).save(tmp_path / "shape.npz")
    Checkpoint("hunters", "compact", 0, kept.weights).save(tmp_path / "old.npz")
    (tmp_path / "short.json").write_text(json.dumps(json.loads(AZERO.read_text()) | {"worth": [1.0, 2.0]}))
    wrong = {"shape.npz": "do not fit", "old.npz": "version 0", "short.json": "not a checkpoint"}
    for name, words in wrong.items():
        with pytest.raises(UnknownBot, match=words):
            bots.make(str(tmp_path / name), HUNTERS, 1)


@pytest.mark.parametrize("name", SHIPPED)
def test_another_game_is_refused(name):
    with pytest.raises(UnknownBot, match="trained for hunters, not for catan"):
        bots.make(name, tilefolk.get("catan"), 1)


def no_room(descriptor):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_network_for_catan_is_trained_where_torch_is_installed(tmp_path, monkeypatch):
    """A few games: the file that is written is a bot that searches."""
    pytest.importorskip("torch", reason="the examples that train need torch; what they made plays without it")
    from examples import catan_value

    monkeypatch.setattr(catan_value, "CHUNK", 5)
    monkeypatch.setattr(catan_value, "PART", 16)
    file = tmp_path / "value.json"
    some = ["--games", "10", "--looked-at", "5", "--rounds", "1", "--out", str(file)]
    monkeypatch.setattr(sys, "argv", ["catan_value.py", *some])
    catan_value.main()
    game = tilefolk.start("catan", players=3, seed=1).game
    bot = bots.make(f"{file}:search", game.spec, 1, iterations=20)
    assert bot.choose(game, game.to_move) in game.legal()


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_a_network_for_a_tile_game_is_trained_where_torch_is_installed(tmp_path, monkeypatch, game):
    """A few games in two rounds: the file that is written is a bot that searches."""
    pytest.importorskip("torch", reason="the examples that train need torch; what they made plays without it")
    from examples import tile_value

    monkeypatch.setattr(tile_value, "CHUNK", 12)
    monkeypatch.setattr(tile_value, "PART", 16)
    monkeypatch.setattr(tile_value, "DUEL", 4)
    file = tmp_path / "value.json"
    some = ["--games", "24", "--rounds", "2", "--out", str(file)]
    monkeypatch.setattr(sys, "argv", ["tile_value.py", game, *some])
    tile_value.main()
    match = tilefolk.start(game, players=3, seed=1)
    bot = bots.make(f"{file}:search", match.spec, 1, iterations=20)
    assert bot.choose(match.game, match.game.to_move) in match.game.legal()


def test_the_examples_learn_where_torch_is_installed(tmp_path, monkeypatch):
    """One round each: files are written that play, and a second run goes on from them."""
    pytest.importorskip("torch", reason="the examples that train need torch; what they made plays without it")
    from examples import azero, ppo

    for _ in range(2):
        run = ppo.Run(tmp_path / "ppo", "hunters", 2, 1)
        run.train(0.0001)
    assert run.rounds == 2
    kept = (tmp_path / "ppo" / "state.pt").read_bytes()
    with monkeypatch.context() as full:
        full.setattr("tilefolk.core.files.os.fsync", no_room)
        with pytest.raises(OSError, match="No space left"):
            run.keep()
    assert (tmp_path / "ppo" / "state.pt").read_bytes() == kept
    assert bots.make(str(tmp_path / "ppo" / "network.npz"), HUNTERS, 1)
    taught = azero.Run(tmp_path / "azero", "tuned", 1)
    lessons = azero.Teacher(taught.evaluator(taught.used), "tuned", 1).teach(6)
    azero.learn(taught.networks, taught.optimizer, [lessons.arrays()])
    assert taught.networks.numbers() != taught.used
    taught.keep()
    assert azero.Run(tmp_path / "azero", "tuned", 1).networks.numbers() == taught.networks.numbers()
    assert bots.make(str(tmp_path / "azero" / "network.json"), HUNTERS, 1)
