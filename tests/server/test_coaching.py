"""The coach at a table: remarks for the own seat, from what it may know."""

from __future__ import annotations

from tests.bots.test_reasons import positions
from tilefolk.server.coaching import coaching, last_turn


def test_the_coach_speaks_of_the_decision_and_of_the_last_turn(anna, ben):
    table = anna.table(game="hunters", seats=[{"kind": "mine"}, {"kind": "mine"}], start=True)
    path = f"/api/tables/{table['id']}/coach"
    first = anna.post(path, {"seat": 0})
    assert first["last"] is None
    live = anna.open_table(table["id"])
    said = []
    for _turn in range(12):
        seat = live.state["view"]["to_move"][0]
        live.act(seat, live.legal[-1])
        said.append(anna.post(path, {"seat": seat}))
    assert any(one["last"] for one in said)
    assert {one["last"]["key"] for one in said if one["last"]} <= {"brought", "missed", "lost"}
    assert ben.post(path, {"seat": 0}, status=403)["error"]["key"] == "server.act.not_your_seat"


def test_the_last_turn_is_what_was_played_in_one_go():
    match = next(iter(positions("hunters", range(1), 1)))
    names = []
    while match.game.to_move == 0:
        names.append(match.legal()[0])
        match.play(names[-1])
    found = last_turn(match, 0)
    assert found is not None
    before, played = found
    assert [
        match.spec.action_name(_after(before, played[:at]), action) for at, action in enumerate(played)
    ] == names
    assert last_turn(match, 1) is None


def test_rolling_and_ending_are_no_turn():
    for match in positions("catan", range(1), 9):
        for seat in range(3):
            found = last_turn(match, seat)
            if found:
                kinds = {match.spec.describe(found[0], action)["type"] for action in found[1]}
                assert not kinds & {"roll", "end"}
        assert coaching(match, match.game.to_move) is not None


def _after(game, actions):
    game = game.copy()
    for action in actions:
        game.apply(action)
    return game
