"""The order in which finished features are scored: the player on turn chooses (M4.7, M4.8).

A choice of what is scored next is a zone of the tile just laid, or FIRST_NEIGHBOUR + the number of a
neighbouring square that holds a farm, counted in rows from the north-west.
"""

from __future__ import annotations

from tilefolk.core import memory
from tilefolk.games.mayflower import names, scoring
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles import actions, features, lookup, turn
from tilefolk.tiles import names as tile_names


def choices_into(game: MayflowerState, buffer: list[int]) -> int:
    """Finished features with settlers: of the tile just laid, and farms beside it (M4.7, M4.8)."""
    n = 0
    first = game.laid_tiles[game.last_tile].first_piece
    for piece in range(first, game.laid_tiles[game.last_tile + 1].first_piece):
        root = lookup.find_root(game, piece)
        if game.pieces[root].figures == 0 or not scoring.complete(game, root):
            continue
        if features.is_first_of_tile(game, piece):
            buffer[n] = actions.pack_action(tile_names.CHOOSE, piece - first)
            n += 1
    farms = farms_beside(game)
    choice = names.FIRST_NEIGHBOUR
    while farms > 0:
        if farms & 1:
            buffer[n] = actions.pack_action(tile_names.CHOOSE, choice)
            n += 1
        farms >>= 1
        choice += 1
    return n


def farms_beside(game: MayflowerState) -> int:
    """M4.3: the neighbouring squares with finished farms on which somebody stands, as bits."""
    first = game.laid_tiles[game.last_tile].first_piece
    here = game.laid_tiles[game.last_tile].site
    farms = 0
    for seat in range(game.players):
        for slot in range(names.SETTLERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece < 0 or piece >= first or game.pieces[piece].type != names.FARM:
                continue
            there = game.laid_tiles[game.pieces[piece].tile].site
            dx = game.squares[there].x - game.squares[here].x
            dy = game.squares[there].y - game.squares[here].y
            if -1 <= dx <= 1 and -1 <= dy <= 1 and scoring.complete(game, piece):
                farms |= 1 << ((dy + 1) * names.NEIGHBOURHOOD_SIDE + dx + 1)
    return farms


def neighbour_tile(game: MayflowerState, place: int) -> int:
    """The tile on a square of the neighbourhood of the tile just laid, or -1."""
    here = game.laid_tiles[game.last_tile].site
    x = game.squares[here].x + place % names.NEIGHBOURHOOD_SIDE - 1
    y = game.squares[here].y + place // names.NEIGHBOURHOOD_SIDE - 1
    site = lookup.site_at(game, x, y)
    return game.squares[site].tile if site >= 0 else -1


def farm_of(game: MayflowerState, tile: int) -> int:
    """The piece of a tile that is a farm, or -1."""
    for piece in range(game.laid_tiles[tile].first_piece, game.laid_tiles[tile + 1].first_piece):
        if game.pieces[piece].type == names.FARM:
            return piece
    return -1


def chosen_piece(game: MayflowerState, choice: int) -> int:
    """The piece that a choice means."""
    if choice < names.FIRST_NEIGHBOUR:
        return game.laid_tiles[game.last_tile].first_piece + choice
    return farm_of(game, neighbour_tile(game, choice - names.FIRST_NEIGHBOUR))


def chosen_root(game: MayflowerState, action: int) -> int:
    """The feature that the action of a choice means."""
    return lookup.find_root(game, chosen_piece(game, actions.payload_of(action)))


def choose(game: MayflowerState, choice: int) -> None:
    """M4.8: the player on turn says what is scored next; some may lose their settlers by it."""
    before = memory.scratch(names.CHOICES_MAX)
    n = choices_into(game, before) if game._listening else 0
    chosen = actions.pack_action(tile_names.CHOOSE, choice)
    scoring.score_finished(game, chosen_root(game, chosen))
    for i in range(n):
        root = chosen_root(game, before[i])
        if before[i] != chosen and game.pieces[root].figures == 0:
            game._emit(names.LOST, scoring.source_of(game.pieces[root].type), root)
    score_next(game)


def score_next(game: MayflowerState) -> None:
    """Score what is left of the finished features; a choice only between two or more (M4.8)."""
    choices = memory.scratch(names.CHOICES_MAX)
    n = choices_into(game, choices)
    if n > 1:
        game.phase = tile_names.CHOOSE
        return
    if n == 1:
        scoring.score_finished(game, chosen_root(game, choices[0]))
    turn.end_turn(game)


def tell_unowned(game: MayflowerState) -> None:
    """Tell what the tile completed with no settler on it: it is not scored (M4.7)."""
    first = game.laid_tiles[game.last_tile].first_piece
    for piece in range(first, game.laid_tiles[game.last_tile + 1].first_piece):
        root = lookup.find_root(game, piece)
        if game.pieces[root].figures == 0 and scoring.complete(game, root):
            if features.is_first_of_tile(game, piece):
                game._emit(tile_names.COMPLETED, scoring.source_of(game.pieces[root].type), root)
    for place in range(names.NEIGHBOURHOOD):
        tile = neighbour_tile(game, place)
        if tile < 0 or tile == game.last_tile:
            continue
        farm = farm_of(game, tile)
        if farm >= 0 and game.pieces[farm].figures == 0 and scoring.complete(game, farm):
            game._emit(tile_names.COMPLETED, names.FROM_FARM, farm)
