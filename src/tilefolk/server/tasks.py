"""Tasks in the background, and how they end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

Result = TypeVar("Result")

ASKED_AGAIN_AFTER = 1.0
"""Seconds; a cancellation can be lost while a driver cleans up after it."""


async def stop_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended: what they use may be closed only after that."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=ASKED_AGAIN_AFTER)


async def finish_despite_cancel(work: Coroutine[Any, Any, Result]) -> Result:
    """Do what must not stay half done; whoever is cancelled meanwhile, however often, hears of it later."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    result = task.result()
    if cancelled is not None:
        raise cancelled
    return result
