"""Tasks on one processor, on many, or on a Ray cluster: the same results, as they come.

Only a few tasks wait at a time, and no result is kept: a million tasks need no more memory than a hundred.
A worker that is lost is replaced, and its tasks are done again.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from tilefolk.core.errors import TilefolkError

AHEAD = 2
"""Tasks a worker that are handed out before they are begun."""
LOSSES_MAX = 5
"""Times that workers may be lost before the work is given up."""
CONNECT_SECONDS = 5.0
"""How long a cluster may take to answer at all; Ray itself tries for minutes."""
RETRIES = 10
"""Times that a cluster does a task again whose worker was lost."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkersLost(TilefolkError):
    """Workers ended by themselves, again and again."""


class NoCluster(TilefolkError):
    """There is no cluster at that address."""


class Workers:
    """One worker: the caller itself."""

    size = 1

    def run(
        self, function: Callable[[Task], Result], tasks: Mapping[int, Task]
    ) -> Iterator[tuple[int, Result]]:
        """Do all tasks; gives each one's number and result as soon as it is done, in any order."""
        for number, task in tasks.items():
            yield number, function(task)

    def close(self) -> None:
        """Let go of the workers."""


class Processes(Workers):
    """Several processes of this machine; they stay for the next tasks."""

    def __init__(self, count: int) -> None:
        self.size = count
        self._pool: ProcessPoolExecutor | None = None

    def run(
        self, function: Callable[[Task], Result], tasks: Mapping[int, Task]
    ) -> Iterator[tuple[int, Result]]:
        left = dict(tasks)
        for _ in range(LOSSES_MAX):
            try:
                for number, result in self._run_once(function, dict(left)):
                    del left[number]
                    yield number, result
            except BrokenProcessPool:
                self.close()
                continue
            return
        raise WorkersLost("selfplay.workers_lost", count=LOSSES_MAX)

    def _run_once(
        self, function: Callable[[Task], Result], tasks: dict[int, Task]
    ) -> Iterator[tuple[int, Result]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))
        pool = self._pool
        todo = iter(tasks.items())
        waiting: dict[Future[Result], int] = {}
        for number, task in todo:
            waiting[pool.submit(function, task)] = number
            if len(waiting) >= AHEAD * self.size:
                break
        while waiting:
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(done), done.result()
                for number, task in todo:
                    waiting[pool.submit(function, task)] = number
                    break

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


class Cluster(Workers):
    """The processors of a Ray cluster; one on this machine unless RAY_ADDRESS names another."""

    def __init__(self) -> None:
        address = os.environ.get("RAY_ADDRESS", "")
        if address:
            show_token()

        import ray

        self.ray = ray
        self.started = not ray.is_initialized()
        if self.started:
            check_reachable(address)
            # the other machines get the package, compiled as it is here
            package = {"py_modules": [str(Path(__file__).resolve().parent.parent)]}
            try:
                ray.init(
                    # one of our own, even if another runs here: that may hold another version of the package
                    address="auto" if address else "local",
                    runtime_env=package if address else None,
                    include_dashboard=None if address else False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                )
            except Exception as error:  # Ray raises of many kinds, plain ones too
                raise NoCluster("selfplay.no_cluster", reason=str(error)) from error
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]

    def run(
        self, function: Callable[[Task], Result], tasks: Mapping[int, Task]
    ) -> Iterator[tuple[int, Result]]:
        ray = self.ray
        play = ray.remote(function).options(max_retries=RETRIES)
        todo = iter(tasks.items())
        waiting: dict[Any, int] = {}
        for number, task in todo:
            waiting[play.remote(task)] = number
            if len(waiting) >= AHEAD * self.size:
                break
        while waiting:
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for done in ready:
                yield waiting.pop(done), self._result(done)
                for number, task in todo:
                    waiting[play.remote(task)] = number
                    break

    def _result(self, done: Any) -> Any:
        """What a task returned; what it raised is raised as if it had been done here."""
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise WorkersLost("selfplay.workers_lost", count=RETRIES) from error

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()


def check_reachable(address: str) -> None:
    """Raise NoCluster if nobody listens at an address like ``HOST:6379`` or ``ray://HOST:10001``."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # words of Ray, such as "auto": it finds the place itself
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = f"{address}: {getattr(error, 'strerror', None) or error}"
        raise NoCluster("selfplay.no_cluster", reason=reason) from error


def show_token() -> None:
    """Let Ray, not loaded yet, use the token that lies on this machine: ``ray start`` does so unasked."""
    named = "RAY_AUTH_TOKEN" in os.environ or "RAY_AUTH_TOKEN_PATH" in os.environ
    if named or (Path.home() / ".ray" / "auth_token").exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")


@contextmanager
def workers(processes: int, cluster: bool) -> Iterator[Workers]:
    """Who does the tasks."""
    found = Cluster() if cluster else Processes(processes) if processes > 1 else Workers()
    try:
        yield found
    finally:
        found.close()
