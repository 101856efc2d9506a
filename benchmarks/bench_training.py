"""The whole loop of a learner: environment, a small torch policy, sampling; processor time, one thread."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from benchmarks.harness import Measure, benchmark
from tilefolk.envs.vector import GameVectorEnv

GAMES, UNITS = 256, 128
TABLES = (("hunters", 2, "compact"), ("mayflower", 2, "compact"), ("catan", 2, "full"))


@benchmark("training")
def training(seconds: float) -> Iterator[Measure]:
    if find_spec("torch") is None:
        print("training: torch is not installed", file=sys.stderr)
        return
    for name, players, encoding in TABLES:
        before = steps_a_second(name, players, "full", in_torch, seconds)
        now = steps_a_second(name, players, encoding, in_compiled_code, seconds)
        yield Measure(f"{name}: full observations, sampled by torch", before, "steps/s")
        yield Measure(f"{name}: {encoding} observations, sample(logits)", now, "steps/s")


Sampler = Callable[[GameVectorEnv, Any], Any]


def in_torch(env: GameVectorEnv, logits: Any) -> Any:
    """As usual: illegal actions become -inf, and a distribution is drawn from."""
    import torch

    legal = torch.from_numpy(env.masks.astype(bool))
    drawn = torch.distributions.Categorical(logits=logits.masked_fill(~legal, -1e9))
    return drawn.sample().numpy()


def in_compiled_code(env: GameVectorEnv, logits: Any) -> Any:
    """By the environment."""
    return env.sample(logits.numpy())[0]


def steps_a_second(name: str, players: int, encoding: str, sampler: Sampler, seconds: float) -> float:
    """Steps of self-play a second of processor time."""
    import torch

    torch.set_num_threads(1)
    env = GameVectorEnv(name, GAMES, players, learner="all", encoding=encoding, threads=1)
    env.reset(seed=1)
    size, actions = env.encoder.size, env.masks.shape[1]
    layers = (torch.nn.Linear(size, UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, actions))
    network = torch.nn.Sequential(*layers)
    scaled = np.empty((GAMES, size), np.float32)
    began, steps = time.process_time(), 0
    with torch.no_grad():
        while time.process_time() - began < seconds:
            seen = (
                env.observations
                if encoding == "compact"
                else env.encoder.layout.scaled(env.observations, scaled)
            )
            env.step(sampler(env, network(torch.from_numpy(seen))))
            steps += GAMES
    env.close()
    return steps / (time.process_time() - began)
