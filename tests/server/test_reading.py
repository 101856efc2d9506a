"""Records are read one after the other, whoever brings them, and nobody who plays waits for that."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice

import pytest
from websockets.exceptions import ConnectionClosed

from tests.analysis.games import played
from tests.server.clients import Guest
from tilefolk.core.match import Match
from tilefolk.server import kept_records, quotas, tables
from tilefolk.server.errors import TooFast
from tilefolk.server.reading import WAITING_AN_ADDRESS, RecordReading


def test_one_at_a_time_and_addresses_take_turns():
    running, most, order = 0, 0, []

    def work(name):
        nonlocal running, most
        running += 1
        most = max(most, running)
        order.append(name)
        running -= 1
        return name

    async def ask():
        reading = RecordReading()
        asked = [("flooder", it) for it in range(5)] + [("anna", 0), ("ben", 0)]
        found = await asyncio.gather(
            *(reading.read(network, lambda name=(network, it): work(name)) for network, it in asked)
        )
        reading.close()
        return asked, found

    asked, found = asyncio.run(ask())
    assert found == asked
    assert most == 1
    assert {order.index(("anna", 0)), order.index(("ben", 0))} <= {1, 2, 3}, "not behind all of the flood"


def test_only_so_much_of_one_address_waits():
    async def ask():
        reading, held = RecordReading(), threading.Event()
        waiting = [asyncio.create_task(reading.read("flooder", held.wait)) for _ in range(WAITING_AN_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await reading.read("flooder", held.wait)
        other = asyncio.create_task(reading.read("anna", lambda: "read"))
        held.set()
        assert await other == "read"
        await asyncio.gather(*waiting)
        assert await reading.read("flooder", lambda: "again") == "again"
        assert not reading._waiting
        reading.close()

    asyncio.run(ask())


def test_a_failure_is_the_callers_own():
    async def ask():
        reading = RecordReading()
        with pytest.raises(ZeroDivisionError):
            await reading.read("anna", lambda: 1 / 0)
        assert await reading.read("anna", lambda: 1) == 1
        reading.close()

    asyncio.run(ask())


def test_players_are_answered_while_records_are_read(anna, server, monkeypatch):
    held = threading.Event()
    read = kept_records.read_record
    monkeypatch.setattr(kept_records, "read_record", lambda text: held.wait(20) and read(text))
    record = played("hunters", ("medium", "easy"), 3).record.text()
    tab = anna.open_table(anna.table()["id"])
    guests = [Guest(server.address, None) for _ in range(WAITING_AN_ADDRESS + 3)]
    with ThreadPoolExecutor(len(guests)) as pool:
        bringing = [
            pool.submit(
                lambda it=it: it.http.post("/api/replays", json={"record": record}, timeout=30).status_code
            )
            for it in guests
        ]
        try:
            refused = [it.result() for it in islice(as_completed(bringing, timeout=20), 3)]
            tab.do("chat", text="Still there?")
            assert anna.http.get("/api/games").status_code == 200
        finally:
            held.set()
        assert refused == [429] * 3
        assert sorted(it.result(10) for it in bringing) == [200] * WAITING_AN_ADDRESS + [429] * 3
    for guest in guests:
        guest.close()


LONG = 40
"""Moves at once that nobody who plays should wait for."""


@pytest.fixture
def readers(monkeypatch):
    """The names of the threads in which many moves were played at once."""
    names = []
    replay, follow = Match.replay, Match.follow

    def replayed(record, tiles=None):
        names.append(threading.current_thread().name)
        return replay(record, tiles)

    def followed(self, moves):
        moves = list(moves)
        if len(moves) >= LONG:
            names.append(threading.current_thread().name)
        return follow(self, moves)

    monkeypatch.setattr(Match, "replay", replayed)
    monkeypatch.setattr(Match, "follow", followed)
    return names


def drop_from_memory(server):
    """All tables leave the memory: who comes next has them read again."""
    for table in server.hub.live.all():
        server.hub.live.drop(table.row.id)


def test_a_game_that_was_brought_along_is_read_in_the_readers_thread(anna, server, readers):
    record = played("hunters", ("medium", "easy"), 3).record.text()
    game = {
        "format": 1,
        "id": "x",
        "created": 1e9,
        "seats": [{"kind": "human", "mine": True}],
        "record": record,
    }
    assert anna.post("/api/games/import", {"games": [game]})["added"] == 1
    table = anna.get("/api/games/mine")[0]["id"]
    readers.clear()
    for path in ("replay", "record", "analysis"):
        drop_from_memory(server)
        assert anna.http.get(f"/api/tables/{table}/{path}").status_code == 200
    assert len(readers) == 3
    assert all(name.startswith("record reader") for name in readers)


@pytest.mark.parametrize("seat", ["mine", "open"])
def test_a_game_that_goes_on_from_a_long_one_is_read_in_the_readers_thread(anna, ben, server, readers, seat):
    record = played("hunters", ("medium", "easy"), 3).record.text()
    kept = anna.post("/api/replays", {"record": record})["id"]
    order = {"number": 2 * LONG, "seats": [{"kind": "mine"}, {"kind": seat}]}
    table = anna.post(f"/api/replays/{kept}/play-on", order)["id"]
    if seat == "open":
        drop_from_memory(server)
        ben.post("/api/join", {"invite": anna.get(f"/api/tables/{table}/invite")["invite"]})
        anna.open_table(table).do("start")
    drop_from_memory(server)
    assert anna.open_table(table).state["view"]["tiles"]
    assert len(readers) >= 3, "when it was kept, before the start and after it left the memory"
    assert all(name.startswith("record reader") for name in readers)


def test_finished_games_that_nobody_looks_at_leave_the_memory(start_server, guest_of, monkeypatch):
    monkeypatch.setattr(tables, "FINISHED_MOVES", 500)
    monkeypatch.setattr(tables, "JUST_NOW", 0.0)
    server = start_server()
    anna = guest_of(server)
    ids = brought_along(anna, 5)
    for table in ids:
        assert anna.get(f"/api/tables/{table}/replay/3")["number"] == 3
    live = [table.row.id for table in server.hub.live.all()]
    assert live == ids[-2:], "so many have two hundred moves each"
    assert anna.get(f"/api/tables/{ids[0]}/replay/3")["number"] == 3, "who asks again is told again"


def test_one_address_looks_at_so_many_finished_games_at_once(start_server, guest_of, monkeypatch):
    monkeypatch.setattr(quotas, "FINISHED_MOVES", 500)
    anna = guest_of(start_server())
    first, second, third = brought_along(anna, 3)
    tabs = [anna.open_table(first), anna.open_table(second), anna.open_table(second)]
    with pytest.raises(ConnectionClosed) as closed:
        anna.open_table(third)
    assert closed.value.rcvd.code == 1013
    tabs[0].close()
    until = time.monotonic() + 10
    while True:
        try:
            anna.open_table(third)
        except ConnectionClosed:
            assert time.monotonic() < until
        else:
            break


def brought_along(guest, count: int) -> list[str]:
    """Tables of finished games of about two hundred moves."""
    text = played("hunters", ("medium", "easy"), 3).record.text()
    seats = [{"kind": "human", "name": "Anna", "mine": True}, {"kind": "bot", "level": "easy"}]
    records = [text.replace("players 2\n", f"players 2\nseat 1 {number}\n") for number in range(count)]
    games = [
        {"format": 1, "id": f"x{number}", "created": 1e9 + number, "seats": seats, "record": record}
        for number, record in enumerate(records)
    ]
    assert guest.post("/api/games/import", {"games": games})["added"] == count
    return [game["id"] for game in guest.get("/api/games/mine")]
