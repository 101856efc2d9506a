"""Resource cards that change hands, and what the table knows of every hand (C11.1)."""

from __future__ import annotations

from tilefolk.games.catan import heaps, names
from tilefolk.games.catan.state import Position


def gain(game: Position, seat: int, resource: int, n: int) -> None:
    """Cards come to a hand for all to see."""
    game.hand[seat][resource] += n
    game.known_hand[seat][resource] += n


def lose(game: Position, seat: int, resource: int, n: int) -> None:
    """Cards leave a hand for all to see."""
    known = game.known_hand[seat][resource]
    game.hand[seat][resource] -= n
    game.known_hand[seat][resource] = known - n if known > n else 0


def from_bank(game: Position, seat: int, resource: int, n: int) -> None:
    """C1.6: the bank pays."""
    game.bank[resource] -= n
    gain(game, seat, resource, n)


def to_bank(game: Position, seat: int, resource: int, n: int) -> None:
    """C1.6: what is paid, traded or discarded goes back to the bank."""
    lose(game, seat, resource, n)
    game.bank[resource] += n


def hand_over(game: Position, giver: int, taker: int, resource: int, n: int) -> None:
    """From one player to another, in the open."""
    lose(game, giver, resource, n)
    gain(game, taker, resource, n)


def steal_unseen(game: Position, thief: int, victim: int, resource: int) -> None:
    """C11.1: one card changes hands and only two know which; the table now knows less of both."""
    if game.known_hand[victim][resource] == heaps.total(game.hand[victim]):
        # a hand of one kind hides nothing
        hand_over(game, victim, thief, resource, 1)
        return
    for kind in range(names.KINDS):
        if game.known_hand[victim][kind] > 0:
            game.known_hand[victim][kind] -= 1
    game.hand[victim][resource] -= 1
    game.hand[thief][resource] += 1
