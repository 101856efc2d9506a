"""Why something is not allowed in Mayflower, as keys with the rule behind them."""

from __future__ import annotations

from tilefolk.core.errors import IllegalAction
from tilefolk.games.mayflower.names import ROWS, SETTLER, SETTLERS
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.tiles.actions import figure_group, figure_zone, payload_of, tag_of
from tilefolk.tiles.names import CHOOSE, PLACE
from tilefolk.tiles.refusals import PlacingRules, last_kind, placing_refusal, wrong_phase

PLACING = PlacingRules(
    game="mayflower",
    order_of_turn="M3.1",
    touch="M2.1",
    match="M2.2",
    side_names=("plain", "city", "road"),
)


def refusal(game: Mayflower, action: int) -> IllegalAction:
    """The reason why an action is not legal."""
    out_of_order = wrong_phase(game, action, PLACING)
    if out_of_order is not None:
        return out_of_order
    if tag_of(action) == PLACE:
        return placing_refusal(game, action, PLACING, lambda x, y: _off_limits(game, x, y))
    if tag_of(action) == CHOOSE:
        return IllegalAction("mayflower.score.not_finished", "M4.8")
    return _figure_refusal(game, action)


def _off_limits(game: Mayflower, x: int, y: int) -> IllegalAction | None:
    """M2.4: the coast is the eastern edge; the option keeps to its ten rows."""
    if x >= 0:
        return IllegalAction("mayflower.place.coast", "M2.4")
    if game.options["ten_rows"] and not 0 <= y < ROWS:
        return IllegalAction("mayflower.place.ten_rows", "M2.4")
    return None


def _figure_refusal(game: Mayflower, action: int) -> IllegalAction:
    group, zone = figure_group(payload_of(action)), figure_zone(payload_of(action))
    zones = last_kind(game).zones
    if group != SETTLER or zone >= len(zones):
        return IllegalAction("mayflower.figure.no_such_place", "M3.1")
    if sum(seat == game.seat for seat, _, _ in game.figures_standing()) == SETTLERS:
        return IllegalAction("mayflower.figure.no_settler_left", "M3.4")
    return IllegalAction("mayflower.figure.taken", "M3.3", feature=zones[zone].type)
