"""The seven: discards, the robber and theft (chapter 3.2)."""

from __future__ import annotations

from tilefolk.games.catan import actions, cards, heaps, names, tables, turn
from tilefolk.games.catan.state import Position

# --- discards -------------------------------------------------------------------------------------


def seven(game: Position) -> None:
    """C5.2: who holds more than 7 cards owes half of them, rounded down, the roller too."""
    game.phase = names.PHASE_MOVE_ROBBER
    for seat in range(game.players):
        size = heaps.total(game.hand[seat])
        if size > names.HAND_LIMIT:
            game.owes[seat] = size // 2
            game.phase = names.PHASE_DISCARD
            if game._listening:
                game._emit(names.EVENT_MUST_DISCARD, seat, size // 2)


def discards_into(game: Position, seat: int, buffer: list[int]) -> int:
    """C5.2: one card after another, any that is still in the hand."""
    if game.owes[seat] == 0:
        return 0
    n = 0
    for kind in range(names.KINDS):
        if game.hand[seat][kind] > 0:
            buffer[n] = actions.pack_action(names.ACT_DISCARD, actions.discard(seat, kind))
            n += 1
    return n


def lay_aside(game: Position, seat: int, resource: int) -> None:
    """C5.2: chosen, but nobody else sees it before all have chosen."""
    game.hand[seat][resource] -= 1
    game.laid_aside[seat][resource] += 1
    game.owes[seat] -= 1
    if game._listening:
        game._emit(names.EVENT_LAID_ASIDE, seat, resource)
    if game.owes[0] + game.owes[1] + game.owes[2] + game.owes[3] == 0:
        discard(game)


def discard(game: Position) -> None:
    """C5.2: all have chosen, and the cards go back to the bank in the open."""
    for seat in range(game.players):
        if heaps.total(game.laid_aside[seat]) == 0:
            continue
        if game._listening:
            game._emit(
                names.EVENT_DISCARDED,
                seat,
                game.laid_aside[seat][names.WOOD],
                game.laid_aside[seat][names.BRICK],
                game.laid_aside[seat][names.WOOL],
                game.laid_aside[seat][names.GRAIN],
                game.laid_aside[seat][names.ORE],
            )
        for kind in range(names.KINDS):
            n = game.laid_aside[seat][kind]
            if n:
                game.hand[seat][kind] += n
                game.laid_aside[seat][kind] = 0
                cards.to_bank(game, seat, kind, n)
    game.phase = names.PHASE_MOVE_ROBBER


# --- the robber -----------------------------------------------------------------------------------


def legal_into(game: Position, buffer: list[int]) -> int:
    """C5.3: to any other hex, the desert too; then one of several victims."""
    n = 0
    if game.phase == names.PHASE_MOVE_ROBBER:
        for hexagon in range(names.HEXES):
            if hexagon != game.robber:
                buffer[n] = actions.pack_action(names.ACT_ROBBER, hexagon)
                n += 1
        return n
    for seat in range(game.players):
        if is_victim(game, seat):
            buffer[n] = actions.pack_action(names.ACT_ROB, seat)
            n += 1
    return n


def is_victim(game: Position, seat: int) -> bool:
    """C5.3: whether the seat is another one at the robber's hex and has cards."""
    return (
        seat != game.turn
        and (game.buildings[seat] & tables.HEX_CORNERS[game.robber]) != 0
        and heaps.total(game.hand[seat]) > 0
    )


def move(game: Position, hexagon: int) -> None:
    """C5.3: stealing is compulsory; with one possible victim there is nothing to choose."""
    game.robber = hexagon
    if game._listening:
        game._emit(names.EVENT_ROBBER, game.turn, hexagon)
    victims = 0
    victim = names.NOBODY
    for seat in range(game.players):
        if is_victim(game, seat):
            victims += 1
            victim = seat
    if victims == 0:
        turn.resume(game)
    elif victims == 1:
        rob(game, victim)
    else:
        game.phase = names.PHASE_CHOOSE_VICTIM


# --- theft ----------------------------------------------------------------------------------------


def rob(game: Position, seat: int) -> None:
    """C5.3: one card of the seat; chance draws it."""
    game.victim = seat
    game.phase = names.PHASE_THEFT


def theft_into(game: Position, outcomes: list[int], weights: list[int]) -> int:
    """C5.3: every card of the victim's hand is as likely as any other."""
    n = 0
    for kind in range(names.KINDS):
        if game.hand[game.victim][kind] > 0:
            outcomes[n] = actions.pack_action(names.ACT_STOLEN, kind)
            weights[n] = game.hand[game.victim][kind]
            n += 1
    return n


def steal(game: Position, resource: int) -> None:
    """C5.3: the card goes to the player on turn; only the two of them know it (C11.1)."""
    if game._listening:
        game._emit(names.EVENT_STOLEN, game.turn, game.victim, resource)
    cards.steal_unseen(game, game.turn, game.victim, resource)
    game.victim = names.NOBODY
    turn.resume(game)
