"""The server under load: five hundred tables on one core."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.harness import Measure, benchmark
from benchmarks.server import run

TABLES = 500
THINK = 3.0


@benchmark("server")
def server(seconds: float) -> Iterator[Measure]:
    """Live tables with two scripted players each, who think three seconds on average."""
    result = run("hunters", TABLES, max(seconds, 5.0), THINK)
    assert result.errors == 0, f"{result.errors} actions were refused"
    yield Measure("tables held", result.tables, "tables", goal=TABLES)
    yield Measure("actions acknowledged", result.actions_a_second, "actions/s")
    yield Measure("an action's ack, median", result.p50, "ms", less_is_better=True)
    yield Measure("an action's ack, p99", result.p99, "ms", goal=50, less_is_better=True)
    yield Measure("the server's share of one core", 100 * result.server_cpu, "%", less_is_better=True)
