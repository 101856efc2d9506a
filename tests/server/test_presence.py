"""Who is online on another server is there: nobody takes the seat, and everybody sees it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.test_hub import ANNA, frames_of, until, with_hubs
from tilefolk.server import presence
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Bot, Start
from tilefolk.server.errors import NotNow
from tilefolk.server.http_messages import NewSeat, NewTable
from tilefolk.server.new_tables import create_table
from tilefolk.server.rows import GuestRow

BEN = GuestRow(player="ben", name="Ben")
OPEN = NewTable(game="cups", seats=[NewSeat(kind="mine"), NewSeat(kind="open")])
REPLACED = Bot(id="bot", seat=1, level="easy")


async def playing(one, other):
    """Anna's table on one server; Ben is connected to the other."""
    here = await create_table(one, ANNA, OPEN)
    await one.join(here, BEN)
    anna = Client("anna", "Anna")
    await one.command(here, anna, Start(id="start"))
    there = await other.table(here.row.id)
    ben = Client("ben", "Ben")
    there.attach(ben, 0)
    other.presence.changed(there)
    return here, there, anna, ben


@pytest.fixture
def short_absence_settings(settings):
    """A moment of absence is enough to lose a seat."""
    return msgspec.structs.replace(settings, seat_absence=0.01)


def test_nobody_who_is_online_on_another_server_is_replaced(short_absence_settings):
    async def work(bus, one, other):
        here, there, anna, ben = await playing(one, other)
        await asyncio.sleep(0.1)
        with pytest.raises(NotNow) as refused:
            await one.command(here, anna, REPLACED)
        assert refused.value.key.endswith("still_there")
        assert one.live.find(here.row.id).info().seats[1].online
        there.detach(ben)
        other.presence.changed(there)
        await asyncio.sleep(0.2)
        await one.presence.read([here])
        await asyncio.sleep(0.1)
        await one.command(here, anna, REPLACED)
        assert here.lobby.places[1].kind == "bot"

    with_hubs(short_absence_settings, 2, work)


def test_those_who_look_on_are_told_who_is_elsewhere(settings):
    async def work(bus, one, other):
        here, _there, anna, _ben = await playing(one, other)
        here.attach(anna, 0)
        frames_of(anna)
        one.presence.changed(here)
        await until(lambda: "ben" in here.present())
        assert [it["online"] for it in frames_of(anna) if it["type"] == "presence"][-1] == [True, True]

    with_hubs(settings, 2, work)


def test_the_guests_of_a_killed_server_are_away_after_a_while(settings, monkeypatch):
    monkeypatch.setattr(presence, "EXPIRES_AFTER", 0.5)

    async def work(bus, one, other):
        here, there, _anna, _ben = await playing(one, other)
        await asyncio.sleep(0.2)
        await one.presence.read([here])
        assert "ben" in here.present()
        there.clients.clear()  # no sign of life comes any more
        await asyncio.sleep(0.6)
        await one.presence.read([here])
        assert here.present() == frozenset()
        assert here.away_for("ben") < 0.5, "the absence counts from now"

    with_hubs(settings, 2, work)
