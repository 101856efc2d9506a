"""How thoroughly a game is analysed: first rough, then finer; each stage goes on from the one before."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stage:
    """``playouts`` a node of the curve; ``pairs`` a decision unlike that of the one-action player;
    ``marks``: whether mistakes are looked for.
    """

    name: str
    playouts: int
    pairs: int
    marks: bool = False


QUICK = Stage("quick", playouts=0, pairs=0)
"""The evaluation alone."""
ROUGH = Stage("rough", playouts=16, pairs=16)
USEFUL = Stage("useful", playouts=64, pairs=32)
MARKED = Stage("marked", playouts=64, pairs=32, marks=True)
FINE = Stage("fine", playouts=256, pairs=128, marks=True)
STAGES = {stage.name: stage for stage in (QUICK, ROUGH, USEFUL, MARKED, FINE)}

HORIZON = {"hunters": 8, "mayflower": 8, "catan": 16}
"""Main moves of chance after which the evaluation judges a pair."""
HORIZON_OTHERS = 8


def horizon_of(game: str) -> int:
    """How far the short playouts of a game go."""
    return HORIZON.get(game, HORIZON_OTHERS)


def stages_to(quality: str) -> tuple[Stage, ...]:
    """All stages up to the one of that name."""
    names = list(STAGES)
    return tuple(STAGES[name] for name in names[: names.index(quality) + 1])
