"""Tables in memory: loaded once, forgotten when idle, in step with other servers on the same log."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import examples.cups  # noqa: F401  (registers the game)
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Act, Chat
from tilefolk.server.errors import Unknown
from tilefolk.server.http_messages import NewSeat, NewTable
from tilefolk.server.hub import Hub
from tilefolk.server.metrics import Metrics
from tilefolk.server.new_tables import create_table
from tilefolk.server.rows import GuestRow
from tilefolk.server.store import Store
from tilefolk.server.table_infos import table_info

ANNA = GuestRow(player="anna", name="Anna")
TWO = NewTable(game="cups", seats=[NewSeat(kind="mine"), NewSeat(kind="mine")], start=True)


class CutBus:
    """A bus between hubs of one process; it may be cut."""

    def __init__(self) -> None:
        self.listeners = []
        self.cut = False

    shared = True

    async def open(self, on_entry, restored) -> None:
        self.listeners.append(on_entry)

    async def close(self) -> None:
        self.cut = True

    def publish(self, table_id: str, seq: int) -> None:
        if self.cut:
            return
        for on_entry in self.listeners:
            on_entry(table_id, seq)


class ToldStore(Store):
    """A store whose appends others hear of, as they do on PostgreSQL."""

    def __init__(self, url: str, bus: CutBus) -> None:
        super().__init__(url)
        self._bus = bus

    async def append(self, item) -> None:
        await super().append(item)
        self._bus.publish(item.entry.table_id, item.entry.seq)


async def until(condition) -> None:
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen in ten seconds")


def frames_of(client: Client) -> list[dict]:
    frames = []
    while not client._frames.empty():
        frames.append(msgspec.json.decode(client._frames.get_nowait()))
    return frames


def with_hubs(settings, count, work):
    async def run():
        bus = CutBus()
        hubs = [Hub(settings, ToldStore(settings.database, bus), Metrics(), bus) for _ in range(count)]
        for hub in hubs:
            await hub.open()
        try:
            return await work(bus, *hubs)
        finally:
            for hub in hubs:
                await hub.close()

    return asyncio.run(run())


def test_a_table_is_loaded_once_however_many_ask(settings):
    async def work(bus, one, other):
        made = await create_table(one, ANNA, TWO)
        loaded = await asyncio.gather(*(other.table(made.row.id) for _ in range(5)))
        assert len({id(table) for table in loaded}) == 1
        assert loaded[0].match.view(0) == made.match.view(0)
        with pytest.raises(Unknown):
            await other.table("nosuchtable1")
        assert other.live._loading == {}

    with_hubs(settings, 2, work)


def test_servers_on_one_log_stay_in_step(settings):
    async def work(bus, one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        watching = Client("anna", "Anna")
        there.attach(watching, 0)
        frames_of(watching)
        player = Client("anna", "Anna")
        await one.command(here, player, Act(id="a", seat=0, seq=1, actions=["keep 0"]))
        await one.command(here, player, Chat(id="b", text="hello"))
        await until(lambda: there.seq == 3)
        assert there.seq == here.seq == 3
        updates = [frame for frame in frames_of(watching) if frame["type"] == "update"]
        assert [line["kind"] for frame in updates for line in frame.get("events", ())] == ["chosen"]
        assert updates[-1]["seq"] == 3

    with_hubs(settings, 2, work)


def test_a_server_that_missed_the_hint_finds_out_when_it_writes(settings):
    async def work(bus, one, other):
        here = await create_table(one, ANNA, TWO)
        there = await other.table(here.row.id)
        bus.cut = True
        player = Client("anna", "Anna")
        await one.command(here, player, Act(id="a", seat=0, seq=1, actions=["keep 0"]))
        late = Client("anna", "Anna")
        there.attach(late, 0)
        frames_of(late)
        await other.command(there, late, Act(id="b", seat=0, seq=1, actions=["leave 0"]))
        kinds = [frame["type"] for frame in frames_of(late)]
        assert kinds[-1] == "stale"
        assert "ack" not in kinds
        assert there.seq == here.seq == 2
        assert there.match.play.record.text() == here.match.play.record.text()
        retry = Client("anna", "Anna")
        await other.command(there, retry, Act(id="a", seat=0, seq=1, actions=["keep 0"]))
        assert frames_of(retry)[-1] == {"type": "ack", "id": "a", "seq": 2}

    with_hubs(settings, 2, work)


def test_a_list_tells_the_same_of_tables_in_memory_and_in_the_log(settings):
    async def work(bus, one, other):
        waiting = NewTable(game="cups", seats=[NewSeat(kind="mine"), NewSeat(kind="open")], public=True)
        short = msgspec.structs.replace(TWO, options={"rounds": 1})
        tables = [await create_table(one, ANNA, new) for new in (waiting, TWO, short)]
        player = Client("anna", "Anna")
        for seat, action in ((0, "keep 0"), (1, "keep 1"), (0, "say 0")):
            last = tables[2]
            await one.command(last, player, Act(id=action, seat=seat, seq=last.seq, actions=[action]))
        for table, status in zip(tables, ("waiting", "playing", "over"), strict=True):
            told = await table_info(other, table.row.id)
            assert told == await table_info(one, table.row.id)
            assert told.status == status
        assert other.live._tables == {}

    with_hubs(settings, 2, work)


def test_idle_tables_are_forgotten_and_come_back_from_the_log(settings):
    settings = msgspec.structs.replace(settings, idle=0.05)

    async def work(bus, hub):
        table = await create_table(hub, ANNA, TWO)
        busy = await create_table(hub, ANNA, TWO)
        busy.attach(Client("anna", "Anna"), 0)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if table.row.id not in hub.live._tables:
                break
        assert table.row.id not in hub.live._tables
        assert busy.row.id in hub.live._tables
        again = await hub.table(table.row.id)
        assert again is not table
        assert again.match.view(0) == table.match.view(0)

    with_hubs(settings, 1, work)
