"""Any game as a game of Catan: only a cast does that without the interpreter lock.

Python needs none, and has no word for it: so the evaluator calls itself by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tilefolk.games.catan import names

if TYPE_CHECKING:
    from tilefolk.bots.catan import CatanEvaluator


def lay_out(evaluator: CatanEvaluator, game: Any) -> None:
    """Look at the island."""
    evaluator._lay_out(game)


def judge(evaluator: CatanEvaluator, game: Any, values: list[float]) -> None:
    """Write what each seat may expect."""
    evaluator._judge(game, values)


def still_to_come(evaluator: CatanEvaluator, game: Any, seat: int) -> float:
    """What a seat can still gain in the same turn."""
    return evaluator._still_to_come(game, seat)


def win_shares(evaluator: CatanEvaluator, game: Any, rewards: list[float]) -> None:
    """Write each seat's share of wins."""
    evaluator._win_shares(game, rewards)


def begins_turn(game: Any, seat: int) -> bool:
    """Whether a seat's turn begins."""
    return bool(game.phase == names.PHASE_BEFORE_ROLL and game.turn == seat)
