"""Features that grow together: every zone of a laid tile is a piece, and pieces that touch are one.

Union-find with the sums at the root: open ends, goods and figures of a feature are known without
searching. The pieces of a feature also form a ring, so that it can be walked when it is scored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.tiles import lookup, packing

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def add_pieces(game: TileState, kind: int) -> int:
    """Make the zones of a tile pieces of their own; returns the number of the tile."""
    tile = game.tile_count
    for zone in range(game.table.zones[kind]):
        piece = game.piece_count + zone
        number = packing.zone_number(kind, zone)
        game.pieces[piece].parent = piece
        game.pieces[piece].ring = piece
        game.pieces[piece].open_ends = game.table.zone_open[number]
        game.pieces[piece].tile = tile
        game.pieces[piece].zone = number
        game.pieces[piece].type = game.table.zone_type[number]
        game.pieces[piece].figures = 0
        game.pieces[piece].goods = game.table.zone_goods[number]
    game.tile_count += 1
    game.piece_count += game.table.zones[kind]
    game.laid_tiles[tile + 1].first_piece = game.piece_count
    return tile


def unite(game: TileState, a: int, b: int) -> None:
    """Join two open ends; the older root stays, and the two rings of pieces become one (H3.7, M3.5)."""
    older = lookup.find_root(game, a)
    younger = lookup.find_root(game, b)
    if older == younger:
        game.pieces[older].open_ends -= 2
        return
    if younger < older:
        held = older
        older = younger
        younger = held
    game.pieces[younger].parent = older
    game.pieces[older].open_ends += game.pieces[younger].open_ends - 2
    game.pieces[older].figures += game.pieces[younger].figures
    game.pieces[older].goods += game.pieces[younger].goods
    held = game.pieces[older].ring
    game.pieces[older].ring = game.pieces[younger].ring
    game.pieces[younger].ring = held


def zone_of(game: TileState, piece: int) -> int:
    """The number of the piece's zone on its tile."""
    return piece - game.laid_tiles[game.pieces[piece].tile].first_piece


def is_first_of_tile(game: TileState, piece: int) -> bool:
    """Whether no earlier piece of the same tile belongs to the same feature."""
    root = lookup.find_root(game, piece)
    earlier = game.laid_tiles[game.pieces[piece].tile].first_piece
    while earlier < piece and lookup.find_root(game, earlier) != root:
        earlier += 1
    return earlier == piece


def tile_count(game: TileState, root: int) -> int:
    """Tiles of a feature: one that carries two of its pieces counts once (H4.1, M4.1, M4.2)."""
    count = 0
    piece = root
    while True:
        earlier = game.laid_tiles[game.pieces[piece].tile].first_piece
        while earlier < piece and lookup.find_root(game, earlier) != root:
            earlier += 1
        count += earlier == piece
        piece = game.pieces[piece].ring
        if piece == root:
            return count


def piece_count(game: TileState, root: int) -> int:
    """Pieces of a feature: a tile that carries two of them counts twice (H4.2)."""
    count = 1
    piece = game.pieces[root].ring
    while piece != root:
        count += 1
        piece = game.pieces[piece].ring
    return count


def majority(game: TileState, packed: int) -> int:
    """H4.3, M4.4: the seats with most figures, as bits; ties share; none without figures."""
    best = 1
    mask = 0
    for seat in range(game.players):
        count = packing.figures_of(packed, seat)
        if count > best:
            best = count
            mask = 1 << seat
        elif count == best:
            mask |= 1 << seat
    return mask
