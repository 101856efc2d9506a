"""My games: the list, all records as one file, such a file taken in, and the whole of a server as a file."""

from __future__ import annotations

import json
import time

from click.testing import CliRunner

from tests.analysis.games import played
from tilefolk.cli import program


def finished(guest) -> str:
    """A game of cups that a guest played alone; its table's id."""
    table = guest.table(seats=[{"kind": "mine"}, {"kind": "mine"}], options={"rounds": 1}, start=True)
    live = guest.open_table(table["id"])
    while not live.state["view"]["over"]:
        live.act(live.state["view"]["to_move"][0], live.legal[0])
    return table["id"]


def line(match, **changes) -> dict:
    """A game as a file has it."""
    seats = [{"kind": "human", "name": "Me", "mine": True}, {"kind": "bot", "level": "easy"}]
    found = {"format": 1, "id": "elsewhere", "created": 1e9, "seats": seats, "record": match.record.text()}
    return found | changes


def test_my_games_are_mine_alone(anna, ben):
    table = finished(anna)
    [game] = anna.get("/api/games/mine")
    assert game["id"] == table
    assert [seat["mine"] for seat in game["seats"]] == [True, True]
    assert game["scores"] == anna.get(f"/api/tables/{table}")["scores"]
    assert ben.get("/api/games/mine") == []


def test_the_record_in_the_file_is_the_tables_own(anna):
    table = finished(anna)
    [text] = anna.http.get("/api/games/mine/file").text.splitlines()
    archived = json.loads(text)
    assert archived["record"] == anna.http.get(f"/api/tables/{table}/record").text
    assert "player" not in archived["seats"][0], "who has the file learns nobody's id"
    assert anna.post("/api/games/import", {"games": [archived]}) == {"added": 0, "known": 1, "unreadable": 0}


def test_a_file_of_games_becomes_somebodys_own(anna, ben):
    match = played("hunters", ("medium", "easy"), 3)
    taken = {"games": [line(match), line(match, record="nonsense")]}
    assert anna.post("/api/games/import", taken) == {"added": 1, "known": 0, "unreadable": 1}
    assert anna.post("/api/games/import", taken) == {"added": 0, "known": 1, "unreadable": 1}
    [game] = anna.get("/api/games/mine")
    assert game["created"] == 1e9
    assert game["scores"] == match.game.scores()
    assert [sum(points.values()) for points in game["points"]] == match.game.scores()
    assert [(seat["name"], seat["level"], seat["mine"]) for seat in game["seats"]] == [
        ("Me", "", True),
        ("", "easy", False),
    ]
    shown = anna.get(f"/api/tables/{game['id']}/replay")["table"]["seats"]
    assert [seat["colour"] for seat in game["seats"]] == [seat["colour"] for seat in shown]
    assert all(seat["colour"] for seat in shown)
    replay = anna.get(f"/api/tables/{game['id']}/replay")
    assert len(replay["moves"]) == len(match.record.moves)
    assert anna.http.get(f"/api/tables/{game['id']}/record").text == match.record.text()
    ben.get(f"/api/tables/{game['id']}/replay", status=403)
    assert ben.post("/api/games/import", taken)["added"] == 1, "everybody has their own"


def test_a_date_that_can_not_be_is_the_nearest_that_can(anna):
    match = played("hunters", ("medium", "easy"), 3)
    for created, least, most in ((-1e308, 0, 0), (1e308, time.time() - 1, time.time() + 60)):
        taken = {"games": [line(match, created=created, record=with_name(match, f"Me {created}"))]}
        assert anna.post("/api/games/import", taken)["added"] == 1
        dates = [game["created"] for game in anna.get("/api/games/mine")]
        assert any(least <= date <= most for date in dates), dates


def with_name(match, name) -> str:
    """The record of the same game, played by somebody else."""
    names = "".join(f"seat {seat} {name} {seat}\n" for seat in (0, 1))
    lines = match.record.text().splitlines(keepends=True)
    return "".join([*lines[:4], names, *(line for line in lines[4:] if not line.startswith("seat "))])


