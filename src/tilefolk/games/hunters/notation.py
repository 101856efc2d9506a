"""The words for actions and positions of Hunters and Gatherers."""

from __future__ import annotations

from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.hunters.state import MEMBERS, SOURCES
from tilefolk.games.hunters.tables import DECKS
from tilefolk.tiles.notation import Roles, TileNotation
from tilefolk.tiles.position import TilePositions
from tilefolk.tiles.turn import TileGame

MEMBER, HUT = 0, 1

ROLES = Roles(
    by_zone={
        (MEMBER, "meadow"): "hunter",
        (MEMBER, "forest"): "gatherer",
        (MEMBER, "river"): "fisher",
        (HUT, "system"): "hut",
    },
    group_of_slot=lambda slot: MEMBER if slot < MEMBERS else HUT,
)

NOTATION = TileNotation(ROLES)


def _new(players: int, options: dict[str, str]) -> TileGame:
    if options:
        raise ValueError("Hunters and Gatherers has no options")
    return Hunters(players)


POSITIONS = TilePositions("hunters", ROLES, SOURCES, DECKS, _new)
