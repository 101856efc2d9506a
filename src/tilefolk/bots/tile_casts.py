"""Any game as a tile game: only a cast does that without the interpreter lock, and Python needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.bots.tile_evaluation import TileEvaluator


def kinds(game: Any) -> int:
    """Kinds of tiles."""
    found: int = game.table.kinds
    return found


def left_of(game: Any, kind: int) -> int:
    """Tiles of a kind that have not been drawn."""
    left: int = game.left[kind]
    return left


def tiles_left(game: Any) -> int:
    """Tiles in the main deck."""
    left: int = game.deck_left[0]
    return left


def recount(evaluator: TileEvaluator, game: Any) -> None:
    """Count the tiles left again after chance has moved."""
    evaluator._recount_tiles(game)


def expected(evaluator: TileEvaluator, game: Any, points: list[float]) -> None:
    """Write the points that each seat is expected to have in the end."""
    evaluator._expected(game, points)
