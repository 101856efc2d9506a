"""A running table whose position can be exchanged, and guesses that are the same every time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.leaks.running_table import RunningTable
from tests.server.clients import RunningServer
from tests.server.conftest import ROOMY
from tilefolk.server import match as server_match
from tilefolk.server.settings import Settings


@pytest.fixture
def same_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried out is played on a random guess: the same one in both positions."""
    monkeypatch.setattr(server_match.secrets, "randbits", lambda bits: 7)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningTable]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('answers') / 'answers.db'}"
    server = RunningServer(Settings(port=0, database=database, secret="s", limits=ROOMY))
    sitting = RunningTable(server)
    yield sitting
    sitting.close()
    server.stop()
