"""``tilefolk export`` and ``tilefolk import``: all finished games of a server as one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import OutputFile
from tilefolk.cli.screen import Screen, fail, pass_screen
from tilefolk.core.files import LARGEST

if TYPE_CHECKING:
    from tilefolk.server.played_messages import ArchivedGame, TakenIn
    from tilefolk.server.store import Store

data_option = click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="cli-serve-data")
database_option = click.option("--database", envvar="TILEFOLK_DATABASE", help="cli-serve-database")


def open_store(screen: Screen, data: Path | None, database: str | None) -> Store:
    """The database that a server would use; says why not where it can't be used."""
    from tilefolk.cli.browser import SERVER
    from tilefolk.cli.folders import data_folder
    from tilefolk.core.extras import need

    need("server", *SERVER)
    if database is not None and database.startswith("postgresql"):
        need("postgres", "psycopg")
    from tilefolk.server.settings import at_home
    from tilefolk.server.store import Store, connection_problem

    url = database or at_home(data or data_folder()).database
    reason = connection_problem(url)
    if reason is not None:
        fail(screen, "serve-no-database", reason=reason)
    return Store(url)


def read_line(line: bytes) -> ArchivedGame | None:
    """A game of a file; None: the line is none."""
    import msgspec

    from tilefolk.server.played_messages import ArchivedGame

    try:
        return msgspec.json.decode(line, type=ArchivedGame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


@click.command(cls=Command, help="cli-command-export")
@click.argument("file", type=OutputFile())
@data_option
@database_option
@pass_screen
def export(screen: Screen, file: Path, data: Path | None, database: str | None) -> None:
    store = open_store(screen, data, database)

    async def write() -> int:
        from tilefolk.core.files import whole_file
        from tilefolk.server.archive import archived_line
        from tilefolk.server.played import all_finished

        count = 0
        await store.open()
        try:
            with whole_file(file) as out:
                async for it in all_finished(store):
                    out.write(await archived_line(store, it, None))
                    count += 1
        finally:
            await store.close()
        return count

    screen.say("export-done", count=asyncio.run(write()), file=str(file))


@click.command("import", cls=Command, help="cli-command-import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@database_option
@pass_screen
def import_games(screen: Screen, file: Path, data: Path | None, database: str | None) -> None:
    store = open_store(screen, data, database)

    async def read() -> TakenIn:
        from tilefolk.server.archive import take_in
        from tilefolk.server.played_messages import TakenIn

        added = known = unreadable = 0
        await store.open()
        try:
            with file.open("rb") as lines:
                while line := lines.readline(LARGEST):
                    game = read_line(line)
                    found = await take_in(store, [game] if game else [], None)
                    added, known = added + found.added, known + found.known
                    unreadable += found.unreadable + (game is None)
        finally:
            await store.close()
        return TakenIn(added, known, unreadable)

    found = asyncio.run(read())
    if found.unreadable and not found.added + found.known:
        fail(screen, "import-none", file=str(file))
    screen.say("import-done", added=found.added, known=found.known, unreadable=found.unreadable)
