"""A policy out of a row of them: C keeps pointers, and only a cast calls one without the interpreter lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.bots.policy import Policy
    from tilefolk.core.game import Game


def pick(policy: Policy, game: Game) -> int:
    """The best action of the seat to move."""
    return policy._pick(game)
