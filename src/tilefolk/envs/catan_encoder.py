"""Observations of Catan: the public table and the observer's own cards, as one flat vector.

Nothing is read that the seat may not see: of other hands their size and what everybody saw go into them, of
the pile only its height.
"""

from __future__ import annotations

from typing import Any

from tilefolk.bots import catan_dots
from tilefolk.core import bits
from tilefolk.core.game import Game
from tilefolk.envs import catan_casts, names, rows
from tilefolk.envs.catan_layout import LAYOUT
from tilefolk.envs.encoder import Encoder
from tilefolk.games.catan import actions, heaps, scoring
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan


class CatanEncoder(Encoder):
    """Catan; a field of the layout begins at the number of its name with ``_at``."""

    phase_at: int
    seat_at: int
    on_turn_at: int
    turn_at: int
    dice_at: int
    options_at: int
    bank_at: int
    development_left_at: int
    hand_at: int
    laid_aside_at: int
    owes_at: int
    cards_at: int
    bought_this_turn_at: int
    points_at: int
    seats_at: int
    known_at: int
    offer_at: int
    answers_at: int
    hexes_at: int
    harbours_at: int
    settlements_at: int
    cities_at: int
    roads_at: int

    def __init__(self) -> None:
        Encoder.__init__(self, LAYOUT, names.CATAN_TRACE)
        for field in LAYOUT.fields:
            setattr(self, f"{field.name}_at", LAYOUT.where(field.name).start)

    def _write(self, game: Game, seat: int, out: Any, trace: Any) -> None:
        catan_casts.write(self, game, seat, out, trace)

    def _clear_trace(self, trace: Any) -> None:
        trace[names.KNOWN] = names.UNKNOWN

    def _write_catan(self, game: Catan, seat: int, out: Any, trace: Any) -> None:
        """Cards always; the island once it lies, pieces when one was built or the observer is another."""
        to_build = self._to_build(game)
        if trace[names.KNOWN] == names.UNKNOWN:
            rows.clear(out, 0, self.size)
            self._write_island(game, out)
            self._write_pieces(game, seat, out)
            trace[names.ROBBER] = 0
        else:
            rows.clear(out, 0, self.hexes_at)
            if trace[names.OBSERVER] != seat or trace[names.TO_BUILD] != to_build:
                rows.clear(out, self.settlements_at, self.size - self.settlements_at)
                self._write_pieces(game, seat, out)
        self._write_robber(game, out, trace)
        trace[names.KNOWN] = names.CURRENT if game.phase > catan_names.PHASE_LAY_HARBOURS else names.UNKNOWN
        trace[names.OBSERVER] = seat
        trace[names.TO_BUILD] = to_build
        self._write_turn(game, seat, out)
        self._write_own(game, seat, out)
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            self._write_seat(game, who, k > 0, self.seats_at + k * names.SEAT_ROW, out)
            for kind in range(catan_names.KINDS):
                out[self.known_at + k * catan_names.KINDS + kind] = game.known_hand[who][kind]
        if game.offer != 0:
            self._write_offer(game, seat, out)

    def _to_build(self, game: Catan) -> int:
        """What all have left to build; a city counts as two steps, for its settlement comes back."""
        left = 0
        for who in range(game.players):
            left += game.roads_left[who] + game.settlements_left[who]
            left += names.CITY_STEPS * game.cities_left[who]
        return left

    def _write_turn(self, game: Catan, seat: int, out: Any) -> None:
        """Phase, turn, options and bank."""
        out[self.phase_at + game.phase] = 1
        out[self.seat_at + seat] = 1
        if game.phase > catan_names.PHASE_DRAW_LOTS and game.phase != catan_names.PHASE_OVER:
            k = game.turn - seat
            out[self.on_turn_at + (k if k >= 0 else k + game.players)] = 1
        out[self.turn_at] = game.rolled
        out[self.turn_at + names.TURN_CARD] = game.card_played
        out[self.turn_at + names.TURN_BUILT] = game.has_built
        out[self.turn_at + names.TURN_FREE_ROADS] = game.free_roads
        out[self.dice_at] = game.dice[0]
        out[self.dice_at + 1] = game.dice[1]
        out[self.options_at] = game.mixed_phase
        out[self.options_at + 1 + game.offer_menu] = 1
        for kind in range(catan_names.KINDS):
            out[self.bank_at + kind] = game.bank[kind]
        out[self.development_left_at] = heaps.total(game.pile)

    def _write_own(self, game: Catan, seat: int, out: Any) -> None:
        """The observer's cards and points."""
        for kind in range(catan_names.KINDS):
            out[self.hand_at + kind] = game.hand[seat][kind]
            out[self.laid_aside_at + kind] = game.laid_aside[seat][kind]
            out[self.cards_at + kind] = game.development_cards[seat][kind]
            if seat == game.turn:
                out[self.bought_this_turn_at + kind] = game.bought_this_turn[kind]
        if game.phase == catan_names.PHASE_DISCARD:
            out[self.owes_at] = game.owes[seat]
        out[self.points_at] = game._score(seat)

    def _must_act(self, game: Catan, who: int) -> bool:
        """Whether the game waits for that seat; several at a discard or for answers."""
        if game.phase == catan_names.PHASE_DISCARD:
            return game.owes[who] > 0
        if game.phase == catan_names.PHASE_OFFER and who != game.turn:
            return game.answer[who] == catan_names.ASKED
        return game._to_move() == who

    def _write_seat(self, game: Catan, who: int, others: bool, row: int, out: Any) -> None:
        """What all see of a seat; another's cards that are laid aside count until all have chosen."""
        cards = heaps.total(game.hand[who])
        if others:
            cards += heaps.total(game.laid_aside[who])
        out[row] = 1
        out[row + names.SEAT_POINTS] = scoring.public_points(game, who)
        out[row + names.SEAT_CARDS] = cards
        out[row + names.SEAT_DEVELOPMENT] = heaps.total(game.development_cards[who])
        if who == game.turn:
            out[row + names.SEAT_BOUGHT] = heaps.total(game.bought_this_turn)
        out[row + names.SEAT_KNIGHTS] = game.knights[who]
        out[row + names.SEAT_ROAD_LENGTH] = game.road_length[who]
        out[row + names.SEAT_LONGEST_ROAD] = game.longest_road == who
        out[row + names.SEAT_LARGEST_ARMY] = game.largest_army == who
        out[row + names.SEAT_ROADS] = game.roads_left[who]
        out[row + names.SEAT_SETTLEMENTS] = game.settlements_left[who]
        out[row + names.SEAT_CITIES] = game.cities_left[who]
        for kind in range(catan_names.KINDS):
            out[row + names.SEAT_RATES + kind] = game.rate[who][kind]
        out[row + names.SEAT_MUST_ACT] = self._must_act(game, who)

    def _write_side(self, side: int, at: int, out: Any) -> None:
        """What one side of an offer names of each resource."""
        for kind in range(catan_names.KINDS):
            out[at + kind] = actions.amount(side, kind)

    def _write_offer(self, game: Catan, seat: int, out: Any) -> None:
        """An open offer, and the answers to it."""
        self._write_side(actions.give_of(game.offer), self.offer_at + names.OFFER_GIVE, out)
        self._write_side(actions.want_of(game.offer), self.offer_at + names.OFFER_WANT, out)
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            row = self.answers_at + k * names.ANSWER_ROW
            out[self.offer_at + k] = (actions.who_of(game.offer) >> who) & 1
            out[row + game.answer[who]] = 1
            if game.answer[who] != catan_names.NOT_ASKED:
                counter = game.counter_offer[who]
                self._write_side(actions.give_of(counter), row + names.ANSWER_GIVE, out)
                self._write_side(actions.want_of(counter), row + names.ANSWER_WANT, out)

    def _write_island(self, game: Catan, out: Any) -> None:
        """Hexes and harbours."""
        for i in range(catan_names.HEXES):
            row = self.hexes_at + i * names.HEX_ROW
            if game.terrain[i] >= 0:
                out[row + game.terrain[i]] = 1
            if game.token[i] > 0:
                out[row + names.HEX_WAYS] = catan_dots.ways(game.token[i])
        for i in range(catan_names.HARBOURS):
            if game.harbour[i] >= 0:
                out[self.harbours_at + i * names.HARBOUR_ROW + game.harbour[i]] = 1

    def _write_robber(self, game: Catan, out: Any, trace: Any) -> None:
        """The robber's hex, and no other."""
        at = self.hexes_at + names.HEX_ROBBER
        if trace[names.ROBBER] > 0:
            out[at + (trace[names.ROBBER] - 1) * names.HEX_ROW] = 0
        if game.robber >= 0:
            out[at + game.robber * names.HEX_ROW] = 1
        trace[names.ROBBER] = game.robber + 1

    def _write_pieces(self, game: Catan, seat: int, out: Any) -> None:
        """What everybody has built."""
        for k in range(game.players):
            who = seat + k
            if who >= game.players:
                who -= game.players
            self._write_pieces_of(game, who, k, out)

    def _write_pieces_of(self, game: Catan, who: int, k: int, out: Any) -> None:
        """The settlements, cities and roads of a seat, the observer's being number 0."""
        left = game.buildings[who]
        while left != 0:
            at = bits.lowest(left)
            left = bits.without_lowest(left)
            first = self.cities_at if bits.has(game.cities, at) else self.settlements_at
            out[first + at * catan_names.SEATS + k] = 1
        left = game.roads_low[who]
        while left != 0:
            out[self.roads_at + bits.lowest(left) * catan_names.SEATS + k] = 1
            left = bits.without_lowest(left)
        left = game.roads_high[who]
        while left != 0:
            path = catan_names.WORD_PATHS + bits.lowest(left)
            out[self.roads_at + path * catan_names.SEATS + k] = 1
            left = bits.without_lowest(left)
