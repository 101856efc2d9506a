"""What a vector environment is made of: its buffers, its parts, and the words of its arguments."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

OPPONENTS = {"random": None, "greedy": "simple", "hard": "tuned"}
"""Opponents that move in compiled code: the weights by which they judge what comes of one action."""

GAMES_A_THREAD = 64
"""With fewer games, what another thread saves is less than what it costs to call it."""
BATCHES_A_THREAD = 8
"""Parts of the work, which are taken by whoever is free."""


MODES = {mode.value: mode for mode in AutoresetMode} | {mode.name.lower(): mode for mode in AutoresetMode}
"""What happens after the end of a game, by the words of Gymnasium."""


@dataclass
class Buffers:
    """What the games are written into, a row a game."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    seat_rewards: NDArray[np.float32]
    returns: NDArray[np.float32]
    seats: NDArray[np.int32]
    scores: NDArray[np.int32]
    done: NDArray[np.int8]
    learners: NDArray[np.int32]

    def part(self, rows: slice) -> Buffers:
        """Some of the rows, the same memory."""
        return Buffers(*(getattr(self, field.name)[rows] for field in fields(self)))

    def fill(self, other: Buffers) -> None:
        """Write over what is there."""
        for field in fields(self):
            getattr(self, field.name)[...] = getattr(other, field.name)


def mode_named(mode: str | AutoresetMode) -> AutoresetMode:
    if isinstance(mode, AutoresetMode):
        return mode
    if str(mode).lower() not in MODES:
        raise ValueError(f"autoreset_mode must be 'next_step', 'same_step' or 'disabled', not {mode!r}")
    return MODES[str(mode).lower()]


def processors() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ranges(size: int, wanted: int) -> list[slice]:
    """The games in ranges as even as can be, none empty."""
    count = max(1, min(wanted, size))
    bounds = [size * i // count for i in range(count + 1)]
    return [slice(a, b) for a, b in pairwise(bounds)]


def learner_seats(learner: str | int, num_envs: int, players: int) -> NDArray[np.int32]:
    if learner == "all":
        return np.full(num_envs, -1, np.int32)
    if learner == "turns":
        return np.arange(num_envs, dtype=np.int32) % players
    if isinstance(learner, int) and 0 <= learner < players:
        return np.full(num_envs, learner, np.int32)
    raise ValueError(f"learner must be 'turns', 'all' or a seat below {players}, not {learner!r}")
