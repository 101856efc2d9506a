"""What a lesson is made of; ``docs/write-a-lesson.md`` tells how it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tilefolk.core.errors import TilefolkError
from tilefolk.core.locale import FALLBACK

Kind = Literal["game", "exercises", "pictures"]
Ask = Literal["score", "places", "order", "state", "legal"]
ASKS: tuple[Ask, ...] = ("score", "places", "order", "state", "legal")
Aim = Literal["points", "lead"]
AIMS: tuple[Aim, ...] = ("points", "lead")


class BadLesson(TilefolkError):
    """A lesson file with a mistake in it; ``line`` in the parameters says where."""

    @property
    def line(self) -> int:
        """The line that is wrong."""
        return int(str(self.params["line"]))


@dataclass(frozen=True, slots=True)
class Line:
    """What stands after the word of a line."""

    number: int
    text: str

    @property
    def words(self) -> list[str]:
        """The parts between blanks."""
        return self.text.split()

    @property
    def moves(self) -> list[str]:
        """``a ; b`` as its parts."""
        return [move.strip() for move in self.text.split(";") if move.strip()]


@dataclass(frozen=True, slots=True)
class Text:
    """Words in several languages."""

    line: int
    said: Mapping[str, str]

    def spoken(self, language: str) -> str:
        """The text in a language, or in English where it is missing."""
        return self.said.get(language) or self.said[FALLBACK]


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to a move that was refused or that missed the goal; ``attempt`` is an example."""

    when: Line
    attempt: Line
    text: Text


@dataclass(frozen=True, slots=True)
class Step:
    """One idea of a guided game: a position, a task, a goal."""

    name: str
    line: int
    rules: Line
    position: tuple[Line, ...]
    say: Text
    task: Text
    well: Text
    goals: tuple[Line, ...]
    show: Line
    gain: Line
    jump: bool = False
    at: Line | None = None
    """The place of the board, or the part of the table, that the step is about."""
    script: tuple[Line, ...] = ()
    ways: Line | None = None
    also: tuple[Line, ...] = ()
    told: tuple[Line, ...] = ()
    then: tuple[Line, ...] = ()
    wrongs: tuple[Wrong, ...] = ()

    @property
    def scripted(self) -> list[str]:
        """The moves of chance and the others within the step."""
        return [move for line in self.script for move in line.moves]


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A likely wrong answer, and what is said to it."""

    answer: Line
    text: Text


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position with a question whose answer the engine knows."""

    name: str
    line: int
    rules: Line
    ask: Ask
    position: tuple[Line, ...]
    question: Text
    why: Text
    answer: Line | None
    aim: Aim = "points"
    play: tuple[Line, ...] = ()
    choices: tuple[Line, ...] = ()
    slips: tuple[WrongAnswer, ...] = ()
    refused: tuple[Line, ...] = ()
    told: tuple[Line, ...] = ()
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A position that stands beside a rule, with a sentence about it; what is told and refused proves it."""

    name: str
    line: int
    rules: Line
    position: tuple[Line, ...]
    say: Text
    play: tuple[Line, ...] = ()
    refused: tuple[Line, ...] = ()
    told: tuple[Line, ...] = ()
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game in steps, a collection of exercises, or pictures for the rules."""

    game: str
    kind: Kind
    you: int
    title: Text
    names: Mapping[int, str] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    exercises: tuple[Exercise, ...] = ()
    pictures: tuple[Picture, ...] = ()

    @property
    def parts(self) -> tuple[Step | Exercise | Picture, ...]:
        """Its steps, its exercises or its pictures."""
        return (*self.steps, *self.exercises, *self.pictures)

    def step(self, name: str) -> Step | None:
        """The step of that name."""
        return next((step for step in self.steps if step.name == name), None)

    def exercise(self, name: str) -> Exercise | None:
        """The exercise of that name."""
        return next((each for each in self.exercises if each.name == name), None)

    def picture(self, name: str) -> Picture | None:
        """The picture of that name."""
        return next((each for each in self.pictures if each.name == name), None)


def position_text(position: tuple[Line, ...]) -> str:
    """The position in the notation of its game."""
    return "".join(line.text + "\n" for line in position)
