"""What ``tilefolk learn`` teaches: a first game, the exercises of a game, another lesson, or a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import tilefolk
from tilefolk.lessons import Lesson, lesson, lesson_names, read_lesson
from tilefolk.lessons.library import SUFFIX, lesson_text


@dataclass(frozen=True)
class ChosenLesson:
    """A lesson, the name by which what is done is kept, and the command that goes on with it."""

    name: str
    lesson: Lesson
    command: str


def choose_lesson(wanted: str, *, exercises: bool = False) -> ChosenLesson:
    """The lesson that is meant by a game, a lesson's name or a lesson file; raises TilefolkError."""
    command = f"tilefolk learn {wanted}"
    if wanted.endswith(SUFFIX):
        file = Path(wanted)
        return ChosenLesson(file.stem, read_lesson(lesson_text(file)), command)
    if wanted in lesson_names():
        return ChosenLesson(wanted, lesson(wanted), command)
    name = lesson_name(tilefolk.get(wanted).name, exercises=exercises)
    return ChosenLesson(name, lesson(name), command + " --exercises" * exercises)


def lesson_name(game: str, *, exercises: bool) -> str:
    """The first game of a game, or its exercises."""
    return f"exercises-{game}" if exercises else f"{game}-first-game"
