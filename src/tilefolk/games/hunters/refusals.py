"""Why something is not allowed in Hunters and Gatherers, as keys with the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core.errors import IllegalAction
from tilefolk.games.hunters.names import HUT, HUTS, MEMBERS
from tilefolk.games.hunters.notation import ROLES
from tilefolk.tiles.actions import figure_group, figure_zone, payload_of, tag_of
from tilefolk.tiles.names import PLACE
from tilefolk.tiles.refusals import PlacingRules, last_kind, placing_refusal, wrong_phase

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
    if tag_of(action) == PLACE:
        return placing_refusal(game, action, PLACING)
    return _figure_refusal(game, action)


def _figure_refusal(game: Hunters, action: int) -> IllegalAction:
    group, zone = figure_group(payload_of(action)), figure_zone(payload_of(action))
    zones = last_kind(game).zones
    if zone >= len(zones) or (group, zones[zone].type) not in ROLES.by_zone:
        return IllegalAction("hunters.figure.no_such_place", "H3.2")
    role = ROLES.role(group, zones[zone].type)
    standing = [slot for seat, slot, _ in game.figures_standing() if seat == game.seat]
    used = sum(ROLES.group_of_slot(slot) == group for slot in standing)
    if group == HUT:
        if used == HUTS:
            return IllegalAction("hunters.figure.no_hut_left", "H3.6")
        return IllegalAction("hunters.figure.system_has_hut", "H3.4")
    if used == MEMBERS:
        return IllegalAction("hunters.figure.no_member_left", "H3.1")
    if role == "hunter" and any(each.goods.get("fire") for each in zones):
        return IllegalAction("hunters.figure.fire", "H5.6")
    return IllegalAction("hunters.figure.taken", "H3.3", feature=zones[zone].type)
