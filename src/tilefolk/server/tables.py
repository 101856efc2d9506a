"""The tables in memory: loaded from their logs, kept in step with them, forgotten when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from tilefolk.server.changes import Change
from tilefolk.server.errors import Unavailable, Unknown
from tilefolk.server.metrics import Metrics
from tilefolk.server.origins import earlier_match
from tilefolk.server.outages import pauses
from tilefolk.server.reading import RecordReading
from tilefolk.server.rows import Entry
from tilefolk.server.store import Store
from tilefolk.server.table import LiveTable
from tilefolk.server.tasks import stop_tasks

log = structlog.get_logger(__name__)
FOLDED_AT_A_TIME = 20
FINISHED_MOVES = 100_000
"""Of finished games that nobody looks at as many stay in memory as have so many moves, some 40 MB."""
JUST_NOW = 2.0
"""Seconds in which whoever asked for a table may still be on the way to it."""
LONGEST_PAUSE = 5.0


class LiveTables:
    """Memory is always the beginning of the log; `shared`: other servers may write the rest of it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        reading: RecordReading,
        shared: bool,
        grown: Callable[[LiveTable], None],
    ) -> None:
        self.store, self.metrics, self.reading, self.shared = store, metrics, reading, shared
        self._grown = grown
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Read no more."""
        await stop_tasks(self._reading.values())

    # --- finding

    async def table(self, table_id: str) -> LiveTable:
        """A table with all that its log held at the time of asking."""
        if table_id in self._tables:
            table = self._tables[table_id]
            async with table.lock:
                await self.refresh(table)
            return table
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self._tables:
                    self.add(await self._load(table_id))
            finally:
                self._loading.pop(table_id, None)
        return self._tables[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise Unknown("server.table.unknown")
        table = LiveTable(row)
        await self._fold(table, await self.store.entries(table_id))
        await self.load_earlier_match(table)
        return table

    async def load_earlier_match(self, table: LiveTable) -> None:
        """Read what was played before a table that has not begun: when it begins, nobody waits for that."""
        if table.row.origin is not None and table.match is None:
            earlier = partial(earlier_match, table.row, table.spec)
            table.earlier = await self.reading.read(table.row.id, earlier)

    def add(self, table: LiveTable) -> None:
        """From now on this table is in memory."""
        self._tables[table.row.id] = table
        self._drop_finished()
        self.metrics.tables.set(len(self._tables))

    def find(self, table_id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(table_id)

    def all(self) -> Iterable[LiveTable]:
        """Every table in memory."""
        return list(self._tables.values())

    def is_live(self, table_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table_id in self._tables or table_id in self._loading

    def drop(self, table_id: str) -> None:
        """A table leaves the memory; the log keeps it."""
        self._tables.pop(table_id, None)
        self.metrics.tables.set(len(self._tables))

    def drop_idle(self, idle: float) -> None:
        """Tables at which nobody has sat or done anything for so many seconds leave the memory."""
        now = time.monotonic()
        for table in self.all():
            if not table.clients and not table.lock.locked() and now - table.touched > idle:
                self.drop(table.row.id)

    def _drop_finished(self) -> None:
        """Finished games leave the memory where they are too much for it, the longest untouched first."""
        unseen = [table for table in self._tables.values() if table.finished_moves and not table.clients]
        moves = sum(table.finished_moves for table in unseen)
        before = time.monotonic() - JUST_NOW
        for table in sorted(unseen, key=lambda table: table.touched):
            if moves <= FINISHED_MOVES or table.touched > before:
                return
            if not table.lock.locked():
                moves -= table.finished_moves
                self.drop(table.row.id)

    # --- keeping in step; whoever calls holds the table's lock

    async def refresh(self, table: LiveTable) -> None:
        """Before somebody is shown the table: read on, where there may be more than is known."""
        table.touched = time.monotonic()
        if self.shared or table.behind:
            await self.read_on(table)

    async def read_on(self, table: LiveTable) -> bool:
        """Fold what the log has beyond memory and show it to everybody; whether there was anything."""
        table.behind = False  # before the reading: what is told from now on may be missed by it
        try:
            last_known, *entries = await self._last_entries(table)
            assert last_known.seq == table.seq, "the log has all that was ever folded"
            change = await self._fold(table, entries)
        except BaseException:
            table.behind = True
            raise
        if change is not None:
            table.send_change(change)
        return change is not None

    async def _last_entries(self, table: LiveTable) -> list[Entry]:
        """The last entry that was folded and all after it; without that one the log itself is gone."""
        entries = await self.store.entries(table.row.id, after=table.seq - 1)
        if not entries:
            self.drop(table.row.id)
            raise Unknown("server.table.unknown")
        return entries

    async def _fold(self, table: LiveTable, entries: list[Entry]) -> Change | None:
        """Fold entries, letting other tables have their turn in between; a long one is read in a thread."""
        whole: Change | None = None
        for count, entry in enumerate(entries, start=1):
            is_long = entry.kind == "start" and table.row.origin is not None
            begun = partial(table.begun, entry)
            change = table.fold(entry, await self.reading.read(table.row.id, begun) if is_long else None)
            whole = change if whole is None else whole.then(change)
            if count % FOLDED_AT_A_TIME == 0:
                await asyncio.sleep(0)
        return whole

    # --- hearing of others

    def on_log_grown(self, table_id: str, seq: int) -> None:
        """The log of a table has grown, as another server or a late append says."""
        table = self._tables.get(table_id)
        if table is not None and table.seq < seq:
            self.catch_up_soon(table)

    def catch_up_soon(self, table: LiveTable) -> None:
        """Read on as soon as the table is free and the database answers."""
        table.behind = True
        if table.row.id not in self._reading:
            self._reading[table.row.id] = asyncio.create_task(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        waits = pauses(longest=LONGEST_PAUSE)
        try:
            while table.behind:
                try:
                    async with table.lock:
                        if table.behind:
                            await self.read_on(table)
                except Unknown:
                    return
                except Unavailable:
                    await asyncio.sleep(next(waits))
                except Exception:
                    self.metrics.crashes.inc()
                    log.exception("a log could not be read on", table=table.row.id)
                    await asyncio.sleep(next(waits))
            self._grown(table)
        finally:
            del self._reading[table.row.id]

    def catch_up_all(self) -> None:
        """Nothing was heard for a while: every table may be behind."""
        for table in self.all():
            self.catch_up_soon(table)

    async def poll_logs(self, every: float) -> None:
        """Hints may be lost: compare the tables in use with their logs from time to time."""
        while True:
            await asyncio.sleep(every)
            try:
                for table in await self.find_behind(table.row.id for table in self.all() if table.clients):
                    self.catch_up_soon(table)
            except Unavailable:
                log.info("logs could not be compared: the database is away")
            except Exception:
                self.metrics.crashes.inc()
                log.exception("logs could not be compared")

    async def find_behind(self, table_ids: Iterable[str]) -> list[LiveTable]:
        """Those of these tables whose log is longer than memory."""
        known = [table_id for table_id in table_ids if table_id in self._tables]
        if not (self.shared and known):
            return []
        newest = await self.store.last_seqs(known)
        tables = [self._tables[table_id] for table_id in newest if table_id in self._tables]
        return [table for table in tables if table.seq < newest[table.row.id]]
