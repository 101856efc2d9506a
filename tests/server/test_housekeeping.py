"""Old tables and guests are removed when the host wants it, never those that are still in use."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.server.test_hub import ANNA, TWO, with_hubs
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Chat
from tilefolk.server.errors import Unknown
from tilefolk.server.guests import Guests
from tilefolk.server.housekeeping import DAY, delete_old_guests, delete_old_tables
from tilefolk.server.hub import Hub
from tilefolk.server.new_tables import create_table
from tilefolk.server.rows import GuestRow
from tilefolk.server.schema import entries, guests, members, tables
from tilefolk.server.security import may_read_metrics


async def make_older(hub: Hub, table_id: str, days: float) -> None:
    """Let everything about a table have happened days ago."""
    then = time.time() - days * DAY
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(entries).where(entries.c.table_id == table_id).values(at=then))
        await connection.execute(update(tables).where(tables.c.id == table_id).values(touched=then))


async def rows_of(hub: Hub, table_id: str) -> list[int]:
    """How many rows speak of a table."""
    counts = []
    async with hub.store.engine.connect() as connection:
        for column in (tables.c.id, entries.c.table_id, members.c.table_id):
            found = await connection.execute(
                select(func.count()).select_from(column.table).where(column == table_id)
            )
            counts.append(found.scalar_one())
    return counts


async def old_tables_go(hub: Hub) -> None:
    """Of five tables two go: one that was left, and one that was left before it began."""
    left, fresh, talked, looked_at = [await create_table(hub, ANNA, TWO) for _ in range(4)]
    waiting = await create_table(hub, ANNA, msgspec.structs.replace(TWO, start=False))
    anna = Client("anna", "Anna")
    for table in (left, talked, looked_at, waiting):
        await make_older(hub, table.row.id, 31)
    await hub.command(talked, anna, Chat(id="c", text="Where are you all?"))
    await make_older(hub, fresh.row.id, 29)
    for table in (left, fresh, talked, waiting):
        del hub.live._tables[table.row.id]
    looked_at.attach(anna, 0)
    assert await delete_old_tables(hub) == 2
    assert [await rows_of(hub, it.row.id) for it in (left, waiting)] == [[0, 0, 0], [0, 0, 0]]
    assert [await rows_of(hub, it.row.id) for it in (fresh, talked, looked_at)] == [
        [1, 1, 1],
        [1, 2, 1],
        [1, 1, 1],
    ]
    assert await delete_old_tables(hub) == 0
    with pytest.raises(Unknown):
        await hub.table(left.row.id)


async def make_unseen_since(hub: Hub, player: str, days: float) -> None:
    """Let a guest have been here days ago for the last time."""
    then = time.time() - days * DAY
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(guests).where(guests.c.player == player).values(seen=then))


async def guests_left(hub: Hub) -> set[str]:
    async with hub.store.engine.connect() as connection:
        return set((await connection.execute(select(guests.c.player))).scalars())


async def old_guests_go(hub: Hub) -> None:
    """A guest goes who stayed away and has no table; a seat, a visit or an open page keeps one.

    The hub is opened without the option: its own chore would be faster at times.
    """
    hub.settings = msgspec.structs.replace(hub.settings, forget_after=30.0)
    names = ("gone", "seated", "back", "fresh", "watching")
    for name in names:
        await hub.store.add_guest(f"token of {name}", name, name.title())
        await make_unseen_since(hub, name, 29 if name == "fresh" else 31)
    table = await create_table(hub, GuestRow(player="seated", name="Seated"), TWO)
    table.attach(Client("watching", "Watching"), 0)
    assert await hub.store.guest("token of back") == GuestRow(player="back", name="Back")
    assert await delete_old_guests(hub) == 1
    assert await guests_left(hub) & set(names) == set(names) - {"gone"}
    assert await hub.store.guest("token of gone") is None
    assert await delete_old_guests(hub) == 0

    table.clients.clear()
    del hub.live._tables[table.row.id]
    await make_older(hub, table.row.id, 31)
    await delete_old_tables(hub)
    assert await rows_of(hub, table.row.id) == [0, 0, 0]
    assert await delete_old_guests(hub) == 1
    assert await guests_left(hub) & set(names) == {"back", "fresh", "watching"}


@pytest.fixture
def deleting_settings(settings):
    return msgspec.structs.replace(settings, forget_after=30.0)


def test_old_tables_go_and_the_others_stay(deleting_settings):
    async def work(bus, hub):
        await old_tables_go(hub)

    with_hubs(deleting_settings, 1, work)


def test_old_guests_go_and_the_others_stay(settings):
    async def work(bus, hub):
        await old_guests_go(hub)

    with_hubs(settings, 1, work)


def test_a_forgotten_guest_comes_back_as_a_new_one(settings):
    async def work(bus, hub):
        hub.settings = msgspec.structs.replace(hub.settings, forget_after=30.0)
        people = Guests(hub.store, hub.signer)
        before, cookie = await people.rename_or_add(None, "Anna")
        await make_unseen_since(hub, before.player, 31)
        assert await delete_old_guests(hub) == 1
        assert await people.find(cookie) is None
        after, again = await people.rename_or_add(cookie, "Anna")
        assert after.player != before.player
        assert await people.find(again) == after

    with_hubs(settings, 1, work)


def test_a_starting_server_forgets_and_one_without_the_option_does_not(settings, deleting_settings):
    async def make(bus, hub):
        table = await create_table(hub, ANNA, TWO)
        await make_older(hub, table.row.id, 400)
        await hub.store.add_guest("token", ANNA.player, ANNA.name)
        await make_unseen_since(hub, ANNA.player, 400)
        return table.row.id

    def still_there(settings, table_id, patience):
        async def work(bus, hub):
            for _ in range(patience):
                await asyncio.sleep(0.02)
                if await hub.store.table(table_id) is None and not await guests_left(hub):
                    return False
            return True

        return with_hubs(settings, 1, work)

    table_id = with_hubs(settings, 1, make)
    assert still_there(settings, table_id, 10)
    assert not still_there(deleting_settings, table_id, 500)


def test_a_table_that_another_server_forgot_is_said_to_be_gone(deleting_settings):
    async def work(bus, hub, other):
        table = await create_table(hub, ANNA, TWO)
        there = await other.table(table.row.id)
        await make_older(hub, table.row.id, 31)
        del hub.live._tables[table.row.id]
        assert await delete_old_tables(hub) == 1
        with pytest.raises(Unknown):
            await other.command(there, Client("anna", "Anna"), Chat(id="c", text="Hello?"))
        with pytest.raises(Unknown):
            await other.table(table.row.id)

    with_hubs(deleting_settings, 2, work)


@pytest.mark.parametrize(
    ("address", "authorization", "token", "allowed"),
    [
        ("127.0.0.1", "", None, True),
        ("::1", "", None, True),
        ("::ffff:127.0.0.1", "", None, True),
        ("192.168.1.7", "", None, False),
        ("", "", None, False),
        ("127.0.0.1", "", "t0ken", False),
        ("192.168.1.7", "Bearer t0ken", "t0ken", True),
        ("192.168.1.7", "Bearer tokén", "t0ken", False),
    ],
)
def test_metrics_are_for_the_host(address, authorization, token, allowed):
    assert may_read_metrics(address, authorization, token) is allowed


def test_a_token_guards_the_metrics(start_server, guest):
    import httpx

    address = start_server(metrics_token="t0ken").address
    refused = httpx.get(f"{address}/metrics")
    assert refused.status_code == 403
    assert refused.json()["error"]["key"] == "server.metrics.host_only"
    assert (
        "tilefolk_sockets" in httpx.get(f"{address}/metrics", headers={"authorization": "Bearer t0ken"}).text
    )


def test_through_a_proxy_strangers_do_not_read_the_metrics(anna):
    assert anna.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403
    assert anna.http.get("/metrics").status_code == 200
