"""The course of a tile-laying game: draw, lay, place a figure, score, next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core import memory
from tilefolk.tiles import board, decks, features, lookup, names

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def lay_start_tile(game: TileState, kind: int, x: int, y: int) -> None:
    """H1.3, M1.3: lay a tile with which the game begins."""
    board.lay(game, kind, 0, board.new_site(game, x, y))


def join_start_tiles(game: TileState, first: int, second: int) -> None:
    """Unite two pieces of start tiles that belong together although no sides meet."""
    # such a join closes no open end, unlike two sides that meet
    game.pieces[lookup.find_root(game, first)].open_ends += 2
    features.unite(game, first, second)


def draw(game: TileState, kind: int) -> None:
    """H2.3, H5.5, M2.3: a drawn tile that fits nowhere is out of the game, and another is drawn."""
    if decks.take(game, kind):
        game.phase = names.PLACE
        if game._listening:
            game._emit(names.DRAWN, game.seat, kind, game.drawing_deck)
        return
    if game._listening:
        game._emit(names.DISCARDED, game.seat, kind, game.drawing_deck)
    if game.deck_left[game.drawing_deck] == 0:
        end_turn(game)


def place(game: TileState, x: int, y: int, rotation: int) -> None:
    """H2.1, M2.1: lay the drawn tile; where no figure can be placed the scoring follows at once."""
    if game._listening:
        game._emit(names.LAID, game.seat, x, y, game.drawn, rotation, game.drawing_deck)
    game.last_tile = board.lay(game, game.drawn, rotation, lookup.site_at(game, x, y))
    game.drawn = -1
    game.phase = names.FIGURE
    if game._figures_into(memory.scratch(1), 0, 1) == 0:
        game._score_laid()


def draw_from(game: TileState, deck: int) -> None:
    """H2.1, M2.1: a tile of that deck is drawn next."""
    game.drawing_deck = deck
    game.phase = names.DRAW


def end_turn(game: TileState) -> None:
    """H1.4, M1.5: the left neighbour goes on; H9.1, M7.1: after the last tile the game ends."""
    game.last_tile = -1
    game.drawn = -1
    game.turns += 1
    if game.deck_left[0] == 0:
        game._final_scoring()
        game.phase = names.FINISHED
        game.drawing_deck = 0
        if game._listening:
            game._emit(names.ENDED, game._winner_mask())
        return
    game.seat += 1
    if game.seat == game.players:
        game.seat = 0
    draw_from(game, 0)
