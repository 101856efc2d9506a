"""What the server says of an analysis: how far it is, and what is known so far."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilefolk.analysis.report import Report

AnalysisState = Literal["none", "waiting", "working", "stopped", "failed", "done"]


class Analysis(Struct, frozen=True):
    """How far an analysis is; ``edition`` counts the reports, and null is for those who have the last one.

    ``yours``: whether the asker may stop it.
    """

    state: AnalysisState
    share: float
    edition: int
    report: Report | None
    yours: bool


class AnalysisOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin an analysis, or stop it; what is known stays."""

    go: Literal["begin", "stop"]


NO_ANALYSIS = Analysis("none", 0.0, 0, None, yours=False)
