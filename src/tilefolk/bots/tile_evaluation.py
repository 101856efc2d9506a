"""What both tile games ask of a feature: where is it open, and how likely is it to be completed?"""

from __future__ import annotations

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.core.game import Game
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from math import exp

    from tilefolk.tiles.board import site_at

FLAT, FIT, MORE_ENDS, TIME = 0, 1, 2, 3
"""The first weights of both games; the others follow from number 4 on."""
TILE_NAMES = ("flat", "fit", "more_ends", "time")
SITES = 16
"""Open squares of a feature that are looked at; more than these are hopeless anyway."""


@cython.cclass
class TileEvaluator(Evaluator):
    """Counts the tiles left that fit an open square, and makes a chance of completion of them.

    ``flat``: share of a fixed half chance (a player who does not count tiles). ``fit``: how much one
    fitting tile a player helps. ``more_ends``: factor for every open square after the first. ``time``:
    how many own turns an open square needs.
    """

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        Evaluator.__init__(self, weights)
        if not cython.compiled:
            self.fits = [0] * 256
            self.start_left = [0] * 128

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, game: Game) -> cython.void:
        """Remember what is left in the decks; the counts of fitting tiles are found when asked for."""
        i: cython.int
        for i in range(256):
            self.fits[i] = -1
        for i in range(cython.cast(TileGame, game).table.kinds):
            self.start_left[i] = cython.cast(TileGame, game).left[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fitting(self, game: TileGame, site: cython.int) -> cython.int:
        """How many tiles of the main deck fit a square."""
        need: cython.int = game.frontier_need[game.square[site].slot]
        kind: cython.int
        count: cython.int = self.fits[need]
        if count >= 0:
            return count
        count = 0
        for kind in range(game.table.kinds):
            if self.start_left[kind] == 0 or game.table.deck[kind] != 0:
                continue
            if game.table.fit[kind * 256 + need]:
                count += self.start_left[kind]
        self.fits[need] = count
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open_sites(self, game: TileGame, root: cython.int, sites: cython.p_int) -> cython.int:
        """Write the different squares on which a feature would go on; -1 if it is open to no square."""
        found: cython.int = 0
        piece: cython.int = root
        tile: cython.int
        zone: cython.int
        side: cython.int
        at: cython.int
        site: cython.int
        near: cython.int
        i: cython.int
        if game.part[root].open_ends <= 0:
            return 0
        while True:
            tile = game.part[piece].tile
            zone = piece - game.lying[tile].piece
            at = (game.lying[tile].kind * 4 + game.lying[tile].rotation) * 16
            for side in range(4):
                if (
                    game.table.strand[at] == zone
                    or game.table.strand[at + 1] == zone
                    or game.table.strand[at + 2] == zone
                    or game.table.strand[at + 3] == zone
                ):
                    site = game.lying[tile].site
                    near = site_at(
                        game,
                        game.square[site].x + (side == 1) - (side == 3),
                        game.square[site].y + (side == 2) - (side == 0),
                    )
                    if near < 0:
                        # a square that can never hold a tile
                        return -1
                    if game.square[near].tile < 0:
                        i = 0
                        while i < found and sites[i] != near:
                            i += 1
                        if i == found:
                            sites[found] = near
                            found += 1
                            if found == 16:
                                return found
                at += 4
            piece = game.part[piece].ring
            if piece == root:
                return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _completion(self, game: TileGame, count: cython.int, sites: cython.p_int) -> cython.double:
        """The chance that a feature open to these squares is completed before the end."""
        chance: cython.double = 1.0
        fitting: cython.int
        i: cython.int
        turns: cython.double
        if count == 0:
            return 1.0
        if count < 0:
            return 0.0
        for i in range(count):
            fitting = self._fitting(game, sites[i])
            if fitting == 0:
                return 0.5 * self.weights[0]
            chance *= 1.0 - exp(-self.weights[1] * fitting / game.players)
            if i > 0:
                chance *= self.weights[2]
        turns = game.deck_left[0] * 1.0 / game.players
        chance *= 1.0 - exp(-turns / (self.weights[3] * count))
        return 0.5 * self.weights[0] + (1.0 - self.weights[0]) * chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _time_left(self, game: TileGame) -> cython.double:
        """The part of the game that is still to come, between 0 and 1."""
        return game.deck_left[0] / 80.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _share(self, game: Game, lead: cython.double) -> cython.double:
        """The same lead is surer the fewer tiles are left."""
        left: cython.double = cython.cast(TileGame, game).deck_left[0] / 80.0
        return 1.0 / (1.0 + (game.players - 1) * exp(-lead / (self.scale * (0.25 + left))))
