"""Domestic and maritime trade (chapter 3.3).

An offer is open to all or some of the others; each asked accepts, declines or counters, in any order;
the player on turn strikes the deal with one of them, or withdraws. Any well-formed offer is legal.
What bots are shown is a menu: ``none``; ``simple``, one offer a turn of one card for one, to everybody;
``wide``, three offers a turn of 1:1, 2:1 and 1:2, and counter-offers of one card for one or two.
The menu asks only for what the others hold together, which the bank shows to everybody.
"""

from __future__ import annotations

import cython

from tilefolk.games.catan.development import Development

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACCEPTED,
        ACT_ACCEPT,
        ACT_COUNTER,
        ACT_DEAL,
        ACT_DECLINE,
        ACT_END,
        ACT_MARITIME,
        ACT_OFFER,
        ACT_WITHDRAW,
        ASKED,
        ASKED_NOT,
        COUNTERED,
        DECLINED,
        EVENT_ACCEPTED,
        EVENT_COUNTERED,
        EVENT_DEAL,
        EVENT_DECLINED,
        EVENT_MARITIME,
        EVENT_OFFER,
        MAIN,
        OFFER,
        SIDE_MASK,
        WANT,
        WHO,
        amount,
        offer_of,
        one_of,
        simple,
    )


@cython.cclass
class Trade(Development):
    """Bargains with the others and with the bank."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_trade(self) -> cython.bint:
        """C3.1: trade comes before building, unless the table mixes both."""
        return self.phase == MAIN and (self.mixed != 0 or self.has_built == 0)

    # --- maritime ------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _maritime_into(self, buffer: cython.p_longlong, n: cython.int) -> cython.int:
        """C6.2: at the best rate held, for what the bank has."""
        give: cython.int
        get: cython.int
        at: cython.int = self.turn * 5
        for give in range(5):
            if self.hand[at + give] >= self.rate[at + give]:
                for get in range(5):
                    if get != give and self.bank[get] > 0:
                        buffer[n] = simple(ACT_MARITIME, give << 3 | get)
                        n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trade_maritime(self, give: cython.int, get: cython.int) -> cython.void:
        """C6.2: the cards given go back to the bank."""
        rate: cython.int = self.rate[self.turn * 5 + give]
        self._to_bank(self.turn, give, rate)
        self._from_bank(self.turn, get, 1)
        if self._listening:
            self._emit(EVENT_MARITIME, self.turn, give, rate, get, 0, 0, 0)

    # --- what is well-formed -------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _holds(self, seat: cython.int, side: cython.longlong) -> cython.bint:
        """Only cards really held (C6.1)."""
        kind: cython.int
        for kind in range(5):
            if self.hand[seat * 5 + kind] < amount(side, kind):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fair(self, give: cython.longlong, want: cython.longlong) -> cython.bint:
        """C6.1: no gifts and nothing of the same kind on both sides; no more than there are."""
        kind: cython.int
        if give == 0 or want == 0:
            return False
        for kind in range(5):
            if amount(give, kind) and amount(want, kind):
                return False
            if amount(give, kind) > 19 or amount(want, kind) > 19:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _offer_fits(self, action: cython.longlong) -> cython.bint:
        """Whether the player on turn may make this offer now (C6.1)."""
        asked: cython.int = cython.cast(cython.int, (action >> WHO) & 63)
        return (
            self._may_trade()
            and asked > 0
            and asked < 1 << self.players
            and not asked >> self.turn & 1
            and self._fair(action & SIDE_MASK, (action >> WANT) & SIDE_MASK)
            and self._holds(self.turn, action & SIDE_MASK)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _counter_fits(self, action: cython.longlong) -> cython.bint:
        """Whether a seat that was asked may answer with this offer of its own (C6.1)."""
        seat: cython.int = cython.cast(cython.int, (action >> WHO) & 63)
        return (
            self.phase == OFFER
            and seat < self.players
            and self.answer[seat] == ASKED
            and self._fair(action & SIDE_MASK, (action >> WANT) & SIDE_MASK)
            and self._holds(seat, action & SIDE_MASK)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_fits(self, seat: cython.int) -> cython.bint:
        """Both must hold the cards at the moment of the deal (C6.1)."""
        if self.answer[seat] == ACCEPTED:
            return self._holds(self.turn, self.offer & SIDE_MASK) and self._holds(
                seat, (self.offer >> WANT) & SIDE_MASK
            )
        if self.answer[seat] == COUNTERED:
            return self._holds(seat, self.counter[seat] & SIDE_MASK) and self._holds(
                self.turn, (self.counter[seat] >> WANT) & SIDE_MASK
            )
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self) -> cython.int:
        """The lowest seat that has not answered yet, or -1."""
        seat: cython.int
        for seat in range(self.players):
            if self.answer[seat] == ASKED:
                return seat
        return -1

    # --- what is listed ------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _offers_into(self, buffer: cython.p_longlong, n: cython.int) -> cython.int:
        """The menu of simple offers, to all the others at once."""
        give: cython.int
        want: cython.int
        elsewhere: cython.int
        at: cython.int = self.turn * 5
        everybody: cython.int = ((1 << self.players) - 1) & ~(1 << self.turn)
        if self.menu == 0 or self.offers_made >= (1 if self.menu == 1 else 3):
            return n
        for want in range(5):
            elsewhere = 19 - self.bank[want] - self.hand[at + want]
            if elsewhere <= 0:
                continue
            for give in range(5):
                if give == want or self.hand[at + give] == 0:
                    continue
                buffer[n] = offer_of(ACT_OFFER, everybody, one_of(give, 1), one_of(want, 1))
                n += 1
                if self.menu > 1:
                    if self.hand[at + give] > 1:
                        buffer[n] = offer_of(ACT_OFFER, everybody, one_of(give, 2), one_of(want, 1))
                        n += 1
                    if elsewhere > 1:
                        buffer[n] = offer_of(ACT_OFFER, everybody, one_of(give, 1), one_of(want, 2))
                        n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answers_into(self, seat: cython.int, buffer: cython.p_longlong) -> cython.int:
        """Decline, accept when the cards are there, and the menu's counter-offers."""
        n: cython.int = 1
        kind: cython.int
        mine: cython.int
        k: cython.int
        give: cython.longlong = self.offer & SIDE_MASK
        want: cython.longlong = (self.offer >> WANT) & SIDE_MASK
        if self.answer[seat] != ASKED:
            return 0
        buffer[0] = simple(ACT_DECLINE, seat)
        if self._holds(seat, want):
            buffer[n] = simple(ACT_ACCEPT, seat)
            n += 1
        if self.menu > 1:
            for kind in range(5):
                if amount(give, kind) == 0:
                    continue
                for mine in range(5):
                    if mine == kind or self.hand[seat * 5 + mine] == 0:
                        continue
                    for k in range(1, 3):
                        if one_of(kind, k) == give and one_of(mine, 1) == want:
                            continue
                        buffer[n] = offer_of(ACT_COUNTER, seat, one_of(mine, 1), one_of(kind, k))
                        n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _closings_into(self, buffer: cython.p_longlong) -> cython.int:
        """What the player on turn may do with an open offer: a deal, withdraw it, or end the turn."""
        n: cython.int = 0
        seat: cython.int
        for seat in range(self.players):
            if self._deal_fits(seat):
                buffer[n] = simple(ACT_DEAL, seat)
                n += 1
        buffer[n] = simple(ACT_WITHDRAW, 0)
        buffer[n + 1] = simple(ACT_END, 0)
        return n + 2

    # --- what happens --------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make_offer(self, action: cython.longlong) -> cython.void:
        """C6.1: the others are asked, never the one who offers."""
        seat: cython.int
        self.offer = action
        self.offers_made += 1
        self._shown(self.turn, action & SIDE_MASK)
        self.phase = OFFER
        for seat in range(self.players):
            self.answer[seat] = ASKED if action >> (WHO + seat) & 1 else ASKED_NOT
        if self._listening:
            self._emit(
                EVENT_OFFER,
                self.turn,
                (action >> WHO) & 15,
                action & SIDE_MASK,
                (action >> WANT) & SIDE_MASK,
                0,
                0,
                0,
            )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shown(self, seat: cython.int, side: cython.longlong) -> cython.void:
        """Who offers or accepts tells the table that he holds these cards."""
        kind: cython.int
        for kind in range(5):
            if self.sure[seat * 5 + kind] < amount(side, kind):
                self.sure[seat * 5 + kind] = amount(side, kind)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answer(self, seat: cython.int, answer: cython.int, counter: cython.longlong) -> cython.void:
        """One answer; when all have declined the offer is over."""
        other: cython.int
        self.answer[seat] = answer
        self.counter[seat] = counter
        if answer != DECLINED:
            self._shown(seat, (counter if answer == COUNTERED else self.offer >> WANT) & SIDE_MASK)
        if self._listening:
            if answer == COUNTERED:
                self._emit(
                    EVENT_COUNTERED, seat, counter & SIDE_MASK, (counter >> WANT) & SIDE_MASK, 0, 0, 0, 0
                )
            else:
                self._emit(EVENT_ACCEPTED if answer == ACCEPTED else EVENT_DECLINED, seat, 0, 0, 0, 0, 0, 0)
        for other in range(self.players):
            if self.answer[other] != ASKED_NOT and self.answer[other] != DECLINED:
                return
        self._close_offer()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _strike_deal(self, seat: cython.int) -> cython.void:
        """The cards change hands, on the terms of the offer or of the counter-offer."""
        kind: cython.int
        give: cython.longlong = self.offer & SIDE_MASK
        want: cython.longlong = (self.offer >> WANT) & SIDE_MASK
        if self.answer[seat] == COUNTERED:
            give = (self.counter[seat] >> WANT) & SIDE_MASK
            want = self.counter[seat] & SIDE_MASK
        for kind in range(5):
            if amount(give, kind):
                self._hand_over(self.turn, seat, kind, amount(give, kind))
            if amount(want, kind):
                self._hand_over(seat, self.turn, kind, amount(want, kind))
        if self._listening:
            self._emit(EVENT_DEAL, self.turn, seat, give, want, 0, 0, 0)
        self._close_offer()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _close_offer(self) -> cython.void:
        seat: cython.int
        self.offer = 0
        for seat in range(4):
            self.answer[seat] = ASKED_NOT
            self.counter[seat] = 0
        self.phase = MAIN
