"""Laying out the island: the beginners' map, or hexes, tokens and harbours drawn by chance (chapter 2)."""

from __future__ import annotations

from tilefolk.games.catan import actions, founding, names, tables
from tilefolk.games.catan.state import Position


def outcomes_into(game: Position, outcomes: list[int], weights: list[int]) -> int:
    """C2.2: what may be drawn next: a hex, the corner where the spiral begins, or a harbour."""
    if game.phase == names.PHASE_LAY_TOKENS:
        for corner in range(names.SPIRALS):
            outcomes[corner] = actions.pack_action(names.ACT_SPIRAL, corner)
            weights[corner] = 1
        return names.SPIRALS
    if game.phase == names.PHASE_LAY_HEXES:
        return left_into(names.ACT_TERRAIN, tables.TERRAIN_COUNT, game.terrain, game.step, outcomes, weights)
    return left_into(names.ACT_HARBOUR, tables.HARBOUR_COUNT, game.harbour, game.step, outcomes, weights)


def left_into(
    tag: int, counts: list[int], laid: list[int], step: int, outcomes: list[int], weights: list[int]
) -> int:
    """C1.2, C1.4: what is left of hexes or harbours after so many are laid."""
    left = [0] * 6  # one number a kind
    for kind in range(names.TERRAINS):
        left[kind] = counts[kind]
    for place in range(step):
        left[laid[place]] -= 1
    n = 0
    for kind in range(names.TERRAINS):
        if left[kind] > 0:
            outcomes[n] = actions.pack_action(tag, kind)
            weights[n] = left[kind]
            n += 1
    return n


def lay_hex(game: Position, terrain: int) -> None:
    """C2.2: the next hex of the shuffled ones, row by row; the robber starts on the desert (C1.8)."""
    game.terrain[game.step] = terrain
    if terrain == names.DESERT:
        game.robber = game.step
    if game._listening:
        game._emit(names.EVENT_HEX, game.step, terrain)
    game.step += 1
    if game.step == names.HEXES:
        game.step = 0
        game.phase = names.PHASE_LAY_TOKENS


def lay_tokens(game: Position, corner: int) -> None:
    """C2.2, C1.3: tokens in letter order along the spiral from a corner, skipping the desert.

    In this order 6 and 8 never touch, wherever the desert lies; a test tries all 114 cases.
    """
    letter = 0
    for step in range(names.HEXES):
        hexagon = tables.SPIRAL[corner][step]
        if game.terrain[hexagon] == names.DESERT:
            game.token[hexagon] = 0
        else:
            game.token[hexagon] = tables.LETTER_TOKEN[letter]
            letter += 1
    index_tokens(game)
    if game._listening:
        game._emit(names.EVENT_TOKENS, tables.SPIRAL[corner][0])
    if game.shuffled_harbours:
        game.phase = names.PHASE_LAY_HARBOURS
    else:
        lay_standard_harbours(game)
        complete(game)


def index_tokens(game: Position) -> None:
    """For every sum of the dice, the one or two hexes that it names (C4.1)."""
    for number in range(names.SUMS):
        for i in range(names.SUM_HEXES):
            game.token_hexes[number][i] = names.NOWHERE
    for hexagon in range(names.HEXES):
        number = game.token[hexagon]
        if number:
            game.token_hexes[number][0 if game.token_hexes[number][0] < 0 else 1] = hexagon


def lay_standard_harbours(game: Position) -> None:
    """C2.2: the harbours in their standard places (C1.4)."""
    for place in range(names.HARBOURS):
        game.harbour[place] = tables.STANDARD_HARBOUR[place]


def lay_harbour(game: Position, kind: int) -> None:
    """C2.2, option: the next of the shuffled harbours, clockwise from the north-west."""
    game.harbour[game.step] = kind
    if game._listening:
        game._emit(names.EVENT_HARBOUR, game.step, kind)
    game.step += 1
    if game.step == names.HARBOURS:
        complete(game)


def lay_beginners_map(game: Position) -> None:
    """C2.1: the fixed map with fixed tokens and harbours; the robber starts on the desert (C1.8)."""
    for hexagon in range(names.HEXES):
        game.terrain[hexagon] = tables.BEGINNER_TERRAIN[hexagon]
        game.token[hexagon] = tables.BEGINNER_TOKEN[hexagon]
        if game.terrain[hexagon] == names.DESERT:
            game.robber = hexagon
    index_tokens(game)
    lay_standard_harbours(game)


def complete(game: Position) -> None:
    """C2.4: the first player is drawn by lot, or the table named one."""
    game.step = 0
    if game.first_by_lot:
        game.phase = names.PHASE_DRAW_LOTS
    else:
        founding.begin(game, game.first)
