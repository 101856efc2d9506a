"""Replays: only of finished games, as the viewer one chooses, for those who may see the table."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

import tilefolk
from tests.analysis.games import played
from tilefolk.server.kept_records import table_of
from tilefolk.server.replays import OPEN, SPECTATOR, position_of, replay_of

LEVELS = ("medium",) * 3


def test_a_game_that_goes_on_is_not_replayed(anna):
    table = anna.table(game="hunters", seats=[{"kind": "mine"}] * 2, start=True)
    for path in ("replay", "replay/0"):
        refused = anna.get(f"/api/tables/{table['id']}/{path}", status=409)
        assert refused["error"]["key"] == "server.table.not_over"


def test_a_finished_game_move_by_move(anna, ben):
    table = anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 1}, start=True)
    live = anna.open_table(table["id"])
    while not live.state["view"]["over"]:
        live.act(live.state["view"]["to_move"][0], live.legal[0])
    path = f"/api/tables/{table['id']}/replay"
    found = anna.get(path)
    assert found["table"]["id"] == table["id"]
    assert anna.get(f"{path}/{len(found['moves'])}")["view"]["over"]
    assert not anna.get(f"{path}/0")["view"]["over"]
    assert anna.get(f"{path}/999", status=400)["error"]["key"] == "server.replay.no_such_move"
    assert anna.get(f"{path}?viewer=7", status=400)["error"]["key"] == "server.replay.no_such_viewer"
    assert ben.get(path, status=403)["error"]["key"] == "server.table.invite_needed"
    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    ben.post("/api/join", {"invite": invite})
    assert ben.get(path) == found


def test_a_game_with_tiles_of_its_own_is_for_the_command_line(anna):
    """The browser has no pictures of them, and nobody could give it their file."""
    record = played("hunters", ("easy", "easy"), 3).record
    text = dataclasses.replace(record, tiles="0123456789abcdef").text()
    refused = anna.post("/api/replays", {"record": text}, status=400)
    assert refused["error"]["key"] == "server.replay.own_tiles"


def test_nobody_is_away_in_a_replay():
    match = played("hunters", ("medium", "easy"), 3)
    gone = replace(table_of(match), seats=[replace(seat, online=False) for seat in table_of(match).seats])
    assert all(seat.online for seat in replay_of(match, gone, SPECTATOR).table.seats)


def test_a_record_with_a_move_against_the_rules_is_refused_with_the_rule(anna):
    record = tilefolk.start("hunters", seed=1).record.text(with_seed=False)
    told = anna.post("/api/replays", {"record": f"{record}place 5,5 r0\n"}, status=409)["error"]
    assert (told["key"], told["rule"], told["params"]["text"]) == ("core.record_move", "H2.1", "place 5,5 r0")
    assert told["reason"] == {
        "key": "hunters.place.no_neighbour",
        "rule": "H2.1",
        "params": {"x": 5, "y": 5},
        "reason": None,
    }


def test_a_record_from_a_file(anna):
    match = played("hunters", ("medium", "easy"), 3)
    kept = anna.post("/api/replays", {"record": match.record.text()})
    found = anna.get(f"/api/replays/{kept['id']}")
    chance = [move["seat"] is None for move in found["moves"]]
    assert chance == [move.chance for move in match.record.moves]
    last = anna.get(f"/api/replays/{kept['id']}/{len(found['moves'])}")
    assert last["view"]["scores"] == match.game.scores()
    assert anna.post("/api/replays", {"record": "nonsense"}, status=400)["error"]["key"]
    assert anna.get("/api/replays/unknown", status=404)["error"]["key"] == "server.replay.forgotten"


@pytest.mark.parametrize("viewer", ["9" * 5000, "2", "-1", "", "1.5", "²", "\u0661", "open "])
def test_a_viewer_that_there_is_not(anna, server, viewer):
    record = played("hunters", ("medium", "easy"), 3).record.text()
    kept = anna.post("/api/replays", {"record": record})["id"]
    for path in (f"/api/replays/{kept}", f"/api/replays/{kept}/1"):
        answer = anna.http.get(path, params={"viewer": viewer})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server.replay.no_such_viewer")
    assert server.metric("tilefolk_crashes_total") == 0


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "9" * 19, "-1", "1.5", "x"])
def test_moves_that_are_not_there(anna, server, number):
    record = played("hunters", ("medium", "easy"), 3).record.text()
    kept = anna.post("/api/replays", {"record": record})["id"]
    answer = anna.http.get(f"/api/replays/{kept}/{number}")
    assert (answer.status_code, answer.json()["error"]["key"]) in (
        (400, "server.replay.no_such_move"),
        (404, "server.unknown"),
    )
    assert server.metric("tilefolk_crashes_total") == 0


@pytest.mark.parametrize("viewer", [SPECTATOR, "1", OPEN])
def test_hands_are_seen_only_by_their_viewers(viewer):
    match = played("catan", LEVELS, 2)
    middle = len(match.record.moves) // 2
    hands = position_of(match, middle, viewer).view["hands"]
    known = [seat for seat, hand in enumerate(hands) if hand["cards"] is not None]
    assert known == {SPECTATOR: [], "1": [1], OPEN: [0, 1, 2]}[viewer]


def test_a_bot_of_a_record_is_a_bot_again():
    match = tilefolk.start("hunters", 3, seed=1, seats={0: "Anna", 1: "medium"})
    seats = table_of(match).seats
    assert [(seat.kind, seat.name, seat.level) for seat in seats] == [
        ("human", "Anna", ""),
        ("bot", "", "medium"),
        ("human", "", ""),
    ]
