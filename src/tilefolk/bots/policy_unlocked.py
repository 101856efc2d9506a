"""A long call in which the compiled engine lets go of the interpreter lock: Python has no word for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.bots.policy import Policy
    from tilefolk.core.game import Game


def rank(policy: Policy, game: Game, seat: int) -> int:
    """Judge the seat's actions; other threads may run meanwhile."""
    policy.evaluator._prepare(game)
    return policy._rank(game, seat)
