"""Mayflower: the hooks of the game, which call its chapters."""

from __future__ import annotations

from tilefolk.core.game import Game
from tilefolk.core.numbers import whole
from tilefolk.games.mayflower import copying, names, order, placing, scoring
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles.actions import pack_action
from tilefolk.tiles.names import CHOOSE, PAYLOAD_MASK


class Mayflower(MayflowerState):
    """A position of Mayflower."""

    name = "mayflower"

    def _copy_from(self, other: Game) -> None:
        copying.copy(self, other)

    def _buildable(self, x: int, y: int) -> bool:
        """M2.4: only west of the coast; beyond the ten rows unless the table forbids it."""
        return x < 0 and (not self.ten_rows or (y >= 0 and y < names.ROWS))

    def _figures_into(self, buffer: list[int], n: int, end: int) -> int:
        return placing.settlers_into(self, buffer, n, end)

    def _place_figure(self, group: int, zone: int) -> None:
        placing.place_settler(self, zone)

    def _choices_into(self, buffer: list[int]) -> int:
        return order.choices_into(self, buffer)

    def _choose(self, choice: int) -> None:
        order.choose(self, choice)

    def _value(self, root: int) -> int:
        return scoring.value(self, root)

    def _complete(self, root: int) -> bool:
        return scoring.complete(self, root)

    def _score_laid(self) -> None:
        """Score every road, city and farm that the tile completed (M4.1, M4.2, M4.3)."""
        if self._listening:
            order.tell_unowned(self)
        order.score_next(self)

    def _final_scoring(self) -> None:
        scoring.final_scoring(self)

    def chosen_piece(self, choice: int) -> int:
        """The piece that a choice of what is scored next means; raises KeyError where there is none."""
        choice = whole(choice, "choice", 0, PAYLOAD_MASK)
        if pack_action(CHOOSE, choice) not in self.legal():
            raise KeyError(choice)
        return order.chosen_piece(self, choice)
