"""Checks exercises (the engine gives the same answer, and the slips are no answers) and pictures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from tilefolk.core.errors import TilefolkError
from tilefolk.core.registry import get
from tilefolk.lessons.answers import (
    LEGAL,
    asked_board,
    choice_of,
    ends,
    expected_values,
    gains_of,
    real_values,
    standing_for,
)
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.check_parts import check_rules, check_text, check_told, checked_position, play_line
from tilefolk.lessons.model import Ask, BadLesson, Exercise, Lesson, Line, Picture

RULE_ID = re.compile(r"\b[HMC]\d+\.\d+\b")
CHOICES_AT_LEAST = 2


def check_exercise(lesson: Lesson, exercise: Exercise, proved: Counter[str]) -> None:
    """Prove one exercise; raises BadLesson at the first thing that is not so."""
    check_rules(exercise.rules)
    check_text("question", exercise.question, proved)
    check_text("why", exercise.why, proved)
    for slip in exercise.slips:
        check_text("wrong", slip.text, proved)
    for language, why in exercise.why.said.items():
        named = set(RULE_ID.findall(why))
        if not named or not named <= set(exercise.rules.words):
            raise BadLesson("lessons.why_rules", line=exercise.why.line, language=language)
    checked_position(get(lesson.game), exercise.position, proved)
    board = asked_board(lesson, exercise)
    _CHECKS[exercise.ask](exercise, board)
    _check_evidence(exercise, board, proved)
    proved["exercises"] += 1


def check_picture(lesson: Lesson, picture: Picture, proved: Counter[str]) -> None:
    """Prove one picture; raises BadLesson at the first thing that is not so."""
    check_rules(picture.rules)
    check_text("say", picture.say, proved)
    checked_position(get(lesson.game), picture.position, proved)
    _check_evidence(picture, asked_board(lesson, picture), proved)
    proved["pictures"] += 1


def _check_evidence(part: Exercise | Picture, board: LessonBoard, proved: Counter[str]) -> None:
    """What is refused is refused by its rule, and what is told is told."""
    for line in part.refused:
        move, rule = choice_of(line)
        _check_refusal(line, board, move, rule.split())
    check_told(part.told, board, proved)


def _check_score(exercise: Exercise, board: LessonBoard) -> None:
    assert exercise.answer is not None
    if gains_of(exercise.answer, board.game.players) != board.gains():
        raise _wrong_answer(exercise, " ".join(map(str, board.gains())))
    for slip in exercise.slips:
        if gains_of(slip.answer, board.game.players) == board.gains():
            raise BadLesson("lessons.slip_right", line=slip.answer.number)


def _check_places(exercise: Exercise, board: LessonBoard) -> None:
    """All legal actions of the kind that the answer names, and no others."""
    assert exercise.answer is not None
    names = [board.spec.action_name(board.game, action) for action in board.game.legal()]
    if board.spec.name == "catan":
        kind = exercise.answer.moves[0].split()[0]
        names = [name for name in names if name.split()[0] == kind]
    if sorted(names) != sorted(exercise.answer.moves):
        raise _wrong_answer(exercise, " ; ".join(names))


def _check_order(exercise: Exercise, board: LessonBoard) -> None:
    """Each choice brings what is said, and the answer is the only best of all orders."""
    assert exercise.answer is not None
    seat, results = board.game.to_move, {}
    for line in exercise.choices:
        moves, gains = choice_of(line)
        trial = board.copy()
        play_line(trial, Line(line.number, moves))
        if trial.gains() != gains_of(Line(line.number, gains), trial.game.players):
            raise BadLesson("lessons.gain", line=line.number, gains=" ".join(map(str, trial.gains())))
        results[moves] = standing_for(trial, seat, exercise.aim)
    best = max(ends(board, seat, exercise.aim))
    if [moves for moves, value in results.items() if value == best] != [exercise.answer.text]:
        raise _wrong_answer(exercise, str(best))


def _check_state(exercise: Exercise, board: LessonBoard) -> None:
    real = real_values(board, exercise)
    if real != expected_values(exercise):
        raise _wrong_answer(exercise, " ".join(f"{path}={value}" for path, value in real.items()))


def _check_legal(exercise: Exercise, board: LessonBoard) -> None:
    if len(exercise.choices) < CHOICES_AT_LEAST:
        raise BadLesson("lessons.few_choices", line=exercise.line, least=CHOICES_AT_LEAST)
    for line in exercise.choices:
        move, result = choice_of(line)
        if result == LEGAL:
            refusal = _refusal(line, board, move)
            if refusal is not None:
                raise BadLesson("lessons.move", line=line.number, move=move, reason=refusal)
        else:
            _check_refusal(line, board, move, result.split()[1:])


def _check_refusal(line: Line, board: LessonBoard, move: str, wanted: list[str]) -> None:
    refusal = _refusal(line, board, move)
    if refusal is None:
        raise BadLesson("lessons.is_legal", line=line.number, move=move)
    if wanted != [refusal.rule, refusal.key][: len(wanted)]:
        raise BadLesson("lessons.other_refusal", line=line.number, move=move, reason=refusal)


def _refusal(line: Line, board: LessonBoard, move: str) -> TilefolkError | None:
    try:
        return board.spec.explain(board.game, board.spec.parse_action(board.game, move))
    except TilefolkError as error:
        raise BadLesson("lessons.move", line=line.number, move=move, reason=error) from error


def _wrong_answer(exercise: Exercise, real: str) -> BadLesson:
    assert exercise.answer is not None
    return BadLesson("lessons.answer", line=exercise.answer.number, real=real)


_CHECKS: dict[Ask, Callable[[Exercise, LessonBoard], None]] = {
    "score": _check_score,
    "places": _check_places,
    "order": _check_order,
    "state": _check_state,
    "legal": _check_legal,
}
