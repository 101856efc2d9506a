"""``Catan``: whose move it is, what is legal and what happens (chapter 3).

The chapters of the rule book are modules of functions over a position: island, founding, income, robber,
trade, building, development, awards, scoring, hidden_cards. Here they are put in the order of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.rng import Rng
from tilefolk.games.catan import (
    actions,
    building,
    chance,
    development,
    founding,
    hidden_cards,
    income,
    indices,
    island,
    names,
    robber,
    scoring,
    trade,
    turn,
)
from tilefolk.games.catan.state import Position

if TYPE_CHECKING:
    from tilefolk.core.values import Options


class Catan(Position):
    """A position of Catan.

    >>> game = Catan(4, beginners=True, first=0)
    >>> game.to_move, len(game.legal())
    (0, 1)
    """

    name = "catan"

    def __init__(
        self,
        players: object,
        beginners: bool = False,
        shuffled_harbours: bool = False,
        mixed_phase: bool = False,
        offers: str = "simple",
        first: int | None = None,
    ) -> None:
        Position.__init__(self, players)
        self.index_count = names.INDICES
        self.beginners = int(beginners)
        self.shuffled_harbours = int(shuffled_harbours)
        self.mixed_phase = int(mixed_phase)
        self.offer_menu = names.MENUS.index(offers)
        self.first_by_lot = int(first is None)
        self.first = 0 if first is None else first
        if beginners:
            island.lay_beginners_map(self)
            founding.set_up_beginners(self)
            island.complete(self)

    @property
    def options(self) -> Options:
        """The switches of the table."""
        return {
            "setup": "beginner" if self.beginners else "variable",
            "harbours": "shuffled" if self.shuffled_harbours else "standard",
            "mixed_phase": bool(self.mixed_phase),
            "offers": names.MENUS[self.offer_menu],
            "first": "lot" if self.first_by_lot else str(self.first),
        }

    @property
    def may_trade(self) -> bool:
        """Whether the player on turn may offer and trade now (C3.1)."""
        return trade.may_trade(self)

    # --- whose move ---------------------------------------------------------------------------------

    def _to_move(self) -> int:
        """The player on turn, except for discards and answers, where the lowest seat that must act counts."""
        phase = self.phase
        if phase <= names.PHASE_DRAW_LOTS:
            return core_names.CHANCE
        if phase in (names.PHASE_DICE, names.PHASE_THEFT, names.PHASE_DRAW_CARD):
            return core_names.CHANCE
        if phase == names.PHASE_OVER:
            return core_names.OVER
        if phase == names.PHASE_DISCARD:
            for seat in range(self.players):
                if self.owes[seat] > 0:
                    return seat
        if phase == names.PHASE_OFFER:
            asked = trade.next_asked(self)
            if asked >= 0:
                return asked
        return self.turn

    # --- what is legal ------------------------------------------------------------------------------

    def _legal_into(self, buffer: list[int]) -> int:
        if self.phase == names.PHASE_MAIN:
            return self._main_into(buffer)
        if self.phase == names.PHASE_BEFORE_ROLL:
            return self._before_roll_into(buffer)
        return self._legal_for(self._to_move(), buffer)

    def _legal_for(self, seat: int, buffer: list[int]) -> int:
        """Discards and answers belong to their seats, everything else to the player on turn."""
        phase = self.phase
        if phase == names.PHASE_DISCARD:
            return robber.discards_into(self, seat, buffer)
        if phase == names.PHASE_OFFER and seat != self.turn:
            return trade.answers_into(self, seat, buffer)
        if seat != self.turn:
            return 0
        if phase == names.PHASE_MAIN:
            return self._main_into(buffer)
        if phase == names.PHASE_BEFORE_ROLL:
            return self._before_roll_into(buffer)
        if phase == names.PHASE_OFFER:
            return trade.closings_into(self, buffer)
        if phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
            return founding.legal_into(self, buffer)
        if phase in (names.PHASE_MOVE_ROBBER, names.PHASE_CHOOSE_VICTIM):
            return robber.legal_into(self, buffer)
        return building.roads_into(self, seat, buffer, 0)

    def _before_roll_into(self, buffer: list[int]) -> int:
        """C3.1, C3.2: roll, or play a card first."""
        buffer[0] = actions.pack_action(names.ACT_ROLL, 0)
        return development.legal_into(self, buffer, 1)

    def _main_into(self, buffer: list[int]) -> int:
        """C3.1: after the roll end the turn, play a card, trade and then build, or both in any mix."""
        buffer[0] = actions.pack_action(names.ACT_END, 0)
        n = development.legal_into(self, buffer, 1)
        n = building.builds_into(self, self.turn, buffer, n)
        if trade.may_trade(self):
            n = trade.maritime_into(self, buffer, n)
            if self.offer_menu != names.MENU_NONE:
                n = trade.offers_into(self, buffer, n)
        return n

    def _is_legal(self, action: int) -> bool:
        """Free offers and counter-offers are judged by their form, all else by the lists."""
        tag = actions.tag_of(action)
        if tag == names.ACT_OFFER:
            return trade.is_legal_offer(self, action)
        if tag == names.ACT_COUNTER:
            return trade.is_legal_counter_offer(self, action)
        if self._to_move() < 0:
            return Position._is_legal(self, action)
        buffer = memory.scratch(core_names.LEGAL_MAX)
        for seat in range(self.players):
            for i in range(self._legal_for(seat, buffer)):
                if buffer[i] == action:
                    return True
        return False

    def seat_of(self, action: int) -> int:
        """Discards and answers name their seat (C5.2, C6.1); all else is chance's or the player's on turn."""
        number = self._checked_action(action)
        tag = actions.tag_of(number)
        payload = actions.payload_of(number)
        if tag == names.ACT_DISCARD:
            return actions.discarding_seat(payload)
        if tag in (names.ACT_ACCEPT, names.ACT_DECLINE):
            return payload
        if tag == names.ACT_COUNTER:
            return actions.who_of(number)
        return core_names.CHANCE if names.ACT_DICE <= tag <= names.ACT_FIRST else self.turn

    # --- chance -------------------------------------------------------------------------------------

    def _chance_into(self, outcomes: list[int], weights: list[int]) -> int:
        return chance.outcomes_into(self, outcomes, weights)

    def _sample_chance(self, rng: Rng) -> int:
        if self.phase == names.PHASE_DICE:
            return chance.throw_dice(rng)
        return Position._sample_chance(self, rng)

    # --- what happens -------------------------------------------------------------------------------

    def _apply(self, action: int) -> None:
        tag = actions.tag_of(action)
        payload = actions.payload_of(action)
        if tag == names.ACT_ROLL:
            self.phase = names.PHASE_DICE
        elif tag == names.ACT_DICE:
            income.roll(self, actions.lower_die(payload), actions.higher_die(payload))
        elif tag == names.ACT_END:
            turn.end(self)
        elif tag <= names.ACT_BUY:
            self._apply_build(tag, payload)
        elif tag <= names.ACT_MONOPOLY:
            self._apply_card(tag, payload)
        elif tag == names.ACT_DISCARD:
            robber.lay_aside(self, actions.discarding_seat(payload), actions.discarded_resource(payload))
        elif tag == names.ACT_ROBBER:
            robber.move(self, payload)
        elif tag == names.ACT_ROB:
            robber.rob(self, payload)
        elif tag > names.ACT_DICE and tag <= names.ACT_FIRST:
            chance.apply(self, tag, payload)
        else:
            self._apply_trade(tag, action)

    def _apply_build(self, tag: int, payload: int) -> None:
        """Found, build for free, build for cards or buy a card; building ends the time to trade (C3.1)."""
        if self.phase == names.PHASE_FOUND_SETTLEMENT:
            founding.found_settlement(self, payload)
        elif self.phase == names.PHASE_FOUND_ROAD:
            founding.found_road(self, payload)
        elif self.phase == names.PHASE_FREE_ROADS:
            development.put_free_road(self, payload)
        else:
            self.has_built = 1
            if tag == names.ACT_BUY:
                building.buy_card(self)
                return
            if tag == names.ACT_ROAD:
                building.put_road(self, self.turn, payload, False)
            elif tag == names.ACT_SETTLEMENT:
                building.put_settlement(self, self.turn, payload, False)
            else:
                building.put_city(self, self.turn, payload)
            scoring.wins(self)

    def _apply_card(self, tag: int, payload: int) -> None:
        """Chapter 4."""
        if tag == names.ACT_KNIGHT:
            development.play_knight(self)
        elif tag == names.ACT_ROAD_BUILDING:
            development.play_road_building(self)
        elif tag == names.ACT_YEAR_OF_PLENTY:
            development.play_year_of_plenty(self, actions.first_of(payload), actions.second_of(payload))
        else:
            development.play_monopoly(self, payload)

    def _apply_trade(self, tag: int, action: int) -> None:
        """Chapter 3.3."""
        payload = actions.payload_of(action)
        if tag == names.ACT_MARITIME:
            trade.trade_maritime(self, actions.first_of(payload), actions.second_of(payload))
        elif tag == names.ACT_OFFER:
            trade.make_offer(self, action)
        elif tag == names.ACT_ACCEPT:
            trade.accept(self, payload)
        elif tag == names.ACT_DECLINE:
            trade.decline(self, payload)
        elif tag == names.ACT_COUNTER:
            trade.counter(self, action)
        elif tag == names.ACT_DEAL:
            trade.strike_deal(self, payload)
        else:
            trade.withdraw(self)

    # --- points, secrets, indices -------------------------------------------------------------------

    def _points(self, seat: int, source: int) -> int:
        return scoring.points(self, seat, source)

    def _score(self, seat: int) -> int:
        return scoring.all_points(self, seat)

    def _winner_mask(self) -> int:
        return scoring.winner_mask(self)

    def public_points(self) -> list[int]:
        """The points of each seat that everybody sees."""
        return [scoring.public_points(self, seat) for seat in range(self.players)]

    def _redeterminise(self, seat: int, rng: Rng) -> None:
        hidden_cards.deal_anew(self, seat, rng)

    def _index_of(self, action: int) -> int:
        return indices.index_of(self.players, self.turn, action)

    def _action_at(self, index: int) -> int:
        return indices.action_at(self.players, self.turn, index)

    # --- positions that were put together by hand ---------------------------------------------------

    def recount(self) -> None:
        """Fill in what follows from pieces, tokens and harbours, after they were set one by one."""
        island.index_tokens(self)
        building.recount(self)
