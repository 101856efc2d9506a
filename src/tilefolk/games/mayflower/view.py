"""What clients see of Mayflower beyond what all tile games show."""

from __future__ import annotations

from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.tiles.view import FeatureSeen, TileView

COMPLETED_TOWN = 2
"""How many times a completed town brings what it would bring open at the end (M4.2, M7.2)."""


class MayflowerView(TileView):
    """The table of Mayflower."""

    surveyors: list[int]


def with_surveyors(seen: TileView, game: Mayflower) -> MayflowerView:
    """M1.4: the columns of the surveyors, beside all else."""
    return {
        **seen,
        "features": [as_scored(feature) for feature in seen["features"]],
        "surveyors": list(game.surveyors),
    }


def as_scored(feature: FeatureSeen) -> FeatureSeen:
    """M4.2: while the order is chosen, a completed town is worth what it is about to bring."""
    if feature["type"] != "city" or not feature["complete"]:
        return feature
    return {**feature, "value": COMPLETED_TOWN * feature["value"]}
