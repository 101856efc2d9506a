"""Records from files: a link to one works after a restart and on every server, and none of them grows without end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import select, update

from tests.analysis.games import played
from tests.chaos import databases
from tilefolk.server import kept_records
from tilefolk.server.errors import Unknown
from tilefolk.server.housekeeping import DAY, delete_old_records
from tilefolk.server.hub import Hub
from tilefolk.server.kept_records import KeptGame, keep_at_home, name_of, read_record
from tilefolk.server.metrics import Metrics
from tilefolk.server.settings import Limits, Settings
from tilefolk.server.store import Store

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def text(number: int = 0) -> str:
    """A finished game; each number is another file."""
    found = played("hunters", ("medium", "easy"), 3).record.text()
    return found.replace("players 2\n", f"players 2\nseat 0 Anna {number}\n")


async def here(work: Callable[[], KeptGame]) -> KeptGame:
    """Read at once."""
    return work()


async def kept(hub: Hub) -> set[str]:
    """The names in the database."""
    async with hub.store.engine.connect() as connection:
        return set((await connection.execute(select(kept_records.kept_records.c.name))).scalars())


async def age(hub: Hub, name: str, days: float) -> None:
    """Let nobody have looked at a record for so many days."""
    rows = kept_records.kept_records
    async with hub.store.engine.begin() as connection:
        then = time.time() - days * DAY
        await connection.execute(update(rows).where(rows.c.name == name).values(seen=then))
    hub.kept._games.clear()


def test_a_link_works_after_a_restart(start_server, guest_of):
    server = start_server()
    anna = guest_of(server)
    name = anna.post("/api/replays", {"record": text()})["id"]
    found = anna.get(f"/api/replays/{name}/40")
    server.stop()
    ben = guest_of(start_server(), "Ben")
    assert ben.get(f"/api/replays/{name}/40") == found
    assert ben.get(f"/api/replays/{name}/analysis")["state"] == "none"
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]
    assert ben.post(f"/api/replays/{name}/play-on", {"number": 40, "seats": seats}, status=201)["id"]


async def shared(one: Hub, other: Hub) -> None:
    """What one server keeps the other shows, and both may keep the same at once."""
    name = await one.kept.keep(text(), HOME, here)
    assert (await other.kept.find(name, here)).match.record.text() == read_record(text()).match.record.text()
    both = await asyncio.gather(*(hub.kept.keep(text(1), HOME, here) for hub in (one, other)))
    assert both == [name_of(text(1))] * 2
    assert await kept(one) == {name, both[0]}
    for nobodys in ("0" * 16, "unknown", "0" * 15 + "\0", "0" * 17):
        with pytest.raises(Unknown):
            await other.kept.find(nobodys, here)


def on_two_hubs(url: str, work: Callable[[Hub, Hub], Awaitable[None]], **limits: float) -> None:
    """Do something at two servers of one database."""
    settings = Settings(database=url, secret="s" * 20, limits=Limits(**limits), analyses=False)  # type: ignore[arg-type]

    async def run() -> None:
        hubs = [Hub(settings, Store(url), Metrics()) for _ in range(2)]
        for hub in hubs:
            await hub.open()
        try:
            await work(*hubs)
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


async def bounded(one: Hub, other: Hub) -> None:
    """Three of an address, five in all: who was not looked at for longest goes, of the address that has too many."""
    guests = await one.kept.keep(text(100), ELSEWHERE, here)
    await age(one, guests, 5)
    names = []
    for number in range(4):
        names.append(await one.kept.keep(text(number), HOME, here))
        if number == 2:
            await age(other, names[0], 2)
            await age(other, names[1], 1)
            assert (await other.kept.find(names[0], here)).letters == len(text(0)), "somebody looks at it"
    assert await kept(one) == {guests, names[0], names[2], names[3]}, "the other address's oldest stays"
    await one.kept.keep(text(200), "192.0.2.3", here)
    last = await one.kept.keep(text(201), "192.0.2.4", here)
    assert guests not in await kept(other), "too many in all"
    assert last in await kept(other)
    assert len(await kept(other)) == 5
    for name in names[2:]:
        await age(one, name, 91)
    assert await delete_old_records(other) == 2
    assert names[0] in await kept(one)
    one.kept._games.clear()
    with pytest.raises(Unknown):
        await one.kept.find(names[2], here)


BOUNDS = {"records": 5, "records_an_address": 3}


def test_two_servers_share_records(tmp_path):
    on_two_hubs(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", shared)


def test_records_are_bounded(tmp_path):
    on_two_hubs(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", bounded, **BOUNDS)


def test_records_on_postgresql():
    with databases.postgres() as database:
        on_two_hubs(database.url, shared)
    with databases.postgres() as database:
        on_two_hubs(database.url, bounded, **BOUNDS)


def test_long_records_take_the_room_of_many(tmp_path):
    async def work(one: Hub, _other: Hub) -> None:
        names = [await one.kept.keep(text(number), f"192.0.2.{number}", here) for number in range(5)]
        assert await kept(one) == set(names[2:])

    on_two_hubs(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", work, record_letters=3 * len(text()) + 5)


def test_only_so_much_is_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_records, "LETTERS_READ", 3 * len(text()))

    async def work(one: Hub, _other: Hub) -> None:
        names = [await one.kept.keep(text(number), HOME, here) for number in range(5)]
        assert list(one.kept._games) == names[2:]
        assert (await one.kept.find(names[0], here)).letters == len(text(0)), "the others are read again"

    on_two_hubs(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", work)


def test_what_a_host_forgets_sooner_is_forgotten_sooner(tmp_path):
    async def work(hub: Hub, _other: Hub) -> None:
        name = await hub.kept.keep(text(), HOME, here)
        await age(hub, name, 8)
        assert await delete_old_records(hub) == 0
        hub.settings = msgspec.structs.replace(hub.settings, forget_after=7.0)
        assert await delete_old_records(hub) == 1
        assert await kept(hub) == set()

    on_two_hubs(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", work)


def test_the_command_line_keeps_a_record_for_its_server(settings, start_server, guest_of):
    name = asyncio.run(keep_at_home(settings, text()))
    assert guest_of(start_server()).get(f"/api/replays/{name}/0")["number"] == 0


def test_whoever_brings_many_waits(settings, start_server, guest_of):
    anna = guest_of(
        start_server(limits=msgspec.structs.replace(settings.limits, table_burst=3, table_rate=0.01))
    )
    told = [anna.http.post("/api/replays", json={"record": text(number)}).status_code for number in range(3)]
    assert told == [200, 200, 429], "the name was the first thing that was left behind"
