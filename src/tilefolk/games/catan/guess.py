"""Guessing what a seat can't know: the others' hands, their development cards and the pile (C11.1).

What stays: the number of cards in every hand, all cards of a kind together, the cards that the table is
sure of, and that nobody who has had a turn hides a win. Everything loose is dealt anew at random.
"""

from __future__ import annotations

import cython

from tilefolk.core.rng import Rng
from tilefolk.games.catan.trade import Trade

if not cython.compiled:
    from tilefolk.games.catan.tables import VICTORY


@cython.cclass
class Guess(Trade):
    """Replaces secrets by guesses."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _redeterminise(self, seat: cython.int, rng: Rng) -> cython.void:
        """What the seat holds stays; the rest becomes a random guess."""
        self._guess_hands(seat, rng)
        self._guess_cards(seat, rng)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, pool: cython.p_short, total: cython.int, rng: Rng) -> cython.int:
        """One of ``total`` cards of five kinds, each as likely; it leaves the pool."""
        pick: cython.int = rng._below(total)
        kind: cython.int
        for kind in range(5):
            pick -= pool[kind]
            if pick < 0:
                pool[kind] -= 1
                return kind
        return 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _guess_hands(self, seat: cython.int, rng: Rng) -> cython.void:
        """Resource cards; those laid aside for a discard are not seen either (C5.2)."""
        pool: cython.short[5]
        own: cython.short[5]
        loose: cython.short[4]
        total: cython.int = 0
        other: cython.int
        kind: cython.int
        at: cython.int
        k: cython.int
        _: cython.int
        put: cython.int
        if not cython.compiled:
            pool = [0] * 5
            own = [0] * 5
            loose = [0] * 4
        for kind in range(5):
            pool[kind] = 0
        for other in range(self.players):
            loose[other] = 0
            if other == seat:
                continue
            for kind in range(5):
                at = other * 5 + kind
                k = self.hand[at] + self.laid[at] - self.sure[at]
                pool[kind] += k
                loose[other] += k
                total += k
                self.hand[at] = self.sure[at]
        for other in range(self.players):
            for _ in range(loose[other]):
                kind = self._draw(pool, total, rng)
                total -= 1
                self.hand[other * 5 + kind] += 1
            if other == seat:
                continue
            # as many as before are laid aside again, whichever they are
            at = other * 5
            put = (
                self.laid[at] + self.laid[at + 1] + self.laid[at + 2] + self.laid[at + 3] + self.laid[at + 4]
            )
            for kind in range(5):
                self.laid[at + kind] = 0
                own[kind] = self.hand[at + kind]
            for _ in range(put):
                kind = self._draw(own, self._hand_size(other), rng)
                self.hand[at + kind] -= 1
                self.laid[at + kind] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _guess_cards(self, seat: cython.int, rng: Rng) -> cython.void:
        """Development cards in other hands and in the pile are one heap to an onlooker."""
        pool: cython.short[5]
        held: cython.short[4]
        total: cython.int = 0
        other: cython.int
        kind: cython.int
        room: cython.int
        _: cython.int
        new: cython.int = 0
        if not cython.compiled:
            pool = [0] * 5
            held = [0] * 4
        for kind in range(5):
            pool[kind] = self.pile[kind]
        for other in range(self.players):
            held[other] = 0
            if other == seat:
                continue
            for kind in range(5):
                pool[kind] += self.cards[other * 5 + kind]
                held[other] += self.cards[other * 5 + kind]
                self.cards[other * 5 + kind] = 0
        for kind in range(5):
            total += pool[kind]
        for other in range(self.players):
            room = 9 - self._public_points(other)
            for _ in range(held[other]):
                kind = self._draw(pool, total, rng)
                if kind == VICTORY and self.cards[other * 5 + VICTORY] >= room and total - 1 > pool[VICTORY]:
                    # with this card he would have won: another kind, as there is one
                    while kind == VICTORY:
                        pool[VICTORY] += 1
                        kind = self._draw(pool, total, rng)
                total -= 1
                self.cards[other * 5 + kind] += 1
        for kind in range(5):
            self.pile[kind] = pool[kind]
            new += self.fresh[kind]
        if seat != self.turn and new > 0:
            # which of them were bought this turn is a secret too
            for kind in range(5):
                pool[kind] = self.cards[self.turn * 5 + kind]
                self.fresh[kind] = 0
            total = held[self.turn]
            for _ in range(new):
                kind = self._draw(pool, total, rng)
                total -= 1
                self.fresh[kind] += 1
