"""Any game as a game of Mayflower: only a cast does that without the interpreter lock.

Python needs none, and has no word for it: so the evaluator calls itself by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.bots.mayflower import MayflowerEvaluator


def judge(evaluator: MayflowerEvaluator, game: Any, values: list[float]) -> None:
    """Write what each seat may expect."""
    evaluator._judge(game, values)


def still_to_come(evaluator: MayflowerEvaluator, game: Any, seat: int) -> float:
    """What a seat can still gain in the same turn."""
    return evaluator._still_to_come(game, seat)


def chance(evaluator: MayflowerEvaluator, game: Any, root: int) -> float:
    """The chance that a feature is completed."""
    return evaluator._chance(game, root)


def worth_to(evaluator: MayflowerEvaluator, game: Any, root: int, seat: int, chance: float) -> float:
    """What a feature promises one of its owners."""
    return evaluator._worth_to(game, root, seat, chance)
