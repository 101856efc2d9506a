"""Forged, malformed and oversized messages: an error each, never a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Guest, RunningServer, Tab
from tests.server.conftest import ROOMY
from tilefolk.server.settings import Settings

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "fly", "id": "a"}',
    '{"type": 7}',
    '{"type": "chat", "id": "", "text": "hi"}',
    '{"type": "chat", "id": 7, "text": "hi"}',
    '{"type": "chat", "id": "a\\u0000", "text": "hi"}',
    '{"type": "chat", "id": "' + "x" * 41 + '", "text": "hi"}',
    '{"type": "act", "id": "a", "seat": -1, "seq": 1, "actions": ["x"]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": -1, "actions": ["x"]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1e99, "actions": ["x"]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": [17]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": [["x"]]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": ["x"], "player": "p"}',
    '{"type": "act", "id": "a", "seat": 99999999999999999999999, "seq": 1, "actions": ["x"]}',
    '{"type": "sit", "id": "a", "seat": 0, "name": "\\u0000"}',
    "[" * 5000,
    '{"type": "view_seat"}',
    "\ud7ff{",
]
PROBE = {"type": "ping"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("forged")
    server = RunningServer(
        Settings(port=0, database=f"sqlite+aiosqlite:///{folder / 'test.db'}", limits=ROOMY)
    )
    yield server
    server.stop()


@pytest.fixture(scope="module")
def tab(running: RunningServer) -> Iterator[Tab]:
    guest = Guest(running.address, "Eve")
    yield guest.open_table(guest.table(seats=[{"kind": "mine"}, {"kind": "mine"}], start=True)["id"])
    guest.close()


def answers_to(tab: Tab, message: str | bytes) -> list[dict]:
    """What comes back, up to the answer to a ping that follows."""
    tab.send_frame(message)
    tab.send_frame(PROBE)
    answers = []
    while (frame := tab.read())["type"] != "pong":
        answers.append(frame)
    return answers


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_gets_an_error_and_is_counted(tab, running, message):
    before = tab.state["seq"]
    counted = sum(running.metric("tilefolk_errors_total", key=key) for key in KEYS)
    (answer,) = answers_to(tab, message)
    assert answer["type"] == "error"
    assert answer["error"]["key"] in KEYS
    assert sum(running.metric("tilefolk_errors_total", key=key) for key in KEYS) == counted + 1
    assert tab.state["seq"] == before


KEYS = (
    "server.chat.not_valid",
    "server.name.not_valid",
    "server.message.invalid",
    "server.message.not_json",
    "server.message.too_large",
)


def test_bytes_that_are_no_text_are_refused(tab):
    for message in (b"\xff\xfe\x00", b"\x00", json.dumps(PROBE).encode("utf-16")):
        assert answers_to(tab, message)[0]["error"]["key"] == "server.message.not_json"


def test_an_oversized_message_is_refused_a_huge_one_closes(tab, running):
    big = json.dumps({"type": "chat", "id": "big", "text": "x" * 9000})
    assert answers_to(tab, big)[0]["error"] == {
        "key": "server.message.too_large",
        "rule": None,
        "params": {"most": 8192},
        "reason": None,
    }
    guest = Guest(running.address, "Mallory")
    other = guest.open_table(guest.table()["id"])
    other.send_frame("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        other.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    guest.close()


scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
words = st.sampled_from(["say", "keep", "leave", "deal", "choose", "offer"])
actions = (
    st.builds("{} {}".format, words, st.integers(-5, 10**12))
    | st.text(max_size=30)
    | st.dictionaries(st.sampled_from(["type", "number", "seat", "keep"]), values | words)
)
commands = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            [
                "act",
                "try",
                "chat",
                "sit",
                "stand",
                "open",
                "bot",
                "add",
                "remove",
                "start",
                "host",
                "rematch",
                "view_seat",
                "sync",
            ]
        ),
        "id": st.uuids().map(str) | values,
    },
    optional={
        "seat": st.integers(0, 3) | values,
        "seq": st.integers(0, 60) | values,
        "actions": st.lists(actions, max_size=3) | values,
        "text": values,
        "level": st.just("easy") | values,
        "since": st.integers(0, 9) | values,
        "invite": values,
    },
)


# the server's thread may draw random numbers of its own while a message is being made up here
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=commands | values)
def test_whatever_is_sent_the_server_stays_up_and_the_log_makes_sense(running, tab, message):
    text = json.dumps(message)
    answers = answers_to(tab, text)
    assert all(
        it["type"] in ("error", "ack", "tried", "stale", "snapshot", "update", "thinking") for it in answers
    )
    assert running.metric("tilefolk_crashes_total") == 0
    errors = [it["error"]["key"] for it in answers if it["type"] == "error"]
    assert "server.failed" not in errors


@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=st.binary(max_size=200))
def test_raw_bytes_do_no_harm(running, tab, message):
    assert all(it["type"] == "error" for it in answers_to(tab, message))
    assert running.metric("tilefolk_crashes_total") == 0


def test_after_all_that_the_log_still_folds_to_the_same_table(running, tab):
    import asyncio

    from tilefolk.server.store import Store
    from tilefolk.server.table import LiveTable

    live = running.hub.live._tables[tab.state["table"]["id"]]

    async def rebuilt() -> LiveTable:
        store = Store(running.hub.settings.database)
        await store.open()
        table = LiveTable(live.row)
        for entry in await store.entries(live.row.id):
            table.fold(entry)
        await store.close()
        return table

    table = asyncio.run(rebuilt())
    assert table.seq == live.seq
    assert table.lobby == live.lobby
    assert table.match.play.record.text() == live.match.play.record.text()
    assert table.match.view(0) == live.match.view(0)
