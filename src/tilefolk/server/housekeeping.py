"""Chores of a running server: idle tables leave memory, and, if the host wants it, old ones the log.

With its tables a guest is forgotten too, who has not come back for as long. Records from files are forgotten
on every server when nobody looks at them for long.
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
HOUR = 3_600.0


async def drop_idle_tables(hub: Hub) -> None:
    """Take idle tables out of memory, from time to time."""
    while True:
        await asyncio.sleep(min(60.0, hub.settings.idle))
        hub.live.drop_idle(hub.settings.idle)


async def delete_old_hourly(hub: Hub, with_tables: bool) -> None:
    """Remove old records from files, and tables and guests, when the server starts and then every hour."""
    while True:
        try:
            tables = guests = 0
            if with_tables:
                tables, guests = await delete_old_tables(hub), await delete_old_guests(hub)
                await hub.analyses.rows.delete_older(oldest_kept(hub))
            records = await delete_old_records(hub)
            if tables or guests or records:
                log.info("forgotten", tables=tables, guests=guests, records=records)
        except Unavailable:
            log.info("what is old waits: the database is away")
        except Exception:
            hub.metrics.crashes.inc()
            log.exception("what is old could not be forgotten")
        await asyncio.sleep(HOUR)


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


async def delete_old_records(hub: Hub) -> int:
    """Remove the records from files that nobody has looked at for long, or that are too many; how many."""
    days = hub.settings.limits.record_days
    if hub.settings.forget_after is not None:
        days = min(days, hub.settings.forget_after)
    rows = hub.kept.rows
    return await rows.delete_older(time.time() - days * DAY) + await rows.delete_surplus()


def oldest_kept(hub: Hub) -> float:
    """What is older than this moment is forgotten."""
    assert hub.settings.forget_after is not None
    return time.time() - hub.settings.forget_after * DAY
