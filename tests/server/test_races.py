"""Many at once: whoever joins while there are seats gets one, on one server and on several."""

from __future__ import annotations

import asyncio
import threading

from tests.server.test_hub import ANNA, frames_of, until, with_hubs
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Act, Chat
from tilefolk.server.http_messages import NewSeat, NewTable
from tilefolk.server.new_tables import create_table
from tilefolk.server.rows import GuestRow
from tilefolk.server.table_infos import table_info

OPEN = NewTable(
    game="cups", seats=[NewSeat(kind="mine"), *[NewSeat(kind="open")] * 3], options={"rounds": 30}
)


def test_with_free_seats_everybody_who_joins_at_once_gets_one(anna, guest):
    others = [guest(f"Guest {number}") for number in range(9)]
    seats = [{"kind": "mine"}, *([{"kind": "open"}] * 3)]
    invites = []
    for _ in range(3):
        table = anna.table(seats=seats)
        invites += [anna.get(f"/api/tables/{table['id']}/invite")] * 3
    go = threading.Barrier(len(others))
    seated = []

    def join(it, invite):
        go.wait()
        table = it.post("/api/join", invite)
        seated.append(it.player in [seat["player"] for seat in table["seats"]])

    threads = [threading.Thread(target=join, args=pair) for pair in zip(others, invites, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert seated == [True] * 9


def test_on_two_servers_too_and_one_too_many_watches(settings):
    guests = [GuestRow(player=f"guest{number}", name=f"Guest {number}") for number in range(4)]

    async def work(bus, one, other):
        bus.cut = True
        here = await create_table(one, ANNA, OPEN)
        there = await other.table(here.row.id)
        servers = [(one, here), (other, there)] * 2
        pairs = zip(servers, guests, strict=True)
        await asyncio.gather(*(hub.join(table, it) for (hub, table), it in pairs))
        await asyncio.gather(one.table(here.row.id), other.table(here.row.id))
        assert here.lobby == there.lobby
        players = [place.player for place in here.lobby.places]
        assert len(set(players)) == 4
        assert set(players) <= {"anna", *(it.player for it in guests)}

    with_hubs(settings, 2, work)


def test_an_action_survives_the_chat_of_another_server(settings):
    """Both want the same place in the log; neither is told that it came too late."""

    async def work(bus, one, other):
        bus.cut = True
        two = NewTable(game="cups", seats=[NewSeat(kind="mine")] * 2, start=True)
        here = await create_table(one, ANNA, two)
        there = await other.table(here.row.id)
        clients = [Client("anna", "Anna") for _ in range(2)]
        await asyncio.gather(
            one.command(here, clients[0], Act(id="a", seat=0, seq=1, actions=["keep 0"])),
            other.command(there, clients[1], Chat(id="b", text="Take your time")),
        )
        assert [frames_of(client)[-1]["type"] for client in clients] == ["ack", "ack"]

    with_hubs(settings, 2, work)


def test_a_refusal_never_rests_on_what_has_passed(settings):
    async def work(bus, one, other):
        bus.cut = True
        two = NewTable(game="cups", seats=[NewSeat(kind="mine")] * 2, start=True)
        here = await create_table(one, ANNA, two)
        there = await other.table(here.row.id)
        player = Client("anna", "Anna")
        for seat in range(2):
            await one.command(
                here, player, Act(id=f"{seat}", seat=seat, seq=here.seq, actions=[f"keep {seat}"])
            )
        assert there.seq == 1
        await other.command(there, player, Act(id="say", seat=0, seq=here.seq, actions=["say 5"]))
        assert frames_of(player)[-1] == {"type": "ack", "id": "say", "seq": 4}

    with_hubs(settings, 2, work)


def test_who_comes_to_a_server_that_missed_the_hints_sees_everything(settings):
    async def work(bus, one, other):
        bus.cut = True
        here = await create_table(one, ANNA, OPEN)
        await other.table(here.row.id)
        await one.command(here, Client("anna", "Anna"), Chat(id="b", text="Hello?"))
        assert (await other.table(here.row.id)).seq == 2
        await one.join(here, GuestRow(player="ben", name="Ben"))
        assert "ben" in [seat.player for seat in (await table_info(other, here.row.id)).seats]

    with_hubs(settings, 2, work)


def test_a_listener_that_comes_back_reads_at_once(settings):
    async def work(bus, one, other):
        bus.cut = True
        here = await create_table(one, ANNA, OPEN)
        there = await other.table(here.row.id)
        await one.command(here, Client("anna", "Anna"), Chat(id="b", text="Hello?"))
        other.live.catch_up_all()
        await until(lambda: there.seq == 2)

    with_hubs(settings, 2, work)
