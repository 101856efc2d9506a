"""``tilefolk replay``: a saved game in the browser, move by move."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import port_type, record_argument
from tilefolk.cli.screen import Screen, pass_screen


@click.command(cls=Command, help="cli-command-replay")
@record_argument
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@click.option("--port", type=port_type, default=None, help="cli-play-port")
@click.option("--browser/--no-browser", "open_browser", default=True, help="cli-play-browser")
@pass_screen
def replay(screen: Screen, record: Path, host: str, port: int | None, open_browser: bool) -> None:
    from tilefolk.cli.browser import SERVER, play_in_browser
    from tilefolk.core.extras import need
    from tilefolk.core.record import Record

    need("server", *SERVER)
    from tilefolk.server.kept_records import read_record

    text = Record.load(record).text()  # what can't be read is refused before a server starts
    read_record(text)
    play_in_browser(screen, host, port, open_browser, record=text)
