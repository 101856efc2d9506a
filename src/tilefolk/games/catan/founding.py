"""Who begins, and the first settlements and roads (chapter 2)."""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import actions, building, cards, names, tables
from tilefolk.games.catan.state import Position

ROUNDS = 2
"""Settlements that a seat founds."""


def first_into(game: Position, outcomes: list[int], weights: list[int]) -> int:
    """C2.4: the lot names any seat."""
    for seat in range(game.players):
        outcomes[seat] = actions.pack_action(names.ACT_FIRST, seat)
        weights[seat] = 1
    return game.players


def begin(game: Position, seat: int) -> None:
    """C2.4: the seat begins to found, or on the beginners' map to roll."""
    game.first = seat
    game.turn = seat
    if game._listening:
        game._emit(names.EVENT_FIRST, seat)
    if game.beginners:
        game.phase = names.PHASE_BEFORE_ROLL
        game.turns = 1
    else:
        game.phase = names.PHASE_FOUND_SETTLEMENT


def legal_into(game: Position, buffer: list[int]) -> int:
    """C2.3: any free intersection by the distance rule (C7.2), then a road that adjoins it."""
    if game.phase == names.PHASE_FOUND_SETTLEMENT:
        everywhere = bits.bit(names.INTERSECTIONS) - 1
        return building.places_into(names.ACT_SETTLEMENT, everywhere & ~game.blocked, buffer, 0)
    n = 0
    for i in range(names.AROUND):
        path = tables.NEIGHBOUR_PATHS[game.founded][i]
        # no road can lie there yet: the distance rule keeps the neighbours empty
        if path >= 0:
            buffer[n] = actions.pack_action(names.ACT_ROAD, path)
            n += 1
    return n


def found_settlement(game: Position, node: int) -> None:
    """C2.3: the second settlement pays at once."""
    building.put_settlement(game, game.turn, node, True)
    if game.step >= game.players:
        starting_income(game, game.turn, node)
    game.founded = node
    game.phase = names.PHASE_FOUND_ROAD


def found_road(game: Position, path: int) -> None:
    """C2.3: in turn order, then in reverse order; then the first player rolls."""
    last = ROUNDS * game.players
    building.put_road(game, game.turn, path, True)
    game.founded = names.NOWHERE
    game.step += 1
    if game.step == last:
        game.step = 0
        game.turn = game.first
        game.phase = names.PHASE_BEFORE_ROLL
        game.turns = 1
        if game._listening:
            game._emit(names.EVENT_TURN, game.turn, game.turns)
        return
    game.phase = names.PHASE_FOUND_SETTLEMENT
    if game.step < game.players:
        game.turn = (game.first + game.step) % game.players
    else:
        game.turn = (game.first + last - 1 - game.step) % game.players


def starting_income(game: Position, seat: int, node: int) -> None:
    """C2.1, C2.3: one card for every hex at the settlement."""
    got = [0] * 6  # one number a terrain
    for i in range(names.AROUND):
        hexagon = tables.CORNER_HEXES[node][i]
        if hexagon < 0:
            break
        terrain = game.terrain[hexagon]
        got[terrain] += 1
        if terrain != names.DESERT:
            cards.from_bank(game, seat, terrain, 1)
    if game._listening:
        game._emit(names.EVENT_INCOME, seat, got[0], got[1], got[2], got[3], got[4])


def set_up_beginners(game: Position) -> None:
    """C2.1: two settlements and two roads a colour, and cards for the starred settlement."""
    for piece in range(ROUNDS * game.players):
        seat = piece // ROUNDS
        building.put_settlement(game, seat, tables.BEGINNER_SETTLEMENT[piece], True)
        building.put_road(game, seat, tables.BEGINNER_ROAD[piece], True)
        if tables.BEGINNER_STAR[piece]:
            starting_income(game, seat, tables.BEGINNER_SETTLEMENT[piece])
