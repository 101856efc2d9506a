"""Analyses in the background: asked for, followed, stopped, begun again, kept, and only of finished games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from signal import SIGKILL
from typing import Any

import msgspec
import pytest

from tests.analysis.games import played
from tilefolk.server.analysis_rows import CLAIM_SECONDS, AnalysisRows
from tilefolk.server.analysis_turns import Turns, Waiting
from tilefolk.server.store import Store

LEVELS = ("medium", "easy")
QUICK = {"analysis_quality": "quick", "analysis_niceness": 0}


@pytest.fixture
def server(start_server):
    """A server whose analyses take a second."""
    return start_server(**QUICK)


def kept(guest: Any) -> str:
    """The path of the analysis of a record from a file."""
    record = played("hunters", LEVELS, 3).record.text()
    return f"/api/replays/{guest.post('/api/replays', {'record': record})['id']}/analysis"


def until(guest: Any, path: str, *states: str) -> Any:
    end = time.monotonic() + 120
    while (found := guest.get(path))["state"] not in states:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def test_a_record_is_analysed_once_and_kept(anna, ben):
    path = kept(anna)
    assert anna.get(path) == {"state": "none", "share": 0.0, "edition": 0, "report": None, "yours": False}
    assert anna.get(f"{path}/page", status=404)["error"]["key"] == "server.analysis.none_yet"
    assert anna.post(path, {"go": "begin"})["state"] in ("waiting", "working", "done")
    found = until(anna, path, "done")
    assert found["share"] == 1.0
    assert found["report"]["stage"] == "quick"
    assert ben.post(path, {"go": "begin"}) == {**found, "yours": False}
    assert anna.get(f"{path}?edition={found['edition']}")["report"] is None
    page = anna.http.get(f"{path}/page?language=de")
    assert "Schlussstellung" in page.text
    assert "script" not in page.headers["content-security-policy"]


def test_a_game_that_goes_on_is_not_analysed(anna):
    table = anna.table(game="catan", seats=[{"kind": "mine"}] * 3, start=True)
    path = f"/api/tables/{table['id']}/analysis"
    for refused in (
        anna.get(path, status=409),
        anna.post(path, {"go": "begin"}, status=409),
        anna.get(f"{path}/page", status=409),
    ):
        assert refused["error"]["key"] == "server.table.not_over"


def test_a_private_table_tells_strangers_nothing(anna, ben):
    table = anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 1}, start=True)
    live = anna.open_table(table["id"])
    while not live.state["view"]["over"]:
        live.act(live.state["view"]["to_move"][0], live.legal[0])
    for path in ("", "/analysis", "/analysis/page", "/record", "/replay"):
        refused = ben.get(f"/api/tables/{table['id']}{path}", status=403)
        assert refused["error"]["key"] == "server.table.invite_needed"


def test_an_edition_that_no_database_can_hold_is_only_another_one(anna):
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    assert anna.get(f"{path}?edition={10**30}")["state"] in ("waiting", "working", "done")
    anna.post(path, {"go": "stop"})


def test_it_can_be_stopped_and_gone_on_with(start_server, guest_of):
    anna = guest_of(start_server(analysis_quality="fine", analysis_niceness=0))
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    working = until(anna, path, "working")
    assert anna.post(path, {"go": "stop"})["state"] == "stopped"
    assert anna.get(path)["share"] <= working["share"] + 0.5
    assert anna.post(path, {"go": "begin"})["state"] in ("waiting", "working")
    anna.post(path, {"go": "stop"})


def test_a_worker_that_says_nothing_is_stopped_at_once(start_server, guest_of, monkeypatch):
    """On a busy machine its next sign of life is long in coming."""
    start, workers = asyncio.create_subprocess_exec, []

    async def silent(*_words: Any, **how: Any) -> asyncio.subprocess.Process:
        workers.append(await start("sleep", "600", **how))
        return workers[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", silent)
    server = start_server()
    anna = guest_of(server)
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    end = time.monotonic() + 60
    while not workers:
        assert time.monotonic() < end
        time.sleep(0.05)
    anna.post(path, {"go": "stop"})
    while workers[0].returncode is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert workers[0].returncode == -SIGKILL
    assert anna.get(path)["state"] == "stopped"
    assert not server.metric("tilefolk_crashes_total")


def test_what_was_known_is_not_replaced_by_less(server, settings, anna):
    """An analysis that is begun again begins with its first rough picture."""
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    until(anna, path, "done")
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        report = json.loads(database.execute("SELECT report FROM analysis").fetchone()[0])
        finer = json.dumps(report | {"stage": "useful", "playouts": 64})
        database.execute("UPDATE analysis SET report = ?, state = 'stopped'", (finer,))
    anna.post(path, {"go": "begin"})
    found = until(anna, path, "done")
    assert (found["report"]["stage"], found["report"]["playouts"]) == ("useful", 64)


def test_only_who_asked_for_it_stops_the_analysis_of_a_file(start_server, guest_of):
    server = start_server(analysis_quality="fine", analysis_niceness=0)
    anna, ben, nobody = (guest_of(server, name) for name in ("Anna", "Ben", None))
    path = kept(anna)
    assert anna.post(path, {"go": "begin"})["yours"]
    assert not ben.post(path, {"go": "begin"})["yours"], "it is Anna's already"
    assert not nobody.get(path)["yours"]
    assert ben.post(path, {"go": "stop"}, status=403)["error"]["key"] == "server.analysis.not_yours"
    assert anna.get(path)["state"] in ("waiting", "working")
    assert anna.post(path, {"go": "stop"})["state"] == "stopped"
    assert ben.post(path, {"go": "begin"})["yours"], "who begins it again may stop it"
    assert anna.post(path, {"go": "stop"}, status=403)["error"]["key"] == "server.analysis.not_yours"
    assert ben.post(path, {"go": "stop"})["state"] == "stopped"


def test_players_stop_the_analysis_of_their_game_and_those_who_only_watched_do_not(start_server, guest_of):
    server = start_server(analysis_quality="fine", analysis_niceness=0)
    anna, ben, carla = (guest_of(server, name) for name in ("Anna", "Ben", "Carla"))
    game = {"format": 1, "id": "x", "created": 1e9, "record": played("hunters", LEVELS, 3).record.text()}
    seats = [{"kind": "human", "name": "Anna", "mine": True}, {"kind": "bot", "level": "easy"}]
    anna.post("/api/games/import", {"games": [{**game, "seats": seats}]})
    table = anna.get("/api/games/mine")[0]["id"]
    invite = {"invite": anna.get(f"/api/tables/{table}/invite")["invite"]}
    for guest in (ben, carla):
        guest.post("/api/join", invite)
    path = f"/api/tables/{table}/analysis"
    assert ben.post(path, {"go": "begin"})["yours"]
    assert not carla.get(path)["yours"]
    assert carla.post(path, {"go": "stop"}, status=403)["error"]["key"] == "server.analysis.not_yours"
    assert anna.get(path)["yours"], "it was her game"
    assert anna.post(path, {"go": "stop"})["state"] == "stopped"


def test_what_a_server_leaves_the_next_one_finishes(start_server, guest_of):
    first = start_server(analysis_quality="fine", analysis_niceness=0)
    anna = guest_of(first)
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    until(anna, path, "working")
    first.stop()
    anna = guest_of(start_server(**QUICK))
    assert until(anna, path, "done")["report"]["stage"] == "quick"


@pytest.mark.parametrize("milliseconds", [0, 50, 400])
def test_a_server_that_stops_waits_for_the_end_of_its_worker(
    start_server, guest_of, monkeypatch, milliseconds
):
    """At whatever moment, also while the process starts: it is gone before the loop is closed."""
    start, workers = asyncio.create_subprocess_exec, []

    async def slowly(*words: Any, **how: Any) -> asyncio.subprocess.Process:
        """As on a busy machine: it takes its time to start and to die."""
        worker = await start(*words, **how)
        workers.append(worker)
        dies, loop = worker.kill, asyncio.get_running_loop()
        monkeypatch.setattr(worker, "kill", lambda: loop.call_later(0.2, dies))
        await asyncio.sleep(0.2)
        return worker

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
    server = start_server(analysis_quality="fine", analysis_niceness=0)
    anna = guest_of(server)
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    time.sleep(milliseconds / 1000)
    server.stop()
    assert [worker.returncode for worker in workers] in ([], [-SIGKILL])
    assert until(guest_of(start_server(analyses=False)), path, "waiting")["share"] < 1.0


def test_who_waits_for_many_is_asked_to_wait(settings, start_server, guest_of):
    anna = guest_of(start_server(analyses=True, limits=type(settings.limits)(analyses_a_guest=0)))
    refused = anna.post(kept(anna), {"go": "begin"}, status=429)
    assert refused["error"]["key"] == "server.analysis.too_many"


def test_a_record_longer_than_any_game_is_refused(settings, start_server, guest_of):
    limits = msgspec.structs.replace(settings.limits, analysed_moves=20)
    anna = guest_of(start_server(limits=limits))
    path = kept(anna)
    refused = anna.post(path, {"go": "begin"}, status=400)["error"]
    moves = len(played("hunters", LEVELS, 3).record.moves)
    assert (refused["key"], refused["params"]) == ("server.analysis.too_long", {"moves": moves, "most": 20})
    assert anna.get(path)["state"] == "none"


def test_addresses_take_turns_with_their_analyses(monkeypatch):
    clock = iter(range(100, 200))
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    turns = Turns()
    waiting = [Waiting(f"record {at}", f"guest {at}", float(at)) for at in range(5)]
    for it in waiting:
        turns.note_network(it.record, "192.0.2.1")
    waiting += [Waiting("another's", "ben", 50.0), Waiting("another's second", "ben", 51.0)]
    order = []
    while waiting:
        order.append(turns.begin(waiting))
        waiting.remove(order[-1])
        turns.end()
    assert [it.record for it in order] == [
        "record 0",
        "another's",
        "record 1",
        "another's second",
        "record 2",
        "record 3",
        "record 4",
    ]


def test_the_server_gives_addresses_their_turns(start_server, guest_of, monkeypatch):
    """Whoever asked from where: all guests of the test come from one address, and so does its name here."""
    noted = []
    monkeypatch.setattr(Turns, "note_network", lambda _turns, record, network: noted.append(network))
    anna = guest_of(start_server())
    path = kept(anna)
    anna.post(path, {"go": "begin"})
    anna.post(path, {"go": "stop"})
    assert noted == ["127.0.0.1"]


def test_a_server_may_analyse_nothing(start_server, guest_of):
    anna = guest_of(start_server(analyses=False))
    refused = anna.post(kept(anna), {"go": "begin"}, status=400)
    assert refused["error"]["key"] == "server.analysis.none_here"


def test_several_servers_work_at_it_once(settings, monkeypatch):
    """A claim holds while its server gives signs of life, and another takes over after that."""

    async def servers() -> None:
        one, other = Store(settings.database), Store(settings.database)
        await one.open()
        await other.open()
        mine, theirs = AnalysisRows(one), AnalysisRows(other)
        await mine.request("a" * 64, "text", "anna")
        await theirs.request("a" * 64, "text", "ben")
        assert [it.owner for it in await theirs.find_free()] == ["anna"]
        assert (await mine.claim("a" * 64)).text == "text"
        assert await theirs.find_free() == []
        assert await theirs.claim("a" * 64) is None
        assert not await theirs.update("a" * 64, 0.5, None)
        assert await mine.update("a" * 64, 0.5, b"{}")
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + CLAIM_SECONDS + 1)
        assert (await theirs.claim("a" * 64)).text == "text"
        assert not await mine.update("a" * 64, 0.9, None)
        await theirs.stop("a" * 64)
        assert not await theirs.update("a" * 64, 0.9, None)
        assert (await mine.read("a" * 64, 0)).state == "stopped"
        await one.close()
        await other.close()

    asyncio.run(servers())
