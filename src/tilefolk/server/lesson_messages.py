"""What a learner's browser and the server say to each other, typed; the words are in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilefolk.core.values import Described
from tilefolk.core.views import View
from tilefolk.server.http_messages import Problem
from tilefolk.server.message_types import ActionText
from tilefolk.server.server_messages import SeenEvent

Words = dict[str, str]
"""A text in every language, by the code of the language."""
LessonKind = Literal["game", "exercises"]
Asked = Literal["score", "places", "order", "state", "legal"]
MOST_MOVES = 40
MOST_CHOICES = 40


class LessonInfo(Struct, frozen=True):
    """A lesson in a list: its steps or exercises by name, and which of them the caller has done."""

    name: str
    game: str
    kind: LessonKind
    title: Words
    parts: list[str]
    done: list[str]


class Learning(Struct, frozen=True):
    """All lessons, and the games that the caller has won against somebody."""

    lessons: list[LessonInfo]
    won: list[str]


class LessonSeat(Struct, frozen=True):
    """Somebody at the table of a lesson; the learner has no name of the lesson's."""

    name: str
    colour: str


class StepInfo(Struct, frozen=True):
    """A step of a guided game: what is said, what is to be done, and the place that it is about."""

    name: str
    rules: list[str]
    jump: bool
    at: str
    where: list[str]
    """Where the lesson's own moves are made, one after another: a hint, not the move."""
    say: Words
    task: Words


class ExerciseInfo(Struct, frozen=True):
    """An exercise in the list of its game."""

    name: str
    rules: list[str]
    ask: Asked
    question: Words


class Lesson(Struct, frozen=True):
    """A whole lesson, without its solutions."""

    name: str
    game: str
    kind: LessonKind
    title: Words
    you: int
    seats: list[LessonSeat]
    steps: list[StepInfo]
    exercises: list[ExerciseInfo]
    done: list[str]


class Moment(Struct, frozen=True):
    """The table at one moment: what is seen, what may be done, and what has just happened."""

    view: View
    legal: list[Described]
    events: list[SeenEvent]


class Moves(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves since the step began."""

    moves: Annotated[list[ActionText], Meta(max_length=MOST_MOVES)]


class TriedMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves since the step began, and those that are only tried."""

    moves: Annotated[list[ActionText], Meta(max_length=MOST_MOVES)]
    tried: Annotated[list[ActionText], Meta(max_length=MOST_MOVES)]


class LessonTrial(Struct, frozen=True):
    """What moves would bring that are only tried: the table then and points by seat, or a refusal."""

    now: Moment
    points: list[int]
    refusal: Problem | None
    said: Words | None


class Standing(Struct, frozen=True):
    """Where the moves have led: the table, what is said to them, and if the goal is met what follows."""

    verdict: Literal["going_on", "met", "missed", "refused"]
    now: Moment
    said: Words | None
    refusal: Problem | None
    as_shown: bool
    then: list[Moment]


class Shown(Struct, frozen=True):
    """The moves that the lesson itself makes in a step, what is said then, and what follows."""

    moments: list[Moment]
    said: Words
    then: list[Moment]


class ChoiceInfo(Struct, frozen=True):
    """Moves that an exercise offers, described one after another."""

    moves: list[Described]


class Exercise(Struct, frozen=True):
    """An exercise: the table, the question, and what the answer is made of."""

    name: str
    game: str
    rules: list[str]
    ask: Asked
    question: Words
    seats: list[LessonSeat]
    now: Moment
    choices: list[ChoiceInfo]
    paths: list[str]
    """What is asked of the table, each as a path in the view."""
    done: bool


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: points of every seat, values of the table by their paths, or the numbers of choices."""

    gains: Annotated[list[Annotated[int, Meta(ge=-999, le=999)]], Meta(max_length=16)] = []
    values: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    chosen: Annotated[list[int], Meta(max_length=MOST_CHOICES)] = []


class Judged(Struct, frozen=True):
    """Whether an answer is right, and what is said to a likely slip."""

    right: bool
    said: Words | None


class Verdict(Struct, frozen=True):
    """Whether a choice is right, and the refusal if it is not allowed."""

    right: bool
    refusal: Problem | None


class Solution(Struct, frozen=True):
    """An exercise solved: what happens step by step, each choice, the answer, and why."""

    moments: list[Moment]
    choices: list[Verdict]
    gains: list[int]
    values: dict[str, str]
    why: Words


class Pictured(Struct, frozen=True):
    """A position that shows a rule."""

    rules: list[str]
    lesson: str
    part: str
    caption: Words


class Picture(Struct, frozen=True):
    """What is needed to draw a position."""

    view: View
    seats: list[LessonSeat]
