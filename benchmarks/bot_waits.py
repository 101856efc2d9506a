"""How long a person waits for a bot while another guest keeps many tables of masters thinking.

    python -m benchmarks.bot_waits --tables 50 --seconds 20

The server has both the limits on tables and the pause before a bot's move taken away, so that nothing but
the sharing of thinking time is measured. One guest looks on at the tables of masters; another plays at a
table with one bot and acts as soon as it is asked. A wait is from the update that ends the person's turn to
the bot's move, as the person receives them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import serving

MASTERS = [{"kind": "bot", "level": "master"}] * 4


@dataclass
class Waits:
    """Seconds that a person has waited for a bot."""

    level: str
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        if not self.seconds:
            return f"{self.level}: no answer at all"
        middle, longest = statistics.median(self.seconds), max(self.seconds)
        return f"{self.level}: {len(self.seconds)} moves, median {middle:.2f} s, longest {longest:.2f} s"


@dataclass
class Guest:
    """A session, and the tables made with it."""

    address: str
    http: httpx.AsyncClient

    @classmethod
    async def named(cls, address: str, name: str) -> Guest:
        http = httpx.AsyncClient(base_url=address, timeout=60)
        (await http.post("/api/session", json={"name": name})).raise_for_status()
        return cls(address, http)

    async def table(self, seats: list[dict[str, str]]) -> ClientConnection:
        """A started table and a socket at it."""
        body = {"game": "hunters", "seats": seats, "start": True}
        made = await self.http.post("/api/tables", json=body)
        made.raise_for_status()
        url = f"{self.address.replace('http', 'ws')}/api/tables/{made.json()['id']}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            url, additional_headers={"cookie": cookie}, max_size=None, proxy=None, compression=None
        )


async def look_on(socket: ClientConnection) -> None:
    """Read whatever comes, so that the bots there play on."""
    async for _ in socket:
        pass


async def play(guest: Guest, level: str, until: float) -> Waits:
    """Play against one bot, table after table, and measure how long it takes."""
    waits = Waits(level)
    rng = random.Random(1)
    while time.monotonic() < until:
        socket = await guest.table([{"kind": "mine"}, {"kind": "bot", "level": level}])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(one_game(socket, waits, rng), until - time.monotonic())
        socket.transport.abort()
    return waits


async def one_game(socket: ClientConnection, waits: Waits, rng: random.Random) -> None:
    """Act whenever asked; a wait ends when the view shows that the bot has moved."""
    waiting: float | None = None
    number = 0
    async for text in socket:
        frame: dict[str, Any] = msgspec.json.decode(text)
        if frame["type"] not in ("snapshot", "update") or frame.get("view") is None:
            continue
        if waiting is not None:
            waits.seconds.append(time.perf_counter() - waiting)
            waiting = None
        if frame.get("table", {}).get("status") == "over":
            return
        if frame["legal"]:
            number += 1
            action = rng.choice(frame["legal"])["name"]
            act = {"type": "act", "id": f"a{number}", "seat": 0, "seq": frame["seq"], "actions": [action]}
            await socket.send(msgspec.json.encode(act).decode())
        else:
            waiting = time.perf_counter()


async def measure(address: str, tables: int, seconds: float) -> list[Waits]:
    """Start the masters, then play against an easy bot, then against a master."""
    busy = await Guest.named(address, "Mallory")
    readers = [asyncio.create_task(look_on(await busy.table(MASTERS))) for _ in range(tables)]
    person = await Guest.named(address, "Anna")
    found = [await play(person, level, time.monotonic() + seconds) for level in ("easy", "master")]
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    return found


def run(tables: int, seconds: float) -> list[Waits]:
    """One measurement."""
    cores = len(os.sched_getaffinity(0))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), cores=cores, bot_pace=0.0) as (address, _),
    ):
        return asyncio.run(measure(address, tables, seconds))


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50, help="tables of four masters")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each level")
    asked = parser.parse_args()
    print(f"{asked.tables} tables of masters, load average {os.getloadavg()[0]:.1f}")
    for waits in run(asked.tables, asked.seconds):
        print(waits)


if __name__ == "__main__":
    main()
