"""``Catan``: whose move it is, what is legal and what happens (chapter 3).

The chapters of the rule book are the classes below this one: founding, robber, development cards,
trade, building, scoring. Here they are put in the order of a turn.
"""

from __future__ import annotations

import cython

from tilefolk.core.errors import IllegalAction
from tilefolk.games.catan.chance import Chance

if not cython.compiled:
    from tilefolk.games.catan.menu import action_at, index_of
    from tilefolk.games.catan.tables import (
        ACCEPTED,
        ACT_ACCEPT,
        ACT_BUY,
        ACT_COUNTER,
        ACT_DEAL,
        ACT_DECLINE,
        ACT_DICE,
        ACT_DISCARD,
        ACT_END,
        ACT_FIRST,
        ACT_KNIGHT,
        ACT_MARITIME,
        ACT_MONOPOLY,
        ACT_OFFER,
        ACT_PLENTY,
        ACT_ROAD,
        ACT_ROAD_BUILDING,
        ACT_ROB,
        ACT_ROBBER,
        ACT_ROLL,
        ACT_SETTLEMENT,
        BEFORE_ROLL,
        CHOOSE_VICTIM,
        COUNTERED,
        DECLINED,
        DICE,
        DISCARD,
        DRAW_CARD,
        DRAW_LOTS,
        ENDED,
        EVENT_DEAD,
        EVENT_TURN,
        EVENT_WITHDRAWN,
        FOUND,
        FOUND_ROAD,
        FREE_ROADS,
        MAIN,
        MOVE_ROBBER,
        OFFER,
        THEFT,
        WHO,
        payload_of,
        simple,
        tag_of,
    )

from tilefolk.games.catan.menu import INDEX_COUNT

MENUS = ("none", "simple", "wide")


