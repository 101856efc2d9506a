"""Starts that wait for browsers to tell their nonces: a game begins without those that do not come.

Every server that has the table in memory waits for itself, so that a start goes on whichever of them is gone.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from tilefolk.server.commands import begin
from tilefolk.server.errors import Unavailable
from tilefolk.server.tasks import stop_tasks

if TYPE_CHECKING:
    from tilefolk.server.commands import Draft
    from tilefolk.server.hub import Hub
    from tilefolk.server.table import LiveTable

log = structlog.get_logger(__name__)
PAUSE = 1.0
"""Seconds before it is tried again where the log could not be written."""


class PendingStarts:
    """The tables whose start waits."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: LiveTable) -> None:
        """If the table is starting, see to it that it begins."""
        if table.lobby.status != "starting" or table.row.id in self._waiting:
            return
        task = asyncio.create_task(self._wait(table))
        self._waiting[table.row.id] = task
        task.add_done_callback(partial(self._discard_task, table.row.id))

    def _discard_task(self, table_id: str, _task: asyncio.Task[None]) -> None:
        self._waiting.pop(table_id, None)

    async def _wait(self, table: LiveTable) -> None:
        await asyncio.sleep(self.hub.settings.reveal_within)
        while table.lobby.status == "starting":
            try:
                async with table.lock:
                    await self.hub.append(
                        table, "", f"begin-{table.seq}", partial(begin_without_missing, table)
                    )
            except Unavailable:
                await asyncio.sleep(PAUSE)
            except Exception:
                self.hub.metrics.crashes.inc()
                log.exception("a game could not begin", table=table.row.id)
                return
        self.hub.bots.wake(table)

    async def close(self) -> None:
        """Wait no more."""
        await stop_tasks(self._waiting.values())


def begin_without_missing(table: LiveTable) -> Draft | None:
    """The game begins with the nonces that came, unless it has begun."""
    return begin(table, table.lobby) if table.lobby.status == "starting" else None
