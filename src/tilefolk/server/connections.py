"""Connections that can't be held half open, nor keep the server busy with crumbs.

Requests that never end and answers that nobody reads are given up. What comes is read in slices, and who
sends thousands of frames, requests or pieces of a body in a few kilobytes is hung up on before others wait.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilefolk.server.limits import Bucket

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.frames import Frame

    from tilefolk.server.settings import Limits

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
SLICE = 4096
"""Bytes that are read before it is looked at how much they were about."""
MOST_REQUESTS = 16
"""That may wait in one connection for the answer to an earlier one; browsers never let one wait."""
MOST_PIECES = 2_000
"""Of a body: the largest comes in a hundred or so."""


def slices_of(data: bytes) -> Iterator[bytes]:
    """What came, in parts of a size that nobody has to wait for."""
    return (data[at : at + SLICE] for at in range(0, len(data), SLICE))


class StallTimer:
    """Watches the other side read: one who takes nothing for a while is cut off, and what waits is let go."""

    def __init__(self, transport: asyncio.Transport, patience: float) -> None:
        self._transport, self._patience = transport, patience
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """More waits to be written than should."""
        if self._timer is None:
            self._schedule_check(self._transport.get_write_buffer_size())

    def stop(self) -> None:
        """It has read, or it is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _schedule_check(self, waiting: int) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._check_progress, waiting)

    def _check_progress(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting >= before:
            self._transport.abort()
        else:
            self._schedule_check(waiting)


class HttpConnection(HttpToolsProtocol):
    """Calls whose head comes in time and is not endless, one after another; the guard looks after bodies."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits: Limits = limits_of(self.config)
        self._stall_timer = StallTimer(transport, self._limits.stall_seconds)
        self._head_bytes = 0
        self._pieces = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        for part in slices_of(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._part_received(part)
            if len(self.pipeline) > MOST_REQUESTS or self._pieces > MOST_PIECES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._pieces = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._pieces += 1

    def _part_received(self, data: bytes) -> None:
        if self._between_requests:
            self._expect_head()
            self._head_bytes += len(data)
        super().data_received(data)
        if not self._between_requests:
            self._head_came()
        elif self._head_bytes > self._limits.head_bytes:
            self._refuse(TOO_LONG)

    def handle_websocket_upgrade(self) -> None:
        self._head_came()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall_timer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        self._stall_timer.stop()
        super().connection_lost(exc)

    @property
    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _expect_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self._limits.head_seconds, self._refuse, TOO_LATE)

    def _head_came(self) -> None:
        self._head_bytes = 0
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """Sockets whose other side reads: while it does not, nothing more is read of it, not even pings.

    Frames are counted: a message may come in any number of them, and empty ones have no size that is limited.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = limits_of(self.config)
        self._stall_timer = StallTimer(self.transport, limits.stall_seconds)
        self._allowed = Bucket(limits.frame_rate, limits.frame_burst)

    def data_received(self, data: bytes) -> None:
        for part in slices_of(data):
            if self.transport.is_closing():
                return
            super().data_received(part)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def _is_allowed(self) -> bool:
        """Whether one frame more is; else this connection is at its end."""
        if not self._allowed.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self._stall_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()
        self._stall_timer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stall_timer.stop()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Text that is none reaches the application as bytes, which it refuses in words."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    """Whether this is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def limits_of(config: Any) -> Limits:
    """The limits of the application that is served; uvicorn makes connections and hands on nothing else."""
    limits: Limits = config.app.settings.limits
    return limits
