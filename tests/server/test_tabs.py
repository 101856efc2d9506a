"""Tabs, reconnections and shared screens."""

from __future__ import annotations

from tests.server.clients import two_seated


def test_a_second_tab_of_the_same_seat_sees_and_plays_the_same(anna, ben):
    host, _ = two_seated(anna, ben)
    tab = anna.open_table(host.state["table"]["id"])
    assert tab.state["you"] == host.state["you"]
    assert tab.state["view"] == host.state["view"]
    assert tab.state["events"] == host.state["events"]
    tab.act(0, "keep 0")
    host.until(lambda state: state["legal"] == [])
    assert host.state["view"] == tab.state["view"]
    tab.close()
    assert ben.get(f"/api/tables/{host.state['table']['id']}")["seats"][0]["online"] is True


def test_who_comes_back_gets_only_what_was_missed(anna, ben):
    host, other = two_seated(anna, ben)
    seen = other.state["seq"]
    events = list(other.state["events"])
    other.close()
    host.act(0, "keep 0")
    host.do("chat", text="Where are you?")
    back = ben.open_table(host.state["table"]["id"], since=seen)
    assert back.snapshot["since"] == seen
    assert [it["kind"] for it in back.snapshot["events"]] == ["chosen"]
    assert [it["text"] for it in back.snapshot["chat"]] == ["Where are you?"]
    everything = ben.open_table(host.state["table"]["id"])
    assert everything.snapshot["events"] == events + back.snapshot["events"]


def test_presence_tells_who_is_there(anna, ben, guest):
    table = anna.table(public=True)
    host = anna.open_table(table["id"])
    watcher = guest(None).open_table(table["id"])
    online = {"online": [True, False], "away": [0, 0]}
    assert host.expect("presence") == {"type": "presence", **online, "watching": 1}
    watcher.close()
    assert host.expect("presence")["watching"] == 0


def test_at_a_shared_screen_the_view_follows_the_turn(anna):
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]
    tab = anna.open_table(anna.table(seats=seats, start=True)["id"])
    assert tab.state["you"]["seats"] == [0, 1]
    assert tab.state["you"]["seat"] == tab.state["view"]["seat"] == 0
    tab.act(0, "keep 0")
    assert tab.state["you"]["seat"] == tab.state["view"]["seat"] == 1
    assert tab.legal == ["leave 1", "keep 1"]
    tab.act(1, "keep 1")
    assert tab.state["you"]["seat"] == 0
    dealt = [it["data"] for it in tab.state["events"] if it["kind"] == "dealt"]
    assert dealt == [{"seat": 0}, {"seat": 1}], "a shared screen shows what the entire table may know"


def test_look_chooses_the_eyes_at_a_shared_screen(anna, ben):
    seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "open"}]
    table = anna.table(seats=seats, public=True)
    other = ben.open_table(table["id"])
    other.do("sit", seat=2)
    tab = anna.open_table(table["id"])
    tab.do("start")
    tab.send_frame({"type": "view_seat", "seat": 1})
    assert tab.expect("update")["you"]["seat"] == 1
    assert tab.state["view"]["seat"] == 1
    tab.send_frame({"type": "view_seat", "seat": 2})
    assert tab.expect("error")["error"]["key"] == "server.seat.not_yours"
    tab.send_frame({"type": "view_seat", "seat": None})
    tab.expect("update")
    assert tab.state["you"]["seat"] in (0, 1)


def test_a_reader_who_does_not_read_is_cut_off_alone():
    from tilefolk.server.client import Client

    client = Client("p", "Anna", backlog_bytes=7)
    for _ in range(3):
        client.send(b"{}")
    assert not client.overrun
    client.send(b"{}")
    client.send(b"{}")
    assert client.overrun
    assert client._frames.qsize() == 1, "nothing is kept but the end"


def test_one_frame_may_be_larger_than_what_may_wait():
    from tilefolk.server.client import Client

    client = Client("p", "Anna", backlog_bytes=7)
    client.send(b"{}" * 100)
    assert not client.overrun
    client.send(b"{}")
    assert client.overrun
