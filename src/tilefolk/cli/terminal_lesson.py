"""A guided first game in the terminal: the same steps and the same words as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilefolk.cli.lesson_choice import ChosenLesson
from tilefolk.cli.progress import LocalProgress
from tilefolk.cli.screen import Screen
from tilefolk.cli.seat_numbers import for_engine, for_people
from tilefolk.cli.terminal_table import board_text, sign_lines, table_lines
from tilefolk.core.events import Event
from tilefolk.core.story import seat_names, sentence
from tilefolk.lessons import Step
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.guide import Guide, Standing
from tilefolk.lessons.places import PARTS

QUIT_WORDS = ("q", "quit", "exit")
OFFER_HINT, OFFER_SHOW = 2, 3
"""Misses after which a hint, and after which the move itself is offered."""


class LessonLeft(Exception):
    """The learner wants to stop here."""


class TerminalLesson:
    """A learner, a guide and a board of letters."""

    def __init__(self, screen: Screen, chosen: ChosenLesson, progress: LocalProgress) -> None:
        self.screen, self.name, self.progress = screen, chosen.name, progress
        self.guide = Guide(chosen.lesson)
        self.again = chosen.command
        self.names: list[str] = []
        self.moves: list[str] = []
        self.misses = 0
        self.commands: dict[str, Callable[[Step], bool]] = {
            "where": self._where,
            "show": self._show,
            "back": self._back,
            "list": self._list,
            "?": self._help,
            "help": self._help,
        }

    def run(self) -> None:
        """From the first step that is not done to the end."""
        steps = self.guide.lesson.steps
        done = self.progress.done(self.name)
        left = [step for step in steps if step.name not in done] or list(steps)
        self.names = seat_names(
            self.screen.words, self.guide.board(steps[0]).game.players, self.guide.lesson.names
        )
        self._say(self.guide.lesson.title.spoken(self.language), style="bold")
        self._tell("learn-start" if left[0] is steps[0] else "learn-resumed")
        self._help(left[0])
        try:
            for step in left:
                self._begin(step, steps.index(step) + 1, len(steps))
                while not self._asked(step):
                    pass
                self._end(step)
        except (LessonLeft, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.screen.say("learn-left", command=self.again)
            return
        self._tell("learn-end")
        self.screen.say("learn-end", command=f"tilefolk play --terminal {self.guide.lesson.game} --bot easy")

    @property
    def language(self) -> str:
        """The learner's language."""
        return self.screen.words.language

    # --- a step

    def _begin(self, step: Step, number: int, steps: int) -> None:
        self.moves, self.misses = [], 0
        self.screen.console.rule(self.screen.words.text("learn-step", step=number, steps=steps))
        if step.jump:
            self._tell("learn-later")
        self._board(self.guide.board(step))
        self._say(step.say.spoken(self.language))
        self._say(f"> {step.task.spoken(self.language)}", style="bold")

    def _asked(self, step: Step) -> bool:
        """Ask for a move or a command; True when the step is over."""
        typed = input(f"{self.names[self.guide.lesson.you]}> ").strip()
        if typed in QUIT_WORDS:
            raise LessonLeft
        if typed in self.commands or not typed:
            return self.commands.get(typed, self._list)(step)
        choices = self._choices(step)
        if typed.isdecimal() and 0 < int(typed) <= len(choices):
            typed = choices[int(typed) - 1]
        move = for_engine(typed)
        return self._judged(step, move, self.guide.standing(step, [*self.moves, move]))

    def _judged(self, step: Step, move: str, standing: Standing) -> bool:
        self._events(standing.events)
        if standing.verdict == "met":
            self._board(standing.board)
            if not standing.as_shown:
                self._tell("learn-otherwise")
            return True
        if standing.verdict == "going_on":
            self.moves.append(move)
            self._board(standing.board)
            return False
        self.misses += 1
        if standing.said is not None:
            self._say(standing.said.spoken(self.language), style="yellow")
        elif standing.refusal is None:
            self._tell("learn-missed")
        if standing.refusal is not None:
            self._say(self.screen.words.error_text(standing.refusal), style="yellow")
        if standing.verdict == "missed":
            self.moves = []
            self._board(self.guide.board(step))
        if self.misses >= OFFER_SHOW:
            self._tell("learn-third-miss")
            return self._show(step)
        if self.misses >= OFFER_HINT:
            self._tell("learn-second-miss")
            return self._where(step)
        return False

    def _end(self, step: Step) -> None:
        self.progress.note(self.name, step.name)
        self._say(step.well.spoken(self.language), style="green")
        for scene in self.guide.interlude(step):
            self._events(scene.events)

    # --- commands

    def _where(self, step: Step) -> bool:
        places = self.guide.places(step)
        place = places[min(len(self.moves), len(places) - 1)]
        self.screen.say("learn-where-rack" if place in PARTS else "learn-where", place=place)
        return False

    def _show(self, step: Step) -> bool:
        for scene in self.guide.show(step):
            self._say(f"> {for_people(scene.move)}", style="bold")
            self._events(scene.events)
        self._board(self.guide.show(step)[-1].board)
        return True

    def _back(self, step: Step) -> bool:
        self.moves = self.moves[:-1]
        self._board(self.guide.standing(step, self.moves).board)
        return False

    def _list(self, step: Step) -> bool:
        numbered = [f"{number} {move}" for number, move in enumerate(self._choices(step), start=1)]
        self.screen.say("learn-moves", moves="; ".join(numbered))
        return False

    def _help(self, step: Step) -> bool:
        self.screen.say("learn-help", style="dim")
        for line in sign_lines(self.screen, self.guide.board(step).game):
            self._say(line, style="dim")
        return False

    # --- words

    def _choices(self, step: Step) -> list[str]:
        return [for_people(str(it["name"])) for it in self.guide.standing(step, self.moves).board.choices()]

    def _board(self, board: LessonBoard) -> None:
        self.screen.console.print(f"\n{board_text(self.screen.words, board.game, board.you)}\n", markup=False)
        for line in table_lines(self.screen, board.game, board.you, self.names):
            self._say(line)

    def _events(self, events: Sequence[Event]) -> None:
        lesson_ = self.guide.lesson
        for event in events:
            said = sentence(self.screen.words, lesson_.game, event, self.names, lesson_.you)
            if said is not None:
                self._say(f"  {said}")

    def _tell(self, key: str) -> None:
        self._say(self.screen.words.text(key), style="dim")

    def _say(self, text: str, style: str | None = None) -> None:
        self.screen.console.print(text, style=style, markup=False)
