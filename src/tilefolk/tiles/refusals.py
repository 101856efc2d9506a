"""Why a tile may not be laid there: found by looking again, apart from the fast legality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilefolk.core.errors import IllegalAction
from tilefolk.tiles.actions import payload_of, rotation_of, square_x, square_y, tag_of
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.names import CHOOSE, DRAW, FIGURE, FINISHED, PLACE, QUARTER_TURN
from tilefolk.tiles.packing import side_of
from tilefolk.tiles.tileset import SIDES, TileKind

EXPECTED = {DRAW: "draw", PLACE: "place", FIGURE: "figure", CHOOSE: "choose"}
"""What a phase waits for."""


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
    tag = tag_of(action)
    if game.phase == FINISHED:
        return IllegalAction("core.game_over")
    if tag not in EXPECTED:
        return IllegalAction("core.illegal_action")
    if tag != game.phase:
        return IllegalAction(f"{rules.game}.turn.{EXPECTED[game.phase]}_expected", rules.order_of_turn)
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
    payload = payload_of(action)
    x, y, rotation = square_x(payload), square_y(payload), rotation_of(payload)
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
    for number, (side, need) in enumerate(zip(SIDES, needs, strict=True)):
        mine = side_of(code, number)
        if need is not None and mine != need:
            return IllegalAction(
                f"{rules.game}.place.side_differs",
                rules.match,
                side=side,
                mine=rules.side_names[mine],
                theirs=rules.side_names[need],
            )
    return IllegalAction(f"{rules.game}.place.same_look", rules.match, rotation=rotation * QUARTER_TURN)


def last_kind(game: TileGame) -> TileKind:
    """The kind of the tile just laid, where a figure was to be placed."""
    tile = game.last_laid
    assert tile is not None
    return game.table.tile_set.kinds[game.tile(tile)[2]]
