"""The command line: one file a command, loaded when it is called."""

from __future__ import annotations

import sys

import rich_click as click

import tilefolk
from tilefolk import _engine
from tilefolk.cli.lazy import LazyGroup
from tilefolk.cli.screen import Screen
from tilefolk.core.errors import TilefolkError

COMMANDS = {
    "play": "tilefolk.cli.play:play",
    "serve": "tilefolk.cli.serve:serve",
    "simulate": "tilefolk.cli.simulate:simulate",
    "show": "tilefolk.cli.show:show",
    "verify": "tilefolk.cli.verify:verify",
    "tiles": "tilefolk.cli.tiles:tiles",
    "bots": "tilefolk.cli.bots:bots",
    "arena": "tilefolk.cli.arena:arena",
    "hint": "tilefolk.cli.hint:hint",
    "tune": "tilefolk.cli.tune:tune",
}
"""Name and place of each command; its one-line help is the text ``cli-command-NAME``."""


@click.group(cls=LazyGroup, commands_at=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    tilefolk.__version__,
    message=f"tilefolk %(version)s ({tilefolk.engine()} engine)",
    help="cli-option-version",
)
@click.pass_context
def program(context: click.Context) -> None:
    """cli-command-tilefolk"""
    context.ensure_object(Screen)
    if _engine.refused is not None:
        raise TilefolkError(_engine.refused.key, modules=_engine.refused.modules)


def main() -> None:
    """Run the command line."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    program(prog_name="tilefolk")
