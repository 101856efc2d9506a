"""What an exercise asks: the moves to choose from, and whether a choice is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tilefolk.core.errors import TilefolkError
from tilefolk.lessons.answers import asked_board, choice_of, reply_to_wrong, right_score, right_values
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.guide import Scene
from tilefolk.lessons.model import Exercise, Lesson, Line, Text

ASKED_BEFORE_THE_MOVE = ("score", "state")
"""Questions about what the last move brings: the learner sees the board before it."""
NOBODY = "none"


@dataclass(frozen=True, slots=True)
class Choice:
    """Moves that an exercise offers, whether they are right, and why they are refused if they are."""

    moves: list[str]
    right: bool
    refusal: TilefolkError | None = None


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """A learner's answer: points of every seat, values of the table, or the numbers of the choices taken."""

    gains: Sequence[int] = ()
    values: Mapping[str, str] = field(default_factory=dict)
    chosen: Sequence[int] = ()


def question_board(lesson: Lesson, exercise: Exercise) -> LessonBoard:
    """The board that the question is asked about, as the learner sees it."""
    scenes = told_scenes(lesson, exercise)
    if not scenes:
        return asked_board(lesson, exercise)
    if exercise.ask not in ASKED_BEFORE_THE_MOVE:
        return scenes[-1].board
    before = scenes[:-1]
    return before[-1].board if before else start_board(lesson, exercise)


def start_board(lesson: Lesson, exercise: Exercise) -> LessonBoard:
    """The board before anything is played."""
    return asked_board(lesson, replace(exercise, play=()))


def told_scenes(lesson: Lesson, exercise: Exercise) -> list[Scene]:
    """What is played in an exercise, move by move."""
    board, scenes = start_board(lesson, exercise), []
    for move in [move for line in exercise.play for move in line.moves]:
        seen = len(board.events)
        board.play(move)
        scenes.append(Scene(move, board.events[seen:], board.copy()))
    return scenes


def order_scenes(lesson: Lesson, exercise: Exercise) -> list[Scene]:
    """The right order, move by move."""
    assert exercise.answer is not None
    board, scenes = asked_board(lesson, exercise), []
    for move in exercise.answer.moves:
        seen = len(board.events)
        board.play(move)
        scenes.append(Scene(move, board.events[seen:], board.copy()))
    return scenes


def choices(board: LessonBoard, exercise: Exercise) -> list[Choice]:
    """What the learner chooses from, where moves are asked for."""
    match exercise.ask:
        case "legal":
            return [_judged(board, choice_of(line)[0]) for line in exercise.choices]
        case "places":
            assert exercise.answer is not None
            offered = [*exercise.answer.moves, *(choice_of(line)[0] for line in exercise.refused)]
            return [_judged(board, move) for move in sorted(offered) if move != NOBODY]
        case "order":
            assert exercise.answer is not None
            right = exercise.answer.moves
            lines = [Line(line.number, choice_of(line)[0]).moves for line in exercise.choices]
            return [Choice(moves, moves == right) for moves in lines]
    return []


def is_right(board: LessonBoard, exercise: Exercise, given: GivenAnswer) -> bool:
    """Whether the answer is right, as the engine says."""
    if exercise.ask == "score":
        return len(given.gains) == board.game.players and right_score(exercise, list(given.gains))
    if exercise.ask == "state":
        return right_values(exercise, given.values)
    wanted = {number for number, choice in enumerate(choices(board, exercise)) if choice.right}
    return set(given.chosen) == wanted


def slip_reply(board: LessonBoard, exercise: Exercise, given: GivenAnswer) -> Text | None:
    """What is said to a likely slip."""
    if exercise.ask != "score" or len(given.gains) != board.game.players:
        return None
    return reply_to_wrong(exercise, list(given.gains))


def _judged(board: LessonBoard, move: str) -> Choice:
    refusal = board.spec.explain(board.game, board.spec.parse_action(board.game, move))
    return Choice([move], refusal is None, refusal)
