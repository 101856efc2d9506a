"""The background work of a server: one analysis at a time, in a process of its own at the lowest priority.

So it takes no time from live tables, can be stopped at any moment and takes nothing down when it fails. Every
server on a database takes what no other works at; what a server that was killed left is begun again.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from signal import SIGINT, SIGKILL, SIGTERM
from typing import TYPE_CHECKING, cast

import structlog
from msgspec import Raw, Struct
from msgspec import json as msgspec_json

from tilefolk.analysis.stages import STAGES
from tilefolk.core import registry
from tilefolk.server.analysis_rows import AnalysisRows, Job, record_key
from tilefolk.server.analysis_turns import Turns
from tilefolk.server.errors import Refused, TooFast, Unavailable
from tilefolk.server.tasks import finish_despite_cancel, stop_tasks

if TYPE_CHECKING:
    from tilefolk.core.match import Match
    from tilefolk.server.analysis_messages import Analysis
    from tilefolk.server.metrics import Metrics
    from tilefolk.server.settings import Settings
    from tilefolk.server.store import Store

log = structlog.get_logger(__name__)
WORKER = "tilefolk.analysis.worker"
POLL_SECONDS = 10.0
"""Seconds between two looks at what other servers were asked for, or left behind."""
STORE_SECONDS = 2.0
"""Seconds between two signs of life."""
LINE_BYTES = 1 << 24
"""The longest report."""
NO_EDITION = -1
"""Of those who know no report yet."""
PROGRAM, OWN_PACKAGE = "__main__", "tilefolk"
"""The module that nobody else can import, and the package of our games."""
STDERR_CHARACTERS = 500
INTERRUPTED = "KeyboardInterrupt"
"""What Python says that was asked to end while it started."""
"""Characters of what a process that failed has said."""


class WorkerLine(Struct, frozen=True):
    """What a worker says."""

    share: float
    report: Raw = Raw()


class ReportedDecision(Struct, frozen=True):
    """Of a decision in a report: whether it is marked."""

    mark: str | None


class ReportProgress(Struct, frozen=True):
    """How much a report knows."""

    stage: str
    playouts: int
    decisions: list[ReportedDecision]


def rank_of(report: bytes) -> tuple[int, int, int]:
    """By which reports of one record are compared: what was begun again passes here what it knew before."""
    known = msgspec_json.decode(report, type=ReportProgress)
    return list(STAGES).index(known.stage), known.playouts, sum(it.mark is not None for it in known.decisions)


async def kill_and_wait(starting: asyncio.Future[asyncio.subprocess.Process]) -> None:
    """End a process, also one that is only about to start, and wait until it and its pipes are gone."""
    worker = await starting
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.communicate()


def foreign_modules() -> list[str]:
    """Those that make games known which are none of ours: a process of its own has to import them first."""
    modules = {registry.module_of(name) for name in registry.names()} - {PROGRAM}
    return sorted(module for module in modules if module.partition(".")[0] != OWN_PACKAGE)


class Analyses:
    """The analyses of this server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        self.rows = AnalysisRows(store)
        self._turns = Turns()
        self._news = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        self._worker_at: tuple[str, asyncio.subprocess.Process] | None = None

    def open(self) -> None:
        """Begin, unless this server shall analyse nothing."""
        if self._settings.analyses:
            self._working = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is not done waits for the next server."""
        if self._working is not None:
            await stop_tasks([self._working])

    # --- asked for

    async def read(self, record: str, edition: int = NO_EDITION, asker: str = "") -> Analysis:
        """How far the analysis of a record is, and its report unless that is the asker's edition."""
        return await self.rows.read(record_key(record), edition, asker)

    async def report(self, record: str) -> bytes | None:
        """The last report of a record as JSON; None: there is none yet."""
        found = (await self.read(record, NO_EDITION)).report
        return None if found is None else bytes(cast("Raw", found))

    async def begin(self, match: Match, owner: str, network: str) -> None:
        """Analyse a record when its turn comes; raises TooFast for one who waits for many already."""
        record, moves = match.record.text(), match.ply
        if not self._settings.analyses:
            raise Refused("server.analysis.none_here")
        if registry.module_of(match.record.game) == PROGRAM:
            raise Refused("server.analysis.own_game")
        longest = self._settings.limits.analysed_moves
        if moves > longest:
            raise Refused("server.analysis.too_long", moves=moves, most=longest)
        most = self._settings.limits.analyses_a_guest
        if (await self.read(record)).state in ("none", "stopped", "failed"):
            if await self.rows.pending_of(owner) >= most:
                raise TooFast("server.analysis.too_many", most=most)
            await self.rows.request(record_key(record), record, owner)
            self._turns.note_network(record_key(record), network)
        self._news.set()

    async def stop(self, record: str) -> None:
        """Do no more of it; what is known stays."""
        key = record_key(record)
        await self.rows.stop(key)
        # on a busy machine its next sign of life may be long in coming
        if self._worker_at is not None and self._worker_at[0] == key:
            with suppress(ProcessLookupError):
                self._worker_at[1].kill()

    # --- worked at

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                while waiting := await self.rows.find_free():
                    job = await self.rows.claim(self._turns.begin(waiting).record)
                    if job is not None:
                        await self._analyse(job)
            except Unavailable:
                log.info("analyses wait: the database is away")
            except Exception:
                self._metrics.crashes.inc()
                log.exception("an analysis failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._news.wait()

    async def _analyse(self, job: Job) -> None:
        """One analysis from its first line to its last; however this ends, its process does too."""
        state = "waiting"
        try:
            async with self._worker() as worker:
                self._worker_at = job.record, worker
                state = await self._store_progress(job, worker)
        except Unavailable:
            raise
        except Exception:
            state = "failed"  # it would fail again
            raise
        finally:
            self._worker_at = None
            self._turns.end()
            # also while this server closes: the next one finds what waits
            await finish_despite_cancel(self.rows.finish(job.record, state))

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A process that is gone afterwards: no loop can be closed while one of its processes lives."""
        modules = foreign_modules()
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                WORKER,
                f"--quality={self._settings.analysis_quality}",
                f"--niceness={self._settings.analysis_niceness}",
                *(f"--import={module}" for module in modules),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LINE_BYTES,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
                if modules
                else None,
            )
        )
        try:
            yield await asyncio.shield(starting)
        finally:
            await finish_despite_cancel(kill_and_wait(starting))

    async def _store_progress(self, job: Job, worker: asyncio.subprocess.Process) -> str:
        """Pass on what the worker says; the state in which it ended."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        with suppress(OSError, RuntimeError):  # gone before it could read (uvloop's word): its end tells why
            worker.stdin.write(job.text.encode())
            worker.stdin.close()
        stored = 0.0
        kept = (await self.rows.read(job.record, NO_EDITION)).report
        finest = rank_of(bytes(cast("Raw", kept))) if kept else ()
        while said := await worker.stdout.readline():
            line = msgspec_json.decode(said, type=WorkerLine)
            report = bytes(line.report)
            if report and (fine := rank_of(report)) >= finest:
                finest = fine
            else:
                report = b""
            if not report and time.monotonic() - stored < STORE_SECONDS:
                continue
            stored = time.monotonic()
            if not await self.rows.update(job.record, line.share, report or None):
                return "stopped"  # or another server's: then this changes nothing
        ended = await worker.wait()
        # Ctrl-C at a terminal, and whoever stops a service, ask all of its processes to end. A session of its
        # own would spare the worker that, but Linux shares the processor among sessions: it would be busy.
        words = (await worker.stderr.read()).decode(errors="replace")[-STDERR_CHARACTERS:]
        if ended in (-SIGINT, -SIGTERM) or (ended != 0 and INTERRUPTED in words):
            return "waiting"
        if ended == -SIGKILL and not await self.rows.update(job.record, 0.0, None):
            return "stopped"
        if ended != 0:
            self._metrics.crashes.inc()
            log.error("a worker failed", words=words)
            return "failed"
        return "done"
