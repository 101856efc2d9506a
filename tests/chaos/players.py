"""Scripted players, who do what a browser does and remember all that they were told."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.fleet import Fleet

THOUGHT = 0.05
"""Mean seconds before an action."""
CHATTY = 0.2
"""The share of actions that come with a line of chat."""
PAUSE = 0.2
"""Mean seconds before an attempt is repeated."""
ANSWERED_WITHIN = 30.0
NOT_YET = ("server.database.away", "server.table.busy")
"""Refusals that leave open whether it was done: the same command is sent again."""


@dataclass
class Findings:
    """What must not be, and what is counted."""

    faults: list[str] = field(default_factory=list)
    acknowledged: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """By table, player and command: the entry."""
    refused: set[tuple[str, str, str]] = field(default_factory=set)
    """Commands of which somebody was told that nothing was done."""
    lines: set[str] = field(default_factory=set)
    """The chat lines that were sent."""
    views: dict[tuple[str, int | None, int], str] = field(default_factory=dict)
    connections: int = 0
    stale: int = 0
    away: int = 0
    slowest: float = 0.0
    """The longest time from sending a command to its acknowledgement."""

    def fault(self, text: str) -> None:
        """Something that must not be."""
        self.faults.append(text)


class Guest:
    """Somebody with a cookie, who asks any server until one answers."""

    def __init__(self, fleet: Fleet, findings: Findings, rng: random.Random, name: str) -> None:
        self.fleet, self.findings, self.rng, self.name = fleet, findings, rng, name
        self.player = ""
        self.cookie = ""

    async def take_name(self) -> None:
        """Take a name."""
        answer = await self.call("POST", "/api/session", {"name": self.name})
        self.player = answer.json()["player"]
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer of the first server that has one."""
        while True:
            headers = {"cookie": self.cookie} if self.cookie else {}
            with contextlib.suppress(httpx.HTTPError):
                async with httpx.AsyncClient(
                    base_url=self.fleet.address(self.rng), timeout=ANSWERED_WITHIN, trust_env=False
                ) as http:
                    answer = await http.request(method, path, json=body, headers=headers)
                if answer.is_success:
                    return answer
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    self.findings.fault(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
                else:
                    self.findings.away += 1
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * PAUSE)


class Player:
    """A player at a table: connects again and again, repeats what was not answered, checks what is shown."""

    numbers = itertools.count(1)

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest, self.table_id = guest, table_id
        self.findings, self.rng = guest.findings, guest.rng
        self.seq = 0
        self.acknowledged = 0
        self.status = "waiting"
        self.seat: int | None = None
        self.legal: list[str] = []
        self.stopping = False
        self.events: list[Any] = []
        self.waiting: dict[str, dict[str, Any]] = {}
        self._sent_at: dict[str, float] = {}
        self._socket: ClientConnection | None = None

    # --- the connection

    async def stay(self) -> None:
        """Be at the table until cancelled."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._sit()
            self._socket = None
            await asyncio.sleep(self.rng.uniform(0.2, 1.0) * PAUSE)

    async def _sit(self) -> None:
        address = self.guest.fleet.address(self.rng).replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.table_id}/socket?since={self.seq}"
        headers = {"cookie": self.guest.cookie}
        opening = connect(
            url, additional_headers=headers, max_size=None, proxy=None, compression=None, close_timeout=1
        )
        async with opening as socket:
            self.findings.connections += 1
            async for text in socket:
                message = json.loads(text)
                self._take(message)
                if message["type"] == "snapshot" and self._socket is None:
                    self._socket = socket
                    for waiting in list(self.waiting.values()):
                        await socket.send(json.dumps(waiting))

    # --- what is shown

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            self._take_view(message)
        elif kind in ("ack", "stale", "error") and message["id"] in self.waiting:
            self._take_answer(kind, message)

    def _take_view(self, message: dict[str, Any]) -> None:
        seq, known = message["seq"], max(self.seq, self.acknowledged)
        if seq < known:
            self._fault(f"sent back from {known} to {seq}")
        if message["type"] == "update" and message.get("first", seq) > self.seq + 1:
            self._fault(f"an update from {message.get('first', seq)} after {self.seq}")
        for event in message.get("events", ()):
            if event["seq"] <= self.seq and message["type"] == "update":
                self._fault(f"the event {event} comes late, after {self.seq}")
            if event["seq"] > self.seq:
                self.events.append(event)
        self.seq = max(seq, self.seq)
        self.seat = message["you"]["seat"] if "you" in message else self.seat
        self.status = message["table"]["status"] if "table" in message else self.status
        if "view" in message:
            self.legal = [action["name"] for action in message["legal"]]
            self._compare(message["view"])

    def _compare(self, view: Any) -> None:
        """After the same entry the same seat sees the same, whatever server shows it."""
        digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
        if self.findings.views.setdefault((self.table_id, self.seat, self.seq), digest) != digest:
            self._fault(f"two views after entry {self.seq}")

    # --- what is done

    async def do(self, kind: str, **fields: Any) -> str:
        """Send a command; it is repeated until it is answered. How that was."""
        key = f"c-{next(self.numbers)}"
        self.waiting[key] = {"type": kind, "id": key, **fields}
        self._sent_at[key] = time.monotonic()
        await self._send(key)
        while key in self.waiting:
            await asyncio.sleep(0.01)
        return "done" if (self.table_id, self.guest.player, key) in self.findings.acknowledged else "refused"

    async def _send(self, key: str) -> None:
        if self._socket is not None and key in self.waiting:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(json.dumps(self.waiting[key]))

    def _take_answer(self, kind: str, message: dict[str, Any]) -> None:
        key = message["id"]
        name = (self.table_id, self.guest.player, key)
        if kind == "error" and message["error"]["key"] in NOT_YET:
            self.findings.away += 1
            asyncio.get_running_loop().call_later(PAUSE, lambda: asyncio.ensure_future(self._send(key)))
            return
        del self.waiting[key]
        if kind == "ack":
            self.findings.acknowledged[name] = message["seq"]
            self.findings.slowest = max(self.findings.slowest, time.monotonic() - self._sent_at[key])
            self.acknowledged = max(self.acknowledged, message["seq"])
            if self.seq < message["seq"]:
                self._fault(f"entry {message['seq']} is acknowledged and not shown; shown: {self.seq}")
        else:
            self.findings.refused.add(name)
            self.findings.stale += kind == "stale"
            if kind == "error" and message["error"]["key"] == "server.failed":
                self._fault("server.failed")

    async def play(self) -> None:
        """Take any legal action whenever there is one, and talk, until the game is over or nobody wants to."""
        while self.status != "over" and not self.stopping:
            await asyncio.sleep(self.rng.expovariate(1 / THOUGHT))
            if self.status != "playing" or self.seat is None or not self.legal:
                continue
            await self.do("act", seat=self.seat, seq=self.seq, actions=[self.rng.choice(self.legal)])
            if self.rng.random() < CHATTY:
                text = f"{self.guest.name} {next(self.numbers)}"
                self.findings.lines.add(text)
                await self.do("chat", text=text)

    def _fault(self, text: str) -> None:
        self.findings.fault(f"{self.table_id} {self.guest.name}: {text}")
