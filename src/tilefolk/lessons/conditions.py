"""Goals of a lesson: what has to happen, or to be so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilefolk.core.values import Value
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.model import BadLesson, Line
from tilefolk.tiles.view import TileView

NOT_THERE = "?"


def holds(board: LessonBoard, condition: Line) -> bool:
    """Whether a condition holds; raises BadLesson if it is none."""
    match condition.words:
        case ["no", *rest] if rest:
            return not holds(board, Line(condition.number, " ".join(rest)))
        case ["event", kind, *pairs]:
            return any(event_like(event, kind, pairs) for event in board.seen())
        case ["view", *pairs] if pairs:
            return all(value_at(board.view(), path) == value for path, value in _pairs(pairs))
        case ["gain", seat, number] if _is_seat(board, seat) and number.removesuffix("+").isdecimal():
            gain = board.gains()[int(seat)]
            return gain >= int(number[:-1]) if number.endswith("+") else gain == int(number)
        case ["worth", number] if number.removesuffix("+").isdecimal():
            return _worth(board) >= int(number.removesuffix("+"))
    raise BadLesson("lessons.condition", line=condition.number, text=condition.text)


def event_like(event: Mapping[str, Value], kind: str, pairs: Sequence[str]) -> bool:
    """Whether an event is of that kind and has these values."""
    return event["kind"] == kind and all(value_at(event, path) == value for path, value in _pairs(pairs))


def value_at(data: Any, path: str) -> str:
    """A part of an event or a view, as a lesson writes it."""
    for step in path.split("."):
        try:
            data = data[int(step)] if isinstance(data, (list, tuple)) else data[step]
        except (KeyError, IndexError, ValueError, TypeError):
            return NOT_THERE
    return _written(data)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(map(_written, value))
    return "nobody" if value is None else str(value)


def _pairs(words: Sequence[str]) -> list[tuple[str, str]]:
    return [(path, value) for path, _, value in (word.partition("=") for word in words)]


def _is_seat(board: LessonBoard, text: str) -> bool:
    return text.isdecimal() and int(text) < board.game.players


def _worth(board: LessonBoard) -> int:
    """What the feature under the figure that the learner placed last would bring; -1 without one."""
    placed = [event for event in board.seen() if event["kind"] == "placed" and event["seat"] == board.you]
    if not placed:
        return -1
    cell = [placed[-1]["x"], placed[-1]["y"], placed[-1]["zone"]]
    values = [
        feature["value"] for feature in cast("TileView", board.view())["features"] if cell in feature["cells"]
    ]
    return max(values, default=-1)
