"""The lessons that come with the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tilefolk.core.files import read_whole
from tilefolk.lessons.model import BadLesson, Lesson
from tilefolk.lessons.reader import read_lesson

DATA = Path(__file__).parent / "data"
SUFFIX = ".lesson"
PICTURES = "pictures-"


def lesson_names() -> list[str]:
    """The names of all lessons of the program: guided games first, then exercises.

    >>> lesson_names()[0]
    'catan-first-game'
    """
    names = sorted(name for name in _files() if not name.startswith(PICTURES))
    return sorted(names, key=lambda name: name.startswith("exercises"))


def picture_names() -> list[str]:
    """The names of the collections of pictures that stand beside the rules.

    >>> picture_names()
    ['pictures-catan', 'pictures-hunters', 'pictures-mayflower']
    """
    return sorted(name for name in _files() if name.startswith(PICTURES))


def _files() -> list[str]:
    return [path.stem for path in DATA.glob("*" + SUFFIX)]


@cache
def lesson(name: str) -> Lesson:
    """A lesson or a collection of pictures by its name; raises BadLesson.

    >>> lesson("hunters-first-game").steps[0].name
    'lay-a-tile'
    """
    if name not in _files():
        raise BadLesson("lessons.unknown", name=name, known=", ".join(lesson_names()), line=0)
    return read_lesson(lesson_text(DATA / (name + SUFFIX)))


def lesson_text(file: Path) -> str:
    """What is written in a lesson file; raises BadLesson."""
    try:
        return read_whole(file)
    except (OSError, UnicodeDecodeError) as error:
        raise BadLesson("lessons.unreadable", line=0, file=str(file), reason=str(error)) from error
