"""What both tile games ask of a feature: where is it open, and how likely is it to be completed?

Where master's search stops to look, a network may correct what each seat is expected to make of all this: it
was taught by ``examples/tile_value.py`` how many points seats had in the end. Which action is best after one
look is still for the evaluation written by hand.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Annotated

from tilefolk.bots import names, tile_casts, tile_facts
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.perceptron import Perceptron
from tilefolk.core import memory
from tilefolk.core import names as core_names
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
NOT_YET = -1
"""Where a count or a chance has not been asked for."""
LEARNT = ("points", "spread")
NO_CORRECTION = (0.0,)
"""The numbers of a perceptron that always answers 0."""

Network = Mapping[str, Sequence[float]]


class TileEvaluator(Evaluator):
    """Counts the tiles left that fit an open square, and makes a chance of completion of them.

    ``flat``: share of a fixed half chance (a player who does not count tiles). ``fit``: how much one
    fitting tile a player helps. ``more_ends``: factor for every open square after the first. ``time``:
    how many own turns an open square needs.

    ``network``: the numbers of a perceptron that corrects the points a seat is expected to have in the end
    (``points``), and how many points of lead decide with no tile left and with 50 (``spread``).
    """

    flat: float
    fit: float
    more_ends: float
    time: float
    fitting: Annotated[list[int], names.NEEDS]
    left: Annotated[list[int], names.KINDS_MAX]
    # by need: the chance that a square is filled; by open squares: that there are turns for all of them
    filled: Annotated[list[float], names.NEEDS]
    timed_left: int
    in_time: Annotated[list[float], names.SITES_MAX]

    network: dict[str, list[float]]
    is_learned: bool
    corrections: Perceptron
    last_spread: float
    more_spread: float

    def __init__(self, weights: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        memory.allocate(self)
        Evaluator.__init__(self, weights)
        self._learn({} if network is None else network)

    def _learn(self, network: Network) -> None:
        """Take what was learnt; nothing by default."""
        self.is_learned = "points" in network
        self.network = {key: [float(number) for number in network[key]] for key in LEARNT if key in network}
        self.corrections = Perceptron(names.TILE_FACTS, self.network.get("points", NO_CORRECTION))
        self.last_spread, self.more_spread = self.network.get("spread", (1.0, 0.0))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.values_by_name, self.network))

    def _prepare(self, game: Game) -> None:
        """Note what is left in the decks; counts of fitting tiles, and chances, are found when asked for."""
        self.timed_left = NOT_YET
        for need in range(names.NEEDS):
            self.fitting[need] = NOT_YET
        for kind in range(tile_casts.kinds(game)):
            self.left[kind] = tile_casts.left_of(game, kind)

    def _recount(self, game: Game) -> None:
        tile_casts.recount(self, game)

    def _recount_tiles(self, game: TileGame) -> None:
        """Take what was drawn, or put back, from the counts of all needs that it fits."""
        for kind in range(game.table.kinds):
            drawn = self.left[kind] - game.left[kind]
            if drawn == 0:
                continue
            self.left[kind] = game.left[kind]
            if game.table.deck[kind] != 0:
                continue
            for need in range(names.NEEDS):
                if self.fitting[need] >= 0 and game.table.fit[packing.fit_number(kind, need)]:
                    self._note_fitting(need, self.fitting[need] - drawn, game.players)

    def _note_fitting(self, need: int, count: int, players: int) -> None:
        """So many tiles fit a square of that need."""
        self.fitting[need] = count
        self.filled[need] = 1.0 - math.exp(-self.fit * count / players)

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
        self._note_fitting(need, count, game.players)
        return count

    def _open_sites(self, game: TileGame, root: int, sites: list[int]) -> int:
        """Write the different squares on which a feature would go on; -1 if it is open to no square."""
        found = 0
        piece = root
        unseen = 1 * game.pieces[root].open_ends
        if unseen <= 0:
            return 0
        while True:
            tile = game.pieces[piece].tile
            at = packing.ends_number(game.pieces[piece].zone, game.laid_tiles[tile].rotation)
            for side in range(tile_names.SIDES):
                if game.table.ends[at + side] > 0:
                    near = beside(game, game.laid_tiles[tile].site, side)
                    if near < 0:
                        # a square that can never hold a tile
                        return -1
                    if game.squares[near].tile < 0:
                        unseen -= game.table.ends[at + side]
                        i = 0
                        while i < found and sites[i] != near:
                            i += 1
                        if i == found:
                            sites[found] = near
                            found += 1
                            if found == names.SITES_MAX:
                                return found
            piece = game.pieces[piece].ring
            if piece == root or unseen == 0:
                return found

    def _in_time(self, game: TileGame, count: int) -> float:
        """The chance that there are turns enough for so many open squares; the same for whole rankings."""
        if self.timed_left != game.deck_left[0]:
            self.timed_left = game.deck_left[0]
            for i in range(names.SITES_MAX):
                self.in_time[i] = NOT_YET
        if self.in_time[count - 1] < 0.0:
            turns = 1.0 * game.deck_left[0] / game.players
            self.in_time[count - 1] = 1.0 - math.exp(-turns / (self.time * count))
        return self.in_time[count - 1]

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
            chance *= self.filled[game.frontier_need[game.squares[sites[i]].slot]]
            if i > 0:
                chance *= self.more_ends
        chance *= self._in_time(game, count)
        return HALF_CHANCE * self.flat + (1.0 - self.flat) * chance

    # --- what was learnt --------------------------------------------------------------------------

    def _feature_chance(self, game: TileGame, root: int) -> float:
        """The chance that a feature is completed."""
        return 0.0

    def _feature_worth(self, game: TileGame, root: int, seat: int, chance: float) -> float:
        """What a feature that is completed with some chance promises one of its owners."""
        return 0.0

    def _expected(self, game: TileGame, points: list[float]) -> None:
        """Write the points that each seat is expected to have in the end."""
        facts = memory.scratch_reals(names.TILE_FACTS_ROOM)
        self._values(game, points)
        tile_facts.write(self, game, points, facts)
        for seat in range(game.players):
            points[seat] += self.corrections._answer(facts, seat * names.TILE_FACTS)

    def _rewards(self, game: Game, rewards: list[float]) -> None:
        if not self.is_learned or game._to_move() == core_names.OVER:
            Evaluator._rewards(self, game, rewards)
            return
        tile_casts.expected(self, game, rewards)
        spread = self.last_spread + self.more_spread * tile_facts.FIFTIETH * tile_casts.tiles_left(game)
        best = 0.0
        total = 0.0
        for seat in range(game.players):
            best = max(best, rewards[seat])
        for seat in range(game.players):
            rewards[seat] = math.exp((rewards[seat] - best) / spread)
            total += rewards[seat]
        for seat in range(game.players):
            rewards[seat] /= total

    def _correction(self, game: Game, seat: int, lead: float) -> float:
        if not self.is_learned:
            return 0.0
        rewards = memory.scratch_reals(names.SEATS_MAX)
        self._rewards(game, rewards)
        return rewards[seat] - self._share(game, lead)

    def expected(self, game: TileGame) -> list[float]:
        """The points that each seat is expected to have in the end, with what was learnt."""
        points = memory.scratch_reals(names.SEATS_MAX)
        self._prepare(game)
        self._expected(game, points)
        return [points[seat] for seat in range(game.players)]

    def leaf_facts(self, game: TileGame) -> tuple[list[float], list[list[float]]]:
        """What each seat may expect by hand, and what the network is told of it; training asks."""
        points = memory.scratch_reals(names.SEATS_MAX)
        facts = memory.scratch_reals(names.TILE_FACTS_ROOM)
        self._prepare(game)
        self._values(game, points)
        tile_facts.write(self, game, points, facts)
        rows: list[list[float]] = []
        for seat in range(game.players):
            first = seat * names.TILE_FACTS
            rows.append([facts[first + i] for i in range(names.TILE_FACTS)])
        return [points[seat] for seat in range(game.players)], rows

    def _share(self, game: Game, lead: float) -> float:
        """The same lead is surer the fewer tiles are left."""
        left = tile_casts.tiles_left(game) / ALL_TILES
        return 1.0 / (1.0 + (game.players - 1) * math.exp(-lead / (self.scale * (LEAST_SCALE + left))))


def beside(game: TileGame, site: int, side: int) -> int:
    """The square on a side of another, or -1."""
    x = game.squares[site].x + (side == tile_names.EAST) - (side == tile_names.WEST)
    y = game.squares[site].y + (side == tile_names.SOUTH) - (side == tile_names.NORTH)
    return lookup.site_at(game, x, y)
