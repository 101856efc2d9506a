"""Games, random numbers and batches that compiled code keeps as pointers, to call them without the lock.

Only a cast makes objects of them again, and Python has no word for that: so they are called by these.
Uncompiled, they are the objects themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng

if TYPE_CHECKING:
    from tilefolk.envs.encoder import Encoder
    from tilefolk.envs.vector_batch import VectorBatch


def apply_random(game: Game, rng: Rng) -> None:
    """Play one of the legal actions, each as likely."""
    game._apply(game._random_action(rng))


def redeterminise_into(to: Game, game: Game, seat: int, rng: Rng) -> None:
    """Make one game a guess at another that fits what a seat knows of it."""
    to._copy_from(game)
    to._redeterminise(seat, rng)


def winners(game: Game) -> int:
    """The winners as bits."""
    return game._winner_mask()


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1."""
    return rng._below(n)


def unit(rng: Rng) -> float:
    """A number in [0, 1)."""
    return rng._unit()


def restart(rng: Rng, seed: int) -> None:
    """Begin the stream of a seed."""
    rng._restart(seed)


def write(encoder: Encoder, game: Game, seat: int, out: Any, trace: Any) -> None:
    """Write an observation."""
    encoder._write(game, seat, out, trace)


def write_reals(encoder: Encoder, game: Game, seat: int, out: Any) -> None:
    """Write an observation of float32."""
    encoder._write_reals(game, seat, out)


def fetch(encoder: Encoder, game: Game, out: Any, trace: Any) -> None:
    """Bring near what the next observation will be written into."""


def nth_legal(mask: Any, size: int, pick: int) -> int:
    """The index of the legal action with a number."""
    return int(mask.nonzero()[0][pick])


def legal_into(mask: Any, size: int, found: list[int]) -> int:
    """Write the indices of all legal actions; returns how many."""
    legal = mask.nonzero()[0].tolist()
    found[: len(legal)] = legal
    return len(legal)


def wrong_in(batch: VectorBatch, actions: Any) -> int:
    """The first game of a batch whose action is not legal, or -1."""
    return batch._wrong(batch.part(actions).tolist())


def step_batch(batch: VectorBatch, actions: Any) -> None:
    """Play the actions of a batch; the rules get Python's numbers, never NumPy's."""
    batch._step(batch.part(actions).tolist())


def choose_at_random(batch: VectorBatch, actions: Any) -> None:
    """Write a random legal index for every game of a batch."""
    batch._random_into(batch.part(actions))


def sample_batch(batch: VectorBatch, logits: Any, actions: Any, chances: Any) -> None:
    """Write an index for every game of a batch, drawn by logits."""
    batch._sample_into(batch.part(logits).ravel(), batch.part(actions), batch.part(chances))
