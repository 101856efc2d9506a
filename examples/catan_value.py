"""A network that foretells who wins at Catan: the judge at the leaves of master's search.

    pip install torch                          # not part of Tilefolk's own requirements
    python examples/catan_value.py --out catan-value.json --processes 2
    tilefolk arena catan-value.json:search hard --game catan --players 4 --games 40 --iterations 400

Hard plays every seat, for in the search hard plays on too: what a position is worth is how often each seat
then wins. So that the network also knows positions that hard would never reach, games begin with other styles
and with random actions. First it learns from who won in the end. That is true, but mostly luck. So it learns
again from what it says itself a few rounds later, in the mean of several ways in which the game goes on:
there is much less luck in that, and small differences between positions become clear.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import tilefolk
from tilefolk.bots import names
from tilefolk.bots.catan_learned import LearnedCatanEvaluator
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.playouts import Playouts
from tilefolk.bots.weights import evaluator_of, styles, weight_sets
from tilefolk.core.files import write_whole
from tilefolk.core.rng import Rng
from tilefolk.games.catan.names import PHASE_BEFORE_ROLL, SEATS

GAME, WEIGHTS, OPTIONS = "catan", "tuned", {"offers": "none"}
UNITS = 64
CHUNK = 500
"""Games that one call of a process plays."""
THREE_PLAYERS, STYLED = 0.2, 0.5
"""Shares of games with three players, and of those that other styles begin."""
DEVIATIONS = (0.0, 0.05, 0.15)
"""Shares of random actions, one of them a game."""
LONGEST_START = 260
"""Decisions before hard plays on, at most."""
APART = (8, 40)
"""Decisions between two positions of a game."""
ASKED = 0.12
"""The share of turns that are looked at for the second time of learning."""
PLAYOUTS, AHEAD = 6, 8
"""Ways in which the game goes on, and for how many throws of the dice."""
EPOCHS, PART, RATE, DECAY = 12, 1024, 3e-3, 1e-3
WEIGHT_OF_FORESEEN = 4.0
"""How much more a position counts whose worth was looked at in several ways than one that merely was won."""
HELD_OUT = 12
"""Every so many-th position is only for telling how good the network is."""
MASKED = -1e9

Arrays = tuple[np.ndarray, np.ndarray]
"""Facts by position, seat and number; shares of wins by position and seat, no seat below 0."""


class Player:
    """Plays games as the network shall know them."""

    def __init__(self, network: Sequence[float], seed: int) -> None:
        self.dice, self.spec = random.Random(seed), tilefolk.get(GAME)
        self.hard = evaluator_of(GAME, WEIGHTS)
        self.styles = [self.hard, self.hard, *(evaluator_of(GAME, style) for style in styles(GAME))]
        self.learned = LearnedCatanEvaluator(weight_sets(GAME)[WEIGHTS], {"strength": network})
        self.facts: list[np.ndarray] = []
        self.shares: list[np.ndarray] = []

    def note(self, game: Any, shares: Sequence[float] | None = None) -> None:
        """A position, and what it is worth if that is known by now."""
        facts = np.zeros((SEATS, names.SEAT_FACTS), np.float32)
        facts[: game.players] = self.learned.facts(game)
        self.facts.append(facts)
        if shares is not None:
            self.worth(shares)

    def worth(self, shares: Sequence[float]) -> None:
        """The shares of wins of a position that was noted."""
        self.shares.append(np.full(SEATS, -1.0, np.float32))
        self.shares[-1][: len(shares)] = shares

    def start(self) -> tuple[Any, Rng, OnePlyGame, OnePlyGame]:
        """A new game, its luck, those who begin it, and hard in all seats."""
        players = SEATS - (self.dice.random() < THREE_PLAYERS)
        game = self.spec.new(players, OPTIONS)
        begins = [self.hard] * players
        if self.dice.random() < STYLED:
            begins = [self.dice.choice(self.styles) for _ in range(players)]
        first = OnePlyGame(begins, game, self.dice.getrandbits(60))
        return game, Rng(self.dice.getrandbits(60)), first, OnePlyGame([self.hard] * players, game, 1)

    def turns(self, game: Any, luck: Rng, players: OnePlyGame, deviating: float) -> Iterator[None]:
        """Play a game, and stop at every decision; ``deviating``: the share of random actions."""
        while not game.is_over:
            players.play(game, luck, 0)
            yield
            if self.dice.random() < deviating:
                game.apply(self.dice.choice(game.legal()))
            else:
                players.play(game, luck, 1)

    def outcomes(self, games: int) -> Arrays:
        """Positions of games that hard played to the end, and who won."""
        for _ in range(games):
            game, luck, first, hard = self.start()
            before = self.dice.randrange(LONGEST_START)
            for _ in islice(self.turns(game, luck, first, self.dice.choice(DEVIATIONS)), before):
                pass
            noted = len(self.facts)
            while not game.is_over:
                hard.play(game, luck, 0)
                if game.phase == PHASE_BEFORE_ROLL and not game.card_played:
                    self.note(game)
                    hard.play(game, luck, self.dice.randrange(*APART))
                else:
                    hard.play(game, luck, 1)
            won = [float(seat in game.winners()) for seat in range(game.players)]
            for _ in range(len(self.facts) - noted):
                self.worth(won)
        return np.array(self.facts), np.array(self.shares)

    def foreseen(self, games: int) -> Arrays:
        """Positions, and what the network says in the mean a few rounds later."""
        playouts: dict[int, Playouts] = {}
        for _ in range(games):
            game, luck, first, _ = self.start()
            ahead = playouts.setdefault(game.players, Playouts(self.learned, game))
            for _ in self.turns(game, luck, first, self.dice.choice(DEVIATIONS)):
                if game.is_over or game.phase != PHASE_BEFORE_ROLL or game.card_played:
                    continue
                if self.dice.random() < ASKED:
                    lucks = [self.dice.getrandbits(60) for _ in range(PLAYOUTS)]
                    shares = np.mean([ahead.run(game, one, AHEAD) for one in lucks], axis=0)
                    self.note(game, shares.tolist())
        return np.array(self.facts), np.array(self.shares)


def work(task: tuple[str, Sequence[float], int, int]) -> Arrays:
    """One call of a process."""
    kind, network, games, seed = task
    found: Arrays = getattr(Player(network, seed), kind)(games)
    return found


def played(kind: str, network: Sequence[float], games: int, seed: int, processes: int) -> Arrays:
    """All positions of so many games; the same for any number of processes."""
    chunks = [(kind, network, CHUNK, seed + number) for number in range(games // CHUNK)]
    with Pool(processes) as pool:
        parts = pool.map(work, chunks, chunksize=1)
    return np.concatenate([facts for facts, _ in parts]), np.concatenate([shares for _, shares in parts])


class Learner:
    """A perceptron of rectified units, the same for each seat; the seats' strengths make their shares."""

    def __init__(self, sets: Sequence[tuple[float, Arrays]]) -> None:
        """``sets``: positions, and how much each counts; the last is gone through ``EPOCHS`` times."""
        self.sets = [(weight, torch.tensor(facts), torch.tensor(shares)) for weight, (facts, shares) in sets]
        seats = torch.cat([facts[shares >= 0] for _, facts, shares in self.sets])
        self.mean, self.spread = seats.mean(0), seats.std(0) + 1e-3
        self.hidden, self.out = nn.Linear(names.SEAT_FACTS, UNITS), nn.Linear(UNITS, 1)

    def loss(self, facts: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
        """The cross-entropy of what the network says."""
        strengths = self.out(self.hidden((facts - self.mean) / self.spread).relu()).squeeze(-1)
        said = strengths.masked_fill(shares < 0, MASKED).log_softmax(1)
        return -(said * shares.clamp(min=0)).sum(1).mean()

    def learn(self) -> list[float]:
        """The numbers of the perceptron, after what it was told."""
        parameters = [*self.hidden.parameters(), *self.out.parameters()]
        optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=DECAY)
        last = self.sets[-1][1]
        steps = EPOCHS * (len(last) // PART)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps)
        for _ in range(steps):
            loss = torch.zeros(())
            for weight, facts, shares in self.sets:
                some = torch.randint(len(facts), (PART,))
                some = some[some % HELD_OUT != 0]
                loss = loss + weight * self.loss(facts[some], shares[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            for _, facts, shares in self.sets:
                print(f"{len(facts)} positions, loss {self.loss(facts[::HELD_OUT], shares[::HELD_OUT]):.4f}")
        return self.numbers()

    def numbers(self) -> list[float]:
        """As the compiled perceptron takes them, with mean and spread of the facts worked in."""
        with torch.no_grad():
            inputs = self.hidden.weight / self.spread
            bias = self.hidden.bias - (inputs * self.mean).sum(1)
            units = torch.cat([inputs, bias[:, None], self.out.weight.T], dim=1)
            found = [*units.flatten().tolist(), self.out.bias.item()]
        return [float(f"{number:.5g}") for number in found]


def main() -> None:
    """Play, learn, look ahead, and learn again."""
    parser = argparse.ArgumentParser(description="Learn to foretell who wins at Catan.")
    parser.add_argument("--games", type=int, default=100_000, help="that are played to the end")
    parser.add_argument(
        "--looked-at", type=int, default=24_000, help="in which the network looks ahead, a round"
    )
    parser.add_argument("--rounds", type=int, default=2, help="of looking ahead")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("catan-value.json"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    network = [0.0] * (UNITS * (names.SEAT_FACTS + 2) + 1)
    seeds = args.seed * 1_000_000
    sets = [(1.0, played("outcomes", network, args.games, seeds, args.processes))]
    network = Learner(sets).learn()
    for number in range(1, args.rounds + 1):
        ahead = played("foreseen", network, args.looked_at, seeds + number * 100_000, args.processes)
        network = Learner([sets[0], (WEIGHT_OF_FORESEEN, ahead)]).learn()
        told = {"game": GAME, "weights": WEIGHTS, "strength": network}
        write_whole(args.out, (json.dumps(told) + "\n").encode())


if __name__ == "__main__":
    main()
