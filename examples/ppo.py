"""Proximal policy optimisation by self-play on the vector environment, in one file.

    pip install torch                          # not part of Tilefolk's own requirements
    python examples/ppo.py hunters --minutes 60 --out ppo-hunters
    tilefolk arena ppo-hunters/network.npz easy --game hunters --games 100

One network plays all seats. Every decision gets what its seat wins until it decides again, in points of lead
and at the end the result; illegal actions are left out of the policy. In the tile games all squares share the
same weights, and so do all zones: what is learnt of one holds for the others. Each line of ``curve.csv`` is
an evaluation against players in compiled code. A run that was stopped goes on by the same command.
``network.npz`` is a bot for every command that takes one; it plays without torch.
"""

from __future__ import annotations

import argparse
import csv
import io
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tilefolk.agents.checkpoint import Checkpoint
from tilefolk.core.files import write_whole
from tilefolk.envs.tile_layout import SLOT_COUNT
from tilefolk.envs.vector import GameVectorEnv

GAMES, STEPS, EPOCHS, PART = 128, 64, 2, 512
RATE, DISCOUNT, SMOOTHING, CLIP, ENTROPY, GRADIENT = 1e-3, 0.999, 0.95, 0.2, 0.005, 0.5
HALVED = 2_000_000
"""Decisions after which steps and the wish for entropy are half as large, then a third, a quarter …"""
LEAD = {"hunters": 0.05, "mayflower": 0.05, "catan": 0.1}
"""What a point of lead is worth beside a win (1) and a loss (down to -1)."""
CONTEXT, HIDDEN = 64, 32
ROTATIONS, ZONES, ZONE_ROOM, CHOICES = 4, 12, 16, 32
EVALUATED = ("random", "greedy", "hard")
EVERY, JUDGED = 20, 64
"""Rounds between evaluations, and games of each."""


class TileNetwork(nn.Module):
    """Compact observation in; logits of all actions and the expected return out."""

    def __init__(self, layout: Any) -> None:
        super().__init__()
        self.zones, self.slots = layout.where("zones"), layout.where("slots")
        zone, slot = (
            (part.stop - part.start) // n for part, n in ((self.zones, ZONES), (self.slots, SLOT_COUNT))
        )
        self.context = nn.Linear(self.slots.start, CONTEXT)
        self.square, self.square_context = nn.Linear(slot, HIDDEN), nn.Linear(CONTEXT, HIDDEN, bias=False)
        self.place = nn.Linear(HIDDEN, ROTATIONS)
        self.zone, self.zone_context = nn.Linear(zone, HIDDEN), nn.Linear(CONTEXT, HIDDEN, bias=False)
        self.figure = nn.Linear(HIDDEN, 2)
        self.rest = nn.Linear(CONTEXT, 1 + CHOICES)
        self.judge, self.value = nn.Linear(CONTEXT + HIDDEN, CONTEXT), nn.Linear(CONTEXT, 1)
        for last in (self.place, self.figure, self.rest, self.value):
            nn.init.zeros_(last.weight)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        context = self.context(seen[:, : self.slots.start]).relu()
        slots = seen[:, self.slots].unflatten(1, (SLOT_COUNT, -1))
        present = slots[:, :, 0]
        used = max(1, int(present.any(dim=0).sum()))  # squares in use come first
        slots, present = slots[:, :used], present[:, :used, None]
        squares = (self.square(slots) + self.square_context(context)[:, None]).relu() * present
        zones = self.zone(seen[:, self.zones].unflatten(1, (ZONES, -1)))
        figures = self.figure((zones + self.zone_context(context)[:, None]).relu())
        rest = self.rest(context)
        unused = seen.new_zeros((len(seen), ROTATIONS * (SLOT_COUNT - used)))
        gap = seen.new_zeros((len(seen), ZONE_ROOM - ZONES))
        logits = [
            self.place(squares).flatten(1),
            unused,
            rest[:, :1],
            figures[:, :, 0],
            gap,
            figures[:, :, 1],
            gap,
        ]
        middle = squares.sum(dim=1) / present.sum(dim=1).clamp(min=1)
        value = self.value(self.judge(torch.cat([context, middle], dim=1)).relu())
        return torch.cat([*logits, rest[:, 1:]], dim=1), value.squeeze(-1)


