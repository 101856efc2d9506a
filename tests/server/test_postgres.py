"""The same on PostgreSQL: a log that several servers share."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import msgspec
import pytest

import examples.cups  # noqa: F401  (registers the game)
import tilefolk
from tests.chaos import databases
from tests.chaos.databases import Postgres
from tests.server.clients import Guest, RunningServer
from tests.server.conftest import ROOMY
from tests.server.test_housekeeping import old_guests_go, old_tables_go
from tests.server.test_hub import ANNA, TWO, frames_of, until
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Act, Chat
from tilefolk.server.errors import Unavailable
from tilefolk.server.hub import Hub
from tilefolk.server.metrics import Metrics
from tilefolk.server.new_tables import create_table
from tilefolk.server.settings import Settings
from tilefolk.server.store import Store


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with databases.postgres() as found:
        yield found


@pytest.fixture
def url(database: Postgres) -> str:
    return database.url


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


def test_two_servers_share_a_table(url):
    async def work(one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        watching = Client("anna", "Anna")
        there.attach(watching, 0)
        frames_of(watching)
        player = Client("anna", "Anna")
        await one.command(here, player, Act(id="a", seat=0, seq=1, actions=["keep 0"]))
        await one.command(here, player, Chat(id="b", text="Szia"))
        await until(lambda: there.seq == 3)
        assert [frame["type"] for frame in frames_of(watching)][-1] == "update"
        await other.command(there, watching, Act(id="c", seat=1, seq=3, actions=["keep 1"]))
        await until(lambda: here.seq == 4)
        assert here.match.play.record.text() == there.match.play.record.text()

    with_hubs(url, 2, work)


def test_one_place_in_the_log_has_one_winner(url):
    async def work(one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        clients = [Client("anna", "Anna") for _ in range(2)]
        await asyncio.gather(
            one.command(here, clients[0], Act(id="a", seat=0, seq=1, actions=["keep 0"])),
            other.command(there, clients[1], Act(id="b", seat=0, seq=1, actions=["leave 0"])),
        )
        answers = sorted(frames_of(client)[-1]["type"] for client in clients)
        assert answers == ["ack", "stale"]
        await until(lambda: here.seq == there.seq == 2)

    with_hubs(url, 2, work)


def test_a_lost_hint_is_made_up_for(url):
    async def work(one, other):
        other.live.on_log_grown = lambda table_id, seq: None
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        there.attach(Client("anna", "Anna"), 0)
        player = Client("anna", "Anna")
        await one.command(here, player, Chat(id="b", text="Is anybody there?"))
        assert there.seq == 1
        await until(lambda: there.seq == 2)

    with_hubs(url, 2, work, catch_up=0.2)


def test_after_a_crash_of_the_database_servers_hear_each_other_again(database):
    """Long before they would compare their logs by themselves."""

    async def work(one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        player = Client("anna", "Anna")
        there.attach(Client("anna", "Anna"), 0)
        for number, way in enumerate(("crash", "restart", "cut")):
            await database.go_away(way, 0.5)
            await one.command(here, player, Chat(id=way, text="Still there?"))
            assert frames_of(player)[-1] == {"type": "ack", "id": way, "seq": 2 + number}
            await until(lambda: there.seq == here.seq)
        for hub in (one, other):
            assert hub.metrics.registry.get_sample_value("tilefolk_crashes_total") == 0

    with_hubs(database.url, 2, work, catch_up=1000.0)


def test_while_the_database_is_away_that_is_said_and_a_retry_is_done_once(database):
    async def work(hub):
        table = await create_table(hub, ANNA, TWO)
        hub.store.database.patience = 0.2
        player = Client("anna", "Anna")
        asking = Chat(id="c", text="Hello?")

        async def ask():
            with pytest.raises(Unavailable):
                await hub.command(table, player, asking)
            assert table.seq == 1

        away = asyncio.create_task(database.go_away("restart", 1.5))
        await until(lambda: not database.is_running())
        await ask()
        await ask()
        await away
        await hub.command(table, player, asking)
        await hub.command(table, player, asking)
        acknowledged = {"type": "ack", "id": "c", "seq": 2}
        assert [it for it in frames_of(player) if it["type"] == "ack"] == [acknowledged] * 2

    with_hubs(database.url, 1, work)


def test_who_comes_and_goes_is_known_to_the_other_server(url):
    async def work(one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        client = Client("anna", "Anna")
        here.attach(client, 0)
        one.presence.changed(here)
        await until(lambda: "anna" in there.present())
        here.detach(client)
        one.presence.changed(here)
        await until(lambda: "anna" not in there.present())

    with_hubs(url, 2, work)


def test_a_nul_in_an_address_is_unknown_whatever_is_asked(url):
    """Texts of PostgreSQL can't hold one, so it must be refused before the database is asked."""
    server = RunningServer(Settings(port=0, database=url, secret="s", limits=ROOMY))
    anna = Guest(server.address, "Anna")
    table_id = anna.table()["id"]
    asked = 0
    for route in server.server.config.app.app.routes:
        for method in {"GET", "POST"} & set(getattr(route, "methods", ())):
            for nul in ("%00", f"{table_id}%00"):
                body = {"content": b"{}", "headers": {"content-type": "application/json"}}
                path = re.sub(r"{[^}]*}", nul, route.path)
                answer = anna.http.request(method, path, **(body if method == "POST" else {}))
                assert answer.status_code < 500, (method, path)
                asked += "%00" in path
    assert asked > 40
    tab = anna.open_table(table_id)
    tab.do("chat", text="a\0b")
    record = tilefolk.start("hunters", seed=1).record.text().replace("players 2", "players 2\nseat 0 A\0")
    told = anna.post("/api/replays", {"record": record}, status=400)
    assert (told["error"]["key"], told["error"]["params"]) == ("core.record_control", {"line": 5})
    assert server.metric("tilefolk_crashes_total") == 0
    anna.close()
    server.stop()


def test_old_tables_go_and_the_others_stay(url):
    with_hubs(url, 1, old_tables_go, forget_after=30.0)


def test_old_guests_go_and_the_others_stay(url):
    with_hubs(url, 1, old_guests_go)
