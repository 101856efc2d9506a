"""Arguments that several commands share."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import rich_click as click
from click.shell_completion import CompletionItem

import tilefolk
from tilefolk.core.errors import BadOption


class GameName(click.ParamType[str]):
    """The name of a game; a wrong one is answered with the right ones."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return tilefolk.get(str(value)).name

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(name) for name in tilefolk.games() if name.startswith(incomplete)]


class OutputFile(click.ParamType[Path]):
    """A file to be written after long work: that it can't be written is said before."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(value)
        if path.is_dir():
            problem = errno.EISDIR
        elif not path.parent.is_dir():
            problem = errno.ENOENT
        elif not os.access(path if path.exists() else path.parent, os.W_OK):
            problem = errno.EACCES
        else:
            return path
        raise BadOption("core.file_unwritable", file=str(path), reason=os.strerror(problem))


def _read_options(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """``NAME=VALUE`` pairs; a bare NAME means yes."""
    pairs = (value.partition("=") for value in values)
    return {name: text if equals else "yes" for name, equals, text in pairs}


game_argument = click.argument("game", type=GameName())
record_argument = click.argument("record", type=click.Path(path_type=Path, dir_okay=False))
port_type = click.IntRange(0, 65535)
players_option = click.option("--players", type=int, default=None, help="cli-option-players")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_read_options,
    help="cli-option-option",
)
tiles_option = click.option(
    "--tiles", type=click.Path(path_type=Path, dir_okay=False), default=None, help="cli-option-tiles"
)
