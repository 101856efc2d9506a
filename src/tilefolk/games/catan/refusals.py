"""Why an action is refused: a key with parameters, and the rule behind it.

This does not decide anything: the lists of legal actions do. It looks for the first rule that stands
in the way of what was tried. Who is told is the seat whose action it is (``Game.explain`` sees to that), so
no hand is looked at but that seat's own (C11.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.core.values import Value
from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, RESOURCES
from tilefolk.games.catan.heaps import counted
from tilefolk.games.catan.notation import describe
from tilefolk.games.catan.parts import BankTrade, CatanAction
from tilefolk.games.catan.rules import Catan


def refusal(game: Catan, action: int) -> IllegalAction:
    """Why an action is not legal."""
    if game.is_over:
        return IllegalAction("core.game_over", "C10.1")
    try:
        parts = describe(game, action)
    except BadNotation:
        return IllegalAction("catan.unknown_action", number=action)
    kind: str = parts["type"]
    if game.is_chance or kind not in _REASONS:
        return IllegalAction("catan.chance")
    return _wrong_moment(game, kind, parts) or _REASONS[kind](game, parts)


def _refusal(key: str, rule: str, **params: Value) -> IllegalAction:
    return IllegalAction(f"catan.{key}", rule, **params)


def _wrong_moment(game: Catan, kind: str, parts: CatanAction) -> IllegalAction | None:
    """What the turn's order forbids (C3.1, C3.2)."""
    phase = game.phase
    if phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
        wanted = "settlement" if phase == names.PHASE_FOUND_SETTLEMENT else "road"
        return None if kind == wanted else _refusal("turn.founding", "C2.3")
    if phase == names.PHASE_DISCARD:
        return None if kind == "discard" else _refusal("turn.discard_first", "C5.2")
    if kind == "discard":
        return _refusal("discard.none_due", "C5.2", seat=parts["seat"])
    if phase in (names.PHASE_MOVE_ROBBER, names.PHASE_CHOOSE_VICTIM):
        wanted = "robber" if phase == names.PHASE_MOVE_ROBBER else "rob"
        return None if kind == wanted else _refusal("turn.robber_first", "C5.3")
    if kind in ("robber", "rob"):
        return _refusal("robber.not_now", "C5.3")
    if phase == names.PHASE_FREE_ROADS:
        return None if kind == "road" else _refusal("turn.free_roads_first", "C8.2")
    if phase == names.PHASE_OFFER:
        return None if kind in _ANSWERS else _refusal("turn.offer_open", "C6.1")
    if kind in _ANSWERS:
        return _refusal("trade.no_offer", "C6.1")
    if phase == names.PHASE_BEFORE_ROLL and kind not in ("roll", *_PLAYS):
        return _refusal("turn.roll_first", "C3.1")
    if kind == "roll":
        return _refusal("turn.rolled", "C3.1")
    if kind in ("maritime", "offer") and game.has_built and not game.mixed_phase:
        return _refusal("trade.after_building", "C3.1")
    return None


def _cost(game: Catan, thing: str, rule: str) -> IllegalAction:
    """Nothing else is in the way: there are cards missing."""
    hand = game.hand[game.turn]
    cost: dict[str, int] = DATA["costs"][thing]
    missing = {
        name: n - hand[RESOURCES.index(name)] for name, n in cost.items() if n > hand[RESOURCES.index(name)]
    }
    return _refusal("build.cards_missing", rule, cards=missing)


def _roads(game: Catan, seat: int) -> list[str]:
    return GEOMETRY.path_names(game.roads_low[seat], game.roads_high[seat])


def _road(game: Catan, parts: CatanAction) -> IllegalAction:
    path = GEOMETRY.path_id(parts["at"])
    where = {"at": parts["at"]}
    owner = next((seat for seat in range(game.players) if parts["at"] in _roads(game, seat)), None)
    if owner is not None:
        return _refusal("road.taken", "C7.1", **where, seat=owner)
    if game.phase == names.PHASE_FOUND_ROAD:
        return _refusal("road.not_at_settlement", "C2.3", **where)
    if game.roads_left[game.turn] == 0:
        return _refusal("road.none_left", "C1.5", **where)
    seat = game.turn
    ends = GEOMETRY.path_ends[path]
    touched = [end for end in ends if (game.road_ends[seat] | game.buildings[seat]) >> end & 1]
    walls = sum(game.buildings[s] for s in range(game.players) if s != seat)
    if touched and all(walls >> end & 1 for end in touched):
        return _refusal("road.through_foreign", "C7.1", **where)
    if not touched:
        return _refusal("road.not_connected", "C7.1", **where)
    return _cost(game, "road", "C7.1")


def _settlement(game: Catan, parts: CatanAction) -> IllegalAction:
    node, seat = GEOMETRY.intersection_id(parts["at"]), game.turn
    where = {"at": parts["at"]}
    owner = next((s for s in range(game.players) if game.buildings[s] >> node & 1), None)
    if owner is not None:
        return _refusal("settlement.taken", "C7.2", **where, seat=owner)
    if game.blocked >> node & 1:
        return _refusal("settlement.too_close", "C7.2", **where)
    if game.settlements_left[seat] == 0:
        return _refusal("settlement.none_left", "C1.5", **where)
    if not game.road_ends[seat] >> node & 1:
        return _refusal("settlement.no_road", "C7.2", **where)
    return _cost(game, "settlement", "C7.2")


