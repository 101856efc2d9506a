"""Why an action is refused: a key with parameters, and the rule behind it.

This does not decide anything: the lists of legal actions do. It looks for the first rule that stands
in the way of what was tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.notation import describe
from tilefolk.games.catan.rules import Catan
from tilefolk.games.catan.words import CARDS, RESOURCES, counted

Parts = dict[str, Any]


def explain(game: Catan, action: int) -> IllegalAction | None:
    """The refusal of an action, or None if it is legal."""
    if game.is_legal(action):
        return None
    if game.is_over:
        return IllegalAction("core.game_over", "C10.1")
    try:
        parts = describe(game, action)
    except BadNotation:
        return IllegalAction("catan.unknown_action", number=action)
    kind: str = parts["type"]
    if game.is_chance or kind not in _REASONS:
        return IllegalAction("catan.nature")
    return _wrong_moment(game, kind, parts) or _REASONS[kind](game, parts)


def _no(key: str, rule: str, **params: object) -> IllegalAction:
    return IllegalAction(f"catan.{key}", rule, **params)


def _wrong_moment(game: Catan, kind: str, parts: Parts) -> IllegalAction | None:
    """What the turn's order forbids (C3.1, C3.2)."""
    phase = game.phase
    if phase in (t.FOUND, t.FOUND_ROAD):
        wanted = "settlement" if phase == t.FOUND else "road"
        return None if kind == wanted else _no("turn.founding", "C2.3")
    if phase == t.DISCARD:
        return None if kind == "discard" else _no("turn.discard_first", "C5.2")
    if kind == "discard":
        return _no("discard.none_due", "C5.2", seat=parts["seat"])
    if phase in (t.MOVE_ROBBER, t.CHOOSE_VICTIM):
        wanted = "robber" if phase == t.MOVE_ROBBER else "rob"
        return None if kind == wanted else _no("turn.robber_first", "C5.3")
    if kind in ("robber", "rob"):
        return _no("robber.not_now", "C5.3")
    if phase == t.FREE_ROADS:
        return None if kind == "road" else _no("turn.free_roads_first", "C8.2")
    if phase == t.OFFER:
        return None if kind in _ANSWERS else _no("turn.offer_open", "C6.1")
    if kind in _ANSWERS:
        return _no("trade.no_offer", "C6.1")
    if phase == t.BEFORE_ROLL and kind not in ("roll", *_PLAYS):
        return _no("turn.roll_first", "C3.1")
    if kind == "roll":
        return _no("turn.rolled", "C3.1")
    if kind in ("maritime", "offer") and game.has_built and not game.mixed:
        return _no("trade.after_building", "C3.1")
    return None


def _cost(game: Catan, thing: str, rule: str) -> IllegalAction | None:
    hand = game.hand[game.turn * 5 : game.turn * 5 + 5]
    cost: dict[str, int] = DATA["costs"][thing]
    missing = {
        name: n - hand[RESOURCES.index(name)] for name, n in cost.items() if n > hand[RESOURCES.index(name)]
    }
    return _no("build.cards_missing", rule, cards=missing) if missing else None


def _owner(game: Catan, mask: str, bit: int) -> int | None:
    return next((seat for seat in range(game.players) if getattr(game, mask)[seat] >> bit & 1), None)


def _road(game: Catan, parts: Parts) -> IllegalAction:
    path = GEOMETRY.path_id(parts["at"])
    where = {"at": parts["at"]}
    owner = _owner(game, "roads_low", path) if path < 36 else _owner(game, "roads_high", path - 36)
    if owner is not None:
        return _no("road.taken", "C7.1", **where, seat=owner)
    if game.phase == t.FOUND_ROAD:
        return _no("road.not_at_settlement", "C2.3", **where)
    if game.roads_left[game.turn] == 0:
        return _no("road.none_left", "C1.5", **where)
    seat = game.turn
    ends = GEOMETRY.path_ends[path]
    touched = [end for end in ends if (game.reach[seat] | game.built[seat]) >> end & 1]
    walls = sum(game.built[s] for s in range(game.players) if s != seat)
    if touched and all(walls >> end & 1 for end in touched):
        return _no("road.through_foreign", "C7.1", **where)
    if not touched:
        return _no("road.not_connected", "C7.1", **where)
    return _cost(game, "road", "C7.1") or _no("unknown_action", "C7.1", number=path)


def _settlement(game: Catan, parts: Parts) -> IllegalAction:
    node, seat = GEOMETRY.intersection_id(parts["at"]), game.turn
    where = {"at": parts["at"]}
    owner = _owner(game, "built", node)
    if owner is not None:
        return _no("settlement.taken", "C7.2", **where, seat=owner)
    if game.blocked >> node & 1:
        return _no("settlement.too_close", "C7.2", **where)
    if game.settlements_left[seat] == 0:
        return _no("settlement.none_left", "C1.5", **where)
    if not game.reach[seat] >> node & 1:
        return _no("settlement.no_road", "C7.2", **where)
    return _cost(game, "settlement", "C7.2") or _no("unknown_action", "C7.2", number=node)


def _city(game: Catan, parts: Parts) -> IllegalAction:
    node, seat = GEOMETRY.intersection_id(parts["at"]), game.turn
    where = {"at": parts["at"]}
    if game.cities >> node & 1 and game.built[seat] >> node & 1:
        return _no("city.already", "C7.3", **where)
    if not game.built[seat] >> node & 1:
        return _no("city.no_settlement", "C7.3", **where)
    if game.cities_left[seat] == 0:
        return _no("city.none_left", "C1.5", **where)
    return _cost(game, "city", "C7.3") or _no("unknown_action", "C7.3", number=node)


