"""A database that does not answer: what counts as that, and how long to try again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tilefolk.server.errors import Unavailable

log = structlog.get_logger(__name__)
Result = TypeVar("Result")

PATIENCE = 5.0
"""Seconds: whoever waits longer for the database is told that it is away."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0


def is_outage(error: BaseException) -> bool:
    """Whether the database is to blame, which may soon answer again, and not the statement."""
    if isinstance(error, OperationalError | InterfaceError | NoConnectionFree | TimeoutError):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


def pauses(first: float = FIRST_PAUSE, longest: float = LONGEST_PAUSE) -> Iterator[float]:
    """How long to wait between attempts: longer and longer, and not all servers at the same moment."""
    pause = first
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, longest)


class Availability:
    """Whether the database answered last; while it does not, nobody waits for it to come back."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.away = False

    def attempts(self) -> Iterator[float]:
        """The pause after each attempt that failed, until patience is at its end."""
        deadline = time.monotonic() + (0.0 if self.away else self.patience)
        for pause in pauses():
            if time.monotonic() + pause > deadline:
                return
            yield pause

    def answered(self) -> None:
        """It is there."""
        if self.away:
            self.away = False
            log.info("the database answers again")

    def refusal(self, error: BaseException) -> Unavailable:
        """It is not there: what to tell those who wait."""
        if not self.away:
            self.away = True
            log.warning("the database does not answer", error=repr(error))
        return Unavailable("server.database.away")

    async def retried(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """The result of what may be done twice; raises Unavailable when the database stays away."""
        attempts = self.attempts()
        while True:
            try:
                async with asyncio.timeout(self.patience):
                    result = await work()
            except Exception as error:
                if not is_outage(error):
                    raise
                pause = next(attempts, None)
                if pause is None:
                    raise self.refusal(error) from error
                await asyncio.sleep(pause)
            else:
                self.answered()
                return result
