"""The words for actions of Mayflower."""

from __future__ import annotations

from typing import cast

from tilefolk.games.mayflower.names import SETTLER, SETTLERS
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.notation import Roles, TileNotation

ROLES = Roles(
    by_zone={
        (SETTLER, "road"): "bandit",
        (SETTLER, "city"): "sheriff",
        (SETTLER, "plain"): "trapper",
        (SETTLER, "farm"): "farmer",
    },
    groups={"settler": SETTLERS},
)


class MayflowerNotation(TileNotation):
    """With the choice of what is scored next (M4.8)."""

    def chosen_piece(self, game: TileGame, payload: int) -> int:
        """The piece that a choice means."""
        return cast("Mayflower", game).chosen_piece(payload)


NOTATION = MayflowerNotation(ROLES)
