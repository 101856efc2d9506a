"""Colours of the seats: chosen before the start, never two the same, by the book in Catan."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tilefolk
from tests.server.clients import Guest, RunningServer


def colours(table: dict[str, Any]) -> list[str]:
    return [seat["colour"] for seat in table["seats"]]


def mine(*names: str) -> list[dict[str, str]]:
    return [{"kind": "mine", "name": name} for name in names]


def test_a_player_chooses_and_the_others_move_out_of_the_way(anna):
    tab = anna.open_table(anna.table(game="mayflower", seats=mine("A", "B"))["id"])
    assert colours(tab.state["table"]) == ["red", "blue"]
    tab.do("colour", seat=0, colour="blue")
    assert colours(tab.state["table"]) == ["blue", "red"]
    tab.do("colour", seat=1, colour="black")
    tab.do("start")
    assert colours(tab.state["table"]) == ["blue", "black"]


def test_no_two_choose_the_same(anna):
    tab = anna.open_table(anna.table(game="hunters", seats=mine("A", "B"))["id"])
    tab.do("colour", seat=0, colour="green")
    assert tab.refused("colour", seat=1, colour="green")["key"] == "server.colour.taken"
    tab.do("colour", seat=0, colour="")
    tab.do("colour", seat=1, colour="green")
    assert colours(tab.state["table"]) == ["red", "green"]


def test_only_colours_of_the_box(anna):
    tab = anna.open_table(anna.table(game="catan", seats=mine("A", "B", "C"))["id"])
    assert tab.refused("colour", seat=0, colour="green")["key"] == "server.colour.unknown"
    assert tab.refused("colour", seat=0, colour="red")["params"]["known"] == "blue, orange, white"


def test_a_seat_of_somebody_else_keeps_its_colour_but_the_host_chooses_for_bots(anna, ben):
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table_id = anna.table(game="hunters", seats=seats, public=True)["id"]
    host, guest = anna.open_table(table_id), ben.open_table(table_id)
    guest.do("sit", seat=1)
    for tab, seat in ((host, 1), (guest, 0), (guest, 2)):
        assert tab.refused("colour", seat=seat, colour="black")["key"] == "server.colour.not_yours"
    host.do("colour", seat=2, colour="black")
    guest.do("colour", seat=1, colour="yellow")
    assert colours(guest.state["table"]) == ["red", "yellow", "black"]


def test_after_the_start_it_is_too_late(anna):
    tab = anna.open_table(anna.table(game="hunters", seats=mine("A", "B"), start=True)["id"])
    assert tab.refused("colour", seat=0, colour="black")["key"] == "server.table.already_started"


def test_a_colour_stays_with_its_seat_when_a_bot_plays_on(anna):
    seats = [
        {**seat, "colour": colour} for seat, colour in zip(mine("A", "B"), ("black", "red"), strict=True)
    ]
    tab = anna.open_table(anna.table(game="hunters", seats=seats, start=True)["id"])
    tab.do("bot", seat=1, level="easy")
    assert colours(tab.state["table"]) == ["black", "red"]


@pytest.mark.parametrize("shuffle", [False, True])
def test_c2_1_each_colour_holds_what_the_sheet_says(anna, shuffle):
    wishes = {"A": "white", "B": "red", "C": "blue", "D": ""}
    seats = [{**seat, "colour": wishes[seat["name"]]} for seat in mine(*wishes)]
    options = {"setup": "beginner", "first": "0"}
    table = anna.table(game="catan", seats=seats, options=options, shuffle=shuffle, start=True)
    assert colours(table) == ["blue", "orange", "white", "red"]
    assert [seat["name"] for seat in table["seats"]] == ["C", "D", "A", "B"]
    view = anna.open_table(table["id"]).state["view"]
    assert {"seat": 0, "at": "C1-C2-D1"} in view["settlements"], "blue's starred settlement"
    cards = view["hands"][0]["cards"]
    assert {kind: count for kind, count in cards.items() if count} == {"wood": 2, "grain": 1}


def test_c1_1_with_three_players_red_stays_in_the_box(anna):
    seats = [*mine("A", "B", "C"), {"kind": "open"}]
    tab = anna.open_table(anna.table(game="catan", seats=seats)["id"])
    tab.do("colour", seat=1, colour="red")
    assert colours(tab.state["table"]) == ["blue", "red", "orange", "white"]
    tab.do("start")
    assert colours(tab.state["table"]) == ["blue", "orange", "white"]
    games = {game["name"]: game for game in anna.get("/api/games")}
    assert games["catan"]["colours"] == {
        "3": ["blue", "orange", "white"],
        "4": ["blue", "orange", "white", "red"],
    }


def test_a_rematch_keeps_seats_and_colours(anna):
    seats = [
        {**seat, "colour": colour} for seat, colour in zip(mine("A", "B"), ("black", "red"), strict=True)
    ]
    tab = anna.open_table(anna.table(seats=seats, options={"rounds": 1}, start=True)["id"])
    tab.act(0, "keep 0")
    tab.act(1, "keep 1")
    tab.act(0, "say 3")
    assert tab.state["table"]["status"] == "over"
    tab.do("rematch")
    again = anna.get(f"/api/tables/{tab.state['table']['rematch']}")
    assert [(seat["name"], seat["colour"]) for seat in again["seats"]] == [("A", "black"), ("B", "red")]


def test_a_game_of_other_rules_is_refused_in_words(settings, monkeypatch):
    before = RunningServer(settings)
    anna = Guest(before.address, "Anna")
    table_id = anna.table(game="mayflower", seats=mine("A", "B"), start=True)["id"]
    port = before.server.socket.getsockname()[1]
    before.stop()
    monkeypatch.setattr(type(tilefolk.get("mayflower")), "rules_version", 3)
    after = RunningServer(msgspec.structs.replace(settings, port=port))
    try:
        answer = anna.http.get(f"/api/tables/{table_id}/record")
        assert answer.status_code == 409
        problem = answer.json()["error"]
        assert (problem["key"], problem["params"]) == ("server.table.other_rules", {"rules": 2, "known": 3})
        assert anna.get("/api/tables/mine"), "the list still shows it"
    finally:
        anna.close()
        after.stop()
