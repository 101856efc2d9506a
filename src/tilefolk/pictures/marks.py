"""What may be marked on a board: actions, features, arrows, and values of actions."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

from tilefolk.core.errors import BadNotation
from tilefolk.core.game import Game
from tilefolk.core.values import Description
from tilefolk.pictures.paper import GLOW, Paper, number

Point = tuple[float, float]
ARROW = "#1d5fa8"
SHOWN = 60
"""So much of what was not understood is repeated."""
_Mark = TypeVar("_Mark")


class Cell(NamedTuple):
    """A part of a laid tile: the square, and the number or name of the zone.

    >>> Cell(0, 1, "F0")
    Cell(x=0, y=1, zone='F0')
    """

    x: int
    y: int
    zone: int | str


Place = int | str | tuple[int, int] | Cell
"""What has a place: an action (its number or notation), a square, a cell, or one of Catan's names."""
Feature = tuple[int, int, int | str] | str
"""A feature by any cell of its own; in Catan a hex, a path or an intersection by its name."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one place to another.

    >>> Arrow((0, 0), (0, 1), colour="#c0301f").head
    (0, 1)
    """

    tail: Place
    head: Place
    colour: str = ARROW


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks of a picture."""

    actions: tuple[int, ...] = ()
    values: Mapping[int, str] = field(default_factory=dict)
    shares: Mapping[int, float] = field(default_factory=dict)
    features: tuple[Cell | str, ...] = ()
    arrows: tuple[Arrow, ...] = ()


def marks_of(
    game: Game,
    actions: Iterable[int | str] | int | str,
    values: Mapping[int, Any] | Mapping[str, Any],
    features: Iterable[Feature],
    arrows: Iterable[Arrow | tuple[Place, Place]],
) -> Marks:
    """Marks as somebody gave them, read."""
    told = {action_of(game, action): value for action, value in values.items()}
    numbers = {action: float(value) for action, value in told.items() if isinstance(value, (int, float))}
    several = (actions,) if isinstance(actions, (int, str)) else actions
    low, high = min(numbers.values(), default=0.0), max(numbers.values(), default=0.0)
    return Marks(
        actions=tuple(action_of(game, action) for action in several),
        values={action: _written(value) for action, value in told.items()},
        shares={
            action: (value - low) / (high - low) if high > low else 1.0 for action, value in numbers.items()
        },
        features=tuple(cell if isinstance(cell, str) else _read(Cell, cell) for cell in features),
        arrows=tuple(arrow if isinstance(arrow, Arrow) else _read(Arrow, arrow) for arrow in arrows),
    )


def _read(kind: type[_Mark], parts: object) -> _Mark:
    try:
        return kind(*cast("tuple[Any, ...]", parts))
    except TypeError:
        raise no_place(parts) from None


def no_place(place: object) -> BadNotation:
    """The refusal of something that is nowhere on the board."""
    return BadNotation("pictures.no_place", text=repr(place)[:SHOWN])


def action_of(game: Game, action: int | str) -> int:
    """The action that a number or a notation means."""
    return game.spec.parse_action(game, action) if isinstance(action, str) else int(action)


def description_of(game: Game, action: int) -> Description:
    """The parts of an action; no type for a number that is no action of this position."""
    try:
        return game.spec.describe(game, action)
    except BadNotation:
        return {"type": ""}


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
    return str(value)


def draw_arrow(paper: Paper, tail: Point, head: Point, width: float, colour: str) -> None:
    """An arrow with a light rim."""
    dx, dy = head[0] - tail[0], head[1] - tail[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return
    along = (dx / length, dy / length)
    across = (-along[1], along[0])
    neck = length - width * 2.2

    def at(far: float, aside: float) -> str:
        x, y = (tail[i] + along[i] * far + across[i] * aside for i in (0, 1))
        return f"{number(x)} {number(y)}"

    corners = [
        at(width, width / 2), at(neck, width / 2), at(neck, width * 1.4), at(length, 0),
        at(neck, -width * 1.4), at(neck, -width / 2), at(width, -width / 2),
    ]  # fmt: skip
    paper.parts.append(
        f'<path d="M{"L".join(corners)}Z" fill="{colour}" fill-opacity=".82" stroke="#fffbe6" '
        f'stroke-width="{number(width / 5)}" stroke-linejoin="round"/>'
    )


def draw_ring(paper: Paper, at: Point, radius: float) -> None:
    """A bright ring round a place where something may be done."""
    paper.parts.append(
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="{GLOW}" '
        f'fill-opacity=".35" stroke="#2a1a08" stroke-width="{number(radius / 4)}"/>'
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="none" '
        f'stroke="{GLOW}" stroke-width="{number(radius / 6)}"/>'
    )
