"""Observations of Catan: the public table and the observer's own cards, as one flat vector.

Nothing is read that the seat may not see: of other hands only their size, of the pile only its height.
"""

from __future__ import annotations

import cython

from tilefolk.core.game import Game
from tilefolk.envs.catan_layout import LAYOUT
from tilefolk.envs.encoder import Encoder
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.envs.encoder import clear
    from tilefolk.games.catan.tables import (
        ASKED,
        ASKED_NOT,
        DISCARD,
        DRAW_LOTS,
        ENDED,
        OFFER,
        SIDE_MASK,
        WANT,
        WHO,
        amount,
        lowest,
    )


@cython.cclass
class CatanEncoder(Encoder):
    """Catan."""

    def __init__(self) -> None:
        Encoder.__init__(self, LAYOUT)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write(self, game: Game, seat: cython.int, out: cython.p_short, trace: cython.p_short) -> cython.void:
        clear(out, 0, self.size)
        self._write_turn(cython.cast(Catan, game), seat, out)
        self._write_seats(cython.cast(Catan, game), seat, out)
        if cython.cast(Catan, game).offer != 0:
            self._write_offer(cython.cast(Catan, game), seat, out)
        self._write_island(cython.cast(Catan, game), out)
        self._write_pieces(cython.cast(Catan, game), seat, out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_turn(self, game: Catan, seat: cython.int, out: cython.p_short) -> cython.void:
        """Phase, turn, bank and the observer's own cards: numbers 0 to 62."""
        k: cython.int
        out[game.phase] = 1
        out[17 + seat] = 1
        if game.phase > DRAW_LOTS and game.phase != ENDED:
            k = game.turn - seat
            out[21 + (k if k >= 0 else k + game.players)] = 1
        out[25] = game.rolled
        out[26] = game.card_played
        out[27] = game.has_built
        out[28] = game.free_roads
        out[29] = game.dice[0]
        out[30] = game.dice[1]
        out[31] = game.mixed
        out[32 + game.menu] = 1
        for k in range(5):
            out[35 + k] = game.bank[k]
            out[40] += game.pile[k]
            out[41 + k] = game.hand[seat * 5 + k]
            out[46 + k] = game.laid[seat * 5 + k]
            out[52 + k] = game.cards[seat * 5 + k]
            if seat == game.turn:
                out[57 + k] = game.fresh[k]
        if game.phase == DISCARD:
            out[51] = game.owes[seat]
        out[62] = game._score(seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _must_act(self, game: Catan, who: cython.int) -> cython.bint:
        """Whether the game waits for that seat; several at a discard or for answers."""
        if game.phase == DISCARD:
            return game.owes[who] > 0
        if game.phase == OFFER and who != game.turn:
            return game.answer[who] == ASKED
        return game._to_move() == who

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_seats(self, game: Catan, seat: cython.int, out: cython.p_short) -> cython.void:
        """Eighteen numbers a seat, from 63; cards laid aside still count until all have chosen."""
        k: cython.int
        j: cython.int
        who: cython.int
        row: cython.int
        cards: cython.int
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            row = 63 + k * 18
            cards = 0
            for j in range(5):
                cards += game.hand[who * 5 + j]
                if k > 0:
                    cards += game.laid[who * 5 + j]
                out[row + 3] += game.cards[who * 5 + j]
                if who == game.turn:
                    out[row + 4] += game.fresh[j]
                out[row + 12 + j] = game.rate[who * 5 + j]
            out[row] = 1
            out[row + 1] = game._public_points(who)
            out[row + 2] = cards
            out[row + 5] = game.knights[who]
            out[row + 6] = game.length[who]
            out[row + 7] = game.longest_road == who
            out[row + 8] = game.largest_army == who
            out[row + 9] = game.roads_left[who]
            out[row + 10] = game.settlements_left[who]
            out[row + 11] = game.cities_left[who]
            out[row + 17] = self._must_act(game, who)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_offer(self, game: Catan, seat: cython.int, out: cython.p_short) -> cython.void:
        """The offer on the table from 135, the answers to it from 149."""
        k: cython.int
        j: cython.int
        who: cython.int
        row: cython.int
        for j in range(5):
            out[139 + j] = amount(game.offer & SIDE_MASK, j)
            out[144 + j] = amount((game.offer >> WANT) & SIDE_MASK, j)
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            row = 149 + k * 15
            out[135 + k] = cython.cast(cython.int, (game.offer >> WHO >> who) & 1)
            out[row + game.answer[who]] = 1
            if game.answer[who] != ASKED_NOT:
                for j in range(5):
                    out[row + 5 + j] = amount(game.counter[who] & SIDE_MASK, j)
                    out[row + 10 + j] = amount((game.counter[who] >> WANT) & SIDE_MASK, j)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_island(self, game: Catan, out: cython.p_short) -> cython.void:
        """Hexes from 209, harbours from 361."""
        i: cython.int
        for i in range(19):
            if game.terrain[i] >= 0:
                out[209 + i * 8 + game.terrain[i]] = 1
            if game.token[i] > 0:
                out[209 + i * 8 + 6] = 6 - abs(7 - game.token[i])
        if game.robber >= 0:
            out[209 + game.robber * 8 + 7] = 1
        for i in range(9):
            if game.harbour[i] >= 0:
                out[361 + i * 6 + game.harbour[i]] = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_pieces(self, game: Catan, seat: cython.int, out: cython.p_short) -> cython.void:
        """Settlements from 415, cities from 631, roads from 847."""
        k: cython.int
        who: cython.int
        at: cython.int
        left: cython.longlong
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            left = game.built[who]
            while left != 0:
                at = lowest(left)
                left &= left - 1
                out[(631 if (game.cities >> at) & 1 else 415) + at * 4 + k] = 1
            left = game.roads_low[who]
            while left != 0:
                out[847 + lowest(left) * 4 + k] = 1
                left &= left - 1
            left = game.roads_high[who]
            while left != 0:
                out[847 + (36 + lowest(left)) * 4 + k] = 1
                left &= left - 1
