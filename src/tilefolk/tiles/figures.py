"""Figures of the seats on the board, and the points that they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.tiles import lookup, names, packing

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def free_figure(game: TileState, seat: int, first: int, last: int) -> int:
    """The first figure of a group that is in the supply, or -1."""
    for slot in range(first, last):
        if game.standing[seat * names.FIGURES_MAX + slot] == 0:
            return slot
    return -1


def stand(game: TileState, seat: int, slot: int, piece: int) -> None:
    """H3.1, M3.1: put a figure of the supply on a piece."""
    game.standing[seat * names.FIGURES_MAX + slot] = piece + 1
    game.pieces[lookup.find_root(game, piece)].figures += packing.one_figure(seat)
    if game._listening:
        game._emit(names.PLACED, seat, slot, piece)


def lift(game: TileState, seat: int, slot: int) -> None:
    """Take a figure off the board."""
    piece = lookup.figure_piece(game, seat, slot)
    game.standing[seat * names.FIGURES_MAX + slot] = 0
    game.pieces[lookup.find_root(game, piece)].figures -= packing.one_figure(seat)


def take_back(game: TileState, seat: int, slot: int) -> None:
    """H4.6, M4.6: return a figure to its owner's supply."""
    if game._listening:
        game._emit(names.RETURNED, seat, slot, lookup.figure_piece(game, seat, slot))
    lift(game, seat, slot)


def take_back_from(game: TileState, root: int) -> None:
    """Return all figures of a feature."""
    if game.pieces[root].figures == 0:
        return
    for seat in range(game.players):
        for slot in range(game.figures_each):
            piece = lookup.figure_piece(game, seat, slot)
            if piece >= 0 and lookup.find_root(game, piece) == root:
                take_back(game, seat, slot)


def award(game: TileState, mask: int, source: int, points: int) -> None:
    """Give points from a source to every seat of the mask (H4.3, M4.4: ties in full)."""
    for seat in range(game.players):
        if (mask >> seat) & 1:
            game.points_of[seat * names.SOURCES_MAX + source] += points


def points(game: TileState, seat: int, source: int) -> int:
    """The points of a seat from a source."""
    return game.points_of[seat * names.SOURCES_MAX + source]


def score(game: TileState, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for source in range(names.SOURCES_MAX):
        total += game.points_of[seat * names.SOURCES_MAX + source]
    return total
