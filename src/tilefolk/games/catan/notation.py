"""Actions as JSON and as text: ``road A2/B2``, ``offer 1 wood for 1 ore to 1,2``, ``2: discard wool``.

Both go through one description, a small dictionary with ``type`` and parts, so that what a client
sends, what a person types and what a record holds are the same thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from tilefolk.core.errors import LINE_ECHO_MAX, BadNotation, unreadable_parts
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.actions import pack_action, side_cards
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.heaps import cards_text, is_number, parse_cards
from tilefolk.games.catan.parts import BankTrade, CatanAction
from tilefolk.games.catan.rules import Catan

_UNREADABLE = (LookupError, ValueError, TypeError, AttributeError)
"""What can happen to a text or a client's JSON that is no action."""

_BARE = {
    "roll": names.ACT_ROLL,
    "end": names.ACT_END,
    "buy": names.ACT_BUY,
    "knight": names.ACT_KNIGHT,
    "road_building": names.ACT_ROAD_BUILDING,
    "withdraw": names.ACT_WITHDRAW,
}
# each type with (tag, name of the part, the words it takes)
_CHOICES: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "road": (names.ACT_ROAD, "at", GEOMETRY.paths),
    "settlement": (names.ACT_SETTLEMENT, "at", GEOMETRY.intersections),
    "city": (names.ACT_CITY, "at", GEOMETRY.intersections),
    "robber": (names.ACT_ROBBER, "hex", GEOMETRY.hexes),
    "monopoly": (names.ACT_MONOPOLY, "resource", RESOURCES),
    "stolen": (names.ACT_STOLEN, "resource", RESOURCES),
    "card": (names.ACT_CARD, "card", CARDS),
    "tokens": (names.ACT_SPIRAL, "from", tuple(GEOMETRY.hexes[spiral[0]] for spiral in GEOMETRY.spirals)),
}
_SEATS = {
    "rob": (names.ACT_ROB, "victim"),
    "deal": (names.ACT_DEAL, "partner"),
    "accept": (names.ACT_ACCEPT, "seat"),
    "decline": (names.ACT_DECLINE, "seat"),
    "first": (names.ACT_FIRST, "seat"),
}
_RATE_MAX = 99
_BARE_OF = {tag: name for name, tag in _BARE.items()}
_CHOICE_OF = {tag: (name, part, words) for name, (tag, part, words) in _CHOICES.items()}
_SEAT_OF = {tag: (name, part) for name, (tag, part) in _SEATS.items()}


def describe(game: Catan, action: int) -> CatanAction:
    """The action as JSON: ``type`` and its parts."""
    tag, payload = actions.unpack(action)
    if tag in _BARE_OF and payload == 0:
        return {"type": _BARE_OF[tag]}
    if tag in _CHOICE_OF and payload < len(_CHOICE_OF[tag][2]):
        name, part, words = _CHOICE_OF[tag]
        return cast("CatanAction", {"type": name, part: words[payload]})
    if tag in _SEAT_OF and payload < game.players:
        name, part = _SEAT_OF[tag]
        return cast("CatanAction", {"type": name, part: payload})
    if tag in _OTHERS:
        try:
            return _OTHERS[tag](game, payload)
        except IndexError:
            pass
    raise BadNotation("catan.notation.number", text=str(action))


def _describe_offer(game: Catan, payload: int) -> CatanAction:
    give, want = _sides(payload)
    return {"type": "offer", "give": give, "want": want, "to": actions.seats_of(actions.who_of(payload))}


def _describe_counter(game: Catan, payload: int) -> CatanAction:
    give, want = _sides(payload)
    return {"type": "counter", "seat": actions.who_of(payload), "give": give, "want": want}


def _sides(payload: int) -> tuple[dict[str, int], dict[str, int]]:
    return side_cards(actions.give_of(payload)), side_cards(actions.want_of(payload))


def _describe_plenty(game: Catan, payload: int) -> CatanAction:
    one, other = actions.first_of(payload), actions.second_of(payload)
    return {
        "type": "year_of_plenty",
        "cards": [RESOURCES[one]] + ([] if other == names.NOTHING else [RESOURCES[other]]),
    }


