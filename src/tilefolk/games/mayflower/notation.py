"""The words for actions and positions of Mayflower."""

from __future__ import annotations

from typing import Any, cast

from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.games.mayflower.state import SETTLERS, SOURCES
from tilefolk.games.mayflower.tables import DECKS
from tilefolk.tiles.notation import Roles, TileNotation
from tilefolk.tiles.position import TilePositions
from tilefolk.tiles.turn import TileGame

ROLES = Roles(
    by_zone={
        (0, "road"): "bandit",
        (0, "city"): "sheriff",
        (0, "plain"): "trapper",
        (0, "farm"): "farmer",
    },
    groups={"settler": SETTLERS},
)


class MayflowerNotation(TileNotation):
    """With the choice of what is scored next (M4.8)."""

    def chosen_piece(self, game: TileGame, payload: int) -> int:
        """The piece that a choice means."""
        return cast("Mayflower", game).chosen_piece(payload)


def _surveyors(game: TileGame) -> list[str]:
    upper, lower = cast("Mayflower", game).surveyors
    return [f"surveyors {upper} {lower}"]


def _read_surveyors(fields: dict[str, Any], words: list[str]) -> bool:
    """``surveyors 1 2``: the columns of the upper and the lower one, never further apart (M5.2)."""
    if len(words) != 3 or words[0] != "surveyors":
        return False
    columns = [int(word) for word in words[1:]]
    if min(columns) < 0 or abs(columns[0] - columns[1]) > 1:
        raise ValueError("the surveyors stand in one column or in neighbouring ones")
    fields["surveyors"] = columns
    return True


NOTATION = MayflowerNotation(ROLES)
POSITIONS = TilePositions("mayflower", ROLES, SOURCES, DECKS, _surveyors, _read_surveyors)
