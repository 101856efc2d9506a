"""How much memory a server takes while clients ask for much and read nothing.

    python -m benchmarks.exhaustion --sockets 90 --seconds 15

The server has its ordinary limits. The clients sit at a table of a long game and ask for snapshots and send
pings without reading an answer, and come back when they are cut off; others begin requests, bodies and
messages and never end them, or send heads without end; ever new guests make tables full of bots and send
records to replay, as many as they are let. Printed is the server's memory at rest, and the most it took.
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
from websockets.frames import Frame, Opcode

from benchmarks.server import serving

MEGABYTE = 1 << 20
SYNC = Frame(Opcode.TEXT, b'{"type":"sync"}').serialize(mask=True)
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
CHAT = Frame(Opcode.TEXT, b'{"type":"chat","id":"c","text":"' + b"x" * 400 + b'"}').serialize(mask=True)
HALF_A_MESSAGE = Frame(Opcode.TEXT, b"x" * 60_000).serialize(mask=True)[:-1]
ENDLESS = b"x: " + b"y" * 8000 + b"\r\n"
HALF_A_BODY = b"x" * 15_000
HEADS = {
    "line": b"GET / HTTP/1.1\r\nhost: localhost\r\n",
    "body": b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 16000\r\n\r\n" + HALF_A_BODY,
}


def memory(pid: int) -> float:
    """Megabytes of a process that are in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / MEGABYTE


def connected(address: str) -> socket.socket:
    """A connection that reads nothing and waits for nobody."""
    host, port = address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=10)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return connection


def at_table(address: str, table: str, cookie: str) -> socket.socket:
    """A connection that has become a table's socket."""
    connection = connected(address)
    connection.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    connection.setblocking(False)
    return connection


def table_with_a_history(address: str) -> tuple[str, str]:
    """A table at which bots have played to the end, so that snapshots are long; and a guest's cookie."""
    with httpx.Client(base_url=address, timeout=60) as http:
        http.post("/api/session", json={"name": "Mallory"}).raise_for_status()
        body = {
            "game": "catan",
            "seats": [{"kind": "bot", "level": "easy"}] * 4,
            "start": True,
            "public": True,
        }
        table: str = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        with at_table(address, table, cookie):
            until = time.monotonic() + 60
            while http.get(f"/api/tables/{table}").json()["status"] != "over" and time.monotonic() < until:
                time.sleep(1)
    return table, cookie


def half_sent(address: str, begun: str) -> socket.socket:
    """A connection with a request that has begun."""
    connection = connected(address)
    connection.sendall(HEADS[begun])
    connection.setblocking(False)
    return connection


def hoard(address: str, stop: threading.Event) -> None:
    """Ever new guests, who make tables of masters and send records to replay until they are refused."""
    with httpx.Client(base_url=address, timeout=60) as http:
        record = "x" * 12_000
        while not stop.is_set():
            http.cookies.clear()
            with contextlib.suppress(httpx.HTTPError):
                http.post("/api/session", json={"name": "Mallory"})
                seats = [{"kind": "bot", "level": "master"}] * 4
                answers = [
                    http.post("/api/tables", json={"game": "catan", "seats": seats, "start": True}),
                    http.post("/api/replays", json={"record": record}),
                ]
                if all(answer.is_error for answer in answers):
                    stop.wait(0.1)


class Attacker:
    """Sends the same again and again, whole messages only; begins anew when it is cut off."""

    def __init__(self, connect: Callable[[], socket.socket], data: bytes) -> None:
        self.connect, self.data = connect, data
        self.connection, self.waiting = connect(), data
        self.cut_off = 0

    def go_on(self) -> None:
        """Send as much as the other side takes now."""
        try:
            self.waiting = self.waiting[self.connection.send(self.waiting) :] or self.data
        except BlockingIOError:
            pass
        except OSError:
            self.cut_off += 1
            self.connection.close()
            with contextlib.suppress(OSError):
                self.connection, self.waiting = self.connect(), self.data


def attack(address: str, pid: int, sockets: int, seconds: float) -> tuple[float, float, int]:
    """Memory at rest, the most under attack, and how often somebody was cut off."""
    table, cookie = table_with_a_history(address)
    rest = most = memory(pid)
    sit = partial(at_table, address, table, cookie)
    ways = (SYNC, SYNC * 5 + PING * 500, CHAT, HALF_A_MESSAGE)
    attackers = [Attacker(sit, ways[number % len(ways)]) for number in range(sockets)]
    attackers += [
        Attacker(partial(half_sent, address, begun), data)
        for begun, data in (("line", ENDLESS), ("line", b""), ("body", b""))
        for _ in range(sockets)
    ]
    stop = threading.Event()
    hoarder = threading.Thread(target=hoard, args=(address, stop))
    hoarder.start()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for attacker in attackers:
            attacker.go_on()
        most = max(most, memory(pid))
    stop.set()
    hoarder.join()
    for attacker in attackers:
        attacker.connection.close()
    return rest, most, sum(attacker.cut_off for attacker in attackers)


def main() -> None:
    """Attack as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=90)
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), limits={}, bot_pace=0.0) as (address, pid),
    ):
        rest, most, cut_off = attack(address, pid, asked.sockets, asked.seconds)
    print(f"{asked.sockets} sockets, {asked.seconds:.0f} s, cut off {cut_off} times")
    print(f"{rest:.0f} MB at rest, at most {most:.0f} MB under attack")


if __name__ == "__main__":
    main()
