"""The game in the browser: a server on this machine, and a browser that shows it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

from tilefolk.cli.folders import data_folder
from tilefolk.cli.screen import Screen, fail
from tilefolk.core.extras import need

if TYPE_CHECKING:
    from pathlib import Path

    from tilefolk.server.run import Server

SERVER = ("litestar", "uvicorn", "sqlalchemy", "msgspec", "structlog")
"""Packages of the extra ``server``, without which nothing of it can be imported."""


def play_in_browser(
    screen: Screen,
    host: str,
    port: int | None,
    open_browser: bool,
    data: Path | None = None,
    record: str = "",
) -> None:
    """Serve until Ctrl-C and show a page, or a record; without a given port any free one will do."""
    need("server", *SERVER)
    from tilefolk.server.run import configure_logs

    configure_logs("warning")
    server = listening_server(screen, host, port, data)
    page = ""
    if record:
        from tilefolk.server.kept_records import keep_at_home

        page = f"/replay/{asyncio.run(keep_at_home(server.settings, record))}"
    screen.say("play-address", address=server.address + page, style="bold green")
    screen.say("play-stop", style="dim")
    if open_browser and can_open_browser():
        threading.Thread(target=_open_when_ready, args=(server, page), daemon=True).start()
    with suppress(KeyboardInterrupt):
        server.serve_here()


def listening_server(
    screen: Screen, host: str, port: int | None, data: Path | None, **changes: object
) -> Server:
    """A server that has its port; without a wish the usual one, or any other that is free."""
    from msgspec.structs import replace

    from tilefolk.server.run import Server
    from tilefolk.server.settings import at_home
    from tilefolk.server.store import connection_problem

    folder = data or data_folder()
    try:
        settings = at_home(folder, host=host, **changes)
    except OSError as error:
        fail(screen, "serve-no-folder", folder=str(folder), reason=error.strerror or str(error))
    if settings.database.startswith("postgresql"):
        need("postgres", "psycopg")
    reason = connection_problem(settings.database)
    if reason is not None:
        fail(screen, "serve-no-database", reason=reason)
    for attempt in (port,) if port is not None else (8000, 0):
        try:
            return Server(replace(settings, port=attempt))
        except OSError as error:
            reason = error.strerror or str(error)
    return fail(screen, "play-no-port", host=host, port=str(port), reason=reason)


def can_open_browser() -> bool:
    """Whether somebody sits at a screen of this machine."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(server: Server, page: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(server.address + page)
