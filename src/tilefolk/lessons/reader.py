"""Reads lesson files; a mistake is told with its line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from tilefolk.core.locale import FALLBACK, LANGUAGES
from tilefolk.lessons.model import (
    AIMS,
    ASKS,
    Aim,
    Ask,
    BadLesson,
    Exercise,
    Kind,
    Lesson,
    Line,
    Picture,
    Step,
    Wrong,
    WrongAnswer,
)
from tilefolk.lessons.model import Text as Words

FIRST_LINE = "tilefolk-lesson 1"
COMMENT = "#"
QUOTED = "|"
TEXTS = frozenset({"title", "say", "task", "well", "question", "why"})
IN_HEAD = frozenset({"game", "kind", "you", "name", "colours"})
IN_STEP = frozenset(
    {"rule", "jump", "at", "script", "goal", "ways", "show", "also", "told", "gain", "then"},
)
IN_EXERCISE = frozenset({"rule", "ask", "play", "answer", "refused", "told", "aim", "colours"})
IN_PICTURE = frozenset({"rule", "play", "refused", "told", "colours"})
INSIDE = {"lesson": IN_HEAD, "step": IN_STEP, "exercise": IN_EXERCISE, "picture": IN_PICTURE}
INNER = {"step": ("wrong",), "exercise": ("slip", "choice"), "picture": ()}
"""Words that begin a part of a step or an exercise, with a text of its own."""
PARTS: dict[Kind, str] = {"game": "step", "exercises": "exercise", "pictures": "picture"}
"""What a lesson of each kind is made of."""


@dataclass(slots=True)
class _Block:
    """Lines that belong together: the head, a step, an exercise, or a part of one."""

    word: str
    line: Line
    lines: dict[str, list[Line]] = field(default_factory=dict)
    texts: dict[str, tuple[int, dict[str, str]]] = field(default_factory=dict)
    position: list[Line] = field(default_factory=list)
    parts: list[_Block] = field(default_factory=list)

    def all(self, word: str) -> tuple[Line, ...]:
        return tuple(self.lines.get(word, ()))

    def one(self, word: str) -> Line | None:
        found = self.all(word)
        if len(found) > 1:
            raise BadLesson("lessons.twice", line=found[1].number, word=word)
        return found[0] if found else None

    def need(self, word: str) -> Line:
        found = self.one(word)
        if found is None:
            raise BadLesson("lessons.missing", line=self.line.number, word=word, part=self.line.text)
        return found

    def text(self, word: str) -> Words:
        number, said = self.texts.get(word, (self.line.number, {}))
        if FALLBACK not in said:
            raise BadLesson(
                "lessons.missing_text", line=number, word=word, part=self.line.text, language="en"
            )
        return Words(number, said)


def read_lesson(text: str) -> Lesson:
    """The lesson that a file holds; raises BadLesson."""
    return _lesson(_Sorter().sorted(text))


class _Sorter:
    """Puts every line into the block it belongs to."""

    def __init__(self) -> None:
        self.head = self.block = self.part = _Block("lesson", Line(1, ""))
        self.text_of: str | None = None

    def sorted(self, text: str) -> _Block:
        begun = False
        for number, raw in enumerate(text.splitlines(), start=1):
            content = raw.strip()
            if not content or content.startswith(COMMENT):
                continue
            if not begun:
                if content != FIRST_LINE:
                    raise BadLesson("lessons.first_line", line=number, expected=FIRST_LINE)
                begun = True
            elif content.startswith(QUOTED):
                self._quoted(Line(number, content[len(QUOTED) :].strip()))
            else:
                word, _, rest = content.partition(" ")
                self._take(word, Line(number, rest.strip()))
        if not begun:
            raise BadLesson("lessons.first_line", line=1, expected=FIRST_LINE)
        return self.head

    def _quoted(self, line: Line) -> None:
        if self.text_of != "position":
            raise BadLesson("lessons.stray_position", line=line.number)
        self.block.position.append(line)

    def _take(self, word: str, line: Line) -> None:
        if word in LANGUAGES:
            self._say(word, line)
        elif word in INNER:
            if any(block.line.text == line.text for block in self.head.parts):
                raise BadLesson("lessons.twice", line=line.number, word=f"{word} {line.text}")
            self.block = self.part = _Block(word, line)
            self.head.parts.append(self.block)
            self.text_of = None
        elif word in INNER.get(self.block.word, ()):
            self.part = _Block(word, line)
            self.block.parts.append(self.part)
            self.text_of = word
        elif word in TEXTS or (word == "position" and self.block is not self.head):
            if line.text:
                raise BadLesson("lessons.stands_alone", line=line.number, word=word)
            if word in self.block.texts or (word == "position" and self.block.position):
                raise BadLesson("lessons.twice", line=line.number, word=word)
            self.part, self.text_of = self.block, word
            if word in TEXTS:
                self.block.texts[word] = (line.number, {})
        elif word == "try" and self.part.word == "wrong":
            self.part.lines.setdefault(word, []).append(line)
        elif word in INSIDE[self.block.word]:
            self.block.lines.setdefault(word, []).append(line)
            self.part, self.text_of = self.block, None
        else:
            raise BadLesson("lessons.unknown_word", line=line.number, word=word)

    def _say(self, language: str, line: Line) -> None:
        if self.text_of is None or self.text_of == "position":
            raise BadLesson("lessons.stray_text", line=line.number, language=language)
        said = self.part.texts.setdefault(self.text_of, (line.number, {}))[1]
        said[language] = f"{said[language]} {line.text}" if language in said else line.text


def _lesson(head: _Block) -> Lesson:
    kind = cast("Kind", _choice(head.need("kind"), PARTS))
    you = _seat(head.need("you"))
    names = {}
    for line in head.all("name"):
        seat, _, name = line.text.partition(" ")
        names[_seat(Line(line.number, seat))] = name
    colours = tuple(colours.words) if (colours := head.one("colours")) else ()
    for block in head.parts:
        if block.word != PARTS[kind]:
            raise BadLesson("lessons.unknown_word", line=block.line.number, word=block.word)
    return Lesson(
        game=head.need("game").text,
        kind=kind,
        you=you,
        title=head.text("title"),
        names=names,
        steps=tuple(_step(block) for block in head.parts if block.word == "step"),
        exercises=tuple(_exercise(block, colours) for block in head.parts if block.word == "exercise"),
        pictures=tuple(_picture(block, colours) for block in head.parts if block.word == "picture"),
    )


def _step(block: _Block) -> Step:
    if not block.all("goal"):
        raise BadLesson("lessons.missing", line=block.line.number, word="goal", part=block.line.text)
    return Step(
        name=block.line.text,
        line=block.line.number,
        rules=block.need("rule"),
        position=_position(block),
        say=block.text("say"),
        task=block.text("task"),
        well=block.text("well"),
        goals=block.all("goal"),
        show=block.need("show"),
        gain=block.need("gain"),
        jump=block.one("jump") is not None,
        at=block.one("at"),
        script=block.all("script"),
        ways=block.one("ways"),
        also=block.all("also"),
        told=block.all("told"),
        then=block.all("then"),
        wrongs=tuple(Wrong(part.line, part.need("try"), part.text("wrong")) for part in block.parts),
    )


def _exercise(block: _Block, colours: tuple[str, ...]) -> Exercise:
    own = block.one("colours")
    aim = block.one("aim")
    ask = cast("Ask", _choice(block.need("ask"), ASKS))
    return Exercise(
        name=block.line.text,
        line=block.line.number,
        rules=block.need("rule"),
        ask=ask,
        position=_position(block),
        question=block.text("question"),
        why=block.text("why"),
        answer=block.one("answer") if ask == "legal" else block.need("answer"),
        aim=cast("Aim", _choice(aim, AIMS)) if aim else "points",
        play=block.all("play"),
        choices=tuple(part.line for part in block.parts if part.word == "choice"),
        slips=tuple(WrongAnswer(part.line, part.text("slip")) for part in block.parts if part.word == "slip"),
        refused=block.all("refused"),
        told=block.all("told"),
        colours=tuple(own.words) if own else colours,
    )


def _picture(block: _Block, colours: tuple[str, ...]) -> Picture:
    own = block.one("colours")
    return Picture(
        name=block.line.text,
        line=block.line.number,
        rules=block.need("rule"),
        position=_position(block),
        say=block.text("say"),
        play=block.all("play"),
        refused=block.all("refused"),
        told=block.all("told"),
        colours=tuple(own.words) if own else colours,
    )


def _position(block: _Block) -> tuple[Line, ...]:
    if not block.position:
        raise BadLesson("lessons.missing", line=block.line.number, word="position", part=block.line.text)
    return tuple(block.position)


def _choice(line: Line, known: Iterable[str]) -> str:
    if line.text not in known:
        raise BadLesson("lessons.unknown_choice", line=line.number, word=line.text, known=", ".join(known))
    return line.text


def _seat(line: Line) -> int:
    if not line.text.isdecimal():
        raise BadLesson("lessons.seat", line=line.number, word=line.text)
    return int(line.text)
