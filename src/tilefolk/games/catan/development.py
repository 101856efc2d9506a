"""Playing development cards (chapter 4)."""

from __future__ import annotations

import cython

from tilefolk.games.catan.robber import Robber

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACT_KNIGHT,
        ACT_MONOPOLY,
        ACT_PLENTY,
        ACT_ROAD_BUILDING,
        EVENT_MONOPOLY,
        EVENT_PLAYED,
        EVENT_PLENTY,
        FREE_ROADS,
        KNIGHT,
        MONOPOLY,
        MOVE_ROBBER,
        NOTHING,
        PLENTY,
        ROAD_BUILDING,
        simple,
    )


@cython.cclass
class Development(Robber):
    """Knights and progress cards of the player on turn."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_play(self, card: cython.int) -> cython.bint:
        """C3.2: one card a turn, before or after the roll, none that was bought this turn."""
        return not self.card_played and self.cards[self.turn * 5 + card] > self.fresh[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _has_road_place(self, seat: cython.int) -> cython.bint:
        buffer: cython.longlong[72]
        if not cython.compiled:
            buffer = [0] * 72
        return self._roads_into(seat, buffer, 0) > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cards_into(self, buffer: cython.p_longlong, n: cython.int) -> cython.int:
        """Every way to play a card now, written from place ``n`` on."""
        one: cython.int
        other: cython.int
        left: cython.int
        at: cython.int = self.turn * 5
        if self.card_played or not (
            self.cards[at] | self.cards[at + 1] | self.cards[at + 2] | self.cards[at + 3]
        ):
            return n
        if self._may_play(KNIGHT):
            buffer[n] = simple(ACT_KNIGHT, 0)
            n += 1
        if self._may_play(ROAD_BUILDING) and self._has_road_place(self.turn):
            buffer[n] = simple(ACT_ROAD_BUILDING, 0)
            n += 1
        if self._may_play(PLENTY):
            # C8.3: two cards as far as the bank has them, one if only one is left
            left = self.bank[0] + self.bank[1] + self.bank[2] + self.bank[3] + self.bank[4]
            for one in range(5):
                if self.bank[one] == 0:
                    continue
                if left == 1:
                    buffer[n] = simple(ACT_PLENTY, one << 3 | NOTHING)
                    n += 1
                for other in range(one, 5):
                    if self.bank[other] > (1 if one == other else 0):
                        buffer[n] = simple(ACT_PLENTY, one << 3 | other)
                        n += 1
        if self._may_play(MONOPOLY):
            for one in range(5):
                buffer[n] = simple(ACT_MONOPOLY, one)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_card(self, card: cython.int) -> cython.void:
        """The card leaves the hand; progress cards leave the game (C8.5)."""
        self.cards[self.turn * 5 + card] -= 1
        self.card_played = 1
        if self._listening:
            self._emit(EVENT_PLAYED, self.turn, card, 0, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_knight(self) -> cython.void:
        """C8.1: it stays open, may bring the Largest Army (C9.3), and moves the robber."""
        self._play_card(KNIGHT)
        self.knights[self.turn] += 1
        self._award_largest_army(self.turn)
        if not self._win_if_ten():
            self.phase = MOVE_ROBBER

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_road_building(self) -> cython.void:
        """C8.2: two roads at once, one if there is but one piece left."""
        self._play_card(ROAD_BUILDING)
        self.free_roads = 2 if self.roads_left[self.turn] > 1 else 1
        self.phase = FREE_ROADS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_road(self, path: cython.int) -> cython.void:
        """C8.2: with no legal path left for the second road the turn goes on without it."""
        self._put_road(self.turn, path, True)
        self.free_roads -= 1
        if self._win_if_ten():
            self.free_roads = 0
        elif self.free_roads == 0 or not self._has_road_place(self.turn):
            self.free_roads = 0
            self._resume()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_plenty(self, one: cython.int, other: cython.int) -> cython.void:
        """C8.3."""
        self._play_card(PLENTY)
        self._from_bank(self.turn, one, 1)
        if other != NOTHING:
            self._from_bank(self.turn, other, 1)
        if self._listening:
            self._emit(EVENT_PLENTY, self.turn, one, other, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_monopoly(self, resource: cython.int) -> cython.void:
        """C8.4: all others hand over all they have of it, in the open."""
        seat: cython.int
        n: cython.int
        given: cython.int[4]
        if not cython.compiled:
            given = [0] * 4
        self._play_card(MONOPOLY)
        for seat in range(4):
            given[seat] = 0
        for seat in range(self.players):
            if seat != self.turn:
                n = self.hand[seat * 5 + resource]
                given[seat] = n
                self._hand_over(seat, self.turn, resource, n)
        if self._listening:
            self._emit(EVENT_MONOPOLY, self.turn, resource, given[0], given[1], given[2], given[3], 0)
