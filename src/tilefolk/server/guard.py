"""The outermost layer: origins, limits and security headers, for every request and socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog

from tilefolk.server.errors import Forbidden, Refused, TooFast, TooLarge, problem_of
from tilefolk.server.metrics import Metrics
from tilefolk.server.protocol import ErrorAnswer, encode
from tilefolk.server.security import HEADERS, Buckets, same_origin
from tilefolk.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger(__name__)
COSTLY = {"/api/tables": 1.0, "/api/session": 1.0}


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        limits = settings.limits
        self._calls = Buckets(limits.call_rate, limits.call_burst)
        self._new = Buckets(limits.table_rate, limits.table_burst)
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, or refuse it."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        address = (scope["client"] or ("", 0))[0]
        refused = self._refusal(scope, address)
        if refused is not None:
            self.metrics.errors.labels(refused.key).inc()
            log.info("refused", key=refused.key, path=scope["path"], address=address)
            await refuse(scope, send, refused)
        elif kind == "websocket":
            self._sockets[address] = self._sockets.get(address, 0) + 1
            try:
                await self.app(scope, receive, send)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]
        else:
            await self.app(scope, receive, with_headers(send))

    def _refusal(self, scope: Scope, address: str) -> Refused | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        is_socket = str(scope["type"]) == "websocket"
        method = "GET" if is_socket else str(scope.get("method", "GET"))
        if (is_socket or method not in ("GET", "HEAD")) and not same_origin(
            headers.get(b"origin"), headers.get(b"host"), self.settings.origins
        ):
            return Forbidden("server.origin.foreign")
        if is_socket and self._sockets.get(address, 0) >= self.settings.limits.sockets_an_address:
            return TooFast("server.rate.too_many_sockets")
        path = str(scope["path"])
        if not path.startswith("/api/"):
            return None
        if not self._calls.take(address, 5.0 if path.endswith("/hint") else 1.0):
            return TooFast("server.rate.too_fast")
        if method == "POST":
            if path in COSTLY and not self._new.take(address, COSTLY[path]):
                return TooFast("server.rate.too_fast")
            if not headers.get(b"content-type", "").startswith("application/json"):
                return Refused("server.message.not_json")
            length = headers.get(b"content-length", "0")
            if not length.isdigit() or int(length) > self.settings.limits.body_bytes:
                return TooLarge("server.message.too_large", most=self.settings.limits.body_bytes)
        return None


def with_headers(send: Send) -> Send:
    """Add the security headers to an answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer with an error; a socket is closed before it opens, which browsers see as 403."""
    if str(scope["type"]) == "websocket":
        closing: Any = {"type": "websocket.close", "code": 1008, "reason": refused.key}
        await send(closing)
        return
    body = encode(ErrorAnswer(problem_of(refused)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    start: Any = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    content: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(content)
