"""Chores of a running server: idle tables leave memory, and, if the host wants it, old ones the log."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub

log = structlog.get_logger(__name__)
DAY = 86_400.0
EVERY = 3_600.0


async def sweep(hub: Hub) -> None:
    """Take idle tables out of memory, from time to time."""
    while True:
        await asyncio.sleep(min(60.0, hub.settings.idle))
        hub.drop_idle()


async def forget(hub: Hub) -> None:
    """Remove old tables when the server starts and then every hour."""
    while True:
        try:
            count = await forget_old(hub)
            if count:
                log.info("old tables forgotten", tables=count)
        except Exception:
            hub.metrics.crashes.inc()
            log.exception("old tables could not be forgotten")
        await asyncio.sleep(EVERY)


async def forget_old(hub: Hub) -> int:
    """Remove every table that nobody has touched for the host's number of days; how many they were."""
    assert hub.settings.forget_after is not None
    before = time.time() - hub.settings.forget_after * DAY
    count = 0
    for table_id in await hub.store.untouched(before):
        if not hub.is_live(table_id):
            count += await hub.store.forget(table_id, before)
    return count
