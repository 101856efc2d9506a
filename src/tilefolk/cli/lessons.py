"""``tilefolk lessons``: the lessons there are, and the check of a lesson file."""

from __future__ import annotations

from pathlib import Path

import rich_click as click
from click.exceptions import Exit

from tilefolk.cli.lazy import Command, LazyGroup
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.lessons import lesson, lesson_names
from tilefolk.lessons.check import check_lesson
from tilefolk.lessons.library import DATA, lesson_text

COMMANDS = {"check": "tilefolk.cli.lessons:check", "list": "tilefolk.cli.lessons:list_lessons"}


@click.group(cls=LazyGroup, commands_at=COMMANDS, help="cli-command-lessons")
def lessons() -> None:
    pass


@click.command("list", cls=Command, help="cli-command-lessons-list")
@pass_screen
def list_lessons(screen: Screen) -> None:
    for name in lesson_names():
        click.echo(f"{name:24} {lesson(name).title.spoken(screen.words.language)}")


@click.command(cls=Command, help="cli-command-lessons-check")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@pass_screen
def check(screen: Screen, files: tuple[Path, ...]) -> None:
    wrong = 0
    for file in files or sorted(DATA.iterdir()):
        proved, mistakes = check_lesson(lesson_text(file))
        for mistake in mistakes:
            click.echo(f"{file.name}: {screen.words.error_text(mistake)}")
        if mistakes:
            click.echo(screen.text("lessons-mistakes", name=file.name, count=len(mistakes)), err=True)
        else:
            counted = [screen.text(f"lessons-proved-{what}", count=count) for what, count in proved.items()]
            screen.say("lessons-good", name=file.name, proved=", ".join(counted))
        wrong += len(mistakes)
    if wrong:
        raise Exit(2)
