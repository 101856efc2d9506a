"""The legal actions of a position: as the position is when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.objects.actions import Action

if TYPE_CHECKING:
    from tilefolk.objects.position import Position

SHOWN = 6


class LegalActions(Sequence[Action]):
    """A view, not a list: nothing is made before it is asked for, and it changes with its game.

    >>> import tilefolk
    >>> game = tilefolk.Hunters(players=2)
    >>> events = game.apply(game.parse("draw 38"))
    >>> len(game.legal_actions), game.legal_actions[0]
    (5, Place(x=0, y=-1, rotation=180))
    >>> tilefolk.Place(0, -1, 180) in game.legal_actions, "place 5,5 r0" in game.legal_actions
    (True, False)
    >>> print(game.legal_actions)
    place 0,-1 r180, place 1,0 r180, place 0,1 r270, place -1,0 r180, place -1,0 r270
    """

    def __init__(self, game: Position) -> None:
        self._game = game

    def __len__(self) -> int:
        return len(self._game.legal())

    def __bool__(self) -> bool:
        return bool(self._game.legal())

    def __contains__(self, action: object) -> bool:
        if isinstance(action, bool) or not isinstance(action, (int, str)) or self._game.is_chance:
            return False
        try:
            meant = self._game.parse(action) if isinstance(action, str) else action
            return self._game.is_legal(self._game.number_of(meant))
        except (BadNotation, IllegalAction):  # of another game, or none at all
            return False

    def __iter__(self) -> Iterator[Action]:
        return (self._game.action(number) for number in self._game.legal())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        found = self._game.legal()[index]
        return (
            [self._game.action(number) for number in found]
            if isinstance(found, list)
            else self._game.action(found)
        )

    def __str__(self) -> str:
        return ", ".join(self._game.notation(number) for number in self._game.legal())

    def __repr__(self) -> str:
        numbers = self._game.legal()
        names = ", ".join(self._game.notation(number) for number in numbers[:SHOWN])
        return f"<LegalActions: {len(numbers)} ({names}{', …' if len(numbers) > SHOWN else ''})>"
