"""Load on the server: many live tables without bots, scripted players on loopback.

    python -m benchmarks.server --tables 500 --seconds 20

The server runs in a process of its own, held to one core; the players share another. Each table has two
players on a socket each, who take random legal actions after a pause for thought. The time of an action is
from sending it to receiving its acknowledgement, which the server gives only when the action is on the disk;
it includes all delays of the players' own process, and both players receive the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import json, sys
from tilefolk.server.run import Server, configure_logs
from tilefolk.server.settings import Limits, Settings
changes = json.loads(sys.argv[2])
limits = Limits(**changes.pop("limits"))
configure_logs("warning")
server = Server(Settings(port=0, database="sqlite+aiosqlite:///" + sys.argv[1], limits=limits, **changes))
print(server.socket.getsockname()[1], flush=True)
server.serve_here()
"""

UNLIMITED = {
    "call_rate": 1e9,
    "call_burst": 1e9,
    "table_rate": 1e9,
    "table_burst": 1e9,
    "message_rate": 1e9,
    "message_burst": 1e9,
    "frame_rate": 1e9,
    "frame_burst": 1e9,
    "snapshot_rate": 1e9,
    "snapshot_burst": 1e9,
    "sockets_an_address": 10**6,
    "tables_a_guest": 10**6,
    "bots_a_guest": 10**6,
}


class Choice(msgspec.Struct):
    name: str


class You(msgspec.Struct):
    seat: int | None


class Frame(msgspec.Struct):
    """As much of a frame as a scripted player needs."""

    type: str
    seq: int = 0
    id: str = ""
    you: You | None = None
    legal: list[Choice] | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Load:
    """What is asked of the server, and what came of it."""

    game: str
    think: float
    seconds: float
    times: list[float] = field(default_factory=list)
    stale: int = 0
    errors: int = 0
    finished: int = 0
    measuring: bool = False


@dataclass(frozen=True)
class Result:
    """The numbers of one run."""

    tables: int
    actions_a_second: float
    p50: float
    p99: float
    longest: float
    stale: int
    errors: int
    server_cpu: float


@contextlib.contextmanager
def serving(
    folder: Path, *, cores: int = 1, limits: dict[str, float] = UNLIMITED, **changes: object
) -> Iterator[tuple[str, int]]:
    """A server process held to its first few cores; its address and process id."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(folder / "load.db"), json.dumps({"limits": limits, **changes})],
        stdout=subprocess.PIPE,
        text=True,
    )
    os.sched_setaffinity(process.pid, sorted(os.sched_getaffinity(0))[:cores])
    assert process.stdout is not None
    port = int(process.stdout.readline())
    try:
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


async def play(load: Load, socket: ClientConnection, rng: random.Random, until: float) -> None:
    """A scripted player: when the seat has a choice, think, then take any."""
    sent: dict[str, float] = {}
    choices: list[Choice] = []
    seat: int | None = None
    seq = number = 0
    acting: asyncio.Task[None] | None = None

    async def act() -> None:
        nonlocal number
        await asyncio.sleep(rng.uniform(0.5, 1.5) * load.think)
        number += 1
        key = f"{seat}-{number}"
        message = {"type": "act", "id": key, "seat": seat, "seq": seq, "actions": [rng.choice(choices).name]}
        data = msgspec.json.encode(message).decode()
        sent[key] = time.perf_counter()
        await socket.send(data)

    while time.perf_counter() < until:
        try:
            frame = decode(await asyncio.wait_for(socket.recv(), until - time.perf_counter()))
        except TimeoutError:
            break
        if frame.type == "ack":
            took = time.perf_counter() - sent.pop(frame.id)
            acting = None
            if load.measuring:
                load.times.append(took)
        elif frame.type in ("error", "stale"):
            load.errors += frame.type == "error"
            load.stale += frame.type == "stale"
            acting = None
        else:
            seq = frame.seq or seq
            seat = frame.you.seat if frame.you is not None else seat
            choices = frame.legal if frame.legal is not None else choices
        if choices and acting is None:
            acting = asyncio.create_task(act())
    if acting is not None:
        acting.cancel()


async def open_table(address: str, game: str, http: httpx.AsyncClient) -> list[ClientConnection]:
    """A started table with its two players' sockets."""
    cookies = []
    for name in ("Anna", "Ben"):
        answer = await http.post("/api/session", json={"name": name}, headers={"cookie": ""})
        cookies.append(answer.headers["set-cookie"].split(";")[0])
        http.cookies.clear()
    seats = [{"kind": "mine"}, {"kind": "open"}]
    anna = {"cookie": cookies[0]}
    body = {"game": game, "seats": seats, "public": True}
    table = (await http.post("/api/tables", json=body, headers=anna)).json()
    url = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    sockets = []
    for cookie in cookies:
        opening = connect(
            url, additional_headers={"cookie": cookie}, max_size=None, proxy=None, compression=None
        )
        sockets.append(await opening.__aenter__())
    await sockets[1].send('{"type":"sit","id":"sit","seat":1}')
    while decode(await sockets[1].recv()).type != "ack":
        pass
    await sockets[0].send('{"type":"start","id":"start"}')
    while decode(await sockets[0].recv()).type != "ack":
        pass
    for socket in sockets:
        await socket.send('{"type":"sync"}')
    return sockets


async def measure(address: str, pid: int, load: Load, tables: int) -> Result:
    """Open the tables, let them play, count what is acknowledged."""
    sockets: list[ClientConnection] = []
    async with httpx.AsyncClient(base_url=address) as http:
        for _ in range(tables):
            sockets += await open_table(address, load.game, http)
    rng = random.Random(1)
    warm = min(3.0, load.seconds / 4)
    began = time.perf_counter()
    players = [play(load, it, random.Random(rng.random()), began + warm + load.seconds) for it in sockets]
    running = asyncio.gather(*players)
    await asyncio.sleep(warm)
    load.measuring, cpu, at = True, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(load.seconds)
    load.measuring, span = False, time.perf_counter() - at
    used = (cpu_seconds(pid) - cpu) / span
    await running
    for socket in sockets:
        socket.transport.abort()
    times = sorted(load.times)
    return Result(
        tables=tables,
        actions_a_second=len(times) / span,
        p50=statistics.median(times) * 1000,
        p99=times[int(len(times) * 0.99)] * 1000,
        longest=times[-1] * 1000,
        stale=load.stale,
        errors=load.errors,
        server_cpu=used,
    )


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(game: str, tables: int, seconds: float, think: float) -> Result:
    """One measurement."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (address, pid):
        return asyncio.run(measure(address, pid, Load(game=game, think=think, seconds=seconds), tables))


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hunters")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds before an action")
    asked = parser.parse_args()
    result = run(asked.game, asked.tables, asked.seconds, asked.think)
    print(
        f"{asked.game}: {result.tables} tables held, {result.actions_a_second:.0f} actions/s acknowledged, "
        f"p50 {result.p50:.1f} ms, p99 {result.p99:.1f} ms, longest {result.longest:.0f} ms, "
        f"stale {result.stale}, errors {result.errors}, server {result.server_cpu:.0%} of one core, "
        f"load average {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
