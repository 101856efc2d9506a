"""Start a server with uvicorn."""

from __future__ import annotations

import logging
import socket
from collections.abc import MutableMapping
from types import FrameType
from typing import Any

import structlog
import uvicorn

from tilefolk.server.app import create_app
from tilefolk.server.connections import HttpConnection, SocketConnection
from tilefolk.server.settings import Settings


class Server(uvicorn.Server):
    """A server that can tell where it listens."""

    def __init__(self, settings: Settings, *, access_log: bool = False) -> None:
        self.settings = settings
        self.socket = bound_socket(settings.host, settings.port)
        super().__init__(
            uvicorn.Config(
                create_app(settings),
                http=HttpConnection,
                ws=SocketConnection,
                ws_max_size=settings.limits.frame_bytes,
                ws_per_message_deflate=False,
                access_log=access_log,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=3,
                lifespan="on",
            )
        )

    @property
    def address(self) -> str:
        """The address for a browser on this machine."""
        host, port = self.socket.getsockname()[:2]
        name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host  # noqa: S104  (only named)
        return f"http://{name}:{port}"

    def serve_here(self) -> None:
        """Run until it is stopped."""
        self.run(sockets=[self.socket])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second Ctrl-C of the impatient leaves nothing half done: stopping takes seconds at most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    bound.listen(1024)
    bound.set_inheritable(True)
    return bound


def configure_logs(level: str = "info", *, as_json: bool = False) -> None:
    """Structured logs: for eyes on a terminal, JSON lines for machines."""
    threshold = logging.getLevelNamesMapping()[level.upper()]
    # plain tracebacks: the fancy ones print local variables, and with them secrets
    renderers: list[Any] = [
        quote_control_characters,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
    if as_json:
        renderers = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *renderers,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
    )
    logging.basicConfig(level=max(threshold, logging.WARNING))


def quote_control_characters(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """What strangers have sent (a path, an address) is quoted where it could steer the host's terminal."""
    for name, value in event.items():
        if isinstance(value, str) and not value.isprintable() and name != "exception":
            event[name] = ascii(value)
    return event