class PlainNetwork(nn.Module):
    """The same for Catan: two layers over the full observation."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(size, 2 * CONTEXT), nn.Linear(2 * CONTEXT, 2 * CONTEXT)
        self.policy, self.value = nn.Linear(2 * CONTEXT, actions), nn.Linear(2 * CONTEXT, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.second(self.first(seen).relu()).relu()
        return self.policy(hidden), self.value(hidden).squeeze(-1)


def encoding_of(game: str) -> str:
    """Catan's full encoding is small already."""
    return "full" if game == "catan" else "compact"


def network_for(game: str, env: GameVectorEnv) -> nn.Module:
    """A fresh network."""
    if game == "catan":
        return PlainNetwork(env.encoder.size, env.masks.shape[1])
    return TileNetwork(env.encoder.layout)


def numbers(env: GameVectorEnv) -> torch.Tensor:
    """Observations as the network wants them; a copy, for the environment writes over its own."""
    return torch.from_numpy(np.array(env.encoder.layout.scaled(env.observations), np.float32))


def leads(scores: np.ndarray) -> np.ndarray:
    """Every seat's points before the mean of the others'."""
    players = scores.shape[1]
    return (scores * players - scores.sum(axis=1, keepdims=True)) / (players - 1)


def collect(
    env: GameVectorEnv, info: dict[str, Any], network: nn.Module, game: str
) -> dict[str, torch.Tensor]:
    """Play on, and give every decision the advantage that generalised advantage estimation finds for it.

    A seat's decisions follow each other with those of others between them; what it wins meanwhile is its
    reward.
    """
    players, rows = env.players, np.arange(GAMES)
    kept: list[list[torch.Tensor]] = []
    last = np.full((GAMES, players), -1)  # the last decision of every seat, as a number of a step
    rewards = np.zeros((STEPS, GAMES), np.float32)
    following = np.full((STEPS, GAMES), -1)  # the step of the same seat's next decision; -1: none in sight
    ended = np.zeros((STEPS, GAMES), bool)
    for step in range(STEPS):
        seats = info["seats"].copy()
        seen, mask = numbers(env), torch.from_numpy(env.masks.astype(bool))
        with torch.no_grad():
            logits, values = network(seen)
        actions, chances = env.sample(logits.numpy())
        kept.append(
            [seen, mask, torch.from_numpy(actions.astype(np.int64)), torch.from_numpy(chances), values]
        )
        deciding = seats >= 0
        before = last[rows[deciding], seats[deciding]]
        following[before[before >= 0], rows[deciding][before >= 0]] = step
        last[rows[deciding], seats[deciding]] = step
        scores = info["scores"].copy()
        _, _, over, _, _ = env.step(actions)
        gains = info["rewards"] + LEAD[game] * leads(np.where(deciding[:, None], info["scores"] - scores, 0))
        for seat in range(players):
            known = last[:, seat] >= 0
            rewards[last[known, seat], rows[known]] += gains[known, seat]
            done = known & over
            ended[last[done, seat], rows[done]] = True
        last[over] = -1
    values = torch.stack([row[4] for row in kept]).numpy()
    advantages = np.zeros((STEPS, GAMES), np.float32)
    for step in reversed(range(STEPS)):
        then = following[step]
        known = then >= 0
        ahead = np.where(known, values[np.maximum(then, 0), rows], 0)
        later = np.where(known, advantages[np.maximum(then, 0), rows], 0)
        surprise = rewards[step] + DISCOUNT * ahead - values[step]
        advantages[step] = np.where(known | ended[step], surprise + DISCOUNT * SMOOTHING * later, 0)
    told = torch.from_numpy((following >= 0) | ended).reshape(-1)
    batch = [torch.stack([row[i] for row in kept]).flatten(0, 1)[told] for i in range(5)]
    gained = torch.from_numpy(advantages).reshape(-1)[told]
    names = ("seen", "mask", "actions", "chances", "values")
    return dict(zip(names, batch, strict=True)) | {"advantages": gained, "returns": gained + batch[4]}


