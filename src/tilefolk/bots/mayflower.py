"""The evaluation of Mayflower: points, what features promise, the surveyors, and settlers in hand."""

from __future__ import annotations

import cython

from tilefolk.bots.tile_evaluation import TILE_NAMES, TileEvaluator
from tilefolk.core.game import Game
from tilefolk.games.mayflower.rules import Mayflower

if not cython.compiled:
    from math import pow  # noqa: A004  # the compiled module uses C's

    from tilefolk.tiles.features import find_root

# zone types: 0 plain, 1 road, 2 city, 3 farm


@cython.cclass
class MayflowerEvaluator(TileEvaluator):
    """Weights beyond those of both tile games, in points where nothing else is said:

    ``road_growth``, ``city_growth``: a further tile expected on each open square. ``plain_growth``: what
    an open end of a plain brings in a whole game. ``settler``: a settler in hand at the start of the
    game; ``settler_next``: each further one as a part of that. ``surveyor``: chance of a bonus for a
    settler in the column of a surveyor; ``surveyor_west``: one column before them. ``sweep``: chance that
    the surveyors make one more move before a feature is done. ``unfinished``: part of its value today
    that an unfinished feature brings in the end. ``farm_fill``: chance that one more square beside a farm
    is filled in time. ``plain``: share of a plain's value today that is kept to the end, at the start of
    the game. ``back``: a settler that comes home for sure, as a part of one in hand.
    """

    NAMES = (
        *TILE_NAMES,
        "road_growth",
        "city_growth",
        "plain_growth",
        "settler",
        "settler_next",
        "surveyor",
        "surveyor_west",
        "sweep",
        "unfinished",
        "farm_fill",
        "plain",
        "back",
        "scale",
    )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stays(self, game: Mayflower, column: cython.int) -> cython.double:
        """The chance that a settler is not sent home before its feature is done (M5.4)."""
        moves: cython.int = 2 * (column + 1) - game.surveyor[0] - game.surveyor[1]
        return 1.0 - pow(self.weights[11], moves if moves > 0 else 0.3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _meets(self, game: Mayflower, column: cython.int) -> cython.double:
        """The surveyors' bonus to expect for a settler in a column (M5.1)."""
        here: cython.int = (game.surveyor[0] == column) + (game.surveyor[1] == column)
        west: cython.int = (game.surveyor[0] + 1 == column) + (game.surveyor[1] + 1 == column)
        return 4.0 * (self.weights[9] * here + self.weights[10] * west)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _comes_home(self, game: Mayflower, chance: cython.double, column: cython.int) -> cython.double:
        """The chance that a settler on a road, city or farm is free again, with points or without."""
        return 1.0 - (1.0 - chance) * self._stays(game, column)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance(self, game: Mayflower, root: cython.int) -> cython.double:
        """The chance that a road, city or farm is completed; 0 for a plain."""
        sites: cython.int[16]
        zone_type: cython.int = game.part[root].type
        if not cython.compiled:
            sites = [0] * 16
        if zone_type == 0:
            return 0.0
        if zone_type == 3:
            return pow(self.weights[13], 8 - game._neighbours(root))
        return self._completion(game, self._open_sites(game, root, sites), sites)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth(
        self,
        game: Mayflower,
        root: cython.int,
        chance: cython.double,
        column: cython.int,
        bonus: cython.int,
    ) -> cython.double:
        """What a feature promises an owner whose settler stands in a column; ``bonus`` if it is done now."""
        zone_type: cython.int = game.part[root].type
        left: cython.double = game.deck_left[0] / 95.0
        finished: cython.double
        if zone_type == 0:
            return (1.0 - (1.0 - self.weights[14]) * left) * game._value(root) + (
                self.weights[6] * game.part[root].open_ends * left
            )
        finished = game._value_if_finished(root)
        if game._complete(root):
            return finished + bonus
        if zone_type == 1:
            finished += self.weights[4] * game.part[root].open_ends
        elif zone_type == 2:
            finished += 2.0 * self.weights[5] * game.part[root].open_ends
        return self._stays(game, column) * (
            chance * (finished + self._meets(game, column))
            + (1.0 - chance) * self.weights[12] * game._value(root)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, game: Mayflower, values: cython.p_double) -> cython.void:
        """Points made, plus the worth of every feature to its owners, plus the settlers in hand."""
        roots: cython.int[8]
        columns: cython.int[8]
        chances: cython.double[8]
        found: cython.int
        seat: cython.int
        slot: cython.int
        root: cython.int
        column: cython.int
        i: cython.int
        hand: cython.int
        back: cython.double
        part: cython.double
        left: cython.double = game.deck_left[0] / 95.0
        if not cython.compiled:
            roots = [0] * 8
            columns = [0] * 8
            chances = [0.0] * 8
        for seat in range(game.players):
            values[seat] = game._score(seat)
        if game.phase == 4:
            return
        for seat in range(game.players):
            found = 0
            hand = 0
            back = 0.0
            for slot in range(5):
                if game.standing[seat * 8 + slot] == 0:
                    hand += 1
                    continue
                root = find_root(game, game.standing[seat * 8 + slot] - 1)
                column = game._column_of(game.standing[seat * 8 + slot] - 1)
                i = 0
                while i < found and roots[i] != root:
                    i += 1
                if i == found:
                    roots[found] = root
                    columns[found] = column
                    chances[found] = self._chance(game, root)
                    found += 1
                elif column > columns[i]:
                    columns[i] = column
                if game._complete(root):
                    hand += 1  # about to be scored: the settler comes back (M4.6)
                elif game.part[root].type != 0:
                    back += self._comes_home(game, chances[i], column)
            for i in range(found):
                if (game._majority(game.part[roots[i]].figures) >> seat) & 1:
                    values[seat] += self._worth(
                        game, roots[i], chances[i], columns[i], game._surveyor_bonus(roots[i], seat)
                    )
            part = self.weights[7] * left
            for i in range(hand):
                values[seat] += part
                part *= self.weights[8]
            values[seat] += part * self.weights[15] * back

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _values(self, game: Game, values: cython.p_double) -> cython.void:
        self._count(cython.cast(Mayflower, game), values)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_settler(self, game: Mayflower, seat: cython.int) -> cython.double:
        """What the best settler on the tile just laid would add."""
        options: cython.longlong[64]
        i: cython.int
        root: cython.int
        hand: cython.int = 0
        best: cython.double = 0.0
        chance: cython.double
        gain: cython.double
        cost: cython.double
        column: cython.int = -game.square[game.lying[game.laid].site].x
        bonus: cython.int = 4 * ((game.surveyor[0] == column) + (game.surveyor[1] == column))
        left: cython.double = game.deck_left[0] / 95.0
        if not cython.compiled:
            options = [0] * 64
        n: cython.int = game._figures_into(options, 64)
        for i in range(5):
            hand += game.standing[seat * 8 + i] == 0
        for i in range(n):
            root = find_root(
                game, game.lying[game.laid].piece + cython.cast(cython.int, options[i] & 1048575) - 1
            )
            chance = self._chance(game, root)
            gain = self._worth(game, root, chance, column, bonus)
            if not game._complete(root):
                cost = self.weights[7] * pow(self.weights[8], hand - 1) * left
                if game.part[root].type != 0:
                    cost *= 1.0 - self.weights[15] * self._comes_home(game, chance, column)
                gain -= cost
            if gain > best:
                best = gain
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self, game: Game, seat: cython.int) -> cython.double:
        if cython.cast(Mayflower, game).phase != 2:
            return 0.0
        return self._best_settler(cython.cast(Mayflower, game), seat)
