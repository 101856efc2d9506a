"""Steps a second of other projects' environments, as JSON; run by bench_envs.py in their own Python.

python peer_envs.py SECONDS
"""

from __future__ import annotations

import json
import random
import sys
import time
import warnings
from collections.abc import Callable

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
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=1)

    def step() -> int:
        for _ in range(200):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.randrange(len(legal))]))
        return 200

    return step


def rate(work: Callable[[], int], seconds: float) -> float:
    """The best of five parts of the time, as in our own harness."""
    work()
    best = 0.0
    for _ in range(5):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds / 5 or not done:
            done += work()
        best = max(best, done / (time.perf_counter() - began))
    return best


if __name__ == "__main__":
    limit = float(sys.argv[1])
    print(json.dumps({"catanatron": rate(catanatron(), limit), "connect_four": rate(connect_four(), limit)}))
