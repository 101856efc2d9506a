"""The calls of those who learn by exercises: the question, an answer, the solution."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tilefolk.core.values import Described
from tilefolk.lessons import model
from tilefolk.lessons.answers import asked_board, expected_values, real_values
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.questions import (
    GivenAnswer,
    choices,
    is_right,
    order_scenes,
    question_board,
    slip_reply,
    told_scenes,
)
from tilefolk.server.errors import Unknown, problem_of
from tilefolk.server.http import Call
from tilefolk.server.lesson_messages import (
    ChoiceInfo,
    Exercise,
    Judged,
    LessonAnswer,
    Moment,
    Solution,
    Verdict,
)
from tilefolk.server.lessons import known_lesson, moments, note_done, progress_of, seats, words


def known_exercise(name: str, part: str) -> tuple[model.Lesson, model.Exercise]:
    """An exercise with its lesson; an error if there is none."""
    lesson = known_lesson(name)
    exercise = lesson.exercise(part)
    if exercise is None:
        raise Unknown("server.lesson.unknown")
    return lesson, exercise


@get("/api/lessons/{name:str}/exercises/{part:str}")
async def read_exercise(request: Call, name: FromPath[str], part: FromPath[str]) -> Exercise:
    """An exercise."""
    lesson, exercise = known_exercise(name, part)
    board, asked = question_board(lesson, exercise), asked_board(lesson, exercise)
    return Exercise(
        name=part,
        game=lesson.game,
        rules=exercise.rules.words,
        ask=exercise.ask,
        question=words(exercise.question),
        seats=seats(lesson, board.game.players, exercise.colours),
        now=Moment(view=board.view(), legal=[], events=[]),
        choices=[ChoiceInfo(described(asked, choice.moves)) for choice in choices(asked, exercise)],
        paths=list(expected_values(exercise)) if exercise.ask == "state" else [],
        done=part in (await progress_of(request)).get(name, ()),
    )


def described(board: LessonBoard, moves: Sequence[str]) -> list[Described]:
    """Moves one after another, each as it stands after those before it."""
    board = board.copy()
    found = []
    for number, move in enumerate(moves):
        if number:
            board.play(moves[number - 1])
        found.append(board.described(board.read(move)))
    return found


@post("/api/lessons/{name:str}/exercises/{part:str}/answer", status_code=200)
async def answer_exercise(
    request: Call, name: FromPath[str], part: FromPath[str], data: JSONBody[LessonAnswer]
) -> Judged:
    """Is my answer right?"""
    lesson, exercise = known_exercise(name, part)
    board = asked_board(lesson, exercise)
    given = GivenAnswer(data.gains, data.values, data.chosen)
    right = is_right(board, exercise, given)
    if right:
        await note_done(request, name, part)
    said = None if right else slip_reply(board, exercise, given)
    return Judged(right=right, said=words(said) if said else None)


@get("/api/lessons/{name:str}/exercises/{part:str}/solution", sync_to_thread=False)
def solve_exercise(name: FromPath[str], part: FromPath[str]) -> Solution:
    """How an exercise is solved, step by step."""
    lesson, exercise = known_exercise(name, part)
    board = asked_board(lesson, exercise)
    scenes = order_scenes(lesson, exercise) if exercise.ask == "order" else told_scenes(lesson, exercise)
    return Solution(
        moments=moments(scenes),
        choices=[
            Verdict(right=it.right, refusal=problem_of(it.refusal) if it.refusal else None)
            for it in choices(board, exercise)
        ],
        gains=board.gains() if exercise.ask == "score" else [],
        values=real_values(board, exercise) if exercise.ask == "state" else {},
        why=words(exercise.why),
    )


HANDLERS = [read_exercise, answer_exercise, solve_exercise]
