"""Positions as text, for every game: lines with their numbers, and refusals that name the line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tilefolk.core.errors import BadNotation, TilefolkError

LINES_MAX = 500
LINE_MAX = 4000
"""No position needs more lines, or longer ones."""
SHOWN = 80
"""So much of a line is repeated in a refusal."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a position: its number, counted from 1, and what it says."""

    number: int
    text: str

    @property
    def words(self) -> list[str]:
        """Its words."""
        return self.text.split()

    @property
    def head(self) -> str:
        """Its first word."""
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        """All but its first word."""
        return self.text.partition(" ")[2].strip()


def numbered_lines(text: str) -> list[Line]:
    """The lines that say something, without comments (#); raises BadNotation if there is too much."""
    raw = text.split("\n")
    for number, line in enumerate(raw, start=1):
        if number > LINES_MAX or len(line) > LINE_MAX:
            raise BadNotation("core.position_too_long", line=number, lines=LINES_MAX, letters=LINE_MAX)
    lines = [Line(number, line.split("#")[0].strip()) for number, line in enumerate(raw, start=1)]
    return [line for line in lines if line.text] or [Line(1, "")]


@contextmanager
def reading(line: Line) -> Iterator[None]:
    """Whatever is refused inside is told with this line."""
    try:
        yield
    except TilefolkError as error:
        shown = line.text if len(line.text) <= SHOWN else line.text[:SHOWN] + "…"
        raise BadNotation(
            "core.position_line", error.rule, line=line.number, text=shown, reason=error
        ) from error
