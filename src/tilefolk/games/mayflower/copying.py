"""Copying a game that is known to be of this kind: only a C cast can say so without the interpreter lock."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tilefolk.core.game import Game

if TYPE_CHECKING:
    from tilefolk.games.mayflower.state import MayflowerState


def copy(to: MayflowerState, source: Game) -> None:
    """Make a position the same as another of its kind."""
    to._copy_mayflower(cast("MayflowerState", source))
