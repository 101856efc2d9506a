"""The squares of the frontier as rows of numbers, written only where something changed.

A square's row, its *token*, has the number of its frontier slot, which is also what action indices are made
of (slot * 4 + rotation). There are as many tokens as the frontier can ever have, so no legal square is left
out however the board grows.

An *end* is where a feature runs out of the laid tiles into a square of the frontier; the square's token names
the feature there by its row. When features grow together, those that are no more hand their ends over.
"""

from __future__ import annotations

from typing import Annotated, Any

from tilefolk.core import memory
from tilefolk.envs import names, rows
from tilefolk.envs.layout import Layout
from tilefolk.envs.tile_features import TileFeatures
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame


class TileTokens(TileFeatures):
    """The tokens and features of a tile game's observation; ``TileEncoder`` adds the rest."""

    slots_at: int
    token: int
    strands: int
    offset: Annotated[list[int], names.SITE_ENDS]

    def __init__(self, layout: Layout, strands: int) -> None:
        """``strands``: features that a token names at each side."""
        memory.allocate(self)
        TileFeatures.__init__(self, layout)
        self.slots_at = layout.where("slots").start
        self.token = layout.field("slots").shape[1]
        self.strands = strands
        for end in range(names.SITE_ENDS):
            side, strand = divmod(end, tile_names.STRANDS)
            self.offset[end] = names.TOKEN_HEAD + side * (names.PATTERNS + strands) + names.PATTERNS + strand

    def _clear_trace(self, trace: Any) -> None:
        if trace[names.KNOWN] == names.CURRENT:
            trace[names.KNOWN] = names.STALE

    def _beside(self, game: TileGame, tile: int, out: Any, trace: Any) -> None:
        """Write what a new tile changes of features that it is no part of."""

    def _catch_up(self, game: TileGame, seat: int, out: Any, trace: Any) -> bool:
        """Bring tokens and features up to date; whether figures came or went, or the observer is another."""
        self.renamed = False
        if trace[names.KNOWN] != names.CURRENT:
            self._begin(out, trace)
        before = trace[names.TILES]
        if before == game.tile_count:
            return self._follow_figures(game, seat, out, trace)
        # what is remembered of an earlier game is cleared where this one grows
        sites, pieces = trace[names.SITES], trace[names.PIECES]
        rows.clear(trace, names.SLOT + sites, game.site_count - sites)
        rows.clear(
            trace,
            names.FEATURE + pieces * names.FEATURE_ENDS,
            (game.piece_count - pieces) * names.FEATURE_ENDS,
        )
        for tile in range(before, game.tile_count):
            self._join_ends(game, tile, out, trace)
        self._move_slots(game, out, trace)
        for tile in range(before, game.tile_count):
            for piece in range(game.laid_tiles[tile].first_piece, game.laid_tiles[tile + 1].first_piece):
                self._write_feature(game, seat, lookup.find_root(game, piece), out)
            self._beside(game, tile, out, trace)
            self._add_ends(game, tile, out, trace)
        trace[names.TILES] = game.tile_count
        trace[names.PIECES] = game.piece_count
        trace[names.SITES] = game.site_count
        return self._follow_figures(game, seat, out, trace)

    def _begin(self, out: Any, trace: Any) -> None:
        """Clear what is left of another game; everything, if nothing is known."""
        if trace[names.KNOWN] == names.UNKNOWN:
            rows.clear(out, 0, self.size)
        else:
            rows.clear(out, 0, self.slots_at + trace[names.SLOTS] * self.token)
            rows.clear(out, self.features_at, trace[names.PIECES] * names.FEATURE_ROW)
        rows.clear(trace, 0, names.SLOT)
        trace[names.KNOWN] = names.CURRENT
        trace[names.SEAT] = -1

    # --- slots ------------------------------------------------------------------------------------

    def _move_slots(self, game: TileGame, out: Any, trace: Any) -> None:
        """Bring tokens to the slots of their squares: freed slots, lowest first, then the last slots.

        Squares only ever move to lower slots, so in this order nothing is written over before it is moved.
        """
        slot = -1
        before = trace[names.SLOTS]
        # below that number a slot has another square only if it was freed
        end = before - (game.tile_count - trace[names.TILES])
        while True:
            lowest = end
            for tile in range(trace[names.TILES], game.tile_count):
                freed = trace[names.SLOT + game.laid_tiles[tile].site] - 1
                if freed > slot and freed < lowest:
                    lowest = freed
            if lowest >= end:
                break
            slot = lowest
            self._move(game, slot, out, trace)
        for moved in range(max(0, end), game.frontier_count):
            self._move(game, moved, out, trace)
        if game.frontier_count < before:
            freed = self.slots_at + game.frontier_count * self.token
            rows.clear(out, freed, (before - game.frontier_count) * self.token)
        trace[names.SLOTS] = game.frontier_count

    def _move(self, game: TileGame, slot: int, out: Any, trace: Any) -> None:
        """Begin the token of a new square, or fetch that of a square that came from another slot."""
        site = game.frontier[slot]
        was = trace[names.SLOT + site] - 1
        row = self.slots_at + slot * self.token
        if was == slot or slot >= game.frontier_count:
            return
        trace[names.SLOT + site] = slot + 1
        if was >= 0:
            rows.copy(out, row, out, self.slots_at + was * self.token, self.token)
        else:
            rows.clear(out, row, self.token)
            out[row] = 1
            out[row + names.TOKEN_X] = game.squares[site].x
            out[row + names.TOKEN_Y] = game.squares[site].y

    # --- ends -------------------------------------------------------------------------------------

    def _join_ends(self, game: TileGame, tile: int, out: Any, trace: Any) -> None:
        """Features that a new tile made part of others hand their ends over and lose their row.

        The token of the square that was built on still tells which features met there.
        """
        slot = trace[names.SLOT + game.laid_tiles[tile].site] - 1
        row = self.slots_at + slot * self.token
        # a square that was not yet there at the last observation has no token, and no feature ended there
        if slot < 0:
            return
        for end in range(names.SITE_ENDS):
            if end % tile_names.STRANDS >= self.strands:
                continue
            root = out[row + self.offset[end]] - 1
            if root < 0:
                continue
            joined = lookup.find_root(game, root)
            if joined != root:
                self._hand_over(game, root, joined, out, trace)

    def _hand_over(self, game: TileGame, root: int, joined: int, out: Any, trace: Any) -> None:
        """The ends of a feature that is no more are ends of the one that it is part of now."""
        at = names.FEATURE + root * names.FEATURE_ENDS
        to = names.FEATURE + joined * names.FEATURE_ENDS
        last = trace[to + names.LAST_END]
        each = trace[at]
        while each > 0:
            site = (each - 1) >> names.SITE_BITS
            # ends whose square has been built on since are left out
            if game.squares[site].tile < 0:
                token = self.slots_at + (trace[names.SLOT + site] - 1) * self.token
                out[token + self.offset[(each - 1) & names.END_MASK]] = joined + 1
                if last == 0:
                    trace[to] = each
                else:
                    trace[names.END + last - 1] = each
                last = each
            each = trace[names.END + each - 1]
        trace[to + names.LAST_END] = last
        if last > 0:
            trace[names.END + last - 1] = 0
        trace[at] = 0
        trace[at + names.LAST_END] = 0
        row = self.features_at + root * names.FEATURE_ROW
        # figures that stood on it stand on a feature of another name now
        for seat in range(names.TILE_SEATS):
            if out[row + names.FEATURE_HOLDERS + seat]:
                self.renamed = True
        rows.clear(out, row, names.FEATURE_ROW)

    def _add_ends(self, game: TileGame, tile: int, out: Any, trace: Any) -> None:
        """List the ends of a new tile that run into the frontier."""
        roots = memory.scratch(tile_names.ZONES_MAX)
        first, site = game.laid_tiles[tile].first_piece, game.laid_tiles[tile].site
        x, y = game.squares[site].x, game.squares[site].y
        kind, rotation = game.laid_tiles[tile].kind, game.laid_tiles[tile].rotation
        code = game.table.code[packing.turned(kind, rotation)]
        for zone in range(game.laid_tiles[tile + 1].first_piece - first):
            roots[zone] = lookup.find_root(game, first + zone)
        for side in range(tile_names.SIDES):
            pattern = packing.side_of(code, side)
            if pattern == tile_names.ANY_SIDE:
                continue
            east = (side == tile_names.EAST) - (side == tile_names.WEST)
            south = (side == tile_names.SOUTH) - (side == tile_names.NORTH)
            near = lookup.site_at(game, x + east, y + south)
            if near < 0 or game.squares[near].tile >= 0:
                continue
            end = packing.opposite(side) * tile_names.STRANDS
            cell = self.slots_at + game.squares[near].slot * self.token + self.offset[end]
            out[cell - names.PATTERNS + pattern] = 1
            end += near * names.SITE_ENDS
            at = packing.strand_number(kind, rotation, side)
            middle = game.table.strand[at + tile_names.MIDDLE_STRAND]
            last = game.table.strand[at + tile_names.LAST_STRAND]
            under = game.table.strand[at + tile_names.UNDER_STRAND]
            # the middle strand is there at every open side, others beside it or under it at some
            self._list_end(roots[middle], cell, end, tile_names.MIDDLE_STRAND, out, trace)
            if game.table.strand[at] >= 0:
                # clockwise on the tile is anticlockwise seen from the square
                self._list_end(roots[game.table.strand[at]], cell, end, tile_names.LAST_STRAND, out, trace)
                self._list_end(roots[last], cell, end, 0, out, trace)
            if under >= 0:
                self._list_end(roots[under], cell, end, tile_names.UNDER_STRAND, out, trace)

    def _list_end(self, root: int, cell: int, near: int, strand: int, out: Any, trace: Any) -> None:
        """Put an end at the end of its feature's list, and let the token name the feature."""
        end = near + strand
        at = names.FEATURE + root * names.FEATURE_ENDS
        last = trace[at + names.LAST_END]
        out[cell + strand] = root + 1
        if last == 0:
            trace[at] = end + 1
        else:
            trace[names.END + last - 1] = end + 1
        trace[at + names.LAST_END] = end + 1
        trace[names.END + end] = 0
