"""Why a tile may not be laid there: found by looking again, apart from the fast legality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilefolk.core.errors import IllegalAction
from tilefolk.tiles.actions import CHOOSE, DRAW, FIGURE, FINISHED, PLACE, TAG_BITS, unpack_place
from tilefolk.tiles.tileset import SIDES
from tilefolk.tiles.turn import TileGame

PHASE_OF_TAG = {DRAW: DRAW, PLACE: PLACE, FIGURE: FIGURE, CHOOSE: CHOOSE}
EXPECTED = ("draw", "place", "figure", "choose")


@dataclass(frozen=True, slots=True)
class PlacingRules:
    """The rule ids of a game for what all tile games refuse alike."""

    game: str
    order_of_turn: str
    touch: str
    match: str
    side_names: tuple[str, ...]
    """The words of the side patterns, in order."""


def wrong_phase(game: TileGame, action: int, rules: PlacingRules) -> IllegalAction | None:
    """Refuse what the order of the turn does not ask for now."""
    tag = action >> TAG_BITS
    if game.phase_number == FINISHED:
        return IllegalAction("core.game_over")
    if action < 0 or tag not in PHASE_OF_TAG:
        return IllegalAction("core.illegal_action")
    if tag != game.phase_number:
        return IllegalAction(f"{rules.game}.turn.{EXPECTED[game.phase_number]}_expected", rules.order_of_turn)
    if tag == DRAW:
        return IllegalAction("core.not_an_outcome")
    return None


def placing_refusal(
    game: TileGame,
    action: int,
    rules: PlacingRules,
    off_limits: Callable[[int, int], IllegalAction | None] = lambda x, y: None,
) -> IllegalAction:
    """Why the drawn tile may not be laid like that."""
    x, y, rotation = unpack_place(action)
    if game.tile_at(x, y) is not None:
        return IllegalAction(f"{rules.game}.place.occupied", rules.touch, x=x, y=y)
    forbidden = off_limits(x, y)
    if forbidden is not None:
        return forbidden
    try:
        needs = game.needs_at(x, y)
    except KeyError:
        return IllegalAction(f"{rules.game}.place.no_neighbour", rules.touch, x=x, y=y)
    kind = game.drawn_kind
    assert kind is not None
    code = game.table.code_of(kind, rotation)
    for side, need in zip(SIDES, needs, strict=True):
        mine = code >> (2 * SIDES.index(side)) & 3
        if need is not None and mine != need:
            return IllegalAction(
                f"{rules.game}.place.side_differs",
                rules.match,
                side=side,
                mine=rules.side_names[mine],
                theirs=rules.side_names[need],
            )
    return IllegalAction(f"{rules.game}.place.same_look", rules.match, rotation=rotation * 90)
