"""Checks a step of a guided game: the shown line, all other lines, and what is said to each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from tilefolk.core.errors import IllegalAction, TilefolkError
from tilefolk.lessons.answers import gains_of
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.check_parts import check_rules, check_text, check_told, checked_position, play_line
from tilefolk.lessons.guide import Guide, answer_to, goal_met
from tilefolk.lessons.model import BadLesson, Lesson, Line, Step, Wrong, position_text
from tilefolk.lessons.places import is_place

NO_LIMIT = 99
"""More moves than any turn has."""
WRONGS_AT_LEAST = 2
DIGIT = re.compile(r"\d")


class StepCheck:
    """Proves one step; raises BadLesson at the first thing that is not so."""

    def __init__(self, lesson: Lesson, step: Step, proved: Counter[str]) -> None:
        self.step, self.proved = step, proved
        self.guide = Guide(lesson)

    def check(self, follower: Step | None) -> None:
        """Everything that the step claims; ``follower`` is the step after it."""
        step = self.step
        check_rules(step.rules)
        for word, text in (("say", step.say), ("task", step.task), ("well", step.well)):
            check_text(word, text, self.proved)
        checked_position(self.guide.spec, step.position, self.proved)
        if not self._start_board().yours:
            raise BadLesson("lessons.not_your_move", line=step.line)
        if step.at is not None and not is_place(self._start_board(), step.at.text):
            raise BadLesson("lessons.place", line=step.at.number, place=step.at.text)
        shown = self._shown()
        self._check_other_lines()
        self._check_ways(shown)
        if len(step.wrongs) < WRONGS_AT_LEAST:
            raise BadLesson("lessons.few_wrongs", line=step.line, least=WRONGS_AT_LEAST)
        for wrong in step.wrongs:
            self._check_wrong(wrong)
        self._check_follower(shown, follower)
        self.proved["steps"] += 1

    def _start_board(self) -> LessonBoard:
        return self.guide.board(self.step)

    def _met(self, board: LessonBoard) -> bool:
        return goal_met(self.step, board)

    def _shown(self) -> LessonBoard:
        """The line that the lesson shows meets the goal with its last move, and brings what is told."""
        step, board = self.step, self._start_board()
        for number, move in enumerate(step.show.moves):
            if number and self._met(board):
                raise BadLesson("lessons.met_early", line=step.show.number, move=move)
            play_line(board, Line(step.show.number, move))
        if not self._met(board):
            raise BadLesson("lessons.not_met", line=step.show.number)
        if board.script:
            raise BadLesson("lessons.script_left", line=step.show.number, move=board.script[0])
        check_told(step.told, board, self.proved)
        gains = board.gains()
        if gains != gains_of(step.gain, board.game.players):
            raise BadLesson("lessons.gain", line=step.gain.number, gains=_written(gains))
        return board

    def _check_other_lines(self) -> None:
        for also in self.step.also:
            board = self._start_board()
            play_line(board, also)
            if not self._met(board):
                raise BadLesson("lessons.not_met", line=also.number)

    def _check_ways(self, shown: LessonBoard) -> None:
        """So many lines meet the goal, and something is said to each of the others."""
        ways = self.step.ways
        if ways is None:
            return
        number, _, within = ways.text.partition(" within ")
        if not number.isdecimal() or not (within or "1").isdecimal():
            raise BadLesson("lessons.ways_number", line=ways.number, text=ways.text)
        met: list[tuple[str, LessonBoard]] = []
        missed: list[tuple[str, LessonBoard]] = []
        for line, board in self._lines(self._start_board(), int(within or NO_LIMIT)):
            (met if self._met(board) else missed).append((line, board))
        if len(met) != int(number):
            raise BadLesson("lessons.ways", line=ways.number, ways=len(met), first=met[0][0] if met else "-")
        for line, board in met:
            if self.guide.standing(self.step, Line(ways.number, line).moves).verdict != "met":
                raise BadLesson("lessons.led_back", line=ways.number, text=line)
            if board.gains() != shown.gains() and any(map(DIGIT.search, self.step.well.said.values())):
                raise BadLesson("lessons.well_number", line=self.step.well.line, text=line)
        for line, board in missed:
            if board.turn_over and answer_to(self.step, board, None) is None:
                raise BadLesson("lessons.unanswered", line=self.step.line, text=line)
        self.proved["ways"] += len(met)
        self.proved["missed-lines"] += len(missed)

    def _lines(
        self, board: LessonBoard, within: int, path: tuple[str, ...] = ()
    ) -> Iterator[tuple[str, LessonBoard]]:
        """Every line of the learner's legal moves, until it meets the goal or the turn is over."""
        if path:
            board.follow_script()
        ended = board.turn_over or len(path) == within
        if path and (ended or self._met(board)):
            yield " ; ".join(path), board
            return
        for action in [] if ended else board.game.legal():
            name = self.guide.spec.action_name(board.game, action)
            after = board.copy()
            after.play(action)
            yield from self._lines(after, within, (*path, name))

    def _check_wrong(self, wrong: Wrong) -> None:
        """The example really is refused or misses the goal, and this is what is said to it."""
        check_text("wrong", wrong.text, self.proved)
        board, refusal = self._start_board(), None
        number = wrong.attempt.number
        *first, last = wrong.attempt.moves
        play_line(board, Line(number, " ; ".join(first)))
        try:
            board.play(last)
        except IllegalAction as error:
            refusal = error
        except TilefolkError as error:
            raise BadLesson("lessons.move", line=number, move=last, reason=error) from error
        board.follow_script()
        if refusal is None and self._met(board):
            raise BadLesson("lessons.not_wrong", line=number)
        answer = answer_to(self.step, board, refusal)
        if answer is not wrong:
            other = answer.when.number if answer else 0
            raise BadLesson("lessons.other_answer", line=number, other=other)
        self.proved["refused-moves" if refusal else "missed-goals"] += 1

    def _check_follower(self, board: LessonBoard, follower: Step | None) -> None:
        """What chance and the others do then leads exactly to the next step."""
        for line in self.step.then:
            play_line(board, line)
        if follower is None or follower.jump:
            return
        spec = self.guide.spec
        expected = spec.parse_position(position_text(follower.position))
        if spec.position_text(board.game) != spec.position_text(expected):
            raise BadLesson(
                "lessons.leads_elsewhere", line=follower.line, position=spec.position_text(board.game)
            )


def _written(gains: list[int]) -> str:
    return " ".join(f"{seat}:{points}" for seat, points in enumerate(gains))
