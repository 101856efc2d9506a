"""Reading records: one thread for all of them, at which addresses take turns.

A long record takes a good part of a second. Many at once, each in a thread of its own, would share the
interpreter with those who answer players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from tilefolk.server.errors import TooFast
from tilefolk.server.thread_pools import NICENESS, FairThreadPool

Found = TypeVar("Found")
WAITING_AN_ADDRESS = 20
"""Readings of one address that may wait; each holds a record in memory."""
SECONDS = 1.0
"""Nothing here takes as long as it is given; it takes what it needs."""


class RecordReading:
    """The thread, and who waits for it."""

    def __init__(self) -> None:
        self._threads = FairThreadPool(1, "record reader", niceness=NICENESS)
        self._waiting: Counter[str] = Counter()

    async def read(self, network: str, work: Callable[[], Found]) -> Found:
        """What the work finds, when it is this address's turn; raises TooFast where too much of it waits."""
        if self._waiting[network] >= WAITING_AN_ADDRESS:
            raise TooFast("server.rate.too_fast")
        self._waiting[network] += 1
        try:
            return await self._threads.think(network, SECONDS, lambda _seconds: work())
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.close()