def _buy(game: Catan, parts: Parts) -> IllegalAction:
    if not any(game.pile):
        return _no("card.pile_empty", "C7.4")
    return _cost(game, "card", "C7.4") or _no("unknown_action", "C7.4", number=0)


def _play(game: Catan, parts: Parts) -> IllegalAction:
    card = CARDS.index(parts["type"])
    name = {"card": parts["type"]}
    if game.cards[game.turn * 5 + card] == 0:
        return _no("card.not_held", "C3.2", **name)
    if game.card_played:
        return _no("card.one_a_turn", "C3.2", **name)
    if game.cards[game.turn * 5 + card] <= game.fresh[card]:
        return _no("card.bought_now", "C3.2", **name)
    if parts["type"] == "year_of_plenty":
        return _no("card.bank_lacks", "C8.3", **name)
    if parts["type"] == "road_building" and game.roads_left[game.turn] == 0:
        return _no("road.none_left", "C1.5", at="")
    return _no("card.no_road_place", "C8.2", **name)


def _maritime(game: Catan, parts: Parts) -> IllegalAction:
    give, get = RESOURCES.index(parts["give"]), RESOURCES.index(parts["get"])
    if give == get:
        return _no("trade.same_kind", "C6.2", resource=parts["give"])
    if game.bank[get] == 0:
        return _no("trade.bank_lacks", "C6.2", resource=parts["get"])
    rate = game.rate[game.turn * 5 + give]
    return _no("trade.rate", "C6.2", rate=rate, resource=parts["give"])


def _discard(game: Catan, parts: Parts) -> IllegalAction:
    if parts["seat"] >= game.players or not game.owes[parts["seat"]]:
        return _no("discard.none_due", "C5.2", seat=parts["seat"])
    return _no("discard.not_held", "C5.2", seat=parts["seat"], resource=parts["resource"])


def _robber(game: Catan, parts: Parts) -> IllegalAction:
    return _no("robber.must_move", "C5.3", hex=parts["hex"])


def _rob(game: Catan, parts: Parts) -> IllegalAction:
    seat = parts["victim"]
    if seat == game.turn:
        return _no("robber.oneself", "C5.3")
    around = sum(1 << corner for corner in GEOMETRY.hex_intersections[game.robber])
    key = "robber.empty_hand" if game.built[seat] & around else "robber.not_there"
    return _no(key, "C5.3", seat=seat)


def _sides(game: Catan, seat: int, parts: Parts) -> IllegalAction:
    give, want = parts["give"], parts["want"]
    if not give or not want:
        return _no("trade.gift", "C6.1")
    alike = [name for name in give if name in want]
    if alike:
        return _no("trade.same_kind", "C6.1", resource=alike[0])
    if max(*give.values(), *want.values()) > 19:
        return _no("trade.too_many", "C1.6")
    return _no("trade.not_held", "C6.1", seat=seat, cards=_lacking(game, seat, give))


def _lacking(game: Catan, seat: int, cards: dict[str, int]) -> dict[str, int]:
    held = counted(game.hand[seat * 5 : seat * 5 + 5])
    return {name: n - held.get(name, 0) for name, n in cards.items() if n > held.get(name, 0)}


def _offer(game: Catan, parts: Parts) -> IllegalAction:
    if not parts["to"]:
        return _no("trade.nobody", "C6.1")
    if game.turn in parts["to"]:
        return _no("trade.oneself", "C6.1")
    if max(parts["to"]) >= game.players:
        return _no("trade.no_such_seat", "C6.1", seat=max(parts["to"]))
    return _sides(game, game.turn, parts)


def _answer(game: Catan, parts: Parts) -> IllegalAction:
    seat = parts["seat"]
    if seat >= game.players or game.answer[seat] == t.ASKED_NOT:
        return _no("trade.not_asked", "C6.1", seat=seat)
    if game.answer[seat] != t.ASKED:
        return _no("trade.answered", "C6.1", seat=seat)
    if parts["type"] == "counter":
        return _sides(game, seat, parts)
    want = describe(game, game.offer)["want"]
    return _no("trade.not_held", "C6.1", seat=seat, cards=_lacking(game, seat, want))


def _deal(game: Catan, parts: Parts) -> IllegalAction:
    seat = parts["partner"]
    if game.answer[seat] not in (t.ACCEPTED, t.COUNTERED):
        return _no("trade.not_accepted", "C6.1", seat=seat)
    terms = describe(game, game.counter[seat] or game.offer)
    giver, taker = (seat, game.turn) if game.counter[seat] else (game.turn, seat)
    lacking = _lacking(game, giver, terms["give"])
    if lacking:
        return _no("trade.not_held", "C6.1", seat=giver, cards=lacking)
    return _no("trade.not_held", "C6.1", seat=taker, cards=_lacking(game, taker, terms["want"]))


def _never(game: Catan, parts: Parts) -> IllegalAction:
    return _no("turn.not_now", "C3.1")


_PLAYS = ("knight", "road_building", "year_of_plenty", "monopoly")
_ANSWERS = ("accept", "decline", "counter", "deal", "withdraw")
_REASONS: dict[str, Callable[[Catan, Parts], IllegalAction]] = {
    "roll": _never,
    "end": _never,
    "withdraw": _never,
    "road": _road,
    "settlement": _settlement,
    "city": _city,
    "buy": _buy,
    **dict.fromkeys(_PLAYS, _play),
    "maritime": _maritime,
    "discard": _discard,
    "robber": _robber,
    "rob": _rob,
    "offer": _offer,
    "accept": _answer,
    "decline": _answer,
    "counter": _answer,
    "deal": _deal,
}
