"""Where tables and guests are kept; an append that returns is on the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import structlog
from msgspec import Struct, json
from sqlalchemy import event, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tilefolk.server import migrate
from tilefolk.server.schema import entries, guests, members, tables

log = structlog.get_logger(__name__)


class Conflict(Exception):
    """Another process wrote this entry first, or this command is already stored."""


class GuestRow(Struct, frozen=True):
    """A guest: the public id and the name."""

    player: str
    name: str


class TableRow(Struct, frozen=True):
    """What never changes about a table, and its secret seed."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    shuffle: bool
    seed: str
    created: float


class Entry(Struct, frozen=True):
    """One entry of a table's log."""

    table_id: str
    seq: int
    kind: str
    player: str
    command: str
    data: dict[str, Any]
    at: float


class Append(Struct, frozen=True):
    """An entry to be stored, with what it changes in the lists."""

    entry: Entry
    status: str
    members: tuple[str, ...] = ()
    table: TableRow | None = None


class Store:
    """The database behind a URL of SQLAlchemy; writers share transactions."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = open_engine(url)
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, then close."""
        if self._writer is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar_one() == 1)

    # --- the log

    async def append(self, item: Append) -> None:
        """Store an entry; returns when it is committed, raises Conflict when the place is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((item, done))
        await done

    async def _write(self) -> None:
        """Commit all appends that wait in one transaction: one sync of the disk for many tables."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < 200 and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch([item for item, _ in batch])
            except Exception as error:
                if not isinstance(error, IntegrityError):
                    log.warning("append failed", error=repr(error), waiting=len(batch))
                await self._write_alone(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _write_alone(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction each, so that the one at fault fails alone."""
        for item, done in batch:
            try:
                await self._write_batch([item])
            except IntegrityError:
                failure: BaseException | None = Conflict()
            except Exception as error:
                failure = error
            else:
                failure = None
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    async def _write_batch(self, batch: Sequence[Append]) -> None:
        async with self._engine.begin() as connection:
            made = [table_columns(item) for item in batch if item.table is not None]
            if made:
                await connection.execute(insert(tables), made)
            await connection.execute(insert(entries), [entry_columns(item.entry) for item in batch])
            for item in batch:
                await self._write_lists(connection, item)

    async def _write_lists(self, connection: AsyncConnection, item: Append) -> None:
        """Keep the lists true: only lobby entries change them."""
        if item.entry.kind in ("action", "chat") and item.status != "over":
            return
        here = item.entry.table_id
        await connection.execute(
            update(tables).where(tables.c.id == here).values(status=item.status, touched=item.entry.at)
        )
        if item.members:
            known = select(members.c.player).where(members.c.table_id == here)
            there = set((await connection.execute(known)).scalars())
            new = [
                {"player": player, "table_id": here}
                for player in dict.fromkeys(item.members)
                if player not in there
            ]
            if new:
                await connection.execute(insert(members), new)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""
        query = (
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self._engine.connect() as connection:
            return [entry_of(row) for row in (await connection.execute(query)).mappings()]

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        return None if row is None else table_of(row)

    async def public_tables(self, limit: int = 50) -> list[str]:
        """Ids of the public tables that are not over, newest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status != "over")
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, player: str, limit: int = 50) -> list[str]:
        """Ids of the tables where this player has or had a seat, newest first."""
        query = (
            select(tables.c.id)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.player == player)
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- guests

    async def guest(self, token_hash: str) -> GuestRow | None:
        """The guest with this token."""
        async with self._engine.connect() as connection:
            row = (
                (await connection.execute(select(guests).where(guests.c.token_hash == token_hash)))
                .mappings()
                .first()
            )
        return None if row is None else GuestRow(player=row["player"], name=row["name"])

    async def add_guest(self, token_hash: str, player: str, name: str) -> None:
        """A new guest."""
        values = {"token_hash": token_hash, "player": player, "name": name, "created": time.time()}
        async with self._engine.begin() as connection:
            await connection.execute(insert(guests), values)

    async def rename_guest(self, token_hash: str, name: str) -> None:
        """The guest has another name from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(guests).where(guests.c.token_hash == token_hash).values(name=name)
            )


def open_engine(url: str) -> AsyncEngine:
    """An engine for this URL; SQLite gets a write-ahead log and full syncs."""
    if not url.startswith("sqlite"):
        return create_async_engine(url)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def entry_columns(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "player": entry.player,
        "command": entry.command,
        "data": json.encode(entry.data).decode(),
        "at": entry.at,
    }


def entry_of(row: RowMapping) -> Entry:
    return Entry(**{**row, "data": json.decode(row["data"])})


def table_columns(item: Append) -> dict[str, Any]:
    made = item.table
    assert made is not None
    return {
        "id": made.id,
        "game": made.game,
        "options": json.encode(made.options).decode(),
        "public": made.public,
        "shuffle": made.shuffle,
        "seed": made.seed,
        "created": made.created,
        "status": item.status,
        "touched": made.created,
    }


def table_of(row: RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        options=json.decode(row["options"]),
        public=row["public"],
        shuffle=row["shuffle"],
        seed=row["seed"],
        created=row["created"],
    )
