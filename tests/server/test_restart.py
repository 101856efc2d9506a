"""Nothing is lost: restarts in the middle of a turn, a process killed between storing and answering."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Guest, RunningServer
from tilefolk.server.settings import Settings


def restart(settings: Settings, before: RunningServer) -> RunningServer:
    """The same server on the same port and database."""
    port = before.server.socket.getsockname()[1]
    before.stop()
    return RunningServer(msgspec.structs.replace(settings, port=port))


def test_a_restart_in_the_middle_of_a_turn_loses_nothing(settings):
    server = RunningServer(settings)
    anna = Guest(server.address, "Anna")
    seats = [{"kind": "mine", "name": "A"}, {"kind": "mine", "name": "B"}]
    tab = anna.open_table(anna.table(seats=seats, start=True)["id"])
    tab.act(0, "keep 0")
    tab.do("chat", text="A break?")
    table_id, seq, view, events = (
        tab.state["table"]["id"],
        tab.state["seq"],
        tab.state["view"],
        tab.state["events"],
    )
    server = restart(settings, server)
    try:
        closed = 0
        try:
            while True:
                tab.read()
        except ConnectionClosed as reason:
            closed = reason.rcvd.code if reason.rcvd else 1006
        assert closed in (1001, 1012)
        back = anna.open_table(table_id, since=seq)
        assert back.snapshot["seq"] == seq
        assert back.snapshot["events"] == []
        assert back.state["view"] == view
        whole = anna.open_table(table_id)
        assert whole.snapshot["events"] == events
        assert whole.snapshot["chat"][0]["text"] == "A break?"
        back.act(1, "keep 1")
        back.act(0, "say 3")
        back.act(0, "leave 0")
        back.act(1, "leave 1")
        back.act(1, "say 4")
        assert back.state["table"]["status"] == "over"
        anna.close()
    finally:
        server.stop()


def test_lists_tell_how_a_game_ended_also_after_a_restart(settings):
    server = RunningServer(settings)
    anna = Guest(server.address, "Anna")
    seats = [{"kind": "mine", "name": "A"}, {"kind": "mine", "name": "B"}]
    tab = anna.open_table(anna.table(seats=seats, options={"rounds": 1}, start=True)["id"])
    assert anna.get("/api/tables/mine")[0]["winners"] == []
    for seat, action in ((0, "keep 0"), (1, "leave 1"), (0, "say 3")):
        tab.act(seat, action)
    ended = tab.state["view"]
    server = restart(settings, server)
    try:
        (listed,) = anna.get("/api/tables/mine")
        assert (listed["status"], listed["scores"], listed["winners"]) == ("over", ended["scores"], [0])
    finally:
        anna.close()
        server.stop()


def test_the_draws_after_a_restart_are_those_of_the_committed_seed(settings):
    import tilefolk
    from tilefolk.core.chance import SeededChance, commitment_of

    server = RunningServer(settings)
    anna = Guest(server.address, "Anna")
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 3}, start=True)["id"])
    for round_ in range(3):
        tab.act(0, "keep 0")
        server = restart(settings, server)
        tab = anna.open_table(tab.state["table"]["id"])
        tab.act(1, "keep 1")
        tab.act(round_ % 2, "say 0")
    record = tilefolk.Record.parse(anna.http.get(f"/api/tables/{tab.state['table']['id']}/record").text)
    fresh = tilefolk.get("cups").new(2, record.options)
    chance, draws = SeededChance(record.chance_seed()), 0
    for move in record.moves:
        action = record.spec.parse_action(fresh, move.text)
        if move.chance:
            assert action == chance.outcome(fresh, draws)
            draws += 1
        fresh.apply(action)
    assert commitment_of(bytes.fromhex(record.seed)) == record.commitment == tab.state["table"]["commitment"]
    anna.close()
    server.stop()


KILLED = """
import os, sys
import examples.cups
from tilefolk.server import hub
from tilefolk.server.run import Server
from tilefolk.server.settings import Settings

class Dying(hub.Store):
    async def append(self, item):
        await super().append(item)
        if "say 7" in (item.entry.data.lines or ()):
            os.kill(os.getpid(), 9)  # stored, not yet acknowledged

from tilefolk.server import app
app.Store = Dying
server = Server(Settings(port=0, database=sys.argv[1], secret="a secret for tests"))
print(server.socket.getsockname()[1], flush=True)
server.serve_here()
"""


def test_killed_between_storing_and_answering_the_retry_is_acknowledged_once(settings, tmp_path):
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, settings.database],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline())
    anna = Guest(f"http://127.0.0.1:{port}", "Anna")
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    tab.act(0, "keep 0")
    tab.act(1, "keep 1")
    seq = tab.state["seq"]
    message = {"type": "act", "id": "the-one", "seat": 0, "seq": seq, "actions": ["say 7"]}
    tab.send_frame(message)
    answers = []
    try:
        while True:
            answers.append(tab.read()["type"])
    except ConnectionClosed:
        pass
    assert process.wait(10) == -signal.SIGKILL
    process.stdout.close()
    assert "ack" not in answers
    server = RunningServer(msgspec.structs.replace(settings, port=port))
    try:
        back = anna.open_table(tab.state["table"]["id"], since=seq)
        assert back.snapshot["seq"] == seq + 1, "what was stored is not lost"
        assert [it["kind"] for it in back.snapshot["events"]][:2] == ["announced", "shown"]
        back.send_frame(json.dumps(message))
        assert back.expect("ack") == {"type": "ack", "id": "the-one", "seq": seq + 1}
        assert back.state["seq"] == seq + 1, "done once"
        anna.close()
    finally:
        server.stop()


def test_when_storing_fails_nothing_is_shown_and_the_table_goes_on(server, guest):
    anna = guest("Anna")
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    seq, real = tab.state["seq"], server.hub.store.append

    async def failing(item):
        raise OSError("the disk is full")

    server.hub.store.append = failing
    assert tab.refused("act", seat=0, seq=seq, actions=["keep 0"])["key"] == "server.failed"
    server.hub.store.append = real
    tab.do("act", seat=0, seq=seq, actions=["leave 0"])
    assert tab.state["seq"] == seq + 1
    assert [it["kind"] for it in tab.state["events"]].count("chosen") == 1
    assert server.metric("tilefolk_crashes_total") == 1
