"""The process that analyses for a server: it tells what the library finds, and ends when nobody reads it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.analysis.games import played
from tilefolk.analysis import QUICK, Analyser

COMMAND = [sys.executable, "-m", "tilefolk.analysis.worker", "--quality"]
LEVELS = ("medium", "easy")


def test_its_last_line_is_the_report():
    match = played("hunters", LEVELS, 3)
    done = subprocess.run(
        [*COMMAND, "quick"], input=match.record.text(), capture_output=True, text=True, check=True
    )
    last = json.loads(done.stdout.splitlines()[-1])
    assert last["share"] == 1.0
    assert last["report"] == json.loads(json.dumps(Analyser(match, stages=(QUICK,)).finish().as_json()))


def test_it_ends_when_nobody_reads_any_more():
    match = played("hunters", LEVELS, 3)
    worker = subprocess.Popen([*COMMAND, "fine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(match.record.text())
    worker.stdin.close()
    assert json.loads(worker.stdout.readline())["share"] < 1.0
    worker.stdout.close()
    assert worker.wait(timeout=60) == 0


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has idle processes")
def test_at_the_lowest_priority_it_works_only_while_nobody_else_does():
    command = [*COMMAND, "fine", "--niceness", "19"]
    worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(played("hunters", LEVELS, 3).record.text())
    worker.stdin.close()
    worker.stdout.readline()
    policy, niceness = os.sched_getscheduler(worker.pid), os.getpriority(os.PRIO_PROCESS, worker.pid)
    worker.kill()
    worker.wait()
    worker.stdout.close()
    assert policy == os.SCHED_IDLE
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 19)
