"""The words for actions and positions of Hunters and Gatherers."""

from __future__ import annotations

from tilefolk.games.hunters.state import HUTS, MEMBERS, SOURCES
from tilefolk.games.hunters.tables import DECKS
from tilefolk.tiles.notation import Roles, TileNotation
from tilefolk.tiles.position import TilePositions

MEMBER, HUT = 0, 1

ROLES = Roles(
    by_zone={
        (MEMBER, "meadow"): "hunter",
        (MEMBER, "forest"): "gatherer",
        (MEMBER, "river"): "fisher",
        (HUT, "system"): "hut",
    },
    groups={"member": MEMBERS, "hut": HUTS},
)

NOTATION = TileNotation(ROLES)
POSITIONS = TilePositions("hunters", ROLES, SOURCES, DECKS)
