"""Placing a member or a hut on the tile just laid (H3)."""

from __future__ import annotations

from tilefolk.games.hunters import names
from tilefolk.games.hunters.state import HuntersState
from tilefolk.tiles import actions, figures, lookup, packing


def is_free(game: HuntersState, piece: int) -> bool:
    """H3.3, H3.4, H3.5: no member in the feature, no hut in the river system; the two may meet."""
    return game.pieces[lookup.find_root(game, piece)].figures == 0


def fire_on_tile(game: HuntersState, tile: int) -> bool:
    """H5.6: whether a fire burns on a tile, where no hunter may be placed."""
    for piece in range(game.laid_tiles[tile].first_piece, game.laid_tiles[tile + 1].first_piece):
        if game.pieces[piece].type == names.MEADOW:
            if packing.good(game.table.zone_goods[game.pieces[piece].zone], names.FIRE):
                return True
    return False


def figures_into(game: HuntersState, buffer: list[int], n: int, end: int) -> int:
    """H3.1, H3.2: one member or one hut of the own supply, on the tile just laid."""
    first = game.laid_tiles[game.last_tile].first_piece
    member = figures.free_figure(game, game.seat, 0, names.MEMBERS) >= 0
    hut = figures.free_figure(game, game.seat, names.MEMBERS, names.FIGURES) >= 0
    for piece in range(first, game.laid_tiles[game.last_tile + 1].first_piece):
        if n == end:
            break
        zone_type = game.pieces[piece].type
        if zone_type == names.LAKE:
            continue  # huts stand on the river system that the lake is a part of
        if zone_type == names.SYSTEM:
            if hut and is_free(game, piece):
                buffer[n] = actions.figure_action(names.HUT, piece - first)
                n += 1
        elif member and is_free(game, piece):
            if zone_type != names.MEADOW or not fire_on_tile(game, game.last_tile):
                buffer[n] = actions.figure_action(names.MEMBER, piece - first)
                n += 1
    return n


def place_figure(game: HuntersState, group: int, zone: int) -> None:
    """H3.2: place a member or a hut on a zone; a hunter beside the dolmen is remembered (H5.9)."""
    piece = game.laid_tiles[game.last_tile].first_piece + zone
    if group == names.HUT:
        slot = figures.free_figure(game, game.seat, names.MEMBERS, names.FIGURES)
    else:
        slot = figures.free_figure(game, game.seat, 0, names.MEMBERS)
    figures.stand(game, game.seat, slot, piece)
    if game.pieces[piece].type == names.MEADOW:
        if packing.good(game.table.zone_goods[game.pieces[piece].zone], names.DOLMEN):
            game.dolmen_piece = piece
            game.dolmen_seat = game.seat
