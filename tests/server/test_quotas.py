"""How much one guest, and one household, may have going on."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.clients import CUPS, Guest
from tests.server.conftest import ROOMY
from tilefolk.server.table import CHAT_SHOWN

BOTS = [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]


@pytest.fixture
def guests(start_server):
    """Guests of a server with these limits."""
    made = []

    def make(*names, **limits):
        address = start_server(limits=msgspec.structs.replace(ROOMY, **limits)).address
        made.extend(Guest(address, name) for name in names)
        return made

    yield make
    for guest in made:
        guest.close()


def refused(guest, **changes):
    return guest.post("/api/tables", {**CUPS, **changes}, status=429)["error"]


def test_a_guest_has_so_many_tables_and_an_address_so_many_guests(guests):
    anna, ben, carla = guests("Anna", "Ben", "Carla", tables_a_guest=2, guests_an_address=2)
    for guest in (anna, anna, ben):
        guest.table()
    assert refused(anna) == {
        "key": "server.table.too_many",
        "rule": None,
        "params": {"most": 2},
        "reason": None,
    }
    carla.table()
    assert refused(carla) == {
        "key": "server.table.too_many_address",
        "rule": None,
        "params": {"most": 4},
        "reason": None,
    }


def test_a_game_that_is_over_does_not_count(guests):
    (anna,) = guests("Anna", tables_a_guest=1)
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 1}, start=True)["id"])
    refused(anna)
    for seat, action in ((0, "keep 0"), (1, "keep 1"), (0, "say 0")):
        tab.act(seat, action)
    anna.table()


def test_bots_are_counted_over_all_tables_of_a_guest(guests):
    anna, ben, carla = guests("Anna", "Ben", "Carla", bots_a_guest=2, guests_an_address=2)
    anna.table(seats=BOTS)
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}])["id"])
    tab.do("bot", seat=1, level="easy")
    assert tab.refused("bot", seat=2, level="easy")["key"] == "server.bot.too_many"
    tab.do("bot", seat=1, level="hard")
    assert refused(anna, seats=BOTS)["key"] == "server.bot.too_many"
    ben.table(seats=BOTS)
    ben.table(seats=BOTS)
    assert refused(carla, seats=BOTS)["key"] == "server.bot.too_many_address"


def test_chat_is_limited_a_guest_not_a_socket(guests):
    (anna,) = guests("Anna", chat_rate=0.01, chat_burst=3.0)
    table = anna.table()
    for _ in range(3):
        anna.open_table(table["id"]).do("chat", text="hello")
    assert anna.open_table(table["id"]).refused("chat", text="hello")["key"] == "server.rate.too_fast"


def test_commands_about_seats_are_limited_a_guest_and_play_is_not(guests):
    """Each is a line of the log, which everybody who comes has to be shown."""
    (anna,) = guests("Anna", seat_rate=0.01, seat_burst=3.0)
    table = anna.table(seats=[{"kind": "mine"}] * 2, start=True)
    for released in (True, False, True):
        anna.open_table(table["id"]).do("release", seat=0, released=released)
    tab = anna.open_table(table["id"])
    assert tab.refused("release", seat=0, released=False)["key"] == "server.rate.too_fast"
    tab.do("chat", text="hello")
    tab.act(0, "keep 0")


def test_a_command_that_changes_nothing_stores_nothing(guests):
    (anna,) = guests("Anna")
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    stored = tab.do("release", seat=0, released=True)["seq"]
    assert [tab.do("release", seat=0, released=True)["seq"] for _ in range(3)] == [stored] * 3
    assert tab.do("release", seat=0, released=False)["seq"] == stored + 1


def test_messages_are_limited_a_guest_not_a_socket(guests):
    anna, ben = guests("Anna", "Ben", message_rate=0.01, message_burst=4.0)
    table = anna.table(public=True)
    for _ in range(2):
        tab = anna.open_table(table["id"])
        for _ in range(2):
            tab.send_frame({"type": "ping"})
            tab.expect("pong")
    tab = anna.open_table(table["id"])
    tab.send_frame({"type": "ping"})
    assert tab.expect("pong", "error")["error"]["key"] == "server.rate.too_fast"
    other = ben.open_table(table["id"])
    other.send_frame({"type": "ping"})
    other.expect("pong")


ASKING = {
    "sync": {"type": "sync"},
    "view_seat": {"type": "view_seat", "seat": None},
    "stale": {"type": "act", "id": "a", "seat": 0, "seq": 0, "actions": ["keep 0"]},
}


@pytest.mark.parametrize("way", ASKING)
def test_snapshots_are_limited_a_guest_whatever_brings_them(guests, way):
    """Each of them is large and costs time that others wait for."""
    anna, _ = guests("Anna", "Ben", snapshot_rate=0.01, snapshot_burst=4.0)
    table = anna.table(seats=[{"kind": "mine"}] * 2, start=True)
    answers = []
    for number in range(3):
        tab = anna.open_table(table["id"])
        for again in range(2):
            key = {"id": f"a-{number}-{again}"} if way == "stale" else {}
            tab.send_frame({**ASKING[way], **key})
            frame = tab.expect("snapshot", "update", "error")
            answers.append(frame["type"] != "error" or frame["error"]["key"])
            if way == "stale" and answers[-1] is True:
                tab.expect("stale")
    assert answers == [True] * 4 + ["server.rate.too_fast"] * 2


def test_those_without_a_name_share_the_limits_of_their_address(guests):
    anna, _ = guests("Anna", "Ben", message_rate=0.01, message_burst=3.0)
    table = anna.table(public=True)
    nobody = Guest(anna.address, None)
    for _ in range(3):
        tab = nobody.open_table(table["id"])
        tab.send_frame({"type": "ping"})
        tab.expect("pong")
    tab.send_frame({"type": "ping"})
    assert tab.expect("pong", "error")["type"] == "error"
    nobody.close()


def test_a_conversation_has_an_end_and_newcomers_see_the_last_of_it(guests):
    (anna,) = guests("Anna", chat_a_table=CHAT_SHOWN + 5)
    tab = anna.open_table(anna.table()["id"])
    for number in range(CHAT_SHOWN + 5):
        tab.do("chat", text=f"line {number}")
    assert tab.refused("chat", text="more")["key"] == "server.chat.full"
    shown = anna.open_table(tab.state["table"]["id"]).snapshot["chat"]
    assert (len(shown), shown[0]["text"]) == (CHAT_SHOWN, "line 5")


def test_hints_are_limited_a_guest(guests):
    anna, ben = guests("Anna", "Ben", hint_rate=0.01, hint_burst=2.0)
    codes = []
    for guest in (anna, anna, anna, ben):
        table = guest.table(game="hunters", seats=[{"kind": "mine"}] * 2, start=True)
        seat = guest.open_table(table["id"]).state["you"]["seat"]
        answer = guest.http.post(f"/api/tables/{table['id']}/hint", json={"seat": seat, "level": "easy"})
        codes.append(answer.status_code)
    assert codes == [200, 200, 429, 200]


def test_a_rematch_is_one_table_more(guests):
    """Else whoever brings a hundred finished games along has a hundred tables of bots with them."""
    (anna,) = guests("Anna", tables_a_guest=1)
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 1}, start=True)["id"])
    for seat, action in ((0, "keep 0"), (1, "keep 1"), (0, "say 0")):
        tab.act(seat, action)
    anna.table()
    assert tab.refused("rematch")["key"] == "server.table.too_many"
