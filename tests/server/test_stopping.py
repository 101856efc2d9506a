"""A server that is stopped while an analysis runs, as a terminal and a service manager stop it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Guest
from tests.server.test_analyses import kept, until
from tilefolk.server.settings import at_home

COMMAND = Path(sys.executable).parent / "tilefolk"
PATIENCE = 20.0
"""Seconds until the process of an analysis that is worked at is there."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """``tilefolk serve``, the first of a group of processes as at a terminal."""
    heard = ["env", "--default-signal=INT"]  # tests that run in the background are started deaf to it
    process = subprocess.Popen(
        [*heard, COMMAND, "serve", "--data", str(tmp_path), "--port", "0", "--json-logs"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    )
    yield process
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)


def worker_of(server: int) -> int:
    """The process of the analysis."""
    deadline = time.monotonic() + PATIENCE
    while not (children := Path(f"/proc/{server}/task/{server}/children").read_text().split()):
        assert time.monotonic() < deadline, "no analysis was begun"
        time.sleep(0.01)
    (worker,) = children
    return int(worker)


def ctrl_c(server: int) -> None:
    os.killpg(server, signal.SIGINT)


def ctrl_c_twice(server: int) -> None:
    ctrl_c(server)
    ctrl_c(server)


def as_a_service(server: int) -> None:
    """All processes of a service are asked to end, whatever their group."""
    os.kill(worker_of(server), signal.SIGTERM)
    os.kill(server, signal.SIGTERM)


@pytest.mark.parametrize("stop", [ctrl_c, ctrl_c_twice, as_a_service])
def test_an_analysis_waits_for_the_next_server(
    serving: subprocess.Popen[str],
    stop: Callable[[int], None],
    tmp_path: Path,
    start_server: Callable[..., Any],
    guest_of: Callable[..., Guest],
) -> None:
    assert serving.stdout is not None
    said = serving.stdout.readline()
    while "server started" not in (line := serving.stdout.readline()):
        assert line, said
        said += line
    address = re.search(r"http://\S+", said)
    assert address is not None, said
    anna = Guest(address[0], "Anna")
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    until(anna, path, "working")
    worker = worker_of(serving.pid)
    anna.close()
    stop(serving.pid)
    said = serving.communicate(timeout=60)[0]
    assert "server stopped" in said
    assert "Traceback" not in said
    assert "failed" not in said
    assert not Path(f"/proc/{worker}").exists()
    next_server = start_server(database=at_home(tmp_path).database, analyses=False)
    ben = guest_of(next_server)
    assert until(ben, kept(ben), "waiting")["share"] < 1.0
