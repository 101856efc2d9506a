"""Hunters and Gatherers: the hooks of the game, which call its chapters."""

from __future__ import annotations

from tilefolk.core.game import Game
from tilefolk.games.hunters import copying, names, placing, scoring
from tilefolk.games.hunters.state import HuntersState
from tilefolk.tiles import turn


class Hunters(HuntersState):
    """A position of Hunters and Gatherers."""

    name = "hunters"

    def _copy_from(self, other: Game) -> None:
        copying.copy(self, other)

    def _figures_into(self, buffer: list[int], n: int, end: int) -> int:
        return placing.figures_into(self, buffer, n, end)

    def _place_figure(self, group: int, zone: int) -> None:
        placing.place_figure(self, group, zone)

    def _value(self, root: int) -> int:
        return scoring.value(self, root)

    def _owners(self, root: int) -> int:
        return scoring.owners(self, root)

    def _score_laid(self) -> None:
        """Score, then a bonus tile for gold (H5.1, H5.2), but never for a bonus tile's own forest (H5.3).

        With no bonus tile left there is none (H5.4).
        """
        gold = scoring.score_last_tile(self)
        if gold and self.drawing_deck == names.MAIN_DECK:
            if self._listening:
                self._emit(names.GOLD_FOUND, self.seat, self.deck_left[names.BONUS_DECK])
            if self.deck_left[names.BONUS_DECK] > 0:
                self.last_tile = -1
                turn.draw_from(self, names.BONUS_DECK)
                return
        turn.end_turn(self)

    def _final_scoring(self) -> None:
        scoring.final_scoring(self)
