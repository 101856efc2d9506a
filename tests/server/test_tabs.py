"""Tabs, reconnections and shared screens."""

from __future__ import annotations

from tests.server.talk import two_seated


def test_a_second_tab_of_the_same_seat_sees_and_plays_the_same(anna, ben):
    host, _ = two_seated(anna, ben)
    tab = anna.sit(host.state["table"]["id"])
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
    back = ben.sit(host.state["table"]["id"], since=seen)
    assert back.snapshot["since"] == seen
    assert [it["kind"] for it in back.snapshot["events"]] == ["chosen"]
    assert [it["text"] for it in back.snapshot["chat"]] == ["Where are you?"]
    everything = ben.sit(host.state["table"]["id"])
    assert everything.snapshot["events"] == events + back.snapshot["events"]


def test_presence_tells_who_is_there(anna, ben, guest):
    table = anna.table(public=True)
    host = anna.sit(table["id"])
    watcher = guest(None).sit(table["id"])
    assert host.expect("presence") == {"type": "presence", "online": [True, False], "watching": 1}
    watcher.close()
    assert host.expect("presence")["watching"] == 0


def test_at_a_shared_screen_the_view_follows_the_turn(anna):
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]
    chair = anna.sit(anna.table(seats=seats, start=True)["id"])
    assert chair.state["you"]["seats"] == [0, 1]
    assert chair.state["you"]["seat"] == chair.state["view"]["seat"] == 0
    chair.act(0, "keep 0")
    assert chair.state["you"]["seat"] == chair.state["view"]["seat"] == 1
    assert chair.legal == ["leave 1", "keep 1"]
    chair.act(1, "keep 1")
    assert chair.state["you"]["seat"] == 0
    dealt = [it["data"] for it in chair.state["events"] if it["kind"] == "dealt"]
    assert dealt == [{"seat": 0}, {"seat": 1}], "a shared screen shows what the entire table may know"


def test_look_chooses_the_eyes_at_a_shared_screen(anna, ben):
    seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "open"}]
    table = anna.table(seats=seats, public=True)
    other = ben.sit(table["id"])
    other.do("sit", seat=2)
    chair = anna.sit(table["id"])
    chair.do("start")
    chair.say({"type": "look", "seat": 1})
    assert chair.expect("update")["you"]["seat"] == 1
    assert chair.state["view"]["seat"] == 1
    chair.say({"type": "look", "seat": 2})
    assert chair.expect("error")["error"]["key"] == "server.seat.not_yours"
    chair.say({"type": "look", "seat": None})
    chair.expect("update")
    assert chair.state["you"]["seat"] in (0, 1)


def test_a_reader_who_does_not_read_is_cut_off_alone():
    from tilefolk.server.client import Client

    client = Client("p", "Anna", backlog=3)
    for _ in range(10):
        client.send(b"{}")
    assert client.overrun
    assert client._frames.qsize() == 4, "three frames and the end"
