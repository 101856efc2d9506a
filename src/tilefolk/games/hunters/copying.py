"""Copying a game that is known to be of this kind: only a C cast can say so without the interpreter lock."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tilefolk.core.game import Game

if TYPE_CHECKING:
    from tilefolk.games.hunters.state import HuntersState


def copy(to: HuntersState, source: Game) -> None:
    """Make a position the same as another of its kind."""
    to._copy_hunters(cast("HuntersState", source))