def _describe_maritime(game: Catan, payload: int) -> CatanAction:
    rate, pair = divmod(payload, actions.PAIR_NUMBERS)
    give, get = actions.first_of(pair), actions.second_of(pair)
    own_rate = game.rate[game.turn][give]
    return _bank_trade(
        {"type": "maritime", "give": RESOURCES[give], "rate": rate or own_rate, "get": RESOURCES[get]}
    )


def _bank_trade(parts: BankTrade) -> CatanAction:
    return cast("CatanAction", parts)


def _maritime(game: Catan, give: int, rate: object, get: int) -> int:
    """A trade with the bank; a rate other than the player's own stays in the number, which is never legal."""
    if isinstance(rate, bool) or not isinstance(rate, int) or not 0 < rate <= _RATE_MAX:
        raise ValueError(rate)
    other_rate = 0 if rate == game.rate[game.turn][give] else rate
    return pack_action(names.ACT_MARITIME, other_rate << actions.RATE_SHIFT | actions.pair(give, get))


def _describe_discard(game: Catan, payload: int) -> CatanAction:
    resource = RESOURCES[actions.discarded_resource(payload)]
    return {"type": "discard", "seat": actions.discarding_seat(payload), "resource": resource}


def _describe_hex(game: Catan, payload: int) -> CatanAction:
    return {"type": "hex", "hex": GEOMETRY.hexes[game.step], "terrain": TERRAINS[payload]}


def _describe_harbour(game: Catan, payload: int) -> CatanAction:
    place = DATA["harbours"][game.step]
    return {"type": "harbour", "hex": place["hex"], "side": place["side"], "trade": TRADES[payload]}


_OTHERS: dict[int, Callable[[Catan, int], CatanAction]] = {
    names.ACT_YEAR_OF_PLENTY: _describe_plenty,
    names.ACT_MARITIME: _describe_maritime,
    names.ACT_DISCARD: _describe_discard,
    names.ACT_OFFER: _describe_offer,
    names.ACT_COUNTER: _describe_counter,
    names.ACT_DICE: lambda game, p: {"type": "dice", "dice": [actions.lower_die(p), actions.higher_die(p)]},
    names.ACT_TERRAIN: _describe_hex,
    names.ACT_HARBOUR: _describe_harbour,
}


def encode(game: Catan, description: Mapping[str, object]) -> int:
    """The action that a description means; raises BadNotation."""
    kind = description.get("type")
    try:
        return _encode(game, kind, description)
    except _UNREADABLE as error:
        raise unreadable_parts(kind) from error


def _encode(game: Catan, kind: object, description: Mapping[str, object]) -> int:
    if kind in _BARE:
        return pack_action(_BARE[kind], 0)
    if kind in _CHOICES:
        tag, part, words = _CHOICES[kind]
        return pack_action(tag, words.index(cast("str", description[part])))
    if kind in _SEATS:
        tag, part = _SEATS[kind]
        return pack_action(tag, _seat(description[part]))
    parts = cast("CatanAction", description)  # what it is not is found out below
    match kind:
        case "year_of_plenty":
            cards = sorted(RESOURCES.index(name) for name in parts["cards"])
            one, other = (*cards, names.NOTHING) if len(cards) == 1 else cards
            return pack_action(names.ACT_YEAR_OF_PLENTY, actions.pair(one, other))
        case "maritime":
            trade = cast("BankTrade", description)
            give, get = RESOURCES.index(trade["give"]), RESOURCES.index(trade["get"])
            return _maritime(game, give, trade.get("rate", game.rate[game.turn][give]), get)
        case "discard":
            seat, resource = _seat(parts["seat"]), RESOURCES.index(parts["resource"])
            return pack_action(names.ACT_DISCARD, actions.discard(seat, resource))
        case "offer":
            return actions.make_offer(parts["give"], parts["want"], [_seat(seat) for seat in parts["to"]])
        case "counter":
            return actions.make_counter_offer(_seat(parts["seat"]), parts["give"], parts["want"])
        case "dice":
            one, other = sorted(parts["dice"])
            if not 1 <= one <= other <= names.DIE_SIDES:
                raise ValueError(parts["dice"])
            return pack_action(names.ACT_DICE, actions.dice(one, other))
        case "hex":
            if parts["hex"] != GEOMETRY.hexes[game.step]:
                raise ValueError(parts["hex"])
            return pack_action(names.ACT_TERRAIN, TERRAINS.index(parts["terrain"]))
        case "harbour":
            return pack_action(names.ACT_HARBOUR, TRADES.index(parts["trade"]))
    raise KeyError(kind)


