"""Loops over environments. They use nothing of ours, for the Python of other projects runs them too."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np


def in_turns(env: Any) -> Callable[[], int]:
    """Random legal actions in an environment of PettingZoo whose observations have a mask."""
    env.reset(seed=1)
    random = Random(1)

    def work() -> int:
        for _ in range(200):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.randrange(len(legal))]))
        return 200

    return work
