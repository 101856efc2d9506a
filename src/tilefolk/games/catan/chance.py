"""Nature's part: dice, stolen cards, drawn cards and the lay-out, each as weighted outcomes."""

from __future__ import annotations

import cython

from tilefolk.core.rng import Rng
from tilefolk.games.catan.guess import Guess

if not cython.compiled:
    from tilefolk.games.catan.road_length import longest_of_all
    from tilefolk.games.catan.tables import (
        ACT_CARD,
        ACT_CORNER,
        ACT_DICE,
        ACT_HARBOUR,
        ACT_STOLEN,
        ACT_TERRAIN,
        DICE,
        DRAW_CARD,
        PATH_ENDS,
        THEFT,
        simple,
    )


@cython.cclass
class Chance(Guess):
    """What nature may do, and what follows from it."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        """Two dice as 21 throws; a card of the victim's hand; a card of the pile; the lay-out."""
        n: cython.int = 0
        i: cython.int
        j: cython.int
        if self.phase == DICE:
            for i in range(1, 7):
                for j in range(i, 7):
                    outcomes[n] = simple(ACT_DICE, i << 4 | j)
                    weights[n] = 1 if i == j else 2
                    n += 1
            return n
        if self.phase == THEFT:
            return self._theft_into(outcomes, weights)
        if self.phase == DRAW_CARD:
            for i in range(5):
                if self.pile[i] > 0:
                    outcomes[n] = simple(ACT_CARD, i)
                    weights[n] = self.pile[i]
                    n += 1
            return n
        return self._layout_into(outcomes, weights)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sample_chance(self, rng: Rng) -> cython.longlong:
        """The dice are thrown one by one, which is the same and faster; the rest by weight."""
        one: cython.int
        other: cython.int
        if self.phase != DICE:
            return Guess._sample_chance(self, rng)
        one = rng._below(36)
        other = one % 6 + 1
        one = one // 6 + 1
        if one > other:
            return simple(ACT_DICE, other << 4 | one)
        return simple(ACT_DICE, one << 4 | other)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_chance(self, tag: cython.int, payload: cython.int) -> cython.void:
        if tag == ACT_STOLEN:
            self._stolen(payload)
        elif tag == ACT_CARD:
            self._take_card(self.turn, payload)
        elif tag == ACT_TERRAIN:
            self._lay_hex(payload)
        elif tag == ACT_CORNER:
            self._lay_tokens(payload)
        elif tag == ACT_HARBOUR:
            self._lay_harbour(payload)
        else:
            self._begin_with(payload)

    def rebuild(self) -> None:
        """Fill in what follows from pieces, tokens and harbours, after they were set one by one."""
        seat: cython.int
        node: cython.int
        path: cython.int
        low: cython.longlong
        pieces: list[tuple[int, int]] = []
        self._index_tokens()
        self.blocked = 0
        for node in range(20):
            self.rate[node] = 4
        for seat in range(4):
            self.reach[seat] = 0
            self.settlements_left[seat] = 5
            self.cities_left[seat] = 4
            self.roads_left[seat] = 15
            for node in range(54):
                if self.built[seat] >> node & 1:
                    pieces.append((seat, node))
            self.built[seat] = 0
        holder: cython.int = self.longest_road
        for seat, node in pieces:
            self._put_settlement(seat, node, True)
            if self.cities >> node & 1:
                self.settlements_left[seat] += 1
                self.cities_left[seat] -= 1
        for seat in range(4):
            for path in range(72):
                low = self.roads_low[seat] >> path if path < 36 else self.roads_high[seat] >> (path - 36)
                if low & 1:
                    self.reach[seat] |= PATH_ENDS[path]
                    self.roads_left[seat] -= 1
            self.length[seat] = longest_of_all(self.roads_low[seat], self.roads_high[seat], self._walls(seat))
        self.longest_road = holder
