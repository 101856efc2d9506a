"""The bus of servers that share a PostgreSQL: LISTEN, as a hint; the writer notifies."""

from __future__ import annotations

import asyncio

import psycopg
import structlog
from sqlalchemy.engine import make_url

from tilefolk.server.bus import CHANNEL, OnEntry, Restored
from tilefolk.server.outages import pauses
from tilefolk.server.tasks import stop_tasks

log = structlog.get_logger(__name__)
LONGEST_PAUSE = 5.0
CHECKED_EVERY = 10.0
"""Seconds; a connection that fell silent is asked whether it still lives."""
ANSWERED_WITHIN = 5.0


class PostgresBus:
    """One connection that listens, and is made again by itself when it breaks."""

    shared = True

    def __init__(self, url: str, server: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._server = server
        self._task: asyncio.Task[None] | None = None

    async def open(self, on_entry: OnEntry, on_restored: Restored) -> None:
        """Listen from now on."""
        listening = asyncio.Event()

        def begun() -> None:
            listening.set()
            on_restored()

        self._task = asyncio.create_task(self._keep_listening(on_entry, begun))
        await listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            await stop_tasks([self._task])

    async def _keep_listening(self, on_entry: OnEntry, begun: Restored) -> None:
        """Whatever ends the listening, it begins again."""
        waits = pauses(longest=LONGEST_PAUSE)

        def well_begun() -> None:
            nonlocal waits
            waits = pauses(longest=LONGEST_PAUSE)
            begun()

        while True:
            try:
                await self._listen(on_entry, well_begun)
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("other servers can't be heard", error=repr(error))
            except Exception:
                log.exception("what another server told could not be taken in")
            await asyncio.sleep(next(waits))

    async def _listen(self, on_entry: OnEntry, begun: Restored) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            begun()
            while True:
                async for notice in connection.notifies(timeout=CHECKED_EVERY):
                    sender, table_id, seq = notice.payload.split(" ")
                    if sender != self._server:
                        on_entry(table_id, int(seq))
                async with asyncio.timeout(ANSWERED_WITHIN):
                    await connection.execute("SELECT 1")

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        async with asyncio.timeout(ANSWERED_WITHIN):
            return await psycopg.AsyncConnection.connect(self._address, autocommit=True)