def _seat(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < names.SEATS:
        raise ValueError(value)
    return value


def action_name(game: Catan, action: int) -> str:
    """The action as a person would type it."""
    d = describe(game, action)
    match d["type"]:
        case "year_of_plenty":
            return "plenty " + " ".join(d["cards"])
        case "maritime":
            trade = cast("BankTrade", d)
            return f"trade {trade['rate']} {trade['give']} for {trade['get']}"
        case "discard":
            return f"{d['seat']}: discard {d['resource']}"
        case "accept" | "decline":
            return f"{d['seat']}: {d['type']}"
        case "offer":
            to = ",".join(map(str, d["to"])) or "nobody"
            return f"offer {cards_text(d['give'])} for {cards_text(d['want'])} to {to}"
        case "counter":
            return f"{d['seat']}: counter {cards_text(d['give'])} for {cards_text(d['want'])}"
        case "dice":
            return f"dice {d['dice'][0]} {d['dice'][1]}"
        case "hex":
            return f"hex {d['hex']} {d['terrain']}"
        case "harbour":
            return f"harbour {d['hex']}/{d['side']} {d['trade']}"
    words = [d["type"].replace("_", "-"), *(str(value) for key, value in d.items() if key != "type")]
    return " ".join(words)


def parse_action(game: Catan, text: str) -> int:
    """The action that a text means here; raises BadNotation."""
    try:
        description = _parse(game, text.strip())
        return _encode(game, description["type"], description)
    except _UNREADABLE as error:
        raise BadNotation("catan.notation.action", text=text[:LINE_ECHO_MAX]) from error


def _parse(game: Catan, text: str) -> CatanAction:
    head, colon, rest = text.partition(":")
    if colon and is_number(head):
        return _parse_answer(int(head), rest.strip())
    word, _, rest = text.partition(" ")
    kind = word.replace("-", "_")
    words = rest.split()
    if kind == "offer":
        sides, _, to = rest.rpartition(" to ")
        asked = [seat for seat in range(game.players) if seat != game.turn] if to == "all" else _numbers(to)
        give_cards, want_cards = _parse_sides(sides)
        return {"type": "offer", "give": give_cards, "want": want_cards, "to": asked}
    if kind == "trade":
        n, give, link, get = words
        if link != "for":
            raise ValueError(text)
        return _bank_trade({"type": "maritime", "give": give, "rate": int(n), "get": get})
    if kind == "plenty":
        return {"type": "year_of_plenty", "cards": words}
    if kind == "dice":
        return {"type": "dice", "dice": [int(n) for n in words]}
    if kind == "hex":
        return {"type": "hex", "hex": words[0], "terrain": words[1]}
    if kind == "harbour":
        place = DATA["harbours"][game.step]
        if words[0] != f"{place['hex']}/{place['side']}":
            raise ValueError(text)
        return {"type": "harbour", "trade": words[1]}
    if kind in _BARE and not words:
        return {"type": kind}
    if kind in _CHOICES and len(words) == 1:
        return cast("CatanAction", {"type": kind, _CHOICES[kind][1]: words[0]})
    if kind in _SEATS and len(words) == 1:
        return cast("CatanAction", {"type": kind, _SEATS[kind][1]: int(words[0])})
    raise ValueError(text)


def _parse_answer(seat: int, text: str) -> CatanAction:
    word, _, rest = text.partition(" ")
    if word in ("accept", "decline") and not rest:
        return {"type": word, "seat": seat}
    if word == "discard":
        return {"type": word, "seat": seat, "resource": rest}
    if word == "counter":
        give, want = _parse_sides(rest)
        return {"type": word, "seat": seat, "give": give, "want": want}
    raise ValueError(text)


def _parse_sides(text: str) -> tuple[dict[str, int], dict[str, int]]:
    give, link, want = text.partition(" for ")
    if not link:
        raise ValueError(text)
    return parse_cards(give), parse_cards(want)


def _numbers(text: str) -> list[int]:
    return [] if text == "nobody" else [int(n) for n in text.split(",")]
