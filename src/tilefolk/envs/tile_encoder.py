"""Observations of tile games: the table as a whole, the tile in hand, and a token a square of the frontier.

A token has the number of its square's frontier slot, which is also what action indices are made of
(slot * 4 + rotation). There are as many tokens as the frontier can ever have, so no legal square is left
out however the board grows. What lies behind the frontier and can't change any more is left out.
"""

from __future__ import annotations

import cython

from tilefolk.core.game import Game
from tilefolk.envs.encoder import Encoder
from tilefolk.envs.tile_layout import tile_layout
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles.turn import TileGame


@cython.cclass
class TileEncoder(Encoder):
    """Hunters and Gatherers, and all that tile games have in common."""

    def __init__(self, game: TileGame, own: tuple[object, ...] = ()) -> None:
        """``own`` are the fields that only this game has, written by ``_own``."""
        Encoder.__init__(self, tile_layout(game.table, own))
        self.kinds = game.table.kinds
        self.head = self.size - 212 * 40
        self.now = 0
        if not cython.compiled:
            self.stamp = [0] * 640
            self.memo = [0.0] * 3840

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_float, used: cython.int) -> cython.int:
        if used > 212:
            used = 212
        self.now += 1
        self._clear(out, 0, self.head + used * 40)
        self._write_head(cython.cast(TileGame, game), seat, out)
        self._write_slots(cython.cast(TileGame, game), seat, out)
        return cython.cast(TileGame, game).frontier_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(self, game: Game, out: cython.p_float, at: cython.int) -> cython.int:
        """Write what only this game has; returns the place behind it."""
        return at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_head(self, game: TileGame, seat: cython.int, out: cython.p_float) -> cython.void:
        """Phase, seats, scores, supplies and what is left; seats counted from the observer."""
        k: cython.int
        slot: cython.int
        who: cython.int
        at: cython.int
        out[game.phase] = 1
        out[5 + seat] = 1
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            out[10 + k] = 1
            if who == game.seat and game.phase != 4:
                out[15 + k] = 1
            out[20 + k] = game._score(who) * cython.cast(cython.float, 0.01)
            for slot in range(game.figures_each):
                if game.standing[who * 8 + slot] == 0:
                    out[25 + 2 * k + (slot >= game.first_group)] += cython.cast(cython.float, 0.2)
        out[35] = game.deck_left[0] * cython.cast(cython.float, 0.01)
        out[36] = game.deck_left[1] * cython.cast(cython.float, 0.01)
        out[37] = game.drawing_deck
        at = self._own(game, out, 38)
        for k in range(self.kinds):
            out[at + k] = game.left[k]
        self._write_tile(game, seat, out, at + self.kinds)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_tile(
        self, game: TileGame, seat: cython.int, out: cython.p_float, at: cython.int
    ) -> cython.void:
        """The tile in hand, unturned, or the tile just laid, as it lies, with the features it is part of."""
        kind: cython.int = game.drawn
        rotation: cython.int = 0
        side: cython.int
        zone: cython.int
        lane: cython.int
        row: cython.int
        feature: cython.int
        goods: cython.longlong
        if game.laid >= 0:
            kind = game.tile_kind[game.laid]
            rotation = game.tile_rotation[game.laid]
        if kind < 0:
            return
        out[at + kind] = 1
        at += self.kinds
        for side in range(4):
            out[at + side * 4 + ((game.table.code[kind * 4 + rotation] >> (2 * side)) & 3)] = 1
        at += 16
        for zone in range(game.table.zones[kind]):
            row = at + zone * 19
            out[row] = 1
            out[row + 1 + game.table.zone_type[kind * 12 + zone]] = 1
            goods = game.table.zone_goods[kind * 12 + zone]
            for lane in range(6):
                out[row + 6 + lane] = cython.cast(cython.int, (goods >> (8 * lane)) & 255)
            if game.laid >= 0:
                feature = self._feature(game, seat, game._find(game.tile_piece[game.laid] + zone))
                for lane in range(6):
                    out[row + 12 + lane] = self.memo[feature + lane]
                out[row + 18] = game._complete(game._find(game.tile_piece[game.laid] + zone))
            else:
                out[row + 12] = game.table.zone_open[kind * 12 + zone] * cython.cast(cython.float, 0.25)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_slots(self, game: TileGame, seat: cython.int, out: cython.p_float) -> cython.void:
        """A token for each square on which a tile may be laid: what its sides need and run into."""
        slot: cython.int
        site: cython.int
        side: cython.int
        x: cython.int
        y: cython.int
        near: cython.int
        tile: cython.int
        row: cython.int
        cell: cython.int
        feature: cython.int
        lane: cython.int
        for slot in range(game.frontier_count):
            site = game.frontier[slot]
            x = game.site_x[site]
            y = game.site_y[site]
            row = self.head + slot * 40
            out[row] = 1
            out[row + 1] = x * cython.cast(cython.float, 0.0625)
            out[row + 2] = y * cython.cast(cython.float, 0.0625)
            for side in range(4):
                if (game.frontier_need[slot] >> (2 * side)) & 3 == 3:
                    continue
                cell = row + 4 + side * 9
                out[row + 3] += cython.cast(cython.float, 0.25)
                out[cell + ((game.frontier_need[slot] >> (2 * side)) & 3)] = 1
                near = game._site_at(x + (side == 1) - (side == 3), y + (side == 2) - (side == 0))
                tile = game.site_tile[near]
                feature = self._feature(
                    game,
                    seat,
                    game._find(
                        game.tile_piece[tile]
                        + game.table.strand[
                            ((game.tile_kind[tile] * 4 + game.tile_rotation[tile]) * 4 + ((side + 2) & 3)) * 4
                            + 1
                        ]
                    ),
                )
                for lane in range(6):
                    out[cell + 3 + lane] = self.memo[feature + lane]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _feature(self, game: TileGame, seat: cython.int, root: cython.int) -> cython.int:
        """Where the six numbers of a feature stand in the memo; each is counted once an observation."""
        at: cython.int = root * 6
        other: cython.int
        packed: cython.int
        figures: cython.int
        most: cython.int = 0
        owners: cython.int
        if self.stamp[root] == self.now:
            return at
        self.stamp[root] = self.now
        packed = game.figures[root]
        self.memo[at] = game.open_ends[root] * cython.cast(cython.float, 0.25)
        self.memo[at + 1] = game._value(root) * cython.cast(cython.float, 0.1)
        if packed == 0:
            self.memo[at + 2] = 0
            self.memo[at + 3] = 0
            self.memo[at + 4] = 0
            self.memo[at + 5] = 0
            return at
        for other in range(game.players):
            figures = (packed >> (4 * other)) & 15
            if other != seat and figures > most:
                most = figures
        owners = game._owners(root)
        self.memo[at + 2] = (packed >> (4 * seat)) & 15
        self.memo[at + 3] = most
        self.memo[at + 4] = (owners >> seat) & 1
        self.memo[at + 5] = (owners & ~(1 << seat)) != 0
        return at


@cython.cclass
class MayflowerEncoder(TileEncoder):
    """Mayflower: with the surveyors and the switches of the table."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(self, game: Game, out: cython.p_float, at: cython.int) -> cython.int:
        out[at] = cython.cast(MayflowerState, game).surveyor[0] * cython.cast(cython.float, 0.0625)
        out[at + 1] = cython.cast(MayflowerState, game).surveyor[1] * cython.cast(cython.float, 0.0625)
        out[at + 2] = cython.cast(MayflowerState, game).once
        out[at + 3] = cython.cast(MayflowerState, game).rows
        return at + 4
