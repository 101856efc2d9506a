"""The words for actions of Hunters and Gatherers."""

from __future__ import annotations

from tilefolk.games.hunters.names import HUT, HUTS, MEMBER, MEMBERS
from tilefolk.tiles.notation import Roles, TileNotation

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
