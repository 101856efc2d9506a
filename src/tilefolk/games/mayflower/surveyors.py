"""The surveyors: their bonus, how they go west, and what they leave behind them (M5)."""

from __future__ import annotations

from tilefolk.games.mayflower import names
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles import figures, lookup


def column_of(game: MayflowerState, piece: int) -> int:
    """The column of the tile that a piece lies on, counted westward (M1.3)."""
    return -game.squares[game.laid_tiles[game.pieces[piece].tile].site].x


def westernmost(game: MayflowerState) -> int:
    """The westernmost column that holds a tile."""
    column = 0
    for tile in range(game.tile_count):
        here = -game.squares[game.laid_tiles[tile].site].x
        if here > column:
            column = here
    return column


def bonus(game: MayflowerState, root: int, seat: int) -> int:
    """M5.1: 4 points for each own settler there and each surveyor in its column.

    With the option each surveyor brings a player 4 points once, however many settlers.
    """
    points = 0
    for which in range(names.SURVEYORS):
        met = 0
        for slot in range(names.SETTLERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece >= 0 and column_of(game, piece) == game.surveyor[which]:
                if lookup.find_root(game, piece) == root:
                    met += 1
        if game.bonus_once and met > 1:
            met = 1
        points += names.SURVEYOR_POINTS * met
    return points


def move(game: MayflowerState) -> None:
    """M5.2: the eastern one goes one column west, the upper one of two; M5.3: or both stay."""
    which = names.UPPER
    if game.surveyor[names.UPPER] == game.surveyor[names.LOWER]:
        if westernmost(game) <= game.surveyor[names.UPPER]:
            if game._listening:
                game._emit(names.SURVEYORS_STAY, game.seat, game.surveyor[names.UPPER])
            return
    elif game.surveyor[names.LOWER] < game.surveyor[names.UPPER]:
        which = names.LOWER
    game.surveyor[which] += 1
    if game._listening:
        column = game.surveyor[which]
        game._emit(names.SURVEYOR_MOVED, game.seat, which, column - 1, column)


def sweep(game: MayflowerState) -> None:
    """M5.4, M5.5: settlers east of both surveyors go home without points; trappers stay."""
    east = game.surveyor[names.UPPER]
    if game.surveyor[names.LOWER] < east:
        east = game.surveyor[names.LOWER]
    for seat in range(game.players):
        for slot in range(names.SETTLERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece >= 0 and column_of(game, piece) < east and game.pieces[piece].type != names.PLAIN:
                if game._listening:
                    game._emit(names.SWEPT, seat, slot, piece)
                figures.lift(game, seat, slot)
