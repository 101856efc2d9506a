"""Where settlers may go (M3)."""

from __future__ import annotations

from tilefolk.games.mayflower import names
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles import actions, figures, lookup


def settlers_into(game: MayflowerState, buffer: list[int], n: int, end: int) -> int:
    """M3.1, M3.3: one settler of the own supply (M3.4), on a part of the tile where nobody is yet."""
    first = game.laid_tiles[game.last_tile].first_piece
    if figures.free_figure(game, game.seat, 0, names.SETTLERS) < 0:
        return n
    for piece in range(first, game.laid_tiles[game.last_tile + 1].first_piece):
        if n == end:
            break
        if game.pieces[lookup.find_root(game, piece)].figures == 0:
            buffer[n] = actions.figure_action(names.SETTLER, piece - first)
            n += 1
    return n


def place_settler(game: MayflowerState, zone: int) -> None:
    """M3.2: the zone makes the settler a bandit, sheriff, trapper or farmer."""
    slot = figures.free_figure(game, game.seat, 0, names.SETTLERS)
    figures.stand(game, game.seat, slot, game.laid_tiles[game.last_tile].first_piece + zone)
