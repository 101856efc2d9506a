"""A network that foretells who wins at Catan: the judge at the leaves of master's search.

    pip install torch                          # not part of Tilefolk's own requirements
    python examples/catan_value.py --out catan-value.json --processes 2
    tilefolk arena catan-value.json:search hard --game catan --players 4 --games 40 --iterations 400

In the search hard plays on for all seats: what a position is worth is how often each seat then wins. So that
the network also knows positions that hard would never reach, games begin with other styles, with random
actions and with a seat that searches with the network of the round before. First it learns from who won in
the end. That is true, but mostly luck. So it learns again, round by round, from what it said itself a few
rounds of the table later, in the mean of several ways in which the game goes on: there is much less luck in
that, and small differences between positions become clear. ``--start`` goes on from a network, without games
to the end.
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
from tilefolk.bots.search_bots import SearchBot
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of, level_settings, styles, weight_sets
from tilefolk.core.files import write_whole
from tilefolk.core.rng import Rng
from tilefolk.games.catan.names import PHASE_BEFORE_ROLL, SEATS

GAME, WEIGHTS, OPTIONS = "catan", "tuned", {"offers": "none"}
UNITS = 128
CHUNK = 250
"""Games that one call of a process plays."""
THREE_PLAYERS, STYLED, SEARCHED = 0.2, 0.5, 0.1
"""Shares of games with three players, of those that other styles begin, and where one seat searches."""
ITERATIONS = 40
"""What that seat thinks a decision."""
DEVIATIONS = (0.0, 0.05, 0.15)
"""Shares of random actions, one of them a game."""
LONGEST_START = 260
"""Decisions before hard plays on, at most."""
APART = (8, 40)
"""Decisions between two positions of a game."""
ASKED = 0.25
"""The share of turns that are looked at when the network learns from itself."""
PLAYOUTS, AHEAD = 8, 16
"""Ways in which the game goes on, and for how many throws of the dice."""
EPOCHS, EPOCHS_OF_OUTCOMES = 150, 12
"""How often all positions are gone through; who won is too much luck to be looked at so often."""
PART, RATE, DECAY = 2048, 4e-3, 1e-2
HELD_OUT = 12
"""Every so many-th position is only for telling how good the network is."""
MASKED, NOBODY = -1e9, -1

Arrays = tuple[np.ndarray, np.ndarray]
"""Facts by position, seat and number; shares of wins by position and seat, no seat below 0."""


class Table:
    """A game, its luck and its players, who deviate from time to time."""

    def __init__(self, player: Player) -> None:
        dice = player.dice
        players = SEATS - (dice.random() < THREE_PLAYERS)
        self.dice, self.deviating = dice, dice.choice(DEVIATIONS)
        self.game, self.luck = player.spec.new(players, OPTIONS), Rng(dice.getrandbits(60))
        seats = [player.hard] * players
        if dice.random() < STYLED:
            seats = [dice.choice(player.styles) for _ in range(players)]
        self.players = OnePlyGame(seats, self.game, dice.getrandbits(60))
        self.searching = dice.randrange(players) if dice.random() < SEARCHED else NOBODY

    def turns(self, searcher: SearchBot) -> Iterator[None]:
        """Play the game, and stop at every decision."""
        game = self.game
        while not game.is_over:
            self.players.play(game, self.luck, 0)
            if game.is_over:
                return
            yield
            if self.dice.random() < self.deviating:
                game.apply(self.dice.choice(game.legal()))
            elif game.to_move == self.searching:
                game.apply(searcher.choose(game, self.searching))
            else:
                self.players.play(game, self.luck, 1)


class Player:
    """Plays games as the network shall know them."""

    def __init__(self, network: Sequence[float], seed: int) -> None:
        self.dice, self.spec = random.Random(seed), tilefolk.get(GAME)
        self.hard = evaluator_of(GAME, WEIGHTS)
        self.styles = [self.hard, self.hard, *(evaluator_of(GAME, style) for style in styles(GAME))]
        self.learned = LearnedCatanEvaluator(weight_sets(GAME)[WEIGHTS], {"strength": network})
        self.facts: list[np.ndarray] = []
        self.shares: list[np.ndarray] = []
        self.searchers: dict[int, SearchBot] = {}

    def searcher(self, players: int) -> SearchBot:
        """Who searches at tables for so many."""
        if players not in self.searchers:
            settings = SearchSettings(**level_settings()["search"][GAME])
            seed = self.dice.getrandbits(60)
            self.searchers[players] = SearchBot(
                self.spec, seed, self.learned, iterations=ITERATIONS, settings=settings
            )
        return self.searchers[players]

    def note(self, game: Any, shares: Sequence[float] | None = None) -> None:
        """A position, and what it is worth if that is known by now."""
        facts = np.zeros((SEATS, names.SEAT_FACTS), np.float16)
        facts[: game.players] = self.learned.facts(game)
        self.facts.append(facts)
        if shares is not None:
            self.worth(shares)

    def worth(self, shares: Sequence[float]) -> None:
        """The shares of wins of a position that was noted."""
        self.shares.append(np.full(SEATS, -1.0, np.float32))
        self.shares[-1][: len(shares)] = shares

    def outcomes(self, games: int) -> Arrays:
        """Positions of games that hard played to the end, and who won."""
        for _ in range(games):
            table = Table(self)
            game, noted = table.game, len(self.facts)
            for _ in islice(table.turns(self.searcher(game.players)), self.dice.randrange(LONGEST_START)):
                pass
            hard = OnePlyGame([self.hard] * game.players, game, 1)
            while not game.is_over:
                hard.play(game, table.luck, 0)
                if game.phase == PHASE_BEFORE_ROLL and not game.card_played:
                    self.note(game)
                    hard.play(game, table.luck, self.dice.randrange(*APART))
                else:
                    hard.play(game, table.luck, 1)
            won = [float(seat in game.winners()) for seat in range(game.players)]
            for _ in range(len(self.facts) - noted):
                self.worth(won)
        return np.array(self.facts), np.array(self.shares)

    def foreseen(self, games: int) -> Arrays:
        """Positions, and what the network says in the mean a few rounds later."""
        playouts: dict[int, Playouts] = {}
        for _ in range(games):
            table = Table(self)
            game = table.game
            ahead = playouts.setdefault(game.players, Playouts(self.learned, game))
            for _ in table.turns(self.searcher(game.players)):
                if game.phase != PHASE_BEFORE_ROLL or game.card_played or self.dice.random() >= ASKED:
                    continue
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

    def __init__(self, positions: Arrays) -> None:
        self.facts, self.shares = torch.tensor(positions[0]), torch.tensor(positions[1])
        seats = self.facts[self.shares >= 0].float()
        self.mean, self.spread = seats.mean(0), seats.std(0) + 1e-2
        self.hidden, self.out = nn.Linear(names.SEAT_FACTS, UNITS), nn.Linear(UNITS, 1)

    def loss(self, some: torch.Tensor) -> torch.Tensor:
        """The cross-entropy of what the network says."""
        facts, shares = (self.facts[some].float() - self.mean) / self.spread, self.shares[some]
        strengths = self.out(self.hidden(facts).relu()).squeeze(-1)
        said = strengths.masked_fill(shares < 0, MASKED).log_softmax(1)
        return -(said * shares.clamp(min=0)).sum(1).mean()

    def learn(self, epochs: int) -> list[float]:
        """The numbers of the perceptron, after what it was told."""
        parameters = [*self.hidden.parameters(), *self.out.parameters()]
        optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=DECAY)
        known = torch.arange(len(self.facts))
        unseen, known = known[::HELD_OUT], known[known % HELD_OUT != 0]
        steps = epochs * max(1, len(known) // PART)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps)
        for _ in range(steps):
            loss = self.loss(known[torch.randint(len(known), (PART,))])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            print(f"{len(self.facts)} positions, loss {self.loss(unseen):.4f}", flush=True)
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
        "--looked-at", type=int, default=20_000, help="games in which the network looks ahead, a round"
    )
    parser.add_argument("--rounds", type=int, default=2, help="of looking ahead")
    parser.add_argument("--start", type=Path, help="a network to begin with, in place of games to the end")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("catan-value.json"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    seeds = args.seed * 1_000_000
    if args.start is None:
        nothing = [0.0] * (names.SEAT_FACTS + 2) + [0.0]
        ended = played("outcomes", nothing, args.games, seeds, args.processes)
        network = Learner(ended).learn(EPOCHS_OF_OUTCOMES)
    else:
        network = json.loads(args.start.read_text("utf-8"))["strength"]
    for number in range(1, args.rounds + 1):
        ahead = played("foreseen", network, args.looked_at, seeds + number * 100_000, args.processes)
        network = Learner(ahead).learn(EPOCHS)
        told = {"game": GAME, "weights": WEIGHTS, "strength": network}
        write_whole(args.out, (json.dumps(told) + "\n").encode())


if __name__ == "__main__":
    main()
