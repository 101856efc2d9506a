"""``tilefolk learn``: the guided first game of a game in the terminal, or its exercises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

import tilefolk
from tilefolk.cli.ask_game import ask_game
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import GameName
from tilefolk.cli.screen import Screen, pass_screen

if TYPE_CHECKING:
    from tilefolk.cli.progress import LocalProgress


@click.command(cls=Command, help="cli-command-learn")
@click.argument("game", type=GameName(), required=False)
@click.option("--exercises", is_flag=True, help="cli-learn-exercises")
@click.option("--anew", is_flag=True, help="cli-learn-anew")
@pass_screen
def learn(screen: Screen, game: str | None, exercises: bool, anew: bool) -> None:
    from tilefolk.cli.progress import LocalProgress
    from tilefolk.cli.terminal_exercises import TerminalExercises
    from tilefolk.cli.terminal_lesson import TerminalLesson
    from tilefolk.lessons import lesson_names

    progress = LocalProgress()
    taught = [name for name in tilefolk.games() if _lesson_name(name, exercises) in lesson_names()]
    chosen = game or ask_game(screen, taught, lambda name: _reached(screen, progress, name, exercises))
    if chosen is None:
        return
    name = _lesson_name(chosen, exercises)
    if anew:
        progress.reset(name)
    (TerminalExercises if exercises else TerminalLesson)(screen, name, progress).run()


def _lesson_name(game: str, exercises: bool) -> str:
    return f"exercises-{game}" if exercises else f"{game}-first-game"


def _reached(screen: Screen, progress: LocalProgress, game: str, exercises: bool) -> str:
    """How far the learner is in a game, as the lobby says it."""
    from tilefolk.lessons import lesson

    name = _lesson_name(game, exercises)
    done, all_parts = len(progress.done(name)), len(lesson(name).parts)
    if exercises:
        return screen.words.text("learn-solved", done=done, all=all_parts)
    if done == all_parts:
        return screen.words.text("learn-played")
    return screen.words.text("learn-step" if done else "learn-first-time", step=done + 1, steps=all_parts)
