"""Exercises in the terminal: a board, a question, an answer that the engine judges."""

from __future__ import annotations

from collections.abc import Sequence

from tilefolk.cli.lesson_choice import ChosenLesson
from tilefolk.cli.progress import LocalProgress
from tilefolk.cli.screen import Screen
from tilefolk.cli.terminal_lesson import QUIT_WORDS, LessonLeft
from tilefolk.cli.terminal_table import board_text, sign_lines, table_lines
from tilefolk.core.story import seat_names, sentence
from tilefolk.lessons import Exercise
from tilefolk.lessons.answers import asked_board, expected_values
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

SOLUTION = "solution"


class TerminalExercises:
    """The exercises of a game, one after another."""

    def __init__(self, screen: Screen, chosen: ChosenLesson, progress: LocalProgress) -> None:
        self.screen, self.name, self.progress = screen, chosen.name, progress
        self.lesson = chosen.lesson
        self.again = chosen.command
        self.language = screen.words.language

    def run(self) -> None:
        """Ask every exercise that is not solved yet."""
        self._say(self.lesson.title.spoken(self.language), style="bold")
        done = self.progress.done(self.name)
        left = [exercise for exercise in self.lesson.exercises if exercise.name not in done]
        for line in sign_lines(self.screen, asked_board(self.lesson, self.lesson.exercises[0]).game):
            self._say(line, style="dim")
        try:
            for exercise in left:
                self._ask(exercise)
        except (LessonLeft, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.screen.say("learn-left", command=self.again)
            return
        self.screen.say("learn-solved")

    def _ask(self, exercise: Exercise) -> None:
        board, asked = question_board(self.lesson, exercise), asked_board(self.lesson, exercise)
        self.screen.console.rule(self.screen.words.text("learn-exercise", name=exercise.name))
        self._say(f"\n{board_text(self.screen.words, board.game, None)}\n")
        for line in table_lines(self.screen, board.game, None, self._names(exercise, board)):
            self._say(line)
        self._say(exercise.question.spoken(self.language))
        for number, choice in enumerate(choices(asked, exercise), start=1):
            self._say(f"  {number} {' ; '.join(choice.moves)}")
        while True:
            typed = input(self._prompt(exercise) + "\n> ").strip()
            if typed in QUIT_WORDS:
                raise LessonLeft
            if typed == SOLUTION:
                self._solve(exercise)
                return
            given = answer_of(exercise, typed.split())
            if is_right(asked, exercise, given):
                self.progress.note(self.name, exercise.name)
                self._say(self.screen.words.text("learn-right"), style="green")
                self._solve(exercise)
                return
            slip = slip_reply(asked, exercise, given)
            said = slip.spoken(self.language) if slip else self.screen.words.text("learn-wrong")
            self._say(said, style="yellow")

    def _prompt(self, exercise: Exercise) -> str:
        if exercise.ask == "score":
            return self.screen.text("learn-ask-score")
        if exercise.ask == "state":
            return self.screen.text("learn-ask-values", paths=", ".join(expected_values(exercise)))
        return self.screen.text("learn-ask-chosen")

    def _solve(self, exercise: Exercise) -> None:
        """What happens, step by step, and why."""
        board = asked_board(self.lesson, exercise)
        names = self._names(exercise, board)
        scenes = (order_scenes if exercise.ask == "order" else told_scenes)(self.lesson, exercise)
        for event in [event for scene in scenes for event in scene.events]:
            said = sentence(self.screen.words, self.lesson.game, event, names, self.lesson.you)
            if said is not None:
                self._say(f"  {said}")
        for choice in choices(board, exercise):
            if choice.refusal is not None:
                said = self.screen.words.error_text(choice.refusal)
                self._say(f"  {' ; '.join(choice.moves)}: {said}")
        self._say(exercise.why.spoken(self.language))

    def _names(self, exercise: Exercise, board: LessonBoard) -> list[str]:
        words = self.screen.words
        given = {
            seat: words.text(f"colour-{colour}").capitalize() for seat, colour in enumerate(exercise.colours)
        }
        return seat_names(words, board.game.players, given)

    def _say(self, text: str, style: str | None = None) -> None:
        self.screen.console.print(text, style=style, markup=False)


def answer_of(exercise: Exercise, typed: Sequence[str]) -> GivenAnswer:
    """What was typed, as an answer to this kind of question; nonsense is a wrong answer."""
    if exercise.ask == "state":
        return GivenAnswer(values=dict(zip(expected_values(exercise), typed, strict=False)))
    numbers = [int(word) for word in typed if word.removeprefix("-").isdecimal()]
    if exercise.ask == "score":
        return GivenAnswer(gains=numbers)
    return GivenAnswer(chosen=[number - 1 for number in numbers])
