"""The board: where tiles lie and where they may be laid.

The plane is unbounded: squares that matter (laid, or touching a laid tile) are numbered *sites*,
found by a small hash of their coordinates. The *frontier* lists the sites that are still free; each
keeps what its four sides need in one byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.tiles import actions, features, lookup, names, packing

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def new_site(game: TileState, x: int, y: int) -> int:
    """Number a square and put it on the frontier."""
    site = game.site_count
    at = lookup.hash_of(x, y)
    while game.hash_table[at] != 0:
        at = (at + 1) & names.HASH_MASK
    game.hash_table[at] = site + 1
    game.site_count += 1
    game.squares[site].x = x
    game.squares[site].y = y
    game.squares[site].tile = -1
    game.squares[site].slot = game.frontier_count
    game.frontier[game.frontier_count] = site
    game.frontier_need[game.frontier_count] = names.NO_NEED
    game.frontier_place[game.frontier_count] = actions.pack_square(x, y)
    game.frontier_count += 1
    return site


def fits_at(game: TileState, kind: int, rotation: int, site: int) -> bool:
    """H2.2, M2.2: whether every touching side continues."""
    need = game.frontier_need[game.squares[site].slot]
    return packing.fits_turned(game.table.fit[packing.fit_number(kind, need)], rotation)


def fits_somewhere(game: TileState, kind: int) -> bool:
    """Whether the kind can be laid on any square in any rotation."""
    for slot in range(game.frontier_count):
        if game.table.fit[packing.fit_number(kind, game.frontier_need[slot])]:
            return True
    return False


def lay(game: TileState, kind: int, rotation: int, site: int) -> int:
    """H2.1, M2.1: lay a tile; its zones become pieces, join their neighbours, and the frontier moves on."""
    tile = features.add_pieces(game, kind)
    code = game.table.code[packing.turned(kind, rotation)]
    game.laid_tiles[tile].site = site
    game.laid_tiles[tile].kind = kind
    game.laid_tiles[tile].rotation = rotation
    game.squares[site].tile = tile
    leave_frontier(game, site)
    for side in range(names.SIDES):
        mine = packing.side_of(code, side)
        if mine == names.ANY_SIDE:
            continue
        x = game.squares[site].x + (side == names.EAST) - (side == names.WEST)
        y = game.squares[site].y + (side == names.SOUTH) - (side == names.NORTH)
        near = lookup.site_at(game, x, y)
        if near < 0:
            if not game._buildable(x, y):
                continue
            near = new_site(game, x, y)
        if game.squares[near].tile >= 0:
            join_side(game, tile, side, game.squares[near].tile)
        else:
            # nothing touched there yet, so both bits are set
            differs = (names.ANY_SIDE ^ mine) << (names.SIDE_BITS * packing.opposite(side))
            game.frontier_need[game.squares[near].slot] ^= differs
    return tile


def leave_frontier(game: TileState, site: int) -> None:
    """A square is laid: the last one of the frontier takes its slot."""
    slot = game.squares[site].slot
    game.frontier_count -= 1
    last = game.frontier[game.frontier_count]
    game.frontier[slot] = last
    game.frontier_need[slot] = game.frontier_need[game.frontier_count]
    game.frontier_place[slot] = game.frontier_place[game.frontier_count]
    game.squares[last].slot = slot


def join_side(game: TileState, tile: int, side: int, other: int) -> None:
    """Unite the strands that meet; clockwise here is anticlockwise on the other tile (H2.2, M2.2)."""
    here = packing.strand_number(game.laid_tiles[tile].kind, game.laid_tiles[tile].rotation, side)
    there = packing.strand_number(
        game.laid_tiles[other].kind, game.laid_tiles[other].rotation, packing.opposite(side)
    )
    for strand in range(names.STRANDS):
        meets = names.UNDER_STRAND if strand == names.UNDER_STRAND else names.LAST_STRAND - strand
        mine = game.table.strand[here + strand]
        theirs = game.table.strand[there + meets]
        if mine >= 0 and theirs >= 0:
            features.unite(
                game, game.laid_tiles[tile].first_piece + mine, game.laid_tiles[other].first_piece + theirs
            )
