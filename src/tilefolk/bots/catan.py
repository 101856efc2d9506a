"""The evaluation of Catan: points, income, places, the hand on its way to the next build, and trades."""

from __future__ import annotations

import cython

from tilefolk.bots.catan_board import CATAN_NAMES, CatanBoard
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from math import exp, pow  # noqa: A004  # the compiled module uses C's

    from tilefolk.games.catan.tables import (
        ACCEPTED,
        ACT_CARD,
        ACT_DICE,
        ACT_STOLEN,
        ASKED,
        CHOOSE_VICTIM,
        COST,
        COUNTERED,
        DRAW_CARD,
        FREE_ROADS,
        KNIGHT,
        MONOPOLY,
        MOVE_ROBBER,
        OFFER,
        PLENTY,
        ROAD_BUILDING,
        SIDE_MASK,
        THEFT,
        WANT,
        amount,
        simple,
        tag_of,
    )


@cython.cclass
class CatanEvaluator(CatanBoard):
    """Weights, in victory points:

    ``pip``: a dot of income. ``diversity``: each kind of resource that comes in. ``harbour``: a dot of
    what a harbour takes. ``robbed``: part of the income that a hex under the robber still counts.
    ``place_now``, ``place_next``, ``place_later``: a dot of the best free place, reached now or after one
    or two roads. ``harbour_place``: dots that a harbour at a place is worth. ``card``: a card in hand.
    ``missing``: factor for every card that a build still lacks; ``city_ready`` and its like: being able
    to pay it. ``over_seven``: a card more than seven. ``length``: a road of the longest line.
    ``road_race``: nearness to the Longest Road. ``knight``, ``progress``: such a card in hand. ``army``: a
    knight played. ``robber``: being about to move the robber; ``theft``: about to steal. ``free_road``:
    a free road to come. ``offer``: the chance that a good offer is taken.
    """

    NAMES = CATAN_NAMES

    # --- hands ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _closeness(
        self, game: Catan, seat: cython.int, hand: cython.p_short, thing: cython.int
    ) -> cython.double:
        """1 for a build that can be paid, less for every card that lacks and comes seldom."""
        lacking: cython.double = 0.0
        spare: cython.double = 0.0
        kind: cython.int
        lack: cython.int
        for kind in range(5):
            lack = COST[thing * 5 + kind] - hand[kind]
            if lack > 0:
                lacking += lack * (1.0 + 1.0 / (1.0 + self.pips[seat * 5 + kind]))
            else:
                # what lies over can be traded for what lacks
                spare += (-lack * 1.0) / game.rate[seat * 5 + kind]
        lacking -= 0.5 * spare
        return 1.0 if lacking <= 0.0 else pow(self.weights[9], lacking)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_worth(self, game: Catan, seat: cython.int, hand: cython.p_short) -> cython.double:
        """Cards as such, their nearness to builds, and the danger of a seven."""
        size: cython.int = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
        worth: cython.double = self.weights[8] * (min(10, size))
        if size > 7:
            worth -= self.weights[14] * (size - 7)
        if game.cities_left[seat] > 0 and game.settlements_left[seat] < 5:
            worth += self.weights[10] * self._closeness(game, seat, hand, 2)
        if game.settlements_left[seat] > 0 and self.spot[seat * 3] > 0.0:
            worth += self.weights[11] * self._closeness(game, seat, hand, 1)
        elif game.roads_left[seat] > 0:
            worth += self.weights[13] * self._closeness(game, seat, hand, 0)
        return worth + self.weights[12] * self._closeness(game, seat, hand, 3)

    # --- seats ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat_worth(self, game: Catan, seat: cython.int) -> cython.double:
        """Everything that one seat has."""
        hand: cython.short[5]
        kind: cython.int
        at: cython.int = seat * 5
        best: cython.int = 4
        other: cython.int
        worth: cython.double = game._score(seat)
        if not cython.compiled:
            hand = [0] * 5
        self._income(game, seat)
        self._spots(game, seat)
        for kind in range(5):
            # cards laid aside for a discard are as good as gone
            hand[kind] = game.hand[at + kind]
        worth += self._production(game, seat) + self._hand_worth(game, seat, hand)
        if game.settlements_left[seat] > 0:
            worth += self.weights[4] * self.spot[seat * 3]
            if game.roads_left[seat] > 0:
                worth += self.weights[5] * self.spot[seat * 3 + 1]
            if game.roads_left[seat] > 1:
                worth += self.weights[6] * self.spot[seat * 3 + 2]
        worth += self.weights[15] * game.length[seat]
        for other in range(game.players):
            if other != seat and game.length[other] > best:
                best = game.length[other]
        if game.longest_road == seat:
            worth += self.weights[16] * (1.0 - exp(-0.7 * (game.length[seat] - best)))
        else:
            worth += self.weights[16] * exp(-0.7 * (best + 1 - game.length[seat]))
        worth += self.weights[17] * game.cards[at + KNIGHT] + self.weights[18] * game.knights[seat]
        worth += self.weights[19] * (
            game.cards[at + ROAD_BUILDING] + game.cards[at + PLENTY] + game.cards[at + MONOPOLY]
        )
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _values(self, game: Game, values: cython.p_double) -> cython.void:
        """The worth of every seat, and what the player on turn is about to get."""
        seat: cython.int
        turn: cython.int = cython.cast(Catan, game).turn
        phase: cython.int = cython.cast(Catan, game).phase
        for seat in range(game.players):
            values[seat] = self._seat_worth(cython.cast(Catan, game), seat)
        if phase == MOVE_ROBBER:
            values[turn] += self.weights[20]
        elif phase == CHOOSE_VICTIM:
            values[turn] += self.weights[21]
        elif phase == THEFT:
            values[turn] += self.weights[21]
            values[cython.cast(Catan, game).victim] -= self.weights[21]
        elif phase == DRAW_CARD:
            values[turn] += (14.0 * self.weights[17] + 5.0 + 6.0 * self.weights[19]) / 25.0
        elif phase == FREE_ROADS:
            values[turn] += self.weights[22] * cython.cast(Catan, game).free_roads
        elif game._to_move() == -2:
            values[turn] += 20.0

    # --- trades --------------------------------------------------------------------------------

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
    def _holds_all(self, game: Catan, seat: cython.int, side: cython.longlong) -> cython.bint:
        kind: cython.int
        for kind in range(5):
            if game.hand[seat * 5 + kind] < amount(side, kind):
                return False
        return True

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
                if not self._holds_all(game, turn, want):
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
            elif game.answer[other] == ASKED and self._holds_all(game, other, want):
                if self._deal_worth(game, other, turn, want, give) > 0.0:
                    worth = self.weights[23] * self._deal_worth(game, turn, other, give, want)
            if worth > best:
                best = worth
        # an offer that nobody would take is not worth the words
        return best - 0.02

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self, game: Game, seat: cython.int) -> cython.double:
        if cython.cast(Catan, game).phase != OFFER:
            return 0.0
        return self._offer_worth(cython.cast(Catan, game), seat)

    # --- the search ----------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, outcome: cython.longlong) -> cython.longlong:
        """The sum of the dice matters; a stolen or bought card is not seen by all."""
        tag: cython.int = tag_of(outcome)
        if tag == ACT_DICE:
            return simple(ACT_DICE, cython.cast(cython.int, ((outcome >> 4) & 15) + (outcome & 15)))
        if tag == ACT_STOLEN or tag == ACT_CARD:
            return simple(tag, 0)
        return outcome
