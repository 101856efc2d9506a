"""Many games in a row: C keeps them as pointers, to call them without the interpreter lock.

Only a cast makes a game of a pointer again, and Python has no word for that: so they are called by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tilefolk.core.memory import Mask

if TYPE_CHECKING:
    from tilefolk.core.batch import Batch
    from tilefolk.core.game import Game
    from tilefolk.core.rng import Rng

T = TypeVar("T")


def array(objects: list[T]) -> list[T]:
    """The objects, borrowed: who keeps the array keeps them too."""
    return objects


def to_move(game: Game) -> int:
    """The seat to move, CHANCE or OVER."""
    return game._to_move()


def apply(game: Game, action: int) -> None:
    """Carry out an action."""
    game._apply(action)


def advance(game: Game, rng: Rng) -> int:
    """Let chance move until a seat must decide; returns who is to move."""
    return game._advance(rng)


def apply_index(game: Game, index: int) -> None:
    """Carry out the action of an index."""
    game._apply(game._action_at(index))


def copy(game: Game, source: Game) -> None:
    """Make a game the same as another of its kind."""
    game._copy_from(source)


def score(game: Game, seat: int) -> int:
    """All points of a seat."""
    return game._score(seat)


def mask_into(game: Game, mask: Mask, front: int) -> int:
    """Write the mask of the legal actions; returns how many."""
    return game._mask_into(mask, front)


def mask_front(game: Game) -> int:
    """What ``mask_into`` is told the next time."""
    return game._mask_front()


def row(masks: Any, i: int) -> Mask:
    """The mask of a game."""
    return masks[i]


def fetch_head(game: Game) -> None:
    """Bring near where a game begins; a hint to the processor."""


def fetch_action(game: Game, index: int) -> None:
    """Bring near what the action of an index will touch."""


def fetch_mask(masks: Any, i: int, index: int) -> None:
    """Bring near a place of a mask."""


def wrong(batch: Batch, actions: Any) -> int:
    """The first game of a batch whose action is not legal, or -1."""
    return batch._wrong(actions)


def step(batch: Batch, actions: Any) -> None:
    """Play the actions of all games of a batch; other threads may run meanwhile."""
    batch._step(actions.tolist())  # the rules get Python's numbers, never NumPy's
