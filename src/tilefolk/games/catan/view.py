"""What a seat may see of the table, field by field (C11.1).

Everything public is listed here by name; of the secrets only the seat's own are added. Nothing is
taken away from a whole, so that a new field of the engine can't leak by being forgotten.
"""

from __future__ import annotations

from typing import Any

from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.rules import MENUS, Catan
from tilefolk.games.catan.words import (
    ANSWERS,
    CARDS,
    PHASES,
    TERRAINS,
    TRADES,
    all_counted,
    counted,
    intersections,
    paths,
    seats_of,
    side_cards,
)


def view(game: Catan, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    over = game.is_over
    public = game.public_points()
    seats = range(game.players)
    return {
        "game": "catan",
        "players": game.players,
        "seat": seat,
        "options": options(game),
        "phase": PHASES[game.phase],
        "to_move": acting(game),
        "over": over,
        "winners": game.winners(),
        "scores": [game.score(s) if over or s == seat else public[s] for s in seats],
        "move": game.turns,
        "turn": None if game.phase <= t.DRAW_LOTS else game.turn,
        "rolled": bool(game.rolled),
        "card_played": bool(game.card_played),
        "may_trade": may_trade(game),
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


def options(game: Catan) -> dict[str, Any]:
    """The table's options."""
    return {
        "setup": "beginner" if game.beginners else "variable",
        "harbours": "shuffled" if game.shuffled else "standard",
        "mixed_phase": bool(game.mixed),
        "offers": MENUS[game.menu],
        "first": "lot" if game.lot else str(game.first),
    }


def acting(game: Catan) -> list[int]:
    """The seats that must act now: several at a discard or when an offer waits for answers."""
    if game.phase == t.DISCARD:
        return [seat for seat in range(game.players) if game.owes[seat] > 0]
    if game.phase == t.OFFER:
        asked = [seat for seat in range(game.players) if game.answer[seat] == t.ASKED]
        return asked or [game.turn]
    return [game.to_move] if game.to_move >= 0 else []


def may_trade(game: Catan) -> bool:
    """Whether the player on turn may offer and trade now (C3.1)."""
    return bool(game.phase == t.MAIN and (game.mixed or not game.has_built))


def _island(game: Catan) -> dict[str, Any]:
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


def _pieces(game: Catan) -> dict[str, Any]:
    seats = range(game.players)
    return {
        "settlements": [
            {"seat": s, "at": at} for s in seats for at in intersections(game.built[s] & ~game.cities)
        ],
        "cities": [{"seat": s, "at": at} for s in seats for at in intersections(game.built[s] & game.cities)],
        "roads": [
            {"seat": s, "at": at} for s in seats for at in paths(game.roads_low[s], game.roads_high[s])
        ],
        "pieces_left": [
            {"road": game.roads_left[s], "settlement": game.settlements_left[s], "city": game.cities_left[s]}
            for s in seats
        ],
        "rates": [all_counted(game.rate[s * 5 : s * 5 + 5]) for s in seats],
        "knights": list(game.knights[: game.players]),
        "road_lengths": list(game.length[: game.players]),
        "longest_road": game.longest_road if game.longest_road >= 0 else None,
        "largest_army": game.largest_army if game.largest_army >= 0 else None,
    }


def _hand(game: Catan, seat: int, open_hand: bool, at_end: bool) -> dict[str, Any]:
    """Numbers for all, kinds for the owner; cards laid aside still count until all have chosen (C5.2)."""
    hand = game.hand[seat * 5 : seat * 5 + 5]
    laid = game.laid[seat * 5 : seat * 5 + 5]
    cards = game.cards[seat * 5 : seat * 5 + 5]
    shown: dict[str, Any] = {
        "count": sum(hand) + (0 if open_hand else sum(laid)),
        "cards": all_counted(hand) if open_hand else None,
        "development": sum(cards),
        "development_cards": all_counted(cards, CARDS) if open_hand or at_end else None,
        "bought_this_turn": sum(game.fresh) if seat == game.turn else 0,
    }
    if open_hand:
        shown["new_cards"] = all_counted(game.fresh if seat == game.turn else [0] * 5, CARDS)
    return shown


def _discards(game: Catan, seat: int | None) -> dict[str, Any] | None:
    """Who must still discard; the own choice so far."""
    if game.phase != t.DISCARD:
        return None
    found: dict[str, Any] = {"waiting": acting(game)}
    if seat is not None:
        found["owes"] = game.owes[seat]
        found["laid"] = counted(game.laid[seat * 5 : seat * 5 + 5])
    return found


def _offer(game: Catan) -> dict[str, Any] | None:
    if not game.offer:
        return None
    return {
        "seat": game.turn,
        "to": seats_of(game.offer >> t.WHO & 15),
        "give": side_cards(game.offer & t.SIDE_MASK),
        "want": side_cards(game.offer >> t.WANT & t.SIDE_MASK),
        "answers": [
            {
                "seat": seat,
                "answer": ANSWERS[game.answer[seat]],
                "give": side_cards(game.counter[seat] & t.SIDE_MASK),
                "want": side_cards(game.counter[seat] >> t.WANT & t.SIDE_MASK),
            }
            for seat in range(game.players)
            if game.answer[seat] != t.ASKED_NOT
        ],
    }


def _points(game: Catan, seat: int, cards: bool) -> dict[str, int]:
    """Points by source; those of the cards only to who may know them (C7.6)."""
    settlements, cities, road, army, victory = game.points(seat)
    found = {"settlements": settlements, "cities": cities, "longest_road": road, "largest_army": army}
    if cards:
        found["victory_points"] = victory
    return found
