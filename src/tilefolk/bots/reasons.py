"""Why a turn is good: reasons as data, a key and its parameters; the words are ``reason-KEY`` of the locales.

They come from the events of the tried turn and from what the evaluation expects before and after it.
"""

from __future__ import annotations

from tilefolk.bots.catan_reasons import catan_reasons
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.reason import Reason
from tilefolk.bots.tile_reasons import tile_reasons
from tilefolk.bots.turns import TriedTurn
from tilefolk.tiles.game import TileGame

REASONS_MAX = 3
"""More than this nobody reads."""


def reasons(turn: TriedTurn, evaluator: Evaluator) -> list[Reason]:
    """The best reasons for a turn, the weightiest first; none where there is nothing to say."""
    found: list[Reason] = []
    for reason in _all(turn, evaluator):
        if reason not in found:
            found.append(reason)
    return found[:REASONS_MAX]


def _all(turn: TriedTurn, evaluator: Evaluator) -> list[Reason]:
    """Everything that a game's own reasons say; a game without any has none."""
    if isinstance(turn.before, TileGame):
        return tile_reasons(turn, evaluator)
    return catan_reasons(turn, evaluator) if turn.before.name == "catan" else []
