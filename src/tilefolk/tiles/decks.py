"""The face-down tiles: how many of each kind are left, and the one in hand (H1.1, M1.5).

There is no order to know: chance draws a kind with the weight of what is left of it. What is left of every
sixteen kinds of a deck is counted too, so that a draw need not look at all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core.rng import Rng
from tilefolk.tiles import actions, board, names

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def fill(game: TileState) -> None:
    """All tiles are in their decks."""
    game.drawn = -1
    game.drawing_deck = 0
    for kind in range(game.table.kinds):
        put(game, kind, game.table.count[kind])


def empty(game: TileState) -> None:
    """No tile is in any deck."""
    for deck in range(names.DECKS_MAX):
        game.deck_left[deck] = 0
    for group in range(names.GROUPS_IN_ALL):
        game.group_left[group] = 0


def put(game: TileState, kind: int, count: int) -> None:
    """Put so many tiles of a kind into its deck, which holds none of them."""
    game.left[kind] = count
    game.deck_left[game.table.deck[kind]] += count
    game.group_left[group_of(game, kind)] += count


def group_of(game: TileState, kind: int) -> int:
    """The sixteen kinds of a deck with which a kind is counted."""
    return game.table.deck[kind] * names.GROUPS_A_DECK + (kind >> names.KIND_GROUP_BITS)


def kinds_into(game: TileState, outcomes: list[int], weights: list[int]) -> int:
    """The kinds that may be drawn, with the number of tiles that are left of each."""
    n = 0
    for kind in range(game.table.kinds):
        if game.left[kind] > 0 and game.table.deck[kind] == game.drawing_deck:
            outcomes[n] = actions.pack_action(names.DRAW, kind)
            weights[n] = game.left[kind]
            n += 1
    return n


def sample(game: TileState, rng: Rng) -> int:
    """First the sixteen kinds among which the drawn one is, then the kind."""
    deck = game.drawing_deck
    group = deck * names.GROUPS_A_DECK
    pick = rng._below(game.deck_left[deck])
    while pick >= game.group_left[group]:
        pick -= game.group_left[group]
        group += 1
    kind = (group - deck * names.GROUPS_A_DECK) << names.KIND_GROUP_BITS
    while True:
        if game.table.deck[kind] == deck:
            pick -= game.left[kind]
            if pick < 0:
                return actions.pack_action(names.DRAW, kind)
        kind += 1


def take(game: TileState, kind: int) -> bool:
    """H2.3, M2.3: take a tile from its deck into the hand; one that fits nowhere is out of the game."""
    game.left[kind] -= 1
    game.deck_left[game.drawing_deck] -= 1
    game.group_left[group_of(game, kind)] -= 1
    if board.fits_somewhere(game, kind):
        game.drawn = kind
        return True
    game.discarded[kind] += 1
    return False
