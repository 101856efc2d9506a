"""What both tile games ask of a feature: where is it open, and how likely is it to be completed?"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated

from tilefolk.bots import names, tile_casts
from tilefolk.bots.evaluation import Evaluator
from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame

TILE_NAMES = ("flat", "fit", "more_ends", "time")
"""Weights of both games; each adds its own."""
HALF_CHANCE = 0.5
"""What a player who counts no tiles thinks of any open feature."""
ALL_TILES = 80.0
"""Tiles of a whole game, about."""
LEAST_SCALE = 0.25
"""The part of ``scale`` that is left at the last tile."""


class TileEvaluator(Evaluator):
    """Counts the tiles left that fit an open square, and makes a chance of completion of them.

    ``flat``: share of a fixed half chance (a player who does not count tiles). ``fit``: how much one
    fitting tile a player helps. ``more_ends``: factor for every open square after the first. ``time``:
    how many own turns an open square needs.
    """

    flat: float
    fit: float
    more_ends: float
    time: float
    fitting: Annotated[list[int], names.NEEDS]
    left: Annotated[list[int], names.KINDS_MAX]

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        memory.allocate(self)
        Evaluator.__init__(self, weights)

    def _prepare(self, game: Game) -> None:
        """Note what is left in the decks; the counts of fitting tiles are found when asked for."""
        for need in range(names.NEEDS):
            self.fitting[need] = -1
        for kind in range(tile_casts.kinds(game)):
            self.left[kind] = tile_casts.left_of(game, kind)

    def _fitting_tiles(self, game: TileGame, site: int) -> int:
        """How many tiles of the main deck fit a square."""
        need = game.frontier_need[game.squares[site].slot]
        if self.fitting[need] >= 0:
            return self.fitting[need]
        count = 0
        for kind in range(game.table.kinds):
            if self.left[kind] == 0 or game.table.deck[kind] != 0:
                continue
            if game.table.fit[packing.fit_number(kind, need)]:
                count += self.left[kind]
        self.fitting[need] = count
        return count

    def _open_sites(self, game: TileGame, root: int, sites: list[int]) -> int:
        """Write the different squares on which a feature would go on; -1 if it is open to no square."""
        found = 0
        piece = root
        if game.pieces[root].open_ends <= 0:
            return 0
        while True:
            tile = game.pieces[piece].tile
            zone = piece - game.laid_tiles[tile].first_piece
            at = packing.strand_number(game.laid_tiles[tile].kind, game.laid_tiles[tile].rotation, 0)
            for side in range(tile_names.SIDES):
                if reaches(game, at + side * tile_names.STRANDS, zone):
                    near = beside(game, game.laid_tiles[tile].site, side)
                    if near < 0:
                        # a square that can never hold a tile
                        return -1
                    if game.squares[near].tile < 0:
                        i = 0
                        while i < found and sites[i] != near:
                            i += 1
                        if i == found:
                            sites[found] = near
                            found += 1
                            if found == names.SITES_MAX:
                                return found
            piece = game.pieces[piece].ring
            if piece == root:
                return found

    def _completion(self, game: TileGame, count: int, sites: list[int]) -> float:
        """The chance that a feature open to these squares is completed before the end."""
        chance = 1.0
        if count == 0:
            return 1.0
        if count < 0:
            return 0.0
        for i in range(count):
            fitting = self._fitting_tiles(game, sites[i])
            if fitting == 0:
                return HALF_CHANCE * self.flat
            chance *= 1.0 - math.exp(-self.fit * fitting / game.players)
            if i > 0:
                chance *= self.more_ends
        turns = 1.0 * game.deck_left[0] / game.players
        chance *= 1.0 - math.exp(-turns / (self.time * count))
        return HALF_CHANCE * self.flat + (1.0 - self.flat) * chance

    def _share(self, game: Game, lead: float) -> float:
        """The same lead is surer the fewer tiles are left."""
        left = tile_casts.tiles_left(game) / ALL_TILES
        return 1.0 / (1.0 + (game.players - 1) * math.exp(-lead / (self.scale * (LEAST_SCALE + left))))


def reaches(game: TileGame, at: int, zone: int) -> bool:
    """Whether a zone of a tile meets the side whose strands begin at ``at``."""
    return (
        game.table.strand[at] == zone
        or game.table.strand[at + tile_names.MIDDLE_STRAND] == zone
        or game.table.strand[at + tile_names.LAST_STRAND] == zone
        or game.table.strand[at + tile_names.UNDER_STRAND] == zone
    )


def beside(game: TileGame, site: int, side: int) -> int:
    """The square on a side of another, or -1."""
    x = game.squares[site].x + (side == tile_names.EAST) - (side == tile_names.WEST)
    y = game.squares[site].y + (side == tile_names.SOUTH) - (side == tile_names.NORTH)
    return lookup.site_at(game, x, y)
