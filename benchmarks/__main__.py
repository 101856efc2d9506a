"""Run benchmarks and print them as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import platform
import sys

from rich.console import Console
from rich.table import Table

import tilefolk
from benchmarks import harness


def main() -> None:
    known = harness.names()
    arguments = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    arguments.add_argument(
        "names", nargs="*", metavar="NAME", help=f"which ones (default: all): {', '.join(known)}"
    )
    arguments.add_argument("--seconds", type=float, default=2.0, help="time for each measure")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    unknown = sorted(set(given.names) - set(known))
    if unknown:
        arguments.error(f"there is no benchmark {', '.join(unknown)}; there are: {', '.join(known)}")

    rows = []
    for name in given.names or known:
        for row in harness.run(name, given.seconds):
            rows.append(row)
            if not given.json:
                print(f"{name}: {row.measure.name} = {number(row.measure.value)}", file=sys.stderr)
    machine = {
        "engine": tilefolk.engine(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
    if given.json:
        print(json.dumps({**machine, "rows": [row.as_json() for row in rows]}, indent=2))
    else:
        print_table(rows, ", ".join(machine.values()))


def print_table(rows: list[harness.Row], machine: str) -> None:
    table = Table(title=f"Benchmarks ({machine})")
    table.add_column("benchmark")
    table.add_column("what")
    for column in ("value", "goal", "reference ms"):
        table.add_column(column, justify="right")
    for row in rows:
        measure = row.measure
        style = {None: "", True: "green", False: "red"}[measure.reached]
        sign = "≤" if measure.less_is_better else "≥"
        goal = "" if measure.goal is None else f"{sign} {measure.goal:,.10g}"
        value = (
            f"[{style}]{number(measure.value)}[/] {measure.unit}"
            if style
            else f"{number(measure.value)} {measure.unit}"
        )
        table.add_row(row.benchmark, measure.name, value, goal, f"{row.reference_ms:.2f}")
    Console(width=None if sys.stdout.isatty() else 120).print(table)


def number(value: float) -> str:
    """With three digits that matter, and none too many."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
