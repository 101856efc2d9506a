"""Compact observations of tile games: a tenth of the numbers, float32, ready for a network.

For every square on which a tile may be laid there is what decides most moves: whether the tile in hand
fits, whose features it would touch and what they are worth. ``compact_layout`` says what is left out.
"""

from __future__ import annotations

from typing import Any

from tilefolk.core.game import Game
from tilefolk.envs import compact_casts, names, rows
from tilefolk.envs.compact_layout import compact_layout
from tilefolk.envs.encoder import Encoder
from tilefolk.games.mayflower import names as mayflower_names
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame

# as decimals: compiled, the quotient of two whole numbers is a whole number
SMALL = 0.25
TENTH = 0.1
HUNDREDTH = 0.01
SUPPLY = 0.2
PLACE = 0.0625


class CompactEncoder(Encoder):
    """Both tile games; a field of the layout begins at the number of its name with ``_at``."""

    phase_at: int
    seat_at: int
    playing_at: int
    on_turn_at: int
    scores_at: int
    supply_at: int
    deck_left_at: int
    deck_at: int
    surveyors_at: int
    tile_sides_at: int
    zones_at: int
    slots_at: int
    surveyed: bool

    def __init__(self, game: TileGame, surveyed: bool) -> None:
        """``surveyed``: whether the game has surveyors."""
        layout = compact_layout(game.table)
        Encoder.__init__(self, layout)
        self.surveyed = surveyed
        for field in layout.fields:
            setattr(self, f"{field.name}_at", layout.where(field.name).start)

    def _write_reals(self, game: Game, seat: int, out: Any) -> None:
        compact_casts.write(self, game, seat, out)

    def _write_tiles(self, game: TileGame, seat: int, out: Any) -> None:
        kind = game.drawn
        rotation = 0
        if game.last_tile >= 0:
            kind = game.laid_tiles[game.last_tile].kind
            rotation = game.laid_tiles[game.last_tile].rotation
        rows.clear_reals(out, 0, self.size)
        self._write_head(game, seat, out)
        if kind >= 0:
            self._write_tile(game, seat, kind, rotation, out)
        for slot in range(game.frontier_count):
            self._write_slot(game, seat, slot, kind, out)

    def _write_head(self, game: TileGame, seat: int, out: Any) -> None:
        """Phase, seats, scores and what is left; seats counted from the observer."""
        who = seat
        out[self.phase_at + game.phase] = 1
        out[self.seat_at + seat] = 1
        for k in range(game.players):
            self._write_seat(game, who, k, out)
            who += 1
            if who == game.players:
                who = 0
        out[self.deck_left_at] = game.deck_left[0] * HUNDREDTH
        out[self.deck_left_at + 1] = game.deck_left[1] * HUNDREDTH
        out[self.deck_at] = game.drawing_deck
        if self.surveyed:
            out[self.surveyors_at] = compact_casts.surveyor(game, mayflower_names.UPPER) * PLACE
            out[self.surveyors_at + 1] = compact_casts.surveyor(game, mayflower_names.LOWER) * PLACE

    def _write_seat(self, game: TileGame, who: int, k: int, out: Any) -> None:
        """Turn, points and figures of a seat."""
        out[self.playing_at + k] = 1
        if who == game.seat and game.phase != tile_names.FINISHED:
            out[self.on_turn_at + k] = 1
        out[self.scores_at + k] = game._score(who) * HUNDREDTH
        for slot in range(game.figures_each):
            if lookup.figure_piece(game, who, slot) < 0:
                sort = 1 if slot >= game.first_group else 0
                out[self.supply_at + names.SORTS * k + sort] += SUPPLY

    def _write_tile(self, game: TileGame, seat: int, kind: int, rotation: int, out: Any) -> None:
        """The tile in hand, unturned, or the tile just laid, as it lies."""
        code = game.table.code[packing.turned(kind, rotation)]
        for side in range(tile_names.SIDES):
            pattern = packing.side_of(code, side)
            out[self.tile_sides_at + side * names.SIDE_PATTERNS + pattern] = 1
        for zone in range(game.table.zones[kind]):
            row = self.zones_at + zone * names.COMPACT_ZONE
            number = packing.zone_number(kind, zone)
            out[row] = 1
            out[row + names.FIRST_TYPE + game.table.zone_type[number]] = 1
            out[row + names.COMPACT_OPEN_ENDS] = game.table.zone_open[number] * SMALL
            for lane in range(names.GOODS):
                goods = packing.good(game.table.zone_goods[number], lane)
                out[row + names.COMPACT_GOODS] += goods * SMALL
            if game.last_tile >= 0:
                root = lookup.find_root(game, game.laid_tiles[game.last_tile].first_piece + zone)
                self._write_feature(game, seat, root, row, out)

    def _write_feature(self, game: TileGame, seat: int, root: int, row: int, out: Any) -> None:
        """What a zone's feature is worth, and whose figures stand there."""
        figures = 0
        for who in range(game.players):
            figures += packing.figures_of(game.pieces[root].figures, who)
        out[row + names.COMPACT_VALUE] = game._value(root) * TENTH
        out[row + names.COMPACT_OWN_FIGURES] = packing.figures_of(game.pieces[root].figures, seat)
        out[row + names.COMPACT_FIGURES] = figures
        out[row + names.COMPACT_OPEN_ENDS] = game.pieces[root].open_ends * SMALL

    def _write_slot(self, game: TileGame, seat: int, slot: int, kind: int, out: Any) -> None:
        """A square, what of the tile in hand fits there, and the features round it."""
        row = self.slots_at + slot * names.COMPACT_SLOT
        site = game.frontier[slot]
        out[row] = 1
        out[row + names.TOKEN_X] = game.squares[site].x * PLACE
        out[row + names.TOKEN_Y] = game.squares[site].y * PLACE
        if kind >= 0 and game.last_tile < 0:
            fit = game.table.fit[packing.fit_number(kind, game.frontier_need[slot])]
            out[row + names.COMPACT_FITS] = packing.fit_count(fit) * SMALL
        for side in range(tile_names.SIDES):
            x = game.squares[site].x
            y = game.squares[site].y
            x += (side == tile_names.EAST) - (side == tile_names.WEST)
            y += (side == tile_names.SOUTH) - (side == tile_names.NORTH)
            near = lookup.site_at(game, x, y)
            if near >= 0 and game.squares[near].tile >= 0:
                out[row + names.COMPACT_FILLED] += SMALL
                self._add_neighbour(game, seat, game.squares[near].tile, packing.opposite(side), row, out)

    def _add_neighbour(self, game: TileGame, seat: int, tile: int, side: int, row: int, out: Any) -> None:
        """The feature in the middle of a laid tile's side."""
        at = packing.strand_number(game.laid_tiles[tile].kind, game.laid_tiles[tile].rotation, side)
        zone = game.table.strand[at + tile_names.MIDDLE_STRAND]
        if zone < 0:
            return
        root = lookup.find_root(game, game.laid_tiles[tile].first_piece + zone)
        if game.pieces[root].open_ends == 1:
            out[row + names.COMPACT_CLOSING] += SMALL
        if game.pieces[root].figures != 0:
            if (game._owners(root) >> seat) & 1:
                out[row + names.COMPACT_MINE] += game._value(root) * TENTH
            else:
                out[row + names.COMPACT_THEIRS] += game._value(root) * TENTH
