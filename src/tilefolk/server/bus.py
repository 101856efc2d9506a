"""How servers on one database hear of each other's entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from sqlalchemy import Connection, func, select

CHANNEL = "tilefolk"
PRESENCE = 0
"""In the place of an entry's number: not the log has changed, but who looks at the table."""

OnEntry = Callable[[str, int], None]
"""Called with a table and the number of an entry that another server has stored, or PRESENCE."""
Restored = Callable[[], None]
"""Called when listening begins, also after an interruption: what was told before is to be read."""


class Bus(Protocol):
    """A hint, never the truth: who hears it reads the log; who misses it catches up later."""

    shared: bool
    """Whether other servers may write the same log."""

    async def open(self, on_entry: OnEntry, on_restored: Restored) -> None:
        """Listen from now on."""

    async def close(self) -> None:
        """Stop listening."""


def bus_for(url: str, server: str) -> Bus:
    """The bus that fits a database."""
    if not url.startswith("postgresql"):
        return LocalBus()
    from tilefolk.server.postgres import PostgresBus  # the driver is an extra

    return PostgresBus(url, server)


class LocalBus:
    """One process has nobody to hear."""

    shared = False

    async def open(self, on_entry: OnEntry, on_restored: Restored) -> None:
        """Nothing will ever be heard."""

    async def close(self) -> None:
        """Nothing to close."""


def tell(connection: Connection, server: str, stored: Iterable[tuple[str, int]]) -> None:
    """Tell other servers of entries, with the commit that stores them: no kill can come between the two."""
    if connection.dialect.name == "postgresql":
        notices = [f"{server} {table_id} {seq}" for table_id, seq in stored]
        connection.execute(select(*(func.pg_notify(CHANNEL, notice) for notice in notices)))
