"""Catan's moves in words: places go by the land, the number tokens and the harbour around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tilefolk.core.locale import Localizer
from tilefolk.games.catan.geometry import GEOMETRY

PLAIN = {
    "roll": "catan-roll",
    "end": "catan-end",
    "buy": "move-buy",
    "accept": "offer-accept",
    "decline": "offer-decline",
    "withdraw": "offer-withdraw",
}
"""What needs no parts to be told."""
PATH_INLAND, INTERSECTION_INLAND = 2, 3
"""With so many hexes around, a place does not lie at the coast."""


def move_words(
    words: Localizer, seen: Mapping[str, Any], move: Mapping[str, Any], names: Sequence[str]
) -> str:
    """An action at the table that is seen."""
    match move:
        case {"type": "road" | "settlement" | "city" as build, "at": at}:
            return words.text("place-build", build=build, at=place_name(words, seen, at))
        case {"type": "robber", "hex": place}:
            return words.text("place-robber", at=hex_name(words, seen, place))
        case {"type": "rob", "victim": seat}:
            return words.text("rob-from", name=names[seat])
        case {"type": "deal", "partner": seat}:
            return words.text("move-deal", name=names[seat])
        case {"type": "discard", "resource": resource}:
            return words.text("discard-one", resource=_resource(words, resource))
        case {"type": "offer" | "counter" as kind, "give": give, "want": want}:
            return words.text(
                f"move-{kind}", give=words.goods("catan", give), want=words.goods("catan", want)
            )
        case {"type": "maritime", "give": give, "get": get, "rate": rate}:
            return words.text("trade-sea", rate=rate, give=_resource(words, give), get=_resource(words, get))
    kind = move["type"]
    if kind in PLAIN:
        return words.text(PLAIN[kind])
    named = move.get("cards") or [move["resource"]] if kind in ("year_of_plenty", "monopoly") else []
    said = words.list(_resource(words, resource) for resource in named)
    return words.text("move-card", card=words.text(f"catan-card-{kind}"), named=said, count=len(named))


def place_name(words: Localizer, seen: Mapping[str, Any], place: str) -> str:
    """An intersection or a path as people point at it."""
    is_path = "/" in place
    if is_path:
        ends = set(GEOMETRY.path_ends[GEOMETRY.path_id(place)])
    else:
        ends = {GEOMETRY.intersection_id(place)}
    around = [
        name
        for name, corners in zip(GEOMETRY.hexes, GEOMETRY.hex_intersections, strict=True)
        if ends <= set(corners)
    ]
    land = words.list(hex_name(words, seen, name) for name in around)
    if len(around) < (PATH_INLAND if is_path else INTERSECTION_INLAND):
        side = place.rpartition("/" if is_path else ".")[2] if len(around) == 1 else ""
        land = words.text("place-coast", land=land, side=side)
    trades = [
        harbour["trade"]
        for harbour, shore in zip(seen["harbours"], GEOMETRY.harbour_ends, strict=True)
        if not is_path and ends <= set(shore)
    ]
    return ", ".join([land, *(words.text(f"catan-trade-{trade}") for trade in trades if trade)])


def hex_name(words: Localizer, seen: Mapping[str, Any], name: str) -> str:
    """A hex by its land and number token: "pasture 8"."""
    found = next(one for one in seen["hexes"] if one["id"] == name)
    land = words.text(f"catan-terrain-{found['terrain'] or 'desert'}")
    return f"{land} {found['token']}" if found["token"] else land


def _resource(words: Localizer, resource: str) -> str:
    return words.text(f"catan-resource-{resource}")
