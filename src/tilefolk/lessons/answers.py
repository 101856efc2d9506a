"""Exercises: playing what happens before the question, and judging an answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tilefolk.core.errors import TilefolkError
from tilefolk.core.registry import get
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.conditions import value_at
from tilefolk.lessons.model import Aim, BadLesson, Exercise, Lesson, Line, Picture, Text, position_text

ARROW = "=>"
GAIN = re.compile(r"(?P<seat>\d):(?P<points>-?\d{1,3})")
LEGAL = "legal"


def asked_board(lesson: Lesson, part: Exercise | Picture) -> LessonBoard:
    """The position of a question or a picture: what happens before it has been played."""
    spec = get(lesson.game)
    board = LessonBoard(spec, spec.parse_position(position_text(part.position)), lesson.you)
    for line in part.play:
        for move in line.moves:
            try:
                board.play(move)
            except TilefolkError as error:
                raise BadLesson("lessons.move", line=line.number, move=move, reason=error) from error
    return board


def gains_of(line: Line, players: int) -> list[int]:
    """``0:6 1:3`` as points for every seat; seats that are not named get nothing."""
    gains = [0] * players
    for word in line.words:
        found = GAIN.fullmatch(word)
        if found is None or int(found["seat"]) >= players:
            raise BadLesson("lessons.gains", line=line.number, word=word)
        gains[int(found["seat"])] = int(found["points"])
    return gains


def right_score(exercise: Exercise, gains: list[int]) -> bool:
    """Whether these points for every seat are the answer."""
    assert exercise.answer is not None
    return gains == gains_of(exercise.answer, len(gains))


def reply_to_wrong(exercise: Exercise, gains: list[int]) -> Text | None:
    """What is said to a likely wrong answer."""
    return next(
        (slip.text for slip in exercise.slips if gains_of(slip.answer, len(gains)) == gains),
        None,
    )


def right_values(exercise: Exercise, values: Mapping[str, str]) -> bool:
    """Whether what was said of the table (``longest_road=1``) is the answer."""
    return dict(values) == expected_values(exercise)


def expected_values(exercise: Exercise) -> dict[str, str]:
    """What is to be said of the table, by the path in the view."""
    assert exercise.answer is not None
    return {path: value for path, _, value in (word.partition("=") for word in exercise.answer.words)}


def real_values(board: LessonBoard, exercise: Exercise) -> dict[str, str]:
    """The same as the engine says it."""
    view = board.view()
    return {path: value_at(view, path) for path in expected_values(exercise)}


def choice_of(line: Line) -> tuple[str, str]:
    """``moves => result`` as its two sides."""
    moves, arrow, result = line.text.partition(ARROW)
    if not arrow:
        raise BadLesson("lessons.arrow", line=line.number, text=line.text)
    return moves.strip(), result.strip()


def standing_for(board: LessonBoard, seat: int, aim: Aim) -> int:
    """How good the gains are for a seat: its own points, or its lead over the best other."""
    gains = board.gains()
    others = max(gain for other, gain in enumerate(gains) if other != seat)
    return gains[seat] - (others if aim == "lead" else 0)


def ends(board: LessonBoard, seat: int, aim: Aim) -> Iterator[int]:
    """What every way to go on brings a seat, as long as it is to move."""
    if board.game.is_over or board.game.to_move != seat:
        yield standing_for(board, seat, aim)
        return
    for action in board.game.legal():
        after = board.copy()
        after.play(action)
        yield from ends(after, seat, aim)
