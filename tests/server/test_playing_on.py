"""What if: a new table goes on from a move of a finished game, with its own dice, and says where it comes from."""

from __future__ import annotations

import pytest

from tests.analysis.games import played
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.server.fair import Dice
from tilefolk.server.match import TableMatch
from tilefolk.server.origins import earlier_match, first_record, origin_of
from tilefolk.server.rows import TableRow

ALONE = [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]
NUMBER = 40
MORE_MOVES = 20


@pytest.fixture
def kept(anna):
    """The address of a record from a file."""
    record = played("hunters", ("medium", "easy"), 3).record.text()
    return f"/api/replays/{anna.post('/api/replays', {'record': record})['id']}"


def test_alone_against_a_bot_from_the_middle(anna, kept):
    table = anna.post(f"{kept}/play-on", {"number": NUMBER, "seats": ALONE})
    assert table["status"] == "playing"
    assert table["origin"] == {
        "page": kept.removeprefix("/api").replace("replays", "replay"),
        "number": NUMBER,
        "names": ["", ""],
    }
    live = anna.open_table(table["id"])
    before = anna.get(f"{kept}/{NUMBER}")["view"]
    assert [tile for tile in live.state["view"]["tiles"] if tile in before["tiles"]] == before["tiles"]
    assert live.state["events"], "what was played before is told"


def test_with_a_friend_once_every_seat_is_taken(anna, ben, kept):
    seats = [{"kind": "open"}, {"kind": "mine"}]
    table = anna.post(f"{kept}/play-on", {"number": NUMBER, "seats": seats})
    assert table["status"] == "waiting"
    live = anna.open_table(table["id"])
    assert live.refused("start")["key"] == "server.table.seat_empty"
    assert live.refused("remove", seat=0)["key"] == "server.table.goes_on"
    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    ben.post("/api/join", {"invite": invite})
    live.until(lambda state: state["table"]["seats"][0]["kind"] == "human")
    live.do("start")
    live.until(lambda state: state["table"]["status"] == "playing")
    assert ben.open_table(table["id"]).state["view"]["tiles"] == live.state["view"]["tiles"]


@pytest.mark.parametrize(
    ("number", "seats", "key"),
    [
        (9999, ALONE, "server.replay.no_such_move"),
        (NUMBER, ALONE[:1], "server.replay.other_seats"),
    ],
)
def test_what_can_not_be(anna, kept, number, seats, key):
    status = 409 if "move" in key else 400
    refused = anna.post(f"{kept}/play-on", {"number": number, "seats": seats}, status=status)
    assert refused["error"]["key"] == key


def test_nobody_plays_on_from_a_game_that_goes_on(anna):
    table = anna.table(game="catan", seats=[{"kind": "mine"}] * 3, start=True)
    order = {"number": 3, "seats": [{"kind": "mine"}] * 3}
    refused = anna.post(f"/api/tables/{table['id']}/play-on", order, status=409)
    assert refused["error"]["key"] == "server.table.not_over"


def test_it_is_there_again_after_a_restart(start_server, guest_of, server, anna, kept):
    table = anna.post(f"{kept}/play-on", {"number": NUMBER, "seats": [{"kind": "mine"}] * 2})
    live = anna.open_table(table["id"])
    live.act(live.state["view"]["to_move"][0], live.legal[0])
    view, cookies = live.state["view"], dict(anna.http.cookies)
    server.stop()
    again = guest_of(start_server(), None)
    again.http.cookies.update(cookies)
    assert again.open_table(table["id"]).state["view"] == view


@pytest.mark.parametrize(("game", "players"), [("hunters", 2), ("mayflower", 2), ("catan", 3)])
def test_draws_that_follow_are_new_and_the_whole_record_can_be_checked(game, players):
    match = played(game, ("medium",) * players, 2)
    number = len(match.record.moves) // 2
    origin = origin_of(match, number, "/replay/x")
    assert "seed" not in origin.record
    row = TableRow("id", game, dict(match.record.options), False, False, "00" * 32, 0.0, origin)
    record = first_record(row, match.spec, ["Anna", "Ben", "Carla"][:players])
    dice = Dice(bytes(32), bytes(32), None)
    other = TableMatch.begin(record, earlier_match(row, match.spec), dice, 1).match.play
    assert [move.line() for move in other.record.moves[:number]] == [
        move.line() for move in match.record.moves[:number]
    ]
    for _ in range(MORE_MOVES):
        other.play(other.legal()[-1])
    again = Match.replay(Record.parse(other.record.text()))
    assert again.game.scores() == other.game.scores()
    verified = Match.start(match.spec, players, bytes(32), match.record.options, prepared=record.prepared)
    for move in other.record.moves:
        if not move.chance:
            verified.play(move.text)
    assert verified.record.moves == other.record.moves
