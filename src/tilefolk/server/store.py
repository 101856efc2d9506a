"""Where tables and guests are kept; an append that returns is on the disk."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic.util import CommandError
from msgspec import json
from sqlalchemy import create_engine, delete, event, exists, func, insert, select, update
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tilefolk.server import migrate
from tilefolk.server.bus import OnEntry
from tilefolk.server.outages import Availability
from tilefolk.server.rows import Append, Entry, GuestRow, Outcome, TableRow, entry_of, table_of
from tilefolk.server.schema import entries, guests, members, progress, tables
from tilefolk.server.settings import keep_private
from tilefolk.server.writer import Writer, blocking_driver

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
IN_MEMORY = ":memory:"
SEEN_EVERY = 3_600.0
"""Seconds; that a guest is still there is not written down more often."""


def retrying(
    method: Callable[Concatenate[Store, Arguments], Awaitable[Result]],
) -> Callable[Concatenate[Store, Arguments], Awaitable[Result]]:
    """A method that may be carried out twice: tried again when the database went away, up to a limit."""

    @wraps(method)
    async def retried(self: Store, /, *args: Arguments.args, **names: Arguments.kwargs) -> Result:
        return await self.database.retried(partial(method, self, *args, **names))

    return retried


class Store:
    """The database behind a URL of SQLAlchemy; while it does not answer, calls raise Unavailable."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = secrets.token_hex(4)
        """How this server is told from others on the same database."""
        self.database = Availability()
        self.engine = create_async_engine(url, hide_parameters=True)  # they would be in the logs, seeds too
        prepare(self.engine.sync_engine)
        self._writer: Writer | None = None

    async def open(self, late: OnEntry = lambda table_id, seq: None) -> None:
        """Bring the schema up to date and start the writer; `late` hears of what was stored unexpectedly."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
        self._writer = Writer(self.url, prepare, self.server, self.database, late)

    async def close(self) -> None:
        """Write what waits, then close."""
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    @retrying
    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar_one() == 1)

    # --- the log

    async def append(self, item: Append) -> None:
        """Store an entry; returns when it is committed, raises Conflict when the place is taken."""
        assert self._writer is not None, "the store is open"
        await self._writer.append(item)

    @retrying
    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""
        query = (
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in (await connection.execute(query)).mappings()]

    @retrying
    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = (
            select(entries.c.table_id, func.max(entries.c.seq))
            .where(entries.c.table_id.in_(table_ids))
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return dict((await connection.execute(query)).all())

    @retrying
    async def lobby_entry(self, table_id: str) -> Entry | None:
        """The last entry of a table that says who sits where."""
        about_seats = entries.c.kind.in_(("lobby", "start"))
        query = select(entries).where(entries.c.table_id == table_id, about_seats)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(entries.c.seq.desc()).limit(1))
            row = found.mappings().first()
        return None if row is None else entry_of(row)

    @retrying
    async def status(self, table_id: str) -> str | None:
        """How far a table is."""
        query = select(tables.c.status).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    @retrying
    async def result(self, table_id: str) -> Outcome | None:
        """How the game of a table ended, where that is known."""
        query = select(tables.c.result).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return json.decode(found, type=Outcome) if found else None

    @retrying
    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        if "\0" in table_id:  # PostgreSQL's texts can't hold it
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        return None if row is None else table_of(row)

    @retrying
    async def public_tables(self, limit: int = 50) -> list[str]:
        """Ids of the public tables that are not over, newest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status != "over")
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @retrying
    async def tables_of(self, player: str, limit: int = 50) -> list[str]:
        """Ids of the tables where this player has or had a seat, newest first."""
        query = (
            select(tables.c.id)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.player == player)
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @retrying
    async def is_member(self, table_id: str, player: str) -> bool:
        """Whether this player belongs to a table, or once did."""
        query = select(members).where(members.c.table_id == table_id, members.c.player == player)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def add_member(self, table_id: str, player: str) -> None:
        """This player was invited to a table."""
        if not await self.is_member(table_id, player):
            with suppress(IntegrityError):  # said twice at once
                async with self.engine.begin() as connection:
                    await connection.execute(insert(members), {"table_id": table_id, "player": player})

    # --- deleting

    @retrying
    async def old_tables(self, before: float) -> list[str]:
        """Ids of the tables whose last entry is older."""
        later = select(entries.c.table_id).where(entries.c.at >= before)
        query = select(tables.c.id).where(tables.c.touched < before, tables.c.id.not_in(later))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @retrying
    async def delete_table(self, table_id: str, before: float) -> bool:
        """Remove a table with its log, unless it has been touched since."""
        recent = select(entries.c.seq).where(entries.c.table_id == table_id, entries.c.at >= before).limit(1)
        async with self.engine.begin() as connection:
            if (await connection.execute(recent)).first() is not None:
                return False
            for rows, column in (
                (members, members.c.table_id),
                (entries, entries.c.table_id),
                (tables, tables.c.id),
            ):
                await connection.execute(delete(rows).where(column == table_id))
        return True

    @retrying
    async def delete_guests(self, before: float) -> int:
        """Remove the guests who were last seen earlier and belong to no table; how many they were."""
        at_a_table = exists().where(members.c.player == guests.c.player)
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(guests).where(guests.c.seen < before, ~at_a_table))
            await connection.execute(
                delete(progress).where(progress.c.player.not_in(select(guests.c.player)))
            )
        return gone.rowcount

    # --- guests

    @retrying
    async def guest(self, token_hash: str) -> GuestRow | None:
        """The guest with this token, who has been seen by that."""
        async with self.engine.connect() as connection:
            row = (
                (await connection.execute(select(guests).where(guests.c.token_hash == token_hash)))
                .mappings()
                .first()
            )
        if row is None:
            return None
        if row["seen"] < time.time() - SEEN_EVERY and not await self.note_seen([row["player"]]):
            return None  # forgotten just now
        return GuestRow(player=row["player"], name=row["name"])

    @retrying
    async def note_seen(self, players: list[str]) -> int:
        """These guests are here now; how many of them are known."""
        query = update(guests).where(guests.c.player.in_(players)).values(seen=time.time())
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount

    @retrying
    async def add_guest(self, token_hash: str, player: str, name: str) -> None:
        """A new guest; the token is a secret of theirs, so whoever has it already is the same one."""
        now = time.time()
        values = {"token_hash": token_hash, "player": player, "name": name, "created": now, "seen": now}
        if await self._has_guest(token_hash):
            return
        async with self.engine.begin() as connection:
            await connection.execute(insert(guests), values)

    async def _has_guest(self, token_hash: str) -> bool:
        query = select(guests.c.player).where(guests.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    @retrying
    async def rename_guest(self, token_hash: str, name: str) -> None:
        """The guest has another name from now on."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(guests).where(guests.c.token_hash == token_hash).values(name=name)
            )


def connection_problem(url: str) -> str | None:
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
    """SQLite gets a file of its own, a write-ahead log, full syncs and patience with other writers."""
    if engine.dialect.name != "sqlite":
        return
    file = engine.url.database or IN_MEMORY

    @event.listens_for(engine, "do_connect")
    def before_connect(*_: Any) -> None:
        with suppress(OSError):  # SQLite says in its own words what is wrong with the place
            if file != IN_MEMORY:
                keep_private(Path(file))

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("busy_timeout=30000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
