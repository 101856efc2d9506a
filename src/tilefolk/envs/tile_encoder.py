"""Observations of tile games: the table as a whole, the tile in hand, figures, squares and features."""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game
from tilefolk.envs.tile_layout import SETTLERS, SURVEYORS, SWITCHES, tile_layout
from tilefolk.envs.tile_tokens import TileTokens
from tilefolk.games.hunters.state import HuntersState
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles.turn import TileGame

if not cython.compiled:
    from tilefolk.envs.encoder import clear, copy_numbers
    from tilefolk.envs.tile_features import KIND, ZONES, root_of


@cython.cclass
class TileEncoder(TileTokens):
    """What tile games have in common."""

    def __init__(self, game: TileGame, layout: Any, strands: cython.int) -> None:
        TileTokens.__init__(self, layout, strands)
        self.kinds = game.table.kinds
        self.left_at = self.layout.where("left").start

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_short, trace: cython.p_short) -> cython.void:
        self._look(cython.cast(TileGame, game))
        if self._catch_up(cython.cast(TileGame, game), seat, out, trace):
            self._write_supplies(cython.cast(TileGame, game), seat, out)
        self._write_head(cython.cast(TileGame, game), seat, out)
        self._own(cython.cast(TileGame, game), seat, out)
        self._write_tile(cython.cast(TileGame, game), out, trace)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self, game: TileGame) -> cython.void:
        """Find the feature that a seat owns alone whatever figures are there, if there can be one."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(self, game: TileGame, seat: cython.int, out: cython.p_short) -> cython.void:
        """Write the fields that only this game has."""

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
    def _write_head(self, game: TileGame, seat: cython.int, out: cython.p_short) -> cython.void:
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
            for source in range(game.source_count):
                points += game.points_of[who * 6 + source]
            out[20 + k] = points
            who += 1
            if who == game.players:
                who = 0
        out[35] = game.deck_left[0]
        out[36] = game.deck_left[1]
        out[37] = game.drawing_deck
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
        at: cython.int = self.left_at + self.kinds
        if game.laid >= 0:
            kind = game.tile_kind[game.laid]
            rotation = game.tile_rotation[game.laid]
        if trace[KIND] > 0:
            out[at + trace[KIND] - 1] = 0
        clear(out, at + self.kinds, 16 + 15 * trace[ZONES])
        trace[KIND] = kind + 1
        trace[ZONES] = 0
        if kind < 0:
            return
        trace[ZONES] = game.table.zones[kind]
        out[at + kind] = 1
        at += self.kinds
        for side in range(4):
            out[at + side * 4 + ((game.table.code[kind * 4 + rotation] >> (2 * side)) & 3)] = 1
        for zone in range(game.table.zones[kind]):
            self._write_zone(game, kind, zone, out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_zone(
        self, game: TileGame, kind: cython.int, zone: cython.int, out: cython.p_short
    ) -> cython.void:
        row: cython.int = self.left_at + 2 * self.kinds + 16 + zone * 15
        lane: cython.int = row + 6
        root: cython.int
        goods: cython.longlong = game.table.zone_goods[kind * 12 + zone]
        out[row] = 1
        out[row + 1 + game.table.zone_type[kind * 12 + zone]] = 1
        while goods != 0:
            out[lane] = cython.cast(cython.short, goods & 255)
            goods >>= 8
            lane += 1
        out[row + 12] = game.table.zone_open[kind * 12 + zone]
        if game.laid >= 0:
            root = root_of(game, game.tile_piece[game.laid] + zone)
            out[row + 13] = game._complete(root)
            out[row + 14] = root + 1


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
            self.lone_root = root_of(game, cython.cast(HuntersState, game).dolmen_piece)
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
    def _own(self, game: TileGame, seat: cython.int, out: cython.p_short) -> cython.void:
        """Surveyors, switches, and where the settlers stand, westernmost first: none is told from another."""
        k: cython.int
        i: cython.int
        slot: cython.int
        site: cython.int
        place: cython.int
        row: cython.int = 42
        who: cython.int = seat
        out[38] = cython.cast(MayflowerState, game).surveyor[0]
        out[39] = cython.cast(MayflowerState, game).surveyor[1]
        out[40] = cython.cast(MayflowerState, game).once
        out[41] = cython.cast(MayflowerState, game).rows
        clear(out, row, game.players * 20)
        for k in range(game.players):
            place = row
            for slot in range(5):
                i = game.standing[who * 8 + slot] - 1
                if i < 0:
                    continue
                site = game.tile_site[game.piece_tile[i]]
                self._insert(out, row, place, game.site_x[site], game.site_y[site], root_of(game, i) + 1)
                place += 4
            row += 20
            who += 1
            if who == game.players:
                who = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _insert(
        self,
        out: cython.p_short,
        first: cython.int,
        place: cython.int,
        x: cython.int,
        y: cython.int,
        feature: cython.int,
    ) -> cython.void:
        """Put a settler's row among those from ``first`` to ``place`` that are there already."""
        while place > first:
            if out[place - 3] < x or (out[place - 3] == x and out[place - 2] < y):
                break
            if out[place - 3] == x and out[place - 2] == y and out[place - 1] <= feature:
                break
            copy_numbers(out, place, out, place - 4, 4)
            place -= 4
        out[place] = 1
        out[place + 1] = x
        out[place + 2] = y
        out[place + 3] = feature

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beside(self, game: TileGame, tile: cython.int, out: cython.p_short) -> cython.void:
        """The farms round a new tile are worth more."""
        here: cython.int = game.tile_site[tile]
        at: cython.int
        site: cython.int
        near: cython.int
        piece: cython.int
        for at in range(9):
            site = game._site_at(game.site_x[here] + at % 3 - 1, game.site_y[here] + at // 3 - 1)
            if site < 0 or game.site_tile[site] < 0:
                continue
            near = game.site_tile[site]
            if self.farm[game.tile_kind[near]] >= 0:
                piece = game.tile_piece[near] + self.farm[game.tile_kind[near]]
                out[self.features_at + piece * 20 + 7] = game._value(piece)
