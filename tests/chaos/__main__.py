"""scripts/chaos: kill servers and take their database away while scripted players play."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
from functools import partial

from tests.chaos import databases
from tests.chaos.run import Plan, chaos


def main() -> None:
    """As the command line says; the exit code tells whether anything was wrong."""
    parser = argparse.ArgumentParser(prog="scripts/chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="servers killed (SIGKILL) and started again")
    parser.add_argument("--outages", type=int, default=5, help="times that the database goes away")
    parser.add_argument("--database", choices=("postgres", "sqlite"), default="postgres")
    parser.add_argument("--servers", type=int, default=3, help="server processes (SQLite: one)")
    parser.add_argument("--groups", type=int, default=4, help="tables at a time")
    parser.add_argument("--outage-seconds", type=float, default=5.0, help="the longest outage")
    parser.add_argument(
        "--patience",
        type=float,
        default=60.0,
        help="seconds within which something happens at every table; more on a busy machine",
    )
    parser.add_argument("--seed", type=int, default=None, help="of what happens by lot")
    asked = parser.parse_args()
    plan = Plan(
        kills=asked.kills,
        outages=asked.outages,
        servers=1 if asked.database == "sqlite" else asked.servers,
        groups=asked.groups,
        outage_seconds=asked.outage_seconds,
        seed=secrets.randbits(32) if asked.seed is None else asked.seed,
        patience=asked.patience,
    )
    with getattr(databases, asked.database)() as database:
        report = asyncio.run(chaos(plan, database, partial(print, flush=True)))
    for fault in report.findings.faults:
        print("FAULT", fault)
    print(f"{asked.database}, {plan.servers} servers, seed {plan.seed}: {report.text()}")
    sys.exit(bool(report.findings.faults))


if __name__ == "__main__":
    main()
