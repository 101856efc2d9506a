"""Actions as words and numbers: the names used by notation, JSON, views and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tilefolk.core.errors import BadNotation
from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import DATA, GEOMETRY

RESOURCES: tuple[str, ...] = tuple(DATA["resources"])
TERRAINS: tuple[str, ...] = tuple(DATA["terrains"])
CARDS: tuple[str, ...] = tuple(DATA["cards"])
TRADES: tuple[str, ...] = (*RESOURCES, "any")
PHASES = (
    "lay_hexes",
    "lay_tokens",
    "lay_harbours",
    "draw_lots",
    "found_settlement",
    "found_road",
    "before_roll",
    "dice",
    "discard",
    "move_robber",
    "choose_victim",
    "theft",
    "main",
    "offer",
    "draw_card",
    "free_roads",
    "over",
)
ANSWERS = ("not_asked", "asked", "declined", "accepted", "countered")


def tag_and_payload(action: int) -> tuple[int, int]:
    """The kind of an action and its parameter (all lower bits of an offer)."""
    high = action >> t.OFFER_TAG
    if high:
        return high, action & ((1 << t.OFFER_TAG) - 1)
    return action >> t.TAG, action & ((1 << t.TAG) - 1)


def make(tag: int, payload: int = 0) -> int:
    """An ordinary action."""
    return tag << t.TAG | payload


def make_offer(give: Mapping[str, int], want: Mapping[str, int], to: Iterable[int]) -> int:
    """An offer of the player on turn to some seats.

    >>> hex(make_offer({"wood": 1}, {"ore": 2}, [1, 2]))
    '0x1e18400000000001'
    """
    who = 0
    for seat in to:
        who |= 1 << seat
    return t.ACT_OFFER << t.OFFER_TAG | who << t.WHO | side(want) << t.WANT | side(give)


def make_counter(seat: int, give: Mapping[str, int], want: Mapping[str, int]) -> int:
    """A counter-offer: what the seat gives and wants."""
    return t.ACT_COUNTER << t.OFFER_TAG | seat << t.WHO | side(want) << t.WANT | side(give)


def side(cards: Mapping[str, int]) -> int:
    """One side of a trade as a number; raises BadNotation for what no hand can hold."""
    packed = 0
    for name, n in cards.items():
        if name not in RESOURCES or not isinstance(n, int) or not 0 <= n <= 19:
            raise BadNotation("catan.notation.cards", text=f"{n} {name}"[:40])
        packed |= n << 5 * RESOURCES.index(name)
    return packed


def side_cards(packed: int) -> dict[str, int]:
    """One side of a trade as a dictionary of the resources in it."""
    return {name: packed >> 5 * i & 31 for i, name in enumerate(RESOURCES) if packed >> 5 * i & 31}


def counted(numbers: Sequence[int], names: Sequence[str] = RESOURCES) -> dict[str, int]:
    """Five counts with their names, zeros left out."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def all_counted(numbers: Sequence[int], names: Sequence[str] = RESOURCES) -> dict[str, int]:
    """Five counts with their names, zeros too."""
    return dict(zip(names, numbers, strict=True))


def intersections(mask: int) -> list[str]:
    """The names of a set of intersections."""
    return [name for i, name in enumerate(GEOMETRY.intersections) if mask >> i & 1]


def paths(low: int, high: int) -> list[str]:
    """The names of a set of paths."""
    return [name for i, name in enumerate(GEOMETRY.paths) if (low >> i if i < 36 else high >> (i - 36)) & 1]


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(4) if mask >> seat & 1]
