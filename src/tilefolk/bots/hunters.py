"""The evaluation of Hunters and Gatherers: points, what features promise, and figures in hand."""

from __future__ import annotations

import math

from tilefolk.bots import hunters_casts, names
from tilefolk.bots.tile_evaluation import TILE_NAMES, TileEvaluator
from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.games.hunters import names as hunters_names
from tilefolk.games.hunters import scoring
from tilefolk.games.hunters.rules import Hunters
from tilefolk.tiles import actions, lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame

MAIN_TILES = 78.0
"""Tiles of the main deck without the start tile."""


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

    forest_growth: float
    river_growth: float
    meadow_growth: float
    fish_growth: float
    member: float
    member_next: float
    hut: float
    bonus: float
    gold: float
    animals: float
    back: float

    def _chance(self, game: Hunters, root: int) -> float:
        """The chance that a forest or river is completed and its members come back (H4.6); else 0."""
        zone_type = game.pieces[root].type
        if zone_type == hunters_names.MEADOW or zone_type == hunters_names.SYSTEM:
            return 0.0
        sites = memory.scratch(names.SITES_MAX)
        return self._completion(game, self._open_sites(game, root, sites), sites)

    def _worth(self, game: Hunters, root: int, chance: float) -> float:
        """What a feature that is completed with some chance promises each of its owners."""
        zone_type = game.pieces[root].type
        ends = game.pieces[root].open_ends
        gold = 0.0
        left = game.deck_left[hunters_names.MAIN_DECK] / MAIN_TILES
        if zone_type == hunters_names.MEADOW:
            return (1.0 - (1.0 - self.animals) * left) * scoring.meadow_value(game, root) + (
                self.meadow_growth * ends * left
            )
        if zone_type == hunters_names.SYSTEM:
            return scoring.system_value(game, root) + self.fish_growth * ends * left
        if zone_type == hunters_names.RIVER:
            return chance * (scoring.river_value(game, root) + self.river_growth * ends)
        if ends > 0 and packing.good(game.pieces[root].goods, hunters_names.GOLD):
            gold = self.gold
        return chance * (scoring.forest_value(game, root) + self.forest_growth * ends + gold)

    def _supply(self, members: int, back: float, huts: int, left: float) -> float:
        """Figures in hand and ``back``, those to come: the first counts most, all less towards the end."""
        worth = 0.0
        part = self.member
        for _ in range(members):
            worth += part
            part *= self.member_next
        return (worth + part * self.back * back + self.hut * huts) * left

    def _judge(self, game: Hunters, values: list[float]) -> None:
        """Points made, plus the worth of every feature to its owners, plus the supply."""
        seen = memory.scratch(tile_names.FIGURES_IN_ALL)
        chances = memory.scratch_reals(tile_names.FIGURES_IN_ALL)
        found = 0
        left = game.deck_left[hunters_names.MAIN_DECK] / MAIN_TILES
        for seat in range(game.players):
            values[seat] = game._score(seat)
        if game.phase == tile_names.FINISHED:
            return
        for seat in range(game.players):
            members = 0
            huts = 0
            back = 0.0
            for slot in range(hunters_names.FIGURES):
                piece = lookup.figure_piece(game, seat, slot)
                if piece < 0:
                    if slot < hunters_names.MEMBERS:
                        members += 1
                    else:
                        huts += 1
                    continue
                root = lookup.find_root(game, piece)
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
                if (
                    game.pieces[root].open_ends == 0
                    and slot < hunters_names.MEMBERS
                    and game.pieces[root].type != hunters_names.MEADOW
                ):
                    members += 1  # completed and about to be scored
                else:
                    back += chances[i]
            values[seat] += self._supply(members, back, huts, left)
        if game.phase == tile_names.DRAW and game.drawing_deck == hunters_names.BONUS_DECK:
            values[game.seat] += self.bonus

    def _values(self, game: Game, values: list[float]) -> None:
        hunters_casts.judge(self, game, values)

    def _feature_chance(self, game: TileGame, root: int) -> float:
        return hunters_casts.chance(self, game, root)

    def _feature_worth(self, game: TileGame, root: int, seat: int, chance: float) -> float:
        return hunters_casts.worth(self, game, root, chance)

    # --- the tile just laid -----------------------------------------------------------------------

    def _best_figure(self, game: Hunters, seat: int) -> float:
        """What the best figure on the tile just laid would add."""
        options = memory.scratch(tile_names.OPTIONS_MAX)
        members = 0
        best = 0.0
        n = game._figures_into(options, 0, tile_names.OPTIONS_MAX)
        for slot in range(hunters_names.MEMBERS):
            if lookup.figure_piece(game, seat, slot) < 0:
                members += 1
        last = self.member * math.pow(self.member_next, members - 1)
        for i in range(n):
            payload = actions.payload_of(options[i])
            first = game.laid_tiles[game.last_tile].first_piece
            root = lookup.find_root(game, first + actions.figure_zone(payload))
            chance = self._chance(game, root)
            gain = self._worth(game, root, chance)
            if actions.figure_group(payload) == hunters_names.HUT:
                gain -= self.hut * (game.deck_left[hunters_names.MAIN_DECK] / MAIN_TILES)
            elif game.pieces[root].open_ends > 0 or game.pieces[root].type == hunters_names.MEADOW:
                # a member on a completed feature comes back at once (H4.6)
                gain -= self._member_cost(game, members, last, chance)
            if gain > best:
                best = gain
        return best

    def _member_cost(self, game: Hunters, members: int, last: float, chance: float) -> float:
        """What a member in hand is worth that would be placed where it comes back with some chance.

        ``last``: what the last of so many members is worth at the start of the game.
        """
        left = game.deck_left[hunters_names.MAIN_DECK] / MAIN_TILES
        return last * (1.0 - self.back * chance) * left

    def _bonus_ahead(self, game: Hunters) -> float:
        """A bonus tile that the tile just laid has earned (H5.1)."""
        if game.drawing_deck == hunters_names.BONUS_DECK or game.deck_left[hunters_names.BONUS_DECK] == 0:
            return 0.0
        for piece in range(
            game.laid_tiles[game.last_tile].first_piece, game.laid_tiles[game.last_tile + 1].first_piece
        ):
            root = lookup.find_root(game, piece)
            if (
                game.pieces[root].type == hunters_names.FOREST
                and game.pieces[root].open_ends == 0
                and packing.good(game.pieces[root].goods, hunters_names.GOLD)
            ):
                return self.bonus
        return 0.0

    def _still_to_come(self, game: Hunters, seat: int) -> float:
        """The best figure, and a bonus tile."""
        if game.phase != tile_names.FIGURE:
            return 0.0
        return self._best_figure(game, seat) + self._bonus_ahead(game)

    def _pending(self, game: Game, seat: int) -> float:
        return hunters_casts.still_to_come(self, game, seat)
