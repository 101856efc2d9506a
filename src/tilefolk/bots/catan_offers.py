"""Offers between players of Catan, judged for both sides."""

from __future__ import annotations

import cython

from tilefolk.bots.catan_hand import CatanHand
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import ACCEPTED, ASKED, COUNTERED, SIDE_MASK, WANT, amount


@cython.cclass
class CatanOffers(CatanHand):
    """What a trade does to the hands of both; ``_values`` was called before."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gain(
        self, game: Catan, seat: cython.int, gets: cython.longlong, gives: cython.longlong
    ) -> cython.double:
        """What a trade would do to the worth of a hand; ``_values`` was called before."""
        before: cython.short[5]
        after: cython.short[5]
        kind: cython.int
        if not cython.compiled:
            before = [0] * 5
            after = [0] * 5
        for kind in range(5):
            before[kind] = game.hand[seat * 5 + kind]
            after[kind] = before[kind] + amount(gets, kind) - amount(gives, kind)
        return self._hand_worth(game, seat, after) - self._hand_worth(game, seat, before)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_worth(
        self,
        game: Catan,
        seat: cython.int,
        other: cython.int,
        give: cython.longlong,
        want: cython.longlong,
    ) -> cython.double:
        """What a deal is worth to ``seat``: its gain less what it does for the other, who may be winning."""
        ahead: cython.int = game._public_points(other) - 6
        share: cython.double = 0.35 + (0.2 * ahead if ahead > 0 else 0.0)
        return self._gain(game, seat, want, give) - share * self._gain(game, other, give, want)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _offer_worth(self, game: Catan, seat: cython.int) -> cython.double:
        """What an open offer promises a seat, judged for both sides."""
        turn: cython.int = game.turn
        other: cython.int
        best: cython.double = 0.0
        worth: cython.double
        give: cython.longlong = game.offer & SIDE_MASK
        want: cython.longlong = (game.offer >> WANT) & SIDE_MASK
        if seat != turn:
            if game.answer[seat] == ACCEPTED:
                return 0.5 * self._deal_worth(game, seat, turn, want, give)
            if game.answer[seat] == COUNTERED:
                give = game.counter[seat] & SIDE_MASK
                want = (game.counter[seat] >> WANT) & SIDE_MASK
                if not game._holds(turn, want):
                    return -0.01
                if self._deal_worth(game, turn, seat, want, give) <= 0.0:
                    return -0.01
                return 0.4 * self._deal_worth(game, seat, turn, give, want)
            return 0.0
        for other in range(game.players):
            worth = 0.0
            if game.answer[other] == ACCEPTED:
                worth = self._deal_worth(game, turn, other, give, want)
            elif game.answer[other] == COUNTERED:
                worth = self._deal_worth(
                    game,
                    turn,
                    other,
                    (game.counter[other] >> WANT) & SIDE_MASK,
                    game.counter[other] & SIDE_MASK,
                )
            elif game.answer[other] == ASKED and game._holds(other, want):
                if self._deal_worth(game, other, turn, want, give) > 0.0:
                    worth = self.offer * self._deal_worth(game, turn, other, give, want)
            if worth > best:
                best = worth
        # an offer that nobody would take is not worth the words
        return best - 0.02
