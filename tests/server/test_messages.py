"""Each message of the protocol: what it does, and when it is refused."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.clients import two_seated

# --- before the start


def test_hello_and_snapshot_come_first(anna):
    tab = anna.open_table(anna.table()["id"])
    assert tab.hello == {
        "type": "hello",
        "protocol": 1,
        "version": tab.hello["version"],
        "seat_absence": 120,
    }
    assert tab.snapshot["seq"] == 1
    assert tab.snapshot["you"] == {"player": anna.player, "seats": [0], "seat": 0, "host": True}
    assert tab.snapshot["legal"] == []


def turned_away(guest, table):
    with pytest.raises(ConnectionClosedError) as closed:
        guest.open_table(table["id"])
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_strangers_neither_watch_nor_talk_at_a_private_table(anna, ben, guest):
    table = anna.table()
    anna.open_table(table["id"]).do("chat", text="between us")
    for stranger in (ben, guest(None)):
        assert turned_away(stranger, table) == (4404, "server.table.invite_needed")
    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    ben.post("/api/join", {"invite": invite})
    assert ben.open_table(table["id"]).state["chat"][0]["text"] == "between us"


def test_who_was_invited_may_watch_a_full_private_table(anna, ben, server):
    table = anna.table(seats=[{"kind": "mine"}] * 2)
    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    for _ in range(2):
        ben.post("/api/join", {"invite": invite})
    tab = ben.open_table(table["id"])
    assert tab.state["you"]["seats"] == []
    tab.do("chat", text="hello")


def test_sit_only_where_nobody_sits(anna, ben):
    tab = ben.open_table(anna.table(public=True)["id"])
    assert tab.refused("sit", seat=0)["key"] == "server.seat.taken"
    assert tab.refused("sit", seat=2)["key"] == "server.seat.unknown"
    assert tab.refused("sit", seat=-1)["key"] == "server.message.invalid"


def test_stand_gives_the_seat_back_and_passes_the_host_on(anna, ben):
    table = anna.table(public=True)
    host, other = anna.open_table(table["id"]), ben.open_table(table["id"])
    other.do("sit", seat=1)
    assert other.refused("stand", seat=0)["key"] == "server.seat.not_yours"
    host.do("stand", seat=0)
    other.until(lambda state: state["table"]["host"] == ben.player)
    assert other.state["you"]["host"] is True
    assert other.state["table"]["seats"][0]["kind"] == "open"


def test_only_the_host_places_bots_and_seats(anna, ben):
    table = anna.table(public=True)
    host, other = anna.open_table(table["id"]), ben.open_table(table["id"])
    for message, fields in (
        ("bot", {"seat": 1, "level": "easy"}),
        ("open", {"seat": 0}),
        ("add", {}),
        ("remove", {"seat": 1}),
        ("start", {}),
    ):
        assert other.refused(message, **fields)["key"] == "server.table.not_host", message
    host.do("bot", seat=1, level="easy")
    assert host.state["table"]["seats"][1] == {
        "kind": "bot",
        "name": "",
        "player": "",
        "level": "easy",
        "colour": "blue",
        "colour_chosen": False,
        "online": True,
        "released": False,
        "pledge": "",
    }
    assert host.refused("bot", seat=1, level="divine")["key"] == "server.bot.unknown_level"
    host.do("open", seat=1)
    assert host.refused("open", seat=1)["key"] == "server.seat.open_already"
    host.do("add")
    host.do("add")
    assert host.refused("add") == {
        "key": "server.table.full",
        "rule": None,
        "params": {"most": 4},
        "reason": None,
    }
    for _ in range(3):
        host.do("remove", seat=0)
    assert host.refused("remove", seat=0)["key"] == "server.table.last_seat"


def test_start_needs_enough_players_and_drops_open_seats(anna, ben):
    table = anna.table(public=True, seats=[{"kind": "open"}, {"kind": "mine"}, {"kind": "open"}])
    host = anna.open_table(table["id"])
    problem = host.refused("start")
    assert problem["key"] == "core.players"
    assert problem["params"]["min"] == 2
    host.do("bot", seat=2, level="easy")
    host.do("start")
    assert [seat["kind"] for seat in host.state["table"]["seats"]] == ["human", "bot"]
    assert host.state["you"]["seats"] == [0]
    assert host.refused("start")["key"] == "server.table.already_started"
    assert host.refused("add")["key"] == "server.table.already_started"


def test_shuffle_draws_the_order_of_seats(anna):
    seats = [{"kind": "mine", "name": name} for name in "ABCD"]
    orders = set()
    for _ in range(12):
        table = anna.table(seats=seats, shuffle=True, start=True)
        orders.add("".join(seat["name"] for seat in table["seats"]))
    assert len(orders) > 1
    assert all(sorted(order) == list("ABCD") for order in orders)


# --- in play


def test_an_action_is_answered_by_update_then_ack(anna, ben):
    host, other = two_seated(anna, ben)
    before = host.state["seq"]
    key = host.send("act", seat=0, seq=before, actions=["keep 0"])
    update, ack = host.expect("update"), host.expect("ack")
    assert update["seq"] == before + 1
    assert update["events"] == [
        {"seq": before + 1, "kind": "chosen", "data": {"seat": 0}, "at": update["events"][0]["at"]}
    ]
    assert update["legal"] == []
    assert ack == {"type": "ack", "id": key, "seq": before + 1}
    assert other.expect("update")["events"] == update["events"]


def test_legal_actions_are_named_and_described(anna, ben):
    host, _ = two_seated(anna, ben)
    assert host.state["legal"] == [
        {"name": "leave 0", "type": "choose", "seat": 0, "keep": False},
        {"name": "keep 0", "type": "choose", "seat": 0, "keep": True},
    ]


def test_refused_actions_carry_key_and_rule(anna, ben):
    host, _ = two_seated(anna, ben)
    seq = host.state["seq"]
    assert host.refused("act", seat=1, seq=seq, actions=["keep 1"])["key"] == "server.act.not_your_seat"
    assert host.refused("act", seat=0, seq=seq, actions=["keep 1"])["key"] == "core.not_yours"
    assert host.refused("act", seat=0, seq=seq, actions=["nonsense"])["key"] == "cups.unreadable"
    problem = host.refused("act", seat=0, seq=seq, actions=["say 4"])
    assert (problem["key"], problem["rule"]) == ("cups.not_allowed", "X1.1")
    assert host.refused("act", seat=0, seq=seq, actions=["deal 6"])["rule"] == "X1.1"
    host.act(0, "keep 0")
    assert host.refused("act", seat=0, seq=seq + 1, actions=["keep 0"])["key"] == "cups.not_allowed"
    assert host.refused("act", seat=7, seq=99, actions=["keep 0"])["key"] == "server.seat.unknown"


def test_a_composed_action_that_is_not_listed_is_checked_by_the_game(anna, ben):
    host, other = two_seated(anna, ben)
    host.act(0, "keep 0")
    other.act(1, "keep 1")
    host.until(lambda state: state["view"]["phase"] == "announce")
    seq = host.state["seq"]
    refused = host.refused("act", seat=0, seq=seq, actions=[{"type": "say", "number": 1000}])
    assert refused["rule"] == "X1.1"
    for forged in ({}, {"type": "say"}, {"type": "say", "number": "many"}, {"type": []}, {"number": {}}):
        assert host.refused("act", seat=0, seq=seq, actions=[forged])["key"] == "server.act.unreadable"
    host.act(0, {"type": "say", "number": 999})
    assert host.state["events"][-4]["data"] == {"seat": 0, "number": 999}


def test_nothing_can_be_played_before_the_start_or_after_the_end(anna):
    table = anna.table(seats=[{"kind": "mine"}, {"kind": "mine"}], options={"rounds": 1})
    tab = anna.open_table(table["id"])
    assert tab.refused("act", seat=0, seq=1, actions=["keep 0"])["key"] == "server.table.not_started"
    assert tab.refused("rematch")["key"] == "server.table.not_over"
    tab.do("start")
    for seat, action in ((0, "keep 0"), (1, "keep 1"), (0, "say 0")):
        tab.act(seat, action)
    assert tab.state["table"]["status"] == "over"
    assert tab.refused("act", seat=0, seq=99, actions=["keep 0"])["key"] == "server.table.over"
    assert tab.refused("stand", seat=0)["key"] == "server.table.over"


def test_chat_reaches_everybody_and_is_kept(anna, ben):
    host, other = two_seated(anna, ben)
    host.do("chat", text="  Good luck! ")
    line = other.expect("update")["chat"][0]
    assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "Good luck!")
    later = ben.open_table(host.state["table"]["id"])
    assert later.snapshot["chat"] == [line]
    assert host.refused("chat", text="")["key"] == "server.chat.not_valid"
    assert host.refused("chat", text="x" * 501)["key"] == "server.chat.not_valid"


def test_who_has_no_session_only_watches(anna, guest, server):
    table = anna.table(public=True)
    nobody = guest(None)
    tab = nobody.open_table(table["id"])
    assert tab.state["you"] == {"player": None, "seats": [], "seat": None, "host": False}
    for message, fields in (("chat", {"text": "hi"}), ("sit", {"seat": 1})):
        assert tab.refused(message, **fields)["key"] == "server.session.none"


def test_the_host_can_be_followed_when_gone(anna, ben, server):
    host, other = two_seated(anna, ben)
    assert other.refused("host")["key"] == "server.table.host_still_there"
    host.close()
    while other.read()["type"] != "presence":
        pass
    assert other.refused("host")["key"] == "server.table.host_still_there", "a minute must pass"
    table = server.hub.live._tables[other.state["table"]["id"]]
    table.left[anna.player] -= 61
    other.do("host")
    assert other.state["you"]["host"] is True


def test_rematch_makes_a_table_where_everyone_keeps_the_seat(anna, ben):
    host, other = two_seated(anna, ben, options={"rounds": 1})
    host.act(0, "keep 0")
    other.act(1, "keep 1")
    host.until(lambda state: state["view"]["phase"] == "announce")
    host.act(0, "say 0")
    other.until(lambda state: state["table"]["status"] == "over")
    other.do("rematch")
    host.until(lambda state: state["table"]["rematch"])
    host.do("rematch")
    again = anna.get(f"/api/tables/{host.state['table']['rematch']}")
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]
    assert again["shuffle"] is False
    assert again["host"] == ben.player
    assert again["options"] == host.state["table"]["options"]
    assert again["commitment"] != host.state["table"]["commitment"]


def test_sync_and_ping_are_answered(anna):
    tab = anna.open_table(anna.table()["id"])
    tab.send_frame({"type": "ping"})
    assert tab.expect("pong") == {"type": "pong"}
    tab.do("chat", text="one")
    tab.send_frame({"type": "sync", "since": 1})
    snapshot = tab.expect("snapshot")
    assert (snapshot["seq"], snapshot["since"], len(snapshot["chat"])) == (2, 1, 1)


def test_no_such_table_closes_with_its_own_code(anna):
    with pytest.raises(ConnectionClosedError) as closed:
        anna.open_table("nosuchtable1")
    assert closed.value.rcvd.code == 4404
