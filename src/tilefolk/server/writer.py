"""The writer of the log: a thread that commits whatever waits in one transaction."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import structlog
from msgspec import json
from sqlalchemy import Connection, Engine, create_engine, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from tilefolk.server.bus import OnEntry, tell
from tilefolk.server.errors import Unavailable
from tilefolk.server.outages import Availability, is_outage
from tilefolk.server.schema import entries, members, tables

if TYPE_CHECKING:
    from tilefolk.server.rows import Append, Entry, TableRow

log = structlog.get_logger(__name__)
BATCH = 200


class Conflict(Exception):
    """Another process wrote this entry first, or this command is already stored."""


class Waiting:
    """An append, and who waits for it; `late` is called when it is stored after they gave up."""

    def __init__(self, item: Append, late: OnEntry) -> None:
        self.item, self._late = item, late
        self._loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self._loop.create_future()

    def settle(self, failure: Exception | None) -> None:
        """From the writer's thread: it is stored, or this is why not."""
        self._loop.call_soon_threadsafe(self._settle, failure)

    def _settle(self, failure: Exception | None) -> None:
        if self.done.done():
            if failure is None:
                self._late(self.item.entry.table_id, self.item.entry.seq)
        elif failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


class Writer:
    """One sync of the disk for many tables; one change of threads for a batch, not one a statement."""

    def __init__(
        self, url: str, prepare: Callable[[Engine], None], server: str, database: Availability, late: OnEntry
    ) -> None:
        self._engine: Engine = create_engine(
            make_url(url).set(drivername=blocking_driver(url)), hide_parameters=True
        )
        prepare(self._engine)
        self._server, self._database, self._late = server, database, late
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, item: Append) -> None:
        """Returns when the entry is committed; raises Unavailable when that is not known in time."""
        waiting = Waiting(item, self._late)
        self._queue.put(waiting)
        try:
            await asyncio.wait_for(waiting.done, 2 * self._database.patience)
        except TimeoutError as error:
            raise self._database.refusal(error) from error

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _run(self) -> None:
        going = True
        while going:
            batch = []
            found = self._queue.get()
            while True:
                if found is None:
                    going = False
                    break
                batch.append(found)
                if len(batch) == BATCH:
                    break
                try:
                    found = self._queue.get_nowait()
                except Empty:
                    break
            if batch:
                self._commit(batch)

    def _commit(self, batch: Sequence[Waiting]) -> None:
        try:
            self._write([it.item for it in batch])
        except IntegrityError:
            self._fail(batch, Conflict())
        except Unavailable as error:
            for waiting in batch:
                waiting.settle(error)
        except Exception as error:
            log.warning("append failed", error=repr(error))
            self._fail(batch, error)
        else:
            for waiting in batch:
                waiting.settle(None)

    def _write(self, batch: Sequence[Append]) -> None:
        """Until it is stored or patience ends; what a broken connection stored after all is a conflict."""
        attempts = self._database.attempts()
        while True:
            try:
                write(self._engine, batch, self._server)
            except Exception as error:
                if not is_outage(error):
                    raise
                pause = next(attempts, None)
                if pause is None:
                    raise self._database.refusal(error) from error
                time.sleep(pause)
            else:
                self._database.answered()
                return

    def _fail(self, batch: Sequence[Waiting], failure: Exception) -> None:
        """One transaction each, so that the one at fault fails alone."""
        if len(batch) == 1:
            batch[0].settle(failure)
        else:
            for waiting in batch:
                self._commit([waiting])


def blocking_driver(url: str) -> str:
    """The driver for a thread: SQLite's own; psycopg is the same for both."""
    return "sqlite" if url.startswith("sqlite") else make_url(url).drivername


def write(engine: Engine, batch: Sequence[Append], server: str) -> None:
    """Store entries, and what they change in the lists, and tell of them, in one transaction."""
    with engine.begin() as connection:
        made = [table_columns(item.table, item.status) for item in batch if item.table is not None]
        if made:
            connection.execute(insert(tables), made)
        connection.execute(insert(entries), [entry_columns(item.entry) for item in batch])
        for item in batch:
            if item.entry.kind not in ("action", "chat") or item.status == "over":
                write_lists(connection, item)
        tell(connection, server, [(item.entry.table_id, item.entry.seq) for item in batch])


def write_lists(connection: Connection, item: Append) -> None:
    """Keep the lists of tables true."""
    here = item.entry.table_id
    values = {"status": item.status, "touched": item.entry.at}
    if item.result is not None:
        values["result"] = json.encode(item.result).decode()
    connection.execute(update(tables).where(tables.c.id == here).values(values))
    known = select(members.c.player).where(members.c.table_id == here)
    there = set(connection.execute(known).scalars())
    new = [{"player": it, "table_id": here} for it in dict.fromkeys(item.members) if it not in there]
    if new:
        connection.execute(insert(members), new)


def entry_columns(entry: Entry) -> dict[str, object]:
    """An entry as a row."""
    return {
        "table_id": entry.table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "player": entry.player,
        "command": entry.command,
        "data": json.encode(entry.data).decode(),
        "at": entry.at,
    }


def table_columns(made: TableRow, status: str) -> dict[str, object]:
    """A table as a row."""
    return {
        "id": made.id,
        "game": made.game,
        "options": json.encode(made.options).decode(),
        "public": made.public,
        "shuffle": made.shuffle,
        "seed": made.seed,
        "created": made.created,
        "origin": "" if made.origin is None else json.encode(made.origin).decode(),
        "status": status,
        "touched": made.created,
    }
