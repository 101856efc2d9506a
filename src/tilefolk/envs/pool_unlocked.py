"""Long calls in which the threads of a pool let go of the interpreter lock: Python has no word for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.envs.worker_pool import WorkerPool


def do_all(pool: WorkerPool) -> None:
    """Take batches until there are none, and wait for those that others are at."""
    pool._work()
    pool._await_all()


def serve(pool: WorkerPool) -> None:
    """Work as long as there is something to do."""
    while pool._await_work():
        pool._work()
