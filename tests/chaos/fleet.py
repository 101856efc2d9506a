"""Server processes that are killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import socket
from multiprocessing.process import BaseProcess
from typing import Any

import httpx

import examples.cups  # noqa: F401  (registers the game)
from tilefolk.server.run import Server, configure_logs
from tilefolk.server.settings import Limits, Settings

SECRET = "a secret for chaos"
ROOMY = Limits(
    call_rate=1e6,
    call_burst=1e6,
    table_rate=1e6,
    table_burst=1e6,
    message_rate=1e6,
    message_burst=1e6,
    frame_rate=1e6,
    frame_burst=1e6,
    snapshot_rate=1e6,
    snapshot_burst=1e6,
    seat_rate=1e6,
    seat_burst=1e6,
    chat_rate=1e6,
    chat_burst=1e6,
    sockets_an_address=10_000,
    tables_a_guest=10**6,
    bots_a_guest=10**6,
    chat_a_table=10**6,
    head_seconds=1e6,
    body_seconds=1e6,
    stall_seconds=1e6,
)
"""Nothing is refused because this machine is slow."""


def serve(database: str, port: int) -> None:
    """The life of a server process."""
    configure_logs(os.environ.get("TILEFOLK_CHAOS_LOGS", "critical"))
    settings = Settings(port=port, database=database, secret=SECRET, bot_pace=0.0, limits=ROOMY)
    Server(settings).serve_here()


class Fleet:
    """Some servers on one database, each on a port that it keeps."""

    def __init__(self, database: str, count: int, patience: float) -> None:
        self.database, self.patience = database, patience
        self.ports = [free_port() for _ in range(count)]
        # forked from a process that has everything imported: a new server is there in no time
        self._context: Any = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.chaos.fleet"])
        self._processes: list[BaseProcess | None] = [None] * count
        self.crashes = 0.0

    async def __aenter__(self) -> Fleet:
        for number in range(len(self.ports)):
            self._start(number)
            await self._answers(number)
        return self

    async def __aexit__(self, *_: object) -> None:
        for number in range(len(self.ports)):
            await self._count_crashes(number)
            self._kill(number)

    def address(self, rng: random.Random) -> str:
        """Any server's."""
        return f"http://127.0.0.1:{rng.choice(self.ports)}"

    async def kill(self, numbers: list[int], pause: float) -> None:
        """Kill these servers without warning, then start them again."""
        for number in numbers:
            await self._count_crashes(number)
            self._kill(number)
        await asyncio.sleep(pause)
        for number in numbers:
            self._start(number)
        for number in numbers:
            await self._answers(number)

    def _start(self, number: int) -> None:
        process = self._context.Process(target=serve, args=(self.database, self.ports[number]), daemon=True)
        process.start()
        self._processes[number] = process

    def _kill(self, number: int) -> None:
        process = self._processes[number]
        if process is not None:
            process.kill()
            process.join()
            process.close()
            self._processes[number] = None

    async def _answers(self, number: int) -> None:
        """Until the server answers; one that could not start because the database is away is started again."""
        deadline = asyncio.get_running_loop().time() + self.patience
        while not await self._asked(number, "/healthz"):
            assert asyncio.get_running_loop().time() < deadline, "a server did not start"
            process = self._processes[number]
            if process is None or not process.is_alive():
                self._start(number)
            await asyncio.sleep(0.05)

    async def _count_crashes(self, number: int) -> None:
        """What nobody expected must not happen; the count dies with the process."""
        for line in (await self._asked(number, "/metrics")).splitlines():
            if line.startswith("tilefolk_crashes_total "):
                self.crashes += float(line.split()[1])

    async def _asked(self, number: int, path: str) -> str:
        address = f"http://127.0.0.1:{self.ports[number]}"
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=address, timeout=2.0, trust_env=False) as http:
                answer = await http.get(path)
                return answer.text if answer.status_code == httpx.codes.OK else ""
        return ""


def free_port() -> int:
    """A port that nobody uses now."""
    with contextlib.closing(socket.socket()) as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])
