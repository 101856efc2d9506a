"""The evaluation of Catan: points, income, places, the hand and its next builds, awards and cards."""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.bots.catan_names import CATAN_NAMES
from tilefolk.bots.catan_offers import CatanOffers
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan

if not cython.compiled:
    from math import exp

    from tilefolk.games.catan.tables import (
        ACT_CARD,
        ACT_DICE,
        ACT_STOLEN,
        CHOOSE_VICTIM,
        DRAW_CARD,
        FOUND,
        FOUND_ROAD,
        FREE_ROADS,
        KNIGHT,
        MONOPOLY,
        MOVE_ROBBER,
        OFFER,
        PLENTY,
        ROAD_BUILDING,
        THEFT,
        simple,
        tag_of,
    )


@cython.cclass
class CatanEvaluator(CatanOffers):
    """Weights, in victory points unless they are said to be something else.

    Income. ``wood`` to ``ore``: a dot of it. ``scarcity``: how much more a resource counts that is rare on
    the board (factor). ``variety``: having some of each kind. ``numbers``: each number that pays.
    ``harbour``: a dot whose card brings a whole card more at the bank. ``robbed``: the part that a hex under
    the robber still counts. ``settlement_pace``, ``city_pace``, ``card_pace``: being able to pay for that in
    no time; half of it when it takes a round, from an empty hand and with trades at the bank.

    Set-up. The first settlement: its dots and ``first_variety``. The second, with the first: ``set_up_dot``
    (factor for the dots), ``set_up_variety``, ``set_up_settlement_pace``, ``set_up_city_pace``,
    ``set_up_card_pace`` and ``set_up_place``, as their namesakes later.

    Places, worth what a settlement there would add to the income. ``place``: part that the best of them
    counts. ``away``: factor for every road between. ``contested``: factor where somebody else is as near.
    ``further``: part of the second best.

    The hand. ``card``: a card. ``over_seven``: a card that a seven would take. ``settlement``, ``city``,
    ``development``, ``extension``: being able to pay a settlement with the roads to it, a city, a
    development card, the roads to the Longest Road; ``gain``: part of the build's income that counts with
    it. ``patience``: rounds of waiting that halve this; ``barter``: rounds that a card costs which has to be
    traded for. ``settlement_now``, ``city_now``, ``card_now``: being able to build it before the turn ends;
    ``by_trade``: part of that if trades with the bank are needed first. ``hurry``: a card played before the
    roll, taken off.

    Awards and cards. ``length``: a road of the longest line. ``road_race``, ``army_race``: nearness to the
    Longest Road and the Largest Army, and safety for who has it; ``step``: factor for each road or knight
    that lacks. ``army``: a knight played. ``knight``, ``road_building``, ``plenty``, ``monopoly``: the card
    in hand. ``robber``: being about to move the robber; ``theft``: about to steal; ``free_road``: a free
    road to come.

    ``fade``: the part of income and places that counts no more when somebody is about to win. ``urgency``:
    the part by which the hand counts more for who is about to win. ``rivalry``: the part of the others'
    worth that counts against one's own; ``leader``: the part of that which the best of them is.
    ``offer``: the chance that a good offer is taken. ``scale``: the lead that makes a win e times as likely.
    """

    NAMES = CATAN_NAMES

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        CatanOffers.__init__(self, weights)
        if not cython.compiled:
            self.steps = [0.0] * 16
        self.steps[0] = 1.0
        for i in range(1, 16):
            self.steps[i] = self.steps[i - 1] * self.step

    # --- seats ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _awards_worth(self, game: Catan, seat: cython.int) -> cython.double:
        """The races for the Longest Road and the Largest Army; the points themselves count elsewhere."""
        short: cython.int = self.roads_short[seat]
        worth: cython.double = self.length * game.length[seat] + self.army * game.knights[seat]
        most: cython.int = 2
        other: cython.int
        if game.longest_road == seat:
            # a margin of one road: somebody needs two to take it
            worth += self.road_race * (1.0 - self.steps[min(15, 2 - short if short < 2 else 0)])
        elif short <= game.roads_left[seat]:
            worth += self.road_race * self.steps[min(15, short)]
        for other in range(game.players):
            if other != seat and game.knights[other] > most:
                most = game.knights[other]
        short = most + 1 - game.knights[seat]
        if game.largest_army == seat:
            worth += self.army_race * (1.0 - self.steps[min(15, 2 - short if short < 2 else 0)])
        else:
            worth += self.army_race * self.steps[min(15, short)]
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat_worth(self, game: Catan, seat: cython.int, late: cython.double) -> cython.double:
        """Everything that one seat has; ``late``: 0 at the start, 1 when somebody is about to win."""
        at: cython.int = seat * 5
        future: cython.double = self.income[seat]
        points: cython.double = game._score(seat)
        worth: cython.double = points
        near: cython.double = 0.2 * (points - 5.0) if points > 5.0 else 0.0
        if game.phase != MOVE_ROBBER or seat != game.turn:
            # who is about to move the robber will free himself
            future -= self._robber_damage(game, seat)
        if game.phase == FOUND or game.phase == FOUND_ROAD:
            if game.built[seat] & (game.built[seat] - 1):
                future += self.set_up_place * self.room[seat]
        elif game.settlements_left[seat] > 0:
            future += self.place * self.room[seat]
        worth += (1.0 - self.fade * late) * future
        worth += (1.0 + self.urgency * near) * self._own_hand_worth(game, seat)
        worth += self._awards_worth(game, seat)
        return (
            worth
            + self.knight * game.cards[at + KNIGHT]
            + self.road_building * game.cards[at + ROAD_BUILDING]
            + self.plenty * game.cards[at + PLENTY]
            + self.monopoly * game.cards[at + MONOPOLY]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _card_worth(self, game: Catan, seat: cython.int) -> cython.double:
        """A development card before it is seen: any that the seat doesn't hold and nobody has played."""
        total: cython.int = 0
        worth: cython.double = 0.0
        kind: cython.int
        unseen: cython.int
        other: cython.int
        for kind in range(5):
            unseen = game.pile[kind]
            for other in range(game.players):
                if other != seat:
                    unseen += game.cards[other * 5 + kind]
            total += unseen
            if kind == KNIGHT:
                worth += self.knight * unseen
            elif kind == ROAD_BUILDING:
                worth += self.road_building * unseen
            elif kind == PLENTY:
                worth += self.plenty * unseen
            elif kind == MONOPOLY:
                worth += self.monopoly * unseen
            else:
                worth += unseen
        return worth / total if total > 0 else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self, game: Catan, values: cython.p_double) -> cython.void:
        """The worth of every seat, and what the player on turn is about to get."""
        seat: cython.int
        turn: cython.int = game.turn
        phase: cython.int = game.phase
        most: cython.int = 4
        for seat in range(game.players):
            if game._public_points(seat) > most:
                most = game._public_points(seat)
        self._look(game)
        for seat in range(game.players):
            values[seat] = self._seat_worth(game, seat, (most - 4) / 6.0)
        if phase == MOVE_ROBBER:
            values[turn] += self.robber
        elif phase == CHOOSE_VICTIM:
            values[turn] += self.theft
        elif phase == THEFT:
            values[turn] += self.theft
            values[game.victim] -= self.theft
        elif phase == DRAW_CARD:
            values[turn] += self._card_worth(game, turn)
        elif phase == FREE_ROADS:
            values[turn] += self.free_road * game.free_roads
        elif game._to_move() == -2:
            values[turn] += 20.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _values(self, game: Game, values: cython.p_double) -> cython.void:
        self._judge(cython.cast(Catan, game), values)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rewards(self, game: Game, rewards: cython.p_double) -> cython.void:
        """Each seat's share of wins: e times as likely for every ``scale`` that a seat is worth more."""
        seat: cython.int
        best: cython.double = -1e9
        total: cython.double = 0.0
        self._values(game, rewards)
        for seat in range(game.players):
            if rewards[seat] > best:
                best = rewards[seat]
        for seat in range(game.players):
            rewards[seat] = exp((rewards[seat] - best) / self.scale)
            total += rewards[seat]
        for seat in range(game.players):
            rewards[seat] /= total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self, game: Game, seat: cython.int) -> cython.double:
        """What the turn or an open offer can still bring; ``_values`` was called before."""
        if cython.cast(Catan, game).phase == OFFER:
            return self._offer_worth(cython.cast(Catan, game), seat)
        return self._this_turn(cython.cast(Catan, game), seat)

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
