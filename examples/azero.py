"""Policy iteration on top of the search: small networks learn from it to judge positions, and then guide it.

    pip install torch                          # not part of Tilefolk's own requirements
    python examples/azero.py --minutes 60 --out azero-hunters
    tilefolk arena azero-hunters/network.json hard --game hunters --games 100

AlphaZero learns a policy and a value from nothing, and needs millions of games. Here the knowledge that the
bots already have is kept, and what is learnt is what a search finds beyond it. One player looks one action
ahead, a little at random so that positions differ. At every other decision the search is asked what each
action is worth (its share of wins, told in points of lead), with the same luck for all of them. Two
perceptrons, which add to the worth of every feature and of the members in hand, are fitted to the differences
between the actions. They are the policy (the best after one action) and the value (at the leaves of the
search) at once. New networks take the place of the ones in use, for the player and for the search, when they
win more than half of some games against them: ``network.json``; ``newest.json`` are the last ones, better or
not. A run that was stopped goes on by the same command.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import tilefolk
from tilefolk.arena.ratings import wilson
from tilefolk.bots.hunters_learned import LearnedHuntersEvaluator
from tilefolk.bots.names import SUPPLY_FACTS, WORTH_FACTS
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.policy import Policy
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of, level_settings, weight_sets
from tilefolk.core.files import write_whole
from tilefolk.core.rng import Rng

GAME, PLAYERS, MEMBERS, WHOLE_GAME = "hunters", 2, 5, 10_000
UNITS = {"worth": (WORTH_FACTS, 16), "supply": (SUPPLY_FACTS, 8)}
LEFT = 3
"""The column of the tiles left in the facts of a supply."""
LABELLED = 250
"""Decisions a round that the search is asked about."""
ITERATIONS, ASKED, BLUR = 100, 0.5, 1.0
"""Of the search; the share of decisions it is asked about; points by which the player errs."""
UNDECIDED, SURE = (0.08, 0.92), 4
"""Shares of wins between which a decision teaches, and tries after which an action does."""
WINDOW, EPOCHS, PART, RATE, DECAY, FAR = 40, 1, 128, 1e-3, 1e-2, 5.0
"""Rounds learnt from; passes over them a round; decisions a step; its size; pull to 0; outliers' points."""
EVERY, JUDGED, BETTER = 4, 400, 0.52
"""Rounds between evaluations, games of each, and the share of wins that makes networks the ones in use."""


class Networks(nn.Module):
    """The two perceptrons; untrained ones add nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = nn.ModuleDict({name: nn.Linear(n, units) for name, (n, units) in UNITS.items()})
        self.out = nn.ModuleDict({name: nn.Linear(units, 1) for name, (_, units) in UNITS.items()})
        for layer in self.out.values():
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.sureness = nn.Linear(1, 1)  # shares are means over luck, which makes the leads in them smaller
        nn.init.zeros_(self.sureness.weight)
        nn.init.zeros_(self.sureness.bias)

    def added(self, name: str, facts: torch.Tensor) -> torch.Tensor:
        """The points that a perceptron adds."""
        return self.out[name](self.hidden[name](facts).relu()).squeeze(-1)

    def numbers(self) -> dict[str, list[float]]:
        """As the compiled perceptron takes them: a hidden unit after the other, then the last bias."""
        told = {}
        for name in UNITS:
            hidden, out = self.hidden[name], self.out[name]
            units = torch.cat([hidden.weight, hidden.bias[:, None], out.weight.T], dim=1)
            told[name] = [float(f"{x:.5g}") for x in [*units.flatten().tolist(), out.bias.item()]]
        return told


@dataclass
class Lessons:
    """What the search said: decisions, their actions, and the facts that an action's position consists of."""

    decision: list[int] = field(default_factory=list)
    by_hand: list[float] = field(default_factory=list)
    searched: list[float] = field(default_factory=list)
    visits: list[int] = field(default_factory=list)
    facts: dict[str, list[list[float]]] = field(default_factory=lambda: {name: [] for name in UNITS})
    """For each perceptron: the action's number, the sign (ours or theirs), then the facts."""

    def arrays(self) -> dict[str, np.ndarray]:
        """For a file."""
        lists = {name: getattr(self, name) for name in ("decision", "by_hand", "searched", "visits")}
        return {name: np.array(rows, np.float32) for name, rows in (lists | self.facts).items()}


