"""A turn is one message: several actions as one entry or none, and what they would bring before they are played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import Tab, two_seated
from tilefolk.server.settings import Limits


@pytest.fixture
def hunters(anna) -> Tab:
    """A game of Hunters and Gatherers at one screen."""
    table = anna.table(game="hunters", seats=[{"kind": "mine"}] * 2, start=True)
    return anna.open_table(table["id"])


def seat_of(tab: Tab) -> int:
    return tab.state["view"]["to_move"][0]


def figures(tried: dict[str, Any]) -> list[str]:
    return [action["name"] for action in tried["legal"] if action["type"] == "figure"]


def test_a_tile_and_a_figure_are_one_entry(hunters):
    seat, place = seat_of(hunters), hunters.legal[0]
    figure = figures(hunters.try_out(seat, place))[0]
    before = hunters.state["seq"]
    assert hunters.act(seat, place, figure)["seq"] == before + 1
    assert {event["seq"] for event in hunters.state["events"] if event["seq"] > before} == {before + 1}
    kinds = [event["kind"] for event in hunters.state["events"] if event["seq"] > before]
    assert kinds[:2] == ["laid", "placed"]
    assert kinds[-1] == "drawn"
    assert seat_of(hunters) != seat


def test_a_turn_is_refused_as_a_whole(hunters):
    seat, place, before = seat_of(hunters), hunters.legal[0], hunters.state["seq"]
    key = hunters.send("act", seat=seat, seq=before, actions=[place, "place 0,1 r0"])
    refusal = hunters.expect("error")
    assert (refusal["id"], refusal["index"], refusal["error"]["rule"]) == (key, 1, "H3.1")
    hunters.send("act", seat=seat, seq=before, actions=["place 40,40 r0", "none"])
    assert hunters.expect("error")["index"] == 0
    assert hunters.refused("chat", text=" ")["key"] == "server.chat.not_valid"
    assert hunters.frames[-1]["index"] is None, "where no action is at fault"
    assert hunters.state["seq"] == before
    hunters.act(seat, place, "none")


@pytest.mark.parametrize("actions", [[], ["none"] * 61, "none"])
def test_a_turn_has_at_least_one_action_and_not_too_many(hunters, actions):
    seat = seat_of(hunters)
    for kind in ("act", "try"):
        refusal = hunters.refused(kind, seat=seat, seq=hunters.state["seq"], actions=actions)
        assert refusal["key"] == "server.message.invalid"


def test_nobody_looks_ahead_by_a_turn_that_is_refused(hunters):
    """After a draw only another message goes on, whatever it would be."""
    seat, before = seat_of(hunters), hunters.state["seq"]
    for following in ("place 0,1 r0", "none", "nonsense"):
        for kind in ("act", "try"):
            hunters.send(kind, seat=seat, seq=before, actions=[hunters.legal[0], "none", following])
            refusal = hunters.expect("error")
            assert (refusal["index"], refusal["error"]["key"]) == (2, "server.act.not_foreseen")


def test_trying_out_tells_what_it_would_bring_and_stores_nothing(hunters):
    seat, place, before = seat_of(hunters), hunters.legal[0], hunters.state["seq"]
    tried = hunters.try_out(seat, place)
    assert (tried["seq"], tried["points"]) == (before, [0, 0])
    assert [event["kind"] for event in tried["events"]] == ["laid"]
    assert len(tried["view"]["tiles"]) == len(hunters.state["view"]["tiles"]) + 1
    assert "none" in [action["name"] for action in tried["legal"]]
    whole = hunters.try_out(seat, place, figures(tried)[0])
    assert [event["kind"] for event in whole["events"]] == ["laid", "placed"], "and no draw"
    assert whole["legal"] == []
    assert whole["view"]["drawn"] is None
    assert hunters.state["seq"] == before


def test_trying_out_says_why_not(anna, ben):
    host, other = two_seated(anna, ben)
    refusal = host.try_out(0, {"type": "say", "number": 1})
    assert (refusal["index"], refusal["error"]["key"], refusal["error"]["rule"]) == (
        0,
        "cups.not_allowed",
        "X1.1",
    )
    assert host.try_out(0, {})["error"]["key"] == "server.act.unreadable"
    assert host.try_out(0, "keep 0", "say 1")["index"] == 1
    assert host.try_out(1, "keep 1")["error"]["key"] == "server.act.not_your_seat"
    host.act(0, "keep 0")
    other.act(1, "keep 1")
    host.until(lambda state: state["view"]["phase"] == "announce")
    shown = host.try_out(0, "say 1")
    assert shown["error"]["key"] == "server.act.not_foreseen", "others' cards are not invented"
    assert other.try_out(1, "say 1")["error"]["key"] == "core.not_your_turn"


def test_a_trial_in_a_position_that_has_passed_is_stale(anna, ben):
    host, _ = two_seated(anna, ben)
    seq = host.state["seq"]
    host.act(0, "keep 0")
    key = host.send("try", seat=0, seq=seq, actions=["leave 0"])
    assert host.read() == {"type": "stale", "id": key, "seq": host.state["seq"]}


def test_spectators_and_strangers_try_nothing(anna, ben, guest):
    host, _ = two_seated(anna, ben)
    carla = guest("Carla").open_table(host.state["table"]["id"])
    assert carla.try_out(0, "keep 0")["error"]["key"] == "server.act.not_your_seat"


def test_trials_are_limited_by_their_actions(start_server, settings):
    from tests.server.clients import Guest

    limits = Limits(try_rate=0.001, try_burst=5)
    server = start_server(limits=limits)
    anna = Guest(server.address, "Anna")
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    assert tab.try_out(0, "keep 0")["type"] == "tried"
    assert tab.try_out(0, *["keep 0"] * 4)["error"]["key"] == "cups.not_allowed"
    assert tab.try_out(0, "keep 0")["error"]["key"] == "server.rate.too_fast"
    anna.close()
