"""Observations of tile games: the table as a whole, the tile in hand, figures, squares and features."""

from __future__ import annotations

from typing import Annotated, Any

from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.envs import names, rows, tile_casts
from tilefolk.envs.layout import Layout
from tilefolk.envs.tile_layout import SETTLERS, SURVEYORS, SWITCHES, tile_layout
from tilefolk.envs.tile_tokens import TileTokens
from tilefolk.games.mayflower import names as mayflower_names
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame
from tilefolk.tiles.table import TileTable


class TileEncoder(TileTokens):
    """What tile games have in common; a field of the layout begins at the number of its name with ``_at``."""

    kinds: int
    phase_at: int
    seat_at: int
    playing_at: int
    on_turn_at: int
    scores_at: int
    supply_at: int
    deck_left_at: int
    deck_at: int
    left_at: int
    tile_at: int
    tile_sides_at: int
    zones_at: int
    zone_rows: Annotated[list[int], names.ZONE_ROWS]

    def __init__(self, game: TileGame, layout: Layout, strands: int) -> None:
        TileTokens.__init__(self, layout, strands)
        self.kinds = game.table.kinds
        for field in layout.fields:
            if field.name not in ("slots", "features"):
                setattr(self, f"{field.name}_at", layout.where(field.name).start)
        self._draw_zones(game.table)

    def _draw_zones(self, table: TileTable) -> None:
        """The rows of all zones of all kinds, as they are before a tile is laid."""
        for kind in range(table.kinds):
            for zone in range(table.zones[kind]):
                row = kind * names.ZONES_A_KIND + zone * names.ZONE_ROW
                number = packing.zone_number(kind, zone)
                self.zone_rows[row] = 1
                self.zone_rows[row + names.FIRST_TYPE + table.zone_type[number]] = 1
                for lane in range(names.GOODS):
                    goods = packing.good(table.zone_goods[number], lane)
                    self.zone_rows[row + names.ZONE_GOODS + lane] = goods
                self.zone_rows[row + names.ZONE_OPEN_ENDS] = table.zone_open[number]

    def _write(self, game: Game, seat: int, out: Any, trace: Any) -> None:
        tile_casts.write(self, game, seat, out, trace)

    def _write_tiles(self, game: TileGame, seat: int, out: Any, trace: Any) -> None:
        self._look(game)
        changed = self._catch_up(game, seat, out, trace)
        if changed:
            self._write_supplies(game, seat, out)
        self._write_head(game, seat, out, trace)
        self._own(game, seat, changed or self.renamed, out)
        self._write_tile(game, out, trace)

    def _fetch(self, game: Game, out: Any, trace: Any) -> None:
        tile_casts.fetch(self, game, out, trace)

    def _fetch_tiles(self, game: TileGame, out: Any, trace: Any) -> None:
        """The head, the tile, and where new squares and features go."""
        rows.fetch_numbers(trace, 0, names.SLOT)
        rows.fetch_numbers(trace, names.SLOT + game.site_count, 1)
        rows.fetch_numbers(trace, names.FEATURE + game.piece_count * names.FEATURE_ENDS, 1)
        rows.fetch_numbers(trace, names.END + game.site_count * names.SITE_ENDS, 4 * names.SITE_ENDS)
        rows.fetch_numbers(out, 0, self.tile_at)
        rows.fetch_numbers(out, self.tile_sides_at, 8 * names.ZONE_ROW)
        rows.fetch_numbers(
            out, self.features_at + game.piece_count * names.FEATURE_ROW, 6 * names.FEATURE_ROW
        )
        rows.fetch_numbers(out, self.slots_at + (game.frontier_count - 1) * self.token, 2 * self.token)

    def _look(self, game: TileGame) -> None:
        """Find the feature that a seat owns alone whatever figures are there, if there can be one."""

    def _own(self, game: TileGame, seat: int, changed: bool, out: Any) -> None:
        """Write the fields that only this game has; those of figures only if something of them changed."""

    def _write_supplies(self, game: TileGame, seat: int, out: Any) -> None:
        """Figures that are not on the board."""
        who = seat
        for k in range(game.players):
            at = self.supply_at + names.SORTS * k
            out[at] = lookup.supply(game, who, 0, game.first_group)
            out[at + 1] = lookup.supply(game, who, game.first_group, game.figures_each)
            who += 1
            if who == game.players:
                who = 0

    def _write_head(self, game: TileGame, seat: int, out: Any, trace: Any) -> None:
        """Phase, seats, scores and what is left; seats counted from the observer."""
        who = seat
        left = game.deck_left[0] + game.deck_left[1]
        rows.clear(out, 0, self.scores_at)
        out[self.phase_at + game.phase] = 1
        out[self.seat_at + seat] = 1
        for k in range(game.players):
            out[self.playing_at + k] = 1
            if who == game.seat and game.phase != tile_names.FINISHED:
                out[self.on_turn_at + k] = 1
            points = 0
            for source in range(tile_names.SOURCES_MAX):
                points += game.points_of[who * tile_names.SOURCES_MAX + source]
            out[self.scores_at + k] = points
            who += 1
            if who == game.players:
                who = 0
        out[self.deck_left_at] = game.deck_left[0]
        out[self.deck_left_at + 1] = game.deck_left[1]
        out[self.deck_at] = game.drawing_deck
        if trace[names.LEFT] != left + 1:
            trace[names.LEFT] = left + 1
            rows.copy(out, self.left_at, game.left, 0, self.kinds)

    def _write_tile(self, game: TileGame, out: Any, trace: Any) -> None:
        """The tile in hand, unturned, or the tile just laid, as it lies, with the features it is part of."""
        kind = game.drawn
        rotation = 0
        zones = 0
        if game.last_tile >= 0:
            kind = game.laid_tiles[game.last_tile].kind
            rotation = game.laid_tiles[game.last_tile].rotation
        if trace[names.KIND] > 0:
            out[self.tile_at + trace[names.KIND] - 1] = 0
        trace[names.KIND] = kind + 1
        if kind >= 0:
            out[self.tile_at + kind] = 1
            zones = game.table.zones[kind]
        rows.clear(out, self.tile_sides_at, tile_names.SIDES * names.SIDE_PATTERNS)
        row = self.zones_at
        if zones < trace[names.ZONES]:
            rows.clear(out, row + zones * names.ZONE_ROW, (trace[names.ZONES] - zones) * names.ZONE_ROW)
        trace[names.ZONES] = zones
        if kind < 0:
            return
        code = game.table.code[packing.turned(kind, rotation)]
        for side in range(tile_names.SIDES):
            pattern = packing.side_of(code, side)
            out[self.tile_sides_at + side * names.SIDE_PATTERNS + pattern] = 1
        rows.copy(out, row, self.zone_rows, kind * names.ZONES_A_KIND, zones * names.ZONE_ROW)
        if game.last_tile >= 0:
            for zone in range(zones):
                root = lookup.find_root(game, game.laid_tiles[game.last_tile].first_piece + zone)
                out[row + names.ZONE_COMPLETE] = game._complete(root)
                out[row + names.ZONE_FEATURE] = root + 1
                row += names.ZONE_ROW