class Teacher:
    """Plays games with the evaluator, and asks the search."""

    def __init__(self, evaluator: LearnedHuntersEvaluator, weights: str, seed: int) -> None:
        self.spec = tilefolk.get(GAME)
        self.evaluator, self.hand = evaluator, evaluator_of(GAME, weights)
        start = self.spec.new(PLAYERS)
        self.policy = Policy(evaluator, start)
        settings = SearchSettings(**level_settings()["search"][GAME])
        self.search = Search(evaluator, start, seed, settings)
        self.rng, self.lessons = Rng(seed), Lessons()

    def teach(self, decisions: int) -> Lessons:
        """Lessons about some decisions of as many games as it takes."""
        asked = 0
        while asked < decisions:
            game = self.spec.new(PLAYERS)
            while (seat := game.advance(self.rng)) >= 0:
                legal = game.legal()
                if len(legal) > 1 and self.rng.unit() < ASKED and asked < decisions:
                    asked += self._ask(game, seat, asked)
                game.apply(self._choice(game, seat, self.rng))
        return self.lessons

    def _choice(self, game: Any, seat: int, rng: Rng | None = None) -> int:
        """The best after one action; with random numbers only about the best."""
        self.evaluator.prepare(game)
        ranked = self.policy.rank(game, seat)
        if rng is None:
            return max(ranked, key=lambda entry: entry[1])[0]
        return max(ranked, key=lambda entry: entry[1] - BLUR * math.log(-math.log(rng.unit() + 1e-12)))[0]

    def _ask(self, game: Any, seat: int, number: int) -> bool:
        """Ask the search about a decision; whether there was something to learn."""
        self.search.think(game, seat, None, ITERATIONS)
        chance = self.evaluator.share(game, 1.0)
        points = 1.0 / math.log(chance / (1.0 - chance))  # a lead that makes the odds e times as good
        found = self.search.best()
        low, high = UNDECIDED
        if not low < found[0][2] < high:
            return False
        for action, visits, share, _ in found:
            if visits < SURE:
                continue
            after = game.copy()
            after.apply(action)
            while after.to_move == seat:  # a tile without its figure is half a turn
                after.apply(self._choice(after, seat))
            share = min(max(share, 0.01), 0.99)
            self.lessons.searched.append(points * math.log(share / (1.0 - share)))
            self.lessons.visits.append(visits)
            self.lessons.decision.append(number)
            self._note(after, seat)
        return True

    def _note(self, after: Any, seat: int) -> None:
        """The position as the networks see it, from the seat's side."""
        lessons, action = self.lessons, len(self.lessons.by_hand)
        self.hand.prepare(after)
        self.evaluator.prepare(after)
        values = self.hand.values(after)
        lessons.by_hand.append(values[seat] - values[1 - seat])
        if after.is_over:
            return
        for owners, facts in self.evaluator.facts(after):
            sign = (owners >> seat & 1) - (owners >> (1 - seat) & 1)
            if sign:
                lessons.facts["worth"].append([action, sign, *facts])
        for who, members, left in self.evaluator.hands(after):
            sign = left if who == seat else -left
            lessons.facts["supply"].append([action, sign, members / MEMBERS, left, float(members == 0)])


def learn(networks: Networks, optimizer: torch.optim.Optimizer, rounds: list[dict[str, np.ndarray]]) -> float:
    """Fit the leads of actions to what the search found, as differences within a decision; the mean error."""
    errors = []
    for _ in range(EPOCHS):
        for lessons in (rounds[i] for i in torch.randperm(len(rounds)).tolist()):
            count = int(lessons["decision"].max()) + 1
            for part in torch.randperm(count).split(PART):
                chosen = np.isin(lessons["decision"], part.numpy())
                loss = error(networks, lessons, chosen)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                errors.append(float(loss.detach()))
    return float(np.mean(errors))


def error(networks: Networks, lessons: dict[str, np.ndarray], chosen: np.ndarray) -> torch.Tensor:
    """The mean over decisions of the error over their actions, each weighing as often as it was tried."""
    place = np.cumsum(chosen) - 1
    leads = torch.from_numpy(lessons["by_hand"][chosen])
    for name in UNITS:
        rows = lessons[name][chosen[lessons[name][:, 0].astype(int)]]
        actions = torch.from_numpy(place[rows[:, 0].astype(int)])
        added = networks.added(name, torch.from_numpy(rows[:, 2:])) * torch.from_numpy(rows[:, 1])
        leads = leads.index_add(0, actions, added)
    supply = lessons["supply"][chosen[lessons["supply"][:, 0].astype(int)]]
    left = torch.zeros((len(leads), 1))
    left[place[supply[:, 0].astype(int)], 0] = torch.from_numpy(supply[:, LEFT])
    leads = leads * networks.sureness(left).squeeze(-1).exp()
    _, decision = np.unique(lessons["decision"][chosen], return_inverse=True)
    which, count = torch.from_numpy(decision), int(decision.max()) + 1
    visits = torch.from_numpy(lessons["visits"][chosen])
    weight = visits / torch.zeros(count).index_add(0, which, visits)[which]
    wrong = leads - torch.from_numpy(lessons["searched"][chosen])
    wrong = wrong - torch.zeros(count).index_add(0, which, weight * wrong)[which]
    return (weight * nn.functional.huber_loss(wrong, torch.zeros_like(wrong), "none", FAR)).sum() / count


