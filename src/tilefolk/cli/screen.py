"""Where commands write: the console, in the person's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

import rich_click as click
from click.exceptions import Exit

from tilefolk.core.locale import Localizer, language_of

if TYPE_CHECKING:
    from rich.console import Console

    from tilefolk.core.errors import TilefolkError


class Screen:
    """The console and the words of one run."""

    def __init__(self, language: str | None = None) -> None:
        self.words = Localizer(language or language_of())

    @cached_property
    def console(self) -> Console:
        """For results; imported late, for help and JSON do without it."""
        from rich.console import Console

        return Console(highlight=False, soft_wrap=True)

    def text(self, key: str, **params: Any) -> str:
        """The text ``cli-KEY`` in the person's language."""
        return self.words.text(f"cli-{key}", **params)

    def say(self, key: str, *, style: str | None = None, **params: Any) -> None:
        """Print the text ``cli-KEY``."""
        self.console.print(self.text(key, **params), style=style, markup=False)

    def warn(self, key: str, **params: Any) -> None:
        """Print the text ``cli-KEY`` where it does not mix with results."""
        print(self.text(key, **params), file=sys.stderr)  # noqa: T201

    @contextmanager
    def counting_games(self, key: str, games: int, *, silent: bool) -> Iterator[Callable[[int], None]]:
        """A bar with the text ``cli-KEY``; call what it gives with the number of games just played."""
        if silent:
            yield lambda count: None
            return
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
        ) as bar:
            task = bar.add_task(self.text(key, games=games), total=games)
            yield lambda count: bar.advance(task, count)

    def game_name(self, game: str) -> str:
        """The name of a game as people know it."""
        return self.words.text(f"game-{game}")

    def source_name(self, game: str, source: str) -> str:
        """What points come from, in the words of that game."""
        key = f"{game}-source-{source}"
        return self.words.text(key) if self.words.has(key) else source

    def option_value(self, value: object) -> str:
        """The value of an option, as a person would say it."""
        return self.text("yes" if value else "no") if isinstance(value, bool) else str(value)

    def refuse(self, error: TilefolkError) -> None:
        """Say what was wrong, in words."""
        prefix = click.style(self.text("error"), fg="red", bold=True)
        click.echo(f"{prefix} {self.words.error_text(error)}", err=True)


def fail(screen: Screen, key: str, **params: Any) -> NoReturn:
    """End the command because of a person's mistake: the text ``cli-KEY`` says what to do."""
    prefix = click.style(screen.text("error"), fg="red", bold=True)
    click.echo(f"{prefix} {screen.text(key, **params)}", err=True)
    raise Exit(2)


pass_screen = click.make_pass_decorator(Screen, ensure=True)
