"""The actions of the tile games."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from tilefolk.core.values import Parts
from tilefolk.games.hunters.notation import ROLES as HUNTERS
from tilefolk.games.mayflower.notation import ROLES as MAYFLOWER
from tilefolk.objects.actions import Action, Hints, kind_of_action
from tilefolk.tiles.actions import PASS, figure_action, place_action
from tilefolk.tiles.names import QUARTER_TURN

REACH = 127
"""A square is at most so far from the first one."""
GROUPS = {role: group for roles in (HUNTERS, MAYFLOWER) for (group, _), role in roles.by_zone.items()}
"""The heap that a figure in each role comes from."""


@kind_of_action
class Place(Action):
    """Lay the drawn tile on a square, turned clockwise by ``rotation`` degrees.

    >>> Place(0, 1, 270)
    Place(x=0, y=1, rotation=270)
    """

    type = "place"
    x: int
    y: int
    rotation: int = 0

    @staticmethod
    def _number(x: int, y: int, rotation: int = 0) -> int:
        x, y, turned = (operator.index(part) for part in (x, y, rotation))
        if turned % QUARTER_TURN or max(abs(x), abs(y)) > REACH:
            raise ValueError("out of reach, or no quarter turn")
        return place_action(x, y, turned // QUARTER_TURN % 4)

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        return super()._parts(description) | {"rotation": description["rotation"] * QUARTER_TURN}

    def description(self) -> Parts:
        return {**super().description(), "rotation": self.rotation // QUARTER_TURN % 4}


@kind_of_action
class Figure(Action):
    """Place a figure on a part (``zone``, counted from 0) of the tile just laid.

    >>> Figure("hunter", zone=0)
    Figure(role='hunter', zone=0)
    """

    type = "figure"
    role: str
    zone: int

    @staticmethod
    def _number(role: str, zone: int) -> int:
        return figure_action(GROUPS[role], operator.index(zone))

    @classmethod
    def described(cls) -> Hints:
        return super().described() | {"x": int, "y": int}


@kind_of_action
class NoFigure(Action):
    """Place no figure.

    >>> NoFigure()
    NoFigure()
    """

    type = "pass"

    @staticmethod
    def _number() -> int:
        return PASS


@kind_of_action
class Score(Action):
    """Choose the feature that is scored next, by one of its cells (Mayflower); it comes from a position.

    >>> import tilefolk
    >>> tilefolk.Mayflower.actions["score"] is tilefolk.Score
    True
    """

    type = "score"
    x: int
    y: int
    zone: int


@kind_of_action
class Draw(Action):
    """Chance draws a tile; it comes from ``game.chance_outcomes`` or ``game.parse``.

    >>> import tilefolk
    >>> tilefolk.Hunters(players=2).parse("draw 12")
    Draw(kind='12')
    """

    type = "draw"
    kind: str
