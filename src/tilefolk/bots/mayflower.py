"""The evaluation of Mayflower: points, what features promise, the surveyors, and settlers in hand."""

from __future__ import annotations

import math
from typing import Annotated

from tilefolk.bots import mayflower_casts, names, tile_evaluation
from tilefolk.bots.tile_evaluation import TILE_NAMES, TileEvaluator
from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.games.mayflower import names as mayflower_names
from tilefolk.games.mayflower import scoring, surveyors
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.tiles import actions, features, lookup
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame

MAIN_TILES = 95.0
"""Tiles of the deck."""
AT_ONCE = 0.3
"""Moves of the surveyors until they leave a settler behind whom they have reached."""
TILE_OF_A_CITY = 2.0
"""Points of a further tile of a city."""


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

    road_growth: float
    city_growth: float
    plain_growth: float
    settler: float
    settler_next: float
    surveyor: float
    surveyor_west: float
    sweep: float
    unfinished: float
    farm_fill: float
    plain: float
    back: float
    # chances that a settler stays, by the moves of the surveyors until they have passed it
    staying: Annotated[list[float], names.MOVES_NOTED]

    def _prepare(self, game: Game) -> None:
        TileEvaluator._prepare(self, game)
        for moves in range(names.MOVES_NOTED):
            self.staying[moves] = tile_evaluation.NOT_YET

    # --- the surveyors ----------------------------------------------------------------------------

    def _stays(self, game: Mayflower, column: int) -> float:
        """The chance that a settler is not sent home before its feature is done (M5.4)."""
        upper, lower = game.surveyor[mayflower_names.UPPER], game.surveyor[mayflower_names.LOWER]
        moves = mayflower_names.SURVEYORS * (column + 1) - upper - lower
        if moves >= names.MOVES_NOTED:
            return 1.0 - math.pow(self.sweep, moves)
        moves = max(0, moves)
        if self.staying[moves] < 0.0:
            self.staying[moves] = 1.0 - math.pow(self.sweep, moves if moves > 0 else AT_ONCE)
        return self.staying[moves]

    def _meets(self, game: Mayflower, column: int) -> float:
        """The surveyors' bonus to expect for a settler in a column (M5.1)."""
        here, west = surveyors_in(game, column), surveyors_in(game, column - 1)
        return mayflower_names.SURVEYOR_POINTS * (self.surveyor * here + self.surveyor_west * west)

    def _comes_home(self, game: Mayflower, chance: float, column: int) -> float:
        """The chance that a settler on a road, city or farm is free again, with points or without."""
        return 1.0 - (1.0 - chance) * self._stays(game, column)

    # --- features ---------------------------------------------------------------------------------

    def _chance(self, game: Mayflower, root: int) -> float:
        """The chance that a road, city or farm is completed; 0 for a plain."""
        zone_type = game.pieces[root].type
        if zone_type == mayflower_names.PLAIN:
            return 0.0
        if zone_type == mayflower_names.FARM:
            return math.pow(self.farm_fill, tile_names.ROUND_A_SQUARE - scoring.neighbours(game, root))
        sites = memory.scratch(names.SITES_MAX)
        return self._completion(game, self._open_sites(game, root, sites), sites)

    def _worth(self, game: Mayflower, root: int, chance: float, column: int, bonus: int) -> float:
        """What a feature promises an owner whose settler stands in a column; ``bonus`` if it is done now."""
        zone_type = game.pieces[root].type
        ends = game.pieces[root].open_ends
        left = game.deck_left[0] / MAIN_TILES
        if zone_type == mayflower_names.PLAIN:
            return (1.0 - (1.0 - self.plain) * left) * game._value(root) + (self.plain_growth * ends * left)
        finished = 1.0 * scoring.value_if_finished(game, root)
        if game._complete(root):
            return finished + bonus
        if zone_type == mayflower_names.ROAD:
            finished += self.road_growth * ends
        elif zone_type == mayflower_names.CITY:
            finished += TILE_OF_A_CITY * self.city_growth * ends
        return self._stays(game, column) * (
            chance * (finished + self._meets(game, column))
            + (1.0 - chance) * self.unfinished * game._value(root)
        )

    # --- seats ------------------------------------------------------------------------------------

    def _seat_worth(self, game: Mayflower, seat: int) -> float:
        """Points made, plus the worth of every feature that a seat owns, plus its settlers in hand."""
        roots = memory.scratch(tile_names.FIGURES_MAX)
        columns = memory.scratch(tile_names.FIGURES_MAX)
        chances = memory.scratch_reals(tile_names.FIGURES_MAX)
        found = 0
        hand = 0
        back = 0.0
        worth = 1.0 * game._score(seat)
        if game.phase == tile_names.FINISHED:
            return worth
        for slot in range(mayflower_names.SETTLERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece < 0:
                hand += 1
                continue
            root = lookup.find_root(game, piece)
            column = surveyors.column_of(game, piece)
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
            elif game.pieces[root].type != mayflower_names.PLAIN:
                back += self._comes_home(game, chances[i], column)
        for i in range(found):
            if (features.majority(game, game.pieces[roots[i]].figures) >> seat) & 1:
                # only what is finished is scored with the surveyors' bonus
                bonus = surveyors.bonus(game, roots[i], seat) if game._complete(roots[i]) else 0
                worth += self._worth(game, roots[i], chances[i], columns[i], bonus)
        part = self.settler * (game.deck_left[0] / MAIN_TILES)
        for _ in range(hand):
            worth += part
            part *= self.settler_next
        return worth + part * self.back * back

    def _judge(self, game: Mayflower, values: list[float]) -> None:
        """Write what each seat may expect."""
        for seat in range(game.players):
            values[seat] = self._seat_worth(game, seat)

    def _values(self, game: Game, values: list[float]) -> None:
        mayflower_casts.judge(self, game, values)

    def _worth_to(self, game: Mayflower, root: int, seat: int, chance: float) -> float:
        """What a feature promises one of its owners, whose settler furthest west counts."""
        column = 0
        for slot in range(mayflower_names.SETTLERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece >= 0 and lookup.find_root(game, piece) == root:
                column = max(column, surveyors.column_of(game, piece))
        bonus = surveyors.bonus(game, root, seat) if game._complete(root) else 0
        return self._worth(game, root, chance, column, bonus)

    def _feature_chance(self, game: TileGame, root: int) -> float:
        return mayflower_casts.chance(self, game, root)

    def _feature_worth(self, game: TileGame, root: int, seat: int, chance: float) -> float:
        return mayflower_casts.worth_to(self, game, root, seat, chance)

    # --- the tile just laid -----------------------------------------------------------------------

    def _best_settler(self, game: Mayflower, seat: int) -> float:
        """What the best settler on the tile just laid would add."""
        options = memory.scratch(tile_names.OPTIONS_MAX)
        hand = 0
        best = 0.0
        column = -game.squares[game.laid_tiles[game.last_tile].site].x
        bonus = mayflower_names.SURVEYOR_POINTS * surveyors_in(game, column)
        left = game.deck_left[0] / MAIN_TILES
        n = game._figures_into(options, 0, tile_names.OPTIONS_MAX)
        for slot in range(mayflower_names.SETTLERS):
            if lookup.figure_piece(game, seat, slot) < 0:
                hand += 1
        last = self.settler * math.pow(self.settler_next, hand - 1) * left
        for i in range(n):
            zone = actions.figure_zone(actions.payload_of(options[i]))
            root = lookup.find_root(game, game.laid_tiles[game.last_tile].first_piece + zone)
            chance = self._chance(game, root)
            gain = self._worth(game, root, chance, column, bonus)
            if not game._complete(root):
                cost = last
                if game.pieces[root].type != mayflower_names.PLAIN:
                    cost *= 1.0 - self.back * self._comes_home(game, chance, column)
                gain -= cost
            if gain > best:
                best = gain
        return best

    def _still_to_come(self, game: Mayflower, seat: int) -> float:
        """The best settler."""
        if game.phase != tile_names.FIGURE:
            return 0.0
        return self._best_settler(game, seat)

    def _pending(self, game: Game, seat: int) -> float:
        return mayflower_casts.still_to_come(self, game, seat)


def surveyors_in(game: Mayflower, column: int) -> int:
    """How many surveyors stand in a column."""
    count = 0
    for surveyor in range(mayflower_names.SURVEYORS):
        if game.surveyor[surveyor] == column:
            count += 1
    return count
