"""Dealing anew what a seat can't know: the others' hands, their development cards and the pile (C11.1).

What stays: the number of cards in every hand, all cards of a kind together, the cards that the table knows,
and that nobody who has had a turn hides a win. Everything else is dealt at random.
"""

from __future__ import annotations

from tilefolk.core.rng import Rng
from tilefolk.games.catan import heaps, names, scoring
from tilefolk.games.catan.state import Position


def deal_anew(game: Position, seat: int, rng: Rng) -> None:
    """C11.1: what the seat holds stays; the rest becomes a random guess that fits all it knows."""
    deal_hands(game, seat, rng)
    deal_development_cards(game, seat, rng)


def draw(heap: list[int], rng: Rng) -> int:
    """One card of the heap, each as likely; it leaves the heap."""
    pick = rng._below(heaps.total(heap))
    kind = 0
    while pick >= heap[kind]:
        pick -= heap[kind]
        kind += 1
    heap[kind] -= 1
    return kind


def deal_hands(game: Position, seat: int, rng: Rng) -> None:
    """Resource cards; those laid aside for a discard are not seen either (C5.2)."""
    unknown = [0] * 5  # a heap of all others' cards that the table does not know
    counts = [0] * 4  # how many of them each seat has
    for other in range(game.players):
        if other == seat:
            continue
        for kind in range(names.KINDS):
            known = game.known_hand[other][kind]
            n = game.hand[other][kind] + game.laid_aside[other][kind] - known
            unknown[kind] += n
            counts[other] += n
            game.hand[other][kind] = known
    for other in range(game.players):
        if other == seat:
            continue
        for _ in range(counts[other]):
            game.hand[other][draw(unknown, rng)] += 1
        lay_aside_anew(game, other, rng)


def lay_aside_anew(game: Position, seat: int, rng: Rng) -> None:
    """As many cards of the hand as before are laid aside, whichever they are (C5.2)."""
    n = heaps.total(game.laid_aside[seat])
    for kind in range(names.KINDS):
        game.laid_aside[seat][kind] = 0
    for _ in range(n):
        game.laid_aside[seat][draw(game.hand[seat], rng)] += 1


def deal_development_cards(game: Position, seat: int, rng: Rng) -> None:
    """Development cards in other hands and in the pile are one heap to an onlooker."""
    counts = [0] * 4  # how many cards each seat has
    for other in range(game.players):
        if other == seat:
            continue
        for kind in range(names.KINDS):
            n = game.development_cards[other][kind]
            game.pile[kind] += n
            counts[other] += n
            game.development_cards[other][kind] = 0
    for other in range(game.players):
        for _ in range(counts[other]):
            game.development_cards[other][draw_no_win(game, other, rng)] += 1
    if seat != game.turn:
        mark_bought_anew(game, rng)


def draw_no_win(game: Position, seat: int, rng: Rng) -> int:
    """A card of the pile with which the seat would not have won already, if there is one (C10.1)."""
    card = draw(game.pile, rng)
    if scoring.all_points(game, seat) < names.WINNING_POINTS - 1:
        return card
    if heaps.total(game.pile) == game.pile[names.VICTORY_POINT]:
        return card
    while card == names.VICTORY_POINT:
        game.pile[names.VICTORY_POINT] += 1
        card = draw(game.pile, rng)
    return card


def mark_bought_anew(game: Position, rng: Rng) -> None:
    """Which cards of the player on turn were bought this turn is a secret too."""
    left = [0] * 5  # a heap of the cards not marked yet
    n = heaps.total(game.bought_this_turn)
    for kind in range(names.KINDS):
        left[kind] = game.development_cards[game.turn][kind]
        game.bought_this_turn[kind] = 0
    for _ in range(n):
        game.bought_this_turn[draw(left, rng)] += 1
