"""The bus of servers that share a PostgreSQL: LISTEN and NOTIFY, as a hint."""

from __future__ import annotations

import asyncio
import secrets

import psycopg
import structlog
from sqlalchemy.engine import make_url

from tilefolk.server.bus import Listener

log = structlog.get_logger(__name__)
CHANNEL = "tilefolk"
RETRY = 2.0


class PostgresBus:
    """One connection listens, another tells; both are made again when they break."""

    def __init__(self, url: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = secrets.token_hex(4)
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Listen from now on."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, listening)),
            asyncio.create_task(self._tell()),
        ]
        await listening.wait()

    async def close(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, table_id: str, seq: int) -> None:
        """Tell the others."""
        self._queue.put_nowait(f"{self._me} {table_id} {seq}")

    async def _listen(self, listener: Listener, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    listening.set()
                    async for notice in connection.notifies():
                        sender, table_id, seq = notice.payload.split(" ")
                        if sender != self._me:
                            await listener(table_id, int(seq))
            except psycopg.Error as error:
                log.warning("the bus is down", error=repr(error))
                await asyncio.sleep(RETRY)

    async def _tell(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    while True:
                        payload = await self._queue.get()
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except psycopg.Error as error:
                log.warning("the bus is down", error=repr(error))
                await asyncio.sleep(RETRY)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)
