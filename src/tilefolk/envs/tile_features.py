"""The features of the board as rows of numbers, written only where something changed.

A feature's row has the number of its oldest piece, the root. A tile changes the rows of the features that it
joins; a figure that comes or goes changes one row, however far the feature reaches; another observer, from
whom seats are counted, changes only the rows of features with figures.
"""

from __future__ import annotations

from typing import Any

from tilefolk.envs import names, rows
from tilefolk.envs.encoder import Encoder
from tilefolk.envs.layout import Layout
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame


class TileFeatures(Encoder):
    """The field ``features`` of a tile game's observation."""

    features_at: int
    lone_root: int
    lone_seat: int
    renamed: bool

    def __init__(self, layout: Layout) -> None:
        Encoder.__init__(self, layout, names.TRACE)
        self.features_at = layout.where("features").start
        self.renamed = False
        self.lone_root = -1
        self.lone_seat = -1

    def _write_feature(self, game: TileGame, seat: int, root: int, out: Any) -> None:
        """A feature that a new tile is part of."""
        row = self.features_at + root * names.FEATURE_ROW
        lane = row + names.FEATURE_GOODS
        goods = game.pieces[root].goods
        out[row] = 1
        out[row + names.FIRST_TYPE + game.pieces[root].type] = 1
        out[row + names.FEATURE_OPEN_ENDS] = game.pieces[root].open_ends
        out[row + names.FEATURE_VALUE] = game._value(root)
        while goods != 0:
            out[lane] = packing.good(goods, 0)
            goods >>= tile_names.GOOD_BITS
            lane += 1
        self._write_holders(game, seat, root, out)

    def _write_holders(self, game: TileGame, seat: int, root: int, out: Any) -> None:
        """Figures of each seat on a feature, and who owns it."""
        row = self.features_at + root * names.FEATURE_ROW + names.FEATURE_HOLDERS
        packed = game.pieces[root].figures
        if packed == 0:
            rows.clear(out, row, names.HOLDERS)
            return
        seen = packing.figures_seen(packed, seat, game.players)
        mine = packing.figures_of(seen, 0)
        most = 0
        out[row] = mine
        for k in range(1, names.TILE_SEATS):
            figures = packing.figures_of(seen, k)
            out[row + k] = figures
            most = max(most, figures)
        # most figures own, ties share
        out[row + names.OWNED] = names.SHARED
        if root == self.lone_root:
            out[row + names.OWNED] = names.MINE if seat == self.lone_seat else names.THEIRS
        elif mine != most:
            out[row + names.OWNED] = names.MINE if mine > most else names.THEIRS

    def _fetch_holders(self, game: TileGame, out: Any) -> None:
        """Ask for the rows of all features with figures at once: one by one, each would be waited for."""
        for i in range(game.players * tile_names.FIGURES_MAX):
            if game.standing[i] > 0:
                root = lookup.find_root(game, game.standing[i] - 1)
                rows.fetch_numbers(out, self.features_at + root * names.FEATURE_ROW, names.FEATURE_ROW)

    def _follow_figures(self, game: TileGame, seat: int, out: Any, trace: Any) -> bool:
        """Features whose figures came or went, for another observer all with figures; whether any changed."""
        other: bool = trace[names.SEAT] != seat
        changed = other
        if not other and rows.same(
            trace, names.STANDING, game.standing, game.players * tile_names.FIGURES_MAX
        ):
            return False
        if other:
            self._fetch_holders(game, out)
        for player in range(game.players):
            first = player * tile_names.FIGURES_MAX
            for i in range(first, first + game.figures_each):
                was = trace[names.STANDING + i]
                stands = game.standing[i]
                if was != stands:
                    changed = True
                    trace[names.STANDING + i] = stands
                    if was > 0:
                        self._write_holders(game, seat, lookup.find_root(game, was - 1), out)
                elif not other:
                    continue
                if stands > 0:
                    self._write_holders(game, seat, lookup.find_root(game, stands - 1), out)
        trace[names.SEAT] = seat
        return changed
