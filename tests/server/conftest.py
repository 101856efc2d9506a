"""A real server on a loopback port, and players who talk to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Guest, RunningServer
from tilefolk.server.settings import Limits, Settings

ROOMY = Limits(
    call_rate=1e6,
    call_burst=1e6,
    table_rate=1e6,
    table_burst=1e6,
    message_rate=1e6,
    message_burst=1e6,
    frame_rate=1e6,
    frame_burst=1e6,
    snapshot_rate=1e6,
    snapshot_burst=1e6,
    seat_rate=1e6,
    seat_burst=1e6,
    chat_rate=1e6,
    chat_burst=1e6,
    hint_rate=1e6,
    hint_burst=1e6,
    try_rate=1e6,
    try_burst=1e6,
    tables_a_guest=10**6,
    bots_a_guest=10**6,
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a server that lasts one test."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    return Settings(port=0, database=database, secret="a secret for tests", bot_pace=0.0, limits=ROOMY)


@pytest.fixture
def start_server(settings: Settings) -> Iterator[Callable[..., RunningServer]]:
    """Start servers; all are stopped after the test."""
    running: list[RunningServer] = []

    def start(**changes: Any) -> RunningServer:
        running.append(RunningServer(msgspec.structs.replace(settings, **changes)))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(start_server: Callable[..., RunningServer]) -> RunningServer:
    """A running server."""
    return start_server()


@pytest.fixture
def guest_of() -> Iterator[Callable[..., Guest]]:
    """Make guests of any server."""
    guests: list[Guest] = []

    def make(server: RunningServer, name: str = "Anna") -> Guest:
        guests.append(Guest(server.address, name))
        return guests[-1]

    yield make
    for it in guests:
        it.close()


@pytest.fixture
def guest(server: RunningServer, guest_of: Callable[..., Guest]) -> Callable[[str], Guest]:
    """Make guests of that server by name."""
    return lambda name: guest_of(server, name)


@pytest.fixture
def anna(guest: Callable[[str], Guest]) -> Guest:
    """Somebody."""
    return guest("Anna")


@pytest.fixture
def ben(guest: Callable[[str], Guest]) -> Guest:
    """Somebody else."""
    return guest("Ben")
