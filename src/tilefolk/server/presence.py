"""Who looks at a table through which server: rows that expire, as a killed server takes none away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec import json
from sqlalchemy import delete, insert, select

from tilefolk.server.bus import PRESENCE, tell
from tilefolk.server.errors import Unavailable
from tilefolk.server.schema import presence
from tilefolk.server.tasks import stop_tasks

if TYPE_CHECKING:
    from tilefolk.server.store import Store
    from tilefolk.server.table import LiveTable
    from tilefolk.server.tables import LiveTables

log = structlog.get_logger(__name__)
HEARTBEAT_SECONDS = 10.0
"""Seconds between two signs of life of a server."""
EXPIRES_AFTER = 30.0
"""Seconds after the last sign of life; the servers' clocks may differ by much less than that."""


class Present(NamedTuple):
    """Who looks at a table through one server, or through all others."""

    players: frozenset[str] = frozenset()
    nameless: int = 0


class SharedPresence:
    """Tells other servers who is here, and the tables who is elsewhere."""

    def __init__(self, store: Store, live: LiveTables) -> None:
        self._store, self._live = store, live
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._reading: set[asyncio.Task[None]] = set()

    def changed(self, table: LiveTable) -> None:
        """Somebody has come or gone here: the others are told at once, and asked who is there."""
        if self._live.shared:
            self._changed.add(table.row.id)
            self._news.set()

    def on_presence_changed(self, table_id: str) -> None:
        """Somebody has come or gone elsewhere."""
        table = self._live.find(table_id)
        if table is not None:
            task = asyncio.create_task(self._read_one(table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def run(self) -> None:
        """Tell what changed as soon as it does, and all of it from time to time, as a sign of life."""
        last_heartbeat = 0.0
        while True:
            try:
                async with asyncio.timeout(max(0.0, last_heartbeat + HEARTBEAT_SECONDS - time.monotonic())):
                    await self._news.wait()
            except TimeoutError:
                last_heartbeat = time.monotonic()
                await self._safely(self._exchange_all())
            else:
                self._news.clear()
                changed, self._changed = self._changed, set()
                await self._safely(self._tell(changed))

    async def close(self) -> None:
        """Nobody is here any more."""
        await stop_tasks(self._reading)
        if self._live.shared:
            await self._safely(self._write(None, []))

    async def read(self, tables: Sequence[LiveTable]) -> None:
        """Let tables know who looks at them through other servers."""
        if not (tables and self._live.shared):
            return
        elsewhere = await self._elsewhere([table.row.id for table in tables])
        for table in tables:
            table.see_elsewhere(elsewhere.get(table.row.id, Present()))

    async def _read_one(self, table: LiveTable) -> None:
        await self._safely(self.read([table]))

    async def _exchange_all(self) -> None:
        """A sign of life for every table in use, and a look at what others say of them."""
        tables = [table for table in self._live.all() if table.clients]
        await self._write(None, tables)
        await self.read(tables)

    async def _tell(self, table_ids: set[str]) -> None:
        tables = [table for table in map(self._live.find, table_ids) if table is not None]
        await self._write(table_ids, [table for table in tables if table.clients])
        await self.read(tables)

    async def _safely(self, work: Awaitable[None]) -> None:
        """What can't be told or read now is with the next sign of life."""
        try:
            await work
        except Unavailable:
            log.info("who is there could not be exchanged: the database is away")
        except Exception:
            self._live.metrics.crashes.inc()
            log.exception("who is there could not be exchanged")

    # --- the rows

    async def _write(self, changed: set[str] | None, tables: list[LiveTable]) -> None:
        """Replace this server's rows of tables (None: of all) by what is now; others hear of changes."""
        await self._store.database.retried(lambda: self._replace(changed, tables))

    async def _replace(self, changed: set[str] | None, tables: list[LiveTable]) -> None:
        now, server = time.time(), self._store.server
        mine = presence.c.server == server
        old = mine | (presence.c.until < now) if changed is None else mine & presence.c.table_id.in_(changed)
        rows = [row_of(table, server, now + EXPIRES_AFTER) for table in tables]
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(presence).where(old))
            if rows:
                await connection.execute(insert(presence), rows)
            if changed:
                told = [(table_id, PRESENCE) for table_id in changed]
                await connection.run_sync(lambda blocking: tell(blocking, server, told))

    async def _elsewhere(self, table_ids: list[str]) -> dict[str, Present]:
        return await self._store.database.retried(lambda: self._select(table_ids))

    async def _select(self, table_ids: list[str]) -> dict[str, Present]:
        query = select(presence.c.table_id, presence.c.players, presence.c.nameless).where(
            presence.c.table_id.in_(table_ids),
            presence.c.server != self._store.server,
            presence.c.until >= time.time(),
        )
        found: dict[str, Present] = {}
        async with self._store.engine.connect() as connection:
            for table_id, players, nameless in await connection.execute(query):
                known = found.get(table_id, Present())
                found[table_id] = Present(
                    known.players | set(json.decode(players)), known.nameless + nameless
                )
        return found


def row_of(table: LiveTable, server: str, until: float) -> dict[str, object]:
    """Who looks at a table here, as a row."""
    here = table.here()
    return {
        "server": server,
        "table_id": table.row.id,
        "players": json.encode(sorted(here.players)).decode(),
        "nameless": here.nameless,
        "until": until,
    }