def test_a_game_of_others_that_was_taken_in_is_listed_without_a_seat_of_mine(anna, ben):
    seats = [{"kind": "human", "name": "Dora"}, {"kind": "human", "name": "Emil"}]
    taken = {"games": [line(played("hunters", ("medium", "easy"), 3), seats=seats)]}
    assert anna.post("/api/games/import", taken)["added"] == 1
    [game] = anna.get("/api/games/mine")
    assert [(seat["name"], seat["mine"]) for seat in game["seats"]] == [("Dora", False), ("Emil", False)]
    assert ben.get("/api/games/mine") == []


def test_nobody_becomes_another_by_a_file(anna, ben):
    match = played("hunters", ("medium", "easy"), 3)
    seats = [{"kind": "human", "name": "Ben", "player": ben.player}, {"kind": "human", "name": "Anna"}]
    table = finished(ben)
    taken = {"games": [line(match, seats=seats, id=table)]}
    assert anna.post("/api/games/import", taken)["added"] == 1
    assert len(ben.get("/api/games/mine")) == 1
    assert ben.get(f"/api/tables/{table}")["game"] == "cups"


def test_too_many_at_once_are_refused(anna):
    games = [line(played("hunters", ("medium", "easy"), 3), record="")] * 21
    assert anna.post("/api/games/import", {"games": games}, status=400)["error"]["key"]


def test_a_host_takes_all_games_along(start_server, guest_of, settings, tmp_path):
    anna = guest_of(start_server())
    match = played("mayflower", ("easy", "easy"), 2)
    anna.post("/api/games/import", {"games": [line(match)]})
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    file = tmp_path / "games.jsonl"

    def run(*arguments: object):
        done = CliRunner().invoke(program, [str(it) for it in arguments], prog_name="tilefolk")
        assert done.exit_code == 0, done.output
        return done.output

    assert ": 1" in run("export", file, "--database", settings.database)
    assert "New: 1" in run("import", file, "--database", other)
    again = tmp_path / "again.jsonl"
    run("export", again, "--database", other)
    assert again.read_text() == file.read_text()


def test_a_game_that_goes_on_is_in_no_list_and_no_file(anna):
    anna.table(game="catan", seats=[{"kind": "mine"}] * 3, start=True)
    assert anna.get("/api/games/mine") == []
    assert anna.http.get("/api/games/mine/file").text == ""


def test_a_rematch_of_a_game_from_a_file_begins_anew(anna):
    match = played("hunters", ("medium", "easy"), 3)
    seats = [{"kind": "human", "name": "Me", "mine": True}, {"kind": "human", "name": "Somebody elsewhere"}]
    anna.post("/api/games/import", {"games": [line(match, seats=seats)]})
    old = anna.open_table(anna.get("/api/games/mine")[0]["id"])
    old.do("rematch")
    new = anna.open_table(old.state["table"]["rematch"])
    assert [seat["kind"] for seat in new.state["table"]["seats"]] == ["human", "open"], "nobody here is that"
    new.do("bot", seat=1, level="easy")
    new.do("start")
    assert new.state["table"]["status"] == "playing"
    assert not new.state["view"]["over"]
    assert new.state["table"]["origin"] is None


def test_two_seats_of_one_colour_in_a_file_get_two(anna):
    match = played("hunters", ("medium", "easy"), 3)
    seats = [{"kind": "human", "name": name, "mine": True, "colour": "red"} for name in ("Me", "Too")]
    anna.post("/api/games/import", {"games": [line(match, seats=seats)]})
    [game] = anna.get("/api/games/mine")
    assert [seat["colour"] for seat in anna.get(f"/api/tables/{game['id']}")["seats"]] == ["red", "blue"]


def test_a_file_of_something_else_holds_no_games(tmp_path):
    file = tmp_path / "picture.png"
    file.write_bytes(b'{"format": "\xff"}\n{"format": ' + b"[" * 20_000 + b"\n\n")
    done = CliRunner().invoke(program, ["import", str(file), "--data", str(tmp_path)], prog_name="tilefolk")
    assert done.exit_code == 2, done.output
    assert "There is no game in" in done.output
