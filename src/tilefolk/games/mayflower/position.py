"""Positions of Mayflower as text: as for all tile games, with a line for the surveyors."""

from __future__ import annotations

from typing import cast

from tilefolk.core.errors import BadNotation
from tilefolk.core.numbers import digits
from tilefolk.core.values import Snapshot
from tilefolk.games.mayflower.names import SURVEYORS
from tilefolk.games.mayflower.notation import ROLES
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.games.mayflower.tables import DECKS, SOURCES
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import TILES_MAX
from tilefolk.tiles.position import TilePositions


def _surveyors(game: TileGame) -> list[str]:
    upper, lower = cast("Mayflower", game).surveyors
    return [f"surveyors {upper} {lower}"]


def _read_surveyors(words: list[str]) -> Snapshot | None:
    """``surveyors 1 2``: the columns of the upper and the lower one, never further apart (M5.2)."""
    word, *columns_written = words
    if word != "surveyors" or len(columns_written) != SURVEYORS:
        return None
    columns = [digits(column, "column", 0, TILES_MAX) for column in columns_written]
    if max(columns) - min(columns) > 1:
        raise BadNotation("mayflower.position_surveyors", "M5.2")
    return {"surveyors": columns}


POSITIONS = TilePositions(
    "mayflower", ROLES, SOURCES, DECKS, ("road", "city", "farm"), _surveyors, _read_surveyors
)