def _city(game: Catan, parts: CatanAction) -> IllegalAction:
    node, seat = GEOMETRY.intersection_id(parts["at"]), game.turn
    where = {"at": parts["at"]}
    if game.cities >> node & 1 and game.buildings[seat] >> node & 1:
        return _refusal("city.already", "C7.3", **where)
    if not game.buildings[seat] >> node & 1:
        return _refusal("city.no_settlement", "C7.3", **where)
    if game.cities_left[seat] == 0:
        return _refusal("city.none_left", "C1.5", **where)
    return _cost(game, "city", "C7.3")


def _buy(game: Catan, parts: CatanAction) -> IllegalAction:
    if not any(game.pile):
        return _refusal("card.pile_empty", "C7.4")
    return _cost(game, "card", "C7.4")


def _play(game: Catan, parts: CatanAction) -> IllegalAction:
    card = CARDS.index(parts["type"])
    name = {"card": parts["type"]}
    if game.development_cards[game.turn][card] == 0:
        return _refusal("card.not_held", "C3.2", **name)
    if game.card_played:
        return _refusal("card.one_a_turn", "C3.2", **name)
    if game.development_cards[game.turn][card] <= game.bought_this_turn[card]:
        return _refusal("card.bought_now", "C3.2", **name)
    if parts["type"] == "year_of_plenty":
        return _refusal("card.bank_lacks", "C8.3", **name)
    if parts["type"] == "road_building" and game.roads_left[game.turn] == 0:
        return _refusal("road.none_left", "C1.5", at="")
    return _refusal("card.no_road_place", "C8.2", **name)


def _maritime(game: Catan, parts: CatanAction) -> IllegalAction:
    trade = cast("BankTrade", parts)
    give, get = RESOURCES.index(trade["give"]), RESOURCES.index(trade["get"])
    if give == get:
        return _refusal("trade.same_kind", "C6.2", resource=trade["give"])
    if game.bank[get] == 0:
        return _refusal("trade.bank_lacks", "C6.2", resource=trade["get"])
    rate = game.rate[game.turn][give]
    return _refusal("trade.rate", "C6.2", rate=rate, resource=trade["give"])


def _discard(game: Catan, parts: CatanAction) -> IllegalAction:
    if parts["seat"] >= game.players or not game.owes[parts["seat"]]:
        return _refusal("discard.none_due", "C5.2", seat=parts["seat"])
    return _refusal("discard.not_held", "C5.2", seat=parts["seat"], resource=parts["resource"])


def _robber(game: Catan, parts: CatanAction) -> IllegalAction:
    return _refusal("robber.must_move", "C5.3", hex=parts["hex"])


def _rob(game: Catan, parts: CatanAction) -> IllegalAction:
    seat = parts["victim"]
    if seat == game.turn:
        return _refusal("robber.oneself", "C5.3")
    around = sum(1 << corner for corner in GEOMETRY.hex_intersections[game.robber])
    key = "robber.empty_hand" if game.buildings[seat] & around else "robber.not_there"
    return _refusal(key, "C5.3", seat=seat)


def _sides(game: Catan, seat: int, parts: CatanAction) -> IllegalAction:
    give, want = parts["give"], parts["want"]
    if not give or not want:
        return _refusal("trade.gift", "C6.1")
    alike = [name for name in give if name in want]
    if alike:
        return _refusal("trade.same_kind", "C6.1", resource=alike[0])
    if max(*give.values(), *want.values()) > names.BANK_CARDS:
        return _refusal("trade.too_many", "C1.6")
    return _refusal("trade.not_held", "C6.1", seat=seat, cards=_lacking(game, seat, give))


def _lacking(game: Catan, seat: int, cards: dict[str, int]) -> dict[str, int]:
    held = counted(game.hand[seat])
    return {name: n - held.get(name, 0) for name, n in cards.items() if n > held.get(name, 0)}


def _offer(game: Catan, parts: CatanAction) -> IllegalAction:
    if not parts["to"]:
        return _refusal("trade.nobody", "C6.1")
    if game.turn in parts["to"]:
        return _refusal("trade.oneself", "C6.1")
    if max(parts["to"]) >= game.players:
        return _refusal("trade.no_such_seat", "C6.1", seat=max(parts["to"]))
    return _sides(game, game.turn, parts)


def _answer(game: Catan, parts: CatanAction) -> IllegalAction:
    seat = parts["seat"]
    if seat >= game.players or game.answer[seat] == names.NOT_ASKED:
        return _refusal("trade.not_asked", "C6.1", seat=seat)
    if game.answer[seat] != names.ASKED:
        return _refusal("trade.answered", "C6.1", seat=seat)
    if parts["type"] == "counter":
        return _sides(game, seat, parts)
    want = describe(game, game.offer)["want"]
    return _refusal("trade.not_held", "C6.1", seat=seat, cards=_lacking(game, seat, want))


def _deal(game: Catan, parts: CatanAction) -> IllegalAction:
    seat = parts["partner"]
    if game.answer[seat] not in (names.ACCEPTED, names.COUNTERED):
        return _refusal("trade.not_accepted", "C6.1", seat=seat)
    terms = describe(game, game.counter_offer[seat] or game.offer)
    lacking = _lacking(game, game.turn, terms["want" if game.counter_offer[seat] else "give"])
    if lacking:
        return _refusal("trade.not_held", "C6.1", seat=game.turn, cards=lacking)
    return _refusal("trade.partner_lacks", "C6.1", seat=seat)


def _not_now(game: Catan, parts: CatanAction) -> IllegalAction:
    return _refusal("turn.not_now", "C3.1")


_PLAYS = ("knight", "road_building", "year_of_plenty", "monopoly")
_ANSWERS = ("accept", "decline", "counter", "deal", "withdraw")
_REASONS: dict[str, Callable[[Catan, CatanAction], IllegalAction]] = {
    "roll": _not_now,
    "end": _not_now,
    "withdraw": _not_now,
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
