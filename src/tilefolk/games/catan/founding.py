"""Laying out the island and founding the first settlements (chapter 2)."""

from __future__ import annotations

import cython

from tilefolk.games.catan.building import Building

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACT_CORNER,
        ACT_FIRST,
        ACT_HARBOUR,
        ACT_ROAD,
        ACT_SETTLEMENT,
        ACT_TERRAIN,
        BEFORE_ROLL,
        BEGINNER_ROAD,
        BEGINNER_SETTLEMENT,
        BEGINNER_STAR,
        BEGINNER_TERRAIN,
        BEGINNER_TOKEN,
        CORNER_HEX,
        DESERT,
        DRAW_LOTS,
        EVENT_FIRST,
        EVENT_HARBOUR,
        EVENT_HEX,
        EVENT_INCOME,
        EVENT_TOKENS,
        EVENT_TURN,
        FOUND,
        FOUND_ROAD,
        HARBOUR_COUNT,
        LAY_HARBOURS,
        LAY_HEXES,
        LAY_TOKENS,
        LETTERS,
        NEAR_PATH,
        SPIRAL,
        STANDARD_HARBOUR,
        TERRAIN_COUNT,
        lowest,
        simple,
    )


@cython.cclass
class Founding(Building):
    """The beginners' map, the variable set-up as draws of nature, and the founding phase."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _layout_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        """What may come next: a terrain, the spiral's corner, a harbour, the first player (C2.2, C2.4)."""
        n: cython.int = 0
        i: cython.int
        left: cython.int[6]
        if not cython.compiled:
            left = [0] * 6
        if self.phase == LAY_TOKENS:
            for i in range(6):
                outcomes[i] = simple(ACT_CORNER, i)
                weights[i] = 1
            return 6
        if self.phase == DRAW_LOTS:
            for i in range(self.players):
                outcomes[i] = simple(ACT_FIRST, i)
                weights[i] = 1
            return self.players
        for i in range(6):
            left[i] = TERRAIN_COUNT[i] if self.phase == LAY_HEXES else HARBOUR_COUNT[i]
        for i in range(self.step):
            left[self.terrain[i] if self.phase == LAY_HEXES else self.harbour[i]] -= 1
        for i in range(6):
            if left[i] > 0:
                outcomes[n] = simple(ACT_TERRAIN if self.phase == LAY_HEXES else ACT_HARBOUR, i)
                weights[n] = left[i]
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_hex(self, terrain: cython.int) -> cython.void:
        """C2.2: the next hex of the shuffled ones, row by row."""
        self.terrain[self.step] = terrain
        if terrain == DESERT:
            self.robber = self.step
        if self._listening:
            self._emit(EVENT_HEX, self.step, terrain, 0, 0, 0, 0, 0)
        self.step += 1
        if self.step == 19:
            self.step = 0
            self.phase = LAY_TOKENS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_tokens(self, corner: cython.int) -> cython.void:
        """C2.2: tokens in letter order along the spiral from a corner, skipping the desert.

        In this order 6 and 8 never touch, wherever the desert lies; a test tries all 114 cases.
        """
        step: cython.int
        hexagon: cython.int
        letter: cython.int = 0
        for step in range(19):
            hexagon = SPIRAL[corner * 19 + step]
            if self.terrain[hexagon] == DESERT:
                self.token[hexagon] = 0
            else:
                self.token[hexagon] = LETTERS[letter]
                letter += 1
        self._index_tokens()
        if self._listening:
            self._emit(EVENT_TOKENS, SPIRAL[corner * 19], 0, 0, 0, 0, 0, 0)
        if self.shuffled:
            self.phase = LAY_HARBOURS
        else:
            self._standard_harbours()
            self._layout_done()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index_tokens(self) -> cython.void:
        """For every sum of the dice, the one or two hexes that it names."""
        hexagon: cython.int
        slot: cython.int
        for slot in range(26):
            self.yielding[slot] = -1
        for hexagon in range(19):
            if self.token[hexagon]:
                slot = self.token[hexagon] * 2
                self.yielding[slot if self.yielding[slot] < 0 else slot + 1] = hexagon

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _standard_harbours(self) -> cython.void:
        i: cython.int
        for i in range(9):
            self.harbour[i] = STANDARD_HARBOUR[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_harbour(self, kind: cython.int) -> cython.void:
        """C2.2, option: the next of the shuffled harbours, clockwise from the north-west."""
        self.harbour[self.step] = kind
        if self._listening:
            self._emit(EVENT_HARBOUR, self.step, kind, 0, 0, 0, 0, 0)
        self.step += 1
        if self.step == 9:
            self._layout_done()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _layout_done(self) -> cython.void:
        """C2.4: the first player is drawn by lot, or the table named one."""
        self.step = 0
        if self.lot:
            self.phase = DRAW_LOTS
        else:
            self._begin_with(self.first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_with(self, seat: cython.int) -> cython.void:
        self.first = seat
        self.turn = seat
        if self._listening:
            self._emit(EVENT_FIRST, seat, 0, 0, 0, 0, 0, 0)
        if self.beginners:
            self.phase = BEFORE_ROLL
            self.turns = 1
        else:
            self.phase = FOUND

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _founding_into(self, buffer: cython.p_longlong) -> cython.int:
        """C2.3: any free intersection by the distance rule, then a road that adjoins it."""
        n: cython.int = 0
        i: cython.int
        places: cython.longlong
        one: cython.longlong = 1
        if self.phase == FOUND:
            places = ((one << 54) - 1) & ~self.blocked
            while places:
                buffer[n] = simple(ACT_SETTLEMENT, lowest(places))
                n += 1
                places &= places - 1
        else:
            for i in range(self.founded * 3, self.founded * 3 + 3):
                # no road can lie there yet: the distance rule keeps the neighbours empty
                if NEAR_PATH[i] >= 0:
                    buffer[n] = simple(ACT_ROAD, NEAR_PATH[i])
                    n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _found_settlement(self, node: cython.int) -> cython.void:
        """C2.3: the second settlement pays at once."""
        self._put_settlement(self.turn, node, True)
        if self.step >= self.players:
            self._starting_income(self.turn, node)
        self.founded = node
        self.phase = FOUND_ROAD

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _found_road(self, path: cython.int) -> cython.void:
        """C2.3: in turn order, then in reverse order; then the first player rolls."""
        self._put_road(self.turn, path, True)
        self.founded = -1
        self.step += 1
        if self.step == 2 * self.players:
            self.step = 0
            self.turn = self.first
            self.phase = BEFORE_ROLL
            self.turns = 1
            if self._listening:
                self._emit(EVENT_TURN, self.turn, self.turns, 0, 0, 0, 0, 0)
            return
        self.phase = FOUND
        if self.step < self.players:
            self.turn = (self.first + self.step) % self.players
        else:
            self.turn = (self.first + 2 * self.players - 1 - self.step) % self.players

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _starting_income(self, seat: cython.int, node: cython.int) -> cython.void:
        """One card for every hex at the settlement (C2.1, C2.3)."""
        i: cython.int
        kind: cython.int
        got: cython.int[6]
        if not cython.compiled:
            got = [0] * 6
        for kind in range(6):
            got[kind] = 0
        for i in range(node * 3, node * 3 + 3):
            if CORNER_HEX[i] < 0:
                break
            kind = self.terrain[CORNER_HEX[i]]
            got[kind] += 1
            if kind != DESERT:
                self._from_bank(seat, kind, 1)
        if self._listening:
            self._emit(EVENT_INCOME, seat, got[0], got[1], got[2], got[3], got[4], 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_up_beginners(self) -> cython.void:
        """C2.1: the fixed map, two settlements and two roads a colour, cards for the starred settlement."""
        i: cython.int
        for i in range(19):
            self.terrain[i] = BEGINNER_TERRAIN[i]
            self.token[i] = BEGINNER_TOKEN[i]
            if self.terrain[i] == DESERT:
                self.robber = i
        self._index_tokens()
        self._standard_harbours()
        for i in range(2 * self.players):
            self._put_settlement(i // 2, BEGINNER_SETTLEMENT[i], True)
            self._put_road(i // 2, BEGINNER_ROAD[i], True)
            if BEGINNER_STAR[i]:
                self._starting_income(i // 2, BEGINNER_SETTLEMENT[i])
