"""Chores of a running server: idle tables leave memory, and, if the host wants it, old ones the log.

With its tables a guest is forgotten too, who has not come back for as long.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from tilefolk.server.errors import Unavailable

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub

log = structlog.get_logger(__name__)
DAY = 86_400.0
EVERY = 3_600.0


async def drop_idle_tables(hub: Hub) -> None:
    """Take idle tables out of memory, from time to time."""
    while True:
        await asyncio.sleep(min(60.0, hub.settings.idle))
        hub.live.drop_idle(hub.settings.idle)


async def delete_old_hourly(hub: Hub) -> None:
    """Remove old tables and guests when the server starts and then every hour."""
    while True:
        try:
            tables, guests = await delete_old_tables(hub), await delete_old_guests(hub)
            await hub.analyses.rows.delete_older(oldest_kept(hub))
            if tables or guests:
                log.info("forgotten", tables=tables, guests=guests)
        except Unavailable:
            log.info("old tables and guests wait: the database is away")
        except Exception:
            hub.metrics.crashes.inc()
            log.exception("old tables and guests could not be forgotten")
        await asyncio.sleep(EVERY)


async def delete_old_tables(hub: Hub) -> int:
    """Remove every table that nobody has touched for the host's number of days; how many they were."""
    before = oldest_kept(hub)
    count = 0
    for table_id in await hub.store.old_tables(before):
        if not hub.live.is_live(table_id):
            count += await hub.store.delete_table(table_id, before)
    return count


async def delete_old_guests(hub: Hub) -> int:
    """Remove every guest who belongs to no table and has not been here for as long; how many they were."""
    present = hub.present()
    if present:  # a socket may stay open for weeks
        await hub.store.note_seen(present)
    return await hub.store.delete_guests(oldest_kept(hub))


def oldest_kept(hub: Hub) -> float:
    """What is older than this moment is forgotten."""
    assert hub.settings.forget_after is not None
    return time.time() - hub.settings.forget_after * DAY
