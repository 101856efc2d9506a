"""Income: what the dice bring (chapter 3.1)."""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import actions, cards, names, robber, tables
from tilefolk.games.catan.state import Position


def dice_into(outcomes: list[int], weights: list[int]) -> int:
    """C4.1: two dice as 21 throws; one with two different numbers is twice as likely."""
    n = 0
    for one in range(1, names.DIE_SIDES + 1):
        for other in range(one, names.DIE_SIDES + 1):
            outcomes[n] = actions.pack_action(names.ACT_DICE, actions.dice(one, other))
            weights[n] = 1 if one == other else 2
            n += 1
    return n


def roll(game: Position, one: int, other: int) -> None:
    """C4.1, C5.1: the sum pays, or a seven wakes the robber and pays nobody."""
    game.dice[0] = one
    game.dice[1] = other
    game.rolled = 1
    if game._listening:
        game._emit(names.EVENT_ROLL, game.turn, one, other)
    if one + other == names.SEVEN:
        robber.seven(game)
    else:
        pay(game, one + other)
        game.phase = names.PHASE_MAIN


def pay(game: Position, number: int) -> None:
    """C4.1, C4.2: a settlement at a hex with the number brings 1 card, a city 2, none at the robber's."""
    due = [0] * 20  # five numbers a seat
    kinds = 0  # of which anybody gets any
    for i in range(names.SUM_HEXES):
        hexagon = game.token_hexes[number][i]
        if hexagon < 0 or hexagon == game.robber:
            continue
        kind = game.terrain[hexagon]
        for seat in range(game.players):
            here = game.buildings[seat] & tables.HEX_CORNERS[hexagon]
            if here:
                due[seat * names.KINDS + kind] += bits.count(here) + bits.count(here & game.cities)
                kinds |= 1 << kind
    if kinds == 0:
        return
    for kind in range(names.KINDS):
        if kinds >> kind & 1:
            share_shortage(game, kind, due)
    for seat in range(game.players):
        at = seat * names.KINDS
        if not (due[at] | due[at + 1] | due[at + 2] | due[at + 3] | due[at + 4]):
            continue
        for kind in range(names.KINDS):
            if due[at + kind]:
                cards.from_bank(game, seat, kind, due[at + kind])
        if game._listening:
            game._emit(names.EVENT_INCOME, seat, due[at], due[at + 1], due[at + 2], due[at + 3], due[at + 4])


def share_shortage(game: Position, kind: int, due: list[int]) -> None:
    """C4.3: where the bank is short for several, nobody gets any; short for one, he gets what is left."""
    total = receivers = receiver = 0
    for seat in range(game.players):
        if due[seat * names.KINDS + kind]:
            total += due[seat * names.KINDS + kind]
            receivers += 1
            receiver = seat
    if total <= game.bank[kind]:
        return
    if game._listening:
        game._emit(names.EVENT_SHORT, kind, receiver if receivers == 1 else names.NOBODY, game.bank[kind])
    for seat in range(game.players):
        due[seat * names.KINDS + kind] = 0
    if receivers == 1:
        due[receiver * names.KINDS + kind] = game.bank[kind]
