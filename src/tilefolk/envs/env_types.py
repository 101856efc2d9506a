"""What environments tell the learner, and what they keep of themselves: the types, in one place."""

from __future__ import annotations

from typing import Any, TypedDict

from numpy.random import Generator
from numpy.typing import NDArray

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng
from tilefolk.envs.vector_setup import Buffers

Seen = dict[str, NDArray[Any]]
"""``observation`` and ``action_mask``."""
Info = dict[str, Any]
"""What else there is to know, by name; Gymnasium asks for a dictionary of anything."""


class BatchState(TypedDict):
    """Of a batch of games, what is not in the caller's buffers."""

    games: list[Game]
    rngs: list[Rng]
    before: NDArray[Any]
    counted: NDArray[Any]


class VectorState(TypedDict):
    """A vector environment that has begun."""

    batches: list[BatchState]
    buffers: Buffers
    np_random: Generator | None
