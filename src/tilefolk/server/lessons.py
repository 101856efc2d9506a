"""The calls of those who learn: lessons, steps of a guided game, exercises.

A step is folded from its position and the moves that the call brings, so the server keeps nothing but what
is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tilefolk.core.events import Event
from tilefolk.core.registry import get as game_spec
from tilefolk.lessons import lesson as lesson_named
from tilefolk.lessons import lesson_names, model
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.guide import Guide, Scene
from tilefolk.server.changes import seen_events
from tilefolk.server.errors import Unknown, problem_of
from tilefolk.server.http import Call, guest_of, hub_of
from tilefolk.server.lesson_messages import (
    ExerciseInfo,
    Learning,
    Lesson,
    LessonInfo,
    LessonKind,
    LessonSeat,
    LessonTrial,
    Moment,
    Moves,
    Shown,
    Standing,
    StepInfo,
    TriedMoves,
    Words,
)
from tilefolk.server.progress import WON

# --- finding


def known_lesson(name: str) -> model.Lesson:
    """The lesson of that name; an error if there is none."""
    if name not in lesson_names():
        raise Unknown("server.lesson.unknown")
    return lesson_named(name)


def known_step(name: str, part: str) -> tuple[Guide, model.Step]:
    """A step with the guide that leads through it; an error if there is none."""
    lesson = known_lesson(name)
    step = lesson.step(part)
    if step is None:
        raise Unknown("server.lesson.unknown")
    return Guide(lesson), step


async def progress_of(request: Call) -> dict[str, list[str]]:
    """What the caller has done; nothing for somebody without a session."""
    guest = await guest_of(request)
    return {} if guest is None else await hub_of(request).progress.done_by(guest.player)


async def note_done(request: Call, lesson: str, part: str) -> None:
    """The caller has done this; forgotten for somebody without a session."""
    guest = await guest_of(request)
    if guest is not None:
        await hub_of(request).progress.note(guest.player, lesson, part)


# --- words for what was found


def words(text: model.Text) -> Words:
    """A text in all its languages."""
    return dict(text.said)


def moment(board: LessonBoard, events: Sequence[Event] = ()) -> Moment:
    """The table as the learner sees it."""
    return Moment(view=board.view(), legal=board.choices(), events=seen_events(events, board.you))


def moments(scenes: Sequence[Scene]) -> list[Moment]:
    """Scenes one after another; nothing is to be decided in them."""
    return [
        Moment(view=it.board.view(), legal=[], events=seen_events(it.events, it.board.you)) for it in scenes
    ]


def seats(lesson: model.Lesson, players: int, colours: Sequence[str] = ()) -> list[LessonSeat]:
    """Who sits at the table of a lesson."""
    spec = game_spec(lesson.game)
    given = [*colours, *spec.colours_for(max(players, spec.min_players))][:players]
    return [LessonSeat(name=lesson.names.get(seat, ""), colour=given[seat]) for seat in range(players)]


def info(name: str, done: Sequence[str]) -> LessonInfo:
    """A lesson in a list."""
    lesson = lesson_named(name)
    parts = [part.name for part in lesson.parts]
    return LessonInfo(
        name=name,
        game=lesson.game,
        kind=cast("LessonKind", lesson.kind),
        title=words(lesson.title),
        parts=parts,
        done=[part for part in parts if part in done],
    )


# --- calls


@get("/api/lessons")
async def list_lessons(request: Call) -> Learning:
    """The lessons there are, and what I have done."""
    done = await progress_of(request)
    return Learning(
        lessons=[info(name, done.get(name, ())) for name in lesson_names()], won=done.get(WON, [])
    )


@get("/api/lessons/{name:str}")
async def read_lesson(request: Call, name: FromPath[str]) -> Lesson:
    """A lesson with its steps or exercises."""
    lesson = known_lesson(name)
    done = (await progress_of(request)).get(name, [])
    guide = Guide(lesson)
    players = guide.board(lesson.steps[0]).game.players if lesson.steps else 0
    return Lesson(
        name=name,
        game=lesson.game,
        kind=cast("LessonKind", lesson.kind),
        title=words(lesson.title),
        you=lesson.you,
        seats=seats(lesson, players),
        steps=[
            StepInfo(
                name=step.name,
                rules=step.rules.words,
                jump=step.jump,
                at=step.at.text if step.at else "",
                where=guide.places(step),
                say=words(step.say),
                task=words(step.task),
            )
            for step in lesson.steps
        ],
        exercises=[
            ExerciseInfo(name=it.name, rules=it.rules.words, ask=it.ask, question=words(it.question))
            for it in lesson.exercises
        ],
        done=done,
    )


@get("/api/lessons/{name:str}/steps/{part:str}", sync_to_thread=False)
def read_step(name: FromPath[str], part: FromPath[str]) -> Moment:
    """The table at the beginning of a step."""
    guide, step = known_step(name, part)
    return moment(guide.board(step))


@post("/api/lessons/{name:str}/steps/{part:str}/moves", status_code=200)
async def play_moves(
    request: Call, name: FromPath[str], part: FromPath[str], data: JSONBody[Moves]
) -> Standing:
    """What my moves have led to."""
    guide, step = known_step(name, part)
    standing = guide.standing(step, data.moves)
    met = standing.verdict == "met"
    if met:
        await note_done(request, name, part)
    return Standing(
        verdict=standing.verdict,
        now=moment(standing.board, standing.events),
        said=words(standing.said) if standing.said else None,
        refusal=problem_of(standing.refusal) if standing.refusal else None,
        as_shown=standing.as_shown,
        then=moments(guide.interlude(step)) if met else [],
    )


@post("/api/lessons/{name:str}/steps/{part:str}/try", status_code=200, sync_to_thread=False)
def try_moves(name: FromPath[str], part: FromPath[str], data: JSONBody[TriedMoves]) -> LessonTrial:
    """What would these moves bring?"""
    guide, step = known_step(name, part)
    trial = guide.tried(step, data.moves, data.tried)
    return LessonTrial(
        now=moment(trial.board, trial.events),
        points=trial.points,
        refusal=problem_of(trial.refusal) if trial.refusal else None,
        said=words(trial.said) if trial.said else None,
    )


@post("/api/lessons/{name:str}/steps/{part:str}/show", status_code=200)
async def show_step(request: Call, name: FromPath[str], part: FromPath[str]) -> Shown:
    """Let the lesson make the moves of a step; it counts as done."""
    guide, step = known_step(name, part)
    await note_done(request, name, part)
    return Shown(
        moments=moments(guide.show(step)), said=words(step.well), then=moments(guide.interlude(step))
    )


HANDLERS = [
    list_lessons,
    read_lesson,
    read_step,
    play_moves,
    try_moves,
    show_step,
]
