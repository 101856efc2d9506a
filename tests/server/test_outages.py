"""A database that goes away: told in words, waited for, and nothing stands still afterwards."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.server.test_bots import any_move  # noqa: F401  (a fixture)
from tilefolk.server.errors import Unavailable


def away(*_args, **_names):
    """What a driver says when nobody answers."""
    raise OperationalError("SELECT 1", {}, ConnectionRefusedError("nobody there"))


@pytest.fixture
def impatient(server):
    server.hub.store.database.patience = 0.2
    return server


def test_an_outage_is_a_503_in_words_and_no_crash(anna, impatient, monkeypatch):
    store = impatient.hub.store
    with monkeypatch.context() as broken:
        broken.setattr(store, "engine", type("Gone", (), {"connect": away, "begin": away})())
        assert anna.get("/api/tables/mine", status=503)["error"]["key"] == "server.database.away"
        assert httpx.get(f"{anna.address}/healthz").status_code == 503
    assert anna.get("/api/tables/mine") == []
    assert impatient.metric("tilefolk_crashes_total") == 0
    assert impatient.metric("tilefolk_errors_total", key="server.database.away") == 2


def test_a_short_interruption_is_not_noticed(anna, server, monkeypatch):
    real, failures = server.hub.store.engine, iter(range(3))

    class Flaky:
        def connect(self):
            return away() if next(failures, None) is not None else real.connect()

    monkeypatch.setattr(server.hub.store, "engine", Flaky())
    assert anna.get("/api/tables/mine") == []


def test_a_socket_is_asked_to_come_back_later(anna, impatient, monkeypatch):
    table = anna.table(seats=[{"kind": "mine"}] * 2, start=True)
    impatient.hub.live.drop(table["id"])

    async def table_of(_table_id):
        raise Unavailable("server.database.away")

    monkeypatch.setattr(impatient.hub.store, "table", table_of)
    with pytest.raises(ConnectionClosed) as closed:
        anna.open_table(table["id"])
    assert closed.value.rcvd.code == 1013
    assert impatient.metric("tilefolk_crashes_total") == 0


def test_an_append_that_fails_leaves_the_table_as_it_was(anna, server, monkeypatch):
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    live = server.hub.live.find(tab.state["table"]["id"])
    before = (live.seq, live.match.view(0), live.match.play.record.text(), live.match.asked_since(0))
    with monkeypatch.context() as broken:
        # only here: in a busy moment a database that is there takes longer to store a table
        broken.setattr(server.hub.store.database, "patience", 0.2)
        broken.setattr("tilefolk.server.writer.write", away)
        answer = tab.refused("act", seat=0, seq=live.seq, actions=["keep 0"])
    assert answer["key"] == "server.database.away"
    assert (live.seq, live.match.view(0), live.match.play.record.text(), live.match.asked_since(0)) == before
    tab.act(0, "leave 0")
    assert server.metric("tilefolk_crashes_total") == 0


def test_what_was_stored_though_the_connection_broke_is_acknowledged_once(anna, server, monkeypatch):
    from tilefolk.server import writer

    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, start=True)["id"])
    real, broken = writer.write, iter([True])

    def stored_unheard(engine, batch, name):
        real(engine, batch, name)
        if next(broken, False):
            away()

    monkeypatch.setattr(writer, "write", stored_unheard)
    assert tab.do("chat", text="Was that stored?")["seq"] == 2
    assert [line["text"] for line in tab.state["chat"]] == ["Was that stored?"]


def test_a_bot_whose_action_could_not_be_stored_goes_on_by_itself(anna, impatient, any_move, monkeypatch):  # noqa: F811
    from tilefolk.server import writer

    seats = [{"kind": "bot", "level": "easy"}, {"kind": "mine"}]
    table = anna.table(seats=seats, start=True)
    real, failures = writer.write, iter(range(12))

    def flaky(*args):
        return away() if next(failures, None) is not None else real(*args)

    monkeypatch.setattr(writer, "write", flaky)
    tab = anna.open_table(table["id"])
    tab.until(lambda state: state["view"]["to_move"] == [1])
    assert next(failures, None) is None, "storing did fail"
    assert impatient.metric("tilefolk_crashes_total") == 0
