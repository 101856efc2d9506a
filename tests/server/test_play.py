"""A game from lobby to end, over real sockets."""

from __future__ import annotations

import tilefolk
from tilefolk.core.chance import commitment_of


def test_two_guests_play_a_game_over_an_invite(guest, server):
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table()
    assert table["status"] == "waiting"
    host = anna.open_table(table["id"])
    assert host.hello["protocol"] == 1
    assert host.snapshot["view"] is None

    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    joined = ben.post("/api/join", {"invite": invite})
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Ben"]
    host.until(lambda state: state["table"]["seats"][1]["name"] == "Ben")
    other = ben.open_table(table["id"])
    assert other.state["you"] == {"player": ben.player, "seats": [1], "seat": 1, "host": False}

    host.do("start")
    other.until(lambda state: state["table"]["status"] == "playing")
    commitment = host.state["table"]["commitment"]
    assert len(commitment) == 64
    assert host.state["table"]["seed"] == ""
    for round_ in range(2):
        host.until(lambda state: "keep 0" in [it["name"] for it in state["legal"]])
        host.act(0, "keep 0")
        other.until(lambda state: "keep 1" in [it["name"] for it in state["legal"]])
        other.act(1, {"type": "choose", "seat": 1, "keep": False})
        speaker = (host, other)[round_]
        speaker.until(lambda state: "say 0" in [it["name"] for it in state["legal"]])
        speaker.act(round_, "say 77")
    for tab in (host, other):
        tab.until(lambda state: state["table"]["status"] == "over")
        assert tab.state["view"]["over"]
        assert [it["data"]["number"] for it in tab.state["events"] if it["kind"] == "announced"] == [77, 77]
    assert commitment_of(bytes.fromhex(host.state["table"]["seed"])) == commitment
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    replayed = tilefolk.Match.replay(tilefolk.Record.parse(record))
    assert replayed.game.scores() == host.state["view"]["scores"]
    assert replayed.record.seats == {0: "Anna", 1: "Ben"}
