"""What the dice bring: income (chapter 3.1), and the seven with discards, robber and theft (3.2)."""

from __future__ import annotations

import cython

from tilefolk.games.catan.founding import Founding

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACT_DISCARD,
        ACT_ROB,
        ACT_ROBBER,
        ACT_STOLEN,
        CHOOSE_VICTIM,
        DISCARD,
        EVENT_DISCARDED,
        EVENT_INCOME,
        EVENT_LAID,
        EVENT_MUST_DISCARD,
        EVENT_ROBBER,
        EVENT_ROLL,
        EVENT_SHORT,
        EVENT_STOLEN,
        HEX_CORNERS,
        MAIN,
        MOVE_ROBBER,
        THEFT,
        count,
        simple,
    )


@cython.cclass
class Robber(Founding):
    """Income and its enemy."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _roll(self, one: cython.int, other: cython.int) -> cython.void:
        """C4.1, C5.1: the sum pays, or a seven wakes the robber."""
        self.dice[0] = one
        self.dice[1] = other
        self.rolled = 1
        if self._listening:
            self._emit(EVENT_ROLL, self.turn, one, other, 0, 0, 0, 0)
        if one + other == 7:
            self._seven()
        else:
            self._income(one + other)
            self.phase = MAIN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _income(self, number: cython.int) -> cython.void:
        """C4.1, C4.2: a settlement at a yielding hex brings 1 card, a city 2, none at the robber's."""
        due: cython.short[20]
        i: cython.int
        seat: cython.int
        kind: cython.int
        hexagon: cython.int
        total: cython.int
        concerned: cython.int
        lone: cython.int
        here: cython.longlong
        if not cython.compiled:
            due = [0] * 20
        for i in range(20):
            due[i] = 0
        for i in range(number * 2, number * 2 + 2):
            hexagon = self.yielding[i]
            if hexagon < 0 or hexagon == self.robber:
                continue
            for seat in range(self.players):
                here = self.built[seat] & HEX_CORNERS[hexagon]
                if here:
                    due[seat * 5 + self.terrain[hexagon]] += count(here) + count(here & self.cities)
        for kind in range(5):
            total = 0
            concerned = 0
            lone = 0
            for seat in range(self.players):
                if due[seat * 5 + kind]:
                    total += due[seat * 5 + kind]
                    concerned += 1
                    lone = seat
            if total > self.bank[kind]:
                # C4.3: short for several, nobody gets any; short for one, he gets what is left
                if self._listening:
                    self._emit(EVENT_SHORT, kind, lone if concerned == 1 else -1, self.bank[kind], 0, 0, 0, 0)
                for seat in range(self.players):
                    due[seat * 5 + kind] = 0
                if concerned == 1:
                    due[lone * 5 + kind] = self.bank[kind]
        for seat in range(self.players):
            i = seat * 5
            if not (due[i] | due[i + 1] | due[i + 2] | due[i + 3] | due[i + 4]):
                continue
            for kind in range(5):
                if due[i + kind]:
                    self._from_bank(seat, kind, due[i + kind])
            if self._listening:
                self._emit(EVENT_INCOME, seat, due[i], due[i + 1], due[i + 2], due[i + 3], due[i + 4], 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seven(self) -> cython.void:
        """C5.2: who holds more than 7 cards owes half of them, rounded down, the roller too."""
        seat: cython.int
        size: cython.int
        self.phase = MOVE_ROBBER
        for seat in range(self.players):
            size = self._hand_size(seat)
            if size > 7:
                self.owes[seat] = size // 2
                self.phase = DISCARD
                if self._listening:
                    self._emit(EVENT_MUST_DISCARD, seat, size // 2, 0, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _discards_into(self, seat: cython.int, buffer: cython.p_longlong) -> cython.int:
        """One card after another, any that is still in the hand."""
        n: cython.int = 0
        kind: cython.int
        if self.owes[seat] == 0:
            return 0
        for kind in range(5):
            if self.hand[seat * 5 + kind] > 0:
                buffer[n] = simple(ACT_DISCARD, seat << 8 | kind)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_aside(self, seat: cython.int, resource: cython.int) -> cython.void:
        """C5.2: chosen, but nobody else sees it before all have chosen."""
        self.hand[seat * 5 + resource] -= 1
        self.laid[seat * 5 + resource] += 1
        self.owes[seat] -= 1
        if self._listening:
            self._emit(EVENT_LAID, seat, resource, 0, 0, 0, 0, 0)
        if self.owes[0] + self.owes[1] + self.owes[2] + self.owes[3] == 0:
            self._discards_done()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _discards_done(self) -> cython.void:
        """All have chosen: the cards go back to the bank, in the open."""
        seat: cython.int
        kind: cython.int
        i: cython.int
        for seat in range(self.players):
            i = seat * 5
            if not (self.laid[i] | self.laid[i + 1] | self.laid[i + 2] | self.laid[i + 3] | self.laid[i + 4]):
                continue
            if self._listening:
                self._emit(
                    EVENT_DISCARDED,
                    seat,
                    self.laid[i],
                    self.laid[i + 1],
                    self.laid[i + 2],
                    self.laid[i + 3],
                    self.laid[i + 4],
                    0,
                )
            for kind in range(5):
                if self.laid[i + kind]:
                    self.hand[i + kind] += self.laid[i + kind]
                    self._to_bank(seat, kind, self.laid[i + kind])
                    self.laid[i + kind] = 0
        self.phase = MOVE_ROBBER

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _robber_into(self, buffer: cython.p_longlong) -> cython.int:
        """C5.3: to any other hex, the desert too; then one of several victims."""
        n: cython.int = 0
        i: cython.int
        victims: cython.int
        if self.phase == MOVE_ROBBER:
            for i in range(19):
                if i != self.robber:
                    buffer[n] = simple(ACT_ROBBER, i)
                    n += 1
            return n
        victims = self._victims()
        for i in range(self.players):
            if victims >> i & 1:
                buffer[n] = simple(ACT_ROB, i)
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _victims(self) -> cython.int:
        """The others at the robber's hex who have cards, as bits."""
        seat: cython.int
        found: cython.int = 0
        for seat in range(self.players):
            if (
                seat != self.turn
                and self.built[seat] & HEX_CORNERS[self.robber]
                and self._hand_size(seat) > 0
            ):
                found |= 1 << seat
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_robber(self, hexagon: cython.int) -> cython.void:
        """C5.3: stealing is compulsory; with one possible victim there is nothing to choose."""
        victims: cython.int
        seat: cython.int
        self.robber = hexagon
        if self._listening:
            self._emit(EVENT_ROBBER, self.turn, hexagon, 0, 0, 0, 0, 0)
        victims = self._victims()
        if victims == 0:
            self._resume()
        elif victims & (victims - 1):
            self.phase = CHOOSE_VICTIM
        else:
            for seat in range(self.players):
                if victims >> seat & 1:
                    self._rob(seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rob(self, seat: cython.int) -> cython.void:
        """Nature draws the card."""
        self.victim = seat
        self.phase = THEFT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _theft_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        """Every card of the victim's hand is as likely as any other."""
        n: cython.int = 0
        kind: cython.int
        for kind in range(5):
            if self.hand[self.victim * 5 + kind] > 0:
                outcomes[n] = simple(ACT_STOLEN, kind)
                weights[n] = self.hand[self.victim * 5 + kind]
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stolen(self, resource: cython.int) -> cython.void:
        """C5.3: the card goes to the player on turn; only the two of them know it."""
        if self._listening:
            self._emit(EVENT_STOLEN, self.turn, self.victim, resource, 0, 0, 0, 0)
        self._steal_unseen(self.turn, self.victim, resource)
        self.victim = -1
        self._resume()