def wins(one: Any, other: Any, games: int, seed: int) -> float:
    """Games that one evaluator wins against another, both looking one action ahead, seats in turns."""
    won = 0.0
    for number in range(games):
        game = tilefolk.get(GAME).new(PLAYERS)
        seat = number % PLAYERS
        OnePlyGame([one, other] if seat == 0 else [other, one], game, seed + number).play(
            game, Rng(seed + number // PLAYERS), WHOLE_GAME
        )
        won += (seat in game.winners()) / len(game.winners())
    return won


class Run:
    """A directory with lessons by round, the networks, and the curve."""

    def __init__(self, out: Path, weights: str, seed: int) -> None:
        self.out, self.weights, self.seed, self.round, self.seconds = out, weights, seed, 0, 0.0
        torch.manual_seed(seed)
        self.networks = Networks()
        self.used = self.networks.numbers()
        self.optimizer = torch.optim.AdamW(self.networks.parameters(), lr=RATE, weight_decay=DECAY)
        out.mkdir(parents=True, exist_ok=True)
        if (out / "state.pt").exists():
            kept = torch.load(out / "state.pt")
            self.networks.load_state_dict(kept["networks"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.round, self.seconds, self.used = kept["round"], kept["seconds"], kept["used"]
        else:
            self._tell(
                [
                    "processor minutes",
                    "decisions",
                    "error",
                    "wins against the last",
                    "against hard",
                    "low",
                    "high",
                ],
                "w",
            )

    def evaluator(self, numbers: dict[str, list[float]]) -> LearnedHuntersEvaluator:
        """The evaluation with what was learnt."""
        return LearnedHuntersEvaluator(weight_sets(GAME)[self.weights], numbers)

    def train(self, minutes: float) -> None:
        """Teach and learn, round by round."""
        end, began = time.monotonic() + 60 * minutes, time.process_time() - self.seconds
        while time.monotonic() < end:
            teacher = Teacher(self.evaluator(self.used), self.weights, self.seed * 100_000 + self.round)
            lessons = teacher.teach(LABELLED)
            content = io.BytesIO()
            np.savez_compressed(content, **lessons.arrays())
            write_whole(self.out / f"lessons-{self.round:05d}.npz", content.getvalue())
            self.round += 1
            files = sorted(self.out.glob("lessons-*.npz"))[: self.round][-WINDOW:]
            rounds = [dict(np.load(file)) for file in files]
            wrong = learn(self.networks, self.optimizer, rounds)
            if self.round % EVERY == 0:
                self.judge(wrong)
            self.seconds = time.process_time() - began
            self.keep()

    def judge(self, wrong: float) -> None:
        """Compare the new networks with those in use, and the better ones with hard, in fresh games."""
        new, old = (self.evaluator(numbers) for numbers in (self.networks.numbers(), self.used))
        seeds = (self.round + 1) * WHOLE_GAME
        share = wins(new, old, JUDGED, seeds) / JUDGED
        if share > BETTER:
            self.used, old = self.networks.numbers(), new
        won = wins(old, evaluator_of(GAME, "tuned"), JUDGED, seeds + JUDGED)
        shares = [f"{x:.3f}" for x in (share, won / JUDGED, *wilson(won, JUDGED))]
        self._tell([f"{self.seconds / 60:.2f}", self.round * LABELLED, f"{wrong:.3f}", *shares])

    def keep(self) -> None:
        """Write everything down; no file is ever half written."""
        kept = {"round": self.round, "seconds": self.seconds, "used": self.used}
        kept |= {"networks": self.networks.state_dict(), "optimizer": self.optimizer.state_dict()}
        content = io.BytesIO()
        torch.save(kept, content)
        write_whole(self.out / "state.pt", content.getvalue())
        for name, numbers in (("network", self.used), ("newest", self.networks.numbers())):
            told = {"game": GAME, "weights": self.weights, **numbers}
            write_whole(self.out / f"{name}.json", (json.dumps(told) + "\n").encode())

    def _tell(self, row: list[Any], mode: str = "a") -> None:
        with (self.out / "curve.csv").open(mode, newline="") as file:
            csv.writer(file).writerow(row)
        print(*row, sep="\t", flush=True)


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description="Learn from the search to judge Hunters and Gatherers.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--out", type=Path, default=Path("azero"))
    parser.add_argument("--weights", choices=("tuned", "simple"), default="tuned", help="where it begins")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        Run(args.out, args.weights, args.seed).train(args.minutes)
    except OSError as error:
        raise SystemExit(
            f"{error.filename or args.out}: {error.strerror}. What was kept before is there."
        ) from error


if __name__ == "__main__":
    main()