def improve(
    network: nn.Module, optimizer: torch.optim.Optimizer, batch: dict[str, torch.Tensor], decisions: int
) -> None:
    """Some passes over what was played, each step held near the policy that played it."""
    slower = 1 / (1 + decisions / HALVED)
    for group in optimizer.param_groups:
        group["lr"] = RATE * slower
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(batch["actions"])).split(PART):
            part = {name: column[rows] for name, column in batch.items()}
            logits, values = network(part["seen"])
            chances = logits.masked_fill(~part["mask"], -1e9).log_softmax(dim=1)
            ratio = (chances.gather(1, part["actions"][:, None]).squeeze(1) - part["chances"]).exp()
            gain = (part["advantages"] - part["advantages"].mean()) / (part["advantages"].std() + 1e-6)
            clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            loss = 0.5 * (values - part["returns"]).square().mean() - clipped - ENTROPY * slower * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT)
            optimizer.step()


def evaluate(network: nn.Module, game: str, players: int, opponents: str, games: int = JUDGED) -> float:
    """The share of games won against opponents in compiled code, each game counted once."""
    env = GameVectorEnv(game, games, players, opponents=opponents, encoding=encoding_of(game))
    env.reset(seed=10_000)
    wins, open_games = 0.0, np.ones(games, bool)
    while open_games.any():
        with torch.no_grad():
            logits = network(numbers(env))[0].numpy()
        actions = np.where(env.masks > 0, logits, -np.inf).argmax(axis=1)
        _, reward, ended, _, _ = env.step(actions)
        wins += float((reward[ended & open_games] > 0).sum())
        open_games &= ~ended
    env.close()
    return wins / games


class Run:
    """A directory with the state of a run, its curve, and the network as a bot."""

    def __init__(self, out: Path, game: str, players: int, seed: int) -> None:
        self.out, self.game, self.players, self.seed = out, game, players, seed
        self.decisions, self.rounds, self.seconds = 0, 0, 0.0
        self.env = GameVectorEnv(game, GAMES, players, learner="all", encoding=encoding_of(game))
        torch.manual_seed(seed)
        self.network = network_for(game, self.env)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE)
        out.mkdir(parents=True, exist_ok=True)
        if (out / "state.pt").exists():
            kept = torch.load(out / "state.pt")
            if (kept["game"], kept["players"]) != (game, players):
                raise SystemExit(f"{out} holds a run of {kept['game']} with {kept['players']} players.")
            self.network.load_state_dict(kept["network"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.decisions, self.rounds, self.seconds = kept["decisions"], kept["rounds"], kept["seconds"]
        else:
            self._tell(
                ["processor minutes", "decisions", *(f"wins against {name}" for name in EVALUATED)], "w"
            )

    def train(self, minutes: float) -> None:
        """Learn for some minutes."""
        _, info = self.env.reset(seed=self.seed + self.rounds)  # the environment's own buffers
        end, began = time.monotonic() + 60 * minutes, time.process_time() - self.seconds
        while time.monotonic() < end:
            batch = collect(self.env, info, self.network, self.game)
            improve(self.network, self.optimizer, batch, self.decisions)
            self.decisions += len(batch["actions"])
            self.rounds += 1
            self.seconds = time.process_time() - began
            if self.rounds % EVERY == 0 or self.rounds == 1:
                self.keep()
        self.keep()

    def keep(self) -> None:
        """Evaluate, and write everything down; no file is ever half written."""
        shares = [evaluate(self.network, self.game, self.players, name) for name in EVALUATED]
        self._tell([f"{self.seconds / 60:.2f}", self.decisions, *(f"{share:.3f}" for share in shares)])
        kept = {name: getattr(self, name) for name in ("game", "players", "decisions", "rounds", "seconds")}
        kept |= {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict()}
        content = io.BytesIO()
        torch.save(kept, content)
        write_whole(self.out / "state.pt", content.getvalue())
        weights = {name: tensor.numpy() for name, tensor in self.network.state_dict().items()}
        Checkpoint.of(self.game, encoding_of(self.game), weights).save(self.out / "network.npz")

    def _tell(self, row: list[Any], mode: str = "a") -> None:
        with (self.out / "curve.csv").open(mode, newline="") as file:
            csv.writer(file).writerow(row)
        print(*row, sep="\t", flush=True)


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("game", choices=sorted(LEAD))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        Run(args.out, args.game, args.players, args.seed).train(args.minutes)
    except OSError as error:
        raise SystemExit(
            f"{error.filename or args.out}: {error.strerror}. What was kept before is there."
        ) from error


if __name__ == "__main__":
    main()
