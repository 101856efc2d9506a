"""The guide of a lesson: what a learner's moves in a step lead to, and what is said to them.

A step is folded from its position and the learner's moves alone, so nothing has to be kept between two
moves: whoever has the list of moves, on whichever server, gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tilefolk.core.errors import BadNotation, IllegalAction, TilefolkError
from tilefolk.core.events import Event
from tilefolk.core.registry import GameSpec, get
from tilefolk.lessons.board import LessonBoard, Move
from tilefolk.lessons.conditions import holds
from tilefolk.lessons.model import Lesson, Line, Step, Text, Wrong, position_text
from tilefolk.lessons.places import place_of

AT_ONCE = "now"
"""Marks a ``wrong`` that is said before the turn is over, because the goal is out of reach already."""
Verdict = Literal["going_on", "met", "missed", "refused"]
"""The step goes on, its goal is met, the turn ended without it, or the last move was not allowed."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A move that the lesson makes by itself, what it brings, and the board after it."""

    move: str
    events: list[Event]
    board: LessonBoard


@dataclass(frozen=True, slots=True)
class Trial:
    """What moves would bring that a learner only tries: events and points, or the refusal of one of them."""

    board: LessonBoard
    events: list[Event]
    points: list[int]
    refusal: TilefolkError | None = None
    said: Text | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a learner stands in a step after some moves."""

    board: LessonBoard
    verdict: Verdict
    events: list[Event]
    """What the last move brought, the answers of the script included."""
    said: Text | None = None
    refusal: TilefolkError | None = None
    as_shown: bool = True
    """Whether the goal was met in the way from which the lesson goes on."""


class Guide:
    """Leads through the steps of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.spec: GameSpec = get(lesson.game)

    def board(self, step: Step) -> LessonBoard:
        """The position in which a step begins."""
        game = self.spec.parse_position(position_text(step.position))
        return LessonBoard(self.spec, game, self.lesson.you, step.scripted)

    def standing(self, step: Step, moves: Sequence[Move]) -> Standing:
        """What the learner's moves have led to; only the last of them may be refused."""
        board = self.board(step)
        seen = 0
        for move in moves:
            seen = len(board.events)
            try:
                board.play_own(move)
            except (IllegalAction, BadNotation) as refusal:
                said = answer_to(step, board, refusal)
                return Standing(board, "refused", [], said.text if said else None, refusal)
            board.follow_script()
            if goal_met(step, board):
                as_shown = self._shown(step).game == board.game
                return Standing(board, "met", board.events[seen:], step.well, as_shown=as_shown)
            said = answer_to(step, board, None) if board.turn_over else out_of_reach(step, board)
            if said is not None or board.turn_over:
                return Standing(board, "missed", board.events[seen:], said.text if said else None)
        return Standing(board, "going_on", board.events[seen:])

    def tried(self, step: Step, moves: Sequence[Move], tried: Sequence[Move]) -> Trial:
        """What own moves would bring after those that were made: nobody answers them yet."""
        board = self.board(step)
        for move in moves:
            board.play_own(move)
            board.follow_script()
        before, seen = board.gains(), len(board.events)
        for move in tried:
            try:
                board.play_own(move)
            except (IllegalAction, BadNotation) as refusal:
                said = answer_to(step, board, refusal)
                return Trial(board, [], [], refusal, said.text if said else None)
        points = [now - then for now, then in zip(board.gains(), before, strict=True)]
        return Trial(board, board.events[seen:], points)

    def places(self, step: Step) -> list[str]:
        """Where the shown moves are made, one after another."""
        boards = [self.board(step), *(scene.board for scene in self.show(step))]
        return [place_of(board, move) for board, move in zip(boards, step.show.moves, strict=False)]

    def show(self, step: Step) -> list[Scene]:
        """The moves that the lesson itself would make, each with what it brings."""
        return self._told(self.board(step), step.show.moves)

    def interlude(self, step: Step) -> list[Scene]:
        """What chance and the others do between this step and the next."""
        return self._told(self._shown(step), [move for line in step.then for move in line.moves])

    def _told(self, board: LessonBoard, moves: Sequence[str]) -> list[Scene]:
        told = []
        for move in moves:
            seen = len(board.events)
            board.play(move)
            board.follow_script()
            told.append(Scene(move, board.events[seen:], board.copy()))
        return told

    def _shown(self, step: Step) -> LessonBoard:
        board = self.board(step)
        self._told(board, step.show.moves)
        return board


def goal_met(step: Step, board: LessonBoard) -> bool:
    """Whether everything that the step asks for holds."""
    return all(holds(board, goal) for goal in step.goals)


def answer_to(step: Step, board: LessonBoard, refusal: TilefolkError | None) -> Wrong | None:
    """The first ``wrong`` that fits what happened."""
    return next((wrong for wrong in step.wrongs if _fits(wrong.when, board, refusal)), None)


def out_of_reach(step: Step, board: LessonBoard) -> Wrong | None:
    """The first ``wrong now`` that fits in the middle of a turn."""
    marked = (wrong for wrong in step.wrongs if wrong.when.words[0] == AT_ONCE)
    return next((wrong for wrong in marked if _fits(wrong.when, board, None)), None)


def _fits(when: Line, board: LessonBoard, refusal: TilefolkError | None) -> bool:
    match when.words:
        case ["now", *condition]:
            return refusal is None and holds(board, Line(when.number, " ".join(condition)))
        case ["other"]:
            return True
        case ["refused", *wanted]:
            return refusal is not None and wanted == [refusal.rule, refusal.key][: len(wanted)]
    return refusal is None and holds(board, when)
