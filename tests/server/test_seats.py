"""A seat is its player's: it is freed when they leave, agree or are away for long, and everybody is told."""

from __future__ import annotations

import pytest

from tests.server.clients import two_seated


def go_away(server, host, other, guest, seconds=0.0):
    """Close a player's socket; for the table that player has then been away for so long."""
    other.close()
    while host.read()["type"] != "presence" or host.frames[-1]["online"][1]:
        pass
    server.hub.live.find(host.state["table"]["id"]).left[guest.player] -= seconds


def seat_events(tab, kind):
    """What was told to this tab about the seats."""
    return [line["data"] for line in tab.state["events"] if line["kind"] == kind]


@pytest.mark.parametrize(("command", "fields"), [("open", {}), ("bot", {"level": "easy"})])
def test_the_host_cannot_take_the_seat_of_somebody_who_is_there(anna, ben, command, fields):
    host, other = two_seated(anna, ben)
    refusal = host.refused(command, seat=1, **fields)
    assert (refusal["key"], refusal["params"]) == ("server.seat.still_there", {"seat": 1, "seconds": 120})
    other.act(1, "keep 1")
    assert other.state["you"]["seats"] == [1]


@pytest.mark.parametrize(("command", "fields"), [("open", {}), ("bot", {"level": "easy"})])
def test_a_seat_is_freed_after_two_minutes_not_earlier(anna, ben, server, command, fields):
    host, other = two_seated(anna, ben)
    go_away(server, host, other, ben, seconds=100)
    assert host.refused(command, seat=1, **fields)["key"] == "server.seat.still_there"
    server.hub.live.find(host.state["table"]["id"]).left[ben.player] -= 21
    host.do(command, seat=1, **fields)
    assert host.state["table"]["seats"][1]["kind"] == command
    assert len(seat_events(host, "seat_bot" if command == "bot" else "seat_free")) == 1


def test_how_long_a_player_has_been_away_is_told(anna, ben, server):
    host, other = two_seated(anna, ben)
    go_away(server, host, other, ben, seconds=50)
    host.send_frame({"type": "sync"})
    snapshot = host.expect("snapshot")
    assert snapshot["away"][0] == 0
    assert 50 <= snapshot["away"][1] < 110


@pytest.mark.parametrize(("command", "fields"), [("open", {}), ("bot", {"level": "easy"})])
def test_who_comes_back_gets_a_seat_that_no_person_took(anna, ben, server, command, fields):
    host, other = two_seated(anna, ben)
    card = other.state["view"]["secret_card"]
    go_away(server, host, other, ben, seconds=121)
    host.do(command, seat=1, **fields)
    back = ben.open_table(host.state["table"]["id"])
    assert back.state["you"]["seats"] == [1]
    assert back.state["view"]["secret_card"] == card
    assert back.state["table"]["seats"][1]["name"] == "Ben"
    host.until(lambda state: seat_events(host, "seat_back"))
    assert seat_events(host, "seat_back") == [{"seat": 1, "number": 2, "name": "Ben", "hand": True}]


def test_a_short_absence_changes_nothing(anna, ben, server):
    host, other = two_seated(anna, ben)
    go_away(server, host, other, ben)
    back = ben.open_table(host.state["table"]["id"])
    assert back.state["you"]["seats"] == [1]
    assert not seat_events(host, "seat_back")


def test_a_seat_that_another_took_is_not_given_back_and_all_are_told(anna, ben, guest, server):
    host, other = two_seated(anna, ben)
    go_away(server, host, other, ben, seconds=121)
    host.do("open", seat=1)
    carla = guest("Carla").open_table(host.state["table"]["id"])
    carla.do("sit", seat=1)
    host.until(lambda state: seat_events(host, "seat_taken"))
    assert seat_events(host, "seat_taken") == [{"seat": 1, "number": 2, "name": "Carla", "hand": True}]
    assert ben.open_table(host.state["table"]["id"]).state["you"]["seats"] == []


def test_a_player_agrees_and_may_think_better_of_it(anna, ben):
    host, other = two_seated(anna, ben)
    assert host.refused("release", seat=1, released=True)["key"] == "server.seat.not_yours"
    other.do("release", seat=1, released=True)
    other.do("release", seat=1, released=False)
    assert host.refused("bot", seat=1, level="easy")["key"] == "server.seat.still_there"
    other.do("release", seat=1, released=True)
    host.until(lambda state: state["table"]["seats"][1]["released"])
    host.do("bot", seat=1, level="easy")
    other.until(lambda state: state["you"]["seats"] == [])
    assert other.state["view"]["secret_card"] is None
    other.close()
    assert ben.open_table(host.state["table"]["id"]).state["you"]["seats"] == [], (
        "who agreed has given it away"
    )


def test_who_leaves_frees_the_seat_for_another(anna, ben, guest):
    host, other = two_seated(anna, ben)
    other.do("stand", seat=1)
    host.until(lambda state: seat_events(host, "seat_free"))
    assert seat_events(host, "seat_free") == [{"seat": 1, "number": 2, "name": "Ben", "reason": "left"}]
    carla = guest("Carla").open_table(host.state["table"]["id"])
    carla.do("sit", seat=1)
    assert carla.state["you"]["seats"] == [1]


def test_nobody_who_plays_sees_a_second_hand(anna, ben, guest):
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    host, _ = two_seated(anna, ben, seats=seats)
    host.do("open", seat=2)
    assert host.refused("sit", seat=2)["key"] == "server.seat.one_each"


def test_before_the_start_the_host_says_who_sits(anna, ben):
    table = anna.table(public=True)
    host, other = anna.open_table(table["id"]), ben.open_table(table["id"])
    other.do("sit", seat=1)
    host.until(lambda state: state["table"]["seats"][1]["kind"] == "human")
    host.do("open", seat=1)
    other.until(lambda state: state["you"]["seats"] == [])
    assert host.state["events"] == [], "there is no hand yet that anybody could see"


def test_a_server_that_starts_again_counts_the_absence_anew(anna, ben, server):
    host, other = two_seated(anna, ben)
    go_away(server, host, other, ben, seconds=121)
    table = server.hub.live._tables.pop(host.state["table"]["id"])
    again = anna.open_table(table.row.id)
    assert again.refused("open", seat=1)["key"] == "server.seat.still_there"
