"""The command line: one file a command, loaded when it is called."""

from __future__ import annotations

import sys

import rich_click as click

import tilefolk
from tilefolk import _engine
from tilefolk._compiler import INSTALL_LINE
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
    "selfplay": "tilefolk.cli.selfplay:selfplay",
    "hint": "tilefolk.cli.hint:hint",
    "analyse": "tilefolk.cli.analyse:analyse",
    "replay": "tilefolk.cli.replay:replay",
    "export": "tilefolk.cli.games:export",
    "import": "tilefolk.cli.games:import_games",
    "tune": "tilefolk.cli.tune:tune",
    "learn": "tilefolk.cli.learn:learn",
    "lessons": "tilefolk.cli.lessons:lessons",
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
    screen = context.ensure_object(Screen)
    if _engine.refused is not None:
        raise TilefolkError(_engine.refused.key, modules=_engine.refused.modules)
    if _engine.is_slow():
        screen.warn("engine-slow", line=INSTALL_LINE, place="clone" if _engine.is_clone() else "installed")


def main() -> None:
    """Run the command line."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    program(prog_name="tilefolk")
