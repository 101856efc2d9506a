"""``tilefolk learn``: a guided first game in the terminal, exercises, or a lesson of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import rich_click as click

import tilefolk
from tilefolk.cli.ask_game import ask_game
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import GameName
from tilefolk.cli.screen import Screen, pass_screen

if TYPE_CHECKING:
    from tilefolk.cli.progress import LocalProgress


class GameOrLesson(GameName):
    """The name of a game or of a lesson, or a lesson file."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from tilefolk.lessons import lesson_names
        from tilefolk.lessons.library import SUFFIX

        wanted = str(value)
        taught = wanted.endswith(SUFFIX) or wanted in lesson_names()
        return wanted if taught else super().convert(wanted, param, ctx)


@click.command(cls=Command, help="cli-command-learn")
@click.argument("game", type=GameOrLesson(), required=False)
@click.option("--exercises", is_flag=True, help="cli-learn-exercises")
@click.option("--anew", is_flag=True, help="cli-learn-anew")
@pass_screen
def learn(screen: Screen, game: str | None, exercises: bool, anew: bool) -> None:
    from tilefolk.cli.lesson_choice import choose_lesson, lesson_name
    from tilefolk.cli.progress import LocalProgress
    from tilefolk.cli.terminal_exercises import TerminalExercises
    from tilefolk.cli.terminal_lesson import TerminalLesson
    from tilefolk.lessons import lesson_names

    progress = LocalProgress()
    games = [name for name in tilefolk.games() if lesson_name(name, exercises=exercises) in lesson_names()]
    wanted = game or ask_game(screen, games, lambda name: _progress_text(screen, progress, name, exercises))
    if wanted is None:
        return
    chosen = choose_lesson(wanted, exercises=exercises)
    if anew:
        progress.reset(chosen.name)
    way = TerminalExercises if chosen.lesson.kind == "exercises" else TerminalLesson
    way(screen, chosen, progress).run()


def _progress_text(screen: Screen, progress: LocalProgress, game: str, exercises: bool) -> str:
    """How far the learner is in a game, as the lobby says it."""
    from tilefolk.cli.lesson_choice import lesson_name
    from tilefolk.lessons import lesson

    name = lesson_name(game, exercises=exercises)
    done, all_parts = len(progress.done(name)), len(lesson(name).parts)
    if exercises:
        return screen.words.text("learn-solved", done=done, all=all_parts)
    if done == all_parts:
        return screen.words.text("learn-played")
    return screen.words.text("learn-step" if done else "learn-first-time", step=done + 1, steps=all_parts)