@cython.cclass
class Catan(Chance):
    """A position of Catan.

    >>> game = Catan(4, beginners=True, first=0)
    >>> game.to_move, len(game.legal())
    (0, 1)
    """

    def __init__(
        self,
        players: cython.int,
        beginners: bool = False,
        shuffled: bool = False,
        mixed: bool = False,
        menu: str = "simple",
        first: int | None = None,
    ) -> None:
        Chance.__init__(self, players)
        self.index_count = INDEX_COUNT
        self.beginners = int(beginners)
        self.shuffled = int(shuffled)
        self.mixed = int(mixed)
        self.menu = MENUS.index(menu)
        self.lot = int(first is None)
        self.first = 0 if first is None else first
        if beginners:
            self._set_up_beginners()
            self._layout_done()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        """The player on turn, except for discards and answers, where the lowest seat that must act counts."""
        phase: cython.int = self.phase
        seat: cython.int
        if phase <= DRAW_LOTS or phase in (DICE, THEFT, DRAW_CARD):
            return -1
        if phase == ENDED:
            return -2
        if phase == DISCARD:
            for seat in range(self.players):
                if self.owes[seat] > 0:
                    return seat
        if phase == OFFER:
            seat = self._pending()
            if seat >= 0:
                return seat
        return self.turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_into(self, buffer: cython.p_longlong) -> cython.int:
        phase: cython.int = self.phase
        seat: cython.int
        if phase == MAIN:
            return self._main_into(buffer)
        if phase == BEFORE_ROLL:
            buffer[0] = simple(ACT_ROLL, 0)
            return self._cards_into(buffer, 1)
        seat = self._to_move()
        return self._legal_for(seat, buffer)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_for(self, seat: cython.int, buffer: cython.p_longlong) -> cython.int:
        """Discards and answers belong to their seats, everything else to the player on turn."""
        phase: cython.int = self.phase
        if seat < 0 or seat >= self.players:
            return 0
        if phase == DISCARD:
            return self._discards_into(seat, buffer)
        if phase == OFFER and seat != self.turn:
            return self._answers_into(seat, buffer)
        if seat != self.turn:
            return 0
        if phase in (MAIN, BEFORE_ROLL):
            return self._legal_into(buffer)
        if phase == OFFER:
            return self._closings_into(buffer)
        if phase in (FOUND, FOUND_ROAD):
            return self._founding_into(buffer)
        if phase in (MOVE_ROBBER, CHOOSE_VICTIM):
            return self._robber_into(buffer)
        if phase == FREE_ROADS:
            return self._roads_into(seat, buffer, 0)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _main_into(self, buffer: cython.p_longlong) -> cython.int:
        """After the roll: end the turn, play a card, trade and then build, or both in any mix (C3.1)."""
        n: cython.int
        buffer[0] = simple(ACT_END, 0)
        n = self._cards_into(buffer, 1)
        n = self._builds_into(self.turn, buffer, n)
        if self.mixed or not self.has_built:
            n = self._maritime_into(buffer, n)
            if self.menu:
                n = self._offers_into(buffer, n)
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_legal(self, action: cython.longlong) -> cython.bint:
        """Free offers and counter-offers are judged by their form, all else by the lists."""
        buffer: cython.longlong[256]
        i: cython.int
        n: cython.int
        seat: cython.int
        tag: cython.int = tag_of(action)
        if not cython.compiled:
            buffer = [0] * 256
        if tag == ACT_OFFER:
            return self._offer_fits(action)
        if tag == ACT_COUNTER:
            return self._counter_fits(action)
        if self._to_move() < 0:
            return Chance._is_legal(self, action)
        for seat in range(self.players):
            n = self._legal_for(seat, buffer)
            for i in range(n):
                if buffer[i] == action:
                    return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, action: cython.longlong) -> cython.void:
        tag: cython.int = tag_of(action)
        payload: cython.int = payload_of(action)
        if tag == ACT_ROLL:
            self.phase = DICE
        elif tag == ACT_DICE:
            self._roll(payload >> 4, payload & 15)
        elif tag == ACT_END:
            self._end_turn()
        elif tag <= ACT_BUY:
            self._apply_build(tag, payload)
        elif tag == ACT_KNIGHT:
            self._play_knight()
        elif tag == ACT_ROAD_BUILDING:
            self._play_road_building()
        elif tag == ACT_PLENTY:
            self._play_plenty(payload >> 3, payload & 7)
        elif tag == ACT_MONOPOLY:
            self._play_monopoly(payload)
        elif tag == ACT_DISCARD:
            self._lay_aside(payload >> 8, payload & 255)
        elif tag == ACT_ROBBER:
            self._move_robber(payload)
        elif tag == ACT_ROB:
            self._rob(payload)
        elif tag > ACT_DICE and tag <= ACT_FIRST:
            self._apply_chance(tag, payload)
        else:
            self._apply_trade(tag, action)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_build(self, tag: cython.int, payload: cython.int) -> cython.void:
        """Found, build for cards, build for free, or buy a card; building ends the time to trade (C3.1)."""
        if self.phase == FOUND:
            self._found_settlement(payload)
        elif self.phase == FOUND_ROAD:
            self._found_road(payload)
        elif self.phase == FREE_ROADS:
            self._free_road(payload)
        else:
            self.has_built = 1
            if tag == ACT_BUY:
                self._pay(self.turn, 3)
                self.phase = DRAW_CARD
                return
            if tag == ACT_ROAD:
                self._put_road(self.turn, payload, False)
            elif tag == ACT_SETTLEMENT:
                self._put_settlement(self.turn, payload, False)
            else:
                self._put_city(self.turn, payload)
            self._win_if_ten()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_trade(self, tag: cython.int, action: cython.longlong) -> cython.void:
        payload: cython.int = payload_of(action)
        if tag == ACT_MARITIME:
            self._trade_maritime(payload >> 3, payload & 7)
        elif tag == ACT_OFFER:
            self._make_offer(action)
        elif tag == ACT_ACCEPT:
            self._answer(payload, ACCEPTED, 0)
        elif tag == ACT_DECLINE:
            self._answer(payload, DECLINED, 0)
        elif tag == ACT_COUNTER:
            self._answer(cython.cast(cython.int, (action >> WHO) & 15), COUNTERED, action)
        elif tag == ACT_DEAL:
            self._strike_deal(payload)
        else:
            if self._listening:
                self._emit(EVENT_WITHDRAWN, self.turn, 0, 0, 0, 0, 0, 0)
            self._close_offer()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_turn(self) -> cython.void:
        """C3.3: the left neighbour; who has 10 points by now wins as his turn begins (C10.1).

        The book knows no end without a winner, but a position can be dead: no place, no piece and no card
        left for anybody. After 10,000 turns, thirty times a game of random moves, nobody wins.
        """
        kind: cython.int
        if self.offer:
            self._close_offer()
        for kind in range(5):
            self.fresh[kind] = 0
        self.rolled = 0
        self.card_played = 0
        self.has_built = 0
        self.offers_made = 0
        self.dice[0] = 0
        self.dice[1] = 0
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.turns += 1
        self.phase = BEFORE_ROLL
        if self._listening:
            self._emit(EVENT_TURN, self.turn, self.turns, 0, 0, 0, 0, 0)
        if not self._win_if_ten() and self.turns > 10000:
            self.phase = ENDED
            if self._listening:
                self._emit(EVENT_DEAD, self.turns, 0, 0, 0, 0, 0, 0)

    def explain(self, action: int) -> IllegalAction | None:
        """Why the action is not legal here, with the rule behind it; None if it is."""
        from tilefolk.games.catan.explain import explain

        return explain(self, action)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index_of(self, action: cython.longlong) -> cython.int:
        return index_of(self.players, self.turn, action)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _action_at(self, index: cython.int) -> cython.longlong:
        return action_at(self.players, self.turn, index)
