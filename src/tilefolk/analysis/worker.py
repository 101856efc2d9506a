"""An analysis in a process of its own: a record on stdin, what is found as lines of JSON on stdout.

    python -m tilefolk.analysis.worker --quality marked --niceness 19 < game.record

Each line has ``share``, how much of the work is done, and now and then ``report``, all that is known so far.
Whoever reads no more ends it.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

from tilefolk.analysis.analyser import Analyser
from tilefolk.analysis.stages import STAGES, stages_to
from tilefolk.core.match import Match
from tilefolk.core.record import Record

LINE_SECONDS = 0.5
"""Seconds between two lines."""
REPORT_SECONDS = 5.0
"""Seconds between two reports of one stage."""
SEED = 1
LOWEST = 19
"""The niceness of who is never in a hurry."""


def main() -> None:
    """Read the record, work, tell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # asked twice, Python could end as if it had failed
    arguments = argparse.ArgumentParser(prog="python -m tilefolk.analysis.worker", description=__doc__)
    arguments.add_argument("--quality", choices=STAGES, default="marked")
    arguments.add_argument("--niceness", type=int, default=0)
    arguments.add_argument("--import", dest="modules", action="append", default=[])
    given = arguments.parse_args()
    for module in given.modules:
        import_module(module)  # makes its games known
    lower_priority(given.niceness)
    match = Match.replay(Record.parse(sys.stdin.read()))
    with suppress(BrokenPipeError):
        for line in lines(Analyser(match, SEED, stages_to(given.quality))):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
        return
    os._exit(0)  # nobody listens any more: there is nothing left to flush either


def lower_priority(niceness: int) -> None:
    """Let others go first; at the lowest priority work only while nobody else wants the processor."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    # Linux lets a nice process end its slice of milliseconds before a server that woke up, but no idle one.
    if niceness == LOWEST and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def lines(work: Analyser) -> Iterator[str]:
    """What is known while the work goes on; the last line has everything."""
    last_line = last_report = 0.0
    done = work.done
    for _ in work.work():
        now = time.monotonic()
        if work.done is not done or (work.done and now - last_report > REPORT_SECONDS):
            done, last_line, last_report = work.done, now, now
            yield progress_line(work, with_report=True)
        elif now - last_line > LINE_SECONDS:
            last_line = now
            yield progress_line(work, with_report=False)
    yield progress_line(work, with_report=True)


def progress_line(work: Analyser, with_report: bool) -> str:
    """One line."""
    report = {"report": work.report().as_json()} if with_report else {}
    return json.dumps({"share": round(work.share, 4), **report})


if __name__ == "__main__":
    main()
