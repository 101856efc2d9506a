"""Why something is not allowed in Hunters and Gatherers, as keys with the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core.errors import IllegalAction
from tilefolk.games.hunters.notation import HUT, MEMBER, ROLES
from tilefolk.tiles.actions import PLACE, TAG_BITS
from tilefolk.tiles.refusal import PlacingRules, placing_refusal, wrong_phase

if TYPE_CHECKING:
    from tilefolk.games.hunters.rules import Hunters

PLACING = PlacingRules(
    game="hunters",
    order_of_turn="H3.1",
    touch="H2.1",
    match="H2.2",
    side_names=("meadow", "forest", "river"),
)


def refusal(game: Hunters, action: int) -> IllegalAction:
    """The reason why an action is not legal."""
    out_of_order = wrong_phase(game, action, PLACING)
    if out_of_order is not None:
        return out_of_order
    if action >> TAG_BITS == PLACE:
        return placing_refusal(game, action, PLACING)
    return _figure_refusal(game, action)


def _figure_refusal(game: Hunters, action: int) -> IllegalAction:
    group, zone = divmod((action & ((1 << TAG_BITS) - 1)) - 1, 16)
    tile = game.laid_tile
    assert tile is not None
    kind = game.tile(tile)[2]
    zones = game.table.tile_set.kinds[kind].zones
    if zone >= len(zones) or (group, zones[zone].type) not in ROLES.by_zone:
        return IllegalAction("hunters.figure.no_such_place", "H3.2")
    role = ROLES.role(group, zones[zone].type)
    standing = [slot for seat, slot, _ in game.figures_standing() if seat == game.seat_on_turn]
    used = sum(ROLES.group_of_slot(slot) == group for slot in standing)
    if group == HUT:
        if used == 2:
            return IllegalAction("hunters.figure.no_hut_left", "H3.6")
        return IllegalAction("hunters.figure.system_has_hut", "H3.4")
    assert group == MEMBER
    if used == 5:
        return IllegalAction("hunters.figure.no_member_left", "H3.1")
    if role == "hunter" and any(each.goods.get("fire") for each in zones):
        return IllegalAction("hunters.figure.fire", "H5.6")
    return IllegalAction("hunters.figure.taken", "H3.3", feature=zones[zone].type)
