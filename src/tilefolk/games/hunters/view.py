"""What clients see of Hunters and Gatherers beyond what all tile games show."""

from __future__ import annotations

from tilefolk.tiles.facts import FeatureFacts
from tilefolk.tiles.view import TileView


class HuntersView(TileView):
    """The table of Hunters and Gatherers."""


def shows(zone_type: str) -> bool:
    """H7.1: lakes are parts of river systems, not features of their own."""
    return zone_type != "lake"


def size(feature: FeatureFacts) -> int:
    """Forests count their pieces (H4.2), all others their tiles."""
    return feature["pieces"] if feature["type"] == "forest" else feature["tiles"]
