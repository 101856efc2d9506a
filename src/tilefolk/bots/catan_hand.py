"""What a hand of Catan is worth: how soon it pays for the next builds, and the danger of a seven."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.catan_board import CatanBoard
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from tilefolk.games.catan.tables import COST, MAIN


@cython.cclass
class CatanHand(CatanBoard):
    """Hands, in victory points; ``CatanEvaluator`` explains the weights."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        CatanBoard.__init__(self, weights)
        if not cython.compiled:
            self.roads_short, self.come = [0] * 4, [0.0] * 20
            self.held, self.state, self.hand_worth = [0] * 4, [0] * 4, [0.0] * 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expect(self, game: Catan, seat: cython.int) -> cython.void:
        """The cards that a round brings a seat, and how far it is from the Longest Road."""
        kind: cython.int
        other: cython.int
        best: cython.int = 4
        for kind in range(5):
            self.come[seat * 5 + kind] = self.dots[seat * 5 + kind] * self.rolls
        if game.robber >= 0 and game.token[game.robber] > 0:
            kind = seat * 5 + game.terrain[game.robber]
            self.come[kind] -= (1.0 - self.robbed) * self._lost_dots(game, seat) * self.rolls
        for other in range(game.players):
            if other != seat and game.length[other] > best:
                best = game.length[other]
        self.roads_short[seat] = best + 1 - game.length[seat]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _closeness(
        self, seat: cython.int, hand: cython.p_short, thing: cython.int, roads: cython.int
    ) -> cython.double:
        """1 for what can be paid; less for every round of waiting and every card to be traded for."""
        lack: cython.double[1]
        rounds: cython.double
        if not cython.compiled:
            lack = [0.0]
        rounds = self._rounds(hand, self.come, seat * 5, self.traded, seat * 5, thing, roads, lack)
        return self.patience / (self.patience + rounds + self.barter * lack[0])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settlement_worth(self, game: Catan, seat: cython.int, hand: cython.p_short) -> cython.double:
        """The best settlement to come: a better place may be worth more roads."""
        best: cython.double = 0.0
        place: cython.double = 0.0
        worth: cython.double
        roads: cython.int
        for roads in range(4):
            if self.spot[seat * 4 + roads] > place and game.roads_left[seat] >= roads:
                place = self.spot[seat * 4 + roads]
                worth = (self.settlement + self.gain * place) * self._closeness(seat, hand, 1, roads)
                if worth > best:
                    best = worth
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_worth(self, game: Catan, seat: cython.int, hand: cython.p_short) -> cython.double:
        """Cards as such, their nearness to builds, and the danger of a seven; ``_expect`` came before."""
        size: cython.int = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
        worth: cython.double = self.card * min(10, size)
        short: cython.int = self.roads_short[seat]
        if size > 7:
            worth -= self.over_seven * (size // 2)
        if game.cities_left[seat] > 0 and self.upgrade[seat] > 0.0:
            worth += (self.city + self.gain * self.upgrade[seat]) * self._closeness(seat, hand, 2, 0)
        if game.settlements_left[seat] > 0:
            worth += self._settlement_worth(game, seat, hand)
        if game.pile[0] + game.pile[1] + game.pile[2] + game.pile[3] + game.pile[4] > 0:
            worth += self.development * self._closeness(seat, hand, 3, 0)
        if game.longest_road != seat and 0 < short < 4 and game.roads_left[seat] >= short:
            worth += self.extension * self._closeness(seat, hand, 0, short - 1)
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own_hand_worth(self, game: Catan, seat: cython.int) -> cython.double:
        """The worth of the hand that a seat has; most actions leave most hands as they were."""
        hand: cython.short[5]
        kind: cython.int
        held: cython.longlong = 0
        state: cython.longlong
        if not cython.compiled:
            hand = [0] * 5
        for kind in range(5):
            # cards laid aside for a discard are as good as gone
            hand[kind] = game.hand[seat * 5 + kind]
            held = held << 8 | hand[kind]
        self._expect(game, seat)
        state = self.version[seat] << 20 | (game.robber + 1) << 12 | (self.roads_short[seat] + 16) << 4
        if game.longest_road == seat:
            state |= 1
        if game.pile[0] + game.pile[1] + game.pile[2] + game.pile[3] + game.pile[4] > 0:
            state |= 2
        if self.held[seat] != held or self.state[seat] != state:
            self.held[seat] = held
            self.state[seat] = state
            self.hand_worth[seat] = self._hand_worth(game, seat, hand)
        return self.hand_worth[seat]

    # --- this turn -----------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _payable(
        self, game: Catan, seat: cython.int, hand: cython.p_short, thing: cython.int
    ) -> cython.double:
        """1 if the hand pays for a build (it is then taken from it), less if trades with the bank help."""
        kind: cython.int
        lack: cython.int = 0
        spare: cython.int = 0
        more: cython.int
        for kind in range(5):
            more = hand[kind] - COST[thing * 5 + kind]
            if more < 0:
                lack -= more
            else:
                spare += more // game.rate[seat * 5 + kind]
        if lack == 0:
            for kind in range(5):
                hand[kind] -= COST[thing * 5 + kind]
            return 1.0
        if lack <= spare and (game.mixed or not game.has_built):
            return self.by_trade
        return 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _this_turn(self, game: Catan, seat: cython.int) -> cython.double:
        """What the player on turn can still build before the turn ends, less what was played too early."""
        hand: cython.short[5]
        kind: cython.int
        worth: cython.double = 0.0
        if seat != game.turn:
            return 0.0
        if game.phase != MAIN:
            # after the roll one knows better what a card is good for
            return 0.0 if game.rolled or not game.card_played else -self.hurry
        if not cython.compiled:
            hand = [0] * 5
        for kind in range(5):
            hand[kind] = game.hand[seat * 5 + kind]
        if game.cities_left[seat] > 0 and self.upgrade[seat] > 0.0:
            worth += self.city_now * self._payable(game, seat, hand, 2)
        if game.settlements_left[seat] > 0 and self.spot[seat * 4] > 0.0:
            worth += self.settlement_now * self._payable(game, seat, hand, 1)
        if game.pile[0] + game.pile[1] + game.pile[2] + game.pile[3] + game.pile[4] > 0:
            worth += self.card_now * self._payable(game, seat, hand, 3)
        return worth
