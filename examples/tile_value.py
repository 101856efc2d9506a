"""A network that foretells the points of a tile game: master's judge of positions between turns.

    pip install torch                          # not part of Tilefolk's own requirements
    python examples/tile_value.py hunters --out hunters-value.json --processes 2
    tilefolk arena hunters-value.json:search hard --game hunters --games 40 --iterations 400

What a position is worth is how many points each seat has in the end. The network learns what the evaluation
written by hand gets wrong, in points ahead of the other seats. In the first round hard plays every seat. In
the next ones those play who look to the end of their turn and take what the network of the round before
likes best: they play better, and so the network learns what positions are worth to a better player. So that
it also knows positions that such a player would never reach, games begin with random actions. Two more
numbers say how many points of lead are decisive, by the tiles that are left.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import tilefolk
from tilefolk.arena.ratings import wilson
from tilefolk.bots import names
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.trained import learned
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.files import write_whole
from tilefolk.core.rng import Rng
from tilefolk.tiles.names import DRAW, PLACE

WEIGHTS, SEATS = "tuned", 5
UNITS = 64
CHUNK = 500
"""Games that one call of a process plays."""
PLAYERS = (2, 2, 2, 3, 4, 5)
"""One of them a game: half of the games are for two."""
DEVIATIONS = (0.0, 0.03, 0.1, 0.3)
"""Shares of random actions, one of them a game."""
LONGEST_START = 150
"""Decisions before hard plays on, at most."""
APART = (1, 14)
"""Decisions between two positions of a game."""
WHOLE_GAME = 20_000
"""Decisions; no game has so many."""
DUEL = 2000
"""Games that tell how good a round's player is."""
EPOCHS, PART, RATE, DECAY = 16, 2048, 3e-3, 1e-3
SAMPLE = 500_000
"""Positions that tell how the facts spread, and how many points decide, about."""
HELD_OUT = 12
"""Every so many-th game is only for telling how good the network is."""
SPREAD_STEPS = 300

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""Facts by position, seat and number; points foreseen by hand and those in the end, by position and seat (no
seat: not a number); the number of the game by position."""


def noted(game: Any, evaluator: Any) -> tuple[np.ndarray, np.ndarray]:
    """Facts of a position, and what each seat may expect by hand."""
    expected, rows = evaluator.leaf_facts(game)
    facts, by_hand = np.zeros((SEATS, names.TILE_FACTS), np.float16), np.full(SEATS, np.nan, np.float32)
    facts[: game.players], by_hand[: game.players] = rows, expected
    return facts, by_hand


class Player:
    """Who plays all seats: hard, or whoever looks to the end of a turn with what was learnt."""

    def __init__(self, name: str, network: Path | None) -> None:
        self.evaluator = evaluator_of(name, WEIGHTS) if network is None else learned(network, name)
        self.whole_turns = network is not None

    def table(self, game: Any) -> OnePlyGame:
        """All seats of a game."""
        return OnePlyGame([self.evaluator] * game.players, game, 1, [self.whole_turns] * game.players)


def work(task: tuple[str, Path | None, int, int]) -> Arrays:
    """Positions of games that were played to the end, and the points then."""
    name, network, games, seed = task
    dice, spec, player = random.Random(seed), tilefolk.get(name), Player(name, network)
    facts, by_hand, points, numbers = [], [], [], []
    for number in range(games):
        game = spec.new(dice.choice(PLAYERS))
        luck, table = Rng(dice.getrandbits(60)), player.table(game)
        deviating = dice.choice(DEVIATIONS)
        for _ in range(dice.randrange(LONGEST_START)):
            table.play(game, luck, 0)
            if game.is_over:
                break
            if dice.random() < deviating:
                game.apply(dice.choice(game.legal()))
            else:
                table.play(game, luck, 1)
        before = len(facts)
        while not game.is_over:
            # when a turn begins, or when it is over and the next tile is not yet drawn
            if game.phase == PLACE or (game.phase == DRAW and game.drawing_deck == 0):
                one, expected = noted(game, player.evaluator)
                facts.append(one)
                by_hand.append(expected)
                numbers.append(seed * CHUNK + number)
                table.play(game, luck, dice.randrange(*APART))
            else:
                table.play(game, luck, 1)
        final = np.full(SEATS, np.nan, np.float32)
        final[: game.players] = game.scores()
        points.extend([final] * (len(facts) - before))
    return np.array(facts), np.array(by_hand), np.array(points), np.array(numbers)


def played(name: str, network: Path | None, games: int, seed: int, processes: int) -> Arrays:
    """All positions of so many games; the same for any number of processes."""
    chunks = [(name, network, CHUNK, seed + number) for number in range(games // CHUNK)]
    with Pool(processes) as pool:
        parts = pool.map(work, chunks, chunksize=1)
    facts, by_hand, points, numbers = (np.concatenate(column) for column in zip(*parts, strict=True))
    return facts, by_hand, points, numbers


def ahead(points: torch.Tensor) -> torch.Tensor:
    """Points ahead of the mean of all seats; 0 where nobody sits."""
    return (points - points.nanmean(1, keepdim=True)).nan_to_num(0.0)


class Learner:
    """A perceptron of rectified units, the same for each seat."""

    def __init__(self, positions: Arrays) -> None:
        self.facts, self.by_hand, self.points = (torch.tensor(column) for column in positions[:3])
        self.is_held_out = torch.tensor(positions[3] % HELD_OUT == 0)
        sample = slice(None, None, 1 + len(self.facts) // SAMPLE)
        seats = self.facts[sample][~self.by_hand[sample].isnan()].float()
        self.mean, self.spread = seats.mean(0), seats.std(0) + 1e-3
        self.hidden, self.out = nn.Linear(names.TILE_FACTS, UNITS), nn.Linear(UNITS, 1)
        nn.init.zeros_(self.out.weight)

    def expected(self, some: torch.Tensor) -> torch.Tensor:
        """The points that seats are expected to have in the end."""
        units = self.hidden((self.facts[some].float() - self.mean) / self.spread).relu()
        return self.by_hand[some] + self.out(units).squeeze(-1)

    def loss(self, some: torch.Tensor, by_hand: bool = False) -> torch.Tensor:
        """How far the points ahead are from the truth, squared, a seat."""
        said = ahead(self.by_hand[some] if by_hand else self.expected(some))
        seats = (~self.by_hand[some].isnan()).sum()
        return ((said - ahead(self.points[some])) ** 2).sum() / seats

    def learn(self) -> None:
        """Many small steps; tells how good the network is in games it has not seen."""
        parameters = [*self.hidden.parameters(), *self.out.parameters()]
        optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=DECAY)
        known = (~self.is_held_out).nonzero().squeeze(1)
        steps = EPOCHS * (len(known) // PART)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps)
        for _ in range(steps):
            loss = self.loss(known[torch.randint(len(known), (PART,))])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            for players in sorted(set(PLAYERS)):
                these = self.is_held_out & ((~self.by_hand.isnan()).sum(1) == players)
                some = these.nonzero().squeeze(1)
                print(
                    f"{players} players, {len(some)} unseen positions: squared error by hand"
                    f" {self.loss(some, by_hand=True):.2f}, network {self.loss(some):.2f}"
                )

    def decisive(self) -> list[float]:
        """Points of lead that make a win e times as likely: with no tile left, and how many more with 50."""
        left = names.TILE_LEFT
        with torch.no_grad():
            some = torch.arange(0, len(self.facts), 1 + len(self.facts) // SAMPLE)
            expected = self.expected(some).nan_to_num(-1e9)
        best = self.points[some].nan_to_num(-1e9)
        won = (best == best.max(1, keepdim=True).values).float()
        won /= won.sum(1, keepdim=True)
        spreads = torch.tensor([2.0, 8.0], requires_grad=True)
        optimizer = torch.optim.LBFGS([spreads], lr=0.5, max_iter=SPREAD_STEPS)

        def closure() -> torch.Tensor:
            optimizer.zero_grad()
            spread = spreads[0].abs() + spreads[1].abs() * self.facts[some, 0, left].float()
            loss = -((expected / spread[:, None]).log_softmax(1) * won).sum(1).mean()
            loss.backward()  # type: ignore[no-untyped-call]
            return loss

        optimizer.step(closure)
        print(f"spreads {spreads.tolist()}, loss {closure():.4f}")
        return [round(abs(spread), 3) for spread in spreads.tolist()]

    def numbers(self) -> list[float]:
        """As the compiled perceptron takes them, with mean and spread of the facts worked in."""
        with torch.no_grad():
            inputs = self.hidden.weight / self.spread
            bias = self.hidden.bias - (inputs * self.mean).sum(1)
            units = torch.cat([inputs, bias[:, None], self.out.weight.T], dim=1)
            found: Sequence[float] = [*units.flatten().tolist(), self.out.bias.item()]
        return [float(f"{number:.5g}") for number in found]


def duel(name: str, one: Player, other: Player, seed: int) -> str:
    """How often one wins against another, and by how much, each game from both seats."""
    spec = tilefolk.get(name)
    wins, lead = 0.0, 0
    for number in range(DUEL):
        game, seats = spec.new(2), [one, other] if number % 2 else [other, one]
        table = OnePlyGame([p.evaluator for p in seats], game, 1, [p.whole_turns for p in seats])
        table.play(game, Rng(seed + number // 2), WHOLE_GAME)
        scores = game.scores() if number % 2 else game.scores()[::-1]
        lead += scores[0] - scores[1]
        wins += 0.5 + 0.5 * ((scores[0] > scores[1]) - (scores[0] < scores[1]))
    low, high = wilson(wins, DUEL)
    return f"{wins / DUEL:.1%} ({100 * low:.1f}–{100 * high:.1f}), by {lead / DUEL:.1f} points"


def main() -> None:
    """Play, and learn, round by round."""
    parser = argparse.ArgumentParser(description="Learn to foretell the points of a tile game.")
    parser.add_argument("game", choices=("hunters", "mayflower"))
    parser.add_argument("--games", type=int, default=100_000, help="that are played to the end, a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--start", type=Path, help="a network to begin with, in place of hard")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    network, seeds = args.start, args.seed * 1_000_000
    hard = Player(args.game, None)
    for number in range(args.rounds):
        positions = played(args.game, network, args.games, seeds + number * 100_000, args.processes)
        print(f"round {number + 1}: {len(positions[0])} positions", flush=True)
        learner = Learner(positions)
        learner.learn()
        spread = learner.decisive()
        before = Player(args.game, network)
        told = {"game": args.game, "weights": WEIGHTS, "points": learner.numbers(), "spread": spread}
        write_whole(args.out, (json.dumps(told) + "\n").encode())
        network = args.out
        player = Player(args.game, network)
        print(f"    against hard: {duel(args.game, player, hard, seeds)}")
        print(f"    against the round before: {duel(args.game, player, before, seeds + DUEL)}", flush=True)


if __name__ == "__main__":
    main()
