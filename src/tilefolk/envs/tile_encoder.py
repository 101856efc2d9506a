"""Observations of tile games: the table as a whole, the tile in hand, figures, squares and features."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.envs.tile_layout import SETTLERS, SURVEYORS, SWITCHES, tile_layout
from tilefolk.envs.tile_tokens import TileTokens
from tilefolk.games.hunters.state import HuntersState
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles.table import TileTable
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from tilefolk.envs.encoder import clear, copy_numbers
    from tilefolk.envs.tile_features import END, FEATURE, KIND, LEFT, PIECES, SLOT, ZONES
    from tilefolk.tiles.board import site_at
    from tilefolk.tiles.features import find_root


@cython.cclass
class TileEncoder(TileTokens):
    """What tile games have in common."""

    def __init__(self, game: TileGame, layout: Any, strands: cython.int) -> None:
        TileTokens.__init__(self, layout, strands)
        self.kinds = game.table.kinds
        self.left_at = self.layout.where("left").start
        if not cython.compiled:
            self.zone_rows = [0] * (128 * 180)
        self._draw_zones(game.table)

    def _draw_zones(self, table: TileTable) -> None:
        """The rows of all zones of all kinds, as they are before a tile is laid."""
        kind: cython.int
        zone: cython.int
        row: cython.int
        for kind in range(table.kinds):
            for zone in range(table.zones[kind]):
                row = kind * 180 + zone * 15
                self.zone_rows[row] = 1
                self.zone_rows[row + 1 + table.zone_type[kind * 12 + zone]] = 1
                for lane in range(6):
                    self.zone_rows[row + 6 + lane] = table.zone_goods[kind * 12 + zone] >> (8 * lane) & 255
                self.zone_rows[row + 12] = table.zone_open[kind * 12 + zone]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_short, trace: cython.p_short) -> cython.void:
        self._look(cython.cast(TileGame, game))
        changed: cython.bint = self._catch_up(cython.cast(TileGame, game), seat, out, trace)
        if changed:
            self._write_supplies(cython.cast(TileGame, game), seat, out)
        self._write_head(cython.cast(TileGame, game), seat, out, trace)
        self._own(cython.cast(TileGame, game), seat, changed or self.renamed, out)
        self._write_tile(cython.cast(TileGame, game), out, trace)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, game: Game, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """The head, the tile, and where new squares and features go."""
        pieces: cython.int = cython.cast(TileGame, game).pieces
        sites: cython.int = cython.cast(TileGame, game).sites
        if cython.compiled:
            fetch_lines(trace, 96)
            fetch_ahead(trace + SLOT + sites)
            fetch_ahead(trace + FEATURE + pieces * 2)
            fetch_lines(trace + END + sites * 16, 128)
            fetch_lines(out, 2 * (self.left_at + self.kinds))
            fetch_lines(out + self.left_at + 2 * self.kinds, 256)
            fetch_lines(out + self.features_at + pieces * 20, 256)
            fetch_lines(
                out + self.slots_at + cython.cast(TileGame, game).frontier_count * self.token - self.token,
                128,
            )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self, game: TileGame) -> cython.void:
        """Find the feature that a seat owns alone whatever figures are there, if there can be one."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(
        self, game: TileGame, seat: cython.int, changed: cython.bint, out: cython.p_short
    ) -> cython.void:
        """Write the fields that only this game has; those of figures only if something of them changed."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_supplies(self, game: TileGame, seat: cython.int, out: cython.p_short) -> cython.void:
        """Figures that are not on the board."""
        k: cython.int
        slot: cython.int
        who: cython.int = seat
        clear(out, 25, 10)
        for k in range(game.players):
            for slot in range(game.figures_each):
                if game.standing[who * 8 + slot] == 0:
                    out[25 + 2 * k + (slot >= game.first_group)] += 1
            who += 1
            if who == game.players:
                who = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_head(
        self, game: TileGame, seat: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """Phase, seats, scores and what is left; seats counted from the observer."""
        k: cython.int
        source: cython.int
        points: cython.int
        who: cython.int = seat
        clear(out, 0, 20)
        out[game.phase] = 1
        out[5 + seat] = 1
        for k in range(game.players):
            out[10 + k] = 1
            if who == game.seat and game.phase != 4:
                out[15 + k] = 1
            points = 0
            for source in range(who * 6, who * 6 + 6):
                points += game.points_of[source]
            out[20 + k] = points
            who += 1
            if who == game.players:
                who = 0
        out[35] = game.deck_left[0]
        out[36] = game.deck_left[1]
        out[37] = game.drawing_deck
        if trace[LEFT] != game.deck_left[0] + game.deck_left[1] + 1:
            trace[LEFT] = game.deck_left[0] + game.deck_left[1] + 1
            copy_numbers(out, self.left_at, game.left, 0, self.kinds)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_tile(self, game: TileGame, out: cython.p_short, trace: cython.p_short) -> cython.void:
        """The tile in hand, unturned, or the tile just laid, as it lies, with the features it is part of."""
        kind: cython.int = game.drawn
        rotation: cython.int = 0
        side: cython.int
        zone: cython.int
        zones: cython.int = 0
        row: cython.int
        root: cython.int
        code: cython.int
        at: cython.int = self.left_at + self.kinds
        if game.laid >= 0:
            kind = game.lying[game.laid].kind
            rotation = game.lying[game.laid].rotation
        if trace[KIND] > 0:
            out[at + trace[KIND] - 1] = 0
        trace[KIND] = kind + 1
        if kind >= 0:
            out[at + kind] = 1
            zones = game.table.zones[kind]
        at += self.kinds
        clear(out, at, 16)
        row = at + 16
        if zones < trace[ZONES]:
            clear(out, row + zones * 15, (trace[ZONES] - zones) * 15)
        trace[ZONES] = zones
        if kind < 0:
            return
        code = game.table.code[kind * 4 + rotation]
        for side in range(4):
            out[at + side * 4 + ((code >> (2 * side)) & 3)] = 1
        copy_numbers(out, row, self.zone_rows, kind * 180, zones * 15)
        if game.laid >= 0:
            for zone in range(zones):
                root = find_root(game, game.lying[game.laid].piece + zone)
                out[row + 13] = game._complete(root)
                out[row + 14] = root + 1
                row += 15


@cython.cclass
class HuntersEncoder(TileEncoder):
    """Hunters and Gatherers: with river systems under rivers, and the dolmen."""

    def __init__(self, game: TileGame) -> None:
        layout = tile_layout(game.table, strands=("left", "middle", "right", "system"))
        TileEncoder.__init__(self, game, layout, 4)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self, game: TileGame) -> cython.void:
        """H5.9: the meadow of the hunter beside the dolmen."""
        self.lone_root = -1
        if cython.cast(HuntersState, game).dolmen_piece >= 0:
            self.lone_root = find_root(game, cython.cast(HuntersState, game).dolmen_piece)
            self.lone_seat = cython.cast(HuntersState, game).dolmen_seat


@cython.cclass
class MayflowerEncoder(TileEncoder):
    """Mayflower: with surveyors, switches and settlers; farms are worth more with every neighbour."""

    def __init__(self, game: TileGame) -> None:
        layout = tile_layout(game.table, (SURVEYORS, SWITCHES, SETTLERS), ("left", "middle", "right"))
        TileEncoder.__init__(self, game, layout, 3)
        if not cython.compiled:
            self.farm = [0] * 128
        for kind, tile in enumerate(game.table.tile_set.kinds):
            farms = [zone for zone in range(len(tile.zones)) if tile.zones[zone].type == "farm"]
            self.farm[kind] = farms[0] if farms else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(
        self, game: TileGame, seat: cython.int, changed: cython.bint, out: cython.p_short
    ) -> cython.void:
        """Surveyors, switches, and where the settlers stand, westernmost first: none is told from another."""
        k: cython.int
        i: cython.int
        slot: cython.int
        site: cython.int
        count: cython.int
        key: cython.int
        keys: cython.int[5]
        row: cython.int = 42
        who: cython.int = seat
        if not cython.compiled:
            keys = [0] * 5
        out[38] = cython.cast(MayflowerState, game).surveyor[0]
        out[39] = cython.cast(MayflowerState, game).surveyor[1]
        out[40] = cython.cast(MayflowerState, game).once
        out[41] = cython.cast(MayflowerState, game).rows
        if not changed:
            return
        for k in range(game.players):
            count = 0
            for slot in range(who * 8, who * 8 + 5):
                i = game.standing[slot] - 1
                if i < 0:
                    continue
                site = game.lying[game.part[i].tile].site
                # one number that is in order by x, then y, then the feature
                key = (game.square[site].x + 512) << 20 | (game.square[site].y + 512) << 10
                key |= find_root(game, i) + 1
                i = count
                while i > 0 and keys[i - 1] > key:
                    keys[i] = keys[i - 1]
                    i -= 1
                keys[i] = key
                count += 1
            for i in range(count):
                out[row] = 1
                out[row + 1] = (keys[i] >> 20) - 512
                out[row + 2] = ((keys[i] >> 10) & 1023) - 512
                out[row + 3] = keys[i] & 1023
                row += 4
            clear(out, row, (5 - count) * 4)
            row += (5 - count) * 4
            who += 1
            if who == game.players:
                who = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beside(
        self, game: TileGame, tile: cython.int, out: cython.p_short, trace: cython.p_short
    ) -> cython.void:
        """The farms round a new tile are worth more."""
        here: cython.int = game.lying[tile].site
        x: cython.int
        y: cython.int
        site: cython.int
        near: cython.int
        piece: cython.int
        for y in range(game.square[here].y - 1, game.square[here].y + 2):
            for x in range(game.square[here].x - 1, game.square[here].x + 2):
                site = site_at(game, x, y)
                if site < 0 or game.square[site].tile < 0:
                    continue
                near = game.square[site].tile
                if self.farm[game.lying[near].kind] < 0:
                    continue
                piece = game.lying[near].piece + self.farm[game.lying[near].kind]
                # M4.3: a neighbour more; farms of new tiles are written with all of them
                if piece < trace[PIECES]:
                    out[self.features_at + piece * 20 + 7] += 1
