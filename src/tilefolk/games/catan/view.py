"""What a seat may see of the table, field by field (C11.1).

Everything public is listed here by name; of the secrets only the seat's own are added. Nothing is
taken away from a whole, so that a new field of the engine can't leak by being forgotten.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tilefolk.core.views import View
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.actions import side_cards
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, TERRAINS, TRADES
from tilefolk.games.catan.heaps import all_counted, counted
from tilefolk.games.catan.rules import Catan

Cards = dict[str, int]
"""How many of each resource, or of each kind of development card."""


class HexSeen(TypedDict):
    """A hex of the island; its terrain and number when they are known."""

    id: str
    terrain: str | None
    token: int | None


class HarbourSeen(TypedDict):
    """A harbour: at which side of a hex, and what it trades."""

    hex: str
    side: str
    trade: str | None


class PieceSeen(TypedDict):
    """A settlement, city or road."""

    seat: int
    at: str


class PiecesLeft(TypedDict):
    """What a seat can still build."""

    road: int
    settlement: int
    city: int


class HandSeen(TypedDict):
    """A hand: numbers for all, kinds for its owner."""

    count: int
    cards: Cards | None
    development: int
    development_cards: Cards | None
    bought_this_turn: int
    new_cards: NotRequired[Cards]


class AnswerSeen(TypedDict):
    """What one who was asked has said; of a counter-offer what its maker gives and wants."""

    seat: int
    answer: str
    give: Cards
    want: Cards


class OfferSeen(TypedDict):
    """An open offer and its answers."""

    seat: int
    to: list[int]
    give: Cards
    want: Cards
    answers: list[AnswerSeen]


class Discards(TypedDict):
    """Who must still discard; for a seat what it owes and has chosen so far."""

    waiting: list[int]
    owes: NotRequired[int]
    laid: NotRequired[Cards]


class IslandView(TypedDict):
    """The island."""

    hexes: list[HexSeen]
    robber: str | None
    harbours: list[HarbourSeen]


class PiecesView(TypedDict):
    """What stands on it, and what follows from that."""

    settlements: list[PieceSeen]
    cities: list[PieceSeen]
    roads: list[PieceSeen]
    pieces_left: list[PiecesLeft]
    rates: list[Cards]
    knights: list[int]
    road_lengths: list[int]
    longest_road: int | None
    largest_army: int | None


class CatanView(View, IslandView, PiecesView):
    """The table of Catan."""

    move: int
    turn: int | None
    rolled: bool
    card_played: bool
    may_trade: bool
    dice: list[int] | None
    hands: list[HandSeen]
    bank: Cards
    development_left: int
    offer: OfferSeen | None
    discards: Discards | None
    free_roads: int
    public_points: list[int]


def view(game: Catan, seat: int | None) -> CatanView:
    """The table as the seat sees it; None is a spectator."""
    over = game.is_over
    public = game.public_points()
    seats = range(game.players)
    return {
        "game": "catan",
        "players": game.players,
        "seat": seat,
        "options": game.options,
        "phase": names.PHASES[game.phase],
        "to_move": acting(game),
        "over": over,
        "winners": game.winners(),
        "scores": [game.score(s) if over or s == seat else public[s] for s in seats],
        "move": game.turns,
        "turn": None if game.phase <= names.PHASE_DRAW_LOTS else game.turn,
        "rolled": bool(game.rolled),
        "card_played": bool(game.card_played),
        "may_trade": game.may_trade,
        "dice": list(game.dice) if game.dice[0] else None,
        **_island(game),
        **_pieces(game),
        "hands": [_hand(game, s, open_hand=s == seat, at_end=over) for s in seats],
        "bank": all_counted(game.bank),
        "development_left": sum(game.pile),
        "offer": _offer(game),
        "discards": _discards(game, seat),
        "free_roads": game.free_roads,
        "public_points": public,
        "points": [_points(game, s, cards=over or s == seat) for s in seats],
    }


def acting(game: Catan) -> list[int]:
    """The seats that must act now: several at a discard or when an offer waits for answers."""
    if game.phase == names.PHASE_DISCARD:
        return [seat for seat in range(game.players) if game.owes[seat] > 0]
    if game.phase == names.PHASE_OFFER:
        asked = [seat for seat in range(game.players) if game.answer[seat] == names.ASKED]
        return asked or [game.turn]
    return [game.to_move] if game.to_move >= 0 else []


def _island(game: Catan) -> IslandView:
    return {
        "hexes": [
            {
                "id": name,
                "terrain": TERRAINS[game.terrain[i]] if game.terrain[i] >= 0 else None,
                "token": game.token[i] or None,
            }
            for i, name in enumerate(GEOMETRY.hexes)
        ],
        "robber": GEOMETRY.hexes[game.robber] if game.robber >= 0 else None,
        "harbours": [
            {
                "hex": place["hex"],
                "side": place["side"],
                "trade": TRADES[game.harbour[i]] if game.harbour[i] >= 0 else None,
            }
            for i, place in enumerate(DATA["harbours"])
        ],
    }


def _pieces(game: Catan) -> PiecesView:
    seats = range(game.players)
    return {
        "settlements": [
            {"seat": s, "at": at}
            for s in seats
            for at in GEOMETRY.intersection_names(game.buildings[s] & ~game.cities)
        ],
        "cities": [
            {"seat": s, "at": at}
            for s in seats
            for at in GEOMETRY.intersection_names(game.buildings[s] & game.cities)
        ],
        "roads": [
            {"seat": s, "at": at}
            for s in seats
            for at in GEOMETRY.path_names(game.roads_low[s], game.roads_high[s])
        ],
        "pieces_left": [
            {"road": game.roads_left[s], "settlement": game.settlements_left[s], "city": game.cities_left[s]}
            for s in seats
        ],
        "rates": [all_counted(game.rate[s]) for s in seats],
        "knights": list(game.knights[: game.players]),
        "road_lengths": list(game.road_length[: game.players]),
        "longest_road": game.longest_road if game.longest_road >= 0 else None,
        "largest_army": game.largest_army if game.largest_army >= 0 else None,
    }


def _hand(game: Catan, seat: int, open_hand: bool, at_end: bool) -> HandSeen:
    """Numbers for all, kinds for the owner; cards laid aside still count until all have chosen (C5.2)."""
    hand = game.hand[seat]
    laid = game.laid_aside[seat]
    cards = game.development_cards[seat]
    shown: HandSeen = {
        "count": sum(hand) + (0 if open_hand else sum(laid)),
        "cards": all_counted(hand) if open_hand else None,
        "development": sum(cards),
        "development_cards": all_counted(cards, CARDS) if open_hand or at_end else None,
        "bought_this_turn": sum(game.bought_this_turn) if seat == game.turn else 0,
    }
    if open_hand:
        shown["new_cards"] = all_counted(
            game.bought_this_turn if seat == game.turn else [0] * names.KINDS, CARDS
        )
    return shown


def _discards(game: Catan, seat: int | None) -> Discards | None:
    """Who must still discard; the own choice so far."""
    if game.phase != names.PHASE_DISCARD:
        return None
    found: Discards = {"waiting": acting(game)}
    if seat is not None:
        found["owes"] = game.owes[seat]
        found["laid"] = counted(game.laid_aside[seat])
    return found


def _offer(game: Catan) -> OfferSeen | None:
    if not game.offer:
        return None
    return {
        "seat": game.turn,
        "to": actions.seats_of(actions.who_of(game.offer)),
        "give": side_cards(actions.give_of(game.offer)),
        "want": side_cards(actions.want_of(game.offer)),
        "answers": [
            {
                "seat": seat,
                "answer": names.ANSWERS[game.answer[seat]],
                "give": side_cards(actions.give_of(game.counter_offer[seat])),
                "want": side_cards(actions.want_of(game.counter_offer[seat])),
            }
            for seat in range(game.players)
            if game.answer[seat] != names.NOT_ASKED
        ],
    }


def _points(game: Catan, seat: int, cards: bool) -> dict[str, int]:
    """Points by source; those of the cards only to who may know them (C7.6)."""
    settlements, cities, road, army, victory = game.points(seat)
    found = {"settlements": settlements, "cities": cities, "longest_road": road, "largest_army": army}
    if cards:
        found["victory_points"] = victory
    return found
