"""The evaluation of Hunters and Gatherers: points, what features promise, and figures in hand."""

from __future__ import annotations

import cython

from tilefolk.bots.tile_evaluation import TILE_NAMES, TileEvaluator
from tilefolk.core.game import Game
from tilefolk.games.hunters.rules import Hunters

if not cython.compiled:
    from math import pow  # noqa: A004  # the compiled module uses C's

    from tilefolk.tiles.features import find_root


@cython.cclass
class HuntersEvaluator(TileEvaluator):
    """Weights beyond those of both tile games, in points:

    ``forest_growth``, ``river_growth``: a further tile expected on each open square. ``meadow_growth``,
    ``fish_growth``: what an open end of a meadow or river system brings in a whole game. ``member``: a
    member in hand at the start of the game; ``member_next``: each further one as a part of that.
    ``hut``: a hut in hand. ``bonus``: a bonus tile about to be drawn. ``gold``: an open forest with gold,
    for its owner. ``animals``: share of today's meadow value that is kept to the end, at the start
    of the game. ``back``: a member that comes back for sure, as a part of one in hand.
    """

    NAMES = (
        *TILE_NAMES,
        "forest_growth",
        "river_growth",
        "meadow_growth",
        "fish_growth",
        "member",
        "member_next",
        "hut",
        "bonus",
        "gold",
        "animals",
        "back",
        "scale",
    )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance(self, game: Hunters, root: cython.int) -> cython.double:
        """The chance that a forest or river is completed and its members come back (H4.6); else 0."""
        sites: cython.int[16]
        zone_type: cython.int = game.part[root].type
        if not cython.compiled:
            sites = [0] * 16
        if zone_type == 0 or zone_type == 4:
            return 0.0
        return self._completion(game, self._open_sites(game, root, sites), sites)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth(self, game: Hunters, root: cython.int, chance: cython.double) -> cython.double:
        """What a feature that is completed with some chance promises each of its owners."""
        zone_type: cython.int = game.part[root].type
        gold: cython.double = 0.0
        left: cython.double = game.deck_left[0] / 78.0
        if zone_type == 0:
            return (1.0 - (1.0 - self.weights[13]) * left) * game._meadow_value(root) + (
                self.weights[6] * game.part[root].open_ends * left
            )
        if zone_type == 4:
            return game._system_value(root) + self.weights[7] * game.part[root].open_ends * left
        if zone_type == 2:
            return chance * (game._river_value(root) + self.weights[5] * game.part[root].open_ends)
        if game.part[root].open_ends > 0 and game.part[root].goods & 255:
            gold = self.weights[12]
        return chance * (game._forest_value(root) + self.weights[4] * game.part[root].open_ends + gold)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _supply(
        self, members: cython.int, back: cython.double, huts: cython.int, left: cython.double
    ) -> cython.double:
        """Figures in hand and ``back``, those to come: the first counts most, all less towards the end."""
        worth: cython.double = 0.0
        part: cython.double = self.weights[8]
        _i: cython.int
        for _i in range(members):
            worth += part
            part *= self.weights[9]
        return (worth + part * self.weights[14] * back + self.weights[10] * huts) * left

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, game: Hunters, values: cython.p_double) -> cython.void:
        """Points made, plus the worth of every feature to its owners, plus the supply."""
        seen: cython.int[40]
        chances: cython.double[40]
        found: cython.int = 0
        seat: cython.int
        slot: cython.int
        owner: cython.int
        owners: cython.int
        root: cython.int
        i: cython.int
        members: cython.int
        huts: cython.int
        back: cython.double
        worth: cython.double
        left: cython.double = game.deck_left[0] / 78.0
        if not cython.compiled:
            seen = [0] * 40
            chances = [0.0] * 40
        for seat in range(game.players):
            values[seat] = game._score(seat)
        if game.phase == 4:
            return
        for seat in range(game.players):
            members = 0
            huts = 0
            back = 0.0
            for slot in range(7):
                if game.standing[seat * 8 + slot] == 0:
                    if slot < 5:
                        members += 1
                    else:
                        huts += 1
                    continue
                root = find_root(game, game.standing[seat * 8 + slot] - 1)
                i = 0
                while i < found and seen[i] != root:
                    i += 1
                if i == found:
                    seen[i] = root
                    chances[i] = self._chance(game, root)
                    found += 1
                    owners = game._owners(root)
                    worth = self._worth(game, root, chances[i])
                    for owner in range(game.players):
                        if (owners >> owner) & 1:
                            values[owner] += worth
                if game.part[root].open_ends == 0 and slot < 5 and game.part[root].type != 0:
                    members += 1  # completed and about to be scored
                else:
                    back += chances[i]
            values[seat] += self._supply(members, back, huts, left)
        if game.phase == 0 and game.drawing_deck == 1:
            values[game.seat] += self.weights[11]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _values(self, game: Game, values: cython.p_double) -> cython.void:
        self._count(cython.cast(Hunters, game), values)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_figure(self, game: Hunters, seat: cython.int) -> cython.double:
        """What the best figure on the tile just laid would add."""
        options: cython.longlong[64]
        i: cython.int
        choice: cython.int
        root: cython.int
        members: cython.int = 0
        huts: cython.int = 0
        best: cython.double = 0.0
        chance: cython.double
        gain: cython.double
        left: cython.double = game.deck_left[0] / 78.0
        if not cython.compiled:
            options = [0] * 64
        n: cython.int = game._figures_into(options, 64)
        for i in range(5):
            members += game.standing[seat * 8 + i] == 0
        for i in range(5, 7):
            huts += game.standing[seat * 8 + i] == 0
        for i in range(n):
            choice = cython.cast(cython.int, options[i] & 1048575) - 1
            root = find_root(game, game.lying[game.laid].piece + (choice & 15))
            chance = self._chance(game, root)
            gain = self._worth(game, root, chance)
            # a member on a completed feature comes back at once (H4.6)
            if choice >= 16:
                gain -= self.weights[10] * left
            elif game.part[root].open_ends > 0 or game.part[root].type == 0:
                gain -= (
                    self.weights[8]
                    * pow(self.weights[9], members - 1)
                    * (1.0 - self.weights[14] * chance)
                    * left
                )
            if gain > best:
                best = gain
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self, game: Game, seat: cython.int) -> cython.double:
        if cython.cast(Hunters, game).phase != 2:
            return 0.0
        return self._best_figure(cython.cast(Hunters, game), seat) + self._bonus_ahead(
            cython.cast(Hunters, game)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bonus_ahead(self, game: Hunters) -> cython.double:
        """A bonus tile that the tile just laid has earned (H5.1)."""
        piece: cython.int
        root: cython.int
        if game.drawing_deck == 1 or game.deck_left[1] == 0:
            return 0.0
        for piece in range(game.lying[game.laid].piece, game.lying[game.laid + 1].piece):
            root = find_root(game, piece)
            if game.part[root].type == 1 and game.part[root].open_ends == 0 and game.part[root].goods & 255:
                return self.weights[11]
        return 0.0
