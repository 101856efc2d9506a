"""Requests that never end and answers that nobody reads."""

from __future__ import annotations

import contextlib
import socket
import time

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from tests.server.clients import Guest
from tests.server.conftest import ROOMY
from tilefolk.server.settings import Limits

SHORT = msgspec.structs.replace(ROOMY, head_seconds=0.3, body_seconds=0.3, stall_seconds=0.5)
HEAD = b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n"


def connect(server):
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10)


def read_to_end(connection):
    """Everything until the other side hangs up."""
    answer = b""
    try:
        while piece := connection.recv(65536):
            answer += piece
    except ConnectionResetError:
        pass
    return answer


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "])
def test_a_request_whose_head_does_not_come_is_hung_up_on(start_server, begun):
    with connect(start_server(limits=SHORT)) as connection:
        connection.sendall(begun)
        assert read_to_end(connection).startswith(b"HTTP/1.1 408 ")


def test_a_head_that_trickles_in_does_not_live_longer(start_server):
    with connect(start_server(limits=SHORT)) as connection, contextlib.suppress(ConnectionError):
        until = time.monotonic() + 8
        connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
        while time.monotonic() < until:
            connection.sendall(b"x: y\r\n")
            time.sleep(0.05)
        raise AssertionError("it lived on")


def test_the_second_request_of_a_connection_has_a_limit_too(start_server):
    with connect(start_server(limits=SHORT)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b"200 OK" in connection.recv(4096)
        connection.sendall(b"GET /heal")
        assert b"HTTP/1.1 408 " in read_to_end(connection)


def test_a_head_without_end_is_cut_off(start_server):
    with connect(start_server(limits=msgspec.structs.replace(ROOMY, head_bytes=2000))) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 4000)
        assert read_to_end(connection).startswith(b"HTTP/1.1 431 ")


def test_a_half_sent_body_is_refused_in_words(start_server):
    server = start_server(limits=SHORT)
    with connect(server) as connection:
        connection.sendall(HEAD + b'{"na')
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"server.message.too_slow" in answer
    assert server.metric("tilefolk_crashes_total") == 0


def test_slow_thoughts_and_long_sockets_are_not_cut_off(start_server):
    guest = Guest(start_server(limits=SHORT).address, "Anna")
    tab = guest.open_table(guest.table()["id"])
    time.sleep(1.2)
    tab.do("chat", text="still here")
    guest.close()


def test_text_that_is_none_is_refused_in_words(start_server):
    server = start_server()
    guest = Guest(server.address, "Anna")
    tab = guest.open_table(guest.table()["id"])
    tab.socket.send(b"\xff\xfe{", text=True)
    assert tab.expect("error")["error"]["key"] == "server.message.not_json"
    tab.do("chat", text="hello")
    assert server.metric("tilefolk_crashes_total") == 0
    guest.close()


def test_who_reads_nothing_is_let_go(start_server):
    server = start_server(limits=msgspec.structs.replace(SHORT, backlog_bytes=20_000))
    guest = Guest(server.address, "Anna")
    table = guest.table(seats=[{"kind": "mine"}] * 2, start=True)
    host, port = server.address.removeprefix("http://").split(":")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    upgrade = (
        f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nhost: {host}:{port}\r\ncookie: {cookie}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    ask = Frame(Opcode.TEXT, b'{"type":"sync"}').serialize(mask=True)
    with connect(server) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(upgrade.encode())
        connection.settimeout(1.0)
        until = time.monotonic() + 20
        while server.metric("tilefolk_sockets") != 0 or time.monotonic() < until - 19:
            assert time.monotonic() < until, "the server holds on to a reader who reads nothing"
            try:
                connection.sendall(ask * 50)
            except (TimeoutError, ConnectionError):
                time.sleep(0.1)
    guest.close()


UPGRADE = (
    b"GET /api/tables/TABLE/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CRUMBS = {
    "of a message": Frame(Opcode.CONT, b"", fin=False),
    "that ask": Frame(Opcode.PING, b""),
    "that answer": Frame(Opcode.PONG, b""),
}


def is_hung_up_on(connection) -> bool:
    """Whether the other side ends it, however much it has said before."""
    try:
        read_to_end(connection)
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("crumb", CRUMBS)
def test_frames_without_number_and_size_are_hung_up_on(start_server, crumb):
    """Each is nothing in itself; 150,000 a second were enough for nobody else to be answered."""
    server = start_server(limits=Limits())
    guest = Guest(server.address, "Anna")
    table = guest.table(public=True)["id"]
    with connect(server) as connection:
        connection.sendall(UPGRADE.replace(b"TABLE", table.encode()))
        assert b" 101 " in connection.recv(4096)
        connection.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        with contextlib.suppress(ConnectionError):
            connection.sendall(CRUMBS[crumb].serialize(mask=True) * 3_000)
        connection.settimeout(3)
        assert is_hung_up_on(connection)
    guest.close()


def test_a_message_in_a_few_frames_is_one(start_server):
    guest = Guest(start_server(limits=Limits()).address, "Anna")
    tab = guest.open_table(guest.table()["id"])
    tab.socket.send(iter(['{"type": "ping"', "", "}"]))
    tab.expect("pong")
    guest.close()


def test_requests_that_do_not_wait_for_answers_are_hung_up_on(start_server):
    with connect(start_server()) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 2_000)
        assert read_to_end(connection).count(b"200 OK") < 500


def test_a_few_requests_at_once_are_answered_in_turn(start_server):
    with connect(start_server()) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 5)
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert read_to_end(connection).count(b"200 OK") == 6


def test_a_body_in_crumbs_is_hung_up_on(start_server):
    head = HEAD.replace(b"content-length: 9", b"transfer-encoding: chunked")
    with connect(start_server()) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(head + b"1\r\nx\r\n" * 4_000)
        connection.settimeout(3)
        assert is_hung_up_on(connection)


@pytest.mark.parametrize(("path", "most"), [(b"/api/session", 16 * 1024), (b"/api/replays", 256 * 1024)])
def test_a_body_of_unknown_length_that_is_too_large_is_told_how_much_may_come(start_server, path, most):
    head = HEAD.replace(b"content-length: 9", b"transfer-encoding: chunked\r\nconnection: close")
    head = head.replace(b"/api/session", path)
    size = most + 1
    with connect(start_server()) as connection:
        connection.sendall(head + b"%x\r\n" % size + b" " * size + b"\r\n0\r\n\r\n")
        answer = read_to_end(connection)
    assert b" 413 " in answer
    assert b'"params":{"most":%d}' % most in answer


def test_a_body_in_a_few_pieces_is_read(start_server):
    head = HEAD.replace(b"content-length: 9", b"transfer-encoding: chunked\r\nconnection: close")
    with connect(start_server()) as connection:
        connection.sendall(head + b'8\r\n{"name":\r\n7\r\n"Anna"}\r\n0\r\n\r\n')
        assert b'"name":"Anna"' in read_to_end(connection)
