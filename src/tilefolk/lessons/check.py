"""Checks a lesson on the engine: every position, move, refusal, event and point in it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import zip_longest

from tilefolk.core.errors import TilefolkError
from tilefolk.core.registry import get
from tilefolk.lessons.check_exercise import check_exercise, check_picture
from tilefolk.lessons.check_parts import check_text
from tilefolk.lessons.check_step import StepCheck
from tilefolk.lessons.model import BadLesson
from tilefolk.lessons.reader import read_lesson


def check_lesson(text: str) -> tuple[Counter[str], list[BadLesson]]:
    """How much was proved of a lesson file, and the first mistake of each of its parts."""
    proved: Counter[str] = Counter()
    mistakes: list[BadLesson] = []
    try:
        lesson = read_lesson(text)
        get(lesson.game)
        check_text("title", lesson.title, proved)
    except BadLesson as mistake:
        return proved, [mistake]
    except TilefolkError as error:
        return proved, [BadLesson("lessons.game", line=1, reason=error)]
    checks = [
        *(
            partial(StepCheck(lesson, step, proved).check, follower)
            for step, follower in zip_longest(lesson.steps, lesson.steps[1:])
        ),
        *(partial(check_exercise, lesson, exercise, proved) for exercise in lesson.exercises),
        *(partial(check_picture, lesson, picture, proved) for picture in lesson.pictures),
    ]
    for check in checks:
        try:
            check()
        except BadLesson as mistake:
            mistakes.append(mistake)
    return proved, mistakes
