"""Lessons: guided first games and exercises, read from text files and played on the real engine."""

from __future__ import annotations

from tilefolk.lessons.library import lesson, lesson_names, picture_names
from tilefolk.lessons.model import BadLesson, Exercise, Lesson, Step
from tilefolk.lessons.reader import read_lesson

__all__ = [
    "BadLesson",
    "Exercise",
    "Lesson",
    "Step",
    "lesson",
    "lesson_names",
    "picture_names",
    "read_lesson",
]
