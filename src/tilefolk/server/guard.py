"""The outermost layer: origins, limits and security headers, for every request and socket."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import structlog
from litestar.utils import normalize_path

from tilefolk.core.locale import FALLBACK, LANGUAGES, Localizer
from tilefolk.server.errors import Forbidden, Refused, TooFast, TooLarge, TooSlow, WrongType, problem_of
from tilefolk.server.hosts import is_own_host, same_origin
from tilefolk.server.http_messages import ErrorAnswer
from tilefolk.server.limits import RECORD_BYTES, Buckets, network_of
from tilefolk.server.metrics import Metrics
from tilefolk.server.protocol import encode
from tilefolk.server.security import HEADERS
from tilefolk.server.settings import Limits, Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger(__name__)
API_PREFIX = "/api/"
CREATING_CALLS = ("/api/tables", "/api/session", "/api/replays", "/play-on", "/import")
"""Calls that leave something in the database."""
WITH_RECORDS = ("/api/replays", "/api/games/import")
SINGLE_HEADERS = (b"host", b"origin", b"content-type", b"content-length")
"""Said twice, proxy and server may each believe another one."""
LENGTH_DIGITS = 9


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        limits = settings.limits
        self._calls = Buckets(limits.call_rate, limits.call_burst)
        self._new = Buckets(limits.table_rate, limits.table_burst)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, or refuse it."""
        kind, settings = str(scope["type"]), self.settings
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        network = network_of((scope["client"] or ("", 0))[0])
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        refused = self._refusal(scope, headers, network)
        if refused is not None:
            self.metrics.errors.labels(refused.key).inc()
            log.info("refused", key=refused.key, path=scope["path"], network=network)
            await refuse(scope, send, refused, headers.get(b"accept-language", ""))
        elif kind == "websocket":
            self._sockets[network] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self._sockets[network] -= 1
                if not self._sockets[network]:
                    del self._sockets[network]
        else:
            await self.app(scope, in_time(receive, settings.limits.body_seconds), with_headers(send))

    def _refusal(self, scope: Scope, headers: dict[bytes, str], network: str) -> Refused | None:
        """Why this request or socket is not let through; None if it is."""
        settings = self.settings
        is_socket = str(scope["type"]) == "websocket"
        method = "GET" if is_socket else str(scope.get("method", "GET"))
        names = [name for name, _ in scope["headers"] if name in SINGLE_HEADERS]
        if len(names) != len(set(names)):
            return Refused("server.message.doubled_header")
        host = headers.get(b"host")
        if not is_own_host(host, settings.hostnames, settings.origins):
            return Forbidden("server.host.foreign")
        if (is_socket or method not in ("GET", "HEAD")) and not same_origin(
            headers.get(b"origin"), host, settings.origins
        ):
            return Forbidden("server.origin.foreign")
        if is_socket and self._sockets[network] >= settings.limits.sockets_an_address:
            return TooFast("server.rate.too_many_sockets")
        path = path_of(scope)
        if not path.startswith(API_PREFIX):
            return None
        if not self._calls.take(network):
            return TooFast("server.rate.too_fast")
        if method != "POST":
            return None
        if path.endswith(CREATING_CALLS) and not self._new.take(network):
            return TooFast("server.rate.too_fast")
        return self._body_refusal(headers, most_bytes(scope, settings.limits))

    def _body_refusal(self, headers: dict[bytes, str], most: int) -> Refused | None:
        """Why a call's body is not even read."""
        media_type = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        if media_type != "application/json":
            return WrongType("server.message.wrong_type")
        length = headers.get(b"content-length", "0")
        is_number = length.isascii() and length.isdigit() and len(length) <= LENGTH_DIGITS
        if not is_number or int(length) > most:
            return TooLarge("server.message.too_large", most=most)
        return None


def path_of(scope: Scope) -> str:
    """The path as the router reads it, who takes `//api/tables/` for `/api/tables`."""
    return normalize_path(str(scope["path"]))


def most_bytes(scope: Scope, limits: Limits) -> int:
    """How much a call may bring along."""
    return RECORD_BYTES if path_of(scope) in WITH_RECORDS else limits.body_bytes


def in_time(receive: Receive, seconds: float) -> Receive:
    """The body of a call, which has so many seconds to come."""
    until = asyncio.get_running_loop().time() + seconds
    complete = False

    async def receiving() -> Any:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow("server.message.too_slow") from None
        complete = not message.get("more_body", False)
        return message

    return receiving


def with_headers(send: Send) -> Send:
    """Add the security headers to an answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [*message.get("headers", ())]
            names = {name for name, _ in given}
            message["headers"] = [*given, *(header for header in HEADERS if header[0] not in names)]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, refused: Refused, languages: str) -> None:
    """Answer with an error; a socket is closed before it opens, which browsers see as 403.

    A call gets the key, which the client puts into words; who opens a page gets the sentence itself.
    """
    if str(scope["type"]) == "websocket":
        closing: Any = {"type": "websocket.close", "code": 1008, "reason": refused.key}
        await send(closing)
        return
    kind, body = b"application/json", encode(ErrorAnswer(problem_of(refused)))
    if not path_of(scope).startswith(API_PREFIX):
        kind = b"text/plain; charset=utf-8"
        body = Localizer(preferred_language(languages)).error_text(refused).encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *HEADERS]
    start: Any = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    content: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(content)


def preferred_language(accepted: str) -> str:
    """The first language of an ``Accept-Language`` that we have; browsers send the best first."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), FALLBACK)