class HuntersEncoder(TileEncoder):
    """Hunters and Gatherers: with river systems under rivers, and the dolmen."""

    def __init__(self, game: TileGame) -> None:
        strands = ("left", "middle", "right", "system")
        TileEncoder.__init__(self, game, tile_layout(game.table, strands=strands), len(strands))

    def _look(self, game: TileGame) -> None:
        """H5.9: the meadow of the hunter beside the dolmen."""
        self.lone_root = -1
        if tile_casts.dolmen_piece(game) >= 0:
            self.lone_root = lookup.find_root(game, tile_casts.dolmen_piece(game))
            self.lone_seat = tile_casts.dolmen_seat(game)


class MayflowerEncoder(TileEncoder):
    """Mayflower: with surveyors, switches and settlers; farms are worth more with every neighbour."""

    farm: Annotated[list[int], tile_names.KINDS_MAX]
    surveyors_at: int
    switches_at: int
    settlers_at: int

    def __init__(self, game: TileGame) -> None:
        strands = ("left", "middle", "right")
        layout = tile_layout(game.table, (SURVEYORS, SWITCHES, SETTLERS), strands)
        TileEncoder.__init__(self, game, layout, len(strands))
        for kind, tile in enumerate(game.table.tile_set.kinds):
            farms = [zone for zone in range(len(tile.zones)) if tile.zones[zone].type == "farm"]
            self.farm[kind] = farms[0] if farms else -1

    def _own(self, game: TileGame, seat: int, changed: bool, out: Any) -> None:
        """Surveyors, switches, and where the settlers stand, westernmost first: none is told from another."""
        keys = memory.scratch(mayflower_names.SETTLERS)
        row = self.settlers_at
        who = seat
        out[self.surveyors_at] = tile_casts.surveyor(game, mayflower_names.UPPER)
        out[self.surveyors_at + 1] = tile_casts.surveyor(game, mayflower_names.LOWER)
        out[self.switches_at] = tile_casts.bonus_once(game)
        out[self.switches_at + 1] = tile_casts.ten_rows(game)
        if not changed:
            return
        for _ in range(game.players):
            count = self._sort_settlers(game, who, keys)
            for i in range(count):
                out[row] = 1
                out[row + names.SETTLER_X] = (keys[i] >> (2 * names.PLACE_BITS)) - names.PLACE_ORIGIN
                out[row + names.SETTLER_Y] = (
                    (keys[i] >> names.PLACE_BITS) & names.PLACE_MASK
                ) - names.PLACE_ORIGIN
                out[row + names.SETTLER_FEATURE] = keys[i] & names.PLACE_MASK
                row += names.SETTLER_ROW
            rows.clear(out, row, (mayflower_names.SETTLERS - count) * names.SETTLER_ROW)
            row += (mayflower_names.SETTLERS - count) * names.SETTLER_ROW
            who += 1
            if who == game.players:
                who = 0

    def _sort_settlers(self, game: TileGame, who: int, keys: list[int]) -> int:
        """A number for every settler of a seat, in order by x, then y, then the feature."""
        count = 0
        for slot in range(mayflower_names.SETTLERS):
            piece = lookup.figure_piece(game, who, slot)
            if piece < 0:
                continue
            site = game.laid_tiles[game.pieces[piece].tile].site
            key = (game.squares[site].x + names.PLACE_ORIGIN) << (2 * names.PLACE_BITS)
            key |= (game.squares[site].y + names.PLACE_ORIGIN) << names.PLACE_BITS
            key |= lookup.find_root(game, piece) + 1
            i = count
            while i > 0 and keys[i - 1] > key:
                keys[i] = keys[i - 1]
                i -= 1
            keys[i] = key
            count += 1
        return count

    def _beside(self, game: TileGame, tile: int, out: Any, trace: Any) -> None:
        """The farms round a new tile are worth more."""
        here = game.laid_tiles[tile].site
        for y in range(game.squares[here].y - 1, game.squares[here].y + 2):
            for x in range(game.squares[here].x - 1, game.squares[here].x + 2):
                site = lookup.site_at(game, x, y)
                if site < 0 or game.squares[site].tile < 0:
                    continue
                near = game.squares[site].tile
                if self.farm[game.laid_tiles[near].kind] < 0:
                    continue
                piece = game.laid_tiles[near].first_piece + self.farm[game.laid_tiles[near].kind]
                # M4.3: a neighbour more; farms of new tiles are written with all of them
                if piece < trace[names.PIECES]:
                    out[self.features_at + piece * names.FEATURE_ROW + names.FEATURE_VALUE] += 1
