"""Pictures for the rules: positions of the lessons that show them."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from tilefolk.core.registry import get as game_spec
from tilefolk.lessons import lesson as lesson_named
from tilefolk.lessons import lesson_names, model, picture_names
from tilefolk.lessons.answers import asked_board
from tilefolk.lessons.questions import question_board
from tilefolk.server.errors import Unknown
from tilefolk.server.lesson_messages import Picture, Pictured
from tilefolk.server.lessons import known_lesson, seats, words


@get("/api/games/{game:str}/pictures", sync_to_thread=False)
def list_pictures(game: FromPath[str]) -> list[Pictured]:
    """Positions that show the rules of a game: those made for it first, then its exercises.

    What a guided step says is about its task, not about a rule, so steps are no pictures.
    """
    game_spec(game)
    found = [(name, lesson_named(name)) for name in (*picture_names(), *lesson_names())]
    return [
        Pictured(rules=part.rules.words, lesson=name, part=part.name, caption=words(caption_of(part)))
        for name, lesson in found
        if lesson.game == game
        for part in shown_parts(lesson)
    ]


def shown_parts(lesson: model.Lesson) -> list[model.Exercise | model.Picture]:
    """What of a lesson may stand beside a rule."""
    return [*lesson.pictures, *lesson.exercises]


def caption_of(part: model.Exercise | model.Picture) -> model.Text:
    """What is said below a picture."""
    return part.question if isinstance(part, model.Exercise) else part.say


@get("/api/lessons/{name:str}/pictures/{part:str}", sync_to_thread=False)
def read_picture(name: FromPath[str], part: FromPath[str]) -> Picture:
    """A position to be drawn."""
    lesson = lesson_named(name) if name in picture_names() else known_lesson(name)
    exercise, picture = lesson.exercise(part), lesson.picture(part)
    if exercise is not None:
        board, colours = question_board(lesson, exercise), exercise.colours
    elif picture is not None:
        board, colours = asked_board(lesson, picture), picture.colours
    else:
        raise Unknown("server.lesson.unknown")
    return Picture(view=board.view(), seats=seats(lesson, board.game.players, colours))


HANDLERS = [list_pictures, read_picture]
