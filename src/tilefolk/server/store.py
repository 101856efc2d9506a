"""Where tables and guests are kept; an append that returns is on the disk."""

from __future__ import annotations

import time
from typing import Any

from alembic.util import CommandError
from msgspec import Struct, json
from sqlalchemy import create_engine, delete, event, exists, insert, select, update
from sqlalchemy.engine import Engine, RowMapping, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tilefolk.server import migrate
from tilefolk.server.schema import entries, guests, members, tables
from tilefolk.server.writer import Conflict, Writer, blocking_driver

__all__ = ["Append", "Conflict", "Entry", "GuestRow", "Store", "TableRow"]

SEEN_EVERY = 3_600.0
"""Seconds; that a guest is still there is not written down more often."""


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
    """The database behind a URL of SQLAlchemy."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = create_async_engine(url)
        prepare(self._engine.sync_engine)
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
        self._writer = Writer(self.url, prepare)

    async def close(self) -> None:
        """Write what waits, then close."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar_one() == 1)

    # --- the log

    async def append(self, item: Append) -> None:
        """Store an entry; returns when it is committed, raises Conflict when the place is taken."""
        assert self._writer is not None, "the store is open"
        await self._writer.append(item)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""
        query = (
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self._engine.connect() as connection:
            return [entry_of(row) for row in (await connection.execute(query)).mappings()]

    async def lobby_entries(self, table_id: str) -> list[Entry]:
        """The entries of a table that say who sits where."""
        mine = select(entries).where(entries.c.table_id == table_id, entries.c.kind.in_(("lobby", "start")))
        async with self._engine.connect() as connection:
            found = await connection.execute(mine.order_by(entries.c.seq))
            return [entry_of(row) for row in found.mappings()]

    async def status(self, table_id: str) -> str | None:
        """How far a table is."""
        query = select(tables.c.status).where(tables.c.id == table_id)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        if "\0" in table_id:  # PostgreSQL's texts can't hold it
            return None
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

    # --- forgetting

    async def untouched(self, before: float) -> list[str]:
        """Ids of the tables whose last entry is older."""
        later = select(entries.c.table_id).where(entries.c.at >= before)
        query = select(tables.c.id).where(tables.c.touched < before, tables.c.id.not_in(later))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, table_id: str, before: float) -> bool:
        """Remove a table with its log, unless it has been touched since."""
        fresh = select(entries.c.seq).where(entries.c.table_id == table_id, entries.c.at >= before).limit(1)
        async with self._engine.begin() as connection:
            if (await connection.execute(fresh)).first() is not None:
                return False
            for rows, column in (
                (members, members.c.table_id),
                (entries, entries.c.table_id),
                (tables, tables.c.id),
            ):
                await connection.execute(delete(rows).where(column == table_id))
        return True

    async def forget_guests(self, before: float) -> int:
        """Remove the guests who were last seen earlier and belong to no table; how many they were."""
        at_a_table = exists().where(members.c.player == guests.c.player)
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(guests).where(guests.c.seen < before, ~at_a_table))
        return gone.rowcount

    # --- guests

    async def guest(self, token_hash: str) -> GuestRow | None:
        """The guest with this token, who has been seen by that."""
        async with self._engine.connect() as connection:
            row = (
                (await connection.execute(select(guests).where(guests.c.token_hash == token_hash)))
                .mappings()
                .first()
            )
        if row is None:
            return None
        if row["seen"] < time.time() - SEEN_EVERY and not await self.saw([row["player"]]):
            return None  # forgotten just now
        return GuestRow(player=row["player"], name=row["name"])

    async def saw(self, players: list[str]) -> int:
        """These guests are here now; how many of them are known."""
        query = update(guests).where(guests.c.player.in_(players)).values(seen=time.time())
        async with self._engine.begin() as connection:
            return (await connection.execute(query)).rowcount

    async def add_guest(self, token_hash: str, player: str, name: str) -> None:
        """A new guest."""
        now = time.time()
        values = {"token_hash": token_hash, "player": player, "name": name, "created": now, "seen": now}
        async with self._engine.begin() as connection:
            await connection.execute(insert(guests), values)

    async def rename_guest(self, token_hash: str, name: str) -> None:
        """The guest has another name from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(guests).where(guests.c.token_hash == token_hash).values(name=name)
            )


def why_not(url: str) -> str | None:
    """Why the database behind a URL can't be used, in its own words; None if it can."""
    try:
        create_async_engine(url)
        engine = create_engine(make_url(url).set(drivername=blocking_driver(url)))
        prepare(engine)
        try:
            with engine.begin() as connection:
                migrate.upgrade(connection)
        finally:
            engine.dispose()
    except DBAPIError as error:
        return str(error.orig).strip().splitlines()[0]
    except (SQLAlchemyError, CommandError, ImportError) as error:
        return str(error)
    return None


def prepare(engine: Engine) -> None:
    """SQLite gets a write-ahead log, full syncs and patience with other writers."""
    if engine.dialect.name != "sqlite":
        return

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def entry_of(row: RowMapping) -> Entry:
    """A row as an entry."""
    return Entry(**{**row, "data": json.decode(row["data"])})


def table_of(row: RowMapping) -> TableRow:
    """A row as a table."""
    return TableRow(
        id=row["id"],
        game=row["game"],
        options=json.decode(row["options"]),
        public=row["public"],
        shuffle=row["shuffle"],
        seed=row["seed"],
        created=row["created"],
    )
