"""How servers on one database tell each other that a log has grown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """A hint, never the truth: who hears it reads the log; who misses it catches up later."""

    async def open(self, listener: Listener) -> None:
        """Call the listener with table and seq for what others append."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, table_id: str, seq: int) -> None:
        """Tell the others that this entry is stored."""


def bus_for(url: str) -> Bus:
    """The bus that fits a database."""
    if not url.startswith("postgresql"):
        return LocalBus()
    from tilefolk.server.postgres import PostgresBus  # the driver is an extra

    return PostgresBus(url)


class LocalBus:
    """One process has nobody to tell."""

    async def open(self, listener: Listener) -> None:
        """Nothing will ever be heard."""

    async def close(self) -> None:
        """Nothing to close."""

    def publish(self, table_id: str, seq: int) -> None:
        """The tables of this process know already."""
