"""``Reason``: one thing that speaks for a turn, or against it, and what it costs the others."""

from __future__ import annotations

from typing import TypedDict

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.turns import TriedTurn
from tilefolk.core.values import Parts, Value


class Reason(TypedDict):
    """``key``: which words of the locales; ``params``: what fills them."""

    key: str
    params: Parts


def reason(key: str, **params: Value) -> Reason:
    """A reason with its parameters."""
    return {"key": key, "params": params}


def losses(turn: TriedTurn, evaluator: Evaluator) -> list[float]:
    """By how much the turn lowers what each seat may expect."""
    evaluator.prepare(turn.before)
    before, after = evaluator.values(turn.before), evaluator.values(turn.after)
    return [was - now for was, now in zip(before, after, strict=True)]
