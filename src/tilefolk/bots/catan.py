"""The evaluation of Catan: points, income, places, the hand and its next builds, awards and cards."""

from __future__ import annotations

import math
from typing import Any

from tilefolk.bots import (
    catan_casts,
    catan_dots,
    catan_hand,
    catan_income,
    catan_offers,
    catan_places,
    catan_styles,
    catan_wins,
    evaluation,
    names,
)
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.bots.evaluation import Evaluator, Sight
from tilefolk.bots.weights import weight_sets
from tilefolk.core import bits
from tilefolk.core import names as core_names
from tilefolk.core.game import Game
from tilefolk.games.catan import actions, scoring
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan

NEAR_THE_END, NEARER_A_POINT = 5.0, 0.2
"""Points from which on a seat is near its goal, and how much nearer each further one brings it."""
EARLY_POINTS, POINTS_TO_GO = 4, 6.0
"""A game is early up to so many points of the leader, and late when so many more are made."""
RACE_POINTS = 7
"""Points of anybody from which on the game is a race to the end."""
WON = 20.0
"""More than anything else can be worth."""
SAFE_MARGIN = 2
"""Roads or knights that somebody needs at least to take an award from who has one more."""


class CatanEvaluator(CatanJudge):
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
    ``offer``: how much the worth of an offer counts that others would take. ``accepted``, ``countered``: the
    chance that a deal comes of it that we said yes, or made a counter-offer that is good for both.
    ``deal_rival``: the part of another's gain that a deal costs us; ``deal_leader``: what every point of his
    beyond 6 adds to it. ``words``: an offer must be worth more than this.
    ``scale``: the lead that makes a win e times as likely.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return CatanJudge.__reduce__(self)

    def _lay_out(self, game: Catan) -> None:
        catan_dots.lay_out(self, game)

    def _prepare(self, game: Game) -> None:
        catan_casts.lay_out(self, game)

    # --- seats ---------------------------------------------------------------------------------

    def _race(self, holds: bool, short: int) -> float:
        """How near an award is to whom some roads or knights lack, or how safe to who has it."""
        if holds:
            return 1.0 - self.steps[min(names.STEPS - 1, max(0, SAFE_MARGIN - short))]
        return self.steps[min(names.STEPS - 1, short)]

    def _awards_worth(self, game: Catan, seat: int) -> float:
        """The races for the Longest Road and the Largest Army; the points themselves count elsewhere."""
        short = self.roads_short[seat]
        worth = self.length * game.road_length[seat] + self.army * game.knights[seat]
        most = catan_names.LEAST_LARGEST_ARMY - 1
        if game.longest_road == seat or short <= game.roads_left[seat]:
            worth += self.road_race * self._race(game.longest_road == seat, short)
        for other in range(game.players):
            if other != seat and game.knights[other] > most:
                most = game.knights[other]
        short = most + 1 - game.knights[seat]
        return worth + self.army_race * self._race(game.largest_army == seat, short)

    def _seat_worth(self, game: Catan, seat: int, late: float) -> float:
        """Everything that one seat has; ``late``: 0 at the start, 1 when somebody is about to win."""
        future = self.income[seat]
        points = 1.0 * game._score(seat)
        worth = points
        near = NEARER_A_POINT * (points - NEAR_THE_END) if points > NEAR_THE_END else 0.0
        if game.phase != catan_names.PHASE_MOVE_ROBBER or seat != game.turn:
            # who is about to move the robber will free himself
            future -= catan_income.robber_damage(self, game, seat)
        if game.phase == catan_names.PHASE_FOUND_SETTLEMENT or game.phase == catan_names.PHASE_FOUND_ROAD:
            if bits.without_lowest(game.buildings[seat]):
                future += self.set_up_place * self.room[seat]
        elif game.settlements_left[seat] > 0:
            future += self.place * self.room[seat]
        worth += (1.0 - self.fade * late) * future
        worth += (1.0 + self.urgency * near) * catan_hand.own_worth(self, game, seat)
        worth += self._awards_worth(game, seat)
        for card in range(catan_names.VICTORY_POINT):
            worth += self._one_card(card) * game.development_cards[seat][card]
        return worth

    def _one_card(self, card: int) -> float:
        """What a development card is worth."""
        if card == catan_names.KNIGHT:
            return self.knight
        if card == catan_names.ROAD_BUILDING:
            return self.road_building
        if card == catan_names.YEAR_OF_PLENTY:
            return self.plenty
        return self.monopoly if card == catan_names.MONOPOLY else 1.0

    def _unseen_card(self, game: Catan, seat: int) -> float:
        """A development card before it is seen: any that the seat doesn't hold and nobody has played."""
        total = 0
        worth = 0.0
        for card in range(catan_names.KINDS):
            unseen = 1 * game.pile[card]
            for other in range(game.players):
                if other != seat:
                    unseen += game.development_cards[other][card]
            total += unseen
            worth += self._one_card(card) * unseen
        return worth / total if total > 0 else 0.0

    def _judge(self, game: Catan, values: list[float]) -> None:
        """The worth of every seat, and what the player on turn is about to get."""
        turn = game.turn
        most = EARLY_POINTS
        for seat in range(game.players):
            most = max(most, scoring.public_points(game, seat))
        catan_places.find_places(self, game)
        for seat in range(game.players):
            values[seat] = self._seat_worth(game, seat, (most - EARLY_POINTS) / POINTS_TO_GO)
        if game.phase == catan_names.PHASE_MOVE_ROBBER:
            values[turn] += self.robber
        elif game.phase == catan_names.PHASE_CHOOSE_VICTIM:
            values[turn] += self.theft
        elif game.phase == catan_names.PHASE_THEFT:
            values[turn] += self.theft
            values[game.victim] -= self.theft
        elif game.phase == catan_names.PHASE_DRAW_CARD:
            values[turn] += self._unseen_card(game, turn)
        elif game.phase == catan_names.PHASE_FREE_ROADS:
            values[turn] += self.free_road * game.free_roads
        elif game._to_move() == core_names.OVER:
            values[turn] += WON

    def _values(self, game: Game, values: list[float]) -> None:
        catan_casts.judge(self, game, values)

    def _strengths(self, game: Catan, strengths: list[float]) -> None:
        """How strong each seat is: with one more it is e times as likely to win."""
        self._judge(game, strengths)
        for seat in range(game.players):
            strengths[seat] /= self.scale

    def _win_shares(self, game: Catan, rewards: list[float]) -> None:
        """Each seat's share of wins."""
        best = evaluation.FAR_BEHIND
        total = 0.0
        self._strengths(game, rewards)
        for seat in range(game.players):
            if rewards[seat] > best:
                best = rewards[seat]
        for seat in range(game.players):
            rewards[seat] = math.exp(rewards[seat] - best)
            total += rewards[seat]
        for seat in range(game.players):
            rewards[seat] /= total

    def _rewards(self, game: Game, rewards: list[float]) -> None:
        catan_casts.win_shares(self, game, rewards)

    def _still_to_come(self, game: Catan, seat: int) -> float:
        """What the turn or an open offer can still bring; ``_values`` was called before."""
        worth = catan_hand.this_turn(self, game, seat)
        if game.phase == catan_names.PHASE_OFFER:
            worth += catan_offers.offer_worth(self, game, seat)
        return worth

    def _pending(self, game: Game, seat: int) -> float:
        return catan_casts.still_to_come(self, game, seat)

    # --- the search ----------------------------------------------------------------------------

    def sight(self, game: Any) -> Sight:
        """What the first settlements are worth shows only in the end; a race is judged well from near by."""
        if game.phase in (catan_names.PHASE_FOUND_SETTLEMENT, catan_names.PHASE_FOUND_ROAD):
            return Sight.TO_THE_END
        return Sight.NEAR if max(game.scores()) >= RACE_POINTS else Sight.FAR

    def other_styles(self) -> list[Evaluator]:
        return [CatanEvaluator(weight_sets("catan")[style]) for style in catan_styles.STYLES[1:]]

    def style_chances(self, game: Any, seat: int) -> list[float]:
        return catan_styles.chances_of(catan_styles.builds_of(game, seat))

    def winning_turn(self, game: Game, seat: int) -> list[int]:
        return catan_wins.winning_turn(game, seat)

    def _is_at_rest(self, game: Game, seat: int) -> bool:
        """Not while cards are discarded for another's seven."""
        return catan_casts.begins_turn(game, seat)

    def _key(self, outcome: int) -> int:
        """The sum of the dice matters; a stolen or bought card is not seen by all."""
        tag = actions.tag_of(outcome)
        if tag == catan_names.ACT_DICE:
            payload = actions.payload_of(outcome)
            return actions.pack_action(tag, actions.lower_die(payload) + actions.higher_die(payload))
        if tag == catan_names.ACT_STOLEN or tag == catan_names.ACT_CARD:
            return actions.pack_action(tag, 0)
        return outcome
