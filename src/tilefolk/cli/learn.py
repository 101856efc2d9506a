"""``tilefolk learn``: the guided first game of a game in the terminal, or its exercises."""

from __future__ import annotations

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import game_argument
from tilefolk.cli.screen import Screen, pass_screen


@click.command(cls=Command, help="cli-command-learn")
@game_argument
@click.option("--exercises", is_flag=True, help="cli-learn-exercises")
@click.option("--anew", is_flag=True, help="cli-learn-anew")
@pass_screen
def learn(screen: Screen, game: str, exercises: bool, anew: bool) -> None:
    from tilefolk.cli.progress import LocalProgress
    from tilefolk.cli.terminal_exercises import TerminalExercises
    from tilefolk.cli.terminal_lesson import TerminalLesson

    progress = LocalProgress()
    name = f"exercises-{game}" if exercises else f"{game}-first-game"
    if anew:
        progress.reset(name)
    (TerminalExercises if exercises else TerminalLesson)(screen, name, progress).run()
