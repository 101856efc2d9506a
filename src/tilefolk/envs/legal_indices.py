"""The legal actions of the seat to move as indices, for who plays a single game from Python."""

from __future__ import annotations

from tilefolk.core import memory, names, numbers
from tilefolk.core.game import Game


def legal_indices(game: Game) -> list[int]:
    """The indices of the legal actions, in order; none at chance's move and at the end."""
    buffer = memory.scratch(names.LEGAL_MAX)
    if game._to_move() < 0:
        return []
    n = game._legal_into(buffer)
    indices = [game._index_of(buffer[i]) for i in range(n)]
    indices.sort()
    return indices


def is_legal_index(game: Game, index: int) -> bool:
    """Whether an index means one of the legal actions."""
    buffer = memory.scratch(names.LEGAL_MAX)
    if game._to_move() < 0 or not numbers.is_within(index, 0, game.index_count - 1):
        return False
    action = game._action_at(index)
    if action < 0:
        return False
    for i in range(game._legal_into(buffer)):
        if buffer[i] == action:
            return True
    return False
