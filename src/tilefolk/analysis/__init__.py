"""Analysis of finished games: the chance to win along the game, luck and skill, and marked mistakes.

>>> import tilefolk
>>> from tilefolk.analysis import Analyser, QUICK
>>> match = tilefolk.start("hunters", players=2, seed=1)
>>> while not match.game.is_over:
...     events = match.play(match.legal()[0])
>>> found = Analyser(match, stages=(QUICK,)).finish()
>>> [round(sum(node.shares), 6) for node in found.nodes[:2]]
[1.0, 1.0]

The method and its measured limits are in ``docs/analysis.md``.
"""

from __future__ import annotations

from tilefolk.analysis.analyser import Analyser, NotOver
from tilefolk.analysis.report import Report
from tilefolk.analysis.stages import FINE, MARKED, QUICK, ROUGH, STAGES, USEFUL, Stage, stages_to

__all__ = [
    "FINE",
    "MARKED",
    "QUICK",
    "ROUGH",
    "STAGES",
    "USEFUL",
    "Analyser",
    "NotOver",
    "Report",
    "Stage",
    "stages_to",
]
