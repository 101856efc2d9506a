"""Actions as JSON and as text: ``road A2/B2``, ``offer 1 wood for 1 ore to 1,2``, ``2: discard wool``.

Both go through one description, a small dictionary with ``type`` and parts, so that what a client
sends, what a person types and what a record holds are the same thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tilefolk.core.errors import BadNotation
from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.rules import Catan
from tilefolk.games.catan.words import (
    CARDS,
    RESOURCES,
    TERRAINS,
    TRADES,
    make,
    make_counter,
    make_offer,
    seats_of,
    side_cards,
    tag_and_payload,
)

Description = dict[str, Any]

_BARE = {
    "roll": t.ACT_ROLL,
    "end": t.ACT_END,
    "buy": t.ACT_BUY,
    "knight": t.ACT_KNIGHT,
    "road_building": t.ACT_ROAD_BUILDING,
    "withdraw": t.ACT_WITHDRAW,
}
# type: (tag, name of the part, the words it takes)
_CHOICES: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "road": (t.ACT_ROAD, "at", GEOMETRY.paths),
    "settlement": (t.ACT_SETTLEMENT, "at", GEOMETRY.intersections),
    "city": (t.ACT_CITY, "at", GEOMETRY.intersections),
    "robber": (t.ACT_ROBBER, "hex", GEOMETRY.hexes),
    "monopoly": (t.ACT_MONOPOLY, "resource", RESOURCES),
    "stolen": (t.ACT_STOLEN, "resource", RESOURCES),
    "card": (t.ACT_CARD, "card", CARDS),
    "tokens": (t.ACT_CORNER, "from", tuple(GEOMETRY.hexes[spiral[0]] for spiral in GEOMETRY.spirals)),
}
_SEATS = {
    "rob": (t.ACT_ROB, "victim"),
    "deal": (t.ACT_DEAL, "partner"),
    "accept": (t.ACT_ACCEPT, "seat"),
    "decline": (t.ACT_DECLINE, "seat"),
    "first": (t.ACT_FIRST, "seat"),
}
_BARE_OF = {tag: name for name, tag in _BARE.items()}
_CHOICE_OF = {tag: (name, part, words) for name, (tag, part, words) in _CHOICES.items()}
_SEAT_OF = {tag: (name, part) for name, (tag, part) in _SEATS.items()}


def describe(game: Catan, action: int) -> Description:
    """The action as JSON: ``type`` and its parts."""
    tag, payload = tag_and_payload(action)
    if tag in _BARE_OF and payload == 0:
        return {"type": _BARE_OF[tag]}
    if tag in _CHOICE_OF and payload < len(_CHOICE_OF[tag][2]):
        name, part, words = _CHOICE_OF[tag]
        return {"type": name, part: words[payload]}
    if tag in _SEAT_OF and payload < game.players:
        name, part = _SEAT_OF[tag]
        return {"type": name, part: payload}
    if tag in _OTHERS:
        try:
            return _OTHERS[tag](game, payload)
        except IndexError:
            pass
    raise BadNotation("catan.notation.number", text=str(action))


def _describe_offer(game: Catan, payload: int) -> Description:
    sides = _sides(payload)
    return {"type": "offer", **sides, "to": seats_of(payload >> t.WHO & 15)}


def _sides(payload: int) -> Description:
    return {"give": side_cards(payload & t.SIDE_MASK), "want": side_cards(payload >> t.WANT & t.SIDE_MASK)}


def _describe_plenty(game: Catan, payload: int) -> Description:
    one, other = payload >> 3, payload & 7
    return {
        "type": "year_of_plenty",
        "cards": [RESOURCES[one]] + ([] if other == t.NOTHING else [RESOURCES[other]]),
    }


def _describe_maritime(game: Catan, payload: int) -> Description:
    give, get = payload >> 3, payload & 7
    return {
        "type": "maritime",
        "give": RESOURCES[give],
        "rate": game.rate[game.turn * 5 + give],
        "get": RESOURCES[get],
    }


def _describe_harbour(game: Catan, payload: int) -> Description:
    place = DATA["harbours"][game.step]
    return {"type": "harbour", "hex": place["hex"], "side": place["side"], "trade": TRADES[payload]}


_OTHERS: dict[int, Callable[[Catan, int], Description]] = {
    t.ACT_PLENTY: _describe_plenty,
    t.ACT_MARITIME: _describe_maritime,
    t.ACT_DISCARD: lambda game, p: {"type": "discard", "seat": p >> 8, "resource": RESOURCES[p & 255]},
    t.ACT_OFFER: _describe_offer,
    t.ACT_COUNTER: lambda game, p: {"type": "counter", "seat": p >> t.WHO & 15, **_sides(p)},
    t.ACT_DICE: lambda game, p: {"type": "dice", "dice": [p >> 4, p & 15]},
    t.ACT_TERRAIN: lambda game, p: {"type": "hex", "hex": GEOMETRY.hexes[game.step], "terrain": TERRAINS[p]},
    t.ACT_HARBOUR: _describe_harbour,
}


def encode(game: Catan, description: Mapping[str, Any]) -> int:
    """The action that a description means; raises BadNotation."""
    kind = description.get("type")
    try:
        return _encode(game, str(kind), description)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadNotation("catan.notation.action", text=str(dict(description))[:80]) from error


def _encode(game: Catan, kind: str, parts: Mapping[str, Any]) -> int:
    if kind in _BARE:
        return make(_BARE[kind])
    if kind in _CHOICES:
        tag, part, words = _CHOICES[kind]
        return make(tag, words.index(parts[part]))
    if kind in _SEATS:
        tag, part = _SEATS[kind]
        return make(tag, _seat(parts[part]))
    match kind:
        case "year_of_plenty":
            cards = sorted(RESOURCES.index(name) for name in parts["cards"])
            one, other = (*cards, t.NOTHING) if len(cards) == 1 else cards
            return make(t.ACT_PLENTY, one << 3 | other)
        case "maritime":
            give, get = RESOURCES.index(parts["give"]), RESOURCES.index(parts["get"])
            if "rate" in parts and parts["rate"] != game.rate[game.turn * 5 + give]:
                raise ValueError(parts["rate"])
            return make(t.ACT_MARITIME, give << 3 | get)
        case "discard":
            return make(t.ACT_DISCARD, _seat(parts["seat"]) << 8 | RESOURCES.index(parts["resource"]))
        case "offer":
            return make_offer(parts["give"], parts["want"], [_seat(seat) for seat in parts["to"]])
        case "counter":
            return make_counter(_seat(parts["seat"]), parts["give"], parts["want"])
        case "dice":
            one, other = sorted(parts["dice"])
            if not 1 <= one <= other <= 6:
                raise ValueError(parts["dice"])
            return make(t.ACT_DICE, one << 4 | other)
        case "hex":
            if parts["hex"] != GEOMETRY.hexes[game.step]:
                raise ValueError(parts["hex"])
            return make(t.ACT_TERRAIN, TERRAINS.index(parts["terrain"]))
        case "harbour":
            return make(t.ACT_HARBOUR, TRADES.index(parts["trade"]))
    raise KeyError(kind)


def _seat(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 4:
        raise ValueError(value)
    return value


def action_name(game: Catan, action: int) -> str:
    """The action as a person would type it."""
    d = describe(game, action)
    match d["type"]:
        case "year_of_plenty":
            return "plenty " + " ".join(d["cards"])
        case "maritime":
            return f"trade {d['rate']} {d['give']} for {d['get']}"
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


def cards_text(cards: Mapping[str, int]) -> str:
    """``2 wood + 1 ore``, or ``nothing``."""
    return " + ".join(f"{n} {name}" for name, n in cards.items() if n) or "nothing"


def parse_cards(text: str) -> dict[str, int]:
    """``2 wood + 1 ore`` as a dictionary; raises BadNotation."""
    found: dict[str, int] = {}
    if text.strip() == "nothing":
        return found
    for part in text.split("+"):
        words = part.split()
        if len(words) == 1:
            words = ["1", *words]
        if len(words) != 2 or not _is_number(words[0]) or words[1] not in RESOURCES or words[1] in found:
            raise BadNotation("catan.notation.cards", text=text[:40])
        found[words[1]] = int(words[0])
    return found


def parse_action(game: Catan, text: str) -> int:
    """The action that a text means here; raises BadNotation."""
    try:
        return encode(game, _parse(game, text.strip()))
    except (IndexError, ValueError) as error:
        raise BadNotation("catan.notation.action", text=text[:80]) from error


def _parse(game: Catan, text: str) -> Description:
    head, colon, rest = text.partition(":")
    if colon and _is_number(head):
        return {"seat": int(head), **_parse_answer(rest.strip())}
    word, _, rest = text.partition(" ")
    kind = word.replace("-", "_")
    words = rest.split()
    if kind == "offer":
        sides, _, to = rest.rpartition(" to ")
        asked = [seat for seat in range(game.players) if seat != game.turn] if to == "all" else _numbers(to)
        return {"type": "offer", **_parse_sides(sides), "to": asked}
    if kind == "trade":
        n, give, link, get = words
        if link != "for":
            raise ValueError(text)
        return {"type": "maritime", "give": give, "rate": int(n), "get": get}
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
        return {"type": kind, _CHOICES[kind][1]: words[0]}
    if kind in _SEATS and len(words) == 1:
        return {"type": kind, _SEATS[kind][1]: int(words[0])}
    raise ValueError(text)


def _parse_answer(text: str) -> Description:
    word, _, rest = text.partition(" ")
    if word in ("accept", "decline") and not rest:
        return {"type": word}
    if word == "discard":
        return {"type": word, "resource": rest}
    if word == "counter":
        return {"type": word, **_parse_sides(rest)}
    raise ValueError(text)


def _parse_sides(text: str) -> Description:
    give, link, want = text.partition(" for ")
    if not link:
        raise ValueError(text)
    return {"give": parse_cards(give), "want": parse_cards(want)}


def _numbers(text: str) -> list[int]:
    return [] if text == "nobody" else [int(n) for n in text.split(",")]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
