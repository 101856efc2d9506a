"""A group of commands that imports only the one that is called, and speaks the person's language."""

from __future__ import annotations

import errno
import sys
from importlib import import_module
from io import StringIO
from typing import Any

import rich_click as click

from tilefolk.cli.screen import Screen, fail
from tilefolk.core.errors import TilefolkError
from tilefolk.core.locale import LANGUAGES

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class LazyGroup(click.RichGroup):
    """``commands_at`` names the place of each command; help texts are keys of the locales."""

    def __init__(self, *args: Any, commands_at: dict[str, str], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.commands_at = commands_at
        self.params.append(language_option())

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands_at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A light stand-in for lists of commands; the real one is loaded when it is called."""
        if cmd_name not in self.commands_at:
            return None
        key = "-".join([*ctx.command_path.split()[1:], cmd_name])
        return click.RichCommand(name=cmd_name, help=_screen(ctx).text(f"command-{key}"))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, _, rest = super().resolve_command(ctx, args)
        return name, self._load(name), rest

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except TilefolkError as error:
            _screen(ctx).refuse(error)
            ctx.exit(2)
        except OSError as error:
            reason = error.strerror or str(error)
            if error.filename is not None:
                fail(_screen(ctx), "file-failed", file=str(error.filename), reason=reason)
            if error.errno not in NO_ROOM:
                raise
            sys.stdout = StringIO()  # what is left of the output is not tried again when Python ends
            fail(_screen(ctx), "output-failed", reason=reason)

    def get_help(self, ctx: click.Context) -> str:
        translate(self, _screen(ctx))
        return super().get_help(ctx)

    def _load(self, name: str | None) -> click.Command | None:
        if name is None:
            return None
        module, _, attribute = self.commands_at[name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        if not any(param.name == "lang" for param in command.params):
            command.params.append(language_option())
        return command


class Command(click.RichCommand):
    """A command whose help texts are keys of the locales."""

    def get_help(self, ctx: click.Context) -> str:
        translate(self, _screen(ctx))
        return super().get_help(ctx)


def language_option() -> click.Option:
    """``--lang``, before or after the name of a command."""

    def choose(ctx: click.Context, _: click.Parameter, language: str | None) -> None:
        screen = Screen(language) if language else None
        place: click.Context | None = ctx
        while screen is not None and place is not None:  # whoever tells a mistake tells it in this language
            place.obj, place = screen, place.parent

    return click.RichOption(
        ["--lang"],
        type=click.Choice(LANGUAGES),
        is_eager=True,
        expose_value=False,
        callback=choose,
        help="cli-option-lang",
    )


def translate(command: click.Command, screen: Screen) -> None:
    """Put the person's language in place of the keys in help texts."""
    things: list[Any] = [command, *command.params]
    for thing in things:
        key = vars(thing).setdefault("help_key", getattr(thing, "help", None))
        if isinstance(key, str) and key.startswith("cli-"):
            thing.help = screen.words.text(key)


def _screen(ctx: click.Context) -> Screen:
    return ctx.find_object(Screen) or Screen()
