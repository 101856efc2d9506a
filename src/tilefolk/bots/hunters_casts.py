"""Any game as a game of Hunters and Gatherers: only a cast does that without the interpreter lock.

Python needs none, and has no word for it: so the evaluator calls itself by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.bots.hunters import HuntersEvaluator


def judge(evaluator: HuntersEvaluator, game: Any, values: list[float]) -> None:
    """Write what each seat may expect."""
    evaluator._judge(game, values)


def still_to_come(evaluator: HuntersEvaluator, game: Any, seat: int) -> float:
    """What a seat can still gain in the same turn."""
    return evaluator._still_to_come(game, seat)


def chance(evaluator: HuntersEvaluator, game: Any, root: int) -> float:
    """The chance that a feature is completed."""
    return evaluator._chance(game, root)


def worth(evaluator: HuntersEvaluator, game: Any, root: int, chance: float) -> float:
    """What a feature promises each of its owners."""
    return evaluator._worth(game, root, chance)
