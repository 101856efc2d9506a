"""The engine's events in words, each for those who may know it (C5.2, C11.1)."""

from __future__ import annotations

from collections.abc import Callable

from tilefolk.core.events import Event
from tilefolk.core.values import Parts
from tilefolk.games.catan import names
from tilefolk.games.catan.actions import seats_of, side_cards
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.heaps import counted

Raw = tuple[int, ...]


def decode_events(raw: list[Raw]) -> list[Event]:
    """Raw numbers as events, in the order in which things happened."""
    return [_DECODERS[numbers[0]](numbers[1:]) for numbers in raw]


def _open(kind: str, make: Callable[[Raw], Parts]) -> Callable[[Raw], Event]:
    """An event that everybody sees."""
    return lambda n: Event(kind, make(n))


def _harbour(n: Raw) -> Parts:
    place = DATA["harbours"][n[0]]
    return {"hex": place["hex"], "side": place["side"], "trade": TRADES[n[1]]}


def _laid_aside(n: Raw) -> Event:
    """Only the seat itself sees what it lays aside, until all have chosen (C5.2)."""
    return Event("laid_aside", {"seat": n[0], "resource": RESOURCES[n[1]]}, audience=(n[0],))


def _stolen(n: Raw) -> Event:
    """Thief and victim know the card, the table only that one was taken (C11.1)."""
    public = {"thief": n[0], "victim": n[1]}
    return Event("stolen", {**public, "resource": RESOURCES[n[2]]}, audience=(n[0], n[1]), public=public)


def _bought(n: Raw) -> Event:
    """Only the buyer knows the card (C7.4)."""
    return Event("bought", {"seat": n[0], "card": CARDS[n[1]]}, audience=(n[0],), public={"seat": n[0]})


def _plenty(n: Raw) -> Parts:
    return {"seat": n[0], "resources": [RESOURCES[kind] for kind in n[1:3] if kind != names.NOTHING]}


def _monopoly(n: Raw) -> Parts:
    return {
        "seat": n[0],
        "resource": RESOURCES[n[1]],
        "given": [{"seat": seat, "count": k} for seat, k in enumerate(n[2:]) if k],
        "count": sum(n[2:]),
    }


def _sides(give: int, want: int) -> Parts:
    return {"give": side_cards(give), "want": side_cards(want)}


def _short(n: Raw) -> Parts:
    """C4.3: the one player concerned gets what is left, several get nothing."""
    found: Parts = {"resource": RESOURCES[n[0]], "lone": n[1] >= 0, "left": n[2]}
    return found | {"seat": n[1]} if n[1] >= 0 else found


def _longest_road(n: Raw) -> Event:
    """C9.2: taken by a player, or set aside."""
    if n[0] < 0:
        return Event("longest_road_set_aside", {})
    return Event("longest_road", {"seat": n[0], "length": n[1]})


def _maritime(n: Raw) -> Parts:
    return {"seat": n[0], "give": {RESOURCES[n[1]]: n[2]}, "get": {RESOURCES[n[3]]: 1}}


_DECODERS: dict[int, Callable[[Raw], Event]] = {
    names.EVENT_HEX: _open("hex", lambda n: {"hex": GEOMETRY.hexes[n[0]], "terrain": TERRAINS[n[1]]}),
    names.EVENT_TOKENS: _open("tokens", lambda n: {"from": GEOMETRY.hexes[n[0]]}),
    names.EVENT_HARBOUR: _open("harbour", _harbour),
    names.EVENT_FIRST: _open("first", lambda n: {"seat": n[0]}),
    names.EVENT_SETTLEMENT: _open(
        "settlement", lambda n: {"seat": n[0], "at": GEOMETRY.intersections[n[1]], "free": bool(n[2])}
    ),
    names.EVENT_ROAD: _open("road", lambda n: {"seat": n[0], "at": GEOMETRY.paths[n[1]], "free": bool(n[2])}),
    names.EVENT_CITY: _open("city", lambda n: {"seat": n[0], "at": GEOMETRY.intersections[n[1]]}),
    names.EVENT_INCOME: _open("income", lambda n: {"seat": n[0], "cards": counted(n[1:6])}),
    names.EVENT_SHORT: _open("short", _short),
    names.EVENT_ROLL: _open("roll", lambda n: {"seat": n[0], "dice": [n[1], n[2]], "sum": n[1] + n[2]}),
    names.EVENT_MUST_DISCARD: _open("must_discard", lambda n: {"seat": n[0], "count": n[1]}),
    names.EVENT_LAID_ASIDE: _laid_aside,
    names.EVENT_DISCARDED: _open("discarded", lambda n: {"seat": n[0], "cards": counted(n[1:6])}),
    names.EVENT_ROBBER: _open("robber", lambda n: {"seat": n[0], "hex": GEOMETRY.hexes[n[1]]}),
    names.EVENT_STOLEN: _stolen,
    names.EVENT_BOUGHT: _bought,
    names.EVENT_PLAYED: _open("played", lambda n: {"seat": n[0], "card": CARDS[n[1]]}),
    names.EVENT_YEAR_OF_PLENTY: _open("year_of_plenty", _plenty),
    names.EVENT_MONOPOLY: _open("monopoly", _monopoly),
    names.EVENT_MARITIME: _open("maritime", _maritime),
    names.EVENT_OFFER: _open("offer", lambda n: {"seat": n[0], "to": seats_of(n[1]), **_sides(n[2], n[3])}),
    names.EVENT_ACCEPTED: _open("accepted", lambda n: {"seat": n[0]}),
    names.EVENT_DECLINED: _open("declined", lambda n: {"seat": n[0]}),
    names.EVENT_COUNTERED: _open("countered", lambda n: {"seat": n[0], **_sides(n[1], n[2])}),
    names.EVENT_WITHDRAWN: _open("withdrawn", lambda n: {"seat": n[0]}),
    names.EVENT_DEAL: _open("deal", lambda n: {"seat": n[0], "partner": n[1], **_sides(n[2], n[3])}),
    names.EVENT_LONGEST_ROAD: _longest_road,
    names.EVENT_LARGEST_ARMY: _open("largest_army", lambda n: {"seat": n[0], "knights": n[1]}),
    names.EVENT_TURN: _open("turn", lambda n: {"seat": n[0], "turn": n[1]}),
    names.EVENT_DEAD: _open("dead", lambda n: {"turns": n[0]}),
    names.EVENT_WON: _open("won", lambda n: {"seat": n[0], "points": n[1], "victory_points": n[2]}),
}
