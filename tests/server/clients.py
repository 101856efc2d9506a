"""A running server, and its clients: guests with their tabs at tables."""

from __future__ import annotations

import contextlib
import itertools
import json
import threading
import time
from typing import Any

import httpx
from websockets.sync.client import connect

import examples.cups  # noqa: F401  (registers the game)
from tilefolk.server.run import Server
from tilefolk.server.settings import Settings

ANSWER_WITHIN = 60.0
"""Seconds: reading a whole game takes the uncompiled engine long where much else runs."""
CUPS = {"game": "cups", "seats": [{"kind": "mine"}, {"kind": "open"}]}


class RunningServer:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings)
        self.server.install_signal_handlers = lambda: None
        host, port = self.server.socket.getsockname()[:2]
        self.address = f"http://{host}:{port}"
        self.hub = self.server.config.app.app.state.hub
        self._thread = threading.Thread(target=self.server.serve_here, daemon=True)
        self._thread.start()
        until = time.monotonic() + 10
        while not self.server.started:
            assert time.monotonic() < until
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(10)
        self.server.socket.close()

    def metric(self, name: str, **labels: str) -> float:
        return self.hub.metrics.registry.get_sample_value(name, labels) or 0.0


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, address: str, name: str | None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=ANSWER_WITHIN)
        self._tabs: list[Tab] = []
        self.player = None
        if name is not None:
            answer = self.post("/api/session", {"name": name})
            self.player = answer["player"]

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int | tuple[int, ...] = (200, 201)) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (status if isinstance(status, tuple) else (status,)), answer.text
        return answer.json()

    def table(self, **changes: Any) -> dict[str, Any]:
        return self.post("/api/tables", {**CUPS, **changes})

    def open_table(self, table_id: str, since: int | None = None) -> Tab:
        """Open a socket at a table."""
        self._tabs.append(Tab(self, table_id, since))
        return self._tabs[-1]

    def close(self) -> None:
        for tab in self._tabs:
            tab.close()
        self.http.close()


class Tab:
    """One socket; keeps the state that a client would keep, and every frame it ever got."""

    names = itertools.count()

    def __init__(self, guest: Guest, table_id: str, since: int | None = None) -> None:
        url = f"{guest.address.replace('http', 'ws')}/api/tables/{table_id}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        self._open = contextlib.ExitStack()
        opening = connect(
            url if since is None else f"{url}?since={since}",
            origin=guest.address,  # type: ignore[arg-type]
            additional_headers={"cookie": cookies} if cookies else {},
            max_size=None,
            proxy=None,
        )
        self.socket = self._open.enter_context(opening)
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.state: dict[str, Any] = {"events": [], "chat": []}
        self.hello = self.expect("hello")
        self.snapshot = self.expect("snapshot")

    def read(self, timeout: float = 30.0) -> dict[str, Any]:
        """The next frame; the patience is for a busy machine, a server that answers takes milliseconds."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "update":
            assert frame.get("first", frame["seq"]) == self.state["seq"] + 1 or "you" in frame, (
                "no entry is missed"
            )
        if frame["type"] in ("snapshot", "update"):
            for part in ("seq", "table", "you", "view", "legal"):
                if part in frame:
                    self.state[part] = frame[part]
            for part in ("events", "chat"):
                self.state[part] += frame.get(part, [])
        return frame

    def expect(self, *kinds: str) -> dict[str, Any]:
        """Read until a frame of one of these types comes; a refusal that was not expected fails."""
        while True:
            frame = self.read()
            if frame["type"] in kinds:
                return frame
            assert frame["type"] not in ("error", "stale"), frame

    def until(self, condition: Any) -> None:
        """Read until the state is as wanted."""
        while not condition(self.state):
            self.read()

    def send(self, type_: str, **fields: Any) -> str:
        key = f"c-{next(self.names)}"
        self.send_frame({"type": type_, "id": key, **fields})
        return key

    def send_frame(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def do(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its ack."""
        key = self.send(type_, **fields)
        answer = self.expect("ack")
        assert answer["id"] == key
        return answer

    def refused(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command that must be refused; what was wrong."""
        key = self.send(type_, **fields)
        answer = self.expect("error")
        assert answer["id"] == key
        return answer["error"]

    def act(self, seat: int, *actions: Any) -> dict[str, Any]:
        return self.do("act", seat=seat, seq=self.state["seq"], actions=actions)

    def try_out(self, seat: int, *actions: Any) -> dict[str, Any]:
        """What the server says that these actions would bring, or why not."""
        key = self.send("try", seat=seat, seq=self.state["seq"], actions=actions)
        answer = self.expect("tried", "error")
        assert answer.pop("id") == key
        return answer

    @property
    def legal(self) -> list[str]:
        return [action["name"] for action in self.state["legal"]]

    def close(self) -> None:
        self._open.close()


def two_seated(anna, ben, **changes):
    """A started table with Anna in seat 0 and Ben in seat 1."""
    table = anna.table(public=True, **changes)
    host = anna.open_table(table["id"])
    other = ben.open_table(table["id"])
    other.do("sit", seat=1)
    host.until(lambda state: state["table"]["seats"][1]["kind"] == "human")
    host.do("start")
    other.until(lambda state: state["table"]["status"] == "playing")
    return host, other
