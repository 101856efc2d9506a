"""A copy of a whole position; in C it is a single copy of memory (``copying.pxd``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilefolk.core.game import Game


def copy_fields(to: Game, source: Game, size: int) -> None:
    """Copy all that a game's own class holds, ``size`` bytes with the head that every game has."""
    for name, value in vars(source).items():
        if not name.startswith("_"):
            setattr(to, name, _copied(value))


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
