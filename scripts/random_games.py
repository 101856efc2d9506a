"""Random games of every kind, which touch every part of the engine: random_games.py --help

Used by scripts/sanitize, where the engine itself checks what it does.
"""

from __future__ import annotations

import argparse
import pickle

import numpy as np

import tilefolk
from tilefolk.core.batch import Batch
from tilefolk.core.errors import BadOption
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng
from tilefolk.envs.vector import GameVectorEnv


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("names", nargs="*", metavar="GAME", help="only these games (default: all)")
    arguments.add_argument("--games", type=int, default=20, help="random games for each number of players")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    for name in given.names or tilefolk.games():
        spec = tilefolk.get(name)
        for players in range(spec.min_players, spec.max_players + 1):
            rng = Rng(given.seed * 100 + players)
            decisions = sum(play_out(spec, players, rng) for _ in range(given.games))
            play_with_words(spec, players, rng)
            play_batch(spec, players, rng)
            play_environments(spec, players, rng)
            print(f"{name}, {players} players: {given.games} random games, {decisions} decisions")


def some_options(spec: GameSpec, players: int, rng: Rng) -> dict[str, object]:
    """Each option with one of its values, such that they go together."""
    while True:
        options = {option.name: option.choices[rng.below(len(option.choices))] for option in spec.options}
        try:
            spec.new(players, options)
        except BadOption:
            continue
        return options


def play_out(spec: GameSpec, players: int, rng: Rng) -> int:
    """One game step by step, with what searches and masks do at each, then to the end in one call."""
    game = spec.new(players, some_options(spec, players, rng))
    decisions = 0
    for _ in range(1 + rng.below(150)):
        if game.is_over:
            break
        if game.is_chance:
            game.apply(game.sample_chance(rng))
            continue
        legal = game.legal()
        probe(game, legal, rng)
        game.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions + game.playout(rng)


def probe(game: Game, legal: list[int], rng: Rng) -> None:
    """Ask everything that may be asked, also about actions that are not legal."""
    for action in legal:
        index = game.index_of(action)
        assert index < 0 or game.action_at(index) == action
    for _ in range(5):
        game.is_legal(rng.next() >> rng.below(63) + 1)
        game.action_at(rng.below(max(1, game.index_count)))
    for seat in range(game.players):
        game.legal_for(seat)
    other = game.copy()
    other.redeterminise(rng.below(game.players), rng)
    other.playout(rng)


def play_with_words(spec: GameSpec, players: int, rng: Rng) -> None:
    """One game with events, views, notation, its record, and a pickled copy."""
    match = Match.start(spec, players, rng.next() >> 1, some_options(spec, players, rng))
    while not match.game.is_over:
        for seat in (None, *range(players)):
            match.view(seat)
        legal = match.game.legal()
        match.play(legal[rng.below(len(legal))])
    assert Match.replay(match.record).game == match.game
    assert pickle.loads(pickle.dumps(match.game)) == match.game


def play_batch(spec: GameSpec, players: int, rng: Rng, size: int = 8, steps: int = 200) -> None:
    """Many games stepped at once."""
    start = spec.new(players)
    masks = np.zeros((size, start.index_count), np.int8)
    seats, done = np.zeros(size, np.int32), np.zeros(size, np.int8)
    scores = np.zeros((size, players), np.int32)
    batch = Batch(start, size, rng.next() >> 1, masks, seats, done, scores)
    for _ in range(steps):
        choices = [np.flatnonzero(mask) for mask in masks]
        actions = [choice[rng.below(len(choice))] if len(choice) else 0 for choice in choices]
        batch.step(np.array(actions, np.int32))


def play_environments(spec: GameSpec, players: int, rng: Rng, size: int = 12, steps: int = 150) -> None:
    """Many games with observations, opponents and threads."""
    for learner, opponents, threads in (("all", "random", 2), ("turns", "random", 1), ("turns", "greedy", 2)):
        env = GameVectorEnv(spec.name, size, players, learner, opponents, threads=threads)
        env.reset(seed=rng.next() >> 1)
        for _ in range(steps if opponents == "random" else steps // 10):
            env.step(env.random_actions())
        env.close()


if __name__ == "__main__":
    main()
