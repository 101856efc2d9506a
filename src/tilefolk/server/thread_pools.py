"""Thinking time, shared: quick answers have threads of their own, and guests take turns at the others."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")
Work = Callable[[float], Found]
"""What a thread does in so many seconds."""

QUICK_SECONDS = 0.1
"""Whoever needs no longer than this never waits behind one who does."""
LEAST_SECONDS = 0.05
"""However many wait, a thought gets this."""
NICENESS = 5
"""Long thoughts leave the processor to whoever answers people."""


class BotThreads:
    """The threads of all bots and hints of a server."""

    def __init__(self, threads: int) -> None:
        self._quick = FairThreadPool(threads, "quick bot")
        self._long = FairThreadPool(threads, "bot", niceness=NICENESS)

    async def think(self, owner: str, seconds: float, work: Work[Found]) -> Found:
        """The work's result; it is given the seconds it asks for, or fewer while many wait."""
        pool = self._quick if seconds <= QUICK_SECONDS else self._long
        return await pool.think(owner, seconds, work)

    def close(self) -> None:
        """Begin nothing any more."""
        self._quick.close()
        self._long.close()


class QueuedWork(Generic[Found]):
    """Work that waits for its turn."""

    def __init__(self, seconds: float, work: Work[Found]) -> None:
        self.seconds, self.work = seconds, work
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()


class FairThreadPool:
    """Threads at which owners take turns, so that one with many thoughts delays only their own.

    Every owner has the same share of the threads, and the owner's thoughts divide it among themselves.
    """

    def __init__(self, threads: int, name: str, niceness: int = 0) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads, name, initializer=lower_priority, initargs=(niceness,))
        self._waiting: OrderedDict[str, deque[QueuedWork[Any]]] = OrderedDict()
        self._running = 0

    async def think(self, owner: str, seconds: float, work: Work[Found]) -> Found:
        """Wait for a turn and think."""
        queued = QueuedWork(seconds, work)
        self._waiting.setdefault(owner, deque()).append(queued)
        self._begin()
        return await queued.found

    def share(self, owner: str) -> float:
        """The part of the wanted seconds that each thought of an owner gets now: all of them, or fewer."""
        owners = len({owner, *self._waiting})
        mine = 1 + len(self._waiting.get(owner, ()))
        return min(1.0, self.threads / owners / mine)

    def _begin(self) -> None:
        """Begin what waits while there are threads, one owner after the other."""
        while self._waiting and self._running < self.threads:
            owner, works = self._waiting.popitem(last=False)
            queued = works.popleft()
            if works:
                self._waiting[owner] = works  # at the end: the others come first
            if not queued.found.done():  # nobody waits for one that was cancelled
                self._run(queued, max(LEAST_SECONDS, queued.seconds * self.share(owner)))

    def _run(self, queued: QueuedWork[Any], seconds: float) -> None:
        self._running += 1
        doing = asyncio.get_running_loop().run_in_executor(self._pool, queued.work, seconds)
        doing.add_done_callback(lambda done: self._end(queued, done))

    def _end(self, queued: QueuedWork[Any], done: asyncio.Future[Any]) -> None:
        self._running -= 1
        failure = None if done.cancelled() else done.exception()
        if not queued.found.done():
            if done.cancelled():
                queued.found.cancel()
            elif failure is not None:
                queued.found.set_exception(failure)
            else:
                queued.found.set_result(done.result())
        self._begin()

    def close(self) -> None:
        """Forget what waits."""
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)


def lower_priority(niceness: int) -> None:
    """Lower the priority of this thread, which only Linux can do."""
    if niceness and sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
