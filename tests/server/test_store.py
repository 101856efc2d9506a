"""The log: one entry a place, one entry a command, many in a transaction."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import create_engine, insert, text
from sqlalchemy.exc import IntegrityError

from tilefolk.server.migrate import config_for
from tilefolk.server.rows import Append, Entry, EntryData, GuestRow, TableRow
from tilefolk.server.schema import metadata, tables
from tilefolk.server.store import Store
from tilefolk.server.writer import Conflict, table_columns


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'store.db'}"


def row(name: str) -> TableRow:
    return TableRow(
        id=name, game="cups", options={"rounds": 2}, public=True, shuffle=False, seed="00" * 32, created=1.0
    )


def entry(table: str, seq: int, command: str, **parts) -> Entry:
    data = EntryData(**parts)
    return Entry(
        table_id=table, seq=seq, kind="lobby", player="p", command=command, data=data, at=time.time()
    )


def first(name: str) -> Append:
    return Append(entry=entry(name, 1, "create"), status="waiting", members=("p",), table=row(name))


def with_store(url, work):
    async def run():
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_appended_is_read_back(url):
    async def write(store):
        await store.append(first("a"))
        await store.append(Append(entry=entry("a", 2, "x", text="é ✓", lines=["7"]), status="playing"))

    async def read(store):
        return await store.table("a"), await store.entries("a"), await store.entries("a", after=1)

    with_store(url, write)
    table, entries, later = with_store(url, read)
    assert table == row("a")
    assert [it.seq for it in entries] == [1, 2]
    assert later[0].data == EntryData(text="é ✓", lines=["7"])


def test_a_place_in_the_log_is_given_once(url):
    async def work(store):
        await store.append(first("a"))
        racers = [Append(entry=entry("a", 2, f"c{n}"), status="waiting") for n in range(5)]
        results = await asyncio.gather(*map(store.append, racers), return_exceptions=True)
        assert sorted(type(it).__name__ for it in results) == ["Conflict"] * 4 + ["NoneType"]
        return await store.entries("a")

    assert len(with_store(url, work)) == 2


def test_a_command_is_stored_once(url):
    async def work(store):
        await store.append(first("a"))
        await store.append(Append(entry=entry("a", 2, "same"), status="waiting"))
        with pytest.raises(Conflict):
            await store.append(Append(entry=entry("a", 3, "same"), status="waiting"))
        await store.append(Append(entry=replace(entry("a", 3, "same"), player="another"), status="waiting"))

    with_store(url, work)


def test_one_that_fails_does_not_take_the_others_with_it(url):
    async def work(store):
        for name in "abc":
            await store.append(first(name))
        batch = [Append(entry=entry(name, 2, "x"), status="waiting") for name in "abc"]
        batch.insert(1, Append(entry=entry("a", 1, "y"), status="waiting"))
        results = await asyncio.gather(*map(store.append, batch), return_exceptions=True)
        assert [type(it).__name__ for it in results] == ["NoneType", "Conflict", "NoneType", "NoneType"]

    with_store(url, work)


def test_lists_follow_the_log(url):
    async def work(store):
        for name in "abc":
            await store.append(first(name))
        later = Append(entry=entry("b", 2, "x"), status="over", members=("p", "q"))
        await store.append(later)
        return await store.public_tables(), await store.tables_of("q"), await store.tables_of("nobody")

    public, of_q, of_nobody = with_store(url, work)
    assert set(public) == {"a", "c"}
    assert of_q == ["b"]
    assert of_nobody == []


def test_an_append_that_returned_is_on_the_disk(url):
    """Another process sees it at once; SQLite syncs fully."""
    import sqlite3

    async def work(store):
        await store.append(first("a"))
        path = url.removeprefix("sqlite+aiosqlite:///")
        with sqlite3.connect(path) as other:
            count = other.execute("select count(*) from entry").fetchone()[0]
        other.close()
        async with store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            sync = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        return count, mode, sync

    assert with_store(url, work) == (1, "wal", 2)


def test_the_migrations_make_the_schema(url):
    async def work(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda it: compare_metadata(MigrationContext.configure(it), metadata)
            )

    assert with_store(url, work) == []


def test_a_database_is_opened_again_and_again(url):
    async def work(store):
        return await store.healthy()

    assert with_store(url, work)
    assert with_store(url, work)


def test_guests_of_an_older_database_count_from_now(url):
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
        connection.execute(text("INSERT INTO guest VALUES ('hash', 'anna', 'Anna', 1.0)"))
    engine.dispose()

    async def work(store):
        gone = await store.delete_guests(time.time() - 60)
        return gone, await store.guest("hash")

    assert with_store(url, work) == (0, GuestRow(player="anna", name="Anna"))


def test_the_words_of_a_failure_hold_no_values(url):
    """A seed or a token in a log is told to everybody who helps to read it."""

    async def work(store):
        secret = row("t1")
        await store.append(first("t1"))
        async with store.engine.begin() as connection:
            with pytest.raises(IntegrityError) as failure:
                await connection.execute(insert(tables), table_columns(secret, "waiting"))
        assert secret.seed not in str(failure.value)
        with pytest.raises(IntegrityError) as failure, store._writer._engine.begin() as blocking:
            blocking.execute(insert(tables), table_columns(secret, "waiting"))
        assert secret.seed not in str(failure.value)

    with_store(url, work)
