"""Analyses in the database: asked for, claimed by one server at a time, told, stopped and forgotten."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Raw, Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilefolk.server.analysis_messages import NO_ANALYSIS, Analysis
from tilefolk.server.analysis_turns import Waiting
from tilefolk.server.schema import analyses

if TYPE_CHECKING:
    from tilefolk.analysis.report import Report
    from tilefolk.server.store import Store

Result = TypeVar("Result")
CLAIM_SECONDS = 30.0
"""For which a server's claim holds after its last sign of life; clocks may differ by much less than that."""
PENDING = ("waiting", "working")


class Job(Struct, frozen=True):
    """A record to be analysed."""

    record: str
    text: str


def record_key(text: str) -> str:
    """The hash by which the analysis of a record is found."""
    return hashlib.sha256(text.encode()).hexdigest()


def is_free() -> ColumnElement[bool]:
    """Whether nobody works at an analysis that somebody waits for."""
    return and_(analyses.c.state.in_(PENDING), analyses.c.until < time.time())


class AnalysisRows:
    """The analyses that were asked for, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _retried(self, work: Callable[[], Awaitable[Result]]) -> Result:
        return await self._store.database.retried(work)

    async def _update_where(self, condition: ColumnElement[bool], **values: object) -> bool:
        """Change rows; whether there were any."""

        async def change() -> bool:
            async with self._store.engine.begin() as connection:
                done = await connection.execute(update(analyses).where(condition).values(**values))
                return bool(done.rowcount)

        return await self._retried(change)

    # --- for those who ask

    async def read(self, record: str, edition: int, asker: str = "") -> Analysis:
        """How far it is; the report only if the asker's edition is another one."""

        async def rows() -> Analysis:
            columns = (analyses.c.state, analyses.c.share, analyses.c.edition, analyses.c.owner)
            async with self._store.engine.connect() as connection:
                mine = analyses.c.record == record
                row = (await connection.execute(select(*columns).where(mine))).first()
                if row is None:
                    return NO_ANALYSIS
                found = None
                if row.edition != edition:  # not asked of the database, to whom a number may be too large
                    report = select(analyses.c.report).where(mine)
                    found = (await connection.execute(report)).scalar_one_or_none()
            # the text was written by an analysis of ours: it need not be read to be passed on
            raw = cast("Report", Raw(found.encode())) if found else None
            return Analysis(row.state, row.share, row.edition, raw, yours=row.owner == asker)

        return await self._retried(rows)

    async def request(self, record: str, text: str, owner: str) -> None:
        """Let it wait for its turn, unless it waits, is worked at or is done."""
        again = analyses.c.state.in_(("stopped", "failed"))
        asked = {"state": "waiting", "share": 0.0, "asked": time.time(), "owner": owner, "until": 0.0}
        if await self._update_where(and_(analyses.c.record == record, again), **asked):
            return

        async def add() -> None:
            values = {"record": record, "text": text, "edition": 0, "report": "", "server": "", **asked}
            with suppress(IntegrityError):  # it is there already
                async with self._store.engine.begin() as connection:
                    await connection.execute(insert(analyses), values)

        await self._retried(add)

    async def stop(self, record: str) -> None:
        """Whoever works at it hears of this with the next sign of life."""
        pending = and_(analyses.c.record == record, analyses.c.state.in_(PENDING))
        await self._update_where(pending, state="stopped", until=0.0)

    async def pending_of(self, owner: str) -> int:
        """How many a guest waits for."""

        async def count() -> int:
            mine = and_(analyses.c.owner == owner, analyses.c.state.in_(PENDING))
            async with self._store.engine.connect() as connection:
                return int((await connection.execute(select(func.count()).where(mine))).scalar_one())

        return await self._retried(count)

    # --- for the server that works

    async def find_free(self) -> list[Waiting]:
        """Those that nobody works at: that wait, or whose server has not been heard of."""

        async def rows() -> list[Waiting]:
            query = select(analyses.c.record, analyses.c.owner, analyses.c.asked).where(is_free())
            async with self._store.engine.connect() as connection:
                return [Waiting(*row) for row in await connection.execute(query)]

        return await self._retried(rows)

    async def claim(self, record: str) -> Job | None:
        """Begin to work at one; None: another server was first, or it was stopped."""
        mine = {"state": "working", "server": self._store.server, "until": time.time() + CLAIM_SECONDS}
        if not await self._update_where(and_(analyses.c.record == record, is_free()), **mine):
            return None

        async def text() -> str:
            query = select(analyses.c.text).where(analyses.c.record == record)
            async with self._store.engine.connect() as connection:
                return str((await connection.execute(query)).scalar_one())

        return Job(record, await self._retried(text))

    def _mine(self, record: str) -> ColumnElement[bool]:
        working = and_(analyses.c.state == "working", analyses.c.server == self._store.server)
        return and_(analyses.c.record == record, working)

    async def update(self, record: str, share: float, report: bytes | None) -> bool:
        """A sign of life with what is known; False: it was stopped, or is another server's now."""
        values: dict[str, object] = {"share": share, "until": time.time() + CLAIM_SECONDS}
        if report is not None:
            values |= {"report": report.decode(), "edition": analyses.c.edition + 1}
        return await self._update_where(self._mine(record), **values)

    async def finish(self, record: str, state: str) -> None:
        """It is done, has failed, or waits for another server."""
        await self._update_where(self._mine(record), state=state, until=0.0)

    async def delete_older(self, before: float) -> None:
        """Remove what was asked for earlier."""

        async def remove() -> None:
            async with self._store.engine.begin() as connection:
                await connection.execute(delete(analyses).where(analyses.c.asked < before))

        await self._retried(remove)
