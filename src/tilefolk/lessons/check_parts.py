"""What is checked of steps and exercises alike: rules, texts, positions, told events."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from tilefolk.core.errors import TilefolkError
from tilefolk.core.game import Game
from tilefolk.core.locale import FALLBACK, LANGUAGES, Localizer
from tilefolk.core.registry import GameSpec
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.conditions import event_like
from tilefolk.lessons.model import BadLesson, Line, Text, position_text

MOST_SENTENCES = {"say": 2, "task": 2, "well": 2, "wrong": 3, "question": 4}
MOST_LETTERS = {"say": 300, "task": 220, "well": 280, "wrong": 300, "question": 440}
SENTENCE_END = re.compile(r"[.!?…](?=[\s”\")]|$)")
TILE = "tile"


def check_rules(rules: Line) -> None:
    """Every rule must be one that the program can explain."""
    for rule in rules.words:
        if not Localizer(FALLBACK).has(f"rule-{rule}"):
            raise BadLesson("lessons.rule", line=rules.number, name=rule)


def check_text(word: str, text: Text, proved: Counter[str]) -> None:
    """All languages are there, and no text is longer than a learner likes to read."""
    for language in LANGUAGES:
        if language not in text.said:
            raise BadLesson("lessons.missing_language", line=text.line, word=word, language=language)
    for language, said in text.said.items():
        sentences = len(SENTENCE_END.findall(said))
        if sentences > MOST_SENTENCES.get(word, sentences) or len(said) > MOST_LETTERS.get(word, len(said)):
            raise BadLesson("lessons.too_long", line=text.line, word=word, language=language)
        proved["texts"] += 1


def checked_position(spec: GameSpec, position: Sequence[Line], proved: Counter[str]) -> Game:
    """The position, which can be written again unchanged and whose tiles can be laid in their order."""
    try:
        game = spec.parse_position(position_text(tuple(position)))
        again = spec.parse_position(spec.position_text(game))
    except TilefolkError as error:
        at = int(str(error.params.get("line", 1)))
        raise BadLesson("lessons.position", line=position[at - 1].number, reason=error) from error
    if again != game:
        raise BadLesson("lessons.position_changes", line=position[0].number)
    _check_tiles(spec, game, position, proved)
    proved["positions"] += 1
    return game


def _check_tiles(spec: GameSpec, game: Game, position: Sequence[Line], proved: Counter[str]) -> None:
    """Lay the tiles one after another, each by the placing rules."""
    laid = [f"{spec.name} {game.players} players"]
    for line in position:
        word, *rest = line.words
        if word != TILE:
            continue
        name, at, rotation = rest[:3]
        board = spec.parse_position("\n".join([*laid, "turn 0 0", f"place {name}"]) + "\n")
        refusal = spec.explain(board, spec.parse_action(board, f"place {at} {rotation}"))
        if refusal is not None:
            raise BadLesson("lessons.tile", line=line.number, reason=refusal)
        laid.append(f"{TILE} {name} {at} {rotation}")
        proved["tiles"] += 1


def check_told(told: Iterable[Line], board: LessonBoard, proved: Counter[str]) -> None:
    """The engine tells these events, in this order."""
    events = iter(board.seen())
    for line in told:
        kind, *pairs = line.words
        if not any(event_like(event, kind, pairs) for event in events):
            raise BadLesson("lessons.not_told", line=line.number, text=line.text)
        proved["events"] += 1


def play_line(board: LessonBoard, line: Line) -> None:
    """Play a line of moves; chance and the others move between them as scripted."""
    for move in line.moves:
        board.follow_script()
        try:
            board.play(move)
        except TilefolkError as error:
            raise BadLesson("lessons.move", line=line.number, move=move, reason=error) from error
    board.follow_script()
