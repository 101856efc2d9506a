"""Steps a second of other projects' environments, in their own Python, whenever bench_envs.py asks.

A line "NAME SECONDS" on standard input is answered by a line with the steps a second.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable

from benchmarks.env_loops import in_turns
from benchmarks.harness import part

warnings.filterwarnings("ignore")


def catanatron() -> Callable[[], int]:
    """Its Gymnasium environment with the default opponent, which moves at random."""
    import catanatron_gym  # noqa: F401
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    env.reset(seed=1)
    state = env.get_valid_actions()

    def step() -> int:
        nonlocal state
        for _ in range(200):
            _, _, terminated, truncated, _ = env.step(random.choice(state))
            if terminated or truncated:
                env.reset()
            state = env.get_valid_actions()
        return 200

    return step


def connect_four() -> Callable[[], int]:
    """PettingZoo's Connect Four, with masks like ours."""
    from pettingzoo.classic import connect_four_v3

    return in_turns(connect_four_v3.env())


PEERS = {"catanatron": catanatron, "connect_four": connect_four}

if __name__ == "__main__":
    works: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        name, seconds = line.split()
        if name not in works:
            works[name] = PEERS[name]()
            works[name]()
        print(part(works[name], float(seconds)), flush=True)
